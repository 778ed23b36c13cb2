import { splitQuestion } from './split-question';

const firstReadings = (text: string) => splitQuestion(text).map(({ readings: [first] }) => first);

it.each([
  ["what's my agi and my total income", ["what's my agi", 'my total income']],
  ['when is it due? how much is my refund', ['when is it due', 'how much is my refund']],
  ['revenue, expenses, profit', ['revenue', 'expenses', 'profit']],
  ['lines 16 and 24', ['line 16', 'line 24']],
  ['pension and the tax withheld from it', ['pension', 'the tax withheld from pension']],
  [
    'regular income tax part and self employment part, separately please',
    ['regular income tax', 'self employment'],
  ],
])('finds the things that "%s" asks for', (text, parts) => {
  expect(firstReadings(text)).toEqual(parts);
});

it('reads a part with the words that it shares with the others', () => {
  const [ordinary] = splitQuestion('ordinary and qualified dividends');
  expect(ordinary?.readings).toContain('ordinary dividends');
  const [gross] = splitQuestion('gross and net of the business');
  expect(gross?.readings).toContain('gross of the business');
  const [, after] = splitQuestion('tax before and after credits');
  expect(after?.readings).toContain('tax after credits');
});

it.each(['state and local taxes', 'how much is my refund?', 'wages of $85,000'])(
  'takes "%s" as one',
  (text) => {
    expect(splitQuestion(text)).toEqual([]);
  },
);
