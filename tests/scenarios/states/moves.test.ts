import { calculateStates, expectTotals, type Expected } from './check-households';
import { benefits, child, type Facts, home, ira, move, pay, pension, people, sale } from './household-facts';

// People who moved, or work or own property elsewhere, worked by hand from each state's instructions of 2024.

/** A job that went on all year, whatever the home was. */
const kept = (state: string, wages: number) =>
  pay(state, wages, { firstDay: '2024-01-01', lastDay: '2024-12-31' });
const before = (state: string, wages: number) => pay(state, wages, { lastDay: '2024-06-30' });
const after = (state: string, wages: number) => pay(state, wages, { firstDay: '2024-07-01' });
/** 20,000 after property tax. */
const rental = (state: string): Facts => ({
  id: 'r',
  state,
  fairRentalDays: 366,
  rents: 24_000,
  expenses: { taxes: 4_000 },
});
const single = people('single', 1985);
const family = (state: string): Facts => ({
  ...people('hoh', 1990),
  dependents: [child(2021), child(2015)],
  w2s: [before(state, 13_000), after('TX', 13_000)],
});
/** A Texan with wages of 50,000, a gain of 10,000, dividends of 2,000, and a profit of 30,000 in a state. */
const owner = (state: string): Facts => ({
  ...single,
  residency: home('TX'),
  w2s: [pay('TX', 50_000)],
  sales: [sale(10_000)],
  dividends: [{ ordinary: 2_000, qualified: 2_000 }],
  businesses: [{ id: 'b', name: 'B', state, income: { other: 40_000 }, expenses: { supplies: 10_000 } }],
});
const retiree: Facts = {
  ...people('single', 1953),
  retirement: [pension(9_000)],
  socialSecurity: [benefits(8_000)],
  interest: [{ interest: 500 }],
};

