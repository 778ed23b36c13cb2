import { type ValidationIssue } from '@/lib/returns/schema';
import { isOwnAddress, sortIssues } from './summary-issue-order';

const issue = (
  id: string,
  severity: ValidationIssue['severity'],
  estimatedRefundImpact = 0,
): ValidationIssue => ({
  id,
  title: id,
  description: '',
  severity,
  impact: '',
  suggestedFix: '',
  estimatedRefundImpact,
});

test('errors come first, then dollars, then the order they came in', () => {
  const sorted = sortIssues([
    issue('info', 'info', 900),
    issue('small', 'warning', 10),
    issue('first', 'error'),
    issue('big', 'warning', 400),
    issue('second', 'error'),
  ]);
  expect(sorted.map(({ id }) => id)).toEqual(['first', 'second', 'big', 'small', 'info']);
});

test('only addresses of our own are links', () => {
  expect(isOwnAddress('/interview?q=w2')).toBe(true);
  for (const href of [
    undefined,
    '',
    'https://example.com',
    '//example.com',
    '/\\example.com',
    'javascript:alert(1)',
  ])
    expect(isOwnAddress(href)).toBe(false);
});
