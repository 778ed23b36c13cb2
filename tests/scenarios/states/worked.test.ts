import { calculateAll } from '@/lib/tax/calculate-all';
import { parseReturn } from '@/lib/tax/facts/parse-return';

// Main lines worked by hand from each state's instructions of 2024, before the product was asked.

type Facts = Record<string, unknown>;

const born = (year: number) => ({ dateOfBirth: `${year}-06-15` });
const people = (filingStatus: string, year: number, spouse?: number): Facts => ({
  taxYear: 2024,
  filingStatus,
  taxpayer: born(year),
  ...(spouse === undefined ? {} : { spouse: born(spouse) }),
});
const child = (year: number) => ({
  firstName: 'Kim',
  lastName: 'Lee',
  ssn: '400010001',
  dateOfBirth: `${year}-06-15`,
  relationship: 'child',
});
const home = (state: string, more: Facts = {}) => [{ state, from: '2024-01-01', to: '2024-12-31', ...more }];
const untilJuly = (state: string, more: Facts = {}) => [
  { state, from: '2024-01-01', to: '2024-06-30', ...more },
  { state: 'TX', from: '2024-07-01', to: '2024-12-31' },
];
const pay = (state: string, wages: number, more: Facts = {}) => ({
  wages,
  socialSecurityWages: wages,
  medicareWages: wages,
  socialSecurityWithholding: Math.round(wages * 6.2) / 100,
  medicareWithholding: Math.round(wages * 1.45) / 100,
  states: state === 'TX' ? [] : [{ state, wages }],
  ...more,
});
/** Without social security tax, which Massachusetts deducts. */
const untaxedPay = { socialSecurityWithholding: 0, medicareWithholding: 0 };
const pension = (amount: number, owner = 'taxpayer') => ({
  owner,
  grossDistribution: amount,
  taxableAmount: amount,
  code: '7',
  planKind: 'privateEmployer',
});
const ira = (amount: number) => ({
  grossDistribution: amount,
  taxableAmount: amount,
  code: '7',
  ira: true,
  planKind: 'ira',
});
const benefits = (netBenefits: number, owner = 'taxpayer') => ({ owner, netBenefits });
const stock = { acquired: '2020-01-01', sold: '2024-08-01', term: 'long', basis: 10_000 };

const agi = (stateAgi: number) => ({ stateAgi });
const tax = (stateTaxAfterNonrefundableCredits: number) => ({ stateTaxAfterNonrefundableCredits });

