import { allYearIn, calculateForTest, wagesIn } from '../shared/calculate-for-test';

const single = (wages: number, more: object = {}) => ({
  filingStatus: 'single',
  w2s: [wagesIn('KS', wages)],
  residency: allYearIn('KS'),
  ...more,
});
const totals = (input: Record<string, unknown>) => calculateForTest('KS', input).totals;

describe('Kansas', () => {
  it('takes the tax of the printed row', () => {
    // 32,765 - 3,605 - 9,160 = 20,000, in the row up to 20,000; a dollar more is in the next one, 5.2 percent of 20,025.
    expect(totals(single(32_765)).stateTaxAfterNonrefundableCredits).toBe(1_039);
    expect(totals(single(32_766)).stateTaxAfterNonrefundableCredits).toBe(1_041);
  });

  it('uses the schedule above the table', () => {
    // 122,030 - 12,765 = 109,265; 1,196 + 5.58 percent of 86,265.
    expect(totals(single(122_030)).stateTaxBeforeCredits).toBe(6_010);
  });

  it('gives the exemption of a head of household and of dependents', () => {
    const family = single(60_000, {
      filingStatus: 'hoh',
      dependents: [{ dateOfBirth: '2015-06-15', relationship: 'child' }],
    });
    // 60,000 - 6,180 - 9,160 - 2,320 - 2,320
    expect(totals(family).stateTaxableIncome).toBe(40_020);
  });

  it('deducts property taxes without the federal limit', () => {
    const owner = single(60_000, { itemized: { realEstateTax: 15_000 } });
    expect(totals(owner).stateTaxableIncome).toBe(60_000 - 15_000 - 9_160);
  });

  it('gives the food sales tax credit up to its income limit', () => {
    const older = { taxpayer: { dateOfBirth: '1964-06-15' } };
    // 17,850 and 17,851 of taxable income: 5.2 percent of 17,825 and of 17,875.
    expect(totals(single(30_615, older)).stateTaxAfterNonrefundableCredits).toBe(927 - 125);
    expect(totals(single(30_616, older)).stateTaxAfterNonrefundableCredits).toBe(930);
  });

  it('leaves public pensions and Social Security alone, and taxes private pensions', () => {
    const retired = (planKind: string) => ({
      filingStatus: 'single',
      taxpayer: { dateOfBirth: '1950-03-01' },
      residency: allYearIn('KS'),
      socialSecurity: [{ netBenefits: 24_000 }],
      retirement: [{ grossDistribution: 30_000, taxableAmount: 30_000, planKind, planState: 'KS' }],
    });
    expect(totals(retired('privateEmployer')).stateAgi).toBe(30_000);
    for (const exempt of ['federalCivil', 'military', 'teacher'])
      expect(totals(retired(exempt)).stateAgi).toBe(0);
  });

  it('pays out what the earned income credit leaves', () => {
    const family = single(16_000, {
      filingStatus: 'hoh',
      dependents: [{ dateOfBirth: '2015-06-15', relationship: 'child' }],
    });
    // 17 percent of the federal credit of 4,213
    expect(totals(family)).toMatchObject({ stateTaxBeforeCredits: 0, stateRefundableCredits: 716 });
  });

  it('takes the Kansas share of the tax for part of the year', () => {
    const moved = {
      filingStatus: 'single',
      w2s: [{ wages: 60_000 }],
      residency: [
        { state: 'TX', to: '2024-06-30' },
        { state: 'KS', from: '2024-07-01' },
      ],
    };
    // 184 of 366 days: 50.27 percent of 2,548 (1,196 + 5.58 percent of 24,226).
    expect(calculateForTest('KS', moved)).toMatchObject({
      kind: 'partYear',
      totals: { stateTaxBeforeCredits: 1_281 },
    });
  });

  it('taxes a nonresident on Kansas income only', () => {
    const commuter = {
      filingStatus: 'single',
      residency: allYearIn('MO'),
      w2s: [{ wages: 40_000, states: [{ state: 'KS', wages: 10_000, withholding: 400 }] }],
    };
    // 27,235 taxable: 1,432; a quarter of it.
    expect(totals(commuter)).toMatchObject({ stateTaxBeforeCredits: 358, refund: 42 });
    const nothing = single(40_000, {
      residency: allYearIn('MO'),
      w2s: [wagesIn('MO', 40_000)],
      stateFiling: [{ state: 'KS', kind: 'nonresident' }],
    });
    expect(totals(nothing).stateTaxBeforeCredits).toBe(0);
  });

  it('credits the tax of another state up to the Kansas tax on that income', () => {
    const with_ = (taxAfterCredits: number) =>
      totals(single(60_000, { otherStateTaxes: [{ state: 'CO', income: 20_000, taxAfterCredits }] }));
    expect(with_(500).stateTaxAfterNonrefundableCredits).toBe(2_548 - 500);
    expect(with_(2_000).stateTaxAfterNonrefundableCredits).toBe(2_548 - 849);
  });

  it('limits the standard deduction of somebody who can be claimed, and leaves the allowance', () => {
    const claimed = { taxpayer: { dateOfBirth: '1990-06-15', claimableAsDependent: true } };
    // The deduction is what was earned, 3,000; 9,160 of interest goes off as the allowance. 840 is left.
    expect(totals(single(3_000, { ...claimed, interest: [{ interest: 10_000 }] }))).toMatchObject({
      stateTaxableIncome: 840,
    });
    // Nothing earned: $500.
    expect(
      totals({
        filingStatus: 'single',
        residency: allYearIn('KS'),
        ...claimed,
        interest: [{ interest: 10_000 }],
      }).stateTaxableIncome,
    ).toBe(340);
    // No more than $3,605.
    expect(totals(single(20_000, claimed)).stateTaxableIncome).toBe(20_000 - 3_605 - 9_160);
  });
});

