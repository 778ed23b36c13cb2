import { commuter, mover, pay, stateReturn } from '../../testing/state-return';

type Facts = Parameters<typeof stateReturn>[1];
const totals = (given: Facts) => stateReturn('AZ', given).totals;
const child = (dateOfBirth: string) => ({ dateOfBirth, relationship: 'child' as const, monthsInHome: 12 });

describe('Arizona', () => {
  it('taxes income over the standard deduction at 2.5 percent', () => {
    // (60,000 - 14,600) x 2.5 percent = 1,135.
    expect(totals({ w2s: [pay('AZ', 60_000, 1_200)] })).toMatchObject({
      stateAgi: 60_000,
      stateTaxableIncome: 45_400,
      stateTaxBeforeCredits: 1_135,
      refund: 65,
    });
  });

  it('takes a quarter off gains of what was bought after 2011', () => {
    const sale = { sold: '2024-03-01', proceeds: 50_000, basis: 10_000 };
    const income = (acquired: string) =>
      totals({ w2s: [pay('AZ', 60_000)], sales: [{ ...sale, acquired }] }).stateAgi;
    expect(income('2012-01-01')).toBe(90_000);
    expect(income('2011-12-31')).toBe(100_000);
  });

  it('counts the gain on small business stock that federal income has', () => {
    const stateAgi = (acquired: string) =>
      totals({
        w2s: [pay('AZ', 60_000)],
        sales: [
          {
            sold: '2024-03-01',
            acquired,
            proceeds: 50_000,
            basis: 10_000,
            smallBusiness: { qualified: true, company: 'Oak Inc.', issued: acquired },
          },
        ],
      }).stateAgi;
    // Held three years: no exclusion, and a quarter of 40,000 comes off. Held ten years: all of it is excluded.
    expect(stateAgi('2021-01-04')).toBe(90_000);
    expect(stateAgi('2014-01-04')).toBe(60_000);
  });

  it('leaves Social Security, military and 2,500 of civil pensions untaxed', () => {
    const income = (planKind: 'federalCivil' | 'military' | 'privateEmployer') =>
      totals({
        taxpayer: { dateOfBirth: '1950-06-15' },
        retirement: [{ grossDistribution: 40_000, taxableAmount: 40_000, planKind }],
        socialSecurity: [{ netBenefits: 20_000 }],
      }).stateAgi;
    // Less 2,100 for age.
    expect(income('privateEmployer')).toBe(37_900);
    expect(income('federalCivil')).toBe(35_400);
    expect(income('military')).toBe(0);
  });

  it('gives dependents a credit, and less of it above 200,000', () => {
    const credit = (wages: number) =>
      (
        stateReturn('AZ', {
          filingStatus: 'hoh',
          w2s: [pay('AZ', wages)],
          dependents: [child('2015-06-15'), child('2007-06-15')],
        }).lines['az-140'] as Record<string, number>
      )['49'];
    expect(credit(200_000)).toBe(125);
    // One step: 95 percent, 118.75.
    expect(credit(200_001)).toBe(119);
    expect(credit(220_000)).toBeUndefined();
  });

  it('pays the increased excise tax credit up to 12,500', () => {
    expect(totals({ w2s: [pay('AZ', 12_500)] }).stateRefundableCredits).toBe(25);
    expect(totals({ w2s: [pay('AZ', 12_501)] }).stateRefundableCredits).toBe(0);
  });

  it('pays the property tax credit to older people with little income', () => {
    const paid = (interest: number) =>
      totals({
        taxpayer: { dateOfBirth: '1950-06-15' },
        interest: [{ interest }],
        socialSecurity: [{ netBenefits: 12_000 }],
        homes: [{ state: 'AZ', use: 'own', propertyTax: 900 }],
      }).stateRefundableCredits;
    // 502 or 479, and 25 for excise tax.
    expect(paid(1_750)).toBe(527);
    expect(paid(1_751)).toBe(504);
    expect(paid(3_751)).toBe(25);
  });

  it('raises the standard deduction by a third of gifts and repays gifts to charities of the list', () => {
    // 14,600 + 33 percent of (2,000 - 400) = 528: 60,000 - 15,128 = 44,872; 1,121.80 - 400 = 722.
    expect(
      totals({
        w2s: [pay('AZ', 60_000)],
        itemized: { charityCash: 2_000 },
        states: { AZ: { gifts: { qualifyingCharity: 400 } } },
      }),
    ).toMatchObject({ stateTaxableIncome: 44_872, stateTaxAfterNonrefundableCredits: 722 });
  });

  it('counts the Arizona income of part of a year with the whole standard deduction', () => {
    // 40,000 - 14,600 = 25,400: 635.
    const found = stateReturn('AZ', mover('AZ', 40_000, 40_000));
    expect(found.kind).toBe('partYear');
    expect(found.totals.stateTaxBeforeCredits).toBe(635);
  });

  it('gives nonresidents their share of the deduction', () => {
    // 20,000 of 80,000: 20,000 - 14,600 x 0.25 = 16,350: 408.75.
    expect(totals(commuter('AZ', 20_000, 80_000)).stateTaxBeforeCredits).toBe(409);
  });

  it('credits the tax of another state up to its own', () => {
    // 1,135 x 12,000 / 60,000 = 227.
    const after = (taxAfterCredits: number) =>
      totals({
        w2s: [pay('AZ', 60_000)],
        otherStateTaxes: [{ state: 'UT', income: 12_000, taxAfterCredits }],
      }).stateTaxAfterNonrefundableCredits;
    expect(after(200)).toBe(935);
    expect(after(500)).toBe(908);
  });
});
