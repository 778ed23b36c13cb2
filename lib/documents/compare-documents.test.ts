import { compareDocuments, type OtherDocument } from './compare-documents';
import type { ExtractedForm } from './extract/schema';

const field = (path: string, value: string | boolean | null) => ({
  path,
  label: path,
  value,
  confidence: 0.97,
  page: 1,
  box: [0, 0, 0.1, 0.1] as [number, number, number, number],
});

const w2 = (changes: Partial<Record<string, string>> = {}, corrected = false): ExtractedForm => ({
  form: 'W-2',
  taxYear: 2024,
  corrected,
  problems: [],
  fields: Object.entries({
    employee_ssn: 'XXX-XX-4268',
    employer_ein: '47-0089792',
    box1_wages: '50000.00',
    box2_federal_withholding: '4000.00',
    ...changes,
  }).map(([path, value]) => field(path, value ?? null)),
});

const people = (numbers: string[], lastNames: string[] = []) => ({ numbers, lastNames });
const document = (form: ExtractedForm): OtherDocument => ({ documentName: 'march.pdf', ...form });
const codes = (form: ExtractedForm | undefined) => form?.problems.map((problem) => problem.code);
const asked = (form: ExtractedForm | undefined) =>
  form?.fields.filter(({ confidence }) => confidence < 0.9).map(({ path }) => path);

test('a form of the filer or the spouse is left as it is, masked or not', () => {
  const [form] = compareDocuments([w2()], [], people(['461-00-4268', '400-00-1111']));
  expect(form).toEqual(w2());
});

test('a form with the number of somebody else must be decided about', () => {
  const [form] = compareDocuments([w2()], [], people(['461-00-9999']));
  expect(codes(form)).toEqual(['other_person']);
  expect(asked(form)).toEqual(['employee_ssn']);
  expect(form?.fields.find(({ path }) => path === 'employee_ssn')?.value).toBe('XXX-XX-4268');
});

test.each(['912-45-6789', '000-12-3456', '666-12-3456', '412-00-3456', '412-34-0000'])(
  'a W-2 with %s, which can’t be a Social Security number, says so and stays as it is',
  (employee_ssn) => {
    const [form] = compareDocuments([w2({ employee_ssn })], [], people([]));
    expect(form?.problems.map(({ code, fieldPath }) => [code, fieldPath])).toEqual([
      ['impossible_number', 'employee_ssn'],
    ]);
    expect(form?.fields).toEqual(w2({ employee_ssn }).fields);
  },
);

test.each(['412-34-5678', 'XXX-XX-0000', '9124', ''])(
  '%s may be part of a Social Security number',
  (employee_ssn) => {
    expect(codes(compareDocuments([w2({ employee_ssn })], [], people([]))[0])).toEqual([]);
  },
);

test('the number that stands in the return is not questioned', () => {
  const itin = '912-70-6789';
  expect(codes(compareDocuments([w2({ employee_ssn: itin })], [], people([itin]))[0])).toEqual([]);
});

test('nothing is said about persons before a number is known', () => {
  expect(codes(compareDocuments([w2()], [], people([]))[0])).toEqual([]);
});

test('the same form in another file is said and asked', () => {
  const [form] = compareDocuments([w2()], [document(w2())], people([]));
  expect(codes(form)).toEqual(['duplicate_form']);
  expect(asked(form)).toEqual(['box1_wages']);
  expect(form?.problems[0]?.message).toContain('“march.pdf.”');
});

test('two jobs with one employer are no duplicate, and neither are two years', () => {
  expect(codes(compareDocuments([w2({ box1_wages: '900.00' })], [document(w2())], people([]))[0])).toEqual(
    [],
  );
  expect(codes(compareDocuments([w2()], [document({ ...w2(), taxYear: 2023 })], people([]))[0])).toEqual([]);
});

test('a corrected copy names the paper that it replaces', () => {
  const [form] = compareDocuments([w2({ box1_wages: '51000.00' }, true)], [document(w2())], people([]));
  expect(codes(form)).toEqual(['corrected_form']);
  expect(asked(form)).toEqual(['box1_wages']);
});

test('of a form and its correction in one file the first is asked', () => {
  const forms = [w2(), w2({ box1_wages: '51000.00' }, true), w2({ employer_ein: '47-1111111' })];
  expect(compareDocuments(forms, [], people([])).map(codes)).toEqual([['replaced_form'], [], []]);
});

test('without a number the name tells whose form it is: someone else’s is asked', () => {
  const known = people(['461-00-4268'], ['Osei', 'Farrow-Lind']);
  const named = (name: string, ssn = '') => w2({ employee_ssn: ssn, employee_name: name });
  const [other] = compareDocuments([named('WENDELL SHARPE')], [], known);
  expect([codes(other), asked(other)]).toEqual([['other_name'], ['employee_name']]);
  expect(codes(compareDocuments([named('NADIA T OSEI')], [], known)[0])).toEqual([]);
  expect(codes(compareDocuments([named('M Farrow Lind')], [], known)[0])).toEqual([]);
  // A number that fits settles it: people change their names.
  expect(codes(compareDocuments([named('Wendell Sharpe', 'XXX-XX-4268')], [], known)[0])).toEqual([]);
  expect(codes(compareDocuments([named('Wendell Sharpe')], [], people([]))[0])).toEqual([]);
});

describe('last year’s form of the same employer', () => {
  const lastYear = (wages: string): OtherDocument => ({
    ...document(w2({ box1_wages: wages })),
    taxYear: 2023,
  });

  test('says when an amount is a hundred times as large, or a hundredth', () => {
    for (const wages of ['5211947.00', '521.19']) {
      const [form] = compareDocuments([w2({ box1_wages: wages })], [lastYear('50880.00')], people([]));
      expect(codes(form)).toEqual(['far_from_last_year']);
      expect(asked(form)).toEqual(['box1_wages']);
      expect(form?.problems[0]?.message).toContain('$50,880.00');
    }
  });

  test('says nothing about a raise, another employer, or a form without numbers', () => {
    const raised = compareDocuments([w2({ box1_wages: '90000.00' })], [lastYear('50880.00')], people([]));
    expect(codes(raised[0])).toEqual([]);
    const other: OtherDocument = { ...document(w2({ employer_ein: '98-7000555' })), taxYear: 2023 };
    expect(codes(compareDocuments([w2({ box1_wages: '5211947.00' })], [other], people([]))[0])).toEqual([]);
    const nameless = (wages: string) => {
      const form = w2({ box1_wages: wages });
      return { ...form, fields: form.fields.filter(({ path }) => path.startsWith('box')) };
    };
    const before: OtherDocument = { ...document(nameless('50.00')), taxYear: 2023 };
    expect(codes(compareDocuments([nameless('50000.00')], [before], people([]))[0])).toEqual([]);
  });
});
