import { answersOf } from '@/lib/interview/testing/facts-to-answers';
import { assembleReturn } from '@/lib/interview/assemble';
import { findPaperOnly } from '@/lib/filing/mef/paper-only';
import { findAll, textAt } from '@/lib/filing/mef/xml-node';
import { checkedXml, linesOf } from '@/lib/filing/testing/checked-xml';
import { calculateAll } from '@/lib/tax/calculate-all';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { calculateJson, listRefusedPaths } from './check-scenarios';
import { person } from './scenario';

type Pay = NonNullable<ReturnInputJson['clergy']>[number];
type Business = NonNullable<ReturnInputJson['businesses']>[number];

const whole: Pay = { salary: 45_000, allowance: 16_800, housingCosts: 16_700, rentalValue: 16_560 };
const fees: Business = {
  id: 'w',
  name: 'Weddings',
  product: 'Weddings',
  ministerial: true,
  income: { other: 4_000 },
};
const pastor = (more: Partial<Pay> = {}, facts: Partial<ReturnInputJson> = {}): ReturnInputJson => ({
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: person('1980-04-02'),
  w2s: [{ employerName: 'First United Church', wages: 45_000 }],
  clergy: [{ ...whole, ...more }],
  ...facts,
});

describe('a minister’s pay is refused', () => {
  // 16,560 / 65,800 = 25.17% of 1,000 is 252; a percent of 1,000 and 2 dollars each way.
  const spent = (left: number) =>
    pastor({ allocableExpenses: left }, { businesses: [{ ...fees, expenses: { supplies: 1_000 - left } }] });
  it.each<[string, ReturnInputJson, string[]]>([
    ['not at all when it is whole', pastor(), []],
    ['with a vow of poverty', pastor({ situation: 'vowOfPoverty' }), ['clergy.situation']],
    ['with Form 4029', pastor({ situation: 'form4029' }), ['clergy.situation']],
    ['for a church employee', pastor({ situation: 'churchEmployee' }), ['clergy.situation']],
    ['of the retired', pastor({ situation: 'retired' }), ['clergy.situation']],
    ['from abroad', pastor({ situation: 'abroad' }), ['clergy.situation']],
    ['in two entries of one person', pastor({}, { clergy: [whole, { allowance: 100 }] }), ['clergy']],
    ['of a spouse who isn’t on the return', pastor({ owner: 'spouse', salary: 0 }), ['clergy.owner']],
    ['above box 1', pastor({ salary: 45_001 }), ['clergy.salary']],
    [
      'with Social Security wages',
      pastor({}, { w2s: [{ wages: 45_000, socialSecurityWages: 45_000 }] }),
      ['clergy.salary'],
    ],
    ['with two homes', pastor({ parsonageValue: 9_000 }), ['clergy.rentalValue']],
    ['with all expenses on Schedule C', spent(0), ['clergy.allocableExpenses']],
    ['not with their share left out', spent(252), []],
    ['with more left out', spent(265), ['clergy.allocableExpenses']],
    [
      'with health insurance of the self-employed',
      pastor({}, { adjustments: { selfEmployedHealthInsurance: { taxpayer: 900 } } }),
      ['clergy'],
    ],
    ['with the annualized income method', pastor({}, { annualizedIncome: { use: true } }), ['clergy']],
    [
      'with an IRA, Form 4361, and fees',
      pastor({ exempt4361: true }, { businesses: [fees], adjustments: { ira: [{ traditional: 100 }] } }),
      ['clergy.exempt4361'],
    ],
    [
      'not when fees stand alone with an entry',
      pastor({ salary: 0, allowance: 0, housingCosts: 0, rentalValue: 0 }, { businesses: [fees] }),
      [],
    ],
    ['for fees without an entry', pastor({}, { clergy: [], businesses: [fees] }), ['businesses.ministerial']],
  ])('%s', (_, input, paths) => {
    const found = listRefusedPaths(input).filter((path) => /^(clergy|businesses\.ministerial)/.test(path));
    expect(found).toEqual(paths);
  });
});

