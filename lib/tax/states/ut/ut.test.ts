import { commuter, mover, pay, stateReturn } from '../../testing/state-return';

type Facts = Parameters<typeof stateReturn>[1];
const totals = (given: Facts) => stateReturn('UT', given).totals;

describe('Utah', () => {
  it('takes the taxpayer tax credit off the tax', () => {
    // 60,000 x 4.55 percent = 2,730; 14,600 x 6 percent = 876, less (60,000 - 17,652) x 1.3 percent = 551: 325; 2,405.
    expect(totals({ w2s: [pay('UT', 60_000, 2_500)] })).toMatchObject({
      stateTaxableIncome: 60_000,
      stateTaxBeforeCredits: 2_730,
      stateTaxAfterNonrefundableCredits: 2_405,
      refund: 95,
    });
  });

  it('exempts income up to the standard deduction', () => {
    // 14,601 x 4.55 percent = 664 less 876 is below zero either way; at 65 with 16,000 the exemption does not reach.
    expect(stateReturn('UT', { w2s: [pay('UT', 14_600)] }).lines['ut-tc-40']).toMatchObject({ '21': true });
    expect(stateReturn('UT', { w2s: [pay('UT', 14_601)] }).lines['ut-tc-40']).not.toHaveProperty('21');
  });

  it('counts a dependent and the federal deduction without state tax', () => {
    // Itemized: state tax 5,000, interest 20,000: 25,000. Exemption 2,046. (25,000 + 2,046 - 5,000) x 6 percent = 1,323.
    const found = stateReturn('UT', {
      filingStatus: 'hoh',
      w2s: [pay('UT', 80_000, 5_000)],
      itemized: { mortgages: [{ interest: 20_000, balance: 400_000, originated: '2020-01-01' }] },
      dependents: [{ dateOfBirth: '2012-06-15', relationship: 'child', monthsInHome: 12 }],
    });
    // Phase-out: (80,000 - 26,478) x 1.3 percent = 696.
    expect(found.lines['ut-tc-40']).toMatchObject({
      '11': 2_046,
      '14': 5_000,
      '16': 1_323,
      '19': 696,
      '20': 627,
    });
  });

  it('gives parents of children from one to three a credit', () => {
    const credit = (wages: number, dateOfBirth: string) =>
      (
        stateReturn('UT', {
          filingStatus: 'hoh',
          w2s: [pay('UT', wages)],
          dependents: [{ dateOfBirth, relationship: 'child', monthsInHome: 12 }],
        }).lines['ut-tc-40a'] as Record<string, number> | undefined
      )?.AT;
    expect(credit(43_000, '2021-06-15')).toBe(1_000);
    expect(credit(45_000, '2021-06-15')).toBe(800);
    expect(credit(43_000, '2020-06-15')).toBeUndefined();
    expect(credit(43_000, '2024-06-15')).toBeUndefined();
  });

  it('chooses between the retirement and the Social Security credit', () => {
    const lines = (dateOfBirth: string, pension: number) =>
      stateReturn('UT', {
        taxpayer: { dateOfBirth },
        retirement: [{ grossDistribution: pension, taxableAmount: pension }],
        socialSecurity: [{ netBenefits: 20_000 }],
      }).lines['ut-tc-40a'];
    // Provisional income 40,000 + 10,000: 85 percent of 16,000 over 34,000 is 13,600 plus 4,500: above 17,000, so 17,000.
    // AGI 57,000: 17,000 x 4.55 percent = 773.50 less 2.5 percent of 12,000 = 300: 473.50. Retirement credit: 450 - 800.
    expect(lines('1950-06-15', 40_000)).toMatchObject({ AH: 474 });
    // 22,000 + 10,000: half of 7,000 is 3,500. AGI 25,500: 159 against 450 - 12.50 = 437.50.
    expect(lines('1950-06-15', 22_000)).toMatchObject({ '18': 438 });
    expect(lines('1955-06-15', 22_000)).toMatchObject({ AH: 159 });
  });

  it('takes the Utah share for part of a year', () => {
    // 40,000 of 80,000: 3,640 - (876 - 811) = 3,575 x 0.5 = 1,788.
    const found = stateReturn('UT', mover('UT', 40_000, 40_000));
    expect(found.kind).toBe('partYear');
    expect(found.totals.stateTaxAfterNonrefundableCredits).toBe(1_788);
  });

  it('taxes nonresidents by the share of Utah', () => {
    // 20,000 of 80,000: 3,575 x 0.25 = 893.75.
    expect(totals(commuter('UT', 20_000, 80_000)).stateTaxAfterNonrefundableCredits).toBe(894);
  });

  it('credits the tax of another state up to its own', () => {
    const after = (taxAfterCredits: number) =>
      totals({
        w2s: [pay('UT', 60_000)],
        otherStateTaxes: [{ state: 'ID', income: 12_000, taxAfterCredits }],
      }).stateTaxAfterNonrefundableCredits;
    // 2,405 x 0.2 = 481.
    expect(after(300)).toBe(2_105);
    expect(after(600)).toBe(1_924);
  });
});
