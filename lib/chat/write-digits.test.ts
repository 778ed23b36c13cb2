import { writeDigits } from './write-digits';

it.each([
  ['forty-six thousand, not fifty', '46000, not 50'],
  ['fifty five thousand five hundred', '55500'],
  ['twelve hundred dollars', '1200 dollars'],
  ['a hundred and twenty thousand', '120000'],
  ['half a grand or five grand', '500 or 5000'],
  ['a thousand more', '1000 more'],
  ['two and a half thousand', '2500'],
  ['a couple thousand', '2000'],
  ['37k and $2.5k', '37000 and $2500'],
  ['ten percent more', '10 percent more'],
  ['my 401k and my 401(k)', 'my 401k and my 401(k)'],
  ['one of my two jobs', 'one of my two jobs'],
])('writes "%s" as "%s"', (text, digits) => {
  expect(writeDigits(text)).toBe(digits);
});
