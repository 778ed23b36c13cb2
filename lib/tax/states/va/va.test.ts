import { allYearIn, calculateForTest, movedInJuly, wagesIn, withheldIn } from '../shared/calculate-for-test';

const totalsOf = (facts: Record<string, unknown>) => {
  const { totals, problems } = calculateForTest('VA', { residency: allYearIn('VA'), ...facts });
  expect(problems).toEqual([]);
  return totals;
};

describe('Virginia', () => {
  it('taxes by four steps', () => {
    // 50,000 - 8,500 - 930 = 40,570; 720 + 23,570 x 5.75% = 2,075.28
    expect(totalsOf({ w2s: [wagesIn('VA', 50_000)] }).stateTaxBeforeCredits).toBe(2_075);
  });

  it('takes nothing below the filing threshold', () => {
    expect(totalsOf({ w2s: [wagesIn('VA', 11_949)] }).stateTaxBeforeCredits).toBe(0);
    // 11,950 - 9,430 = 2,520 x 2%
    expect(totalsOf({ w2s: [wagesIn('VA', 11_950)] }).stateTaxBeforeCredits).toBe(50);
  });

  it('lowers the age deduction by income over $50,000, but not for people born by 1939', () => {
    const retiree = (dateOfBirth: string, pension: number) => ({
      taxpayer: { dateOfBirth },
      retirement: [{ grossDistribution: pension, taxableAmount: pension, planKind: 'privateEmployer' }],
    });
    expect(totalsOf(retiree('1950-06-15', 50_000)).stateAgi).toBe(38_000);
    expect(totalsOf(retiree('1950-06-15', 55_000)).stateAgi).toBe(48_000);
    expect(totalsOf(retiree('1939-01-01', 55_000)).stateAgi).toBe(43_000);
  });

  it('takes one age deduction off for a couple and shares it', () => {
    const totals = totalsOf({
      filingStatus: 'mfj',
      taxpayer: { dateOfBirth: '1950-06-15' },
      spouse: { dateOfBirth: '1951-06-15' },
      retirement: [{ grossDistribution: 85_000, taxableAmount: 85_000, planKind: 'privateEmployer' }],
    });
    // 85,000 - (24,000 - 10,000)
    expect(totals.stateAgi).toBe(71_000);
  });

  it('lets both spouses use the low steps', () => {
    const totals = totalsOf({
      filingStatus: 'mfj',
      spouse: { dateOfBirth: '1981-06-15' },
      w2s: [wagesIn('VA', 60_000), wagesIn('VA', 20_000, { owner: 'spouse' })],
    });
    // 61,140: 3,258; apart 19,070: 839 and 42,070: 2,162; saved 257
    expect(totals.stateTaxBeforeCredits).toBe(3_258);
    expect(totals.stateTaxAfterNonrefundableCredits).toBe(3_001);
  });

  it('takes the credit that is worth most', () => {
    const family = totalsOf({
      filingStatus: 'hoh',
      dependents: [{ dateOfBirth: '2015-03-01', relationship: 'child', monthsInHome: 12 }],
      w2s: [wagesIn('VA', 15_000)],
    });
    // 15% of 4,213, paid out, beats the tax of 109 that the others could remove
    expect(family.stateTaxAfterNonrefundableCredits).toBe(109);
    expect(family.stateRefundableCredits).toBe(632);
    const alone = (wages: number) =>
      totalsOf({ w2s: [wagesIn('VA', wages)] }).stateTaxAfterNonrefundableCredits;
    // $300 up to the poverty guideline of one person; 5,630: 151.50 and 5,631
    expect(alone(15_060)).toBe(0);
    expect(alone(15_061)).toBeGreaterThan(0);
  });

  it('taxes a mover on the time in Virginia', () => {
    const { totals } = calculateForTest('VA', {
      residency: movedInJuly('VA', 'TX'),
      w2s: [
        wagesIn('VA', 30_000, { firstDay: '2024-01-01', lastDay: '2024-06-30' }),
        wagesIn('TX', 30_000, { firstDay: '2024-07-01', lastDay: '2024-12-31' }),
      ],
    });
    // 30,000 - 9,430 x 182/366 = 25,311; 720 + 8,311 x 5.75%
    expect(totals.stateTaxableIncome).toBe(25_311);
    expect(totals.stateTaxBeforeCredits).toBe(1_198);
  });

  it('taxes a nonresident on a share of taxable income, and not the wages of a neighbor', () => {
    const nonresident = calculateForTest('VA', {
      residency: allYearIn('TX'),
      w2s: [wagesIn('VA', 20_000), wagesIn('TX', 30_000)],
    });
    // 40,570 x 0.4 = 16,228; 120 + 11,228 x 5%
    expect(nonresident.totals.stateTaxableIncome).toBe(16_228);
    expect(nonresident.totals.stateTaxBeforeCredits).toBe(681);
    const neighbor = calculateForTest('VA', {
      residency: [{ state: 'MD', county: 'Montgomery' }],
      w2s: [withheldIn('VA', 20_000)],
    });
    expect(neighbor.totals.stateTaxBeforeCredits).toBe(0);
  });

  it('credits the tax of another state up to its own on that income', () => {
    const after = (taxAfterCredits: number) =>
      totalsOf({
        w2s: [wagesIn('VA', 50_000)],
        otherStateTaxes: [{ state: 'NC', income: 20_000, taxAfterCredits }],
      }).stateTaxAfterNonrefundableCredits;
    // 2,075 x 0.4
    expect(after(1_000)).toBe(2_075 - 830);
    expect(after(500)).toBe(1_575);
  });

  it('takes the credit of a nonresident from Oregon', () => {
    const after = (taxAfterCredits: number) =>
      calculateForTest('VA', {
        residency: allYearIn('OR'),
        stateFiling: [{ state: 'OR', kind: 'none' }],
        w2s: [wagesIn('VA', 20_000), wagesIn('OR', 30_000)],
        otherStateTaxes: [{ state: 'OR', kind: 'resident', income: 50_000, taxAfterCredits }],
      }).totals.stateTaxAfterNonrefundableCredits;
    // 681, less the home state's tax x 0.4
    expect(after(1_000)).toBe(281);
    expect(after(4_000)).toBe(0);
  });

  it('limits the deduction of somebody’s dependent to what was earned', () => {
    const dependent = {
      taxpayer: { dateOfBirth: '1980-06-15', claimableAsDependent: true },
      w2s: [wagesIn('VA', 6_000)],
      interest: [{ interest: 9_000 }],
    };
    // 15,000 - 6,000 - 930
    expect(totalsOf(dependent).stateTaxableIncome).toBe(8_070);
  });
});
