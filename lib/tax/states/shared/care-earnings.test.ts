import { allYearIn, calculateForTest, wagesIn } from './calculate-for-test';

const couple = (state: string, studied: object) => ({
  filingStatus: 'mfj',
  spouse: { dateOfBirth: '1982-06-15' },
  dependents: [{ dateOfBirth: '2018-05-01', relationship: 'child', monthsInHome: 12 }],
  w2s: [wagesIn(state, 40_000)],
  residency: allYearIn(state),
  childCare: { persons: [{ dependentIndex: 0, expenses: 5_000 }], ...studied },
});

// 9 x $250: less than was paid and than each state's limit.
describe.each(['CO', 'HI', 'ID', 'OR'])('%s', (code) => {
  it('counts a spouse who studied with the federal amount of each month', () => {
    const { problems, totals } = calculateForTest(code, couple(code, { spouseStudentMonths: 9 }));
    expect(problems.filter(({ severity }) => severity === 'unsupported')).toEqual([]);
    expect(Number.isFinite(totals.stateTaxAfterNonrefundableCredits)).toBe(true);
  });
});

it('deducts that sum in Idaho', () => {
  const { lines } = calculateForTest('ID', couple('ID', { spouseStudentMonths: 9 }));
  expect(Object.values(lines).flatMap((one) => [one].flat().map((copy) => copy['B6'] ?? null))).toContain(
    2_250,
  );
});
