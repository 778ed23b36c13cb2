import { commuter, mover, pay, stateReturn } from '../../testing/state-return';

type Facts = Parameters<typeof stateReturn>[1];
const totals = (given: Facts) => stateReturn('HI', given).totals;
const child = (dateOfBirth: string) => ({ dateOfBirth, relationship: 'child' as const, monthsInHome: 12 });

describe('Hawaii', () => {
  it('taxes income by the table', () => {
    // 60,000 - 4,400 - 1,144 = 54,456, row 54,450: 54,475. 33.60 + 76.80 + 264 + 307.20 + 326.40 + 345.60 + 912 + 948
    // + 6,475 x 8.25 percent = 3,747.79.
    expect(totals({ w2s: [pay('HI', 60_000, 4_000)] })).toMatchObject({
      stateAgi: 60_000,
      stateTaxableIncome: 54_456,
      stateTaxBeforeCredits: 3_748,
      refund: 252,
    });
  });

  it.each([
    [14_999, 220],
    [15_000, 200],
    [39_999, 110],
    [40_000, 0],
  ])('pays the food credit by federal income: %d', (interest, credit) => {
    expect(totals({ interest: [{ interest }] }).stateRefundableCredits).toBe(credit);
  });

  it('pays renters, children’s care and 40 percent of the federal credit', () => {
    // 25,000: food 2 x 140; renters 2 x 50; care 25 percent of 2,000; federal credit 4,213 - 15.98 percent of
    // (25,025 - 22,720) = 3,845: 1,538.
    expect(
      totals({
        filingStatus: 'hoh',
        w2s: [pay('HI', 25_000)],
        dependents: [child('2018-06-15')],
        homes: [{ state: 'HI', use: 'rent', rent: 12_000, months: 12 }],
        childCare: {
          providers: [{ name: 'Care', id: '12-3456789', amount: 2_000 }],
          persons: [{ dependentIndex: 0, expenses: 2_000 }],
        },
      }).stateRefundableCredits,
    ).toBe(2_418);
  });

  it('leaves pensions that the employer paid for and Social Security untaxed', () => {
    const income = (ira: boolean, employeeShare = 0) =>
      totals({
        taxpayer: { dateOfBirth: '1950-06-15' },
        retirement: [{ grossDistribution: 40_000, taxableAmount: 40_000, ira, employeeShare }],
        socialSecurity: [{ netBenefits: 20_000 }],
      }).stateAgi;
    expect(income(false)).toBe(0);
    expect(income(false, 0.25)).toBe(10_000);
    expect(income(true)).toBe(40_000);
  });

  it('taxes gains at no more than 7.25 percent', () => {
    // Wages 65,544 and gain 40,000: taxable 100,000, of it 60,000 other: 33.60 + 76.80 + 264 + 307.20 + 326.40 + 345.60
    // + 912 + 948 + 12,000 x 8.25 percent = 4,203.60; 40,000 x 7.25 percent = 2,900.
    expect(
      totals({
        w2s: [pay('HI', 65_544)],
        sales: [{ acquired: '2020-01-01', sold: '2024-03-01', proceeds: 50_000, basis: 10_000 }],
      }).stateTaxBeforeCredits,
    ).toBe(7_104);
  });

  it('doubles exemptions at 65 and has one for disabilities', () => {
    const taxable = (facts: Facts) =>
      totals({ interest: [{ interest: 50_000 }], ...facts }).stateTaxableIncome;
    expect(taxable({ taxpayer: { dateOfBirth: '1959-06-15' } })).toBe(43_312);
    expect(taxable({ states: { HI: { disability: { taxpayer: true } } } })).toBe(38_600);
  });

  it('prorates deductions for part of a year and for nonresidents', () => {
    // 40,000 - 5,544 x 0.5 = 37,228: 33.60 + 76.80 + 264 + 307.20 + 326.40 + 345.60 + 912 + 1,225 x 7.9 percent = 2,362.
    const found = stateReturn('HI', mover('HI', 40_000, 40_000));
    expect(found.kind).toBe('partYear');
    expect(found.totals).toMatchObject({ stateTaxableIncome: 37_228, stateTaxBeforeCredits: 2_362 });
    // 20,000 - 5,544 x 0.25 = 18,614: 33.60 + 76.80 + 264 + 307.20 + 4,225 x 6.8 percent = 969.
    expect(totals(commuter('HI', 20_000, 80_000)).stateTaxBeforeCredits).toBe(969);
  });

  it('credits the tax of another state up to its own', () => {
    // 3,748 x 12,000 / 60,000 = 750.
    const after = (taxAfterCredits: number) =>
      totals({
        w2s: [pay('HI', 60_000)],
        otherStateTaxes: [{ state: 'CA', income: 12_000, taxAfterCredits }],
      }).stateTaxAfterNonrefundableCredits;
    expect(after(500)).toBe(3_248);
    expect(after(900)).toBe(2_998);
  });
});
