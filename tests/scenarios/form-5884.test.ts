import { answersOf } from '@/lib/interview/testing/facts-to-answers';
import { assembleReturn } from '@/lib/interview/assemble';
import { findAll, textAt } from '@/lib/filing/mef/xml-node';
import { checkedXml } from '@/lib/filing/testing/checked-xml';
import { listCarryovers } from '@/lib/tax/carryovers';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { calculateJson, listRefusedPaths } from './check-scenarios';
import { person } from './scenario';

type Business = NonNullable<ReturnInputJson['businesses']>[number];
type Employee = NonNullable<Business['targetedEmployees']>[number];
const veteran: Employee = { group: 'unemployedVeteran', hours: 1_000, firstYearWages: 14_000 };
const shop = (more: Partial<Business>): ReturnInputJson => ({
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: person('1985-04-02'),
  businesses: [
    {
      id: 'shop',
      name: 'Elm Hardware',
      income: { other: 120_000 },
      expenses: { wages: 40_000 },
      targetedEmployees: [veteran],
      ...more,
    },
  ],
});
const path = 'businesses.targetedEmployees';

describe('Form 5884 refuses', () => {
  it.each<[string, Partial<Business>, string[]]>([
    ['nothing that is whole', {}, []],
    ['a passive business', { materialParticipation: false }, [path]],
    // 14,000 x 40% = 5,600.
    ['wages that aren’t on line 26', { expenses: { wages: 5_599 } }, [path]],
    ['nothing when line 26 just covers the credit', { expenses: { wages: 5_600 } }, []],
    [
      'second-year wages of another group',
      { targetedEmployees: [{ ...veteran, secondYearWages: 1_000 }] },
      [path],
    ],
  ])('%s', (_, more, paths) => {
    expect(listRefusedPaths(shop(more))).toEqual(paths);
  });

  it('a passive farm, by its own path', () => {
    const farms = [
      {
        id: 'farm',
        materialParticipation: false,
        income: { raisedSales: 50_000 },
        expenses: { labor: 20_000 },
        targetedEmployees: [veteran],
      },
    ];
    expect(listRefusedPaths({ ...shop({}), businesses: [], farms })).toContain('farms.targetedEmployees');
  });
});

it('an employee with fewer than 120 hours gives no credit, and the deduction stays whole', () => {
  const { lines, problems } = calculateJson(shop({ targetedEmployees: [{ ...veteran, hours: 119 }] }));
  expect(lines['5884']).toBeUndefined();
  expect(lines['3800']).toBeUndefined();
  expect(lines['schedule-c']).toMatchObject([{ '26': 40_000 }]);
  expect(problems.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('fewer than 120 hours'),
  );
});

it('names the unused part for the next year', () => {
  // 24,000 x 40% = 9,600, and no tax: profit 22,000 - 12,400 is below the standard deduction.
  const parsed = parseReturn(
    shop({
      income: { other: 22_000 },
      expenses: { wages: 22_000 },
      targetedEmployees: [{ group: 'disabledUnemployedVeteran', hours: 900, firstYearWages: 24_000 }],
    }),
  );
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const open = listCarryovers(parsed.facts).open.find(({ what }) => what === 'General business credits');
  expect(open?.message).toContain('$9,600 on Form 5884 from 2024');
});

it.each([2024, 2025] as const)('Form 5884 has its lines in the XML of %i', (taxYear) => {
  const { root, faults } = checkedXml({ ...shop({}), taxYear });
  expect(faults).toEqual([]);
  const [form] = findAll(root, 'ReturnData/IRS5884');
  if (form === undefined) throw new Error('There is no Form 5884');
  expect(textAt(form, 'Wages400OrMoreHoursAmt')).toBe('14000');
  expect(textAt(form, 'Wages400OrMoreHoursCreditAmt')).toBe('5600');
  expect(textAt(form, 'TotalCreditsAmt')).toBe('5600');
});

it('the interview leads to the employees of a business and of a farm', () => {
  const recipient: Employee = {
    group: 'longTermFamilyAssistance',
    hours: 2_000,
    firstYearWages: 3_000,
    firstYearUsed: 6_000,
    secondYearWages: 4_000,
    secondYearUsed: 500,
  };
  const input: ReturnInputJson = {
    ...shop({ targetedEmployees: [veteran, recipient] }),
    farms: [
      {
        id: 'farm',
        product: 'Apples',
        income: { raisedSales: 50_000 },
        expenses: { labor: 20_000 },
        targetedEmployees: [{ hours: 500, firstYearWages: 6_000 }],
      },
    ],
  };
  const { answers, refused } = answersOf(input);
  expect(refused).toEqual([]);
  const { input: stated } = assembleReturn({ answers, documents: [] });
  expect(stated).toMatchObject({
    businesses: [{ targetedEmployees: [veteran, recipient] }],
    farms: [{ targetedEmployees: [{ hours: 500, firstYearWages: 6_000 }] }],
  });
});
