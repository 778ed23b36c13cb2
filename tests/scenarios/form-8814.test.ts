import { answersOf } from '@/lib/interview/testing/facts-to-answers';
import { assembleReturn } from '@/lib/interview/assemble';
import { findPaperOnly } from '@/lib/filing/mef/paper-only';
import { findAll, textAt } from '@/lib/filing/mef/xml-node';
import { scheduleOneLists } from '@/lib/filing/pdf/schedule-1-lists';
import { checkedXml, linesOf } from '@/lib/filing/testing/checked-xml';
import { calculateAll } from '@/lib/tax/calculate-all';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { calculateJson, listRefusedPaths } from './check-scenarios';
import { person, wages } from './scenario';

type Election = NonNullable<ReturnInputJson['childIncome']>[number];
type Child = NonNullable<ReturnInputJson['dependents']>[number];

const fund: Election = {
  dependentIndex: 0,
  interest: 3_000,
  dividends: 2_000,
  qualifiedDividends: 2_000,
  capitalGain: 1_000,
};
const elected = (
  more: Partial<Election> = {},
  child: Partial<Child> = {},
  facts: Partial<ReturnInputJson> = {},
): ReturnInputJson => ({
  taxYear: 2024,
  filingStatus: 'mfj',
  taxpayer: person('1980-04-02'),
  spouse: person('1981-05-03'),
  dependents: [
    { dateOfBirth: '2012-03-04', relationship: 'child', monthsInHome: 12, ...child },
    { dateOfBirth: '2014-03-04', relationship: 'child', monthsInHome: 12 },
  ],
  w2s: [wages(80_000)],
  childIncome: [{ ...fund, ...more }],
  ...facts,
});

describe('Form 8814 refuses', () => {
  const path = 'childIncome';
  const who = `${path}.dependentIndex`;
  const only = (interest: number) =>
    elected({ interest, dividends: 0, qualifiedDividends: 0, capitalGain: 0 });
  it.each<[string, ReturnInputJson, string[]]>([
    ['nothing that is whole', elected(), []],
    // IRC 1(g)(7)(A)(ii): more than 1,300 and less than 13,000.
    ['a child who needs no return', only(1_300), [path]],
    ['nothing above that', only(1_301), []],
    ['nothing below the limit', only(12_999), []],
    ['income at the limit', only(13_000), [path]],
    ['income at the limit of 2025', { ...only(13_500), taxYear: 2025 }, [path]],
    ['nothing below the limit of 2025', { ...only(13_499), taxYear: 2025 }, []],
    // "A child born on January 1, 2006, is considered to be age 19 at the end of 2024."
    ['a child of 19', elected({}, { dateOfBirth: '2006-01-01', monthsInHome: 12 }), [who]],
    ['nothing of a child born a day later', elected({}, { dateOfBirth: '2006-01-02' }), []],
    ['nothing of a student of 23', elected({}, { dateOfBirth: '2001-01-02', student: true }), []],
    ['a student of 24', elected({}, { dateOfBirth: '2001-01-01', student: true }), [who]],
    ['a grandchild', elected({}, { relationship: 'grandchild' }), [who]],
    ['a joint return of the child', elected({}, { filesJointReturn: true }), [who]],
    ['a child who isn’t there', elected({ dependentIndex: 7 }), [who]],
    ['a child twice', elected({}, {}, { childIncome: [fund, fund] }), [who]],
    ['wages', elected({ situation: 'otherIncome' }), [`${path}.situation`]],
    ['withholding', elected({ situation: 'withholding' }), [`${path}.situation`]],
    ['the other parent’s election', elected({ situation: 'otherParent' }), [`${path}.situation`]],
    ['more qualified dividends than dividends', elected({ alaskaFund: 1 }), [`${path}.qualifiedDividends`]],
    [
      'more private activity interest than exempt interest',
      elected({ taxExemptInterest: 5, privateActivityInterest: 6 }),
      [`${path}.privateActivityInterest`],
    ],
  ])('%s', (_, input, paths) => {
    expect(listRefusedPaths(input).filter((found) => found.startsWith(path))).toEqual(paths);
  });

  it('a return with the annualized income method', () => {
    expect(listRefusedPaths(elected({}, {}, { annualizedIncome: { use: true } }))).toContain(path);
  });
});

it('says what the election gives up', () => {
  const warnings = calculateJson(elected()).problems.filter(({ severity }) => severity === 'warning');
  expect(warnings.map(({ path }) => path)).toContain('childIncome');
});

describe('a state return', () => {
  const problemsOf = (state: string, input: ReturnInputJson) => {
    const parsed = parseReturn({
      ...input,
      address: { street: '1 Elm Street', city: 'Here', state, zip: '28801' },
    });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
    const { states } = calculateAll(parsed.facts);
    return (states?.[state]?.problems ?? []).map(({ path }) => path).filter((path) => path === 'childIncome');
  };

  it.each([
    ['CA', elected(), ['childIncome']],
    ['PA', elected(), ['childIncome']],
    ['NC', elected(), ['childIncome']],
    ['NC', elected({}, {}, { childIncome: [] }), []],
    ['AK', elected(), []],
    ['WA', elected(), ['childIncome']],
    ['WA', elected({ capitalGain: 0 }), []],
  ])('of %s names what it can’t do', (state, input, paths) => {
    expect(problemsOf(state, input)).toEqual(paths);
  });
});

