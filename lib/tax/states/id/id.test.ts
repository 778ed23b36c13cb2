import { commuter, mover, pay, stateReturn } from '../../testing/state-return';

type Facts = Parameters<typeof stateReturn>[1];
const totals = (given: Facts) => stateReturn('ID', given).totals;
const child = (dateOfBirth: string) => ({ dateOfBirth, relationship: 'child' as const, monthsInHome: 12 });

describe('Idaho', () => {
  it('taxes income over the untaxed amount and pays the grocery credit', () => {
    // 60,000 - 14,600 - 4,673 = 40,727 x 5.695 percent = 2,319; building fund 10; grocery credit 120.
    expect(totals({ w2s: [pay('ID', 60_000, 2_500)] })).toMatchObject({
      stateTaxableIncome: 45_400,
      stateTaxBeforeCredits: 2_319,
      stateTaxAfterNonrefundableCredits: 2_329,
      stateRefundableCredits: 120,
      refund: 291,
    });
  });

  it.each([
    [19_273, 0],
    [19_283, 1],
  ])('begins to tax at 4,673: %d', (wages, tax) => {
    expect(totals({ w2s: [pay('ID', wages)] }).stateTaxBeforeCredits).toBe(tax);
  });

  it('asks the building fund tax only of those who must file', () => {
    expect(totals({ w2s: [pay('ID', 14_600)] }).stateTaxAfterNonrefundableCredits).toBe(0);
    expect(totals({ w2s: [pay('ID', 14_601)] }).stateTaxAfterNonrefundableCredits).toBe(10);
  });

  it('gives children 205 each and everybody groceries', () => {
    // Head of household: 60,000 - 21,900 - 9,346 = 28,754: 1,638 - 410 + 10 = 1,238; 3 x 120.
    expect(
      totals({
        filingStatus: 'hoh',
        w2s: [pay('ID', 60_000)],
        dependents: [child('2015-06-15'), child('2018-06-15')],
      }),
    ).toMatchObject({ stateTaxAfterNonrefundableCredits: 1_238, stateRefundableCredits: 360 });
  });

  it('deducts military pensions from 65 on, less Social Security', () => {
    const income = (planKind: 'military' | 'privateEmployer', dateOfBirth = '1955-06-15') =>
      totals({
        taxpayer: { dateOfBirth },
        retirement: [{ grossDistribution: 50_000, taxableAmount: 50_000, planKind }],
        socialSecurity: [{ netBenefits: 20_000 }],
      }).stateAgi;
    // 45,864 - 20,000 = 25,864 of 50,000.
    expect(income('military')).toBe(24_136);
    expect(income('privateEmployer')).toBe(50_000);
    expect(income('military', '1962-06-15')).toBe(50_000);
  });

  it('prorates by the Idaho percentage for part of a year', () => {
    // 40,000 of 80,000: 40,000 - 7,300 = 32,700; less 4,673: 1,596; 182 days are six months of groceries.
    const found = stateReturn('ID', mover('ID', 40_000, 40_000));
    expect(found.kind).toBe('partYear');
    expect(found.totals).toMatchObject({
      stateTaxableIncome: 32_700,
      stateTaxBeforeCredits: 1_596,
      stateRefundableCredits: 60,
    });
  });

  it('taxes nonresidents on Idaho income', () => {
    // 20,000 of 80,000: 20,000 - 3,650 = 16,350; less 4,673: 665; building fund 10; no grocery credit.
    expect(totals(commuter('ID', 20_000, 80_000))).toMatchObject({
      stateTaxAfterNonrefundableCredits: 675,
      stateRefundableCredits: 0,
    });
  });

  it('credits the tax of another state up to its own', () => {
    // 2,319 x 0.2 = 464.
    const after = (taxAfterCredits: number) =>
      totals({
        w2s: [pay('ID', 60_000)],
        otherStateTaxes: [{ state: 'UT', income: 12_000, taxAfterCredits }],
      }).stateTaxAfterNonrefundableCredits;
    expect(after(300)).toBe(2_029);
    expect(after(600)).toBe(1_865);
  });
});
