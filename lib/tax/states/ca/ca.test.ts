import { commuter, mover, pay, stateReturn } from '../../testing/state-return';

type Facts = Parameters<typeof stateReturn>[1];
const totals = (given: Facts) => stateReturn('CA', given).totals;
const child = (dateOfBirth: string) => ({ dateOfBirth, relationship: 'child' as const, monthsInHome: 12 });

describe('California', () => {
  it('reads the tax from the table and takes the exemption credit', () => {
    // 60,000 - 5,540 = 54,460, row 54,451 to 54,550: 107.56 + 294.86 + 589.84 + 14,255 x 6 percent = 1,847.56; less 149.
    expect(totals({ w2s: [pay('CA', 60_000, 2_000)] })).toMatchObject({
      stateAgi: 60_000,
      stateTaxableIncome: 54_460,
      stateTaxBeforeCredits: 1_848,
      stateTaxAfterNonrefundableCredits: 1_699,
      refund: 301,
    });
  });

  it.each([
    [59_990, 1_842],
    [59_991, 1_848],
  ])('changes the row of the table at 54,451: %d', (wages, tax) => {
    expect(totals({ w2s: [pay('CA', wages)] }).stateTaxBeforeCredits).toBe(tax);
  });

  it('leaves unemployment pay untaxed and adds health savings', () => {
    expect(
      totals({
        w2s: [{ ...pay('CA', 30_000), box12: [{ code: 'W', amount: 1_000 }] }],
        governmentPayments: [{ unemployment: 10_000, state: 'CA' }],
        adjustments: { hsa: [{ coverage: 'self' }] },
      }).stateAgi,
    ).toBe(31_000);
  });

  it('counts health savings over the federal limit once', () => {
    // 30,000 + 5,000 from the employer, of which federal income has 5,000 - 4,150 = 850.
    expect(
      totals({
        w2s: [{ ...pay('CA', 30_000), box12: [{ code: 'W', amount: 5_000 }] }],
        adjustments: { hsa: [{ coverage: 'self' }] },
      }).stateAgi,
    ).toBe(35_000);
  });

  it('gives renters a credit up to the limit', () => {
    const credit = (wages: number) =>
      (
        stateReturn('CA', {
          w2s: [pay('CA', wages)],
          homes: [{ state: 'CA', use: 'rent', rent: 12_000, months: 6 }],
        }).lines['ca-540'] as Record<string, number>
      )['46'];
    expect(credit(52_421)).toBe(60);
    expect(credit(52_422)).toBeUndefined();
  });

  it('takes exemption credits down above the income limit', () => {
    const credits = (wages: number) =>
      (stateReturn('CA', { w2s: [pay('CA', wages)] }).lines['ca-540'] as Record<string, number>)['32'];
    expect(credits(244_857)).toBe(149);
    expect(credits(244_858)).toBe(143);
  });

  it('deducts property tax without a limit and no state income tax', () => {
    // Interest 20,000, property tax 15,000; the federal return deducts 10,000 of 24,000 in taxes.
    expect(
      totals({
        w2s: [pay('CA', 150_000, 9_000)],
        itemized: {
          realEstateTax: 15_000,
          mortgages: [{ interest: 20_000, balance: 400_000, originated: '2020-01-01' }],
        },
      }).stateTaxableIncome,
    ).toBe(115_000);
  });

  it('pays the earned income and young child credits', () => {
    const paid = (dateOfBirth: string) =>
      totals({ filingStatus: 'hoh', w2s: [pay('CA', 6_794)], dependents: [child(dateOfBirth)] })
        .stateRefundableCredits;
    // Row 6,751 to 6,800: 6,775.50 x 34 percent x 0.85 = 1,958; with a child under 6 another 1,154.
    expect(paid('2014-06-15')).toBe(1_958);
    expect(paid('2020-06-15')).toBe(3_112);
  });

  it('takes the California rate for part of a year', () => {
    // 80,000 in all: 74,460, row 74,451 to 74,550: 3,471. Here 30,000 - 5,540 x 0.375 = 27,923: 1,302; exemption 56.
    const found = stateReturn('CA', mover('CA', 30_000, 50_000));
    expect(found.kind).toBe('partYear');
    expect(found.totals).toMatchObject({
      stateTaxBeforeCredits: 1_302,
      stateTaxAfterNonrefundableCredits: 1_246,
    });
  });

  it('taxes nonresidents at the rate of all income', () => {
    // 20,000 - 1,385 = 18,615 x 3,471 / 74,460 = 868; exemption 149 x 0.25 = 37.
    expect(totals(commuter('CA', 20_000, 80_000)).stateTaxAfterNonrefundableCredits).toBe(831);
  });

  it('credits the tax of another state up to its own', () => {
    // 1,699 x 12,000 / 60,000 = 340.
    const after = (taxAfterCredits: number) =>
      totals({
        w2s: [pay('CA', 60_000)],
        otherStateTaxes: [{ state: 'UT', income: 12_000, taxAfterCredits }],
      }).stateTaxAfterNonrefundableCredits;
    expect(after(200)).toBe(1_499);
    expect(after(400)).toBe(1_359);
  });

  it('gives a nonresident from Oregon no more credit than its tax', () => {
    const found = stateReturn('CA', {
      residency: [{ state: 'OR' }],
      w2s: [{ wages: 80_000, states: [{ state: 'CA', wages: 20_000 }] }],
      otherStateTaxes: [{ state: 'OR', kind: 'resident', income: 80_000, taxAfterCredits: 6_000 }],
    });
    expect(found.totals.stateTaxAfterNonrefundableCredits).toBe(0);
  });
});
