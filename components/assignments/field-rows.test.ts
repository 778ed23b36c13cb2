import { type ReviewField } from '@/components/documents/review-fields';
import { fieldRows } from './field-rows';

const field = (change: Partial<ReviewField>): ReviewField => ({
  path: 'wages',
  ownPath: 'wages',
  label: 'Box 1 Wages',
  name: 'Box 1 Wages',
  value: '62400.00',
  confidence: 0.99,
  page: 1,
  box: [0.1, 0.1, 0.1, 0.1],
  confirmed: false,
  kind: 'money',
  ...change,
});

it('puts what is to be checked first and says where each field stands', () => {
  const rows = fieldRows({
    doubtful: [
      field({ path: 'a', confidence: 0.4 }),
      field({ path: 'b', confidence: 0.4, confirmed: true, kind: 'flag', value: true }),
    ],
    clear: [
      field({ path: 'forms[1].employee_ssn', ownPath: 'employee_ssn', kind: 'text', value: '123-45-6789' }),
    ],
  });
  expect(rows.map(({ path, value, standing }) => [path, value, standing])).toEqual([
    ['a', '62,400.00', 'Needs review'],
    ['b', 'Checked', 'Confirmed'],
    ['forms[1].employee_ssn', '•••-••-6789', 'Read clearly'],
  ]);
});

it('shows a dash for a doubtful blank', () => {
  const [row] = fieldRows({ doubtful: [field({ confidence: 0.2, value: null })], clear: [] });
  expect(row?.value).toBe('—');
});
