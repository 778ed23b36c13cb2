import { plainText } from './plain-text';

it('keeps the words and drops the marks', () => {
  const markdown =
    'Your refund is **$981**.\n\n> Up to \\$2,000 \\[see\\]\n\n- [Traditional IRA](/interview?q=ira): up to $840';
  expect(plainText(markdown)).toBe(
    'Your refund is $981.\n\nUp to \\$2,000 [see]\n\n- Traditional IRA: up to $840',
  );
});
