import fc from 'fast-check';
import { assertShare, countShare, isDeep } from '@/tests/setup/share';
import { calculateReturn } from './calculate-return';
import { explainLine } from './explain-line';
import { parseReturn } from './facts/parse-return';
import { anyReturn } from './testing/any-return';
import { anyInput } from './testing/any-input';

const cases = 10_000;
const longestMs = 2_000;

/** Places of numbers that no line may hold. */
const findBadNumbers = (value: unknown, path = ''): string[] => {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => findBadNumbers(part, `${path}.${key}`));
};

/** Reads, computes and explains one input; says how it ended. */
function run(raw: unknown, pick: number): 'error' | 'refused' | 'computed' {
  const parsed = parseReturn(raw);
  if (!parsed.ok) {
    expect(parsed.issues.length).toBeGreaterThan(0);
    const isGroup = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
    for (const { path, message } of parsed.issues)
      expect([message !== '', path !== '' || !isGroup || '' in raw]).toEqual([true, true]);
    return 'error';
  }
  const { lines, refund, owed, problems } = calculateReturn(parsed.facts);
  if (refund === null || owed === null) {
    expect(lines).toEqual({});
    const named = problems.filter(({ path, message }) => path !== '' && message.length > 20);
    expect(named.length).toBeGreaterThan(0);
    return 'refused';
  }
  expect(findBadNumbers({ lines, refund, owed })).toEqual([]);
  const places = Object.entries(lines).flatMap(([form, copies]) =>
    [copies].flat().flatMap((copy, i) => Object.keys(copy).map((line) => ({ form, line, copy: i }))),
  );
  const place = places[pick % places.length];
  if (!place) throw new Error('A computed return has lines');
  const explained = explainLine(parsed.facts, place.form, place.line, place.copy);
  const found = [lines[place.form] ?? []].flat()[place.copy];
  expect([place, explained?.value]).toEqual([place, found?.[place.line]]);
  return 'computed';
}

describe('any input', () => {
  it('ends in a result or a clear error', () => {
    const ends = { error: 0, refused: 0, computed: 0 };
    let slowest = 0;
    assertShare(
      fc.property(fc.oneof({ weight: 2, arbitrary: anyInput }, anyReturn), fc.nat(), (raw, pick) => {
        // Computing time, not the clock's: others may have the machine meanwhile.
        const start = process.cpuUsage();
        ends[run(raw, pick)]++;
        const { user, system } = process.cpuUsage(start);
        slowest = Math.max(slowest, (user + system) / 1000);
        expect(slowest).toBeLessThan(longestMs);
      }),
      cases,
    );
    if (isDeep) process.stdout.write(`fuzz: ${JSON.stringify(ends)}, slowest ${slowest.toFixed(0)} ms\n`);
    // The three ends are all met, or the generator has stopped being worth its time.
    expect(Math.min(ends.error, ends.refused, ends.computed)).toBeGreaterThan(countShare(cases) / 50);
  }, 1_800_000);
});
