import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { person, wages } from './scenario';

const base = { taxYear: 2024, filingStatus: 'single', taxpayer: person('1980-05-05') } as const;
const joint = { ...base, filingStatus: 'mfj', spouse: person('1981-06-06') } as const;

const exchange = {
  givenUp: 'Store',
  received: 'Apartment house',
  acquired: '2010-03-01',
  transferred: '2024-12-01',
  identified: '2025-01-10',
  receivedOn: '2025-05-01',
  extended: true,
  basis: 175_000,
  depreciation: 60_000,
  additionalDepreciation: 10_000,
  debtsGivenUp: 150_000,
  debtsTakenOver: 80_000,
  cashPaid: 40_000,
  expenses: 5_000,
  valueReceived: 220_000,
  buildingsReceived: 120_000,
  relatedParty: {
    name: 'Dana Reyes',
    relationship: 'Sister',
    taxpayerNumber: '400-00-0001',
    address: '40 Harbor Way, Portland, ME 04101',
    theySold: true,
    exception: 'involuntary' as const,
  },
};

/**
 * Returns in which a fact matters that none of the returns worked by hand needs. Nothing is known about their lines but
 * that another answer changes them.
 */
export const returnsForFacts: readonly ReturnInputJson[] = [
  // An exchange with a relative in every list, received in the next year by an extended due date.
  {
    ...base,
    w2s: [wages(50_000, 4_000)],
    businesses: [{ id: 'b', income: { other: 10_000 }, exchanges: [exchange] }],
    farms: [{ id: 'f', exchanges: [exchange] }],
    rentals: [{ id: 'r', kind: '2', fairRentalDays: 365, rents: 9_000, exchanges: [exchange] }],
    exchanges: [{ ...exchange, depreciation: 0, additionalDepreciation: 0 }],
  },
  // Schedule R for a spouse who retired on disability; one of two IRAs with basis; a spouse's 1099-SA and 1099-R.
  {
    ...joint,
    spouse: { ...person('1970-06-06'), permanentlyDisabled: true, taxableDisabilityIncome: 9_000 },
    w2s: [{ ...wages(12_000, 500) }],
    retirement: [{ owner: 'spouse', grossDistribution: 9_000, taxableAmount: 9_000, code: '3' }],
  },
  {
    ...joint,
    w2s: [wages(60_000, 5_000)],
    retirement: [
      { owner: 'spouse', grossDistribution: 10_000, taxableAmount: 10_000, code: '1', ira: true },
      { owner: 'taxpayer', grossDistribution: 4_000, taxableAmount: 4_000, code: '1', ira: true },
    ],
    iraBasis: { spouse: { priorBasis: 5_000, yearEndValue: 40_000 } },
    hsaDistributions: [{ owner: 'spouse', distributed: 900, qualifiedMedical: 100 }],
    rentals: [{ id: 'r', owner: 'spouse', fairRentalDays: 365, rents: 9_000, qbi: { w2Wages: 0 } }],
  },
  // A parent in Mexico; a child over 12 who can't care for themselves; a person's number entered twice.
  {
    ...base,
    w2s: [wages(50_000, 4_000)],
    dependents: [
      {
        dateOfBirth: '1950-01-01',
        relationship: 'parent',
        monthsInHome: 0,
        usCitizenOrResident: false,
        residentOfCanadaOrMexico: true,
        ssn: '900-70-1234',
        idType: 'itin',
      },
      { dateOfBirth: '2008-01-01', relationship: 'child', unableToCareForSelf: true },
      { dateOfBirth: '2019-01-01', relationship: 'child' },
    ],
    childCare: {
      providers: [{ name: 'Care', id: '12-3456789', amount: 6_000 }],
      persons: [
        { dependentIndex: 1, expenses: 2_000 },
        { dependentIndex: 2, expenses: 2_000 },
      ],
    },
    education: [
      { student: { dependentIndex: 1 }, qualifiedExpenses: 4_000, halfTime: true, credit: 'aotc' },
      { student: 'taxpayer', qualifiedExpenses: 1_000, credit: 'llc' },
    ],
  },
  // Care for a spouse who can't care for themselves.
  {
    ...joint,
    w2s: [wages(50_000, 4_000), { ...wages(20_000), owner: 'spouse' }],
    dependents: [{ dateOfBirth: '2020-01-01', relationship: 'child' }],
    childCare: {
      spouseStudentMonths: 0,
      providers: [{ name: 'Care', id: '12-3456789', amount: 6_000 }],
      persons: [{ spouse: true, expenses: 3_000 }],
    },
  },
  // A spouse's elective deferrals, SIMPLE and 403(b) and 457(b), above every limit.
  {
    ...joint,
    w2s: [
      {
        ...wages(90_000),
        owner: 'spouse',
        box12: [
          { code: 'S', amount: 19_000 },
          { code: 'E', amount: 20_000 },
          { code: 'BB', amount: 9_000 },
          { code: 'G', amount: 29_000 },
        ],
      },
    ],
  },
  // A spouse's Roth IRA.
  {
    ...joint,
    w2s: [wages(60_000)],
    retirement: [
      { owner: 'spouse', grossDistribution: 30_000, code: 'J' },
      {
        owner: 'spouse',
        grossDistribution: 30_000,
        taxableAmount: 30_000,
        code: '2',
        ira: true,
        earlyExceptionCode: '09',
        earlyExceptionAmount: 10_000,
      },
    ],
    iraBasis: {
      taxpayer: { rothConversions: [{ year: 2018, taxable: 500 }] },
      spouse: {
        rothFirstYear: 2015,
        rothContributionBasis: 1_000,
        rothConversions: [{ year: 2022, taxable: 9_000, untaxed: 500 }],
      },
    },
  },
  // A gift from a spouse's IRA after deductions.
  {
    ...joint,
    spouse: person('1945-06-06'),
    w2s: [wages(60_000)],
    retirement: [
      {
        owner: 'spouse',
        grossDistribution: 30_000,
        taxableAmount: 30_000,
        code: '7',
        ira: true,
        qualifiedCharitable: 20_000,
      },
    ],
    iraBasis: { spouse: { deductedSince70Half: 6_000 } },
  },
  // Self-employment and tips beside wages at the Social Security limit of one spouse only.
  {
    ...joint,
    w2s: [wages(168_600, 30_000)],
    k1s: [
      {
        entity: 'partnership',
        name: 'Elm',
        ein: '12-3456789',
        owner: 'spouse',
        ordinaryIncome: 20_000,
        selfEmploymentEarnings: 20_000,
        passive: false,
      },
    ],
    farms: [{ id: 'f', owner: 'spouse', product: 'Corn', income: { raisedSales: 30_000 } }],
    unreportedTips: [{ owner: 'spouse', employer: 'Diner', employerEin: '12-3456789', received: 3_000 }],
    misclassifiedWages: [
      {
        owner: 'spouse',
        firm: 'Fast',
        firmId: '12-3456789',
        reasonCode: 'A',
        determinationDate: '2024-03-01',
        wages: 9_000,
      },
    ],
    hsaDistributions: [{ owner: 'spouse', distributed: 900, qualifiedMedical: 100 }],
  },
  // A spouse's own SIMPLE plan.
  {
    ...joint,
    businesses: [{ id: 'shop', owner: 'spouse', income: { other: 50_000 } }],
    adjustments: { selfEmployedDeferrals: { spouse: { simple: 16_500 } } },
  },
  // Excess contributions of a spouse, of this year and earlier ones.
  {
    ...joint,
    w2s: [wages(60_000)],
    adjustments: {
      ira: [{ owner: 'spouse', traditional: 8_000 }],
      hsa: [{ owner: 'spouse', contributed: 5_000 }],
    },
    excessContributions: {
      taxpayer: { roth: 9_000, rothValue: 9_000, hsaValue: 9_000 },
      spouse: {
        traditional: 1_000,
        traditionalWithdrawn: 100,
        traditionalValue: 50_000,
        roth: 1_000,
        rothValue: 50_000,
        hsa: 300,
        hsaValue: 50_000,
      },
    },
  },
  {
    ...base,
    w2s: [wages(60_000)],
    adjustments: { hsa: [{ contributed: 5_000 }] },
    excessContributions: { taxpayer: { hsa: 300, hsaValue: 9_000 } },
  },
  // A student whom nobody claims, and a spouse.
  {
    ...joint,
    taxpayer: { ...person('1990-05-05'), claimableAsDependent: true, notClaimed: true },
    spouse: { ...person('1990-06-06'), claimableAsDependent: true, notClaimed: true },
    w2s: [wages(50_000, 4_000)],
    education: [{ student: 'taxpayer', qualifiedExpenses: 4_000, credit: 'llc' }],
  },
  // A dependent who is adopted.
  {
    ...joint,
    w2s: [wages(80_000)],
    dependents: [
      { firstName: 'Mia', dateOfBirth: '2020-05-06', relationship: 'child' },
      { firstName: 'Leo', dateOfBirth: '2021-05-06', relationship: 'child' },
    ],
    adoption: [{ dependentIndex: 0, expenses: 4_000, finalYear: 2024 }],
  },
  // Spouses of a community property state, before anything is divided.
  { ...base, filingStatus: 'mfs', address: { state: 'TX' }, w2s: [wages(50_000)] },
  // Buildings sold with more than straight line behind them; a farm, a rental and shares above the threshold of Form 8995-A.
  {
    ...base,
    w2s: [wages(300_000)],
    businesses: [
      {
        id: 'b',
        income: { other: 20_000 },
        propertySales: [
          {
            description: 'Shed',
            kind: 'building',
            acquired: '2015-02-03',
            sold: '2024-05-06',
            price: 9_000,
            cost: 8_000,
            depreciation: 5_000,
            additionalDepreciation: 900,
          },
        ],
      },
    ],
    farms: [{ id: 'f', income: { raisedSales: 60_000 }, qbi: { w2Wages: 9_000, propertyBasis: 100_000 } }],
    rentals: [
      {
        id: 'r',
        fairRentalDays: 365,
        rents: 9_000,
        propertySales: [
          {
            description: 'Fence',
            kind: 'building',
            acquired: '2015-02-03',
            sold: '2024-05-06',
            price: 7_000,
            cost: 8_000,
            depreciation: 5_000,
            additionalDepreciation: 700,
          },
        ],
      },
    ],
  },
  // A real estate professional with shares of rentals, and a partner who takes part in a rental.
  {
    ...base,
    w2s: [wages(60_000)],
    realEstate: { professional: { taxpayer: true } },
    k1s: [
      {
        entity: 'partnership',
        rentalIncome: -9_000,
        rentalMaterialParticipation: true,
        basis: { beginning: 50_000 },
      },
    ],
  },
  {
    ...base,
    w2s: [wages(60_000)],
    k1s: [
      {
        entity: 'partnership',
        rentalIncome: -9_000,
        activeParticipation: true,
        basis: { beginning: 50_000 },
      },
    ],
  },
  // A student of 19 whose pay is more than half of the support, with interest.
  {
    ...base,
    taxpayer: { ...person('2005-05-05'), student: true },
    w2s: [wages(9_000)],
    interest: [{ payer: 'Bank', interest: 6_000 }],
    parents: { payCoversHalfOfSupport: true, filingStatus: 'mfj', taxableIncome: 90_000, tax: 10_000 },
  },
  // A disability contribution whose label does not say the state.
  {
    ...base,
    w2s: [{ ...wages(150_000), box14: [{ description: 'SDI', amount: 1_200 }], states: [{ state: 'CA' }] }],
    itemized: { force: true, realEstateTax: 5_000 },
  },
  // A plan at work moved into a Roth IRA, beside a contribution near the limit.
  {
    ...base,
    w2s: [wages(130_000)],
    retirement: [
      {
        grossDistribution: 40_000,
        taxableAmount: 40_000,
        code: 'G',
        rolloverToRoth: true,
      },
    ],
    adjustments: { ira: [{ roth: 7_000 }] },
  },
  // Money from a plan after domestic abuse: half of the plan at most.
  {
    ...base,
    w2s: [wages(50_000)],
    retirement: [
      {
        grossDistribution: 6_000,
        taxableAmount: 6_000,
        code: '1',
        earlyExceptionCode: '22',
        earlyExceptionAmount: 6_000,
        earlyExceptionPlanValue: 8_000,
      },
    ],
  },
  // Roth IRAs before 59½: what was converted in the last five years counts as early.
  {
    ...joint,
    w2s: [wages(60_000)],
    retirement: [
      { grossDistribution: 9_000, code: 'J' },
      { owner: 'spouse', grossDistribution: 9_000, code: 'J' },
    ],
    iraBasis: {
      taxpayer: {
        rothContributionBasis: 1_000,
        rothConversions: [{ year: 2022, taxable: 9_000, untaxed: 500 }],
      },
      spouse: {
        rothContributionBasis: 1_000,
        rothConversions: [{ year: 2022, taxable: 9_000, untaxed: 500 }],
      },
    },
  },
  // A spouse's first home, of which an earlier year had a part; a Roth IRA of more than five years.
  {
    ...joint,
    w2s: [wages(60_000)],
    retirement: [
      {
        owner: 'spouse',
        grossDistribution: 10_000,
        taxableAmount: 10_000,
        code: '1',
        ira: true,
        earlyExceptionCode: '09',
        earlyExceptionAmount: 10_000,
      },
    ],
    iraBasis: { spouse: { firstHomeBefore: 4_000 } },
  },
  {
    ...joint,
    spouse: person('1960-06-06'),
    w2s: [wages(60_000)],
    retirement: [{ owner: 'spouse', grossDistribution: 9_000, code: 'T' }],
    iraBasis: { spouse: { rothFirstYear: 2015, rothContributionBasis: 1_000 } },
  },
  // A refund of state tax of a year before the last one.
  {
    ...base,
    w2s: [wages(60_000)],
    governmentPayments: [{ stateRefund: 900, stateRefundYear: 2022 }],
    priorYear: { itemized: true, stateTaxDeducted: true },
  },
  // Health savings taken out by the spouse who is past 65.
  {
    ...joint,
    spouse: person('1950-06-06'),
    w2s: [wages(60_000)],
    hsaDistributions: [{ owner: 'spouse', distributed: 900 }],
  },
  // Property bought before September 28, 2017, and used from 2018 on: 40% in the first year.
  {
    ...base,
    rentals: [
      {
        id: 'r',
        fairRentalDays: 365,
        rents: 9_000,
        assets: [
          {
            description: 'Stove',
            class: '5',
            cost: 9_000,
            acquired: '2017-06-01',
            placedInService: '2019-07-01',
            bonus: true,
          },
        ],
      },
    ],
    farms: [
      {
        id: 'f',
        income: { raisedSales: 60_000 },
        assets: [
          {
            description: 'Drain',
            class: '15',
            cost: 9_000,
            acquired: '2017-06-01',
            placedInService: '2018-03-01',
            bonus: true,
          },
          {
            description: 'Farmhouse',
            class: '27.5',
            cost: 90_000,
            placedInService: '2018-03-01',
            sold: { date: '2024-05-05', price: 120_000, homeSale: true },
          },
        ],
      },
    ],
  },
  // Studies of a dependent with a number; the other one has none.
  {
    ...joint,
    taxpayer: { ...person('1980-05-05') },
    spouse: { ...person('1981-06-06'), idType: 'none' },
    w2s: [wages(60_000, 4_000)],
    dependents: [
      { dateOfBirth: '2005-01-01', relationship: 'child', student: true },
      { dateOfBirth: '2006-01-01', relationship: 'child', student: true, idType: 'none' },
    ],
    education: [{ student: { dependentIndex: 0 }, qualifiedExpenses: 4_000, credit: 'llc' }],
  },
  {
    ...joint,
    spouse: { ...person('1981-06-06'), idType: 'none' },
    w2s: [wages(60_000, 4_000)],
    education: [{ student: 'taxpayer', qualifiedExpenses: 4_000, credit: 'llc' }],
  },
  // War ended the stay abroad before 330 days.
  {
    ...base,
    foreignEarnedIncome: [
      {
        test: 'physicalPresence',
        periodFrom: '2024-01-01',
        periodTo: '2024-12-31',
        fullDaysAbroad: 200,
        waiver: true,
        otherWages: 40_000,
        country: 'Ukraine',
      },
    ],
  },
  // Employees of a farm and of a business, whose wages an earlier year counted in part.
  {
    ...base,
    w2s: [wages(90_000)],
    ...Object.fromEntries(
      (['businesses', 'farms'] as const).map((list) => [
        list,
        [
          {
            id: list,
            income: list === 'farms' ? { raisedSales: 90_000 } : { other: 90_000 },
            expenses: { [list === 'farms' ? 'labor' : 'wages']: 50_000, pensionPlans: 30_000 },
            targetedEmployees: [
              {
                group: 'longTermFamilyAssistance',
                hours: 900,
                firstYearWages: 9_000,
                firstYearUsed: 4_000,
                secondYearWages: 9_000,
                secondYearUsed: 4_000,
              },
            ],
          },
        ],
      ]),
    ),
  },
  // A farm's retirement plan: each part of Form 8881.
  {
    ...base,
    w2s: [wages(90_000)],
    farms: [
      {
        id: 'f',
        income: { raisedSales: 90_000 },
        expenses: { labor: 30_000, pensionPlans: 30_000 },
        planCredits: [
          {
            employeesBefore: 60,
            startupCosts: 3_000,
            startupYear: 2,
            startupExpense: 'pensionPlans',
            eligibleEmployees: 9,
            employeesLastYear: 60,
            contributions: 9_000,
            employeesOverLimit: 2,
            planYear: 3,
            autoEnrollment: true,
            militarySpouses: 2,
            militarySpouseContributions: 500,
          },
        ],
      },
    ],
  },
  // Startup costs of a plan's fifth credit year, which give no credit any more.
  {
    ...base,
    ...Object.fromEntries(
      (['businesses', 'farms'] as const).map((list) => [
        list,
        [
          {
            id: list,
            expenses: { pensionPlans: 30_000 },
            planCredits: [
              {
                startupCosts: 1_000,
                startupYear: 5,
                startupExpense: 'pensionPlans',
                eligibleEmployees: 3,
              },
            ],
          },
        ],
      ]),
    ),
  },
  // Health insurance of a farm's staff, and of a shop's, each alone.
  ...(['businesses', 'farms'] as const).map((list) => ({
    ...base,
    w2s: [wages(90_000)],
    [list]: [
      {
        id: list,
        ein: '12-3456789',
        income: list === 'farms' ? { raisedSales: 200_000 } : { other: 200_000 },
        expenses: { employeeBenefits: 30_000 },
        premiumCredits: [
          {
            marketplaceId: '77-1',
            employees: 20,
            hours: 25_000,
            wages: 440_000,
            premiums: 20_000,
            averagePremiums: 21_000,
            enrolled: 9,
            enrolledHours: 15_000,
            stateHelp: 16_000,
          },
        ],
      },
    ],
  })),
];
