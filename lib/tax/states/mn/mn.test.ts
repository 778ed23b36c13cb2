import { bornIn, calculateState, wageOf } from '../shared/test-state';

const minnesota = (input: Record<string, unknown>) =>
  calculateState('MN', { taxpayer: bornIn(1980), residency: [{ state: 'MN' }], ...input });
const wages = (amount: number) => ({ w2s: [wageOf(amount, { MN: amount })] });
const m1 = (input: Record<string, unknown>) => minnesota(input).lines['mn-m1'] as Record<string, number>;

test.each([
  // Taxable income is 14,575 less; below 90,000 the middle of a row of 100.
  ['the last row of the table', 104_574, Math.round(31_690 * 0.0535 + (89_950 - 31_690) * 0.068)],
  ['the first amount of the schedule', 104_575, Math.round(31_690 * 0.0535 + 58_310 * 0.068)],
  ['the third step', 119_665, Math.round(31_690 * 0.0535 + 72_400 * 0.068 + 1_000 * 0.0785)],
])('tax at %s', (_, amount, tax) => {
  expect(m1(wages(amount))['10']).toBe(tax);
});

test.each([
  [232_500, 14_575],
  // 3% of 10,000.
  [242_500, 14_275],
  // 3% of 88,850 and 10% of 650.
  [322_000, Math.round(14_575 - 2_665.5 - 65)],
  [1_053_751, 2_915],
])('the standard deduction sinks with income: %d', (amount, deduction) => {
  expect(m1(wages(amount))['4b']).toBe(deduction);
});

test.each([
  ['in full up to 82,190', 82_190, 1],
  ['less a tenth for each 4,000 over it', 82_191, 0.9],
])('Social Security is left out %s', (_, agi, share) => {
  const { lines } = minnesota({
    taxpayer: bornIn(1955),
    retirement: [{ grossDistribution: agi - 17_000, taxableAmount: agi - 17_000, code: '7' }],
    socialSecurity: [{ netBenefits: 20_000 }],
  });
  expect(lines['mn-m1']).toMatchObject({ '1': agi });
  expect(lines['mn-m1m']).toMatchObject({ '12': 17_000 * share });
});

const family = (amount: number) =>
  minnesota({
    filingStatus: 'hoh',
    ...wages(amount),
    dependents: [
      { ...bornIn(2012), relationship: 'child', monthsInHome: 12 },
      { ...bornIn(2015), relationship: 'child', monthsInHome: 12 },
    ],
  }).totals.stateRefundableCredits;

test('child and working family credits sink by 12% over 31,090', () => {
  // 2 × 1,750 and 4% of 9,220, which is 369.
  expect(family(31_090)).toBe(3_869);
  expect(family(32_090)).toBe(3_749);
});

test.each([
  ['18', 2006, 0],
  ['19', 2005, 369],
  ['64', 1960, 369],
  ['65', 1959, 0],
])('the working family credit without children at %s', (_, year, credit) => {
  expect(minnesota({ taxpayer: bornIn(year), ...wages(20_000) }).totals.stateRefundableCredits).toBe(credit);
});

test('the marriage credit: what two single people would save', () => {
  const credit = m1({
    filingStatus: 'mfj',
    spouse: bornIn(1981),
    w2s: [wageOf(90_000, { MN: 90_000 }), wageOf(90_000, { MN: 90_000 }, 0, 'spouse')],
  })['16'];
  // 150,850: 2,478.66 + 104,520 × 6.8% = 9,586; twice 75,425 by the table: 1,695.42 + 43,760 × 6.8% = 4,671.
  expect(credit).toBe(9_586 - 2 * 4_671);
});

test('a nonresident pays the share of the tax that falls on Minnesota', () => {
  const { totals } = minnesota({ residency: [{ state: 'TX' }], w2s: [wageOf(104_575, { MN: 26_143.75 })] });
  // A quarter of 5,660.
  expect(totals.stateTaxBeforeCredits).toBe(1_415);
  expect(totals.stateRefundableCredits).toBe(0);
});

test('half of the year', () => {
  const { totals } = minnesota({
    residency: [
      { state: 'MN', to: '2024-07-01' },
      { state: 'TX', from: '2024-07-02' },
    ],
    interest: [{ interest: 104_575 }],
  });
  expect(totals.stateTaxBeforeCredits).toBe(2_830);
});

test('wages of somebody who lives in North Dakota are left to North Dakota', () => {
  const { totals } = minnesota({
    residency: [{ state: 'ND' }],
    w2s: [wageOf(50_000, { MN: 50_000 }, 1_500)],
  });
  expect(totals).toMatchObject({ stateTaxBeforeCredits: 0, refund: 1_500 });
});

test('credit for another state’s tax', () => {
  const { totals } = minnesota({
    ...wages(104_575),
    otherStateTaxes: [{ state: 'IA', income: 10_457.5, taxAfterCredits: 900 }],
  });
  expect(totals.stateTaxAfterNonrefundableCredits).toBe(5_660 - 566);
});

