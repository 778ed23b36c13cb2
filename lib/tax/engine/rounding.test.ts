import fc from 'fast-check';
import { roundHalfUp, roundToPlaces } from './rounding';

/** numerator / denominator rounded half away from zero, in exact arithmetic. */
function exactHalfUp(numerator: bigint, denominator: bigint): number {
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = Number((size * 2n + denominator) / (denominator * 2n));
  return numerator < 0n ? 0 - rounded : rounded;
}

describe('roundHalfUp', () => {
  it.each([
    [0.5, 1],
    [1.49, 1],
    [2.5, 3],
    [-1.5, -2],
    [-1.49, -1],
    [1.005 * 100, 101],
    [0.1 * 11_600, 1_160],
  ])('rounds %d to %d', (from, to) => expect(roundHalfUp(from)).toBe(to));

  it('gives no negative zero', () => {
    expect(Object.is(roundHalfUp(-0.2), 0)).toBe(true);
    expect(Object.is(roundHalfUp(-0), 0)).toBe(true);
  });

  it('is exact for whole dollars times a rate with up to four decimals', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }),
        fc.integer({ min: 1, max: 9_999 }),
        (dollars, tenThousandths) => {
          const exact = exactHalfUp(BigInt(dollars) * BigInt(tenThousandths), 10_000n);
          expect(roundHalfUp(dollars * (tenThousandths / 10_000))).toBe(exact);
        },
      ),
      { seed: 2024, numRuns: 5_000 },
    );
  });

  it('is exact at the half of a dollar', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(1, 2, 4, 5, 8, 20), (n, parts) => {
        // n + 1/2 dollars, reached through a share that binary numbers can't hold exactly.
        const share = (n + 0.5) / (parts * 0.7);
        expect(roundHalfUp(share * parts * 0.7)).toBe(n + 1);
      }),
      { seed: 2024, numRuns: 2_000 },
    );
  });
});

describe('roundToPlaces', () => {
  it.each([
    [5_000 / 15_000, 0.333],
    [10_000 / 15_000, 0.667],
    [0.0005, 0.001],
    [0.9994, 0.999],
  ])('rounds %d to %d', (from, to) => expect(roundToPlaces(from, 3)).toBe(to));
});
