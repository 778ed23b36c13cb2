import { compareDocuments } from './compare-documents';
import type { ExtractedForm } from './extract/schema';

const values = {
  tax_year: '2023',
  taxpayer_last: 'Osei',
  taxpayer_ssn: '400-01-1234',
  spouse_ssn: '400-01-5678',
  line11: '93980.00',
};
const form = (over: Partial<Record<keyof typeof values, string>> = {}): ExtractedForm => ({
  form: '1040',
  taxYear: 2023,
  corrected: false,
  problems: [],
  fields: Object.entries({ ...values, ...over }).map(([path, value]) => ({
    path,
    label: path,
    value,
    confidence: 0.95,
    page: 1,
    box: [0, 0, 0, 0],
  })),
});
const nobody = { numbers: [], lastNames: [] };
const around = { taxYear: 2024, accountLastName: 'Osei' };

function compare(
  one: ExtractedForm,
  people = nobody as { numbers: string[]; lastNames: string[] },
  place = around,
) {
  const [compared] = compareDocuments([one], [], people, place);
  return {
    codes: compared?.problems.map(({ code }) => code),
    doubted: compared?.fields.filter(({ confidence }) => confidence < 0.9).map(({ path }) => path),
  };
}

test('one’s own return of last year has nothing against it', () => {
  expect(compare(form())).toEqual({ codes: [], doubted: [] });
  // The spouse of last year’s joint return files this year’s.
  expect(compare(form(), { numbers: ['400-01-5678'], lastNames: ['Osei'] })).toEqual({
    codes: [],
    doubted: [],
  });
});

test('another person’s number or name is asked', () => {
  expect(compare(form(), { numbers: ['400-09-9999'], lastNames: ['Osei'] })).toEqual({
    codes: ['other_person'],
    doubted: ['taxpayer_ssn'],
  });
  expect(compare(form(), nobody, { taxYear: 2024, accountLastName: 'Berg' })).toEqual({
    codes: ['other_name'],
    doubted: ['taxpayer_last'],
  });
});

test.each([
  ['2024', 'not for the year before your 2024 return'],
  ['2022', 'it’s too old'],
])('a return of %s is said not to be used', (year, words) => {
  const [compared] = compareDocuments([form({ tax_year: year })], [], nobody, around);
  expect(compared?.problems).toMatchObject([{ code: 'other_return_year' }]);
  expect(compared?.problems[0]?.message).toContain(words);
  expect(compared?.problems[0]?.message).toContain('Upload that one');
});

test('two returns of one year with different income: one of them was not filed', () => {
  const other = { documentName: 'draft.pdf', ...form({ line11: '90000.00' }) };
  const [compared] = compareDocuments([form()], [other], nobody, around);
  expect(compared?.problems).toMatchObject([{ code: 'another_return', fieldPath: 'line11' }]);
});
