import { findOutside } from './scope';
import { asksBeyond, findUntold, isOfShop, withoutAsides } from './untold';

const isBeyond = (text: string): boolean => findUntold(text) !== null || asksBeyond(text);

it.each([
  'who founded the company i work for',
  'what is the yield of the fund these days',
  'yield on our savings in dollars per month',
  'tell me the ticker symbol of my shares',
  'my ex and i both want the house, who wins',
  'who lent us the money for school',
  'is there a fax number for the bank',
  'which of my clients was the slowest to pay',
  'what time does the day care open',
  'when is the next dividend',
  'how much is still sitting in my roth',
  'how many payments are left on the mortgage',
  'what rate does the bank give on savings',
  'how many hours went into that job',
  'what would our house go for',
  'will my pension go up in january',
  'should we sell the fund and buy gold',
  'is our nursery any good',
  'how do i find more customers',
  'does the employer give paid leave',
  'how much did he spend on beer',
  'which senators are for it',
  'what would i get in norway',
  'how come she earns more than i do',
  'how much were my wages in march',
])('no return tells "%s"', (text) => {
  expect(isBeyond(text)).toBe(true);
});

it.each([
  'who paid me interest',
  'who are my dependents',
  'what did the bank pay us in interest',
  'how much did my clients pay me in all',
  'when is my return due',
  'when did i pay the estimated tax',
  'how many children are on the return',
  'how long does an extension last',
  'where does that number come from',
  'should we itemize or take the standard deduction',
  'how much mortgage interest did the lender report',
  'is my pension taxed',
  'does my employer have to send a w-2',
  'how much did we spend on day care',
  'what did i sell the shares for',
  'will my refund be bigger if i put 2000 in an ira',
  'are my wages right on this return',
])('a return or the law may tell "%s"', (text) => {
  expect(isBeyond(text)).toBe(false);
});

it('leaves out what somebody says that they do not ask for', () => {
  expect(withoutAsides("leave my brother's taxes out of it, what was withheld from my pay")).toBe(
    'what was withheld from my pay',
  );
  expect(withoutAsides('never mind the rest')).toBe('never mind the rest');
});

it('knows the refund of a shop from that of the irs', () => {
  expect(isOfShop('the airline owes me a refund. where is it')).toBe(true);
  expect(isOfShop('where is my refund from the irs')).toBe(false);
});

it.each(['what did we make in 2023', 'refund for 2023 please', 'what did i get back two years ago'])(
  'does not answer "%s" with the figure of 2024',
  (text) => {
    expect(findOutside(text)).toBe('year');
  },
);
