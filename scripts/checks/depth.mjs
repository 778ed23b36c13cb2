// How much of each long test runs (tests/setup/share.ts): told to the tests by two variables of the environment.
import { randomInt } from 'node:crypto';

/**
 * Sets what every test of this run reads, and says how to run the same cases again.
 * @param {boolean} isDeep whether all cases run, as in `npm run test:deep`
 */
export function setDepth(isDeep) {
  if (isDeep) process.env.TEST_DEPTH = 'deep';
  process.env.TEST_SEED ??= String(randomInt(1, 2 ** 31 - 1));
  console.log(`This run's own cases have TEST_SEED=${process.env.TEST_SEED}`);
}