test('the renter’s credit of a Certificate of Rent Paid', () => {
  const renter = (amount: number, more: Record<string, unknown> = {}) =>
    minnesota({
      ...wages(amount),
      taxpayer: bornIn(1980),
      states: { MN: { crp: [{ number: '1', rent: 12_000 }] } },
      ...more,
    }).lines['mn-m1rent'] as Record<string, number>;
  // 17% of 12,000 is 2,040; less 1.7% of 32,000, of which 75% is paid: 1,496 × 0.75.
  expect(renter(32_000)).toMatchObject({ '8': 32_000, '12': 1_122 });
  // From 75,390 on there is none.
  expect(renter(75_389)['12']).toBe(260);
  expect(renter(75_390)['12']).toBeUndefined();
  // 5,050 less for a person of 65.
  expect(renter(37_050, { taxpayer: bornIn(1955) })).toMatchObject({ '8': 32_000, '12': 1_122 });
});

describe('school expenses in kindergarten through grade 12', () => {
  const pupil = (grade: string, k12: Record<string, unknown>, year = 2014) => ({
    ...bornIn(year),
    relationship: 'child',
    monthsInHome: 12,
    state: { k12: { grade, ...k12 } },
  });
  const parent = (amount: number, ...dependents: Record<string, unknown>[]) =>
    minnesota({ filingStatus: 'hoh', ...wages(amount), dependents }).lines;

  test.each([
    // 75% of 1,000.
    ['up to 73,890', 60_000, 750],
    // 1,500 less a quarter of 4,000 is 500.
    ['a quarter of what is over it', 77_890, 500],
    ['none from 79,760 on', 79_760, undefined],
  ])('the credit for one child: %s', (_, amount, credit) => {
    const lines = parent(amount, pupil('4', { supplies: 1_000 }));
    expect((lines['mn-m1ed'] as Record<string, number> | undefined)?.['13']).toBe(credit);
  });

  test('two children have twice the limit, which sinks by half of the income over 73,890', () => {
    // 75% of 3,800 is 2,850; 3,000 less half of 2,000 is 2,000.
    const lines = parent(75_890, pupil('4', { supplies: 1_900 }), pupil('8', { supplies: 1_900 }, 2010));
    expect(lines['mn-m1ed']).toMatchObject({ '11': 2_850, '12': 2_000, '13': 2_000 });
  });

  test('three children may have 3,000 more income', () => {
    const three = [2012, 2013, 2014].map((year) => pupil('5', { supplies: 400 }, year));
    // 75% of 1,200; the limit is 4,500 less half of 8,869.
    expect(parent(82_759, ...three)['mn-m1ed']).toMatchObject({ '13': Math.round(4_500 - 8_869 / 2) });
    expect(parent(82_760, ...three)['mn-m1ed']).toBeUndefined();
  });

  test('tuition, and supplies that the credit leaves, are subtracted up to a limit by grade', () => {
    // The credit of 750 uses all supplies.
    const young = parent(60_000, pupil('K-6', { tuition: 3_000, supplies: 1_000 }));
    expect(young['mn-m1m']).toMatchObject({ '13': 1_625 });
    const older = parent(60_000, pupil('7-8', { tuition: 1_900, supplies: 1_000 }, 2011));
    expect(older['mn-m1m']).toMatchObject({ '13': 1_900 });
    // Without a credit the supplies count, too.
    const rich = parent(120_000, pupil('7-8', { tuition: 1_900, supplies: 1_000 }, 2011));
    expect(rich['mn-m1m']).toMatchObject({ '13': 2_500 });
    // A credit of 500 uses 667 of 1,000.
    const some = parent(77_890, pupil('K-6', { supplies: 1_000 }));
    expect(some['mn-m1m']).toMatchObject({ '13': 333 });
  });

  test('a school far away does not count for the subtraction', () => {
    const lines = parent(60_000, pupil('9-12', { tuition: 5_000, schoolState: 'TX' }, 2009));
    expect(lines['mn-m1m']).toBeUndefined();
  });

  test('couples who file apart have no credit, and somebody of half a year half of it', () => {
    const apart = minnesota({
      filingStatus: 'mfs',
      livedApartAllYear: true,
      ...wages(40_000),
      dependents: [pupil('4', { supplies: 1_000 })],
    });
    expect(apart.lines['mn-m1ed']).toBeUndefined();
    const mover = minnesota({
      filingStatus: 'hoh',
      residency: [
        { state: 'MN', to: '2024-07-01' },
        { state: 'TX', from: '2024-07-02' },
      ],
      interest: [{ interest: 50_000 }],
      dependents: [pupil('4', { supplies: 1_000 })],
    });
    expect(mover.lines['mn-m1ed']).toMatchObject({ '13': 750, '14': 375 });
  });
});
