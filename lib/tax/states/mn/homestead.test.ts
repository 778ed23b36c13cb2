import { explainLine } from '../../explain-line';
import { parseReturn } from '../../facts/parse-return';
import { bornIn, calculateState, wageOf } from '../shared/test-state';

const minnesota = (input: Record<string, unknown>) =>
  calculateState('MN', { taxpayer: bornIn(1980), residency: [{ state: 'MN' }], ...input });
const owner = (homestead: Record<string, number>, input: Record<string, unknown> = {}) =>
  minnesota({ ...input, states: { MN: { homestead } } });
const wages = (amount: number) => ({ w2s: [wageOf(amount, { MN: amount })] });
const linesOf = (homestead: Record<string, number>, input: Record<string, unknown> = {}) =>
  owner(homestead, input).lines['mn-m1pr'];
const pension = (item: Record<string, unknown>) => ({ code: '7', planKind: 'privateEmployer', ...item });

describe('Form M1PR', () => {
  it('pays a share of the tax over a percentage of the income', () => {
    // 3,150 less 2% of 50,000 is 2,150; 68% of it.
    expect(linesOf({ propertyTax: 3_150 }, wages(50_000))).toEqual({
      1: 50_000,
      7: 50_000,
      12: 0,
      13: 50_000,
      14: 3_150,
      16: 3_150,
      17: 1_462,
      18: 1_462,
      20: 1_462,
    });
  });

  it('counts Social Security that isn’t taxed, and takes an exemption off at 65', () => {
    const retired = {
      taxpayer: bornIn(1955),
      retirement: [pension({ grossDistribution: 12_000, taxableAmount: 12_000 })],
      socialSecurity: [{ netBenefits: 20_000 }],
    };
    // 32,000 less 5,050; 2,400 less 2% of 26,950 is 1,861, and 78% of it 1,451.58.
    expect(linesOf({ propertyTax: 2_400 }, retired)).toMatchObject({
      1: 12_000,
      2: 20_000,
      7: 32_000,
      8: 5_050,
      13: 26_950,
      20: 1_452,
    });
  });

  it('takes off dependents and retirement contributions up to the limit', () => {
    const family = {
      filingStatus: 'hoh',
      w2s: [{ ...wageOf(60_000, { MN: 60_000 }), box12: [{ code: 'D', amount: 10_000 }] }],
      dependents: [2012, 2015].map((year) => ({
        ...bornIn(year),
        relationship: 'child',
        monthsInHome: 12,
      })),
    };
    // 2.7 × 5,050. 4,000 less 2% of 49,365 is 3,012.70; 68% of it.
    expect(linesOf({ propertyTax: 4_000 }, family)).toMatchObject({
      6: 10_000,
      7: 70_000,
      9: 13_635,
      10: 7_000,
      12: 20_635,
      13: 49_365,
      20: 2_049,
    });
  });

  it('counts Roth contributions as contributions, and not as income', () => {
    const saver = { ...wages(50_000), adjustments: { ira: [{ owner: 'taxpayer', roth: 4_000 }] } };
    // 3,150 less 2% of 46,000 is 2,230; 68% of it 1,516.40.
    expect(linesOf({ propertyTax: 3_150 }, saver)).toMatchObject({
      7: 50_000,
      10: 4_000,
      13: 46_000,
      20: 1_516,
    });
  });

  it('counts income of others in the home, cash aid and untaxed income, and takes off alimony', () => {
    const stated = {
      propertyTax: 3_150,
      assistance: 2_400,
      occupants: 18_000,
      otherIncome: 1_900,
      alimonyPaid: 6_000,
    };
    const bonds = { interest: [{ taxExemptInterest: 500, municipalShareOwnState: 1 }] };
    // 3,150 less 2% of 36,800 is 2,414; 68% of it 1,641.52.
    expect(linesOf(stated, { ...wages(20_000), ...bonds })).toMatchObject({
      1: 20_000,
      4: 2_400,
      5: 18_000,
      6: 2_400,
      7: 42_800,
      11: 6_000,
      13: 36_800,
      20: 1_642,
    });
  });

  it.each([
    ['what a pension pays untaxed', { grossDistribution: 30_000, taxableAmount: 22_000 }, 8_000],
    ['no rollover', { grossDistribution: 30_000, taxableAmount: 0, code: 'G' }, undefined],
    [
      'no conversion',
      { grossDistribution: 30_000, taxableAmount: 30_000, rothConversion: 30_000, ira: true, code: '2' },
      undefined,
    ],
  ])('counts %s', (_, item, counted) => {
    const lines = linesOf({ propertyTax: 6_000 }, { retirement: [pension(item)] });
    expect(lines).toHaveProperty('7', item.taxableAmount + (counted ?? 0));
    if (counted === undefined) expect(lines).not.toHaveProperty('6');
    else expect(lines).toHaveProperty('6', counted);
  });

  it.each([
    // 3,000 less 730.58: 73% of 2,269.42.
    [36_529, 3_000, 1_657],
    // 68% of 2,269.40.
    [36_530, 3_000, 1_543],
    // 68% of 7,800 is 5,304.
    [60_000, 9_000, 2_760],
    // 53% of 2,517.02 is 1,334.
    [139_319, 6_000, 670],
    [139_320, 6_000, undefined],
    // 2% of the income is 1,000.
    [50_000, 1_000, undefined],
    [50_000, 1_001, 1],
  ])('with an income of %d and a tax of %d', (income, propertyTax, refund) => {
    const lines = linesOf({ propertyTax }, wages(income));
    if (refund === undefined) expect(lines).toBeUndefined();
    else expect(lines).toHaveProperty('20', refund);
  });
});

