import { checkReply } from './check-reply';
import type { ToolResult } from './tools/tool';

const results: ToolResult[] = [
  {
    data: {
      balance: 981,
      figures: { totalTax: 4019, withheld: 5000 },
      effectiveRate: 0.08038,
      deadline: 'April 15, 2025',
      text: 'The rate is 67 cents and at most $2,500 counts.',
    },
    citations: [{ form: '1040', line: '24', label: 'Total tax', url: '/summary' }],
  },
];

it('keeps what tools gave', () => {
  const text =
    'Your refund is $981. Your total tax is $4,019 (line 24), which is 8.0% of your income. File by April 15. At most $2,500 counts.';
  expect(checkReply(text, results)).toEqual({ text, removed: [] });
});

it.each([
  ['an amount', 'You will save $1,234 with this.'],
  ['an amount in thousands', 'You will save about $12k with this.'],
  ['a bare number', 'That makes 12,345 in the end.'],
  ['a percentage', 'You pay 22% on it.'],
  ['a date', 'The deadline is June 3, 2025.'],
  ['another year for a date', 'The deadline is April 15, 2027.'],
  ['a line', 'See line 37 of Form 1040.'],
  ['another figure of the return as the refund', 'Your refund is $5,000.'],
])('takes out %s that no tool gave', (_, sentence) => {
  const kept = 'Your total tax is $4,019, and that stands on line 24 of the return as it was calculated.';
  const checked = checkReply(`${kept} ${sentence}`, results);
  expect(checked.removed).toEqual([sentence]);
  expect(checked.text).toBe(kept);
});

it('gives up a reply of which too little holds', () => {
  expect(checkReply('You get $9,000. You owe $8,000. It is $7,000. Fine.', results).text).toBeNull();
});
