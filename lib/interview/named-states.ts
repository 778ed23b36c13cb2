import { firstTaxYear } from '@/lib/tax/us/edition';
import { answerOf, type Condition, type View } from './conditions';
import { formsOf } from './document-facts';

/** Lines for boxes 15 to 20 on a Form W-2. */
const rowsOfW2 = 2;

const isState = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** States of pay on Forms W-2, typed or read. */
export function statesOfWages(view: View): string[] {
  const typed = Array.from({ length: view.counts.get('w2s') ?? 0 }, (_, at) => at).flatMap((at) =>
    Array.from({ length: rowsOfW2 }, (_, row) => view.effective[`w2s.${at}.states.${row}.state`]),
  );
  const read = formsOf(view.documents, 'w2s').flatMap(({ form }) => {
    const rows = form.item['states'];
    return Array.isArray(rows) ? rows.map((row: { state?: unknown }) => row.state) : [];
  });
  return [...typed, ...read].filter(isState);
}

const known = new WeakMap<object, { address: unknown; states: ReadonlySet<string> }>();

/** States of the homes of the year, of the address, and of wages. */
function statesOfPeople(view: View): ReadonlySet<string> {
  const address = answerOf(view, 'address.state');
  // The answers of one walk are one object; after the address nothing changes which of these states there are.
  const before = known.get(view.effective);
  if (before !== undefined && before.address === address) return before.states;
  const homes = Array.from({ length: view.counts.get('residency') ?? 0 }, (_, at) =>
    answerOf(view, `residency.${at}.state`),
  ).filter(isState);
  const lived = homes.length > 0 ? homes : [address].filter(isState);
  const states = new Set([...lived, ...statesOfWages(view)].map((state) => state.toUpperCase()));
  known.set(view.effective, { address, states });
  return states;
}

const placed = ['businesses', 'farms', 'rentals', 'k1s'] as const;

/** States that the answers so far give for businesses, farms, rentals and Schedules K-1, typed or read. */
function statesOfPlaces(view: View): string[] {
  const typed = placed.flatMap((kind) =>
    Array.from({ length: view.counts.get(kind) ?? 0 }, (_, at) => view.effective[`${kind}.${at}.state`]),
  );
  const read = formsOf(view.documents, 'k1s').map(
    ({ form }) => view.effective[`documents.${form.extractionId}.state`],
  );
  return [...typed, ...read].filter(isState);
}

/** States that the answers and documents name: where people live and work, and where their income is earned. */
export function namedStates(view: View): ReadonlySet<string> {
  const states = statesOfPeople(view);
  const elsewhere = statesOfPlaces(view).filter((state) => !states.has(state));
  return elsewhere.length === 0 ? states : new Set([...states, ...elsewhere]);
}

/**
 * Asks about something of states that the answers name. Silent rather than left out otherwise: nobody wants to read
 * why 42 other states ask nothing.
 */
export const namesState =
  (...codes: readonly string[]): Condition =>
  (view) =>
    (view.taxYear === firstTaxYear &&
      answerOf(view, 'address.state') !== undefined &&
      codes.some((code) => namedStates(view).has(code))) ||
    'later';
