import { readBase, readWhy } from './read-why';

it.each([
  ['last year we got 2,800 back. what about this year?', 'refund'],
  ['in 2023 i owed about 3k. how bad is it for 2024?', 'refund'],
  ['what amount do i write on the check with the voucher', 'refund'],
  ['why do i owe when they already withheld tax', 'why-refund'],
  ["why didn't we itemize", 'line'],
  ['itemized and standard side by side', 'line'],
  ['why is there no capital gains tax on the sale', 'rate'],
  ["we sold shares at a profit and i don't see any cap gains tax, how come there's no tax", 'rate'],
  ["where's the capital gains tax on my fund sale", 'rate'],
])('"%s" asks for %s', (text, kind) => {
  expect(readWhy(text)?.kind).toBe(kind);
});

it.each([
  'why is there no tax on the gain from my house',
  'why is no tax withheld from my dividends',
  'what did i get back last year',
  'how much was withheld',
  'what is the standard deduction',
])('"%s" is not read here', (text) => {
  expect(readWhy(text)).toBeNull();
});

it('knows what a tax is figured on', () => {
  expect(readBase('why is self-employment tax figured on 52,178')).toEqual({
    form: 'schedule-se',
    line: '4a',
  });
  expect(readBase('why do i pay self-employment tax on top of income tax')).toBeNull();
});