const cases: [string, Facts, Record<string, Record<string, number>>][] = [
  [
    'California itemizes where the federal return does not; two people of 65',
    {
      ...people('mfj', 1955, 1956),
      residency: home('CA'),
      retirement: [pension(70_000)],
      socialSecurity: [benefits(30_000)],
      interest: [
        { interest: 1_500, treasuryInterest: 500 },
        { taxExemptInterest: 1_000, municipalState: 'NY' },
      ],
      itemized: {
        realEstateTax: 9_000,
        charityCash: 3_000,
        mortgages: [{ interest: 6_000, balance: 150_000, originated: '2018-01-01' }],
      },
    },
    // 72,500 less 18,000: 945 by the table, less 4 exemption credits of 149.
    { CA: { ...agi(72_500), stateTaxableIncome: 54_500, stateTaxBeforeCredits: 945, ...tax(349) } },
  ],
  [
    'California, part of the year: the rate of all income on the part of California',
    {
      ...people('single', 1980),
      residency: untilJuly('CA'),
      w2s: [pay('CA', 60_000, { lastDay: '2024-06-30' }), pay('TX', 60_000, { firstDay: '2024-07-01' })],
      interest: [{ interest: 1_000 }],
      sales: [{ ...stock, proceeds: 20_000 }],
    },
    // 60,497 of 131,000; tax of all 8,210 on 125,460.
    { CA: { stateTaxableIncome: 57_939 } },
  ],
  [
    'New York City: schedule from 65,000 of taxable income, Empire State child credit, care credit, school credits',
    {
      ...people('mfj', 1985, 1986),
      residency: home('NY', { city: 'New York', county: 'New York' }),
      w2s: [pay('NY', 48_000), pay('NY', 37_000, { owner: 'spouse' })],
      dependents: [child(2021), child(2016)],
    },
    // 3,349.75; city 2,383 less 125 and 140.
    {
      NY: {
        ...agi(85_000),
        stateTaxableIncome: 66_950,
        ...tax(3_350),
        stateRefundableCredits: 660,
        localTax: 2_118,
      },
    },
  ],
  [
    'A New Jersey renter with New York wages and rent: the credit of $50 beats the deduction',
    {
      ...people('single', 1980),
      residency: home('NJ'),
      w2s: [pay('NY', 150_000)],
      interest: [{ interest: 3_000 }],
      rentals: [{ id: 'r', state: 'NY', fairRentalDays: 365, rents: 12_000, expenses: { taxes: 7_000 } }],
      homes: [{ state: 'NJ', use: 'rent', rent: 24_000, months: 12 }],
    },
    // New York: 6% of 150,000 by the worksheet, times 0.9810. New Jersey: 7,875 less 155/158.
    {
      NY: tax(8_829),
      NJ: { ...agi(158_000), stateTaxableIncome: 157_000, ...tax(150), stateRefundableCredits: 50 },
    },
  ],
  [
    'New Jersey between 100,000 and 125,000: half of the pensions, then half of all income',
    {
      ...people('mfj', 1954, 1955),
      residency: home('NJ'),
      retirement: [pension(90_000), ira(20_000)],
      socialSecurity: [benefits(35_000)],
      interest: [{ interest: 8_000, treasuryInterest: 2_000 }],
    },
    { NJ: agi(59_000) },
  ],
  [
    'Pennsylvania: deferred pay is taxed, half is forgiven with two children',
    {
      ...people('mfj', 1985, 1986),
      residency: home('PA'),
      w2s: [{ ...pay('PA', 33_100), wages: 31_000, box12: [{ code: 'D', amount: 2_100 }] }],
      dependents: [child(2015), child(2012)],
    },
    { PA: { ...agi(33_100), stateTaxBeforeCredits: 1_016, ...tax(508) } },
  ],
  [
    'Pennsylvania: a rental’s loss and last year’s lower no other class',
    {
      ...people('single', 1958),
      residency: home('PA'),
      retirement: [pension(30_000)],
      socialSecurity: [benefits(20_000)],
      interest: [{ interest: 3_000, treasuryInterest: 1_000 }],
      sales: [{ ...stock, proceeds: 15_000 }],
      capitalLossCarryover: { longTerm: 3_000, shortTerm: 0 },
      businesses: [
        { id: 'b', name: 'B', state: 'PA', income: { other: 14_000 }, expenses: { supplies: 4_000 } },
      ],
      rentals: [{ id: 'r', state: 'PA', fairRentalDays: 365, rents: 8_000, expenses: { taxes: 12_000 } }],
    },
    { PA: { ...agi(18_000), stateTaxBeforeCredits: 553 } },
  ],
  [
    'Maryland: pension exclusion of each, two incomes, credit for two people of 65',
    {
      ...people('mfj', 1954, 1954),
      residency: home('MD', { county: 'Baltimore County' }),
      retirement: [pension(25_000), pension(50_000, 'spouse')],
      socialSecurity: [benefits(24_000), benefits(16_000, 'spouse')],
    },
    // 75,000 less 15,500, 23,500 and 1,200.
    { MD: { ...agi(34_800), stateTaxableIncome: 21_180, ...tax(0), localTax: 678 } },
  ],
  [
    'Maryland: earned income credit, the refundable part less the tax',
    {
      ...people('hoh', 1990),
      residency: home('MD', { county: 'Montgomery' }),
      w2s: [pay('MD', 24_000)],
      dependents: [child(2021), child(2017)],
    },
    {
      MD: {
        stateTaxableIncome: 10_750,
        stateTaxBeforeCredits: 459,
        ...tax(0),
        stateRefundableCredits: 2_549,
      },
    },
  ],
  [
    'Virginia: age deduction reduced by income, shared; spouse tax adjustment',
    {
      ...people('mfj', 1950, 1958),
      residency: home('VA'),
      retirement: [pension(30_000), pension(30_000, 'spouse')],
      socialSecurity: [benefits(18_000), benefits(12_000, 'spouse')],
      interest: [{ interest: 15_000, treasuryInterest: 5_000 }],
    },
    { VA: { ...agi(56_000), stateTaxableIncome: 35_540, stateTaxBeforeCredits: 1_786 } },
  ],
  [
    'A North Carolinian with Virginia wages: 95.2%, and credit at home',
    {
      ...people('single', 1980),
      residency: home('NC'),
      w2s: [pay('VA', 40_000)],
      interest: [{ interest: 2_000 }],
    },
    { VA: { stateTaxableIncome: 31_007, ...tax(1_525) }, NC: { stateTaxBeforeCredits: 1_316, ...tax(63) } },
  ],
  [
    'Alabama itemizes social security tax and deducts the federal tax',
    {
      ...people('mfj', 1985, 1986),
      residency: home('AL'),
      w2s: [pay('AL', 60_000), pay('AL', 30_000, { owner: 'spouse' })],
      dependents: [child(2015), child(2012)],
      itemized: { realEstateTax: 800, charityCash: 1_000 },
    },
    // 90,000 less 8,685, 2,835, 3,000 and 1,000.
    { AL: { ...agi(90_000), stateTaxableIncome: 74_480 } },
  ],
  [
    'Alabama at 70: a defined benefit plan, $6,000 of an IRA',
    {
      ...people('single', 1954),
      residency: home('AL'),
      retirement: [pension(20_000), ira(30_000)],
      socialSecurity: [benefits(18_000)],
      interest: [{ interest: 4_000 }],
      states: { AL: { definedBenefit: { taxpayer: 20_000 } } },
    },
    { AL: { ...agi(28_000), stateTaxableIncome: 16_961, stateTaxBeforeCredits: 808 } },
  ],
  [
    'Oregon above the federal tax subtraction and the exemption credits',
    {
      ...people('mfj', 1980, 1981),
      residency: home('OR', { county: 'Multnomah', city: 'Portland' }),
      w2s: [pay('OR', 150_000), pay('OR', 150_000, { owner: 'spouse' })],
    },
    { OR: { stateTaxableIncome: 294_505, ...tax(25_679) } },
  ],
  [
    'A Washingtonian with Oregon wages: deductions and credit at 97.6%',
    {
      ...people('single', 1980),
      residency: home('WA'),
      w2s: [pay('OR', 80_000)],
      interest: [{ interest: 2_000 }],
    },
    { OR: { stateTaxableIncome: 69_269, stateTaxBeforeCredits: 5_760, ...tax(5_517) } },
  ],
  [
    'Connecticut: add-back of the 2% rate, property tax credit less 60%',
    {
      ...people('mfj', 1980, 1981),
      residency: home('CT'),
      w2s: [pay('CT', 60_000), pay('CT', 50_000, { owner: 'spouse' })],
      dependents: [child(2015), child(2012)],
      homes: [{ state: 'CT', use: 'own', propertyTax: 6_000 }],
    },
    { CT: { stateTaxableIncome: 110_000, stateTaxBeforeCredits: 4_650, ...tax(4_530) } },
  ],
  [
    'Connecticut between 80,000 and 82,500: 55% of pensions, half of that of IRAs, a quarter of benefits taxed',
    {
      ...people('single', 1952),
      residency: home('CT'),
      retirement: [pension(45_000), ira(15_000)],
      socialSecurity: [benefits(24_000)],
      interest: [{ interest: 1_000 }],
    },
    { CT: { ...agi(38_125), stateTaxableIncome: 32_125, ...tax(1_076) } },
  ],
  [
    'Massachusetts, half of the year: rent in full, exemption by days',
    {
      ...people('single', 1980),
      residency: untilJuly('MA'),
      w2s: [
        pay('MA', 50_000, { ...untaxedPay, lastDay: '2024-06-30' }),
        pay('TX', 40_000, { ...untaxedPay, firstDay: '2024-07-01' }),
      ],
      homes: [{ state: 'MA', use: 'rent', rent: 12_000, months: 6 }],
    },
    // 50,000 less 4,000 of rent and 4,400 times 182/366.
    { MA: { stateTaxableIncome: 43_812, stateTaxBeforeCredits: 2_191 } },
  ],
  [
    'Massachusetts at 68: circuit breaker with half of the water bill',
    {
      ...people('mfj', 1956, 1956),
      residency: home('MA'),
      retirement: [pension(30_000)],
      socialSecurity: [benefits(40_000)],
      interest: [{ interest: 4_000 }],
      homes: [{ state: 'MA', use: 'own', propertyTax: 9_000, assessedValue: 600_000, months: 12 }],
      states: { MA: { waterAndSewer: 1_000 } },
    },
    { MA: { stateTaxBeforeCredits: 1_191, stateRefundableCredits: 2_240 } },
  ],
  [
    'Georgia: 65,000 at 66, 35,000 at 63',
    {
      ...people('mfj', 1958, 1961),
      residency: home('GA'),
      retirement: [pension(50_000), pension(80_000, 'spouse')],
      interest: [{ interest: 2_000 }],
    },
    { GA: tax(1_132) },
  ],
  [
    'Ohio: business income deducted, the exemption by income before it',
    {
      ...people('single', 1980),
      residency: home('OH'),
      w2s: [pay('OH', 50_000)],
      businesses: [{ id: 'b', name: 'B', state: 'OH', income: { other: 60_000 } }],
    },
    { OH: tax(850) },
  ],
];

