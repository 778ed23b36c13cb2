import { allYearIn, calculateForTest, movedInJuly, wagesIn, withheldIn } from '../shared/calculate-for-test';

const totalsOf = (facts: Record<string, unknown>) => {
  const { totals, problems } = calculateForTest('WV', { residency: allYearIn('WV'), ...facts });
  expect(problems).toEqual([]);
  return totals;
};
const pension = (amount: number) => [
  { grossDistribution: amount, taxableAmount: amount, planKind: 'privateEmployer' },
];

describe('West Virginia', () => {
  it('takes the tax from the table', () => {
    // 48,000: 236 + 472.50 + 531 + (48,050 - 40,000) x 4.72% = 1,619.46
    expect(totalsOf({ w2s: [wagesIn('WV', 50_000)] }).stateTaxBeforeCredits).toBe(1_619);
  });

  it('leaves out all Social Security up to $50,000 and 35% of it above', () => {
    const retiree = (amount: number) =>
      totalsOf({
        taxpayer: { dateOfBirth: '1961-06-15' },
        retirement: pension(amount),
        socialSecurity: [{ netBenefits: 10_000 }],
      }).stateAgi;
    expect(retiree(40_000)).toBe(40_000);
    // 45,000 + 8,500 x 65%
    expect(retiree(45_000)).toBe(50_525);
  });

  it('deducts all contributions to its college savings program', () => {
    const education529 = [{ owner: 'taxpayer', state: 'WV', contributed: 12_000 }];
    expect(totalsOf({ w2s: [wagesIn('WV', 50_000)], education529 }).stateAgi).toBe(38_000);
  });

  it('deducts $8,000 from age 65', () => {
    const income = (dateOfBirth: string) =>
      totalsOf({ taxpayer: { dateOfBirth }, retirement: pension(40_000) }).stateAgi;
    expect(income('1960-01-01')).toBe(32_000);
    expect(income('1960-01-02')).toBe(40_000);
  });

  it('takes the tax off up to the poverty guideline, a tenth less above', () => {
    const tax = (wages: number) =>
      totalsOf({ w2s: [wagesIn('WV', wages)] }).stateTaxAfterNonrefundableCredits;
    expect(tax(15_060)).toBe(0);
    // 13,061: 236 + 3,050 x 3.15% = 332; 90% off
    expect(tax(15_061)).toBe(33);
  });

  it('pays back property tax over 4% of income and tax on vehicles', () => {
    const credit = (wages: number, propertyTax: number) =>
      totalsOf({
        w2s: [wagesIn('WV', wages)],
        homes: [{ state: 'WV', use: 'own', propertyTax }],
      }).stateRefundableCredits;
    expect(credit(40_000, 2_000)).toBe(400);
    expect(credit(40_000, 3_000)).toBe(1_000);
    // Three times the poverty guideline of one person
    expect(credit(45_180, 2_500)).toBe(693);
    expect(credit(45_181, 2_500)).toBe(0);
    const vehicles = { WV: { motorVehicleTax: [{ county: 'Kanawha', amount: 250 }] } };
    expect(totalsOf({ w2s: [wagesIn('WV', 50_000)], states: vehicles }).stateRefundableCredits).toBe(250);
  });

  it('taxes movers and nonresidents on their share of the whole tax', () => {
    const mover = calculateForTest('WV', {
      residency: movedInJuly('WV', 'TX'),
      w2s: [
        wagesIn('WV', 30_000, { firstDay: '2024-01-01', lastDay: '2024-06-30' }),
        wagesIn('TX', 30_000, { firstDay: '2024-07-01', lastDay: '2024-12-31' }),
      ],
    });
    // On 58,000: 2,091; half of it
    expect(mover.totals.stateTaxBeforeCredits).toBe(1_046);
    const nonresident = calculateForTest('WV', {
      residency: allYearIn('TX'),
      w2s: [wagesIn('WV', 20_000), wagesIn('TX', 30_000)],
    });
    // 1,619 x 0.4
    expect(nonresident.totals.stateTaxBeforeCredits).toBe(648);
    const neighbor = calculateForTest('WV', { residency: allYearIn('OH'), w2s: [withheldIn('WV', 50_000)] });
    expect(neighbor.totals.stateTaxBeforeCredits).toBe(0);
  });

  it('credits the tax of another state up to its own on that income', () => {
    const after = (taxAfterCredits: number) =>
      totalsOf({
        w2s: [wagesIn('WV', 50_000)],
        otherStateTaxes: [{ state: 'NC', income: 20_000, taxAfterCredits }],
      }).stateTaxAfterNonrefundableCredits;
    expect(after(1_000)).toBe(1_619 - 648);
    expect(after(500)).toBe(1_119);
  });
});
