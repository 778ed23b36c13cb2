// How much of a long test runs: `npm test` takes a share of its cases, `npm run test:deep` all of them. The share is the
// same in every run, but for a part that is drawn anew: scripts/test.mjs prints the seed, TEST_SEED repeats it.
import fc from 'fast-check';

/** Whether every case is to run (`npm run test:deep`). */
export const isDeep = process.env.TEST_DEPTH === 'deep';

/** The seed of every case that is the same in each run. */
const fixedSeed = 2024;

/** The seed of this run's own cases; without one, as when a single file runs, there are none. */
const freshSeed = /^\d+$/.test(process.env.TEST_SEED ?? '') ? Number(process.env.TEST_SEED) : null;

const tenth = (count: number) => Math.max(1, Math.ceil(count / 10));

/** A test of the deep run alone: the usual run has another test of the same thing, with less around it. */
export function testDeep(name: string, check: () => Promise<void>): void {
  if (isDeep) test(name, check);
}

/** How many of `full` generated cases run here: all of them, or a tenth. */
export const countShare = (full: number): number => (isDeep ? full : tenth(full));

/**
 * Holds a property against generated cases.
 * @param full how many cases the deep run draws; the usual run draws a tenth with the fixed seed, and a tenth of that
 *   with the seed of the run
 * @throws where a case breaks the property; fast-check names the seed and the case
 */
export function assertShare<Ts>(property: fc.IRawProperty<Ts, false>, full: number): void {
  fc.assert(property, { seed: fixedSeed, numRuns: countShare(full), endOnFailure: true });
  if (freshSeed !== null)
    fc.assert(property, { seed: freshSeed, numRuns: tenth(countShare(full)), endOnFailure: true });
}

/** Generated values, as many as {@link assertShare} would hold a property against. */
export function sampleShare<T>(arbitrary: fc.Arbitrary<T>, full: number): T[] {
  const fixed = fc.sample(arbitrary, { seed: fixedSeed, numRuns: countShare(full) });
  if (freshSeed === null) return fixed;
  return [...fixed, ...fc.sample(arbitrary, { seed: freshSeed, numRuns: tenth(countShare(full)) })];
}

/**
 * One of several ways to make each case of a list, in turn, so that the usual run has every case and every way; all of them
 * in the deep run, where every case is made in every way.
 * @param ways the ways, in an order that doesn't change from run to run
 * @param at the position of the case; the seed of the run moves it
 */
export function inTurn<T>(ways: readonly T[], at: number): T[] {
  return isDeep ? [...ways] : ways.filter((_, way) => way === (at + (freshSeed ?? 0)) % ways.length);
}

/**
 * The cases of a list that run here.
 * @param cases all of them, in an order that doesn't change from run to run
 * @param every one in how many always runs in the usual run: 10 unless told otherwise
 * @returns all in the deep run; otherwise each `every`-th, and a tenth as many others that the seed of the run picks
 */
export function share<T>(cases: readonly T[], every = 10): T[] {
  if (isDeep) return [...cases];
  const isFixed = (index: number) => index % every === 0;
  const fixed = cases.filter((_, index) => isFixed(index));
  const others = cases.filter((_, index) => !isFixed(index));
  if (freshSeed === null || others.length === 0) return fixed;
  const count = tenth(fixed.length);
  const drawn = fc.sample(fc.constantFrom(...others), { seed: freshSeed, numRuns: count });
  return [...fixed, ...new Set(drawn)];
}
