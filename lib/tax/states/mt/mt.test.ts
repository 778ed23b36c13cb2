import { commuter, mover, pay, stateReturn } from '../../testing/state-return';

type Facts = Parameters<typeof stateReturn>[1];
const totals = (given: Facts) => stateReturn('MT', given).totals;

describe('Montana', () => {
  it('taxes federal taxable income in two steps', () => {
    // 60,000 - 14,600 = 45,400: 20,500 x 4.7 percent = 963.50; 24,900 x 5.9 percent = 1,469.10.
    expect(totals({ w2s: [pay('MT', 60_000, 2_500)] })).toMatchObject({
      stateTaxableIncome: 45_400,
      stateTaxBeforeCredits: 2_433,
      refund: 67,
    });
  });

  it.each([
    [35_100, 964],
    [35_200, 969],
  ])('begins the second step at 20,500: %d', (wages, tax) => {
    expect(totals({ w2s: [pay('MT', wages)] }).stateTaxBeforeCredits).toBe(tax);
  });

  it('taxes long-term gains at 3 and 4.1 percent', () => {
    // Wages 24,600: 10,000 x 4.7 percent = 470; gain 20,000: 10,500 x 3 percent = 315, 9,500 x 4.1 percent = 389.50.
    expect(
      totals({
        w2s: [pay('MT', 24_600)],
        sales: [{ acquired: '2020-01-01', sold: '2024-03-01', proceeds: 30_000, basis: 10_000 }],
      }).stateTaxBeforeCredits,
    ).toBe(1_175);
  });

  it('subtracts 5,500 from 65 on', () => {
    const retirement = [{ grossDistribution: 60_000, taxableAmount: 60_000 }];
    const income = (dateOfBirth: string) =>
      totals({ taxpayer: { dateOfBirth }, retirement }).stateTaxableIncome;
    // The federal deduction is 16,550 and 14,600.
    expect(income('1959-12-31')).toBe(37_950);
    expect(income('1960-06-15')).toBe(45_400);
  });

  it('adds the business deduction back', () => {
    // Profit 50,000: self-employment tax 7,065, half 3,533; 46,467 - 14,600.
    expect(
      totals({ businesses: [{ id: 'b', name: 'Shop', income: { other: 50_000 } }] }).stateTaxableIncome,
    ).toBe(31_867);
  });

  it('adds state income tax back as far as itemizing gained', () => {
    const taxable = (interest: number) =>
      totals({
        w2s: [pay('MT', 100_000, 4_000)],
        itemized: { mortgages: [{ interest, balance: 300_000, originated: '2020-01-01' }] },
      }).stateTaxableIncome;
    // 20,000 + 4,000: all of the 4,000 back. 12,000 + 4,000: back to the standard deduction of 14,600.
    expect(taxable(20_000)).toBe(80_000);
    expect(taxable(12_000)).toBe(85_400);
  });

  it('pays older renters and owners', () => {
    const credit = (pension: number) =>
      totals({
        taxpayer: { dateOfBirth: '1955-06-15' },
        retirement: [{ grossDistribution: pension, taxableAmount: pension }],
        homes: [{ state: 'MT', use: 'rent', rent: 6_000, months: 12 }],
      }).stateRefundableCredits;
    // Rent counts for 900. 14,000 - 12,600 = 1,400: nothing off. 15,600: 3,000 x 1.6 percent = 48.
    expect(credit(14_000)).toBe(900);
    expect(credit(15_600)).toBe(852);
    // From 35,000 on 40 percent: 900 - 22,400 x 5 percent is below zero.
    expect(credit(35_000)).toBe(0);
  });

  it('takes the Montana ratio for part of a year and for nonresidents', () => {
    // 80,000: 65,400: 963.50 + 44,900 x 5.9 percent = 3,612.60, rounded 3,613.
    const found = stateReturn('MT', mover('MT', 40_000, 40_000));
    expect(found.kind).toBe('partYear');
    expect(found.totals.stateTaxBeforeCredits).toBe(1_807);
    expect(totals(commuter('MT', 20_000, 80_000)).stateTaxBeforeCredits).toBe(903);
  });

  it('credits the tax of another state up to its own', () => {
    // 2,433 x 12,000 / 60,000 = 487.
    const after = (taxAfterCredits: number) =>
      totals({
        w2s: [pay('MT', 60_000)],
        otherStateTaxes: [{ state: 'ID', income: 12_000, taxAfterCredits }],
      }).stateTaxAfterNonrefundableCredits;
    expect(after(300)).toBe(2_133);
    expect(after(600)).toBe(1_946);
  });
});
