import { parseReturn } from '../../facts/parse-return';
import { calculateReturn } from '../../calculate-return';
import { calculateStates, type StateCalculation } from '../calculate-states';

/** For tests: one state's return of a taxpayer born in 1980, unless the facts say otherwise. */
export function calculateForTest(code: string, facts: Record<string, unknown>): StateCalculation {
  const parsed = parseReturn({
    taxYear: 2024,
    filingStatus: 'single',
    taxpayer: { dateOfBirth: '1980-06-15' },
    ...facts,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const federal = calculateReturn(parsed.facts);
  if (federal.problems.some(({ severity }) => severity === 'unsupported'))
    throw new Error(JSON.stringify(federal.problems));
  const found = calculateStates(parsed.facts)[code];
  if (!found) throw new Error(`No ${code} return`);
  return found;
}

/** For tests: a Form W-2 whose wages all stand in one row of a state. */
export const wagesIn = (state: string, wages: number, more: Record<string, unknown> = {}) => ({
  wages,
  socialSecurityWages: wages,
  medicareWages: wages,
  states: [{ state, wages }],
  ...more,
});

/** For tests: a Form W-2 with wages of a state and $1,000 withheld for it, so that a return is due even under reciprocity. */
export const withheldIn = (state: string, wages: number) =>
  wagesIn(state, wages, { states: [{ state, wages, withholding: 1_000 }] });

/** For tests: a home in a state all year. */
export const allYearIn = (state: string) => [{ state, from: '2024-01-01', to: '2024-12-31' }];

/** For tests: a home in one state until June 30, 2024 (182 of 366 days), and in another from then on. */
export const movedInJuly = (from: string, to: string) => [
  { state: from, from: '2024-01-01', to: '2024-06-30' },
  { state: to, from: '2024-07-01', to: '2024-12-31' },
];
