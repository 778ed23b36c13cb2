import { parseReturn } from '../../facts/parse-return';
import { calculateStates, type StateCalculation } from '../calculate-states';

/** For tests: one state's return of a return given as JSON, or an error that says why there is none. */
export function calculateState(code: string, input: Readonly<Record<string, unknown>>): StateCalculation {
  const parsed = parseReturn({ taxYear: 2024, filingStatus: 'single', ...input });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const found = calculateStates(parsed.facts)[code];
  if (!found) throw new Error(`No return of ${code}`);
  return found;
}

/** For tests: a Form W-2 with rows of states: `wageOf(50_000, { IN: 50_000 })`. */
export const wageOf = (
  wages: number,
  states: Readonly<Record<string, number>>,
  withholding = 0,
  owner = 'taxpayer',
): Record<string, unknown> => ({
  owner,
  wages,
  states: Object.entries(states).map(([state, amount]) => ({ state, wages: amount, withholding })),
});

/** For tests: a person born in a year. */
export const bornIn = (year: number): { dateOfBirth: string } => ({ dateOfBirth: `${year}-06-15` });