const cases: [string, Facts, Record<string, Expected>][] = [
  [
    'New Jersey taxes 184 days of a job in New York that box 15 doesn’t show, and credits New York’s tax on them',
    { ...single, residency: move('NY', 'NJ'), w2s: [kept('NY', 100_000)] },
    { NY: { ti: 92_000, tax: 4_952 }, NJ: { agi: 50_273, ti: 49_773, tax: 0 } },
  ],
  [
    'North Carolina credits Georgia’s tax against all of its own, on the income since the move',
    { ...single, residency: move('GA', 'NC'), w2s: [kept('GA', 80_000)] },
    { GA: { tax: 3_665 }, NC: { ti: 33_807, tax: 0 } },
  ],
  [
    'Georgia compares with the Georgia column of Schedule 3',
    { ...single, residency: move('HI', 'GA'), w2s: [kept('HI', 80_000)] },
    { GA: { tax: 0 } },
  ],
  [
    'Illinois compares with the income of Schedule NR',
    { ...single, residency: move('HI', 'IL'), w2s: [kept('HI', 80_000)] },
    { IL: { tax: 0 } },
  ],
  [
    'Missouri: Form MO-CR, as if the year had been spent there, beats Form MO-NRI',
    { ...single, residency: move('HI', 'MO'), w2s: [kept('HI', 80_000)] },
    { MO: { tax: 0 } },
  ],
  [
    'Illinois leaves the pay since the move to Wisconsin, under the agreement',
    { ...single, residency: move('IL', 'WI'), w2s: [kept('IL', 80_000)] },
    // 39,781 less 49.7% of 2,775.
    { IL: { ti: 38_402, tax: 1_901 }, WI: { tax: 1_760 } },
  ],
  [
    'California taxes what its row shows, not a part of Nevada’s pay besides',
    {
      ...single,
      residency: move('CA', 'NV'),
      w2s: [{ ...kept('NV', 80_000), states: [{ state: 'CA', wages: 40_000 }] }],
    },
    { CA: { ti: 37_230, tax: 1_661 } },
  ],
  [
    'New York credits Connecticut’s tax on land sold after the move: 20,000 of 60,000',
    {
      ...single,
      residency: move('CT', 'NY'),
      w2s: [before('CT', 40_000), after('NY', 40_000)],
      sales: [sale(20_000, { stateOfProperty: 'CT' })],
    },
    { CT: { tax: 2_985 }, NY: { tax: 1_981 } },
  ],
  [
    'California credits Arizona’s tax on the rent since the move, in reverse',
    {
      ...single,
      residency: move('CA', 'AZ'),
      w2s: [before('CA', 40_000), after('AZ', 40_000)],
      rentals: [rental('CA')],
    },
    // Arizona: 886 times 10,055 of 50,055 is 178.
    { AZ: { agi: 50_055, ti: 35_455, tax: 886 }, CA: { ti: 56_676, tax: 2_932 } },
  ],
  [
    'Each home credits Hawaii’s tax of 986 on its own part of the rent',
    {
      ...single,
      residency: move('CA', 'AZ'),
      w2s: [before('CA', 40_000), after('AZ', 40_000)],
      rentals: [rental('HI')],
    },
    // Arizona 178 of 496, California all of 490.
    { HI: { tax: 986 }, AZ: { tax: 708 }, CA: { tax: 2_099 } },
  ],
  [
    'New Jersey: half of the exemptions and credits for six months',
    { ...family('NJ'), residency: move('NJ', 'TX') },
    { NJ: { agi: 13_000, ti: 11_000, refundable: 1_753 } },
  ],
  [
    'Virginia pays no earned income credit out to somebody who moved',
    { ...family('VA'), residency: move('VA', 'TX') },
    { VA: { tax: 0, refundable: 0 } },
  ],
  [
    'Virginia pays no earned income credit out to a nonresident',
    { ...family('VA'), w2s: [before('VA', 13_000), after('TX', 13_000)], residency: home('TX') },
    { VA: { tax: 0, refundable: 0 } },
  ],
  [
    'New Mexico gives its credits to somebody who left in June, in full',
    { ...family('NM'), residency: move('NM', 'TX') },
    { NM: { refundable: 2_523 } },
  ],
  [
    'New Mexico: the comprehensive rebate after six months',
    { ...retiree, residency: move('NM', 'TX') },
    { NM: { refundable: 185 } },
  ],
  [
    'New Mexico leaves a resident’s rent from Colorado to Colorado, and credits no tax on it',
    { ...single, residency: home('NM'), w2s: [pay('NM', 60_000)], rentals: [rental('CO')] },
    // Three quarters of 2,928.
    { CO: { tax: 695 }, NM: { ti: 65_400, tax: 2_196 } },
  ],
  [
    'New Mexico credits Hawaii’s tax at the rate on its own share of taxable income',
    { ...single, residency: move('HI', 'NM'), w2s: [kept('HI', 80_000)] },
    { NM: { tax: 0 } },
  ],
  [
    'Indiana: the credit for the elderly after January to June',
    { ...retiree, residency: move('IN', 'TX', { county: 'Marion' }) },
    { IN: { refundable: 40 } },
  ],
  [
    'Delaware in two columns: New York’s tax on the spouse’s wages only against the spouse’s column',
    {
      ...people('mfj', 1985, 1986),
      residency: home('DE'),
      w2s: [pay('DE', 90_000), pay('NY', 30_000, { owner: 'spouse' })],
    },
    // Columns of 4,709 and 1,098 less 110 each; New York takes more than the 988 that are left.
    { DE: { ti: 113_500, tax: 4_599 } },
  ],
  [
    'New Jersey leaves the pay of the days in Pennsylvania, New York credits the rest',
    { ...single, residency: move('PA', 'NY'), w2s: [kept('NJ', 100_000)] },
    // New Jersey: 4,182 times 0.5027. New York: 2,489 less 2,102.
    { PA: { agi: 49_727, tax: 1_527 }, NJ: { tax: 2_102 }, NY: { tax: 387 } },
  ],
  [
    'California doesn’t tax an IRA paid after the move, only 182 days of interest',
    {
      ...people('single', 1955),
      residency: move('CA', 'NV'),
      retirement: [ira(50_000, { distributionDate: '2024-11-03' })],
      interest: [{ interest: 3_660 }],
    },
    // 1,820 less its share of 5,540.
    { CA: { ti: 1_632, tax: 40 } },
  ],
  [
    'California’s earned income credit counts only the 6,000 of wages that it withholds from',
    {
      ...people('hoh', 1990),
      dependents: [child(2015), child(2013)],
      residency: home('CA'),
      w2s: [pay('NV', 6_000, { states: [{ state: 'NV', wages: 6_000 }] }), pay('CA', 6_000)],
    },
    // 34% of 5,975.50, the middle of the row.
    { CA: { refundable: 2_032 } },
  ],
  [
    'New York: half of self-employment tax, 2,119, goes with the profit there',
    owner('NY'),
    // 27,881 of 89,881 is 0.3102 of 4,345.
    { NY: { tax: 1_348 } },
  ],
  [
    'Illinois: half of self-employment tax goes with the profit there',
    owner('IL'),
    // 27,881 less 31% of 2,775.
    { IL: { ti: 27_021, tax: 1_338 } },
  ],
  [
    'Arizona: half of self-employment tax goes with the profit there',
    owner('AZ'),
    // 27,881 less 31% of 14,600.
    { AZ: { agi: 27_881, ti: 23_355, tax: 584 } },
  ],
  [
    'South Carolina gives its two-wage credit for wages of both spouses there',
    {
      ...people('mfj', 1985, 1986),
      residency: home('TX'),
      w2s: [pay('SC', 60_000), pay('TX', 40_000, { owner: 'spouse' })],
    },
    // 60,000 less 60% of 29,200; the table's row of 42,450 at 3% from 3,460 and 6.2% from 17,330.
    { SC: { ti: 42_480, tax: 1_974 } },
  ],
  [
    'South Carolina: 0.7% of the 20,000 that the spouse earned there',
    {
      ...people('mfj', 1985, 1986),
      residency: home('TX'),
      w2s: [pay('SC', 60_000), pay('SC', 20_000, { owner: 'spouse' })],
    },
    // The row of 50,850: 2,494 less 140.
    { SC: { ti: 50_800, tax: 2_354 } },
  ],
  [
    'Maryland: no two-income subtraction where only one of the couple earned there',
    {
      ...people('mfj', 1985, 1986),
      residency: home('TX'),
      w2s: [pay('MD', 60_000), pay('TX', 40_000, { owner: 'spouse' })],
    },
    // 100,000 less 5,450 and 6,400.
    { MD: { agi: 100_000, ti: 88_150 } },
  ],
];
test.each(cases)('%s', (_, facts, expected) => {
  expectTotals(facts, expected);
});