describe('Form 8814 in the XML', () => {
  const both: Partial<ReturnInputJson> = { childIncome: [fund, { dependentIndex: 1, interest: 2_000 }] };

  // 2024: 3,400 x 0.333 = 1,132, x 0.167 = 568, 1,700; 2025: 3,300: 1,099, 551, 1,650; taxes 130 + 70 and 135 + 65.
  it.each([
    [2024, '1132', '568', '1700', '200'],
    [2025, '1099', '551', '1650', '200'],
  ] as const)('has a document for each child in %i', (taxYear, qualified, gain, other, tax) => {
    const { root, faults } = checkedXml(elected({}, {}, { ...both, taxYear }));
    expect(faults).toEqual([]);
    const forms = findAll(root, 'ReturnData/IRS8814');
    expect(forms.map((form) => textAt(form, 'MultipleForm8814Ind'))).toEqual(['X', 'X']);
    expect(forms.map((form) => textAt(form, 'ChildNetAdjustedIncomeAmt'))).toEqual([other, null]);
    expect(forms.map((form) => textAt(form, 'ChildTaxBasisUnderSpcfdAmtInd'))).toEqual(['false', 'true']);
    expect(textAt(root, 'ReturnData/IRS8814/ChildQualifiedDividendPct')).toBe('0.333');
    expect(textAt(root, 'ReturnData/IRS1040/QualifiedF8814Amt')).toBe(qualified);
    expect(textAt(root, 'ReturnData/IRS1040/OrdinaryF8814Amt')).toBe(qualified);
    expect(textAt(root, 'ReturnData/IRS1040/Form8814Amt')).toBe(gain);
    expect(findAll(root, 'ReturnData/IRS1040/Form8814Ind')[0]?.attributes).toEqual({
      childInterestAndDividendTaxAmt: tax,
    });
    expect(textAt(root, 'ReturnData/OtherIncomeTypeStatement/OtherIncomeTypeStmt/OtherIncomeLitCd')).toBe(
      'FORM 8814',
    );
    const box = textAt(root, 'ReturnData/IRS1040/ChildCapitalGainOrLossIncldInd');
    expect(box).toBe(taxYear === 2025 ? 'X' : null);
  });

  it('names the child’s part on Schedules B and D, and beside other income', () => {
    const { root, faults } = checkedXml(
      elected(
        {},
        {},
        {
          ...both,
          dividends: [{ payer: 'Fund', ordinary: 1_800 }],
          sales: [
            { acquired: '2015-01-05', sold: '2024-03-01', proceeds: 5_000, basis: 6_000, term: 'long' },
          ],
          otherIncome: [{ description: 'Focus group', amount: 250 }],
        },
      ),
    );
    expect(faults).toEqual([]);
    const payers = findAll(root, 'ReturnData/IRS1040ScheduleB/Form1040SchBPartII').map((row) => [
      textAt(row, 'DividendPayerNameBusiness/BusinessNameLine1Txt'),
      textAt(row, 'DividendAmt'),
    ]);
    expect(payers).toEqual(
      [
        ['FUND', '1800'],
        ['FORM 8814', '1132'],
      ].map(([name, amount]) => [expect.stringMatching(new RegExp(`^${name}$`, 'i')), amount]),
    );
    expect(textAt(root, 'ReturnData/IRS1040ScheduleD/Form8814Amt')).toBe('568');
    expect(textAt(root, 'ReturnData/IRS1040/OrdinaryF8814Amt')).toBeNull();
    expect(textAt(root, 'ReturnData/IRS1040/Form8814Amt')).toBeNull();
    const rows = findAll(root, 'ReturnData/OtherIncomeTypeStatement/OtherIncomeTypeStmt');
    expect(rows.map((row) => textAt(row, 'OtherIncomeAmt'))).toEqual(['1700', '250']);
    expect(findPaperOnly(linesOf(elected()))).toEqual([]);
  });

  it('is listed beside line 8z on paper', () => {
    expect(scheduleOneLists(linesOf(elected({}, {}, both)).facts)).toEqual({
      otherIncome: [{ entry: 'Form 8814: 1,700' }],
    });
  });
});

it('the interview leads to the children’s income', () => {
  const input = elected(
    { taxExemptInterest: 90, privateActivityInterest: 40, dividends: 2_500, alaskaFund: 500 },
    {},
    {},
  );
  input.childIncome?.push({ dependentIndex: 1, interest: 2_000 });
  const { answers, refused } = answersOf(input);
  expect(refused).toEqual([]);
  const { input: stated } = assembleReturn({ answers, documents: [] });
  expect(stated).toMatchObject({ childIncome: input.childIncome });
});
