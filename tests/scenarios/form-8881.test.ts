import { answersOf } from '@/lib/interview/testing/facts-to-answers';
import { assembleReturn } from '@/lib/interview/assemble';
import { findAll, textAt } from '@/lib/filing/mef/xml-node';
import { checkedXml } from '@/lib/filing/testing/checked-xml';
import { listCarryovers } from '@/lib/tax/carryovers';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { listRefusedPaths } from './check-scenarios';
import { person } from './scenario';

type Business = NonNullable<ReturnInputJson['businesses']>[number];
type Plan = NonNullable<Business['planCredits']>[number];
const whole: Plan = {
  employeesBefore: 55,
  startupCosts: 3_000,
  startupYear: 2,
  startupExpense: 'legal',
  eligibleEmployees: 9,
  employeesLastYear: 55,
  contributions: 5_000,
  employeesOverLimit: 2,
  planYear: 2,
  autoEnrollment: true,
  militarySpouses: 2,
  militarySpouseContributions: 500,
};
const shop = (plan: Partial<Plan>, more: Partial<Business> = {}): ReturnInputJson => ({
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: person('1985-04-02'),
  businesses: [
    {
      id: 'shop',
      name: 'Elm Hardware',
      income: { other: 160_000 },
      expenses: { wages: 40_000, legal: 6_000, pensionPlans: 20_000 },
      planCredits: [{ ...whole, ...plan }],
      ...more,
    },
  ],
});
const path = 'businesses.planCredits';

describe('Form 8881 refuses', () => {
  // Line 5: 1,500 of 3,000, below 9 x 250. Line 6g: 7,000 less 5 x 2% of it, 6,300.
  it.each<[string, ReturnInputJson, string[]]>([
    ['nothing that is whole', shop({}), []],
    ['a passive business', shop({}, { materialParticipation: false }), [path]],
    ['two plans', shop({}, { planCredits: [whole, whole] }), [path]],
    ['101 employees', shop({ employeesLastYear: 101 }), [path]],
    ['a fourth credit year of startup costs', shop({ startupYear: 4 }), [path]],
    ['startup costs without an eligible employee', shop({ eligibleEmployees: 0 }), [path]],
    ['a sixth year of the plan', shop({ planYear: 6 }), [path]],
    ['over $300 for a military spouse', shop({ militarySpouseContributions: 601 }), [path]],
    ['startup costs that stand nowhere', shop({ startupExpense: null }), [path]],
    ['fees that aren’t on line 17', shop({}, { expenses: { legal: 1_499, pensionPlans: 20_000 } }), [path]],
    [
      'nothing when the lines just cover the credit',
      shop({}, { expenses: { legal: 1_500, pensionPlans: 6_300 } }),
      [],
    ],
    [
      'contributions that aren’t on line 19',
      shop({}, { expenses: { legal: 1_500, pensionPlans: 6_299 } }),
      [path],
    ],
  ])('%s', (_, input, paths) => {
    expect(listRefusedPaths(input)).toEqual(paths);
  });

  it('fees of a farm, which Schedule F has no line for', () => {
    const farms = [
      {
        id: 'farm',
        income: { raisedSales: 90_000 },
        expenses: { labor: 20_000, pensionPlans: 20_000 },
        planCredits: [whole],
      },
    ];
    expect(listRefusedPaths({ ...shop({}), businesses: [], farms })).toEqual(['farms.planCredits']);
  });
});

it('names the unused parts for the next year, line by line', () => {
  const parsed = parseReturn(
    shop({ contributions: 0, employeesOverLimit: 0 }, { income: { other: 52_000 } }),
  );
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const open = listCarryovers(parsed.facts).open.find(({ what }) => what === 'General business credits');
  expect(open?.message).toContain('$1,500 on Form 8881, Part I from 2024');
  expect(open?.message).toContain('$500 on Form 8881, Part II from 2024');
  expect(open?.message).toContain('$900 on Form 8881, Part III from 2024');
});

it.each([2024, 2025] as const)('Form 8881 has its lines in the XML of %i', (taxYear) => {
  const { root, faults } = checkedXml({ ...shop({}), taxYear });
  expect(faults).toEqual([]);
  const [form] = findAll(root, 'ReturnData/IRS8881');
  if (form === undefined) throw new Error('There is no Form 8881');
  expect(textAt(form, 'NetPrecTaxYrEmplCntByPct')).toBe('0.1');
  expect(textAt(form, 'AddnlCrEmplrContriEligEmplrAmt')).toBe('6300');
  expect(textAt(form, 'PensionPlanStartupCostsCrAmt')).toBe('7800');
  expect(textAt(form, 'SmllEmplrAutoEnrlmtCrAmt')).toBe('500');
  expect(textAt(form, 'MilSpsParticipationCrAmt')).toBe('900');
});

it.each(['businesses', 'farms'] as const)('the interview leads to the plan of one of the %s', (list) => {
  const plan: Plan = { ...whole, startupExpense: list === 'farms' ? 'pensionPlans' : 'legal' };
  const input: ReturnInputJson =
    list === 'businesses'
      ? shop(plan)
      : {
          ...shop({}),
          businesses: [],
          farms: [
            {
              id: 'farm',
              product: 'Apples',
              income: { raisedSales: 90_000 },
              expenses: { labor: 20_000, pensionPlans: 20_000 },
              planCredits: [plan],
            },
          ],
        };
  const { answers, refused } = answersOf(input);
  expect(refused).toEqual([]);
  const { input: stated } = assembleReturn({ answers, documents: [] });
  expect(stated).toMatchObject({ [list]: [{ planCredits: [plan] }] });
});
