import { calculateReturn } from '../calculate-return';
import { parseReturn } from '../facts/parse-return';
import { type ReturnInputJson } from '../facts/return-input';
import { type ReadForm } from './check';
import { checkReturn, checks } from './check-return';
import { isPossibleEin, isPossibleNumber, isPossibleRouting, isTransposed } from './numbers';

const w2 = {
  employerName: 'Harbor Bakery',
  employerEin: '98-7000123',
  employerAddress: '40 Harbor Way, Portland, ME 04101',
  wages: 50_123.45,
  federalWithholding: 5_012.34,
  socialSecurityWages: 50_123.45,
  socialSecurityWithholding: 3_107.65,
  medicareWages: 50_123.45,
  medicareWithholding: 726.79,
};

/** Nothing is wrong with this one. */
const clean: ReturnInputJson = {
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: { firstName: 'Ann', lastName: 'Lee', ssn: '400-01-2345', dateOfBirth: '1990-05-04' },
  address: { street: '12 Birch Lane', city: 'Portland', state: 'ME', zip: '04102' },
  w2s: [w2],
};

const child = {
  firstName: 'Bo',
  lastName: 'Lee',
  ssn: '400-01-2346',
  dateOfBirth: '2018-03-01',
  relationship: 'child',
} as const;
const business = { id: 'b', name: 'Lee Design', income: { form1099Nec: 40_000 } };
const provider = { name: 'Day Nest', id: '98-7000124', amount: 3_000 };

const gift = {
  charity: 'Thrift Shop',
  charityAddress: '1 Elm Street',
  description: '3 coats',
  given: '2024-05-06',
};

const inState = (state: string, wages: number, withholding: number): Partial<ReturnInputJson> => ({
  w2s: [{ ...w2, states: [{ state, wages, withholding }] }],
});

const idsOf = (input: ReturnInputJson, readForms?: ReadForm[]) =>
  checkReturn(input, readForms).map(({ id }) => id);

test('a clean return has no issue', () => {
  expect(checkReturn(clean)).toEqual([]);
});

test('identity is not a problem of the calculation', () => {
  const parsed = parseReturn({
    taxYear: 2024,
    filingStatus: 'single',
    taxpayer: { dateOfBirth: '1990-05-04' },
  });
  if (!parsed.ok) throw new Error('should parse');
  expect(calculateReturn(parsed.facts).problems).toEqual([]);
});

const car = {
  vin: '1HGCM82633A004352',
  modelYear: '2024',
  make: 'Harbor',
  model: 'Current',
  placedInService: '2024-03-01',
  tentativeCredit: 7_500,
};

