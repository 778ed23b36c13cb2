import { calculateReturn } from '../calculate-return';
import { parseReturn } from '../facts/parse-return';
import { type ReturnInputJson } from '../facts/return-input';
import { calculateStates, type StateCalculation } from '../states/calculate-states';

type Facts = Omit<ReturnInputJson, 'taxYear' | 'filingStatus' | 'taxpayer'> &
  Partial<Pick<ReturnInputJson, 'filingStatus' | 'taxpayer'>>;

/**
 * One state's return of a single person born in 1980 who lived there all year, unless the facts say otherwise.
 * Throws where the facts don't parse or the federal return is refused.
 */
export function stateReturn(code: string, given: Facts): StateCalculation {
  const parsed = parseReturn({
    taxYear: 2024,
    filingStatus: 'single',
    taxpayer: { dateOfBirth: '1980-06-15' },
    residency: [{ state: code }],
    ...given,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const federal = calculateReturn(parsed.facts);
  if (federal.refund === null) throw new Error(JSON.stringify(federal.problems));
  const found = calculateStates(parsed.facts)[code];
  if (!found) throw new Error(`No return of ${code}`);
  return found;
}

/** Wages with the state's own row. */
export const pay = (state: string, wages: number, withholding = 0) => ({
  wages,
  states: [{ state, wages, withholding }],
});

/** Somebody who left a state for Texas, with a job before and one after. */
export const mover = (state: string, before: number, after: number) => ({
  residency: [
    { state, to: '2024-06-30' },
    { state: 'TX', from: '2024-07-01' },
  ],
  w2s: [
    { ...pay(state, before), lastDay: '2024-06-30' },
    { ...pay('TX', after), firstDay: '2024-07-01' },
  ],
});

/** Somebody from Texas who earned a part of the pay in a state. */
export const commuter = (state: string, here: number, all: number) => ({
  residency: [{ state: 'TX' }],
  w2s: [{ wages: all, states: [{ state, wages: here }] }],
});
