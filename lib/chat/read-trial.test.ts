import { readTrial } from './read-trial';

it.each([
  ['what if i had only been paid forty-six thousand', 'more-pay', 46_000],
  ['supplies 5,200 instead of 4,000?', 'business-cost', 5200],
  ['mortgage interest down to zero. result?', 'mortgage', 0],
  ['wages 37k, rest the same', 'more-pay', 37_000],
  ['drop the student loan interest', 'student-loan', 0],
  ['i also drove 3,000 miles to clients. does that move the needle?', 'business-miles', 3000],
  ['same return, but $5,000 of the salary goes into the 401(k) at work. difference?', '401k', 5000],
  ['social security goes up to 24,000 → refund', 'social-security', 24_000],
  ['i sold nothing at all, suppose i had kept my shares', 'no-sale', 0],
])('knows a trial however it is put: %s', (question, lever, amount) => {
  expect(readTrial(question)).toMatchObject({ lever, wish: { amount } });
});

it.each([
  'is student loan interest deductible',
  'how much interest did we get',
  'what is the limit for an ira',
  'so i never got my w-2, what now',
  'i get paid twice a month, what is my refund',
  'i gave 300 to a gofundme, any effect?',
  'if my parents give me 10,000 is that income',
  'how much tax on selling the house for a 100,000 gain',
  'why is half of the self-employment tax taken off',
])('takes this for no trial: %s', (question) => {
  expect(readTrial(question)).toBeNull();
});
