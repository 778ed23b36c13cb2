import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type FilerName, filers } from '@/tests/eval/chat/returns';
import { normalize } from '../read/tokens';
import { panelUrl, planWhatIf } from './plan-what-if';

function plan(on: FilerName, text: string) {
  const parsed = parseReturn(filers[on]);
  if (!parsed.ok) throw new Error('not a return');
  return planWhatIf({ input: filers[on], facts: parsed.facts }, normalize(text));
}
const changes = (on: FilerName, text: string) => plan(on, text).parts.flatMap((part) => part.changes);

it('understands every part, or names the one that it did not', () => {
  const both = plan('kim', 'What if I gave 2,000 to charity and put 3,000 into an HSA?');
  expect(both.parts.map(({ says }) => says)).toEqual([
    '$2,000 given to charity',
    '$3,000 contributed to a health savings account instead of $2,000',
  ]);
  expect(both.notUnderstood).toEqual([]);
  const half = plan('kim', 'What if I gave 2,000 to charity and my parrot cost me 300?');
  expect(half.notUnderstood.join()).toContain('parrot');
});

it.each([
  ['ann', 'what if I buy a house with a 300k mortgage'],
  ['ann', 'what if I paid off 5,000 of my student loans'],
] as const)('asks for the interest where only a loan is named: %s, %s', (on, text) => {
  const { parts, asks } = plan(on, text);
  expect(parts).toEqual([]);
  expect(asks.join()).toContain('interest');
});

it('takes amounts as more, as another, as a share or as none', () => {
  expect(changes('ortiz', 'what if I had 300 more interest')).toEqual([
    { path: 'interest.0.interest', value: 720 },
  ]);
  expect(changes('ruth', 'what if my property tax was 5,000 instead of 4,200')).toEqual([
    { path: 'itemized.realEstateTax', value: 5000 },
  ]);
  expect(changes('ruth', 'what if my mortgage interest doubled')).toEqual([
    { path: 'itemized.mortgages.0.interest', value: 15_800 },
  ]);
  expect(changes('ruth', "what if I hadn't sold my fund")).toEqual([{ path: 'sales', value: [] }]);
});

it('leaves out what a spouse earns, and nothing else', () => {
  const [change] = changes('ortiz', 'what if my husband stops working?');
  expect(change).toMatchObject({ path: 'w2s', value: [{ employerName: 'Northgate Clinic' }] });
});

it('says a job that is left out in whole words', () => {
  expect(plan('ann', 'what if I had no pay').parts.map(({ says }) => says)).toEqual([
    'no Form W-2 and none of its withholding',
  ]);
});

it('reads several payments on their dates', () => {
  const four = changes('ann', 'what if I made four estimated payments of 500');
  expect(four.map(({ value }) => value)).toEqual(
    ['2024-04-15', '2024-06-17', '2024-09-16', '2025-01-15'].map((date) => ({ date, amount: 500 })),
  );
});

it('asks for what it needs instead of guessing', () => {
  expect(plan('ann', 'what if I sold my stock for 9,000').asks.join()).toContain('What did you pay');
  expect(plan('ann', 'what if I got a second job').asks.join()).toContain('pay?');
  expect(plan('ann', 'what if I moved to another state').asks.join()).toContain('Which state');
});

it.each([
  ['ann', 'what if my employer withheld 200 less a month', { path: 'w2s.0.federalWithholding', value: 2600 }],
  ['ruth', 'what if my property tax went up 10%', { path: 'itemized.realEstateTax', value: 4620 }],
  ['ruth', 'what if i paid off my mortgage', { path: 'itemized.mortgages.0.interest', value: 0 }],
  ['ruth', 'what if i take 10000 out of my ira', { path: 'retirement.1' }],
  ['kim', 'what if i stop my business', { path: 'businesses.0', value: undefined }],
  [
    'kim',
    'how much less would i owe if i spent 3000 more on advertising',
    { path: 'businesses.0.expenses.advertising', value: 4500 },
  ],
  ['nora', 'what if i pay 2000 of car loan interest', { path: 'carLoans.0', value: { interest: 2000 } }],
  ['ortiz', 'what if luis gets a raise of 5000', { path: 'w2s.1.wages', value: 36_000 }],
] as const)('reads what filers mean: %s, %s', (on, text, change) => {
  expect(changes(on, text)).toMatchObject([change]);
});

it('tries the same for both spouses where a question says each or both', () => {
  expect(changes('ortiz', 'what if we each put 3000 in an ira')).toEqual([
    { path: 'adjustments.ira.0', value: { owner: 'taxpayer', traditional: 3000 } },
    { path: 'adjustments.ira.1', value: { owner: 'spouse', traditional: 3000 } },
  ]);
});

it('calculates nothing where one kind of income takes the place of another', () => {
  expect(changes('kim', 'what if i was on salary for 62000 instead of freelance')).toEqual([]);
});

it('fills in the panel', () => {
  expect(panelUrl(plan('ann', 'what if I put 4,000 in a traditional IRA').panel)).toBe(
    '/summary?ira=4000#what-if',
  );
});
