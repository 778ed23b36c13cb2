import { calculateReturn } from '../../calculate-return';
import { parseReturn } from '../../facts/parse-return';

/** Warnings about the home office of a tutor with a room of 120 of 1,000 square feet. */
function warningsFor(business: { startedThisYear: boolean }, simplified: boolean): string[] {
  const parsed = parseReturn({
    taxYear: 2024,
    filingStatus: 'single',
    taxpayer: { dateOfBirth: '1980-01-01' },
    businesses: [
      {
        id: 'tutor',
        ...business,
        income: { other: 30_000 },
        homeOffice: { squareFeet: 120, totalSquareFeet: 1_000, simplified },
      },
    ],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return calculateReturn(parsed.facts)
    .problems.filter(({ path }) => path === 'businesses.homeOffice')
    .map(({ severity }) => severity);
}

test('a home office of less than a year is told that each month counts for a twelfth', () => {
  expect(warningsFor({ startedThisYear: true }, true)).toEqual(['warning']);
  expect(warningsFor({ startedThisYear: false }, true)).toEqual([]);
  expect(warningsFor({ startedThisYear: true }, false)).toEqual([]);
});
