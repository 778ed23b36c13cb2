import { allYearIn, calculateForTest, movedInJuly, wagesIn } from '../shared/calculate-for-test';

const totalsOf = (facts: Record<string, unknown>) => {
  const { totals, problems } = calculateForTest('SC', { residency: allYearIn('SC'), ...facts });
  expect(problems).toEqual([]);
  return totals;
};

describe('South Carolina', () => {
  it('starts from federal taxable income and takes the tax from the table', () => {
    const totals = totalsOf({ w2s: [wagesIn('SC', 50_000)] });
    // 416.10 + (35,450 - 17,330) x 6.2% = 1,539.54
    expect(totals.stateTaxableIncome).toBe(35_400);
    expect(totals.stateTaxBeforeCredits).toBe(1_540);
  });

  it('counts a child under 6 twice', () => {
    const family = (dateOfBirth: string) =>
      totalsOf({
        filingStatus: 'hoh',
        dependents: [{ dateOfBirth, relationship: 'child', monthsInHome: 12 }],
        w2s: [wagesIn('SC', 60_000)],
      }).stateTaxableIncome;
    // 60,000 - 21,900 - 4,790, and 4,790 again
    expect(family('2018-12-31')).toBe(33_310);
    expect(family('2019-01-01')).toBe(28_520);
  });

  it('deducts $15,000 from age 65, with the retirement deduction in it', () => {
    const retiree = (dateOfBirth: string) =>
      totalsOf({
        taxpayer: { dateOfBirth },
        retirement: [{ grossDistribution: 40_000, taxableAmount: 40_000, planKind: 'privateEmployer' }],
      }).stateTaxableIncome;
    // 40,000 - 16,550 - 15,000; 40,000 - 14,600 - 3,000
    expect(retiree('1960-01-01')).toBe(8_450);
    expect(retiree('1960-01-02')).toBe(22_400);
  });

  it('deducts 44% of net long-term gain', () => {
    const sales = [
      { acquired: '2020-02-01', sold: '2024-09-03', term: 'long', proceeds: 11_000, basis: 1_000 },
    ];
    // 45,400 - 4,400
    expect(totalsOf({ w2s: [wagesIn('SC', 50_000)], sales }).stateTaxableIncome).toBe(41_000);
  });

  it('adds state income tax back up to what itemizing deducts over the standard deduction', () => {
    const itemizer = (interest: number) =>
      totalsOf({
        w2s: [
          {
            wages: 80_000,
            socialSecurityWages: 80_000,
            medicareWages: 80_000,
            states: [{ state: 'SC', wages: 80_000, withholding: 3_000 }],
          },
        ],
        itemized: { mortgages: [{ interest, balance: 300_000, originated: '2019-05-01' }] },
      }).stateTaxableIncome;
    // 80,000 - 23,000 + 3,000; 80,000 - 16,000 + 1,400
    expect(itemizer(20_000)).toBe(60_000);
    expect(itemizer(13_000)).toBe(65_400);
  });

  it('gives couples with two jobs 0.7% of the smaller one', () => {
    const totals = totalsOf({
      filingStatus: 'mfj',
      spouse: { dateOfBirth: '1981-06-15' },
      w2s: [wagesIn('SC', 60_000), wagesIn('SC', 20_000, { owner: 'spouse' })],
    });
    expect((totals.stateTaxBeforeCredits ?? 0) - (totals.stateTaxAfterNonrefundableCredits ?? 0)).toBe(140);
  });

  it('shares deductions out for movers and nonresidents', () => {
    const mover = calculateForTest('SC', {
      residency: movedInJuly('SC', 'TX'),
      w2s: [
        wagesIn('SC', 30_000, { firstDay: '2024-01-01', lastDay: '2024-06-30' }),
        wagesIn('TX', 30_000, { firstDay: '2024-07-01', lastDay: '2024-12-31' }),
      ],
    });
    // 30,000 - 14,600 x 0.5
    expect(mover.totals.stateTaxableIncome).toBe(22_700);
    const nonresident = calculateForTest('SC', {
      residency: allYearIn('TX'),
      w2s: [wagesIn('SC', 20_000), wagesIn('TX', 30_000)],
    });
    // 20,000 - 14,600 x 0.4 = 14,160; (14,150 - 3,460) x 3% = 320.70
    expect(nonresident.totals.stateTaxableIncome).toBe(14_160);
    expect(nonresident.totals.stateTaxBeforeCredits).toBe(321);
  });

  it('credits the tax of another state up to its own on that income', () => {
    const after = (taxAfterCredits: number) =>
      totalsOf({
        w2s: [wagesIn('SC', 50_000)],
        otherStateTaxes: [{ state: 'NC', income: 20_000, taxAfterCredits }],
      }).stateTaxAfterNonrefundableCredits;
    // 1,540 x 0.4
    expect(after(1_000)).toBe(1_540 - 616);
    expect(after(500)).toBe(1_040);
  });
});
