import { linesOnPaper } from '@/lib/filing/pdf/lines-on-paper';
import { isOfState } from '@/lib/filing/pdf/state-lines-on-paper';
import { writeReturnPdf } from '@/lib/filing/pdf/write-pdf';
import { resultsWithStates } from '@/lib/filing/testing/printed';
import { printReturn } from '@/lib/returns/printed-return';
import { listForms } from '@/lib/tax/list-forms';
import { allStates } from '@/lib/tax/states/all-states';
import { readPdfPages } from '../setup/pdf-text';

jest.setTimeout(120_000);

const rowsOf = (id: string, lines: readonly string[]) =>
  linesOnPaper({
    id,
    name: id,
    title: '',
    copy: null,
    sequence: null,
    attached: false,
    facts: {},
    lists: {},
    lines: lines.map((line) => ({ line, label: line, value: 1, unit: 'money' as const })),
  });

const forms = allStates.flatMap((state) => state.forms.filter(({ kind }) => kind === 'form'));

test('working copies of states have the numbers of the state’s form, and nothing that has no place there', () => {
  const numbered =
    /^(?:[A-Z]{0,2}\d+[a-zA-Z]{0,2}|[A-Z]{1,2}|[a-z]|\d+-\d+|TC-\d+|(?:Status|Step) \d)(?:\([^)]*\))*$/;
  const rows = forms.flatMap(({ id, lines }) =>
    rowsOf(
      id,
      lines.map(({ number }) => number),
    ).map(({ number, label }) => ({ id, number, label })),
  );
  expect(rows.length).toBeGreaterThan(1_500);
  expect(rows.filter(({ number }) => number !== '' && !numbered.test(number))).toEqual([]);
  // Columns, ratios and boxes that have no number, or whose number isn't known here.
  expect(rows.filter(({ number }) => number === '').map(({ id, label }) => `${id} ${label}`)).toEqual([
    'co-0104cr refundable',
    'co-0104cr-other-states allowable',
    'ga-retirement here',
    'ga-retirement military',
    'hi-n-15 hawaii',
    'hi-n-15 ratio',
    'id-43 idaho',
    'id-43 percentage',
    'me-schedule-a care',
    'mn-m1ed children',
    'mt-schedule-ii source',
    'or-40-np oregon',
    'or-40-np percentage',
    'ut-tc-40b ratio',
    'vt-in-113 percentage',
    'vt-in-113 Vermont income',
    'wi-1npr ratio',
  ]);
  const left = forms.flatMap(({ id, lines }) => {
    const shown = new Set(rows.filter((row) => row.id === id).map(({ label }) => label));
    return lines.filter(({ number }) => !shown.has(number)).map(({ number }) => `${id} ${number}`);
  });
  expect(left).toEqual([
    'de-pit-res 20 itemized',
    'ia-1040 net',
    'md-502 17 standard',
    'ny-it-203 38 share',
    'wv-recap refundable',
  ]);
});

test('no federal form is taken for one of a state', () => {
  expect(
    ([2024, 2025] as const).flatMap((year) => listForms(year).filter(({ id }) => isOfState(id))),
  ).toEqual([]);
});

test.each([
  ['12 depreciation', '12'],
  ['15 B', '15(B)'],
  ['48b IRA', '48b'],
  ['56-applied', '56'],
  ['34-41', '34-41'],
  ['Status 4', 'Status 4'],
  ['ratio', ''],
])('line %s is printed as “%s”', (line, number) => {
  expect(rowsOf('nj-1040nr', [line])).toEqual([{ number, label: line, value: '$1' }]);
});

test('a printed working copy leaves the steps out and has clean numbers', async () => {
  const { results, facts } = resultsWithStates({
    taxYear: 2024,
    filingStatus: 'single',
    taxpayer: { dateOfBirth: '1990-05-04', firstName: 'Ann', lastName: 'Lee', ssn: '400-01-2345' },
    address: { street: '1 Elm Street', city: 'Rockville', state: 'MD', zip: '20850' },
    residency: [{ state: 'MD', county: 'Montgomery' }],
    w2s: [{ wages: 60_000, states: [{ state: 'MD', wages: 60_000, withholding: 2500 }] }],
    itemized: { force: true, realEstateTax: 9_000, charityCash: 12_000 },
  });
  const pages = await readPdfPages(
    await writeReturnPdf(printReturn(results, 'draft', facts), { kind: 'draft' }),
  );
  const copy = pages.filter((page) => page.includes('State working copy. Do not mail.')).join(' ');
  expect(copy).toContain('17 Deduction method');
  expect(copy).not.toMatch(/17 (?:method|standard)/);
});