describe('Schedule M1PR-SR', () => {
  it('pays 60% of what the tax rose by over 12%, with any income', () => {
    const { lines } = owner({ propertyTax: 5_000, taxBefore: 4_000 }, wages(200_000));
    expect(lines['mn-m1pr-sr']).toEqual({
      4: 5_000,
      5: 4_000,
      7: 4_000,
      8: 1_000,
      9: 480,
      10: 480,
      11: 520,
      12: 312,
      13: 312,
    });
    expect(lines['mn-m1pr']).toMatchObject({ 15: 312, 18: 312, 20: 312 });
    expect(lines['mn-m1pr']).not.toHaveProperty('17');
  });

  it('comes off the tax of the regular refund', () => {
    // 5,000 less 312 and 2% of 50,000 is 3,688; 68% of it 2,507.84.
    expect(linesOf({ propertyTax: 5_000, taxBefore: 4_000 }, wages(50_000))).toMatchObject({
      15: 312,
      16: 4_688,
      17: 2_508,
      20: 2_820,
    });
  });

  it.each([
    [
      'the special refund of the year before',
      { propertyTax: 5_000, taxBefore: 4_000, specialRefundBefore: 200 },
      446,
    ],
    ['the most', { propertyTax: 9_000, taxBefore: 4_000 }, 1_000],
    ['an increase of 12%', { propertyTax: 4_480, taxBefore: 4_000 }, undefined],
    ['an increase of $100', { propertyTax: 500, taxBefore: 400 }, undefined],
    ['one of $101', { propertyTax: 501, taxBefore: 400 }, 1],
    ['a refund above the tax', { propertyTax: 500, taxBefore: 100, specialRefundBefore: 200 }, undefined],
  ])('heeds %s', (_, stated, refund) => {
    const lines = owner(stated, wages(200_000)).lines['mn-m1pr-sr'];
    if (refund === undefined) expect(lines).toBeUndefined();
    else expect(lines).toHaveProperty('13', refund);
  });
});

describe('who may claim', () => {
  const home = { propertyTax: 3_150 };
  const pathsOf = ({ problems }: ReturnType<typeof minnesota>) =>
    problems.map(({ severity, path }) => [severity, path]);

  it('is no part of the refund of Form M1', () => {
    const without = minnesota(wages(50_000));
    const withClaim = owner(home, wages(50_000));
    expect(withClaim.totals).toEqual(without.totals);
    expect(withClaim.lines['mn-m1']).toEqual(without.lines['mn-m1']);
  });

  it('is open to part-year residents, with the income of the whole year, and not to nonresidents', () => {
    const moved = {
      residency: [
        { state: 'TX', to: '2024-06-30' },
        { state: 'MN', from: '2024-07-01' },
      ],
      w2s: [
        { ...wageOf(20_000, { TX: 20_000 }), lastDay: '2024-06-30' },
        { ...wageOf(30_000, { MN: 30_000 }), firstDay: '2024-07-01' },
      ],
    };
    expect(linesOf(home, moved)).toMatchObject({ 13: 50_000, 20: 1_462 });
    expect(linesOf(home, { ...wages(50_000), residency: [{ state: 'TX' }] })).toBeUndefined();
  });

  it('is closed to dependents', () => {
    const child = { ...bornIn(1980), claimableAsDependent: true };
    expect(linesOf(home, { ...wages(50_000), taxpayer: child })).toBeUndefined();
  });

  it('needs the income of a spouse in the same home', () => {
    const apart = { ...wages(50_000), filingStatus: 'mfs', spouse: bornIn(1981), spouseItemizes: false };
    const together = owner(home, apart);
    expect(together.lines['mn-m1pr']).toBeUndefined();
    expect(pathsOf(together)).toEqual([['warning', 'states.MN.homestead.propertyTax']]);
    const alone = owner(home, { ...apart, livedApartAllYear: true });
    expect(alone.lines['mn-m1pr']).toMatchObject({ 20: 1_462 });
    expect(pathsOf(alone)).toEqual([]);
  });

  it('says that losses from earlier years have to be added back', () => {
    const loser = owner(home, { ...wages(50_000), capitalLossCarryover: { longTerm: 4_000 } });
    expect(loser.lines['mn-m1pr']).toBeUndefined();
    expect(loser.problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('losses from earlier years'),
    ]);
  });
});

test('the refund is explained by the tax, the income and the table', () => {
  const parsed = parseReturn({
    taxYear: 2024,
    filingStatus: 'single',
    taxpayer: bornIn(1980),
    residency: [{ state: 'MN' }],
    ...wages(50_000),
    states: { MN: { homestead: { propertyTax: 3_150 } } },
  });
  if (!parsed.ok) throw new Error('the facts are wrong');
  const text = JSON.stringify(explainLine(parsed.facts, 'mn-m1pr', '17'));
  expect(text).toContain('Total household income');
  expect(text).toContain('homesteadRefund.table');
});
