import { allYearIn, calculateForTest, movedInJuly, wagesIn } from '../shared/calculate-for-test';

const taxOf = (facts: Record<string, unknown>) => {
  const { totals, problems } = calculateForTest('NC', { residency: allYearIn('NC'), ...facts });
  expect(problems).toEqual([]);
  return totals;
};

describe('North Carolina', () => {
  it('taxes what lies over the standard deduction at 4.5%', () => {
    // (50,000 - 12,750) x 4.5% = 1,676.25
    expect(taxOf({ w2s: [wagesIn('NC', 50_000)] }).stateTaxBeforeCredits).toBe(1_676);
    expect(taxOf({ w2s: [wagesIn('NC', 12_750)] }).stateTaxBeforeCredits).toBe(0);
  });

  it('lowers the child deduction by a dollar of income', () => {
    const family = (wages: number) => ({
      filingStatus: 'hoh',
      dependents: [{ dateOfBirth: '2015-03-01', relationship: 'child', monthsInHome: 12 }],
      w2s: [wagesIn('NC', wages)],
    });
    // 30,000 - 3,000 - 19,125; 30,001 - 2,500 - 19,125
    expect(taxOf(family(30_000)).stateTaxableIncome).toBe(7_875);
    expect(taxOf(family(30_001)).stateTaxableIncome).toBe(8_376);
  });

  it('leaves out Social Security and pensions of people vested in 1989', () => {
    const pensions = [
      {
        grossDistribution: 30_000,
        taxableAmount: 30_000,
        planKind: 'federalCivil',
        vestedBefore: '1989-08-12',
      },
      { grossDistribution: 20_000, taxableAmount: 20_000, planKind: 'privateEmployer' },
    ];
    const facts = {
      taxpayer: { dateOfBirth: '1950-06-15' },
      retirement: pensions,
      socialSecurity: [{ netBenefits: 12_000 }],
    };
    // 20,000 - 12,750
    expect(taxOf(facts).stateTaxableIncome).toBe(7_250);
    const later = [{ ...pensions[0], vestedBefore: '1989-08-13' }, pensions[1]];
    // 50,000 - 12,750
    expect(taxOf({ ...facts, retirement: later }).stateTaxableIncome).toBe(37_250);
  });

  it('limits mortgage interest and property tax together to $20,000', () => {
    const itemized = {
      realEstateTax: 8_000,
      mortgages: [{ interest: 15_000, balance: 300_000, originated: '2019-05-01' }],
      charityCash: 2_000,
    };
    // 90,000 - (20,000 + 2,000)
    expect(taxOf({ w2s: [wagesIn('NC', 90_000)], itemized }).stateTaxableIncome).toBe(68_000);
  });

  it('counts no more property tax than the federal limit', () => {
    const itemized = { realEstateTax: 18_000, charityCash: 6_000 };
    // 90,000 - (10,000 + 6,000)
    expect(taxOf({ w2s: [wagesIn('NC', 90_000)], itemized }).stateTaxableIncome).toBe(74_000);
    const apart = { filingStatus: 'mfs' as const, w2s: [wagesIn('NC', 90_000)] };
    // 90,000 - (5,000 + 9,000)
    const more = { realEstateTax: 7_000, charityCash: 9_000 };
    expect(taxOf({ ...apart, itemized: more }).stateTaxableIncome).toBe(76_000);
  });

  it('taxes a mover on the share of income in the state', () => {
    const { kind, totals } = calculateForTest('NC', {
      residency: movedInJuly('NC', 'TX'),
      w2s: [
        wagesIn('NC', 30_000, { firstDay: '2024-01-01', lastDay: '2024-06-30' }),
        wagesIn('TX', 30_000, { firstDay: '2024-07-01', lastDay: '2024-12-31' }),
      ],
    });
    expect(kind).toBe('partYear');
    // (60,000 - 12,750) x 0.5
    expect(totals.stateTaxableIncome).toBe(23_625);
  });

  it('taxes a nonresident on wages earned there only', () => {
    const { totals } = calculateForTest('NC', {
      residency: allYearIn('TX'),
      w2s: [wagesIn('NC', 20_000), wagesIn('TX', 30_000)],
    });
    // 37,250 x 0.4 = 14,900; x 4.5% = 670.50
    expect(totals.stateTaxableIncome).toBe(14_900);
    expect(totals.stateTaxBeforeCredits).toBe(671);
  });

  it('credits the tax of another state up to its own on that income', () => {
    const credit = (taxAfterCredits: number) =>
      taxOf({
        w2s: [wagesIn('NC', 50_000)],
        otherStateTaxes: [{ state: 'SC', income: 20_000, taxAfterCredits }],
      }).stateTaxAfterNonrefundableCredits;
    // 1,676 x 0.4 = 670.40
    expect(credit(1_000)).toBe(1_006);
    expect(credit(500)).toBe(1_176);
  });

  it('refuses use tax', () => {
    const { problems } = calculateForTest('NC', {
      residency: allYearIn('NC'),
      w2s: [wagesIn('NC', 50_000)],
      useTax: [{ state: 'NC', purchases: [{ amount: 100 }] }],
    });
    expect(problems).toHaveLength(1);
  });
});
