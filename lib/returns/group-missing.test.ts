import { groupMissing } from './group-missing';
import type { ValidationIssue } from './schema';

const issue = (id: string): ValidationIssue => ({
  id,
  title: id,
  description: '',
  severity: 'error',
  impact: '',
  suggestedFix: '',
  estimatedRefundImpact: 0,
});

test('open questions are one issue that leads to the first of them', () => {
  const missing = { ...issue('missing:a'), description: 'Answer “A?”', href: '/interview?q=a' };
  const other = issue('name-missing:taxpayer.lastName');
  const grouped = groupMissing([missing, other, issue('missing:b'), issue('missing:c')]);
  expect(grouped.map(({ id }) => id)).toEqual(['missing', 'name-missing:taxpayer.lastName']);
  expect(grouped[0]).toMatchObject({
    title: '3 questions still need an answer',
    description: 'First: Answer “A?”',
    href: '/interview?q=a',
  });
  expect(groupMissing([other, missing])).toEqual([other, missing]);
});