const cases: [string, Partial<ReturnInputJson>][] = [
  ['name-missing:taxpayer.lastName', { taxpayer: { ...clean.taxpayer, lastName: '' } }],
  ['number-missing:taxpayer.ssn', { taxpayer: { ...clean.taxpayer, ssn: '' } }],
  ['number-missing:dependents.0.ssn', { dependents: [{ ...child, ssn: '' }] }],
  ['number-impossible:taxpayer.ssn', { taxpayer: { ...clean.taxpayer, ssn: '666-01-2345' } }],
  ['number-repeated:dependents.0.ssn', { dependents: [{ ...child, ssn: '400012345' }] }],
  ['identity-pin:taxpayer.ipPin', { taxpayer: { ...clean.taxpayer, ipPin: '12345' } }],
  ['address-missing:address.city', { address: { ...clean.address, city: '' } }],
  ['zip-code:address.zip', { address: { ...clean.address, zip: '4102' } }],
  ['military-address:address.state', { address: { ...clean.address, city: 'APO' } }],
  ['military-address:address.city', { address: { ...clean.address, state: 'AE' } }],
  ['bank-account:refund.accountNumber', { refund: { routingNumber: '021000021' } }],
  ['routing-number:refund.routingNumber', { refund: { routingNumber: '021000012', accountNumber: '12345' } }],
  ['account-number:refund.accountNumber', { refund: { routingNumber: '021000021', accountNumber: '12 34' } }],
  ['head-of-household-alone:filingStatus', { filingStatus: 'hoh' }],
  [
    'child-older-than-parent:dependents.0.dateOfBirth',
    { dependents: [{ ...child, dateOfBirth: '1980-01-01' }] },
  ],
  ['w2-employer-number:w2s.0.employerEin', { w2s: [{ ...w2, employerEin: '00-7000123' }] }],
  ['w2-employer-address:w2s.0.employerAddress', { w2s: [{ ...w2, employerAddress: 'Harbor Way 40' }] }],
  ['w2-no-wages:w2s.0.wages', { w2s: [{ ...w2, wages: 0 }] }],
  ['w2-box-12:w2s.0.box12.0.amount', { w2s: [{ ...w2, box12: [{ code: 'DD', amount: 0 }] }] }],
  ['w2-withheld-too-much:w2s.0.federalWithholding', { w2s: [{ ...w2, federalWithholding: 25_061.73 }] }],
  ['w2-wages-apart:w2s.0.wages', { w2s: [{ ...w2, wages: 5_211_947, federalWithholding: 6_120 }] }],
  ['w2-nothing-withheld:w2s.0.federalWithholding', { w2s: [{ ...w2, federalWithholding: 0 }] }],
  [
    'w2-social-security-base:w2s.0.socialSecurityWages',
    { w2s: [{ ...w2, socialSecurityWages: 168_600.01 }] },
  ],
  [
    'w2-social-security-tax:w2s.0.socialSecurityWithholding',
    { w2s: [{ ...w2, socialSecurityWithholding: 3_170.65 }] },
  ],
  ['w2-medicare-tax:w2s.0.medicareWithholding', { w2s: [{ ...w2, medicareWithholding: 762.79 }] }],
  [
    'w2-social-security-maximum:w2s.0.socialSecurityWithholding',
    { w2s: [{ ...w2, socialSecurityWithholding: 10_453.71 }] },
  ],
  ['paper-twice:w2s.1.wages', { w2s: [w2, { ...w2 }] }],
  ['amount-transposed:w2s.1.wages', { w2s: [w2, { ...w2, wages: 50_213.45 }] }],
  [
    'employer-number-transposed:w2s.1.employerEin',
    { w2s: [w2, { ...w2, wages: 1_234.5, employerEin: '98-7000132' }] },
  ],
  [
    'withheld-above-income:interest.0.federalWithholding',
    { interest: [{ payer: 'Bank', interest: 10, federalWithholding: 24 }] },
  ],
  [
    'qualified-above-ordinary:dividends.0.qualified',
    { dividends: [{ payer: 'Fund', ordinary: 50, qualified: 60 }] },
  ],
  [
    'taxable-above-gross:retirement.0.taxableAmount',
    { retirement: [{ payer: 'Plan', grossDistribution: 50, taxableAmount: 60 }] },
  ],
  [
    'care-provider:childCare.providers.0.id',
    {
      dependents: [child],
      childCare: { providers: [{ ...provider, id: '' }], persons: [{ dependentIndex: 0, expenses: 3_000 }] },
    },
  ],
  [
    'care-provider-family:childCare.providers.0.id',
    { dependents: [child], childCare: { providers: [{ ...provider, id: child.ssn }] } },
  ],
  [
    'school-number:education.0.ein',
    { education: [{ student: 'taxpayer', qualifiedExpenses: 2_000, credit: 'llc' }] },
  ],
  [
    'school-form:education.0.form1098T',
    { education: [{ student: 'taxpayer', qualifiedExpenses: 2_000, credit: 'llc', priorForm1098T: false }] },
  ],
  [
    'school-form:education.0.priorForm1098T',
    { education: [{ student: 'taxpayer', qualifiedExpenses: 2_000, credit: 'llc', form1098T: false }] },
  ],
  [
    'alimony-recipient:adjustments.alimonyPaid.0.recipientSsn',
    { adjustments: { alimonyPaid: [{ amount: 5_000, divorceDate: '2015-01-01' }] } },
  ],
  ['vehicle-number:cleanVehicles.0.vin', { cleanVehicles: [{ ...car, vin: 'X1' }] }],
  ['vehicle-details:cleanVehicles.0.make', { cleanVehicles: [{ ...car, make: '' }] }],
  ['vehicle-details:cleanVehicles.0.salePrice', { cleanVehicles: [{ ...car, newVehicle: false }] }],
  [
    'born-in-2024:dependents.0.monthsInHome',
    {
      w2s: [{ ...w2, wages: 20_123 }],
      dependents: [{ ...child, dateOfBirth: '2024-06-01', monthsInHome: 7 }],
    },
  ],
  [
    'maybe-a-student:dependents.0.student',
    { dependents: [{ ...child, dateOfBirth: '2004-03-01', grossIncome: 9_000 }] },
  ],
  [
    'k1-basis-missing:k1s.0.basis.beginning',
    { k1s: [{ entity: 'sCorporation', name: 'Elm', longTermGain: -900 }] },
  ],
  [
    'k1-corporation-incomplete:k1s.0.ein',
    { k1s: [{ entity: 'sCorporation', name: 'Elm', ordinaryIncome: -900, basis: { beginning: 5_000 } }] },
  ],
  [
    'k1-stock-source-missing:k1s.0.basis.stockAcquired',
    { k1s: [{ entity: 'sCorporation', name: 'Elm', ordinaryIncome: 900, basis: { distributions: 500 } }] },
  ],
  [
    'k1-stock-source-missing:k1s.0.basis.stockAcquiredOther',
    {
      k1s: [
        {
          entity: 'sCorporation',
          name: 'Elm',
          ordinaryIncome: 900,
          basis: { distributions: 500, stockAcquired: 'other' },
        },
      ],
    },
  ],
  [
    'at-risk-amounts-missing:farms.0.atRisk.basis',
    { farms: [{ id: 'f', expenses: { feed: 900 }, atRisk: { someNotAtRisk: true, notAtRisk: 4_000 } }] },
  ],
  [
    'forms-1099-not-filed:realEstate.form1099Filed',
    {
      rentals: [{ id: 'r', kind: '1', fairRentalDays: 300, rents: 9_000 }],
      realEstate: { form1099Required: true, form1099Filed: false },
    },
  ],
  [
    'k1-loan-kind-missing:k1s.0.basis.debtKind',
    {
      k1s: [
        {
          entity: 'sCorporation',
          name: 'Elm',
          ordinaryIncome: -900,
          basis: { debtBeginning: 5_000, stockAcquired: 'original' },
        },
      ],
    },
  ],
  [
    'form-8332-on-paper:dependents.0.form8332Received',
    { dependents: [{ ...child, monthsInHome: 0, form8332Received: true }] },
  ],
  [
    'round-expenses:businesses.0.expenses.advertising',
    { businesses: [{ ...business, expenses: { advertising: 500, supplies: 1_200, office: 300 } }] },
  ],
  [
    'business-loss:businesses.0.income.other',
    { businesses: [{ ...business, expenses: { supplies: 45_678.9 } }] },
  ],
  ['meals-share:businesses.0.expenses.meals', { businesses: [{ ...business, expenses: { meals: 10_001 } }] }],
  [
    'travel-share:businesses.0.expenses.travel',
    { businesses: [{ ...business, expenses: { travel: 16_001 } }] },
  ],
  [
    'business-miles:businesses.0.vehicle.otherMiles',
    { businesses: [{ ...business, vehicle: { businessMiles: 900 } }] },
  ],
  [
    'large-home-office:businesses.0.homeOffice.squareFeet',
    { businesses: [{ ...business, homeOffice: { squareFeet: 251, totalSquareFeet: 500 } }] },
  ],
  [
    'property-gifts-unlisted:itemized.charityNoncash',
    { itemized: { charityCash: 15_000, charityNoncash: 501 } },
  ],
  [
    'property-gifts-unlisted:itemized.propertyGifts.0.value',
    { itemized: { charityCash: 15_000, charityNoncash: 900, propertyGifts: [{ ...gift, value: 700 }] } },
  ],
  [
    'property-gift-incomplete:itemized.propertyGifts.0.given',
    {
      itemized: {
        charityCash: 15_000,
        charityNoncash: 900,
        propertyGifts: [{ ...gift, value: 900, given: null }],
      },
    },
  ],
  ['large-gifts:itemized.charityCash', { itemized: { charityCash: 16_000 } }],
  ['round-wages:w2s.0.wages', { w2s: [{ ...w2, wages: 50_000, federalWithholding: 5_000 }] }],
  [
    'early-distribution:retirement.0.code',
    { retirement: [{ payer: 'Plan', grossDistribution: 5_000, taxableAmount: 5_000, code: '1' }] },
  ],
  ['state-wages-missing:w2s.0.states.0.wages', inState('ME', 0, 1_200)],
  ['state-wages-high:w2s.0.states.0.wages', inState('ME', 52_623.46, 1_200)],
  ['state-withholding-high:w2s.0.states.0.withholding', inState('ME', 50_000, 6_651)],
  ['state-without-income-tax:w2s.0.states.0.state', inState('FL', 50_123.45, 800)],
  [
    'state-agreement:w2s.0.states.0.withholding',
    { ...inState('WI', 50_123.45, 800), address: { ...clean.address, state: 'IL' } },
  ],
  ['state-county:residency.0.county', { address: { ...clean.address, state: 'MD' } }],
  [
    'state-district:states.OH.schoolDistrictRate',
    { address: { ...clean.address, state: 'OH' }, states: { OH: { schoolDistrictNumber: '2101' } } },
  ],
  [
    'state-district:states.IA.surtaxRate',
    { address: { ...clean.address, state: 'IA' }, states: { IA: { schoolDistrictNumber: '1611' } } },
  ],
  ['state-home-cost:homes.0.rent', { homes: [{ state: 'ME', use: 'rent' }] }],
  ['state-home-cost:homes.0.propertyTax', { homes: [{ state: 'ME', use: 'own' }] }],
  ['state-home-missing:itemized.realEstateTax', { itemized: { realEstateTax: 4_000 } }],
  [
    'rental-sold:rentals.0.soldEntirely',
    { rentals: [{ id: 'r', fairRentalDays: 90, rents: 4_000, soldEntirely: true }] },
  ],
  ['no-income:w2s', { w2s: [] }],
  ['estimated-tax:payments.estimated', { w2s: [{ ...w2, federalWithholding: 1_000.5 }] }],
  [
    'estimated-payment-date:payments.estimated.0.date',
    { payments: { estimated: [{ date: '2023-06-15', amount: 500 }] } },
  ],
];