it('says that interest and taxes on the home stay deductible', () => {
  const warned = calculateJson(pastor()).problems.filter(({ severity }) => severity === 'warning');
  expect(warned.map(({ path }) => path)).toContain('clergy');
});

describe('a state return', () => {
  const problemsOf = (state: string, input: ReturnInputJson) => {
    const parsed = parseReturn({
      ...input,
      address: { street: '1 Elm Street', city: 'Here', state, zip: '28801' },
    });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
    const { states } = calculateAll(parsed.facts);
    return (states?.[state]?.problems ?? []).map(({ path }) => path).filter((path) => path === 'clergy');
  };

  it.each([
    ['PA', pastor(), ['clergy']],
    ['NC', pastor(), []],
    ['NC', pastor({}, { residency: [{ state: 'NC', from: '2024-06-01' }] }), ['clergy']],
  ])('of %s names what it can’t do', (state, input, paths) => {
    expect(problemsOf(state, input)).toEqual(paths);
  });
});

describe('a minister’s return in the XML', () => {
  it.each([2024, 2025] as const)('has Schedule SE with pay and housing in %i', (taxYear) => {
    const { root, faults } = checkedXml({ ...pastor(), taxYear });
    expect(faults).toEqual([]);
    expect(textAt(root, 'ReturnData/IRS1040/OtherEarnedIncomeAmt')).toBe('240');
    expect(textAt(root, 'ReturnData/IRS1040ScheduleSE/NetNonFarmProfitLossAmt')).toBe('61800');
    expect(textAt(root, 'ReturnData/IRS1040ScheduleSE/ExemptForm4361Ind')).toBeNull();
  });

  it('checks line A with Form 4361 and other earnings', () => {
    const input = pastor(
      { exempt4361: true },
      { businesses: [{ id: 'c', income: { other: 10_000 } }], taxYear: 2025 },
    );
    const { root, faults } = checkedXml(input);
    expect(faults).toEqual([]);
    expect(textAt(root, 'ReturnData/IRS1040ScheduleSE/ExemptForm4361Ind')).toBe('X');
    expect(textAt(root, 'ReturnData/IRS1040Schedule2/ExemptForm4361Ind')).toBe('X');
  });

  it.each([
    [2024, null],
    [2025, 'X'],
  ] as const)('says that clergy claim the earned income credit in %i', (taxYear, box) => {
    const input = pastor(
      { salary: 12_000, allowance: 6_000 },
      {
        taxYear,
        filingStatus: 'hoh',
        dependents: [{ dateOfBirth: '2016-05-05', relationship: 'child', monthsInHome: 12 }],
        w2s: [{ wages: 12_000 }],
      },
    );
    const { root, faults } = checkedXml(input);
    expect(faults).toEqual([]);
    expect(findAll(root, 'ReturnData/IRS1040/EarnedIncomeCreditAmt')).toHaveLength(1);
    expect(textAt(root, 'ReturnData/IRS1040/ClergyMemberInd')).toBe(box);
  });

  it('goes by mail with expenses that need a statement', () => {
    expect(findPaperOnly(linesOf(pastor()))).toEqual([]);
    expect(findPaperOnly(linesOf(pastor({ employeeExpenses: 300 })))).toEqual([
      'a statement of a minister’s expenses that aren’t deducted',
    ]);
  });
});

it('the interview leads to a minister’s pay and fees', () => {
  const input = pastor(
    { employeeExpenses: 300, allocableExpenses: 126 },
    { businesses: [{ ...fees, expenses: { supplies: 374 } }] },
  );
  const { answers, refused } = answersOf(input);
  expect(refused).toEqual([]);
  const { input: stated } = assembleReturn({ answers, documents: [] });
  expect(stated).toMatchObject({
    clergy: [{ salary: 45_000, allowance: 16_800, employeeExpenses: 300, allocableExpenses: 126 }],
    businesses: [{ ministerial: true }],
  });
});
