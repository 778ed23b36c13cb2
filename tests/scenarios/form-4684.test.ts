import { answersOf } from '@/lib/interview/testing/facts-to-answers';
import { assembleReturn } from '@/lib/interview/assemble';
import { findPaperOnly } from '@/lib/filing/mef/paper-only';
import { findAll, textAt } from '@/lib/filing/mef/xml-node';
import { printCalculated } from '@/lib/filing/testing/printed';
import { checkedXml, linesOf } from '@/lib/filing/testing/checked-xml';
import { calculateAll } from '@/lib/tax/calculate-all';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { listRefusedPaths } from './check-scenarios';
import { person, wages } from './scenario';

type Event = NonNullable<ReturnInputJson['casualties']>[number];
type Property = NonNullable<Event['properties']>[number];

const house: Property = {
  description: 'House',
  city: 'Asheville',
  state: 'NC',
  zip: '28801',
  acquired: '2012-06-15',
  cost: 200_000,
  reimbursement: 50_000,
  valueBefore: 300_000,
  valueAfter: 220_000,
};
const storm: Event = {
  description: 'Hurricane Helene',
  date: '2024-09-27',
  femaNumber: 'DR-4827-NC',
  declared: '2024-09-28',
  incidentBegan: '2024-09-25',
  properties: [house],
};
const hit = (more: Partial<Event> = {}, facts: Partial<ReturnInputJson> = {}): ReturnInputJson => ({
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: person('1985-04-02'),
  w2s: [wages(80_000)],
  casualties: [{ ...storm, ...more }],
  ...facts,
});
const withProperty = (more: Partial<Property>) => hit({ properties: [{ ...house, ...more }] });

describe('Form 4684 refuses', () => {
  it.each<[string, ReturnInputJson, string[]]>([
    ['nothing that is whole', hit(), []],
    ['a loss of another year', hit({ date: '2023-09-27', incidentBegan: '2023-09-25' }), ['casualties.date']],
    ['a loss of the next year', hit({ date: '2025-01-02' }), ['casualties.date']],
    ['a loss before the incident period', hit({ incidentBegan: '2024-09-28' }), ['casualties.date']],
    [
      'a major disaster without its incident period',
      hit({ incidentBegan: null }),
      ['casualties.incidentBegan'],
    ],
    ['a major disaster without its declaration', hit({ declared: null }), ['casualties.declared']],
    ['no declaration for 2025', hit({ declared: null, date: '2025-09-27' }, { taxYear: 2025 }), []],
    ['a disaster of before 2020', hit({ incidentBegan: '2019-12-27' }), ['casualties.incidentBegan']],
    ['an event without property', hit({ properties: [] }), ['casualties.properties']],
    ['property acquired later', withProperty({ acquired: '2024-10-01' }), ['casualties.properties']],
    ['a value that rose', withProperty({ valueAfter: 300_001 }), ['casualties.properties']],
    ['business property', hit({ situation: 'business' }), ['casualties.situation']],
    ['a loss taken a year earlier', hit({ situation: 'precedingYear' }), ['casualties.situation']],
    ['gain that is postponed', hit({ situation: 'postponed' }), ['casualties.situation']],
    [
      'losses of both terms beside a larger gain',
      hit({
        properties: [
          { ...house, cost: 10_000, reimbursement: 90_000 },
          { ...house, reimbursement: 79_000 },
          { ...house, acquired: '2024-03-01', reimbursement: 79_000 },
        ],
      }),
      ['casualties.properties'],
    ],
    [
      'the loss of a form of one’s own as well',
      hit({}, { itemized: { disasterCasualty: 500 } }),
      ['itemized.disasterCasualty'],
    ],
    ['the annualized income method', hit({}, { annualizedIncome: { use: true } }), ['casualties']],
  ])('%s', (_, input, paths) => {
    expect(listRefusedPaths(input).filter((path) => path !== 'annualizedIncome')).toEqual(paths);
  });
});

describe('a state return', () => {
  const problemsOf = (state: string, input: ReturnInputJson) => {
    const parsed = parseReturn({
      ...input,
      address: { street: '1 Elm Street', city: 'Here', state, zip: '28801' },
    });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
    const { states } = calculateAll(parsed.facts);
    return (states?.[state]?.problems ?? []).map(({ path }) => path).filter((path) => path === 'casualties');
  };

  it.each([
    ['NC', hit(), ['casualties']],
    ['IL', hit(), []],
    // Line 18 is itemized as before; a loss in an emergency changes no standard deduction.
    ['NC', hit({ femaNumber: 'EM-3617' }), []],
    ['PA', hit({ properties: [{ ...house, reimbursement: 250_000 }] }), ['casualties']],
    ['IL', hit({ properties: [{ ...house, reimbursement: 250_000 }] }), []],
  ])('of %s names what it can’t do', (state, input, paths) => {
    expect(problemsOf(state, input)).toEqual(paths);
  });
});

