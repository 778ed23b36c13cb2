import { readWish } from './read-wish';

it.each([
  ['what if my wages were 46000', { amount: 46_000, isWhole: true }],
  ['supplies go up to 5,200', { amount: 5200, isWhole: true }],
  ['his w-2 should say 33,000 for wages', { amount: 33_000, isWhole: true }],
  ['9000 altogether', { amount: 9000, isWhole: true }],
  ['another 500 to charity', { amount: 500, more: true, isWhole: false }],
  ['2000 more withheld', { amount: 2000, more: true }],
  ['a pay cut of 4000', { amount: 4000, less: true }],
  ['500 less interest', { amount: 500, less: true }],
  ['forgot 1200 of supplies', { amount: 1200, more: true }],
  ['1000 a quarter in estimated payments', { amount: 4000 }],
  ['mortgage interest down to zero', { amount: 0, isNone: true }],
  ['without the student loan interest', { amount: 0, isNone: true }],
  ['what if i had no mortgage', { amount: 0, isNone: true }],
  ['bank interest twice as much', { amount: null, factor: 2 }],
  ['half the supplies', { factor: 0.5 }],
  ['10% more pay', { factor: 1.1 }],
  ['my pay 20 percent lower', { factor: 0.8 }],
  ['a 5% raise', { factor: 1.05 }],
  ['6000 in wages, same withholding', { amount: 6000, isNone: false }],
])('reads how much is tried: %s', (text, wanted) => {
  expect(readWish(text)).toMatchObject(wanted);
});
