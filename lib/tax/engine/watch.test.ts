import { watchReads } from './watch';

const facts = () => ({
  status: 'single',
  spouse: null as { name: string } | null,
  taxpayer: { name: 'Ann', student: false, pension: undefined as number | undefined },
  jobs: [
    { wages: 100, codes: ['D'] },
    { wages: 200, codes: [] as string[] },
  ],
  list: [] as string[],
});

it('gives the values of what it stands for, and the same stand-in each time', () => {
  const target = facts();
  const { watched } = watchReads(target);
  expect(watched.jobs.map(({ wages }) => wages)).toEqual([100, 200]);
  expect(watched.jobs[1]).toBe(watched.jobs[1]);
  expect(JSON.stringify(watched)).toBe(JSON.stringify(target));
  expect({ ...watched.taxpayer }).toEqual(target.taxpayer);
});

it('tells what was read from what was not', () => {
  const { watched, hasRead } = watchReads(facts());
  expect(watched.taxpayer.student).toBe(false);
  expect(watched.jobs[0]?.codes.includes('D')).toBe(true);
  expect(hasRead('taxpayer.student')).toBe(true);
  expect(hasRead('taxpayer.name')).toBe(false);
  expect(hasRead('status')).toBe(false);
  expect(hasRead('jobs.0.codes')).toBe(true);
  expect(hasRead('jobs.0.wages')).toBe(false);
  expect(hasRead('jobs.1.wages')).toBe(false);
});

it('takes a look at what is absent as a look at everything that could stand there', () => {
  const { watched, hasRead } = watchReads(facts());
  expect(watched.spouse?.name).toBeUndefined();
  expect(watched.taxpayer.pension).toBeUndefined();
  expect('status' in watched).toBe(true);
  expect(hasRead('spouse.name')).toBe(true);
  expect(hasRead('taxpayer.pension')).toBe(true);
  expect(hasRead('status')).toBe(true);
});

it('takes a further item and the keys of a listed object as read', () => {
  const { watched, hasRead } = watchReads(facts());
  expect(hasRead('jobs.2.wages')).toBe(false);
  expect(watched.jobs).toHaveLength(2);
  expect(hasRead('jobs.2.wages')).toBe(true);
  expect(Object.keys(watched.taxpayer)).toHaveLength(3);
  expect(hasRead('taxpayer.name')).toBe(true);
  expect(hasRead('taxpayer.nickname')).toBe(true);
  expect(hasRead('list.0')).toBe(false);
  expect([...watched.list]).toEqual([]);
  expect(hasRead('list.0')).toBe(true);
});
