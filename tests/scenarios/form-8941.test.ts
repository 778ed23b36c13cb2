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
type Premium = NonNullable<Business['premiumCredits']>[number];
/** 5 equivalents with 28,000 on average: 20,000 x 50% = 10,000. */
const whole: Premium = {
  marketplaceId: '77-1234567',
  employees: 6,
  hours: 10_400,
  wages: 140_000,
  premiums: 20_000,
  averagePremiums: 22_000,
  enrolled: 5,
  enrolledHours: 9_000,
  stateHelp: 500,
};
const shop = (premium: Partial<Premium>, more: Partial<Business> = {}): ReturnInputJson => ({
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: person('1985-04-02'),
  businesses: [
    {
      id: 'shop',
      name: 'Elm Hardware',
      ein: '12-3456789',
      income: { other: 360_000 },
      expenses: { wages: 140_000, employeeBenefits: 24_000 },
      premiumCredits: [{ ...whole, ...premium }],
      ...more,
    },
  ],
});
const path = 'businesses.premiumCredits';

describe('Form 8941 refuses', () => {
  it.each<[string, ReturnInputJson, string[]]>([
    ['nothing that is whole', shop({}), []],
    ['a passive business', shop({}, { materialParticipation: false }), [path]],
    ['two of them', shop({}, { premiumCredits: [whole, whole] }), [path]],
    ['coverage outside SHOP', shop({ throughShop: false }), [path]],
    ['a third year', shop({ creditPeriodOver: true }), [path]],
    ['a business without an EIN', shop({}, { ein: '' }), [path]],
    ['more enrolled than employed', shop({ enrolled: 7 }), [path]],
    ['over 2,080 hours each', shop({ hours: 6 * 2_080 + 1 }), [path]],
    ['premiums that aren’t on line 14', shop({}, { expenses: { employeeBenefits: 9_999 } }), [path]],
    ['nothing when line 14 just covers the credit', shop({}, { expenses: { employeeBenefits: 10_000 } }), []],
  ])('%s', (_, input, paths) => {
    expect(listRefusedPaths(input)).toEqual(paths);
  });
});

it.each<[string, Partial<Premium>]>([
  ['25 full-time equivalents', { employees: 30, hours: 52_000 }],
  ['average wages of $65,000', { wages: 325_000 }],
])('%s leave no credit, no form, and the whole deduction', (_, premium) => {
  const { lines, problems } = calculateJson(shop(premium));
  expect(lines['8941']).toBeUndefined();
  expect(lines['3800']).toBeUndefined();
  expect(lines['schedule-c']).toMatchObject([{ '14': 24_000 }]);
  expect(problems.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('You can’t get the premium credit'),
  );
});

it('names the unused part for the next year', () => {
  const parsed = parseReturn(shop({}, { income: { other: 150_000 } }));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const open = listCarryovers(parsed.facts).open.find(({ what }) => what === 'General business credits');
  expect(open?.message).toContain('$10,000 on Form 8941 from 2024');
});

it.each([2024, 2025] as const)('Form 8941 has its lines in the XML of %i', (taxYear) => {
  const { root, faults } = checkedXml({ ...shop({}), taxYear });
  expect(faults).toEqual([]);
  const [form] = findAll(root, 'ReturnData/IRS8941');
  if (form === undefined) throw new Error('There is no Form 8941');
  expect(textAt(form, 'SSN')).toMatch(/^\d{9}$/);
  expect(textAt(form, 'SHOPInd')).toBe('true');
  expect(textAt(form, 'PriorYearSHOPInd')).toBe('false');
  expect(textAt(form, 'EmplmnTaxesReportEmployerEIN')).toBe('123456789');
  expect(textAt(form, 'SmllEmplrHIPFTEEmplForTaxYrCnt')).toBe('5');
  expect(textAt(form, 'SumSmllrAmtAndCreditForHIPAmt')).toBe('10000');
});

it.each(['businesses', 'farms'] as const)('the interview leads to the insurance of one of the %s', (list) => {
  const input: ReturnInputJson =
    list === 'businesses'
      ? shop({})
      : {
          ...shop({}),
          businesses: [],
          farms: [
            {
              id: 'farm',
              product: 'Apples',
              ein: '12-3456789',
              income: { raisedSales: 90_000 },
              expenses: { labor: 20_000, employeeBenefits: 20_000 },
              premiumCredits: [whole],
            },
          ],
        };
  const { answers, refused } = answersOf(input);
  expect(refused).toEqual([]);
  const { input: stated } = assembleReturn({ answers, documents: [] });
  expect(stated).toMatchObject({ [list]: [{ premiumCredits: [whole] }] });
});