test.each(cases)('%s', (id, more) => {
  expect(idsOf({ ...clean, ...more })).toContain(id);
});

describe('papers', () => {
  const readForm = { path: 'w2s.0', form: 'W-2', taxYear: 2024, recipientSsn: '400-01-2345' };

  test('of another person, with two digits changed, and of another year', () => {
    expect(idsOf(clean, [readForm])).toEqual([]);
    const [other] = checkReturn(clean, [{ ...readForm, recipientSsn: '400-01-2354' }]);
    expect(other).toMatchObject({
      id: 'paper-of-someone-else:w2s.0.employeeSsn',
      severity: 'error',
      description: expect.stringMatching(/transposed/),
    });
    expect(idsOf(clean, [{ ...readForm, recipientSsn: '500-44-2354' }])).toEqual([
      'paper-of-someone-else:w2s.0.employeeSsn',
    ]);
    // Masked or half-read numbers decide nothing.
    expect(idsOf(clean, [{ ...readForm, recipientSsn: 'XXX-XX-2354' }])).toEqual([]);
    expect(idsOf(clean, [{ ...readForm, taxYear: 2023 }])).toEqual(['paper-of-another-year:w2s.0']);
  });
});

describe('a return of 2025', () => {
  const later: ReturnInputJson = { ...clean, taxYear: 2025 };
  const readForm = { path: 'w2s.0', form: 'W-2', taxYear: 2025, recipientSsn: '400-01-2345' };
  const paid = (date: string) => idsOf({ ...later, payments: { estimated: [{ date, amount: 500 }] } });

  test('takes documents of its own year and names the year of others', () => {
    expect(idsOf(later, [readForm])).toEqual([]);
    expect(checkReturn(later, [{ ...readForm, taxYear: 2024 }])).toMatchObject([
      {
        id: 'paper-of-another-year:w2s.0',
        description: 'A W-2 on your return is for 2024.',
        suggestedFix: 'Remove it, or upload the one for 2025.',
      },
    ]);
  });

  test('takes payments up to its due date', () => {
    expect(paid('2026-01-15')).toEqual([]);
    expect(paid('2024-06-15')).toEqual(['estimated-payment-date:payments.estimated.0.date']);
    expect(paid('2026-04-16')).toEqual(['estimated-payment-date:payments.estimated.0.date']);
  });
});

