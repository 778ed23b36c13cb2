import { saysValue, writeValue } from './write-value';

test.each([
  [12_345, null, '12,345'],
  [-1200, null, '-1,200'],
  [-1200, 'loss', '1,200'],
  [0, null, '0'],
  [0.0725, null, '0.0725'],
  [0.5, 'tenths', '5'],
  [0.35, 'hundredths', '35'],
  [0.2, 'hundredths', '20'],
  [0.1125, 'percent', '11.25'],
  [0.8, 'percent', '80'],
  // A share with no end, such as business miles of all miles: four digits behind the point.
  [6200 / 10_200, 'percent', '60.7843'],
  [0.25, 'fraction', '2500'],
  ['2023-05-01', 'date', '05/01/2023'],
  ['VARIOUS', 'date', 'VARIOUS'],
  ['nieceOrNephew', 'relationship', 'Niece or nephew'],
  ['400-01-2345', 'digits', '400012345'],
  ['2016', 'year3', '1'],
  ['7', 'years', '7 yrs.'],
  ['2014-03-01', 'monthYear', '03/2014'],
  ['various', 'monthYear', 'VARIOUS'],
  ['27.5', 'years', '27.5 yrs.'],
  [true, null, 'Yes'],
] as const)('%s (%s) stands as %s, and is read back', (value, writing, text) => {
  expect(writeValue(value, writing)).toBe(text);
  expect(saysValue(text, value, writing)).toBe(true);
});

test.each([
  ['12,346', 12_345, null],
  ['', 0, null],
  ['-1,200', -1200, 'loss'],
  ['1,200', -1200, null],
  ['50', 0.5, 'tenths'],
  ['3.5', 0.35, 'hundredths'],
  ['0.1125', 0.1125, 'percent'],
  ['60.7842', 6200 / 10_200, 'percent'],
  ['25', 0.25, 'fraction'],
  ['01/05/2023', '2023-05-01', 'date'],
  ['Child', 'stepchild', 'relationship'],
  ['400012346', '400-01-2345', 'digits'],
  ['6', '2016', 'year3'],
  ['5 yrs.', '7', 'years'],
  ['2014/03', '2014-03-01', 'monthYear'],
  ['03/2015', '2014-03-01', 'monthYear'],
  ['7', '7', 'years'],
  ['No', true, null],
  ['Ann', 'Anne', null],
] as const)('%s is not %s (%s)', (text, value, writing) => {
  expect(saysValue(text, value, writing)).toBe(false);
});
