import { countInDoubt, reviewForms, unconfirmed } from '@/components/documents/review-fields';
import { type Extraction, type ExtractionField } from '@/lib/documents/schema';

function field(
  path: string,
  label: string,
  value: ExtractionField['value'],
  confidence = 0.99,
  confirmed = false,
): ExtractionField {
  return { path, label, value, confidence, confirmed, page: 1, box: [0, 0, 0.1, 0.1] };
}

const w2: Extraction = {
  form: 'W-2',
  taxYear: 2024,
  problems: [{ code: 'boxes_disagree', severity: 'warning', message: 'Check.', fieldPath: 'box1_wages' }],
  fields: [
    field('box1_wages', 'Box 1: Wages, tips, other compensation', '100.00', 0.85),
    field('box10_dependent_care', 'Box 10: Dependent care benefits', null),
    field('box2_federal_withholding', 'Box 2: Federal income tax withheld', '10.00', 0.5, true),
    field('employer_name', 'Box c: Employer’s name', 'Acme Corp'),
    field('employee_ssn', 'Box a: Employee’s social security number', '411-00-4782'),
    field('box13.retirement_plan', 'Box 13: Retirement plan', false),
    field('box12[0].code', 'Box 12: code', 'DD'),
    field('box12[0].amount', 'Box 12: amount', '5.00'),
    field('box12[1].code', 'Box 12: code', null, 0.6),
    field('state[0].box15_state', 'Box 15: State', 'NY'),
    field('state[0].box17_state_tax', 'Box 17: State income tax', '2.00'),
    field('state[1].box15_state', 'Box 15: State', 'NJ'),
  ],
};
const int: Extraction = {
  form: '1099-INT',
  taxYear: 2024,
  problems: [],
  fields: [
    field('forms[1].box1_interest', 'Box 1: Interest income', '7.00'),
    field('forms[1].payer_name', 'Payer’s name', 'First Bank'),
  ],
};

const [first, second] = reviewForms({ extractions: [w2, int] });

it('counts what is in doubt in the state after a save, not in the one that the save began with', () => {
  const confirm = (...paths: string[]) => ({
    extractions: [w2, int].map((one) => ({
      ...one,
      fields: one.fields.map((each) => (paths.includes(each.path) ? { ...each, confirmed: true } : each)),
    })),
  });
  if (first === undefined || second === undefined) throw new Error('no form');
  expect(countInDoubt(first, confirm())).toBe(2);
  expect(countInDoubt(first, confirm('box1_wages'))).toBe(1);
  expect(countInDoubt(first, confirm('box1_wages', 'box12[1].code'))).toBe(0);
  expect(countInDoubt(second, confirm())).toBe(0);
});

it('puts doubtful values, read values and blanks into groups in the order of the boxes', () => {
  expect(first?.doubtful.map(({ ownPath }) => ownPath)).toEqual([
    'box1_wages',
    'box2_federal_withholding',
    'box12[1].code',
  ]);
  expect(first?.clear.map(({ ownPath }) => ownPath)).toEqual([
    'employee_ssn',
    'employer_name',
    'box12[0].code',
    'box12[0].amount',
    'box13.retirement_plan',
    'state[0].box15_state',
    'state[0].box17_state_tax',
    'state[1].box15_state',
  ]);
  expect(first?.blank.map(({ ownPath }) => ownPath)).toEqual(['box10_dependent_care']);
});

it('keeps a doubtful value in its place once it is confirmed', () => {
  expect(first?.doubtful.map(({ confirmed }) => confirmed)).toEqual([false, true, false]);
});

it('names forms by who sent them and entries by their number', () => {
  expect([first?.title, second?.title]).toEqual(['W-2 from Acme Corp', '1099-INT from First Bank']);
  expect(first?.doubtful[2]?.name).toBe('Box 12: code (entry 2)');
  expect(first?.clear[2]?.name).toBe('Box 12: code');
  expect(reviewForms({ extractions: [{ ...w2, fields: [] }] })[0]?.title).toBe('W-2');
});

it('reads the fields of a second form without their prefix and keeps it for saving', () => {
  expect(second?.clear.map(({ path, ownPath, kind }) => [path, ownPath, kind])).toEqual([
    ['forms[1].payer_name', 'payer_name', 'text'],
    ['forms[1].box1_interest', 'box1_interest', 'money'],
  ]);
});

it('lists what nobody has confirmed, blanks included', () => {
  expect(first === undefined ? [] : unconfirmed(first).map(({ ownPath }) => ownPath)).toHaveLength(11);
  const done = { ...int, fields: int.fields.map((one) => ({ ...one, confirmed: true })) };
  expect(reviewForms({ extractions: [done] }).flatMap(unconfirmed)).toEqual([]);
});
