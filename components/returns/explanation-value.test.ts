import { type Explanation } from '@/lib/returns/schema';
import { formatValue, isMoney } from './explanation-value';

const line = (value: number | string | boolean | null, unit: Explanation['unit'] = 'money') => ({
  kind: 'line' as const,
  label: 'Total wages',
  value,
  unit,
});
const law = (path: string, value: number | null) => ({
  kind: 'law' as const,
  label: 'An amount',
  path,
  value,
});

test('dollars show cents only where there are any, with a real minus sign', () => {
  expect(formatValue(line(62400))).toBe('$62,400');
  expect(formatValue({ ...line(62400.5), kind: 'fact' })).toBe('$62,400.50');
  expect(formatValue(line(-3000))).toBe('\u2212$3,000');
  expect(formatValue(line(0))).toBe('$0');
});

test('counts and rates are no dollars', () => {
  expect(formatValue(line(3, 'count'))).toBe('3');
  expect(formatValue(line(0.25, 'rate'))).toBe('25%');
  expect(formatValue({ label: 'Months', path: 'dependents.0.monthsInHome', value: 12, unit: 'other' })).toBe(
    '12',
  );
  expect(
    formatValue({ label: 'Miles', path: 'businesses.0.vehicle.miles', value: 12000, unit: 'other' }),
  ).toBe('12,000');
  expect(formatValue({ label: 'Year', path: 'taxYear', value: 2024, unit: 'other' })).toBe('2024');
  expect(formatValue({ ...line(2014, 'count'), label: 'Year of birth' })).toBe('2014');
  expect(isMoney(line(3, 'count'))).toBe(false);
  expect(isMoney(line(3))).toBe(true);
  expect(isMoney(line('single', 'choice'))).toBe(false);
});

test.each([
  ['additionalMedicare.rate', 0.009, '0.9%'],
  ['benefits.middleShare', 0.5, '50%'],
  ['earnedIncome.maximumAge', 64, '64'],
  ['standardDeduction.amount.single', 14600, '$14,600'],
  ['childCredit.phaseOutStep', 1000, '$1,000'],
  ['year', 2024, '2024'],
  ['incomeTax.brackets.single', null, 'a table'],
])('the law does not say what it counts: %s is read by its name', (path, value, text) => {
  expect(formatValue(law(path, value))).toBe(text);
});

test('dates, filing status, yes and no, and blank lines are words', () => {
  expect(formatValue(line('1984-06-15', 'choice'))).toBe('June 15, 1984');
  expect(formatValue(line('mfj', 'choice'))).toBe('married filing jointly');
  expect(formatValue(line('Acme Corp', 'choice'))).toBe('Acme Corp');
  expect(formatValue(line(true, 'yesNo'))).toBe('yes');
  expect(formatValue(line(false, 'yesNo'))).toBe('no');
  expect(formatValue(line(null))).toBe('blank');
});
