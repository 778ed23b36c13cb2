import { letterPage } from '@/tests/fixtures/documents/letter-page';
import { w2 } from '../kinds/w2';
import type { RawField } from './evidence';
import { mergeCopies } from './merge-copies';
import type { RawForm } from './read-sheet';

const page = letterPage([]);

/** A sheet as read from a picture: null is print that was not understood, or a blank. */
function sheet(values: Record<string, string | null>): RawForm {
  const fields = Object.entries(values).map(([path, value]): RawField => ({
    path,
    label: path,
    value,
    confidence: value === null ? 0.5 : 0.8,
    page: 1,
    box: { x0: 0, y0: 0, x1: 1, y1: 1 },
    isSeen: true,
  }));
  return { kind: w2, page, taxYear: 2024, fields, hasHead: true };
}

const people = { employee_ssn: '412-88-3907', employer_ein: '31-4478206' };
const valueAt = (fields: readonly RawField[] | undefined, path: string) =>
  fields?.find((field) => field.path === path)?.value;

test('what one copy of a picture left unread is taken from the other; both are one form', () => {
  const merged = mergeCopies([
    sheet({ ...people, box1_wages: '48211.37', box3_ss_wages: null, box5_medicare_wages: null }),
    sheet({ ...people, box1_wages: '48211.37', box3_ss_wages: '48900.00', box5_medicare_wages: '49000.00' }),
  ]);
  expect(merged).toHaveLength(1);
  expect(valueAt(merged[0]?.fields, 'box3_ss_wages')).toBe('48900.00');
  expect(merged[0]?.fields.find((field) => field.path === 'box3_ss_wages')?.confidence).toBeLessThan(0.9);
});

test('two forms of one employer with other wages stay two', () => {
  const merged = mergeCopies([
    sheet({ ...people, box1_wages: '48211.37', box3_ss_wages: '48211.37' }),
    sheet({ ...people, box1_wages: '9200.00', box3_ss_wages: null }),
  ]);
  expect(merged.map((form) => valueAt(form.fields, 'box1_wages'))).toEqual(['48211.37', '9200.00']);
});

test('one equal amount is not enough where the numbers of the people were not read', () => {
  const unknown = { employee_ssn: null, employer_ein: null };
  const merged = mergeCopies([
    sheet({ ...unknown, box1_wages: '500.00', box3_ss_wages: '610.00' }),
    sheet({ ...unknown, box1_wages: '500.00', box3_ss_wages: null }),
  ]);
  expect(merged).toHaveLength(2);
});

test('an amount without a code beyond the rows of either copy is no further row; one with a code is', () => {
  const rows = (found: [string | null, string][]) =>
    Object.fromEntries(
      found.flatMap(([code, amount], index) => [
        [`box12[${index}].code`, code],
        [`box12[${index}].amount`, amount],
      ]),
    );
  const base = { ...people, box1_wages: '48211.37' };
  const [form] = mergeCopies([
    sheet({
      ...base,
      ...rows([
        ['D', '4200.00'],
        ['DD', '8123.40'],
      ]),
    }),
    sheet({
      ...base,
      ...rows([
        ['D', '4200.00'],
        [null, '8128.40'],
        ['W', '50.00'],
      ]),
    }),
  ]);
  const amounts = form?.fields.filter((field) => field.path.endsWith('.amount')).map((field) => field.value);
  expect(amounts).toEqual(['4200.00', '8123.40', '50.00']);
});

const wages = { box1_wages: '48211.37', box2_federal_withholding: '5100.22', box3_ss_wages: '48211.37' };

test('copies with a digit misread in a number of a picture are one form, and the number is asked', () => {
  const [form, ...others] = mergeCopies([
    sheet({ ...people, ...wages }),
    sheet({ ...people, employee_ssn: '412-88-3901', ...wages }),
  ]);
  expect(others).toEqual([]);
  expect(form?.fields.find(({ path }) => path === 'employee_ssn')?.confidence).toBeLessThan(0.9);
});

test('another person with other amounts is another form, however near the numbers are', () => {
  const merged = mergeCopies([
    sheet({ ...people, ...wages }),
    sheet({ ...people, employee_ssn: '412-88-3901', box1_wages: '39100.00', box3_ss_wages: '39100.00' }),
  ]);
  expect(merged).toHaveLength(2);
});

test('a state row that a copy of a picture shows with another word or id is not counted twice', () => {
  const state = (id: string | null, locality: string, tax: string) => ({
    'state[0].box15_state': 'OH',
    'state[0].box15_state_id': id,
    'state[0].box16_state_wages': '48211.37',
    'state[0].box17_state_tax': tax,
    'state[0].box19_local_tax': '482.11',
    'state[0].box20_locality': locality,
  });
  const [form] = mergeCopies([
    sheet({ ...people, ...wages, ...state('51-220118', 'Lima', '1301.70') }),
    sheet({ ...people, ...wages, ...state('51-22O118', 'Lima City', '1801.70') }),
  ]);
  const taxes = form?.fields.filter(({ path }) => path.endsWith('.box17_state_tax'));
  expect(taxes?.map(({ value }) => value)).toEqual(['1301.70']);
  expect(taxes?.[0]?.confidence).toBeLessThan(0.9);
});

test('a state row that stands twice on one sheet of a picture counts once; another amount makes two rows', () => {
  const row = (index: number, tax: string) => ({
    [`state[${index}].box15_state`]: 'OH',
    [`state[${index}].box16_state_wages`]: '48211.37',
    [`state[${index}].box17_state_tax`]: tax,
  });
  const rowsOf = (...taxes: string[]) => {
    const rows = Object.assign({}, ...taxes.map((tax, index) => row(index, tax))) as Record<string, string>;
    const [form] = mergeCopies([sheet({ ...people, ...wages, ...rows })]);
    return form?.fields.filter(({ path }) => path.endsWith('state_tax')).map(({ value }) => value);
  };
  expect(rowsOf('1301.70', '1301.70')).toEqual(['1301.70']);
  expect(rowsOf('1301.70', '210.00')).toEqual(['1301.70', '210.00']);
});

test('an amount misread on one copy of a picture makes no second form, and is asked', () => {
  const [form, ...others] = mergeCopies([
    sheet({ ...people, ...wages, box2_federal_withholding: '43.57' }),
    sheet({ ...people, ...wages }),
  ]);
  expect(others).toEqual([]);
  expect(form?.problems.map(({ code }) => code)).toEqual(['copies_disagree']);
  expect(form?.fields.find(({ path }) => path === 'box2_federal_withholding')?.confidence).toBe(0.5);
});

test('a further state row of a picture that names no state of its own is asked', () => {
  const rows = (state: string | null) =>
    sheet({
      ...people,
      box1_wages: '48211.37',
      'state[0].box15_state': 'OH',
      'state[0].box16_state_wages': '48211.37',
      'state[1].box15_state': state,
      'state[1].box16_state_wages': '6150.00',
    });
  const sureOf = (form: RawForm) => {
    const fields = form.fields.map((field) => ({ ...field, confidence: 0.95 }));
    const [merged] = mergeCopies([{ ...form, fields }]);
    return merged?.fields.find(({ path }) => path === 'state[1].box16_state_wages')?.confidence;
  };
  expect([null, 'OH', 'PA'].map((state) => sureOf(rows(state)))).toEqual([0.85, 0.85, 0.95]);
});
