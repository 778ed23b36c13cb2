import { commuter, mover, pay, stateReturn } from '../../testing/state-return';

// Single, 2024: standard deduction 14,600, at 65 and more 16,550. Rate 4.25 percent.
type Facts = Parameters<typeof stateReturn>[1];
const totals = (given: Facts) => stateReturn('CO', given).totals;

describe('Colorado', () => {
  it('taxes federal taxable income at 4.25 percent and refunds sales tax', () => {
    // 60,000 - 14,600 = 45,400; 1,929.50; refund for 53,001 to 105,000: 240.
    expect(totals({ w2s: [pay('CO', 60_000, 2_000)] })).toMatchObject({
      stateAgi: 60_000,
      stateTaxableIncome: 45_400,
      stateTaxBeforeCredits: 1_930,
      stateRefundableCredits: 240,
      stateTaxNet: 1_690,
      withheld: 2_000,
      refund: 310,
      owed: 0,
    });
  });

  it.each([
    [53_000, 177],
    [53_001, 240],
    [302_000, 350],
    [302_001, 565],
  ])('refunds sales tax by income: %d', (wages, refund) => {
    expect(totals({ w2s: [pay('CO', wages)] }).stateRefundableCredits).toBe(refund);
  });

  it('adds back the deduction over 12,000 from 300,000 on', () => {
    // 299,999 - 14,600 = 285,399; 300,000 - 14,600 + 2,600 = 288,000.
    expect(totals({ w2s: [pay('CO', 299_999)] }).stateTaxableIncome).toBe(285_399);
    expect(totals({ w2s: [pay('CO', 300_000)] }).stateTaxableIncome).toBe(288_000);
  });

  it('adds state tax back once when the deduction is added back, too', () => {
    // Itemized: state tax 9,000, mortgage interest 20,000: 29,000. Line 2: 9,000; line 4: 29,000 - 9,000 - 12,000 = 8,000.
    const found = stateReturn('CO', {
      w2s: [pay('CO', 320_000, 9_000)],
      itemized: { mortgages: [{ interest: 20_000, balance: 400_000, originated: '2020-01-01' }] },
    });
    expect(found.lines['co-0104']).toMatchObject({ '2': 9_000, '4': 8_000, '11': 308_000 });
  });

  it('subtracts pensions up to 20,000 from 55 and 24,000 from 65 on', () => {
    const retirement = [{ grossDistribution: 40_000, taxableAmount: 40_000 }];
    const at = (dateOfBirth: string) => totals({ taxpayer: { dateOfBirth }, retirement }).stateTaxableIncome;
    // 40,000 - 16,550 - 24,000 < 0; 40,000 - 14,600 - 20,000 = 5,400; under 55 nothing.
    expect(at('1959-06-15')).toBe(0);
    expect(at('1964-06-15')).toBe(5_400);
    expect(at('1970-06-15')).toBe(25_400);
  });

  it('pays credits for a child', () => {
    // 40,000, one child of 4: five steps of 6.875 percent: 3,200 x 0.65625 = 2,100; 600; EIC 4,213 - 15.98 percent of
    // (40,025 - 22,720) = 1,448, half 724; sales tax 177.
    expect(
      totals({
        filingStatus: 'hoh',
        w2s: [pay('CO', 40_000)],
        dependents: [{ dateOfBirth: '2020-06-15', relationship: 'child', monthsInHome: 12 }],
      }).stateRefundableCredits,
    ).toBe(3_601);
  });

  it('gives half of the earned income credit from 19 on', () => {
    // EIC without a child at 10,000: 632 at most, 7.65 percent of the phase-out over 10,330 not reached: half 316; sales tax 177.
    const at = (dateOfBirth: string) =>
      totals({ taxpayer: { dateOfBirth }, w2s: [pay('CO', 10_000)] }).stateRefundableCredits;
    expect(at('2004-06-15')).toBe(493);
    expect(at('2006-06-15')).toBe(0);
  });

  it('takes the Colorado share of the tax for part of a year', () => {
    // 40,000 of 73,200: 0.5464; 58,600 x 4.25 percent = 2,490.50, rounded 2,491; x 0.5464 = 1,361.
    const found = stateReturn('CO', mover('CO', 40_000, 33_200));
    expect(found.kind).toBe('partYear');
    expect(found.totals).toMatchObject({ stateTaxBeforeCredits: 1_361, stateRefundableCredits: 0 });
  });

  it('taxes nonresidents by their Colorado income', () => {
    // 20,000 of 50,000: 0.4; 35,400 x 4.25 percent = 1,504.50, rounded 1,505; x 0.4 = 602.
    expect(totals(commuter('CO', 20_000, 50_000)).stateTaxAfterNonrefundableCredits).toBe(602);
  });

  it('credits the tax of another state up to its own', () => {
    const credited = (taxAfterCredits: number) =>
      totals({
        w2s: [pay('CO', 60_000)],
        otherStateTaxes: [{ state: 'UT', income: 10_000, taxAfterCredits }],
      }).stateTaxAfterNonrefundableCredits;
    // 1,930 x 10,000 / 60,000 = 322.
    expect(credited(300)).toBe(1_630);
    expect(credited(400)).toBe(1_608);
  });

  it('refuses what it does not prepare', () => {
    expect(
      stateReturn('CO', { w2s: [pay('CO', 60_000)], states: { CO: { innovativeVehicle: 500 } } }).problems,
    ).toHaveLength(1);
  });
});
