import { counted, share, startEffort, timer, workOf } from './effort';
import { type Engine } from './engine';
import { newGray } from './gray';

const later = () => performance.now() + 60_000;
const nobody = () => undefined;

/** A machine on which everything takes its hundredfold of processor time. */
beforeEach(() => {
  let taken = 0;
  jest.spyOn(process, 'cpuUsage').mockImplementation(() => ({ user: (taken += 1e9), system: 0 }));
});
afterEach(() => jest.restoreAllMocks());

test('the same picture may be looked at as often on a busy machine', async () => {
  const effort = startEffort();
  const hasTime = timer(effort, { work: 1000, more: 500, latest: later() }, nobody);
  const engine: Engine = { read: () => Promise.resolve([]), stop: () => Promise.resolve() };
  const { read } = counted(engine, effort);
  const piece = newGray(200, 40);
  let looks = 0;
  for (; hasTime(false); looks += 1) await read(piece, 'line');
  expect(looks).toBe(Math.ceil(1000 / workOf.looking(piece)));
  expect(looks).toBeGreaterThan(15);
  // What has shown itself to be a form goes on.
  expect(hasTime(true)).toBe(true);
  while (hasTime(true)) await read(piece, 'line');
  expect(effort.done()).toBeGreaterThanOrEqual(1500);
});

test('only the clock, and not the work, makes a reading a hurried one', () => {
  const heard: string[] = [];
  const effort = startEffort();
  const late = timer(effort, { work: 1000, more: 0, latest: performance.now() - 1 }, () =>
    heard.push('clock'),
  );
  expect(late(false)).toBe(false);
  expect(heard).toEqual(['clock']);
  const done = timer(effort, { work: 1000, more: 0, latest: performance.now() - 1 }, () =>
    heard.push('work'),
  );
  effort.count(1000);
  expect(done(true)).toBe(false);
  expect(heard).toEqual(['clock']);
});

test('each page gets its share of the work, and the last one what is left', () => {
  const effort = startEffort();
  const next = share(effort, { work: 3000, latest: later() }, 3, nobody);
  const taken = [1, 2, 3].map(() => {
    const before = effort.done();
    for (const hasTime = next(); hasTime(false);) effort.count(10);
    return effort.done() - before;
  });
  expect(taken).toEqual([1500, 1130, 370]);
});

test('a larger sheet costs more, and a picture without print costs its look', () => {
  expect(workOf.preparing(newGray(1000, 1000), newGray(2000, 2000))).toBeGreaterThan(
    workOf.preparing(newGray(1000, 1000), undefined),
  );
  expect(workOf.preparing(newGray(1000, 1000), undefined)).toBeGreaterThan(0);
});

test('a page of text costs its words and its drawing, whatever the processor says', () => {
  const effort = startEffort(0);
  effort.count(workOf.words(400));
  effort.count(workOf.drawing(3000));
  expect(effort.done()).toBeCloseTo(63, 6);
});
