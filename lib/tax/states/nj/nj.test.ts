import { allYearIn, calculateForTest, movedInJuly, wagesIn, withheldIn } from '../shared/calculate-for-test';

const newJersey = (facts: Record<string, unknown>) =>
  calculateForTest('NJ', { residency: allYearIn('NJ'), ...facts });
const rented = (rent: number) => [{ state: 'NJ', use: 'rent', rent, months: 12 }];
const owned = (propertyTax: number) => [{ state: 'NJ', use: 'own', propertyTax, months: 12 }];

describe('NJ-1040', () => {
  it('takes the tax from the middle of the $50 row', () => {
    // 49,025: 280 + 262.50 + 175 + 5.525 % of 9,025
    expect(newJersey({ w2s: [wagesIn('NJ', 50_000)] }).totals).toMatchObject({
      stateTaxableIncome: 49_000,
      stateTaxBeforeCredits: 1_216,
    });
  });

  it.each([
    [10_000, 0],
    [10_001, 126], // 9,001: 1.4 % of 9,025
  ])('takes nothing up to $10,000: %d', (wages, tax) => {
    const { totals } = newJersey({ w2s: [wagesIn('NJ', wages)] });
    expect(totals.stateTaxAfterNonrefundableCredits).toBe(tax);
  });

  it('deducts property tax where that saves more than the $50 credit', () => {
    const owner = newJersey({ w2s: [wagesIn('NJ', 50_000)], homes: owned(20_000) }).totals;
    expect(owner).toMatchObject({ stateTaxableIncome: 34_000, stateRefundableCredits: 0 });
    const tenant = newJersey({ w2s: [wagesIn('NJ', 25_000)], homes: rented(10_000) }).totals;
    // 18 % of 10,000 at 1.75 % is 31.50
    expect(tenant).toMatchObject({ stateTaxableIncome: 24_000, stateRefundableCredits: 50 });
  });

  it.each([
    [100_000, 75_000],
    [100_001, 37_500], // 37.5 percent
    [125_001, 23_438], // 18.75 percent
    [150_001, 0],
  ])('excludes pensions at 62 by total income: %d', (total, excluded) => {
    const { totals } = newJersey({
      taxpayer: { dateOfBirth: '1962-12-31' },
      retirement: [{ grossDistribution: total, taxableAmount: total }],
    });
    expect(totals.stateAgi).toBe(total - excluded);
  });

  it('leaves a pension at 61 taxed, and Social Security untaxed', () => {
    const { totals } = newJersey({
      taxpayer: { dateOfBirth: '1963-01-02' },
      retirement: [{ grossDistribution: 40_000, taxableAmount: 40_000 }],
      socialSecurity: [{ netBenefits: 20_000 }],
    });
    expect(totals.stateAgi).toBe(40_000);
  });

  it('gives the unused exclusion to other income while earnings are $3,000 or less', () => {
    const old = { taxpayer: { dateOfBirth: '1955-06-15' }, interest: [{ interest: 30_000 }] };
    expect(newJersey({ ...old, w2s: [wagesIn('NJ', 3_000)] }).totals.stateAgi).toBe(0);
    expect(newJersey({ ...old, w2s: [wagesIn('NJ', 3_001)] }).totals.stateAgi).toBe(33_001);
  });

  it('never lowers wages by a loss on sales', () => {
    const { totals } = newJersey({
      w2s: [wagesIn('NJ', 50_000)],
      sales: [{ sold: '2024-05-01', proceeds: 1_000, basis: 11_000, term: 'short' }],
    });
    expect(totals.stateAgi).toBe(50_000);
  });

  it('credits another state’s tax up to New Jersey’s on that income', () => {
    const { totals } = newJersey({
      w2s: [wagesIn('NJ', 50_000)],
      otherStateTaxes: [{ state: 'NY', income: 25_000, taxAfterCredits: 1_000 }],
    });
    expect(totals.stateTaxAfterNonrefundableCredits).toBe(608); // half of 1,216
  });

  it('gives back what two employers took beyond the most of one', () => {
    const job = (ui: number) => wagesIn('NJ', 45_000, { box14: [{ description: 'UI/WF/SWF', amount: ui }] });
    const { totals } = newJersey({ w2s: [job(179.78), job(179.78)] });
    const one = newJersey({ w2s: [job(179.78), wagesIn('NJ', 45_000)] }).totals;
    expect((one.owed ?? 0) - (totals.owed ?? 0)).toBe(180);
  });
});

describe('NJ-1040NR and movers', () => {
  it('takes the New Jersey share of the tax on everything', () => {
    const { kind, totals } = newJersey({
      residency: allYearIn('NY'),
      w2s: [wagesIn('NJ', 25_000), wagesIn('NY', 25_000)],
    });
    expect(kind).toBe('nonresident');
    expect(totals.stateTaxAfterNonrefundableCredits).toBe(608);
  });

  it('leaves wages of Pennsylvanians to Pennsylvania', () => {
    const { totals } = newJersey({ residency: allYearIn('PA'), w2s: [withheldIn('NJ', 50_000)] });
    expect(totals.stateTaxAfterNonrefundableCredits).toBe(0);
  });

  it('gives movers a part of the exemption', () => {
    const { totals } = newJersey({
      residency: movedInJuly('NJ', 'TX'),
      w2s: [wagesIn('NJ', 30_000, { lastDay: '2024-06-30' }), { wages: 30_000, firstDay: '2024-07-01' }],
    });
    expect(totals.stateAgi).toBe(30_000);
    expect(totals.stateTaxableIncome).toBe(30_000 - 500); // 6 of 12 months
  });
});