describe('Form 4684 in the XML', () => {
  it.each([2024, 2025] as const)(
    'has its lines, and the standard deduction on Schedule A, in %i',
    (taxYear) => {
      const date = `${taxYear}-09-27`;
      const { root, faults } = checkedXml({ ...hit({ date, incidentBegan: date }), taxYear });
      expect(faults).toEqual([]);
      const [form] = findAll(root, 'ReturnData/IRS4684');
      if (form === undefined) throw new Error('There is no Form 4684');
      expect(textAt(form, 'FEMADisasterDeclarationNum')).toBe('DR-4827');
      expect(textAt(form, 'PersonalUseProperties/USAddress/ZIPCd')).toBe('28801');
      expect(textAt(form, 'PersonalUseProperties/PropertyMinusInsuranceValueAmt')).toBe('30000');
      expect(textAt(form, 'TotalTheftGainLessTotalLossAmt')).toBe('29500');
      const standard = taxYear === 2024 ? 14_600 : 15_750;
      expect(textAt(root, 'ReturnData/IRS1040ScheduleA/OtherMiscellaneousDedAmt')).toBe(
        `${29_500 + standard}`,
      );
      expect(textAt(root, 'ReturnData/IRS1040ScheduleA/TaxReturnAGIAmt')).toBeNull();
      const kinds = findAll(root, 'ReturnData/OtherMiscDeductionsStmt/MiscellaneousDeductionDetail').map(
        (row) => [textAt(row, 'MiscellaneousDeductionTypeDesc'), textAt(row, 'MiscellaneousDeductionAmt')],
      );
      expect(kinds).toEqual([
        ['NET QUALIFIED DISASTER LOSS', '29500'],
        ['STANDARD DEDUCTION CLAIMED WITH QUALIFIED DISASTER LOSS', String(standard)],
      ]);
      expect(findPaperOnly(linesOf(hit()))).toEqual([]);
    },
  );

  it('is mailed with a Form 4684 of the filer’s own, but only where its loss is deducted', () => {
    const ownForm = (disasterCasualty: number) => {
      const calculated = linesOf({ ...hit(), casualties: [], itemized: { disasterCasualty } });
      return [findPaperOnly(calculated), printCalculated(calculated).facts['ownForm']];
    };
    expect(ownForm(40_000)).toEqual([
      ['a Form 4684 that you figured yourself'],
      'Add the Form 4684 you figured yourself.',
    ]);
    expect(ownForm(400)[0]).toEqual([]);
  });

  it('has a document for each event, and each four properties, with one summary', () => {
    const { root, faults } = checkedXml({
      ...hit(),
      casualties: [
        { ...storm, properties: [house, house, house, house, { ...house, description: 'Boat' }] },
        { ...storm, description: 'Ice storm', date: '2024-12-02', femaNumber: 'EM-3600' },
      ],
    });
    expect(faults).toEqual([]);
    const forms = findAll(root, 'ReturnData/IRS4684');
    expect(forms.map((form) => findAll(form, 'PersonalUseProperties').length)).toEqual([4, 1, 1]);
    expect(forms.map((form) => textAt(form, 'NetCasualtyOrTheftLossAmt'))).toEqual(['149500', null, '29900']);
    expect(forms.map((form) => textAt(form, 'TotalNetCasualtyOrTheftLossAmt'))).toEqual([
      '179400',
      null,
      null,
    ]);
  });
});

it('the interview leads to the events and their property', () => {
  const input: ReturnInputJson = {
    ...hit(),
    casualties: [
      { ...storm, properties: [house, { ...house, description: 'Car' }] },
      {
        description: 'Burglary',
        date: '2024-11-02',
        properties: [{ ...house, description: 'Ring', reimbursement: 210_000 }],
      },
    ],
  };
  const { answers, refused } = answersOf(input);
  expect(refused).toEqual([]);
  const { input: stated } = assembleReturn({ answers, documents: [] });
  expect(stated).toMatchObject({ casualties: input.casualties });
});