/** What a state's return says about the homes of the year. */
const aboutHomes = (facts: Facts, code: string): string[] =>
  (calculateStates(facts)[code]?.problems ?? [])
    .filter(({ path }) => path === 'residency')
    .map(({ severity }) => severity);
const couple = (first: string, second: string): Facts => ({
  ...people('mfj', 1985, 1986),
  residency: [
    ...home(first, { owner: 'taxpayer', ...(first === 'MD' ? { county: 'Howard' } : {}) }),
    ...home(second, { owner: 'spouse' }),
  ],
  w2s: [pay(first, 90_000), pay('FL', 60_000, { owner: 'spouse' })],
});

test.each(['CT', 'IL', 'MA', 'NJ', 'NY', 'RI', 'VA'])(
  '%s takes no joint return of a resident and a nonresident',
  (code) => {
    expect(aboutHomes(couple(code, 'FL'), code)).toEqual(['unsupported']);
  },
);
test.each(['AZ', 'CA', 'GA', 'MD', 'NC'])(
  '%s takes a joint return of a resident and a nonresident',
  (code) => {
    expect(aboutHomes(couple(code, 'FL'), code)).toEqual([]);
  },
);
test('Massachusetts takes no joint return of a couple that moved at different times, New York does', () => {
  const moved = (state: string): Facts => ({
    ...people('mfj', 1985, 1986),
    residency: [
      ...move(state, 'TX', { owner: 'taxpayer' }, { owner: 'taxpayer' }),
      { state, owner: 'spouse', from: '2024-01-01', to: '2024-09-30' },
      { state: 'TX', owner: 'spouse', from: '2024-10-01', to: '2024-12-31' },
    ],
    w2s: [before(state, 40_000)],
  });
  expect(aboutHomes(moved('MA'), 'MA')).toEqual(['unsupported']);
  expect(aboutHomes(moved('NY'), 'NY')).toEqual([]);
});

test.each(['MD', 'NJ', 'VA'])(
  '%s wants two returns where income from there goes on after the move',
  (code) => {
    const residency = move(code, 'TX', code === 'MD' ? { county: 'Howard' } : {});
    const w2s = [before(code, 40_000), after('TX', 40_000)];
    expect(aboutHomes({ ...single, residency, w2s }, code)).toEqual([]);
    expect(aboutHomes({ ...single, residency, w2s, rentals: [rental(code)] }, code)).toEqual(['unsupported']);
    expect(aboutHomes({ ...single, residency, w2s: [kept(code, 80_000)] }, code)).toEqual(['unsupported']);
  },
);

test('a tax of a return that isn’t prepared is not credited', () => {
  const facts: Facts = { ...single, residency: home('GA'), w2s: [pay('NY', 100_000)] };
  expect(calculateStates(facts)['GA']?.totals.stateTaxAfterNonrefundableCredits).toBe(0);
  const { NY, GA } = calculateStates({ ...facts, section1256: [{ profit: 100 }] });
  expect(NY?.totals.refund).toBeNull();
  expect(GA?.problems.map(({ path }) => path)).toEqual(['otherStateTaxes']);
  // 88,100 at 5.39%.
  expect(GA?.totals.stateTaxAfterNonrefundableCredits).toBe(4_749);
});
