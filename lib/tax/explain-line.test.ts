import { calculateReturn } from './calculate-return';
import { describeLines, listPages } from './describe-lines';
import { explainLine, type FactLeaf, type LawLeaf, type LineExplanation } from './explain-line';
import { parseReturn } from './facts/parse-return';
import { listForms } from './list-forms';

function factsOf(raw: unknown) {
  const parsed = parseReturn(raw);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.facts;
}

const facts = factsOf({
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: { dateOfBirth: '1980-01-01' },
  w2s: [{ wages: 40_000.25 }, { wages: 10_000.25, federalWithholding: 5_000 }],
  interest: [
    { payer: 'One', interest: 1_200 },
    { payer: 'Two', interest: 800.4 },
  ],
});

type Node = LineExplanation | FactLeaf | LawLeaf;
const flatten = (node: Node): Node[] => ('inputs' in node ? [node, ...node.inputs.flatMap(flatten)] : [node]);

describe('explainLine', () => {
  it('gives value, instruction and source of a line and the documents behind it', () => {
    expect(explainLine(facts, '1040', '1a')).toEqual({
      form: '1040',
      line: '1a',
      copy: null,
      item: null,
      unit: 'money',
      label: 'Wages',
      value: 50_001,
      instruction: 'Total amount from Form(s) W-2, box 1',
      source: 'Form 1040 (2024), line 1a',
      inputs: [
        {
          fact: 'w2s.0.statutoryEmployee',
          label: 'Form W-2 (1), statutory employee',
          value: false,
          unit: 'other',
        },
        { fact: 'w2s.0.wages', label: 'Form W-2 (1), wages', value: 40_000.25, unit: 'money' },
        {
          fact: 'w2s.1.statutoryEmployee',
          label: 'Form W-2 (2), statutory employee',
          value: false,
          unit: 'other',
        },
        { fact: 'w2s.1.wages', label: 'Form W-2 (2), wages', value: 10_000.25, unit: 'money' },
      ],
      repeated: false,
    });
  });

  it('reaches the amounts of the law with their source', () => {
    const explained = explainLine(facts, '1040', '12');
    const leaves = explained ? flatten(explained) : [];
    expect(leaves).toContainEqual({
      law: 'standardDeduction.amount.single',
      label: 'Standard deduction, amount, single',
      value: 14_600,
      source: 'Rev. Proc. 2023-34, section 3.15; IRC 63(c) and (f)',
    });
  });

  it('takes the refund down to every document', () => {
    const explained = explainLine(facts, '1040', '35a');
    const paths = explained ? flatten(explained).flatMap((node) => ('fact' in node ? [node.fact] : [])) : [];
    for (const path of [
      'w2s.0.wages',
      'w2s.1.federalWithholding',
      'interest.1.interest',
      'taxpayer.dateOfBirth',
    ])
      expect(paths).toContain(path);
  });

  it('explains one copy of a form', () => {
    const explained = explainLine(facts, 'schedule-b-line-1', '1 amount', 1);
    expect(explained).toMatchObject({ copy: 1, item: 1, value: 800 });
    expect(explained?.inputs[0]).toEqual({
      fact: 'interest.1.interest',
      label: 'Form 1099-INT (2), interest',
      value: 800.4,
      unit: 'money',
    });
    expect(explainLine(facts, 'schedule-b-line-1', '1 amount', 2)).toBeNull();
  });

  it('knows no line that does not exist, and none of a return that is refused', () => {
    expect(explainLine(facts, '1040', '99')).toBeNull();
    expect(explainLine(facts, '9999', '1')).toBeNull();
    expect(explainLine(factsOf({ ...base, adjustments: { archerMsa: 1 } }), '1040', '1a')).toBeNull();
  });

  it('shows every line that is not zero with something behind it', () => {
    for (const page of listPages(calculateReturn(facts))) {
      for (const { line, value } of page.lines) {
        const explained = explainLine(facts, page.form, line, page.copy ?? 0);
        expect([page.form, line, explained?.value]).toEqual([page.form, line, value]);
        const leaves = explained ? flatten(explained).filter((node) => 'fact' in node || 'law' in node) : [];
        expect([page.form, line, leaves.length > 0]).toEqual([page.form, line, true]);
      }
    }
  });
});

const base = { taxYear: 2024, filingStatus: 'single', taxpayer: { dateOfBirth: '1980-01-01' } };

describe('describing a calculation', () => {
  const calculation = calculateReturn(facts);

  it('labels lines by form and number', () => {
    const described = describeLines(calculation);
    expect(described['1040']).toMatchObject({ '11': { label: 'Adjusted gross income', value: 52_001 } });
    expect(described['schedule-b-line-1']).toEqual([
      {
        '1': { label: 'Payer', value: 'One', unit: 'choice' },
        '1 amount': { label: 'Interest', value: 1_200, unit: 'money' },
      },
      {
        '1': { label: 'Payer', value: 'Two', unit: 'choice' },
        '1 amount': { label: 'Interest', value: 800, unit: 'money' },
      },
    ]);
  });

  it('lists pages and lines in printed order', () => {
    const pages = listPages(calculation);
    expect(pages.map(({ form, copy }) => [form, copy])).toEqual([
      ['1040', null],
      ['schedule-b', null],
      ['schedule-b-line-1', 0],
      ['schedule-b-line-1', 1],
    ]);
    const first = pages[0]?.lines.map(({ line }) => line);
    expect(first).toEqual('1a 1z 2b 9 11 12 14 15 16 18 22 24 25a 25d 33 34 35a'.split(' '));
  });

  it('lists every form with its printed name', () => {
    expect(listForms().find(({ id }) => id === '8959')).toMatchObject({
      name: 'Form 8959',
      title: 'Additional Medicare Tax',
      sequence: '71',
      kind: 'form',
      hasCopies: false,
    });
  });
});
