import { breakdownRows } from './breakdown-rows';
import { sampleResults } from './summary-sample';

const line = (number: string) => ({ form: '1040', line: number, copy: 0 });

test('the lines of the specification, in its order and with its signs', () => {
  const results = { ...sampleResults, credits: { total: 500 }, federalTaxAfterCredits: 5086 };
  expect(breakdownRows(results)).toEqual([
    { label: 'Gross income', amount: 62710, line: line('9') },
    { label: 'Adjusted gross income', amount: 62460, line: line('11') },
    { label: 'Total deductions', amount: -14600, line: line('14') },
    { label: 'Taxable income', amount: 47860, line: line('15') },
    { label: 'Federal tax before credits', amount: -5586, line: line('18') },
    { label: 'Tax credits', amount: 500, line: line('21') },
    { label: 'Federal tax after credits', amount: -5086, line: line('24') },
    { label: 'Total withholding', amount: 6900, line: line('25d') },
  ]);
});

test('nothing taken away is 0, not minus 0', () => {
  const rows = breakdownRows({ ...sampleResults, totalDeductions: 0, federalTaxAfterCredits: 0 });
  expect(Object.is(rows[2]?.amount, 0)).toBe(true);
  expect(Object.is(rows[6]?.amount, 0)).toBe(true);
});

test('further lines follow and lead to where they stand', () => {
  const breakdown = [
    { label: 'Other taxes', amount: -1413, form: '1040', line: '23' },
    { label: 'Earned Income Credit', amount: 900, form: '1040', line: '27' },
  ];
  expect(breakdownRows({ ...sampleResults, breakdown }).slice(8)).toEqual([
    { label: 'Other taxes', amount: -1413, line: line('23') },
    { label: 'Earned Income Credit', amount: 900, line: line('27') },
  ]);
});
