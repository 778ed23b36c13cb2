import { filers } from '@/tests/eval/chat/returns';
import { listDocuments } from './list-documents';

it.each([2024, 2025] as const)('names the year of a return of %i in which a business started', (taxYear) => {
  const { kim } = filers;
  const input = {
    ...kim,
    taxYear,
    businesses: (kim.businesses ?? []).map((one) => ({ ...one, startedThisYear: true })),
  };
  expect(listDocuments(input, 'business').flatMap(({ rows }) => rows)).toContainEqual([
    `started in ${taxYear}`,
    'yes',
  ]);
});