function totalsOf(facts: Facts): Record<string, Record<string, unknown>> {
  const parsed = parseReturn(facts);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const { states = {} } = calculateAll(parsed.facts);
  return Object.fromEntries(Object.entries(states).map(([code, { totals }]) => [code, { ...totals }]));
}

test.each(cases)('%s', (_, facts, expected) => {
  expect(totalsOf(facts)).toMatchObject(expected);
});

/** Paid 60,000 in a state until June 30 and 40,000 in Texas after it: tax of the part-year resident. */
const movers: [string, number, Facts?][] = [
  ['CO', 2_178],
  ['CT', 2_985],
  ['GA', 2_846],
  ['IL', 2_888],
  ['IN', 1_812, { county: 'Marion' }],
  ['KS', 2_868],
  ['KY', 2_324],
  ['MD', 2_630, { county: 'Howard' }],
  ['MI', 2_407],
  ['MO', 2_292],
  ['NC', 2_356],
  ['NJ', 1_796],
  ['NY', 2_971],
  ['OH', 1_405],
  ['OR', 4_343],
  ['PA', 1_842],
  ['RI', 1_944],
  ['SC', 2_519],
  ['UT', 2_730],
  ['VT', 2_531],
];
test.each(movers)('%s until June: %i', (state, expected, more = {}) => {
  const totals = totalsOf({
    ...people('single', 1980),
    residency: untilJuly(state, more),
    w2s: [pay(state, 60_000, { lastDay: '2024-06-30' }), pay('TX', 40_000, { firstDay: '2024-07-01' })],
  });
  expect(totals[state]).toMatchObject(tax(expected));
});
