import { allYearIn, calculateForTest, movedInJuly, wagesIn } from '../shared/calculate-for-test';

const worker = (wages: number, more: Record<string, unknown> = {}) => ({
  w2s: [wagesIn('NM', wages)],
  residency: allYearIn('NM'),
  ...more,
});
const compute = (facts: Record<string, unknown>) => calculateForTest('NM', facts);
const totals = (facts: Record<string, unknown>) => compute(facts).totals;
const lines = (facts: Record<string, unknown>, form = 'nm-pit1') => compute(facts).lines[form];

describe('New Mexico', () => {
  it('takes the tax of the middle of a row of $100', () => {
    // 25,400: on 25,450, 504.50 + 4.9 percent of 9,450.
    expect(totals(worker(40_000))).toMatchObject({ stateTaxableIncome: 25_400, stateTaxBeforeCredits: 968 });
  });

  it('reduces the exemption of low and middle incomes', () => {
    expect(lines(worker(20_000))).toMatchObject({ 14: 2_500 });
    expect(lines(worker(30_000))).toMatchObject({ 14: 1_000 });
    expect(lines(worker(36_668))).not.toHaveProperty('14');
  });

  it('leaves Social Security untaxed up to the limit of income', () => {
    const retired = (pension: number) =>
      lines(
        {
          taxpayer: { dateOfBirth: '1955-06-15' },
          residency: allYearIn('NM'),
          socialSecurity: [{ netBenefits: 20_000 }],
          retirement: [{ grossDistribution: pension, taxableAmount: pension, planKind: 'privateEmployer' }],
        },
        'nm-pit-adj',
      );
    expect(retired(83_000)).toMatchObject({ 25: 17_000 });
    expect(retired(83_001) ?? {}).not.toHaveProperty('25');
  });

  it('lowers the exemption for age by $1,000 a step', () => {
    const senior = (wages: number) =>
      lines(worker(wages, { taxpayer: { dateOfBirth: '1955-06-15' } }), 'nm-pit-adj');
    expect(senior(18_000)).toMatchObject({ 13: 8_000 });
    expect(senior(18_001)).toMatchObject({ 13: 7_000 });
    expect(senior(19_501)).toMatchObject({ 13: 6_000 });
  });

  it('deducts 40 percent of gains, or up to $1,000', () => {
    const seller = (proceeds: number) =>
      lines(
        worker(60_000, {
          sales: [{ acquired: '2020-02-01', sold: '2024-09-03', term: 'long', proceeds, basis: 1_000 }],
        }),
        'nm-pit-adj',
      );
    expect(seller(11_000)).toMatchObject({ 11: 4_000 });
    expect(seller(2_500)).toMatchObject({ 11: 1_000 });
    expect(seller(1_600)).toMatchObject({ 11: 600 });
  });

  it('pays the child credit by income', () => {
    const parent = (wages: number) =>
      lines(
        worker(wages, {
          filingStatus: 'hoh',
          dependents: [{ dateOfBirth: '2015-06-15', relationship: 'child' }],
        }),
        'nm-pit-rc',
      );
    expect(parent(25_000)).toMatchObject({ 25: 622 });
    expect(parent(25_001)).toMatchObject({ 25: 414 });
    expect(parent(75_001)).toMatchObject({ 25: 103 });
  });

  it('gives the working families credit from age 18 on', () => {
    const young = (dateOfBirth: string) => lines(worker(8_000, { taxpayer: { dateOfBirth } }));
    // A quarter of 7.65 percent of 8,025.
    expect(young('2006-12-31')).toMatchObject({ 25: 154 });
    expect(young('2007-06-15')).not.toHaveProperty('25');
  });

  it('pays the comprehensive rebate by income and exemptions', () => {
    expect(lines(worker(17_000), 'nm-pit-rc')).toMatchObject({ 14: 112 });
    expect(lines(worker(18_001), 'nm-pit-rc')).toMatchObject({ 14: 100 });
    // Two exemptions more from 65 on.
    const senior = worker(17_000, { taxpayer: { dateOfBirth: '1955-06-15' } });
    expect(lines(senior, 'nm-pit-rc')).toMatchObject({ 14: 185 });
  });

  it('takes the New Mexico percentage of the tax of others than residents', () => {
    const commuter = {
      w2s: [{ wages: 40_000, states: [{ state: 'NM', wages: 10_000, withholding: 300 }] }],
      residency: allYearIn('TX'),
    };
    expect(totals(commuter)).toMatchObject({ stateTaxBeforeCredits: 242, refund: 58 });
    // 50.27 percent of 1,948.
    const moved = compute({ w2s: [{ wages: 60_000 }], residency: movedInJuly('TX', 'NM') });
    expect(moved).toMatchObject({ kind: 'partYear', totals: { stateTaxBeforeCredits: 979 } });
  });

  it('credits the tax of another state up to the New Mexico tax on that income', () => {
    const paid = (taxAfterCredits: number) =>
      totals(worker(40_000, { otherStateTaxes: [{ state: 'AZ', income: 10_000, taxAfterCredits }] }));
    expect(paid(100).stateTaxAfterNonrefundableCredits).toBe(868);
    // 968 over 25,400 is 3.81 percent of 10,000.
    expect(paid(900).stateTaxAfterNonrefundableCredits).toBe(968 - 381);
  });
});
