import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { barePay, edge, type Edge, filer } from './edge';

type Business = NonNullable<ReturnInputJson['businesses']>[number];
type Employee = NonNullable<Business['targetedEmployees']>[number];

const hired = (employee: Employee) =>
  filer('single', {
    ...barePay(50_000),
    businesses: [
      {
        id: 'shop',
        income: { other: 90_000 },
        expenses: { wages: 60_000 },
        targetedEmployees: [employee],
      },
    ],
  });

type Plan = NonNullable<Business['planCredits']>[number];
const sponsor = (plan: Plan) =>
  filer('single', {
    ...barePay(50_000),
    businesses: [
      {
        id: 'shop',
        income: { other: 190_000 },
        expenses: { wages: 60_000, pensionPlans: 60_000 },
        planCredits: [{ startupExpense: 'pensionPlans', ...plan }],
      },
    ],
  });
const costs = (startupCosts: number, employeesBefore: number, eligibleEmployees: number, startupYear = 1) =>
  sponsor({ startupCosts, employeesBefore, eligibleEmployees, startupYear });
const given = (employeesLastYear: number, planYear = 1, employeesOverLimit = 0) =>
  sponsor({ contributions: 10_000, employeesLastYear, planYear, employeesOverLimit });
const refused = 'businesses.planCredits';

/** Form 8881, lines 2 to 13. */
const planCredit = [
  edge('planCredit.perEmployee', costs(9_000, 20, 4), '8881 4', 1_000),
  edge('planCredit.least', costs(9_000, 20, 1), '8881 4', 500),
  edge('planCredit.most', costs(9_000, 20, 21), '8881 4', 5_000),
  edge('planCredit.fullRateEmployees', costs(1_000, 50, 20), '8881 2', 1_000),
  edge('planCredit.fullRateEmployees', costs(1_000, 51, 20), '8881 2', 500),
  edge('planCredit.halfRate', costs(1_000, 51, 20), '8881 2', 500),
  edge('planCredit.mostEmployees', costs(1_000, 100, 20), '8881 5', 500),
  edge('planCredit.mostEmployees', costs(1_000, 101, 20), 'problems ', refused),
  edge('planCredit.startupYears', costs(1_000, 20, 20, 3), '8881 5', 1_000),
  edge('planCredit.startupYears', costs(1_000, 20, 20, 4), 'problems ', refused),
  edge('planCredit.contributionMost', given(20, 1, 3), '8881 6c', 3_000),
  edge('planCredit.fullRateEmployees', given(50), '8881 6e(1)', null),
  edge('planCredit.phaseOutRate', given(60), '8881 6e(3)', 2_000),
  ...[10_000, 10_000, 7_500, 5_000, 2_500].map((credit, i) =>
    edge(`planCredit.contributionRates.${i}`, given(20, i + 1), '8881 6g', credit),
  ),
  edge('planCredit.autoEnrollment', sponsor({ autoEnrollment: true }), '8881 9', 500),
  edge('planCredit.militarySpouse', sponsor({ militarySpouses: 3 }), '8881 12', 600),
  edge(
    'planCredit.militarySpouseMost',
    sponsor({ militarySpouses: 2, militarySpouseContributions: 600 }),
    '8881 13',
    600,
  ),
  edge(
    'planCredit.militarySpouseMost',
    sponsor({ militarySpouses: 2, militarySpouseContributions: 601 }),
    'problems ',
    refused,
  ),
];

const insurer = (hours: number, wages: number) =>
  filer('single', {
    ...barePay(50_000),
    businesses: [
      {
        id: 'shop',
        ein: '12-3456789',
        income: { other: 990_000 },
        expenses: { wages: 600_000, employeeBenefits: 60_000 },
        premiumCredits: [{ employees: 60, hours, wages, premiums: 30_000, averagePremiums: 40_000 }],
      },
    ],
  });

/** Form 8941, lines 2 to 9. */
const premiumsPaid = [
  edge('premiumsPaid.rate', insurer(20_800, 200_000), '8941 7', 15_000),
  edge('premiumsPaid.fullTimeHours', insurer(4 * 2_080, 80_000), '8941 2', 4),
  edge('premiumsPaid.fullTimeHours', insurer(4 * 2_080 - 1, 80_000), '8941 2', 3),
  edge('premiumsPaid.fullCreditEmployees', insurer(10 * 2_080, 200_000), '8941 8', 15_000),
  edge('premiumsPaid.fullCreditEmployees', insurer(11 * 2_080, 200_000), '8941 8', 13_995),
  edge('premiumsPaid.employeeRange', insurer(13 * 2_080, 200_000), '8941 8', 12_000),
  edge('premiumsPaid.employeeRange', insurer(24 * 2_080, 200_000), '8941 8', 1_005),
  edge('premiumsPaid.employeeRange', insurer(25 * 2_080, 200_000), '8941 8', null),
  edge('premiumsPaid.wageStep', insurer(2_080, 30_999), '8941 3', 30_000),
  edge('premiumsPaid.wageLimit', insurer(2_080, 32_000), '8941 9', 15_000),
  // 600 / 32,400 is 0.019; 31,600 / 32,400 is 0.975.
  edge('premiumsPaid.wageLimit', insurer(2_080, 33_000), '8941 9', 14_715),
  edge('premiumsPaid.wageLimit', insurer(2_080, 64_000), '8941 9', 375),
  edge('premiumsPaid.wageLimit', insurer(2_080, 65_000), '8941 9', null),
];

/** Form 5884, lines 1a to 1c. */
const workOpportunity = [
  edge('workOpportunity.leastHours', hired({ hours: 119, firstYearWages: 1_000 }), '5884 1a', null),
  edge('workOpportunity.leastHours', hired({ hours: 120, firstYearWages: 1_000 }), '5884 1a wages', 1_000),
  edge('workOpportunity.fullHours', hired({ hours: 399, firstYearWages: 4_000 }), '5884 1a wages', 4_000),
  edge('workOpportunity.fullHours', hired({ hours: 400, firstYearWages: 4_000 }), '5884 1b wages', 4_000),
  edge('workOpportunity.lowerRate', hired({ hours: 399, firstYearWages: 4_000 }), '5884 1a', 1_000),
  edge('workOpportunity.rate', hired({ hours: 400, firstYearWages: 4_000 }), '5884 1b', 1_600),
  ...(
    [
      ['general', 6_000],
      ['summerYouth', 3_000],
      ['longTermFamilyAssistance', 10_000],
      ['disabledVeteran', 12_000],
      ['unemployedVeteran', 14_000],
      ['disabledUnemployedVeteran', 24_000],
    ] as const
  ).flatMap(([group, most]) =>
    [most, most + 1].map((firstYearWages) =>
      edge(
        `workOpportunity.firstYearMost.${group}`,
        hired({ group, hours: 900, firstYearWages }),
        '5884 1b wages',
        most,
      ),
    ),
  ),
  ...[10_000, 10_001].flatMap((secondYearWages) => {
    const recipient = hired({ group: 'longTermFamilyAssistance', hours: 900, secondYearWages });
    return [
      edge('workOpportunity.secondYearMost', recipient, '5884 1c wages', 10_000),
      edge('workOpportunity.secondYearRate', recipient, '5884 1c', 5_000),
    ];
  }),
];

export const employerCreditEdges: Edge[] = [...workOpportunity, ...planCredit, ...premiumsPaid];
