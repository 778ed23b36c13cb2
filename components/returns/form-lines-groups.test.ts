import { type CalculationResults } from '@/lib/returns/schema';
import { groupForms } from './form-lines-groups';
import { nameForm, nameLine } from './form-lines-names';
import { readDollarLine, readLine } from './form-lines-read';

const lines: CalculationResults['lines'] = {
  'eic-worksheet': { '1': { label: 'Earned income', value: 9000, unit: 'money' } },
  '8959': { '6': { label: 'Excess wages', value: 50, unit: 'money' } },
  'schedule-c': [
    {
      '31': { label: 'Net profit', value: 900, unit: 'money' },
      '7': { label: 'Gross income', value: 1000, unit: 'money' },
    },
    { '31': { label: 'Net profit', value: 0, unit: 'money' } },
  ],
  '1040': {
    '25d': { label: 'Total withheld', value: 7000, unit: 'money' },
    '9': { label: 'Total income', value: 62710, unit: 'money' },
    '1z': { label: 'Total wages', value: 62400, unit: 'money' },
    '1a': { label: 'Wages', value: 62400, unit: 'money' },
  },
  'schedule-b': {},
  'schedule-1': { '26': { label: 'Adjustments', value: 250, unit: 'money' } },
};

const forms = [
  { id: '1040', name: 'Form 1040', title: 'U.S. Individual Income Tax Return' },
  { id: 'schedule-1', name: 'Schedule 1 (Form 1040)', title: 'Additional Income' },
  { id: 'schedule-b', name: 'Schedule B (Form 1040)', title: 'Interest and Ordinary Dividends' },
  { id: 'schedule-c', name: 'Schedule C (Form 1040)', title: 'Profit or Loss From Business' },
  { id: '8959', name: 'Form 8959', title: 'Additional Medicare Tax' },
];

test('forms come in the order given, copies are numbered, empty forms are left out, unnamed ones come last', () => {
  expect(groupForms({ lines, forms }).map((group) => [group.name, group.title])).toEqual([
    ['Form 1040', 'U.S. Individual Income Tax Return'],
    ['Schedule 1 (Form 1040)', 'Additional Income'],
    ['Schedule C (Form 1040), 1 of 2', 'Profit or Loss From Business'],
    ['Schedule C (Form 1040), 2 of 2', 'Profit or Loss From Business'],
    ['Form 8959', 'Additional Medicare Tax'],
    ['EIC Worksheet A', ''],
  ]);
});

test('lines come in printed order and keep their copy', () => {
  const [first, , business, second] = groupForms({ lines, forms });
  expect(first?.rows.map((row) => row.ref.line)).toEqual(['1a', '1z', '9', '25d']);
  expect(business?.rows.map((row) => row.ref.line)).toEqual(['7', '31']);
  expect(second?.rows).toEqual([
    { ref: { form: 'schedule-c', line: '31', copy: 1 }, label: 'Net profit', value: 0, unit: 'money' },
  ]);
});

test('a line is read from its copy; what is not there is null, never 0', () => {
  expect(readLine(lines, { form: 'schedule-c', line: '31', copy: 0 })).toBe(900);
  expect(readLine(lines, { form: 'schedule-c', line: '31', copy: 1 })).toBe(0);
  expect(readLine(lines, { form: 'schedule-c', line: '31', copy: 2 })).toBeNull();
  expect(readLine(lines, { form: '1040', line: '37', copy: 0 })).toBeNull();
  expect(readLine(lines, { form: '8863', line: '8', copy: 0 })).toBeNull();
  expect(readDollarLine(lines, '25d')).toBe(7000);
  expect(readDollarLine(lines, '26')).toBe(0);
});

test.each([
  ['1040', 'Form 1040'],
  ['8812', 'Schedule 8812'],
  ['schedule-1', 'Schedule 1'],
  ['schedule-se', 'Schedule SE'],
  ['schedule-eic', 'Schedule EIC'],
  ['schedule-d-tax-worksheet', 'Schedule D Tax Worksheet'],
  ['qualified-dividends', 'Qualified Dividends and Capital Gain Tax Worksheet'],
  ['other-worksheet', 'Other worksheet'],
])('form %s is called %s', (id, name) => {
  expect(nameForm(id)).toBe(name);
});

test('a line is named with its form', () => {
  expect(nameLine('1040', '25d')).toBe('Form 1040, line 25d');
  expect(nameLine('1040', '')).toBe('Form 1040');
});
