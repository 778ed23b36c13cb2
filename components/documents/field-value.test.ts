import { readDraft, showValue, valueKind } from '@/components/documents/field-value';

it('knows amounts from words and ticks', () => {
  expect(valueKind('W-2', 'box1_wages', null)).toBe('money');
  expect(valueKind('W-2', 'state[1].box17_state_tax', '12.00')).toBe('money');
  expect(valueKind('W-2', 'box12[0].amount', '12.00')).toBe('money');
  expect(valueKind('1099-INT', 'box1_interest', '12.00')).toBe('money');
  expect(valueKind('W-2', 'box12[0].code', 'DD')).toBe('text');
  expect(valueKind('W-2', 'employer_ein', '35-0088488')).toBe('text');
  expect(valueKind('W-2', 'state[0].box15_state', 'NY')).toBe('text');
  expect(valueKind('W-2', 'employer_name', '12.00')).toBe('text');
  expect(valueKind('W-2', 'box13.retirement_plan', false)).toBe('flag');
});

it('shows amounts with thousands and cents, everything else as read', () => {
  expect(showValue('money', '214880.92')).toBe('214,880.92');
  expect(showValue('money', '-824.00')).toBe('-824.00');
  expect(showValue('money', null)).toBe('');
  expect(showValue('money', '12.345')).toBe('12.345');
  expect(showValue('text', '104272')).toBe('104272');
});

it('reads back what it showed as unchanged', () => {
  expect(readDraft('W-2', 'box1_wages', '214,880.92', '214880.92')).toEqual({
    ok: true,
    value: '214880.92',
    isChanged: false,
  });
  expect(readDraft('W-2', 'box7_ss_tips', ' ', null)).toEqual({ ok: true, value: null, isChanged: false });
});

it('takes a correction and names what is wrong with one', () => {
  expect(readDraft('W-2', 'box1_wages', '$1,200.5', '1300.50')).toEqual({
    ok: true,
    value: '1200.50',
    isChanged: true,
  });
  expect(readDraft('W-2', 'box1_wages', '', '1300.50')).toEqual({ ok: true, value: null, isChanged: true });
  expect(readDraft('W-2', 'box1_wages', 'about 1200', '1300.50')).toEqual({
    ok: false,
    message: 'Enter an amount, such as 1,234.56.',
  });
  expect(readDraft('W-2', 'employee_ssn', '123', '123-45-6789')).toEqual({
    ok: false,
    message: 'This should look like 123-45-6789.',
  });
});
