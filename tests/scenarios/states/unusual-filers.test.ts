import { expectTotals, type Expected } from './check-households';
import {
  benefits,
  bond,
  born,
  care,
  child,
  type Facts,
  home,
  ira,
  move,
  newYorkCity,
  pay,
  pension,
  people,
  sale,
} from './household-facts';

// Filers that the shared set hardly has, worked by hand from each state's instructions of 2024.

const cases: [string, Facts, Record<string, Expected>][] = [
  [
    'California adds 2.5% to an early distribution (FTB 3805P)',
    {
      ...people('single', 1970),
      residency: home('CA'),
      w2s: [pay('CA', 80_000)],
      retirement: [ira(30_000, { code: '1' })],
    },
    // 6,257 less 149, and 750.
    { CA: { tax: 6_858 } },
  ],
  [
    'California has no health savings accounts: both contributions come back',
    {
      ...people('single', 1990),
      residency: home('CA'),
      w2s: [pay('CA', 60_000, { box12: [{ code: 'W', amount: 1_500 }] })],
      adjustments: { hsa: [{ owner: 'taxpayer', coverage: 'self', contributed: 2_000 }] },
    },
    { CA: { agi: 61_500, tax: 1_791 } },
  ],
  [
    'California limits deductions over 489,719, and exemption credits are gone',
    {
      ...people('mfj', 1975, 1976),
      residency: home('CA'),
      w2s: [pay('CA', 600_000)],
      itemized: {
        realEstateTax: 20_000,
        charityCash: 10_000,
        mortgages: [{ interest: 50_000, balance: 1_000_000, originated: '2019-01-01' }],
      },
    },
    // 80,000 less 6% of 110,281.
    { CA: { ti: 526_617, tax: 42_060 } },
  ],
  [
    'California: a student’s deduction is what was earned plus 450',
    {
      ...people('single', born(2004, { claimableAsDependent: true })),
      residency: home('CA'),
      w2s: [pay('CA', 3_000)],
      interest: [{ interest: 2_000 }],
    },
    { CA: { tax: 15 } },
  ],
  [
    'California: a gain after the move counts for the rate only',
    {
      ...people('single', 1980),
      residency: move('CA', 'NV'),
      w2s: [pay('CA', 50_000, { lastDay: '2024-06-30' }), pay('NV', 50_000, { firstDay: '2024-07-01' })],
      sales: [sale(100_000)],
    },
    { CA: { ti: 48_615, tax: 3_620 } },
  ],
  [
    'California taxes no unemployment pay, refund, or U.S. interest, but bonds of Texas',
    {
      ...people('single', 1958),
      residency: home('CA'),
      w2s: [pay('CA', 40_000)],
      governmentPayments: [{ unemployment: 8_000 }],
      stateRefundTaxable: 1_200,
      interest: [
        { interest: 3_000, treasuryInterest: 1_000, earlyWithdrawalPenalty: 200 },
        bond(2_000, 'TX'),
        bond(500, 'CA'),
      ],
      socialSecurity: [benefits(20_000)],
      homes: [{ state: 'CA', use: 'rent', rent: 20_000, months: 12 }],
    },
    { CA: { agi: 44_800, tax: 596 } },
  ],
  [
    'California stops gifts of cash at half of the income',
    {
      ...people('single', 1970),
      residency: home('CA'),
      w2s: [pay('CA', 100_000)],
      itemized: { charityCash: 80_000, realEstateTax: 5_000 },
    },
    { CA: { ti: 45_000, tax: 1_129 } },
  ],
  [
    'California: an IRA of a nonresident is not taxed, early or not',
    {
      ...people('single', 1980),
      residency: home('NV'),
      w2s: [pay('CA', 60_000)],
      retirement: [ira(10_000, { code: '1' })],
    },
    { CA: { tax: 2_118 } },
  ],
  [
    'California adds 6% to money from a young SIMPLE IRA',
    {
      ...people('single', 1980),
      residency: home('CA'),
      w2s: [pay('CA', 60_000)],
      retirement: [ira(10_000, { code: 'S' })],
    },
    { CA: { tax: 3_071 } },
  ],
  [
    'New York: a state pension, a private one before 59½, and 10,000 for college',
    {
      ...people('mfj', 1962, 1966),
      residency: home('NY', { county: 'Albany' }),
      retirement: [
        pension(40_000, { planKind: 'stateOrLocal', planState: 'NY' }),
        pension(30_000, { owner: 'spouse' }),
      ],
      interest: [{ interest: 0, treasuryInterest: 3_000 }, bond(2_000, 'CA')],
      education529: [
        {
          owner: 'taxpayer',
          state: 'NY',
          beneficiary: { dependentIndex: 0 },
          contributed: 12_000,
          kind: 'college',
        },
      ],
      dependents: [child(2012)],
    },
    { NY: { agi: 22_000, tax: 199, refundable: 330 } },
  ],
  [
    'New York City over 107,650: the benefit of the lower rates is taken back',
    { ...people('single', 1985), residency: home('NY', { ...newYorkCity }), w2s: [pay('NY', 120_000)] },
    // 6,152 and 24.7% of 568; city 4,216 less 63 and 249.
    { NY: { tax: 6_292, local: 3_904 } },
  ],
  [
    'New York: wages and rent of a nonresident, 64.25% of the tax',
    {
      ...people('mfj', 1980, 1981),
      residency: home('FL'),
      w2s: [pay('NY', 100_000), pay('FL', 60_000, { owner: 'spouse' })],
      rentals: [{ id: 'r', state: 'NY', fairRentalDays: 365, rents: 20_000, expenses: { taxes: 5_000 } }],
      interest: [{ interest: 4_000 }],
    },
    { NY: { tax: 5_944 } },
  ],
  [
    'New York: a gain before the move in counts for the rate only',
    {
      ...people('single', 1980),
      residency: move('FL', 'NY', {}, { county: 'Albany' }),
      w2s: [pay('FL', 50_000, { lastDay: '2024-06-30' }), pay('NY', 60_000, { firstDay: '2024-07-01' })],
      sales: [sale(40_000, { sold: '2024-03-01' })],
    },
    { NY: { tax: 3_373 } },
  ],
  [
    'New York adds contributions under 414(h) and IRC 125 and leaves out a refund',
    {
      ...people('single', 1980),
      residency: home('NY', { county: 'Erie' }),
      w2s: [
        pay('NY', 50_000, {
          box14: [
            { description: '414(h)', amount: 3_000 },
            { description: 'IRC125', amount: 1_200 },
          ],
        }),
      ],
      governmentPayments: [{ unemployment: 5_000 }],
      stateRefundTaxable: 800,
    },
    { NY: { agi: 59_200, tax: 2_652 } },
  ],
  [
    'New York: who turns 59½ on December 15 excludes 17 days of a pension',
    {
      ...people('single', 1965),
      residency: home('NY', { county: 'Erie' }),
      retirement: [pension(24_000)],
      w2s: [pay('NY', 20_000)],
    },
    // 24,000 times 17/366.
    { NY: { agi: 42_885 } },
  ],
  [
    'New York: an IRA paid five days after 59½ is excluded up to 20,000',
    {
      ...people('single', 1965),
      residency: home('NY', { county: 'Erie' }),
      retirement: [ira(24_000, { distributionDate: '2024-12-20' })],
      w2s: [pay('NY', 20_000)],
    },
    { NY: { agi: 24_000 } },
  ],
  [
    'Yonkers: 16.75% of the state tax',
    {
      ...people('mfj', 1980, 1981),
      residency: home('NY', { city: 'Yonkers', county: 'Westchester' }),
      w2s: [pay('NY', 90_000)],
    },
    { NY: { tax: 3_735, local: 626 } },
  ],
  [
    'New Jersey at 66: what pensions leave of 100,000 excludes interest and gains',
    {
      ...people('mfj', 1958, 1958),
      residency: home('NJ'),
      retirement: [pension(60_000)],
      interest: [{ interest: 20_000 }],
      sales: [sale(15_000)],
      socialSecurity: [benefits(30_000)],
      homes: [{ state: 'NJ', use: 'own', propertyTax: 9_000, months: 12 }],
    },
    { NJ: { agi: 0, refundable: 50 } },
  ],
  [
    'New Jersey: military pension, penalty off interest, bonds of New York',
    {
      ...people('single', 1974),
      residency: home('NJ'),
      w2s: [
        pay('NJ', 50_000, {
          states: [{ state: 'NJ', wages: 51_500 }],
          box12: [{ code: 'W', amount: 1_500 }],
        }),
      ],
      retirement: [pension(40_000, { planKind: 'military' })],
      interest: [
        { interest: 2_000, earlyWithdrawalPenalty: 300, treasuryInterest: 700 },
        bond(1_000, 'NY'),
        bond(500, 'NJ'),
      ],
      adjustments: { hsa: [{ owner: 'taxpayer', coverage: 'self', contributed: 1_000 }] },
      governmentPayments: [{ unemployment: 4_000 }],
      stateRefundTaxable: 300,
    },
    { NJ: { agi: 54_200, tax: 1_448 } },
  ],
  [
    'New Jersey: 15,000 of property tax',
    {
      ...people('mfj', 1980, 1981),
      residency: home('NJ'),
      w2s: [pay('NJ', 150_000)],
      dependents: [child(2012), child(2010, { ssn: '400010002' })],
      homes: [{ state: 'NJ', use: 'own', propertyTax: 16_000, months: 12 }],
    },
    { NJ: { ti: 130_000, tax: 4_408 } },
  ],
  [
    'New Jersey: veteran, medical costs over 2%, 10,000 to NJBEST',
    {
      ...people('single', 1970),
      residency: home('NJ'),
      w2s: [pay('NJ', 90_000)],
      retirement: [ira(20_000, { code: '1' })],
      itemized: { medical: 12_000 },
      education529: [
        { owner: 'taxpayer', state: 'NJ', beneficiary: 'taxpayer', contributed: 12_000, kind: 'college' },
      ],
      states: { NJ: { taxpayerVeteran: true } },
    },
    { NJ: { ti: 83_200, tax: 3_175 } },
  ],
  [
    'New Jersey: child, care, and earned income credits go by taxable income',
    {
      ...people('mfj', 1990, 1991),
      residency: home('NJ'),
      w2s: [pay('NJ', 28_000), pay('NJ', 17_000, { owner: 'spouse' })],
      dependents: [child(2021), child(2016, { ssn: '400010002' })],
      childCare: care('NJ', 5_000),
      homes: [{ state: 'NJ', use: 'rent', rent: 18_000, months: 12 }],
    },
    // 1,488, 400 and 800.
    { NJ: { tax: 574, refundable: 2_688 } },
  ],
  [
    'New Jersey between 125,000 and 150,000: a quarter of the pension of whoever is 62',
    {
      ...people('mfj', 1963, 1960),
      residency: home('NJ'),
      retirement: [pension(80_000), pension(50_000, { owner: 'spouse' })],
      interest: [{ interest: 5_000 }],
    },
    { NJ: { agi: 122_500, tax: 3_883 } },
  ],
  [
    'New Jersey: alimony paid, and 18% of the rent',
    {
      ...people('single', 1970),
      residency: home('NJ'),
      w2s: [pay('NJ', 160_000)],
      adjustments: {
        alimonyPaid: [{ amount: 12_000, recipientSsn: '400010009', divorceDate: '2015-01-01' }],
      },
      homes: [{ state: 'NJ', use: 'rent', rent: 24_000, months: 12 }],
    },
    { NJ: { ti: 142_680, tax: 6_962 } },
  ],
  [
    'Pennsylvania: an early pension, 18,000 for college, and a health savings account',
    {
      ...people('single', 1970),
      residency: home('PA'),
      w2s: [pay('PA', 80_000, { box12: [{ code: 'W', amount: 1_000 }] })],
      retirement: [pension(20_000, { code: '1' })],
      education529: [
        { owner: 'taxpayer', state: 'PA', beneficiary: 'taxpayer', contributed: 20_000, kind: 'college' },
      ],
      adjustments: { hsa: [{ owner: 'taxpayer', coverage: 'self', contributed: 2_000 }] },
    },
    { PA: { ti: 80_000, tax: 2_456 } },
  ],
  [
    'Pennsylvania: gambling, dividends, a loss that lowers nothing, a penalty on the same account',
    {
      ...people('single', 1955),
      residency: home('PA'),
      retirement: [pension(20_000), ira(10_000)],
      socialSecurity: [benefits(20_000)],
      interest: [
        { interest: 3_000, treasuryInterest: 2_000, earlyWithdrawalPenalty: 500 },
        bond(1_000, 'NY'),
        bond(500, 'PA'),
      ],
      dividends: [{ ordinary: 1_000, qualified: 500, capitalGain: 700 }],
      gambling: [{ winnings: 2_000 }],
      governmentPayments: [{ unemployment: 3_000 }],
      stateRefundTaxable: 100,
      sales: [sale(-4_000)],
      alimonyReceived: 5_000,
    },
    // 3,500 interest, 1,700 dividends, 2,000 winnings.
    { PA: { agi: 7_200 } },
  ],
  [
    'Pennsylvania forgives 80% at 7,000',
    {
      ...people('single', 1955),
      residency: home('PA'),
      retirement: [pension(9_000)],
      w2s: [pay('PA', 7_000)],
      socialSecurity: [benefits(15_000)],
      homes: [{ state: 'PA', use: 'rent', rent: 6_000, months: 12 }],
    },
    { PA: { tax: 43 } },
  ],
  [
    'Pennsylvania: bonds of New Jersey are taxed and count once for forgiveness',
    {
      ...people('mfj', 1955, 1956),
      residency: home('PA'),
      interest: [bond(6_000, 'NJ'), bond(5_000, 'PA')],
      socialSecurity: [benefits(20_000)],
      homes: [{ state: 'PA', use: 'own', propertyTax: 1_500, months: 12 }],
    },
    // 6,000 and 5,000 stay under 13,000.
    { PA: { agi: 6_000, tax: 0 } },
  ],
  [
    'Pennsylvania: an early pension less the contributions from taxed pay',
    {
      ...people('single', 1980),
      residency: home('PA'),
      w2s: [pay('PA', 50_000)],
      retirement: [
        {
          owner: 'taxpayer',
          grossDistribution: 10_000,
          taxableAmount: 4_000,
          code: '1',
          planKind: 'privateEmployer',
        },
      ],
    },
    { PA: { agi: 54_000, tax: 1_658 } },
  ],
  [
    'Illinois retirees: only bonds of California are left',
    {
      ...people('mfj', 1957, 1958),
      residency: home('IL'),
      retirement: [pension(40_000), ira(30_000, { owner: 'spouse' })],
      socialSecurity: [benefits(30_000)],
      interest: [{ interest: 4_000, treasuryInterest: 1_000 }, bond(2_000, 'CA')],
      stateRefundTaxable: 400,
      homes: [{ state: 'IL', use: 'own', propertyTax: 7_000, months: 12 }],
      education529: [
        { owner: 'taxpayer', state: 'IL', beneficiary: 'taxpayer', contributed: 5_000, kind: 'college' },
      ],
    },
    { IL: { agi: 1_000, tax: 0 } },
  ],
  [
    'Illinois: earned income and child credits, 25% of school costs over 250',
    {
      ...people('hoh', 1990),
      residency: home('IL'),
      w2s: [pay('IL', 28_000)],
      dependents: [child(2015), child(2010, { ssn: '400010002' })],
      states: { IL: { k12: [{ school: 'x', amount: 2_000 }] } },
    },
    { IL: { tax: 536, refundable: 1_403 } },
  ],
  [
    'Illinois for half a year: half of the earned income credit',
    {
      ...people('hoh', 1990),
      residency: move('IL', 'FL'),
      w2s: [pay('IL', 14_000, { lastDay: '2024-06-30' }), pay('FL', 14_000, { firstDay: '2024-07-01' })],
      dependents: [child(2018)],
    },
    { IL: { tax: 556, refundable: 404 } },
  ],
  [
    'Ohio at 68: retirement, senior, and joint credits',
    {
      ...people('mfj', 1956, 1957),
      residency: home('OH'),
      retirement: [pension(30_000), ira(8_000, { owner: 'spouse' })],
      socialSecurity: [benefits(30_000)],
      interest: [{ interest: 3_000, treasuryInterest: 1_000 }, bond(1_500, 'NY')],
      stateRefundTaxable: 200,
      education529: [
        { owner: 'taxpayer', state: 'OH', beneficiary: 'taxpayer', contributed: 6_000, kind: 'college' },
      ],
    },
    // 571 less 200, 50 and 15%.
    { OH: { agi: 38_500, tax: 273 } },
  ],
  [
    'Ohio: interest alone brings no joint filing credit',
    {
      ...people('mfj', 1970, 1971),
      residency: home('OH'),
      w2s: [pay('OH', 60_000)],
      interest: [{ interest: 5_000, owner: 'spouse' }],
    },
    { OH: { tax: 1_314 } },
  ],
  [
    'Ohio: rent from Pennsylvania is deducted as business income, so its tax isn’t credited',
    {
      ...people('single', 1970),
      residency: home('OH'),
      w2s: [pay('OH', 60_000)],
      rentals: [{ id: 'r', state: 'PA', fairRentalDays: 365, rents: 20_000, expenses: { taxes: 5_000 } }],
    },
    { PA: { tax: 461 }, OH: { tax: 1_235 } },
  ],
  [
    'Ohio: a nonresident’s rent is deducted as business income',
    {
      ...people('single', 1970),
      residency: home('FL'),
      w2s: [pay('FL', 60_000)],
      rentals: [{ id: 'r', state: 'OH', fairRentalDays: 365, rents: 20_000, expenses: { taxes: 5_000 } }],
    },
    { OH: { tax: 0 } },
  ],
  [
    'Ohio: the share of New York income is cut after four digits',
    {
      ...people('single', 1970),
      residency: home('OH'),
      w2s: [pay('NY', 60_000)],
      interest: [{ interest: 5_000 }],
    },
    // 1,373 times 0.9230.
    { NY: { tax: 2_743 }, OH: { tax: 106 } },
  ],
  [
    'New York deducts tuition where that saves more than the credit pays',
    {
      ...people('mfj', 1975, 1976),
      residency: home('NY', { county: 'Erie' }),
      w2s: [pay('NY', 100_000)],
      dependents: [child(2004, { student: true })],
      itemized: {
        medical: 15_000,
        realEstateTax: 9_000,
        charityCash: 3_000,
        stateIncomeTaxPaid: 5_000,
        mortgages: [{ interest: 8_000, balance: 200_000, originated: '2015-01-01' }],
      },
      education: [
        {
          student: { dependentIndex: 0 },
          institution: 'SUNY',
          qualifiedExpenses: 12_000,
          halfTime: true,
          credit: 'aotc',
        },
      ],
    },
    // 10,000 at 5.5% are 550 to 400.
    { NY: { ti: 64_000, tax: 3_189, refundable: 0 } },
  ],
  [
    'New York stops gifts of cash at half of the income',
    {
      ...people('single', 1970),
      residency: home('NY', { county: 'Erie' }),
      w2s: [pay('NY', 100_000)],
      itemized: { charityCash: 80_000, realEstateTax: 5_000 },
    },
    { NY: { ti: 45_000, tax: 2_311 } },
  ],
  [
    'California itemizes medical costs and taxes where the federal return does not',
    {
      ...people('single', 1975),
      residency: home('CA'),
      w2s: [pay('CA', 70_000)],
      itemized: { medical: 9_000, realEstateTax: 4_000, personalPropertyTax: 300 },
    },
    // 3,750 and 4,300.
    { CA: { ti: 61_950, tax: 2_263 } },
  ],
  [
    'New York credits California’s tax on wages up to its own',
    {
      ...people('single', 1975),
      residency: home('NY', { county: 'Erie' }),
      w2s: [pay('CA', 80_000)],
      interest: [{ interest: 2_000 }],
    },
    { CA: { tax: 3_423 }, NY: { tax: 482 } },
  ],
  [
    'New Jersey: meals in full, no losses, half of a rental’s loss off business profit',
    {
      ...people('single', 1970),
      residency: home('NJ'),
      w2s: [pay('NJ', 60_000)],
      sales: [sale(-5_000)],
      rentals: [{ id: 'r', state: 'NJ', fairRentalDays: 365, rents: 10_000, expenses: { taxes: 14_000 } }],
      businesses: [
        {
          id: 'b',
          name: 'B',
          state: 'NJ',
          income: { other: 20_000 },
          expenses: { supplies: 3_000, meals: 2_000 },
        },
      ],
    },
    { NJ: { agi: 75_000, ti: 72_000, tax: 2_487 } },
  ],
  [
    'Pennsylvania: a spouse’s business loss lowers no wages',
    {
      ...people('mfj', 1980, 1981),
      residency: home('PA'),
      w2s: [pay('PA', 50_000)],
      businesses: [
        {
          id: 'b',
          owner: 'spouse',
          name: 'B',
          state: 'PA',
          income: { other: 5_000 },
          expenses: { supplies: 9_000 },
        },
      ],
      sales: [{ owner: 'spouse', ...sale(6_000) }],
    },
    { PA: { agi: 56_000, tax: 1_719 } },
  ],
  [
    'Virginia: 30,000 of military pay after service, at any age',
    {
      ...people('single', 1974),
      residency: home('VA'),
      retirement: [pension(50_000, { planKind: 'military' })],
      w2s: [pay('VA', 60_000)],
    },
    { VA: { agi: 80_000, tax: 3_800 } },
  ],
  [
    'Virginia at 71: no age deduction over 75,000, all of the college savings',
    {
      ...people('single', born(1953, { blind: true })),
      residency: home('VA'),
      retirement: [pension(60_000)],
      interest: [{ interest: 2_000, treasuryInterest: 3_000 }, bond(1_000, 'MD')],
      socialSecurity: [benefits(20_000)],
      stateRefundTaxable: 500,
      education529: [
        { owner: 'taxpayer', state: 'VA', beneficiary: 'taxpayer', contributed: 9_000, kind: 'college' },
      ],
    },
    { VA: { ti: 42_970, tax: 2_213 } },
  ],
  [
    'Virginia itemizes with 1,000 of state tax off',
    {
      ...people('mfj', 1975, 1976),
      residency: home('VA'),
      w2s: [pay('VA', 150_000), pay('VA', 100_000, { owner: 'spouse' })],
      itemized: {
        realEstateTax: 9_000,
        stateIncomeTaxPaid: 12_000,
        charityCash: 5_000,
        mortgages: [{ interest: 16_000, balance: 500_000, originated: '2019-01-01' }],
      },
    },
    { VA: { ti: 218_140, tax: 12_028 } },
  ],
  [
    'Virginia for part of the year: deductions by days',
    {
      ...people('single', 1970),
      residency: move('FL', 'VA'),
      w2s: [pay('FL', 50_000, { lastDay: '2024-06-30' }), pay('VA', 50_000, { firstDay: '2024-07-01' })],
      sales: [sale(40_000, { sold: '2024-03-01' })],
    },
    { VA: { ti: 45_259, tax: 2_345 } },
  ],
  [
    'Maryland at 60: 20,000 of military retirement',
    {
      ...people('single', 1964),
      residency: home('MD', { county: 'Howard' }),
      retirement: [pension(30_000, { planKind: 'military' })],
      w2s: [pay('MD', 50_000)],
      interest: [{ interest: 1_000, treasuryInterest: 500 }, bond(800, 'VA')],
      stateRefundTaxable: 200,
    },
    { MD: { agi: 61_800, tax: 2_604, local: 1_789 } },
  ],
  [
    'Maryland: two incomes, care, and 2,500 for college',
    {
      ...people('mfj', 1985, 1986),
      residency: home('MD', { county: 'Montgomery' }),
      w2s: [pay('MD', 70_000), pay('MD', 50_000, { owner: 'spouse' })],
      dependents: [child(2020)],
      childCare: care('MD', 5_000),
      education529: [
        {
          owner: 'taxpayer',
          state: 'MD',
          beneficiary: { dependentIndex: 0 },
          contributed: 4_000,
          kind: 'college',
        },
      ],
    },
    { MD: { ti: 98_250, local: 3_144 } },
  ],
  [
    'Maryland nonresident: 2.25% on top',
    { ...people('single', 1970), residency: home('DE'), w2s: [pay('MD', 60_000)] },
    { MD: { tax: 3_735 } },
  ],
  [
    'Maryland: 39,500 less Social Security, credit for two people over 65',
    {
      ...people('mfj', 1957, 1956),
      residency: home('MD', { county: "Prince George's" }),
      retirement: [
        pension(30_000, { planKind: 'stateOrLocal', planState: 'MD' }),
        ira(20_000, { owner: 'spouse' }),
      ],
      socialSecurity: [benefits(25_000)],
    },
    { MD: { ti: 20_755, tax: 0, local: 664 } },
  ],
  [
    'Maryland credits Delaware’s tax against state and county tax',
    { ...people('single', 1980), residency: home('MD', { county: 'Howard' }), w2s: [pay('DE', 60_000)] },
    { DE: { tax: 2_655 }, MD: { tax: 0, local: 1_594 } },
  ],
  [
    'Massachusetts: rent, student loan, gift, college savings',
    {
      ...people('single', 1990),
      residency: home('MA'),
      w2s: [pay('MA', 70_000)],
      homes: [{ state: 'MA', use: 'rent', rent: 18_000, months: 12 }],
      adjustments: { studentLoanInterest: 2_000 },
      itemized: { charityCash: 1_000 },
      education529: [
        { owner: 'taxpayer', state: 'MA', beneficiary: 'taxpayer', contributed: 3_000, kind: 'college' },
      ],
    },
    { MA: { ti: 55_600, tax: 2_780 } },
  ],
  [
    'Massachusetts: 8.5% of short-term and 5% of long-term gains',
    {
      ...people('single', 1970),
      residency: home('MA'),
      w2s: [pay('MA', 90_000)],
      sales: [sale(10_000), sale(5_000, { term: 'short', acquired: '2024-02-01' })],
    },
    { MA: { tax: 5_105 } },
  ],
  [
    'Massachusetts: 4% over 1,053,750',
    { ...people('single', 1970), residency: home('MA'), w2s: [pay('MA', 300_000)], sales: [sale(1_000_000)] },
    { MA: { tax: 74_274 } },
  ],
  [
    'Massachusetts: limited income credit',
    { ...people('mfj', 1985, 1986), residency: home('MA'), w2s: [pay('MA', 20_000)] },
    { MA: { tax: 360, refundable: 168 } },
  ],
  [
    'Michigan, born in 1960: half of the largest deduction',
    { ...people('single', 1960), residency: home('MI'), retirement: [pension(80_000)] },
    { MI: { ti: 42_380, tax: 1_801 } },
  ],
  [
    'Michigan at 68: the property tax credit over 3.2% of income',
    {
      ...people('mfj', 1956, 1957),
      residency: home('MI'),
      retirement: [pension(15_000)],
      socialSecurity: [benefits(20_000)],
      homes: [
        {
          state: 'MI',
          use: 'own',
          propertyTax: 2_500,
          propertyTaxBilled: 2_500,
          taxableValue: 60_000,
          months: 12,
        },
      ],
    },
    { MI: { refundable: 828 } },
  ],
  [
    'Minnesota: a dependent deducts what was earned plus 400',
    {
      ...people('single', born(2004, { claimableAsDependent: true })),
      residency: home('MN'),
      w2s: [pay('MN', 9_000)],
      governmentPayments: [{ unemployment: 2_000 }],
    },
    { MN: { ti: 1_600, tax: 88 } },
  ],
  [
    'Minnesota over 321,350: deductions fall by 3% and 10%',
    {
      ...people('mfj', 1975, 1976),
      residency: home('MN'),
      w2s: [pay('MN', 350_000)],
      itemized: {
        realEstateTax: 9_000,
        stateIncomeTaxPaid: 22_000,
        charityCash: 8_000,
        mortgages: [{ interest: 20_000, balance: 500_000, originated: '2019-01-01' }],
      },
    },
    { MN: { ti: 318_530, tax: 22_400 } },
  ],
  [
    'Minnesota: Social Security falls by 10% for each 4,000 over 82,190',
    {
      ...people('single', 1955),
      residency: home('MN'),
      retirement: [pension(70_000)],
      socialSecurity: [benefits(30_000)],
    },
    { MN: { ti: 63_675, tax: 3_869 } },
  ],
  [
    'Wisconsin: all of the federal care credit, couple credit, 5,000 to Edvest',
    {
      ...people('mfj', 1985, 1986),
      residency: home('WI'),
      w2s: [pay('WI', 60_000), pay('WI', 40_000, { owner: 'spouse' })],
      dependents: [child(2020)],
      childCare: care('WI', 9_000),
      education529: [
        {
          owner: 'taxpayer',
          state: 'WI',
          beneficiary: { dependentIndex: 0 },
          contributed: 6_000,
          kind: 'college',
        },
      ],
      homes: [{ state: 'WI', use: 'own', propertyTax: 3_500, propertyTaxBilled: 3_500, months: 12 }],
    },
    // 3,817 less 1,800, 300 and 480.
    { WI: { tax: 1_237 } },
  ],
  [
    'Wisconsin: 30% of a gain, bonds of every state',
    {
      ...people('single', 1970),
      residency: home('WI'),
      w2s: [pay('WI', 50_000)],
      sales: [sale(20_000)],
      interest: [{ interest: 1_000, treasuryInterest: 1_000 }, bond(500, 'IL'), bond(500, 'WI')],
      governmentPayments: [{ unemployment: 6_000 }],
      stateRefundTaxable: 300,
    },
    { WI: { agi: 72_000, tax: 3_029 } },
  ],
  [
    'Wisconsin until June: a gain there at 70%, the rate of all income',
    {
      ...people('single', 1970),
      residency: move('WI', 'FL'),
      w2s: [pay('WI', 60_000, { lastDay: '2024-06-30' }), pay('FL', 50_000, { firstDay: '2024-07-01' })],
      sales: [sale(40_000, { sold: '2024-03-01' })],
    },
    // Tax of 149,300 is 7,526; 88,000 of 150,000.
    { WI: { tax: 4_416 } },
  ],
  [
    'Wisconsin wages of a Floridian: 80% of the tax on all income',
    {
      ...people('single', 1970),
      residency: home('FL'),
      w2s: [pay('WI', 40_000)],
      interest: [{ interest: 10_000 }],
    },
    { WI: { tax: 1_376 } },
  ],
  [
    'Colorado: all Social Security at 67, 20,000 at 62',
    {
      ...people('mfj', 1957, 1962),
      residency: home('CO'),
      retirement: [pension(50_000), pension(30_000, { owner: 'spouse' })],
      socialSecurity: [benefits(30_000)],
      interest: [{ interest: 2_000, treasuryInterest: 1_000 }, bond(1_000, 'UT')],
      stateRefundTaxable: 300,
    },
    { CO: { ti: 32_250, tax: 1_371 } },
  ],
  [
    'Colorado over 300,000: itemized deductions over 16,000 come back',
    {
      ...people('mfj', 1975, 1976),
      residency: home('CO'),
      w2s: [pay('CO', 500_000)],
      itemized: {
        realEstateTax: 6_000,
        stateIncomeTaxPaid: 20_000,
        charityCash: 20_000,
        mortgages: [{ interest: 25_000, balance: 700_000, originated: '2019-01-01' }],
      },
    },
    { CO: { ti: 484_000, tax: 20_570 } },
  ],
  [
    'Arizona: 2,500 of each government pension, a quarter of the gain',
    {
      ...people('mfj', 1957, 1958),
      residency: home('AZ'),
      retirement: [
        pension(40_000, { planKind: 'stateOrLocal', planState: 'AZ' }),
        pension(20_000, { planKind: 'federalCivil', owner: 'spouse' }),
      ],
      socialSecurity: [benefits(30_000)],
      interest: [{ interest: 2_000, treasuryInterest: 1_000 }, bond(1_000, 'CA')],
      sales: [sale(20_000)],
      stateRefundTaxable: 300,
    },
    { AZ: { agi: 68_800, tax: 990 } },
  ],
  [
    'Arizona: a third of gifts besides the standard deduction, 470 to charity',
    {
      ...people('single', 1980),
      residency: home('AZ'),
      w2s: [pay('AZ', 80_000)],
      itemized: { charityCash: 3_000 },
      education529: [
        { owner: 'taxpayer', state: 'AZ', beneficiary: 'taxpayer', contributed: 5_000, kind: 'college' },
      ],
      states: { AZ: { gifts: { qualifyingCharity: 500 } } },
    },
    { AZ: { tax: 1_094 } },
  ],
  [
    'Arizona deducts all medical costs',
    {
      ...people('single', 1970),
      residency: home('AZ'),
      w2s: [pay('AZ', 100_000)],
      itemized: {
        medical: 12_000,
        realEstateTax: 4_000,
        stateIncomeTaxPaid: 2_500,
        charityCash: 5_000,
        mortgages: [{ interest: 10_000, balance: 300_000, originated: '2019-01-01' }],
      },
    },
    { AZ: { ti: 66_500, tax: 1_663 } },
  ],
  [
    'Georgia at 63: 5,000 of earned and all other income up to 35,000',
    {
      ...people('single', 1961),
      residency: home('GA'),
      retirement: [pension(20_000)],
      w2s: [pay('GA', 10_000)],
      interest: [{ interest: 5_000, treasuryInterest: 1_000 }, bond(1_000, 'FL')],
      sales: [sale(8_000)],
      stateRefundTaxable: 300,
    },
    { GA: { agi: 9_300, tax: 0 } },
  ],
  [
    'Georgia: military pension under 62, and as much again for wages',
    {
      ...people('single', 1974),
      residency: home('GA'),
      retirement: [pension(40_000, { planKind: 'military' })],
      w2s: [pay('GA', 30_000)],
    },
    { GA: { tax: 1_240 } },
  ],
  [
    'Georgia: 300 for each itemizer',
    {
      ...people('mfj', 1975, 1976),
      residency: home('GA'),
      w2s: [pay('GA', 200_000)],
      itemized: {
        realEstateTax: 6_000,
        stateIncomeTaxPaid: 10_000,
        charityCash: 8_000,
        mortgages: [{ interest: 20_000, balance: 500_000, originated: '2019-01-01' }],
      },
    },
    { GA: { tax: 8_132 } },
  ],
  [
    'South Carolina at 67: 10,000 and 5,000, 3,000 at 62, 44% of the gain',
    {
      ...people('mfj', 1957, 1962),
      residency: home('SC'),
      retirement: [pension(30_000), pension(20_000, { owner: 'spouse' })],
      socialSecurity: [benefits(24_000)],
      interest: [{ interest: 2_000, treasuryInterest: 1_000 }, bond(1_000, 'NC')],
      sales: [sale(20_000)],
      stateRefundTaxable: 300,
    },
    { SC: { ti: 15_450, tax: 360 } },
  ],
  [
    'South Carolina: age deductions less retirement, two-wage credit',
    {
      ...people('mfj', 1952, 1953),
      residency: home('SC'),
      w2s: [pay('SC', 60_000), pay('SC', 40_000, { owner: 'spouse' })],
      sales: [sale(10_000), sale(4_000, { term: 'short', acquired: '2024-02-01' })],
      retirement: [pension(9_000), pension(20_000, { owner: 'spouse' })],
    },
    { SC: { ti: 76_300, tax: 3_795 } },
  ],
  [
    'Oregon: kids’ credit and 12% with a child under three',
    {
      ...people('hoh', 1990),
      residency: home('OR', { county: 'Lane' }),
      w2s: [pay('OR', 24_000)],
      dependents: [child(2022), child(2015, { ssn: '400010002' })],
    },
    { OR: { tax: 401, refundable: 1_802 } },
  ],
  [
    'Oregon: no retirement credit where income is over the base',
    {
      ...people('single', 1958),
      residency: home('OR', { county: 'Lane' }),
      retirement: [pension(18_000)],
      socialSecurity: [benefits(6_000)],
    },
    { OR: { tax: 671 } },
  ],
  [
    'Oregon subtracts federal tax less the refundable school credit',
    {
      ...people('single', 1999),
      residency: home('OR', { county: 'Lane' }),
      w2s: [pay('OR', 45_000)],
      education: [
        { student: 'taxpayer', institution: 'x', qualifiedExpenses: 4_000, halfTime: true, credit: 'aotc' },
      ],
    },
    { OR: { ti: 41_336 } },
  ],
  [
    'Kentucky: 31,110 of pension each, credits at 65',
    {
      ...people('mfj', 1957, 1958),
      residency: home('KY'),
      retirement: [pension(50_000), ira(15_000, { owner: 'spouse' })],
      socialSecurity: [benefits(30_000)],
      interest: [{ interest: 2_000, treasuryInterest: 1_000 }, bond(1_000, 'OH')],
      stateRefundTaxable: 300,
    },
    { KY: { agi: 21_890, tax: 669 } },
  ],
  [
    'Alabama: no military pension or unemployment pay, less a penalty',
    {
      ...people('single', 1970),
      residency: home('AL'),
      w2s: [pay('AL', 30_000)],
      retirement: [pension(20_000, { planKind: 'military' })],
      governmentPayments: [{ unemployment: 3_000 }],
      interest: [{ interest: 1_000, earlyWithdrawalPenalty: 200 }],
    },
    { AL: { agi: 30_800, tax: 1_063 } },
  ],
  [
    'Alabama: medical costs over 4%, social security tax, all federal tax',
    {
      ...people('mfj', 1975, 1976),
      residency: home('AL'),
      w2s: [pay('AL', 100_000)],
      itemized: {
        medical: 9_000,
        realEstateTax: 2_000,
        stateIncomeTaxPaid: 4_000,
        charityCash: 4_000,
        mortgages: [{ interest: 10_000, balance: 300_000, originated: '2019-01-01' }],
      },
    },
    { AL: { ti: 60_315, tax: 2_938 } },
  ],
  [
    'Alabama: 5,000 for college, IRA, and health savings, no student loan interest',
    {
      ...people('single', 1980),
      residency: home('AL'),
      w2s: [pay('AL', 80_000)],
      education529: [
        { owner: 'taxpayer', state: 'AL', beneficiary: 'taxpayer', contributed: 6_000, kind: 'college' },
      ],
      adjustments: {
        hsa: [{ owner: 'taxpayer', coverage: 'self', contributed: 2_000 }],
        ira: [{ owner: 'taxpayer', traditional: 3_000 }],
        studentLoanInterest: 1_500,
      },
    },
    { AL: { agi: 70_000, tax: 2_678 } },
  ],
  [
    'Missouri: each spouse credits the own tax to another state (MO-CR)',
    {
      ...people('mfj', 1970, 1971),
      residency: home('MO'),
      w2s: [pay('IL', 60_000), pay('MO', 40_000, { owner: 'spouse' })],
    },
    { IL: { tax: 2_805 }, MO: { tax: 1_156 } },
  ],
  [
    'Missouri: the spouse’s Kansas tax, up to the spouse’s own Missouri tax',
    {
      ...people('mfj', 1970, 1971),
      residency: home('MO'),
      w2s: [pay('MO', 60_000), pay('KS', 40_000, { owner: 'spouse' })],
    },
    { KS: { tax: 1_569 }, MO: { tax: 1_825 } },
  ],
  [
    'Missouri: the share of Form MO-CR in whole percent',
    {
      ...people('single', 1970),
      residency: home('MO'),
      w2s: [pay('KS', 60_000)],
      interest: [{ interest: 3_000 }],
    },
    // 2,102 less 95% of it.
    { MO: { tax: 105 } },
  ],
  [
    'Missouri itemizes with social security tax, without its part of the limited taxes',
    {
      ...people('mfj', 1975, 1976),
      residency: home('MO'),
      w2s: [pay('MO', 130_000), pay('MO', 70_000, { owner: 'spouse' })],
      itemized: {
        realEstateTax: 6_000,
        stateIncomeTaxPaid: 8_000,
        charityCash: 8_000,
        mortgages: [{ interest: 20_000, balance: 500_000, originated: '2019-01-01' }],
      },
    },
    { MO: { ti: 152_414, tax: 6_957 } },
  ],
  [
    'Oregon: half of what was saved for college, over 30,000',
    {
      ...people('mfj', 1980, 1981),
      residency: home('OR', { county: 'Lane' }),
      w2s: [pay('OR', 60_000)],
      dependents: [child(2018)],
      education529: [
        {
          owner: 'taxpayer',
          state: 'OR',
          beneficiary: { dependentIndex: 0 },
          contributed: 600,
          kind: 'college',
        },
      ],
    },
    { OR: { tax: 3_312, refundable: 300 } },
  ],
  [
    'Anne Arundel County taxes by steps',
    {
      ...people('mfj', 1970, 1971),
      residency: home('MD', { county: 'Anne Arundel' }),
      w2s: [pay('MD', 300_000)],
    },
    // 2,025 and 2.81% of 219,550.
    { MD: { tax: 14_773, local: 8_194 } },
  ],
  [
    'Massachusetts: a long-term loss takes up the short-term gain, then 2,000 of interest',
    {
      ...people('single', 1970),
      residency: home('MA'),
      w2s: [pay('MA', 60_000)],
      sales: [sale(-9_000), sale(4_000, { term: 'short', acquired: '2024-02-01' })],
      interest: [{ interest: 3_000 }],
    },
    { MA: { ti: 54_600, tax: 2_730 } },
  ],
  [
    'Massachusetts: medical costs, blindness, and gifts',
    {
      ...people('mfj', 1970, born(1971, { blind: true })),
      residency: home('MA'),
      w2s: [pay('MA', 80_000)],
      itemized: {
        medical: 20_000,
        realEstateTax: 9_000,
        charityCash: 2_000,
        mortgages: [{ interest: 9_000, balance: 300_000, originated: '2019-01-01' }],
      },
    },
    { MA: { ti: 51_000, tax: 2_550 } },
  ],
  [
    'Michigan, born in 1945: interest up to 14,274 less the pension',
    {
      ...people('single', 1945),
      residency: home('MI'),
      interest: [{ interest: 16_000 }],
      socialSecurity: [benefits(15_000)],
      retirement: [ira(12_000)],
    },
    { MI: { ti: 8_126, tax: 345 } },
  ],
  [
    'Alabama: dependents at 1,000 up to 50,000, social security tax over the standard deduction',
    {
      ...people('hoh', 1985),
      residency: home('AL'),
      w2s: [pay('AL', 48_000)],
      dependents: [child(2012), child(2014, { ssn: '400010002' }), child(2016, { ssn: '400010003' })],
    },
    { AL: { ti: 38_328, tax: 1_878 } },
  ],
];

test.each(cases)('%s', (_, facts, expected) => expectTotals(facts, expected));
