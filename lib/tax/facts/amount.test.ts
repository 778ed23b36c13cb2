import fc from 'fast-check';
import { centsOf } from './cents';
import { amount, signedAmount } from './amount';

describe('amount', () => {
  it('reads every amount of dollars and cents exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (cents) => {
        const sign = cents < 0 ? '-' : '';
        const digits = String(Math.abs(cents)).padStart(3, '0');
        const dollars = Number(`${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`);
        expect(centsOf(signedAmount.parse(dollars))).toBe(cents);
      }),
      { seed: 2024 },
    );
  });

  it('never holds a negative zero', () => {
    expect(Object.is(amount.parse(-0), 0)).toBe(true);
  });
});
