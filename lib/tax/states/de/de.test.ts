import { allYearIn, calculateForTest, movedInJuly, wagesIn } from '../shared/calculate-for-test';

const delaware = (facts: Record<string, unknown>) =>
  calculateForTest('DE', { residency: allYearIn('DE'), ...facts }).totals;
const pension = [{ grossDistribution: 40_000, taxableAmount: 40_000 }];

describe('PIT-RES', () => {
  it('takes the tax from the table below $60,000, less $110', () => {
    // 46,775: 1,001 + 5.55 % of 21,775
    expect(delaware({ w2s: [wagesIn('DE', 50_000)] })).toMatchObject({
      stateTaxableIncome: 46_750,
      stateTaxBeforeCredits: 2_210,
      stateTaxAfterNonrefundableCredits: 2_100,
    });
  });

  it('takes the tax from the schedule from $60,000 on', () => {
    expect(delaware({ w2s: [wagesIn('DE', 63_250)] }).stateTaxBeforeCredits).toBe(2_944);
    expect(delaware({ w2s: [wagesIn('DE', 73_250)] }).stateTaxBeforeCredits).toBe(3_604);
  });

  const couple = {
    filingStatus: 'mfj',
    spouse: { dateOfBirth: '1980-06-15' },
    w2s: [wagesIn('DE', 60_000), { ...wagesIn('DE', 60_000), owner: 'spouse' }],
  };
  it('puts each spouse in a column where that costs less', () => {
    // 56,775: 1,001 + 5.55 % of 31,775 = 2,765, twice
    expect(delaware(couple)).toMatchObject({ stateTaxBeforeCredits: 5_530, stateTaxableIncome: 113_500 });
  });
  it('files together when the couple says so', () => {
    const together = { ...couple, stateFiling: [{ state: 'DE', separateOnSameReturn: false }] };
    // 2,943.50 + 6.6 % of 53,500
    expect(delaware(together).stateTaxBeforeCredits).toBe(6_475);
  });

  it.each([
    ['1964-12-31', 27_500],
    ['1965-01-02', 38_000],
  ])('excludes $12,500 of a pension from 60 on, $2,000 before: born %s', (dateOfBirth, agi) => {
    expect(delaware({ taxpayer: { dateOfBirth }, retirement: pension }).stateAgi).toBe(agi);
  });

  it('pays out 4.5 percent of the federal earned income credit when that is more', () => {
    const totals = delaware({
      filingStatus: 'hoh',
      dependents: [{ dateOfBirth: '2015-06-15', relationship: 'child', monthsInHome: 12 }],
      w2s: [wagesIn('DE', 15_000)],
    });
    // Taxable 11,750: 261 + 4.8 % of 1,775 = 346, less 220; 20 % of 4,213 takes the other 126, 4.5 % would give 190
    expect(totals.stateRefundableCredits).toBe(190);
    expect(totals.stateTaxNet).toBe(126 - 190);
  });

  it('credits another state’s tax up to Delaware’s on that income', () => {
    const totals = delaware({
      w2s: [wagesIn('DE', 50_000)],
      otherStateTaxes: [{ state: 'MD', income: 10_000, taxAfterCredits: 900 }],
    });
    expect(totals.stateTaxAfterNonrefundableCredits).toBe(2_210 - 110 - 442);
  });
});

describe('PIT-NON', () => {
  it('takes the Delaware share of the tax and of the credits', () => {
    const totals = delaware({
      residency: allYearIn('PA'),
      w2s: [wagesIn('DE', 25_000), wagesIn('PA', 25_000)],
    });
    expect(totals.stateTaxAfterNonrefundableCredits).toBe(1_050); // (2,210 - 110) / 2
  });

  it('counts the wages of the months as a resident', () => {
    const totals = delaware({
      residency: movedInJuly('DE', 'FL'),
      w2s: [wagesIn('DE', 25_000, { lastDay: '2024-06-30' }), { wages: 25_000, firstDay: '2024-07-01' }],
    });
    expect(totals.stateTaxAfterNonrefundableCredits).toBe(1_050);
  });
});