describe('refunds of property tax on a homestead', () => {
  const home = { state: 'KS', use: 'own', months: 12, propertyTax: 1_600, assessedValue: 180_000 };
  const owner = (dateOfBirth: string, pension: number, more: object = {}) =>
    calculateForTest('KS', {
      filingStatus: 'single',
      taxpayer: { dateOfBirth },
      residency: allYearIn('KS'),
      homes: [home],
      retirement: [
        { grossDistribution: pension, taxableAmount: pension, code: '7', planKind: 'privateEmployer' },
      ],
      ...more,
    }).lines;
  const aged60 = '1964-02-03';
  const aged70 = '1954-02-03';

  it.each([
    [6_000, 700],
    [6_001, 672],
    [7_001, 644],
    [15_001, 420],
    [16_000, 420],
    [16_001, 385],
    [26_000, 70],
    [26_001, 35],
    [42_600, 35],
    [42_601, undefined],
  ])('Form K-40H gives a percentage of up to 700 by household income: %d', (income, refund) => {
    const form = owner(aged60, income)['ks-k40h'] as Record<string, number> | undefined;
    expect(form?.['13']).toBe(refund);
  });

  it('counts half of Social Security on Form K-40H, and all of it on Form K-40PT', () => {
    // 8,000 + 16,000 / 2 is 16,000: 60% of 700. With all of it 24,000: 75% of 1,600.
    const lines = owner(aged70, 8_000, { socialSecurity: [{ netBenefits: 16_000 }] });
    expect(lines['ks-homestead']).toMatchObject({ '1': 8_000, '2': 16_000, '3': 16_000, '4': 1_200 });
    expect(lines['ks-k40pt']).toMatchObject({ '10': 24_000, '13': 1_200 });
    expect(lines['ks-k40h']).toBeUndefined();
    // Over 24,500 there is only the other.
    const more = owner(aged70, 8_501, { socialSecurity: [{ netBenefits: 16_000 }] });
    expect(more['ks-k40h']).toMatchObject({ '10': 16_501, '13': 385 });
    expect(more['ks-k40pt']).toBeUndefined();
  });

  it('leaves disability benefits out, and counts pensions that Kansas does not tax', () => {
    const lines = owner(aged60, 5_000, {
      socialSecurity: [{ netBenefits: 12_000 }],
      retirement: [
        {
          grossDistribution: 5_000,
          taxableAmount: 5_000,
          code: '7',
          planKind: 'stateOrLocal',
          planState: 'KS',
        },
        { grossDistribution: 3_000, taxableAmount: 1_000, code: '7', planKind: 'privateEmployer' },
      ],
      states: { KS: { homestead: { disabilityBenefits: 12_000, otherIncome: 900 } } },
    });
    // 1,000 is taxed by Kansas; 5,000 and 2,000 are not; 900 was told.
    expect(lines['ks-homestead']).toMatchObject({ '1': 8_900, '3': 8_900 });
  });

  it('Form K-40SVR gives what the tax rose since the base year', () => {
    const freeze = (dateOfBirth: string, pension: number) =>
      owner(dateOfBirth, pension, { states: { KS: { homestead: { baseYearTax: 1_150 } } } });
    expect(freeze(aged70, 56_450)['ks-k40svr']).toMatchObject({ '13': 450 });
    expect(freeze(aged70, 56_451)['ks-k40svr']).toBeUndefined();
    // Turned 65 during the latest base year.
    expect(freeze('1958-01-01', 50_000)['ks-k40svr']).toBeUndefined();
    expect(freeze('1957-12-31', 50_000)['ks-k40svr']).toBeDefined();
  });

  it.each([
    ['55 all year', { taxpayer: { dateOfBirth: '1968-12-31' } }, true],
    ['55 in the year', { taxpayer: { dateOfBirth: '1969-01-01' } }, false],
    [
      'a veteran of any age with a rating of 50%',
      { taxpayer: { dateOfBirth: '1990-01-01' }, states: { KS: { partlyDisabledVeteran: true } } },
      true,
    ],
    ['blind', { taxpayer: { dateOfBirth: '1990-01-01', blind: true } }, true],
    [
      'a child under 18 all year',
      { dependents: [{ dateOfBirth: '2007-01-01', relationship: 'child' }] },
      true,
    ],
    ['a child of 18', { dependents: [{ dateOfBirth: '2006-12-31', relationship: 'child' }] }, false],
    [
      'a child born in the year',
      { dependents: [{ dateOfBirth: '2024-01-01', relationship: 'child' }] },
      false,
    ],
    [
      'a home above the limit',
      { taxpayer: { dateOfBirth: aged60 }, homes: [{ ...home, assessedValue: 350_001 }] },
      false,
    ],
    [
      'a renter',
      { taxpayer: { dateOfBirth: aged60 }, homes: [{ ...home, use: 'rent', rent: 9_000 }] },
      false,
    ],
    [
      'half of the year',
      {
        taxpayer: { dateOfBirth: aged60 },
        residency: [
          { state: 'KS', to: '2024-06-30' },
          { state: 'TX', from: '2024-07-01' },
        ],
      },
      false,
    ],
  ])('who qualifies: %s', (_, more, qualifies) => {
    const dependents = (more as { dependents?: object[] }).dependents?.map((child) => ({
      ...child,
      monthsInHome: 12,
    }));
    const lines = owner('1990-01-01', 5_000, { ...more, ...(dependents ? { dependents } : {}) });
    expect(lines['ks-k40h'] !== undefined).toBe(qualifies);
  });

  it('counts the months in the home', () => {
    expect(owner(aged60, 5_000, { homes: [{ ...home, months: 3 }] })['ks-k40h']).toMatchObject({
      '11': 400,
      '13': 400,
    });
  });
});
