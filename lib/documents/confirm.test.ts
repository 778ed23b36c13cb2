import { applyConfirmations } from './confirm';
import { type ExtractionField } from './schema';

const field = (path: string, value: string | null, confidence: number): ExtractionField => ({
  path,
  label: path,
  value,
  confidence,
  page: 1,
  box: [0, 0, 0.1, 0.1],
  confirmed: false,
});

const form = {
  form: 'W-2',
  fields: [
    field('box1_wages', '5211947.00', 0.7),
    field('box2_federal_withholding', '6120.00', 0.97),
    field('employer_name', 'Marigold', 0.6),
    field('box5_medicare_wages', null, 0.5),
  ],
  problems: [
    {
      code: 'boxes_disagree',
      severity: 'warning' as const,
      message: 'Check.',
      fieldPath: 'box1_wages',
      alsoPaths: ['box5_medicare_wages'],
    },
  ],
};

const confirm = (...paths: string[]) => paths.map((path) => ({ path, confirmed: true }));

test('an amount in doubt and a box that breaks the arithmetic are not confirmed among others', () => {
  const all = confirm(...form.fields.map(({ path }) => path));
  expect(Object.keys(applyConfirmations(form, all, true).failures)).toEqual([
    'box1_wages',
    'box5_medicare_wages',
  ]);
});

test('clear amounts and names in doubt may be confirmed together', () => {
  const { failures, fields } = applyConfirmations(
    form,
    confirm('box2_federal_withholding', 'employer_name'),
    true,
  );
  expect(failures).toEqual({});
  expect(fields.map(({ confirmed }) => confirmed)).toEqual([false, true, true, false]);
});

test('an amount in doubt is confirmed by itself, or among others when its value is stated', () => {
  expect(applyConfirmations(form, confirm('box1_wages')).failures).toEqual({});
  const stated = [{ path: 'box1_wages', value: '52,119.47', confirmed: true }, ...confirm('employer_name')];
  const { failures, fields } = applyConfirmations(form, stated, true);
  expect(failures).toEqual({});
  expect(fields[0]).toMatchObject({ value: '52119.47', confirmed: true });
});

test('the amount that was read stays beside the one that a person put in its place', () => {
  const correct = (fields: ExtractionField[], value: string | null) =>
    applyConfirmations({ ...form, fields }, [{ path: 'box1_wages', value, confirmed: true }]).fields;
  const once = correct(form.fields, '52,119.47');
  expect(once[0]).toMatchObject({ value: '52119.47', read: '5211947.00' });
  const twice = correct(once, '52,000');
  expect(twice[0]).toMatchObject({ value: '52000.00', read: '5211947.00' });
  // As it was read after all.
  expect(correct(twice, '5211947')[0]).not.toHaveProperty('read');
  const named = applyConfirmations(form, [{ path: 'employer_name', value: 'Marigold LLC', confirmed: true }]);
  expect(named.fields[2]).not.toHaveProperty('read');
});

describe('rows that were not read', () => {
  const row = (index: number) => [
    { path: `box12[${index}].code`, value: 'DD', confirmed: true },
    { path: `box12[${index}].amount`, value: '1,200', confirmed: true },
  ];

  test('are added by typing into the next one', () => {
    const { fields, applied, failures } = applyConfirmations(form, row(0), true);
    expect(failures).toEqual({});
    expect(applied).toEqual(['box12[0].code', 'box12[0].amount']);
    expect(fields.slice(-2)).toMatchObject([
      { path: 'box12[0].code', value: 'DD', confirmed: true, label: 'Box 12: code' },
      { path: 'box12[0].amount', value: '1200.00', confirmed: true },
    ]);
    expect(applyConfirmations({ ...form, fields }, row(1)).applied).toHaveLength(2);
  });

  test('are not added beyond the next one, for a list the form doesn’t have, or with a word for an amount', () => {
    expect(applyConfirmations(form, row(1)).applied).toEqual([]);
    const other = [{ path: 'months[0].a_premium', value: '1', confirmed: true }];
    expect(applyConfirmations(form, other).applied).toEqual([]);
    const word = [{ path: 'state[0].box17_state_tax', value: 'much', confirmed: true }];
    expect(Object.keys(applyConfirmations(form, word).failures)).toEqual(['state[0].box17_state_tax']);
  });
});
