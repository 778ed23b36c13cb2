import { centsOf } from '../facts/cents';
import { type ReturnInput } from '../facts/return-input';
import { TaxingState } from '../facts/states/all';
import { listFilers } from '../us/filers';
import { onlyState } from './shared/days';
import { withheldFor } from './shared/payments';
import { wagesHere } from './shared/placed';
import { kindOfPerson, type ReturnKind } from './shared/residency';

export interface PlannedReturn {
  readonly code: TaxingState;
  readonly kind: ReturnKind;
}

/**
 * A nonresident of the first state takes the credit there, not at home (instructions of Form 140NR, 540NR Schedule S,
 * IT-40PNR, OR-40-N, Form 763): the home return comes first.
 */
const reversePairs = new Set([
  'AZ-CA',
  'AZ-IN',
  'AZ-OR',
  'AZ-VA',
  'CA-AZ',
  'CA-OR',
  'CA-VA',
  'IN-AZ',
  'IN-DC',
  'IN-OR',
  'OR-AZ',
  'OR-CA',
  'OR-IN',
  'OR-VA',
  'VA-AZ',
  'VA-CA',
  'VA-OR',
]);

/** Whether a nonresident return of a state takes the credit for the tax of the home state. */
export const takesReverseCredit = (nonresidentState: string, homeState: string): boolean =>
  reversePairs.has(`${nonresidentState}-${homeState}`);

/** States that the facts name: homes, and documents with wages, tax withheld or a place of business. */
function statesNamed(facts: ReturnInput): Set<string> {
  const named = new Set<string>();
  const add = (state: string) => {
    if (state !== '') named.add(state.toUpperCase());
  };
  if (facts.residency.length === 0) add(onlyState(facts));
  for (const { state } of facts.residency) add(state);
  for (const w2 of facts.w2s)
    for (const { state, withholding } of w2.states) {
      // Wages that an agreement leaves to the home state bring no return, unless tax was withheld all the same.
      const code = state.toUpperCase();
      if (centsOf(withholding) !== 0 || wagesHere({ facts, code }, w2) > 0) add(state);
    }
  for (const list of [facts.businesses, facts.rentals, facts.k1s, facts.farms])
    for (const item of list) {
      add(item.state);
      for (const { state } of item.apportionment) add(state);
    }
  for (const { stateOfProperty } of facts.sales) add(stateOfProperty);
  for (const { state, winnings } of facts.gambling) if (centsOf(winnings) !== 0) add(state);
  for (const list of [facts.retirement, facts.governmentPayments, facts.interest, facts.dividends])
    for (const { state, stateWithholding } of list) if (centsOf(stateWithholding) !== 0) add(state);
  for (const { state, kind } of facts.stateFiling) if (kind !== 'auto' && kind !== 'none') add(state);
  return named;
}

/**
 * The state returns that a return needs, in the order in which they are computed: a state whose tax another one credits
 * comes before it. Facts that name no state need none.
 */
export function planReturns(facts: ReturnInput): PlannedReturn[] {
  const planned: PlannedReturn[] = [];
  const filers = listFilers({ facts });
  for (const state of [...statesNamed(facts)].sort()) {
    const code = TaxingState.safeParse(state);
    if (!code.success) continue;
    const stated = facts.stateFiling.find((entry) => entry.state.toUpperCase() === state)?.kind ?? 'auto';
    if (stated === 'none') continue;
    const kinds = filers.map(({ owner }) => kindOfPerson(facts, state, owner));
    const kind =
      stated !== 'auto'
        ? stated
        : kinds.every((one) => one === 'nonresident')
          ? 'nonresident'
          : kinds.every((one) => one === 'resident')
            ? 'resident'
            : 'partYear';
    // A home of another kind of tax only, and nothing withheld: no return of a nonresident there.
    if (
      kind === 'nonresident' &&
      (state === 'NH' || state === 'WA') &&
      centsOf(withheldFor(facts, state)) === 0
    )
      continue;
    planned.push({ code: code.data, kind });
  }
  const homes = planned.filter(({ kind }) => kind !== 'nonresident').map(({ code }) => code);
  const rank = ({ code, kind }: PlannedReturn): number => {
    if (kind === 'resident') return 2;
    if (kind === 'partYear') return 1;
    return homes.some((home) => takesReverseCredit(code, home)) ? 3 : 0;
  };
  return planned.sort((a, b) => rank(a) - rank(b) || a.code.localeCompare(b.code));
}
