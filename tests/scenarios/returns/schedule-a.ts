import { person, type Scenario, wages } from '../scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1980-01-01') };
const byHand = 'Schedule A (2024) and its instructions, worked by hand';

export const itemized: Scenario[] = [
  {
    name: 'every-line',
    source: byHand,
    input: {
      ...single,
      w2s: [{ ...wages(100_000), states: [{ state: 'NY', withholding: 5_200.4, localWithholding: 300.2 }] }],
      interest: [{ interest: 100 }],
      gambling: [{ winnings: 600 }],
      itemized: {
        medical: 9_000,
        medicalMiles: 100,
        realEstateTax: 6_000,
        personalPropertyTax: 200,
        foreignRealEstate: 5_000,
        mortgages: [
          { interest: 12_000, points: 500, insurance: 900, balance: 300_000 },
          { interest: 1_000, points: 50, balance: 20_000, onForm1098: false },
        ],
        investmentInterest: 40,
        charityCash: 1_000,
        charityMiles: 50,
        charityNoncash: 400,
        charityCarryover: 60,
        disasterCasualty: 250,
        gamblingLosses: 900,
        otherDeductions: 30,
      },
    },
    // Income 100,700. Medical: 9,000 + 21 - 7,552.50 rounded up. Taxes: 5,500.60 + 6,000 + 200, at most 10,000.
    expect: {
      'schedule-a': {
        '1': 9_021,
        '2': 100_700,
        '3': 7_553,
        '4': 1_468,
        '5a': 5_501,
        '5b': 6_000,
        '5c': 200,
        '5d': 11_701,
        '5e': 10_000,
        '7': 10_000,
        '8a': 12_500,
        '8b': 1_000,
        '8c': 50,
        '8e': 13_550,
        '9': 40,
        '10': 13_590,
        '11': 1_007,
        '12': 400,
        '13': 60,
        '14': 1_467,
        '15': 250,
        '16': 630,
        '17': 27_405,
        '18': null,
      },
      '1040': { '11': 100_700, '12': 27_405, '15': 73_295 },
      '4952': { '8': null },
    },
  },
  {
    name: 'state-tax-on-every-paper-and-box-14',
    source:
      'Instructions for Schedule A (2024), line 5a: tax withheld on Forms W-2, W-2G, 1099-G, 1099-R, 1099-MISC and 1099-NEC, and mandatory contributions to state funds; private and voluntary plans do not count',
    input: {
      ...single,
      w2s: [
        {
          ...wages(100_000),
          states: [{ state: 'CA', withholding: 4_000 }],
          box14: [
            { description: 'CASDI', amount: 1_100.4 },
            { description: 'UNION DUES', amount: 400 },
          ],
        },
        {
          ...wages(10_000),
          states: [{ state: 'CA', withholding: 300 }],
          box14: [
            { description: 'VPDI', amount: 90 },
            { description: 'TRANSIT TAX', amount: 10.1, stateTax: true },
            { description: 'DISABILITY', amount: 7, stateTax: false },
          ],
        },
      ],
      governmentPayments: [{ unemployment: 2_000, state: 'CA', stateWithholding: 120 }],
      gambling: [{ winnings: 900, state: 'CA', stateWithholding: 50, localWithholding: 10 }],
      retirement: [
        {
          grossDistribution: 3_000,
          taxableAmount: 3_000,
          code: '7',
          stateWithholding: 100,
          localWithholding: 20,
        },
      ],
      sales: [
        {
          description: 'ZZ',
          sold: '2024-05-01',
          acquired: '2020-05-01',
          proceeds: 500,
          basis: 500,
          term: 'long',
          stateWithholding: 30,
        },
      ],
      businesses: [{ id: 'b', income: { form1099Nec: 2_000 }, stateWithholding: 60 }],
      payments: { otherStateWithholding: 40 },
      itemized: { mortgages: [{ interest: 14_000, balance: 200_000 }], stateIncomeTaxPaid: 500 },
    },
    // 4,000 + 300 + 1,100.40 + 10.10 + 120 + 60 + 120 + 30 + 60 + 40 + 500 = 6,340.50, half up.
    expect: { 'schedule-a': { '5a': 6_341, '5e': 6_341, '8a': 14_000, '17': 20_341 } },
  },
  {
    name: 'sales-tax-by-the-tables-for-a-year-in-texas',
    source:
      'Instructions for Schedule A (2024), State and Local General Sales Tax Deduction Worksheet, and the Texas table: $60,000 to $70,000, one person, 756',
    input: {
      ...single,
      w2s: [wages(62_000)],
      itemized: {
        mortgages: [{ interest: 16_000, balance: 300_000 }],
        salesTaxPlaces: [{ state: 'TX', localRate: 2 }],
        salesTaxSpecifiedItems: 1_900,
      },
    },
    // Ratio: 2 / 6.25 = 0.320; 756 x 0.320 = 241.92.
    expect: {
      'sales-tax': { income: 62_000, family: 1, '1': 756, '6': 242, '7': 1_900, '8': 2_898 },
      'schedule-a': { '5a': 2_898, '5a sales tax': true, '5e': 2_898, '17': 18_898 },
    },
  },
  {
    name: 'sales-tax-by-the-tables-in-two-states-and-by-untaxed-income',
    source:
      'The same worksheet, lines 1 and 2 for part-year residents: days divided by 366, each state rounded; Alabama with Local Table B',
    input: {
      ...single,
      filingStatus: 'mfj',
      spouse: person('1982-01-01'),
      w2s: [wages(85_000)],
      interest: [{ payer: 'Town', taxExemptInterest: 6_000 }],
      dependents: [
        {
          firstName: 'A',
          lastName: 'B',
          ssn: '400-11-1111',
          relationship: 'child',
          dateOfBirth: '2015-01-01',
        },
      ],
      itemized: {
        mortgages: [{ interest: 29_000, balance: 500_000 }],
        salesTaxNontaxableIncome: 10_000,
        salesTaxPlaces: [
          { state: 'NJ', days: 244 },
          { state: 'AL', days: 122, localRate: 5 },
        ],
      },
    },
    // Income 101,000, three people. New Jersey 1,148 x 244/366 = 765; Alabama 875 x 122/366 = 292;
    // Local Table B 203 x 122/366 = 68, times 5.
    expect: {
      'sales-tax': { income: 101_000, family: 3, '1': 1_057, '6': 340, '8': 1_397 },
      'schedule-a': { '5a': 1_397, '5a sales tax': true },
    },
  },
  {
    name: 'income-tax-when-it-is-more-than-sales-tax-by-the-tables',
    source: 'Instructions for Schedule A (2024), line 5a: one of the two; New York City with Local Table A',
    input: {
      ...single,
      w2s: [{ ...wages(48_000), states: [{ state: 'NY', withholding: 2_400 }] }],
      itemized: {
        mortgages: [{ interest: 15_000, balance: 300_000 }],
        salesTax: 900,
        salesTaxPlaces: [{ state: 'NY', localRate: 4.5, localTable: 'A' }],
      },
    },
    // Tables: 418 + 94 x 4.5 = 423.
    expect: {
      'sales-tax': { '1': 418, '6': 423, '8': 841 },
      'schedule-a': { '5a': 2_400, '5a sales tax': null },
    },
  },
  {
    name: 'separate-with-half-the-limit-because-the-spouse-itemizes',
    source: 'Schedule A, line 5e; Instructions for Form 1040, line 12, Exception 2',
    input: {
      ...single,
      filingStatus: 'mfs',
      spouseItemizes: true,
      w2s: [wages(50_000)],
      itemized: { realEstateTax: 7_000 },
    },
    expect: { 'schedule-a': { '5b': 7_000, '5e': 5_000, '17': 5_000 }, '1040': { '12': 5_000 } },
  },
  {
    name: 'forced-below-the-standard-deduction',
    source: 'Schedule A, line 18',
    input: { ...single, w2s: [wages(50_000)], itemized: { force: true, charityCash: 1_000 } },
    expect: { 'schedule-a': { '11': 1_000, '17': 1_000, '18': true }, '1040': { '12': 1_000 } },
  },
  {
    name: 'standard-while-itemizing-gives-no-more',
    source: 'Instructions for Form 1040, line 12',
    input: { ...single, w2s: [wages(50_000)], itemized: { charityCash: 14_600 } },
    expect: { 'schedule-a': { '17': null }, '1040': { '12': 14_600 } },
  },
  {
    name: 'itemized-one-dollar-above-the-standard',
    source: 'Instructions for Form 1040, line 12',
    input: { ...single, w2s: [wages(50_000)], itemized: { charityCash: 14_601 } },
    expect: { 'schedule-a': { '17': 14_601, '18': null }, '1040': { '12': 14_601, '15': 35_399 } },
  },
  {
    name: 'dependent-with-state-tax-above-a-small-standard-deduction',
    source: 'Instructions for Form 1040, line 12: standard deduction 1,300',
    input: {
      ...single,
      taxpayer: { ...person('2000-01-01'), claimableAsDependent: true },
      interest: [{ interest: 9_000, stateWithholding: 1_400 }],
    },
    expect: { 'schedule-a': { '5a': 1_400, '17': 1_400 }, '1040': { '12': 1_400 } },
  },
  {
    name: 'sales-tax-instead-of-income-tax',
    source: 'Schedule A, line 5a',
    input: {
      ...single,
      w2s: [wages(50_000)],
      itemized: {
        useSalesTax: true,
        salesTax: 2_000,
        stateIncomeTaxPaid: 1_500,
        priorYearStateTaxPaid: 100,
        charityCash: 14_000,
      },
    },
    expect: { 'schedule-a': { '5a': 2_000, '17': 16_000 } },
  },
  {
    name: 'medicare-premiums-and-income-taxes-of-two-years',
    source: 'Publication 502 (2024), Medicare Part B; Instructions for Schedule A, line 5a',
    input: {
      ...single,
      taxpayer: person('1950-01-01'),
      socialSecurity: [{ netBenefits: 10_000, medicarePremiums: 2_096.4 }],
      retirement: [{ grossDistribution: 20_000, taxableAmount: 20_000, stateWithholding: 300 }],
      itemized: { medical: 20_000, stateIncomeTaxPaid: 200, priorYearStateTaxPaid: 100 },
    },
    // Half of the benefits and the pension are 25,000: no benefits taxed. 22,096 - 1,500 + 600 = 21,196.
    expect: { 'schedule-a': { '1': 22_096, '3': 1_500, '4': 20_596, '5a': 600, '17': 21_196 } },
  },
  {
    name: 'mortgages-above-both-limits',
    source: 'Publication 936 (2024), Table 1',
    input: {
      ...single,
      w2s: [wages(400_000)],
      itemized: {
        mortgages: [
          { interest: 36_000, balance: 900_000, originated: '2017-12-15' },
          { interest: 12_000, balance: 300_000, originated: '2017-12-16' },
        ],
      },
    },
    expect: {
      'mortgage-limit': {
        '1': 0,
        '2': 900_000,
        '3': 1_000_000,
        '4': 1_000_000,
        '5': 900_000,
        '6': 900_000,
        '7': 300_000,
        '8': 750_000,
        '9': 900_000,
        '10': 1_200_000,
        '11': 900_000,
        '12': 1_200_000,
        '14': 0.75,
      },
      'schedule-a': { '8a': 36_000, '17': 36_000 },
    },
  },
  {
    name: 'mortgages-of-three-ages-separately',
    source:
      'Publication 936 (2024), Table 1: 600,000 + 100,000 older, 200,000 recent; limit 600,000 of 900,000',
    input: {
      ...single,
      filingStatus: 'mfs',
      w2s: [wages(300_000)],
      itemized: {
        mortgages: [
          { interest: 30_000, balance: 600_000, originated: '1987-10-13' },
          { interest: 6_000, balance: 100_000, originated: '1987-10-14' },
          { interest: 9_000, balance: 200_000, originated: '2020-01-01', onForm1098: false },
        ],
      },
    },
    expect: {
      'mortgage-limit': {
        '1': 600_000,
        '4': 600_000,
        '6': 600_000,
        '9': 600_000,
        '11': 600_000,
        '14': 0.667,
      },
      'schedule-a': { '8a': 24_012, '8b': 6_003, '8e': 30_015 },
    },
  },
  {
    name: 'cash-gifts-above-60-percent',
    source: 'Publication 526 (2024), 60% limit',
    input: { ...single, w2s: [wages(50_000)], itemized: { charityCash: 40_000 } },
    expect: {
      'schedule-a': { '11': 30_000, '17': 30_000 },
      'charity-limits': { cash: 40_000, '60': 30_000, 'cash allowed': 30_000, '2025': 10_000 },
    },
  },
  {
    name: 'property-under-what-cash-leaves-of-50-percent',
    source: 'IRC 170(b)(1)(G)(iii): 25,000 - 22,000 = 3,000',
    input: { ...single, w2s: [wages(50_000)], itemized: { charityCash: 22_000, charityNoncash: 5_000 } },
    expect: {
      'schedule-a': { '11': 22_000, '12': 3_000, '14': 25_000 },
      'charity-limits': {
        '50': 3_000,
        '30': 15_000,
        property: 5_000,
        'property allowed': 3_000,
        '2025': 2_000,
      },
    },
  },
  {
    name: 'investment-interest-above-the-income',
    source: 'Form 4952 (2024): 1,500 less qualified dividends 300',
    input: {
      ...single,
      w2s: [wages(60_000)],
      interest: [{ interest: 1_000 }],
      dividends: [{ ordinary: 500, qualified: 300 }],
      itemized: { investmentInterest: 2_000, charityCash: 20_000 },
    },
    expect: {
      '4952': {
        '1': 2_000,
        '3': 2_000,
        '4a': 1_500,
        '4b': 300,
        '4c': 1_200,
        '4h': 1_200,
        '6': 1_200,
        '7': 800,
        '8': 1_200,
      },
      'schedule-a': { '9': 1_200, '17': 21_200 },
    },
  },
  {
    // 700 + 450 = 1,150, more than $500: every gift is listed. Only the one above $500 shows its history.
    name: 'property-gifts-listed-on-form-8283',
    source: 'IRC 170(f)(11)(B); Form 8283 (Rev. December 2023), Section A, Part I',
    input: {
      ...single,
      w2s: [wages(90_000)],
      itemized: {
        charityCash: 16_000,
        charityNoncash: 1_150,
        propertyGifts: [
          {
            charity: 'Wheels for Work',
            charityAddress: '4 Oak Road, Dayton, OH 45402',
            kind: 'vehicle',
            description: '2009 sedan, running',
            vehicleId: '1HGCM82633A004352',
            given: '2024-08-09',
            acquired: '2014-03-01',
            howAcquired: 'gift',
            cost: 6_000,
            value: 700,
            valuedBy: 'catalog',
          },
          {
            charity: 'Thrift Shop',
            charityAddress: '1 Elm Street, Dayton, OH 45402',
            kind: 'clothing',
            description: '3 coats, good condition',
            given: '2024-05-06',
            value: 450,
            valuedBy: 'thriftShop',
          },
        ],
      },
    },
    expect: {
      'schedule-a': { '11': 16_000, '12': 1_150, '14': 17_150 },
      '8283': {
        '1(a)': 'Wheels for Work, 4 Oak Road, Dayton, OH 45402',
        '1(b)': '1HGCM82633A004352',
        '1(c)': '2009 sedan, running',
        '1(d)': '2024-08-09',
        '1(e)': '2014-03-01',
        '1(f)': 'Gift',
        '1(g)': 6_000,
        '1(h)': 700,
        '1(i)': 'Catalog',
      },
    },
  },
  {
    // Shares of 8,000 need no appraisal. With 2,000 of books 10,000 in all, below 30% of 90,000.
    name: 'property-gifts-of-shares-and-books',
    source: 'Form 8283 (Rev. December 2023), Section A: publicly traded securities; IRC 170(f)(11)(A)(ii)(I)',
    input: {
      ...single,
      w2s: [wages(90_000)],
      itemized: {
        charityCash: 12_000,
        charityNoncash: 10_000,
        propertyGifts: [
          {
            charity: 'City Library',
            charityAddress: '2 Elm Street, Dayton, OH 45402',
            kind: 'securities',
            description: '80 shares of Delgado Corp.',
            given: '2024-10-11',
            howAcquired: 'inheritance',
            value: 8_000,
            valuedBy: 'quotedPrice',
          },
          {
            charity: 'City Library',
            charityAddress: '2 Elm Street, Dayton, OH 45402',
            kind: 'books',
            description: '400 books, good condition',
            given: '2024-10-11',
            value: 2_000,
            valuedBy: 'comparableSales',
          },
        ],
      },
    },
    expect: {
      'schedule-a': { '12': 10_000 },
      '8283': {
        '1(b)': null,
        '1(e)': 'Various',
        '1(f)': 'Inheritance',
        '1(g)': null,
        '1(h)': 8_000,
        '1(i)': 'Average of high and low price',
      },
    },
  },
  {
    // With the standard deduction nothing is deducted, and no form is due.
    name: 'property-gifts-without-itemizing',
    source: 'Form 8283 (Rev. December 2023): attached to the return if a deduction is claimed',
    input: {
      ...single,
      w2s: [wages(90_000)],
      itemized: {
        charityNoncash: 900,
        propertyGifts: [{ charity: 'Thrift Shop', given: '2024-05-06', value: 900 }],
      },
    },
    expect: { '1040': { '12': 14_600 }, '8283': { '1(h)': null } },
  },
  {
    // Shares that gained value: 30% of 50,000 is 15,000. The coats come under 50%. 17,000 now, 3,000 next year.
    name: 'property-gifts-of-shares-above-30-percent',
    source: 'IRC 170(b)(1)(C)(i) and (iv); Publication 526 (2024), Worksheet 2',
    input: {
      ...single,
      w2s: [wages(50_000)],
      itemized: {
        charityNoncash: 20_000,
        propertyGifts: [
          {
            charity: 'City Library',
            charityAddress: '4 Elm Street, Dayton, OH 45402',
            kind: 'securities',
            given: '2024-10-11',
            acquired: '2015-02-03',
            cost: 5_000,
            value: 18_000,
          },
          {
            charity: 'Thrift Shop',
            charityAddress: '9 Main Street, Dayton, OH 45402',
            kind: 'clothing',
            given: '2024-05-06',
            value: 2_000,
          },
        ],
      },
    },
    expect: {
      'schedule-a': { '12': 17_000 },
      'charity-limits': {
        '50': 25_000,
        '30': 15_000,
        property: 20_000,
        appreciated: 18_000,
        'appreciated allowed': 15_000,
        'property allowed': 17_000,
        '2025': 3_000,
      },
    },
  },
  {
    // Shares worth less than they cost come under 50%: 20,000 of 25,000, though 30% would be 15,000.
    name: 'property-gifts-of-shares-that-lost-value',
    source: 'IRC 170(b)(1)(C)(iv): property whose sale would give a long-term gain; (b)(1)(A)',
    input: {
      ...single,
      w2s: [wages(50_000)],
      itemized: {
        charityNoncash: 20_000,
        propertyGifts: [
          {
            charity: 'City Library',
            charityAddress: '4 Elm Street, Dayton, OH 45402',
            kind: 'securities',
            given: '2024-10-11',
            acquired: '2015-02-03',
            cost: 26_000,
            value: 20_000,
          },
        ],
      },
    },
    expect: { 'schedule-a': { '12': 20_000 }, '8283': { '1(g)': 26_000, '1(h)': 20_000 } },
  },
  {
    // Eleven months: a sale would give no long-term gain, so 50% holds.
    name: 'property-gifts-of-shares-held-less-than-a-year',
    source: 'IRC 170(b)(1)(C)(iv), (e)(1)(A) and 1222(3)',
    input: {
      ...single,
      w2s: [wages(50_000)],
      itemized: {
        charityNoncash: 20_000,
        propertyGifts: [
          {
            charity: 'City Library',
            charityAddress: '4 Elm Street, Dayton, OH 45402',
            kind: 'securities',
            given: '2024-10-11',
            acquired: '2023-11-11',
            value: 20_000,
          },
        ],
      },
    },
    expect: { 'schedule-a': { '12': 20_000 }, '8283': { '1(h)': 20_000 } },
  },
  {
    // 60% of 20,000 = 12,000: 9,500 of this year, and the 1,000 of last year in full.
    name: 'cash-carryover-of-the-example-in-publication-526',
    source: 'Publication 526, Carryovers, example of a cash carryover',
    input: {
      ...single,
      w2s: [wages(20_000)],
      itemized: { force: true, charityCash: 9_500, charityCarryover: 1_000, carryoverCash: 1_000 },
    },
    expect: {
      'schedule-a': { '11': 9_500, '13': 1_000, '14': 10_500 },
    },
  },
  {
    // 60% of 50,000 = 30,000: 26,000, and 4,000 of 7,000. Nothing is left of 50%: property and its carryover wait.
    name: 'carryover-of-every-kind-behind-cash',
    source: 'IRC 170(b)(1)(C)(ii), (b)(1)(G)(ii) and (iii), and (d)(1); Publication 526, Carryovers',
    input: {
      ...single,
      w2s: [wages(50_000)],
      itemized: {
        charityCash: 26_000,
        charityCarryover: 12_000,
        carryoverCash: 7_000,
        carryoverGains: 3_000,
      },
    },
    expect: {
      'charity-limits': {
        'cash allowed': 26_000,
        'carryover cash': 4_000,
        '50': 0,
        'carryover property': null,
        'carryover gains': null,
        carryover: 4_000,
        'next cash': 3_000,
        'next gains': 3_000,
        '2025': 8_000,
      },
      'schedule-a': { '11': 26_000, '13': 4_000, '14': 30_000 },
    },
  },
  {
    // 50% of 50,000 less 5,000 = 20,000: 2,000 of other property, 3,000 carried over, then capital gain property up to
    // 30%, 15,000: 9,000 of this year and 6,000 of 8,000.
    name: 'capital-gain-carryover-up-to-thirty-percent-in-2025',
    source: 'IRC 170(b)(1)(C)(i) and (ii); Publication 526, Worksheet 2 and Carryovers',
    input: {
      ...single,
      taxYear: 2025,
      w2s: [wages(50_000)],
      itemized: {
        charityCash: 5_000,
        charityNoncash: 11_000,
        propertyGifts: [
          {
            kind: 'securities',
            charity: 'City Library',
            charityAddress: '2 Elm Street, Dayton, OH 45402',
            description: 'Shares',
            acquired: '2010-01-05',
            given: '2025-03-04',
            value: 9_000,
            cost: 4_000,
          },
          {
            kind: 'clothing',
            charity: 'Thrift Shop',
            charityAddress: '1 Elm Street, Dayton, OH 45402',
            description: 'Clothes',
            given: '2025-03-04',
            value: 2_000,
          },
        ],
        charityCarryover: 11_000,
        carryoverGains: 8_000,
      },
    },
    expect: {
      'charity-limits': {
        'carryover property': 3_000,
        'appreciated allowed': 9_000,
        'carryover gains': 6_000,
        carryover: 9_000,
        'next cash': null,
        'next gains': 2_000,
        '2026': 2_000,
      },
      'schedule-a': { '11': 5_000, '12': 11_000, '13': 9_000, '14': 25_000 },
    },
  },
];