test('what fits a state is left alone', () => {
  // Deferrals that a state taxes; the highest amounts that need no explanation; no agreement between the two states.
  const deferred = { ...w2, box12: [{ code: 'D', amount: 6_000 }] };
  const plain: Partial<ReturnInputJson>[] = [
    inState('ME', 50_123.45, 2_000),
    inState('ME', 52_623.45, 1_200),
    inState('ME', 50_000, 6_650),
    inState('NH', 50_123.45, 0),
    inState('MA', 50_123.45, 2_000),
    { w2s: [{ ...deferred, states: [{ state: 'PA', wages: 56_123.45, withholding: 1_700 }] }] },
    { homes: [{ state: 'ME', use: 'rent', rent: 9_000 }] },
    { residency: [{ state: 'MD', county: 'Howard' }] },
    { states: { OH: { schoolDistrictNumber: '2101', schoolDistrictRate: 0 } } },
  ];
  for (const one of plain)
    expect(idsOf({ ...clean, ...one }).filter((id) => id.startsWith('state-'))).toEqual([]);
});

test('every check is tried', () => {
  const tried = new Set([
    ...cases.map(([id]) => id.split(':')[0]),
    'paper-of-someone-else',
    'paper-of-another-year',
  ]);
  expect(checks.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([]);
  expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
});

describe('dollars', () => {
  const impactOf = (input: ReturnInputJson, id: string) =>
    checkReturn(input).find((issue) => issue.id === id)?.estimatedRefundImpact;

  // 10 % of 5,000.
  test('an exception from the early tax', () => {
    const retirement = [{ payer: 'Plan', grossDistribution: 5_000, taxableAmount: 5_000, code: '1' }];
    expect(impactOf({ ...clean, retirement }, 'early-distribution:retirement.0.code')).toBe(500);
  });

  // 20 % of 3,000 is lost without the provider's number.
  test('a credit at stake', () => {
    const childCare = {
      providers: [{ ...provider, id: '' }],
      persons: [{ dependentIndex: 0, expenses: 3_000 }],
    };
    expect(
      impactOf({ ...clean, dependents: [child], childCare }, 'care-provider:childCare.providers.0.id'),
    ).toBe(600);
  });

  test('a paper that is there twice lowers the income when it goes', () => {
    const bank = { payer: 'Bank', interest: 1_000 };
    // 1,000 at 12 %.
    expect(impactOf({ ...clean, interest: [bank, bank] }, 'paper-twice:interest.1.interest')).toBe(120);
  });

  test('no issue has an amount while the return can’t be computed', () => {
    const issues = checkReturn({ ...clean, adjustments: { archerMsa: 1 }, w2s: [w2, w2] });
    expect(issues.length).toBeGreaterThan(0);
    for (const issue of issues) expect(issue.estimatedRefundImpact).toBe(0);
  });
});

describe('numbers', () => {
  test('Social Security numbers, ITINs and ATINs', () => {
    for (const number of [
      '000-12-3456',
      '666-12-3456',
      '900-12-3456',
      '123-00-4567',
      '123-45-0000',
      '123-45-678',
    ])
      expect(isPossibleNumber(number, 'ssn')).toBe(false);
    expect(isPossibleNumber('899-99-9999', 'ssn')).toBe(true);
    for (const [number, isItin] of [
      ['900-49-1234', false],
      ['900-50-1234', true],
      ['900-66-1234', false],
      ['900-93-1234', false],
      ['900-94-1234', true],
    ] as const)
      expect(isPossibleNumber(number, 'itin')).toBe(isItin);
    expect(isPossibleNumber('900-93-1234', 'atin')).toBe(true);
    expect(isPossibleNumber('800-93-1234', 'atin')).toBe(false);
  });

  test('routing and employer numbers', () => {
    expect(isPossibleRouting('021000021')).toBe(true);
    expect(isPossibleRouting('021000012')).toBe(false);
    expect(isPossibleRouting('521000021')).toBe(false);
    expect(isPossibleRouting('000000000')).toBe(false);
    expect(isPossibleEin('98-7000123')).toBe(true);
    expect(isPossibleEin('07-7000123')).toBe(false);
    expect(isPossibleEin('98-700012')).toBe(false);
  });

  test('digits that changed places', () => {
    expect(isTransposed('5421.00', '5241.00')).toBe(true);
    expect(isTransposed('5421.00', '5421.00')).toBe(false);
    expect(isTransposed('5421.00', '1425.00')).toBe(false);
    expect(isTransposed('421.00', '5421.00')).toBe(false);
  });
});
