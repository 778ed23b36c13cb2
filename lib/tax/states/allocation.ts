import { type Cents, centsOf } from '../facts/cents';
import { type Owner } from '../facts/owner';
import { type ReturnInput } from '../facts/return-input';
import { type W2 } from '../facts/w2';
import { planReturns } from './plan-returns';
import { shareWithin, staysIn } from './shared/days';
import { type Place, sourced, undated, wagesHere } from './shared/placed';
import { isReciprocal } from './shared/reciprocity';

/** Why an amount belongs to a state, in the order in which the rules are tried. */
export type AllocationReason =
  'home' | 'agreement' | 'workDays' | 'documents' | 'dayOfSale' | 'place' | 'daysOfHome' | 'nothing';

export interface AllocationRow {
  readonly kind:
    'wages' | 'interest' | 'dividends' | 'sale' | 'pension' | 'benefits' | 'unemployment' | 'rent';
  /** Of the employer, payer or property; empty where no document names one. */
  readonly name: string;
  readonly owner: Owner;
  /** Whole dollars. */
  readonly amount: number;
  readonly parts: readonly AllocationPart[];
}

export interface AllocationPart {
  readonly state: string;
  /** Whole dollars. States may both tax the same dollar: parts can add up to more than the amount. */
  readonly amount: number;
  readonly reason: AllocationReason;
}

interface Item extends Omit<AllocationRow, 'amount' | 'parts'> {
  readonly cents: number;
  readonly here: (place: Place) => { share: number; reason: AllocationReason };
}

const residency = (place: Place, owner: Owner) => {
  const share = undated(place, owner);
  return { share, reason: share >= 1 ? 'home' : share > 0 ? 'daysOfHome' : 'nothing' } as const;
};

function wagesOf(place: Place, w2: W2): { share: number; reason: AllocationReason } {
  const { facts, code } = place;
  const share = wagesHere(place, w2);
  const lived = undated(place, w2.owner);
  if (lived >= 1) return { share, reason: 'home' };
  const isNamed = w2.states.some(({ state }) => state.toUpperCase() === code);
  if (share === 0) {
    const homes = facts.residency.length === 0 ? [facts.address] : facts.residency;
    const agreed = isNamed && homes.some(({ state }) => isReciprocal(code, state.toUpperCase()));
    return { share, reason: agreed ? 'agreement' : 'nothing' };
  }
  const byDays = facts.stateFiling.some(
    ({ state, workDays }) => state.toUpperCase() === code && workDays !== null,
  );
  if (lived === 0 && byDays) return { share, reason: 'workDays' };
  return { share, reason: isNamed ? 'documents' : 'daysOfHome' };
}

const sourcedBy = (owner: Owner, source: string) => (place: Place) =>
  source !== '' && source.toUpperCase() === place.code
    ? { share: sourced(place, owner, source), reason: 'place' as const }
    : residency(place, owner);

function itemsOf(facts: ReturnInput): Item[] {
  const undatedItem = (kind: Item['kind'], name: string, owner: Owner, amount: Cents): Item => ({
    kind,
    name,
    owner,
    cents: centsOf(amount),
    here: (place) => residency(place, owner),
  });
  return [
    ...facts.w2s.map((w2): Item => ({
      kind: 'wages',
      name: w2.employerName,
      owner: w2.owner,
      cents: centsOf(w2.wages),
      here: (place) => wagesOf(place, w2),
    })),
    ...facts.interest.map((one) => undatedItem('interest', one.payer, one.owner, one.interest)),
    ...facts.dividends.map((one) => undatedItem('dividends', one.payer, one.owner, one.ordinary)),
    ...facts.sales.map((sale): Item => ({
      kind: 'sale',
      name: sale.description,
      owner: sale.owner,
      cents: centsOf(sale.proceeds) - centsOf(sale.basis) + centsOf(sale.adjustment),
      here: (place) => {
        if (sale.stateOfProperty.toUpperCase() === place.code) return { share: 1, reason: 'place' };
        const share = shareWithin(
          { from: sale.sold, to: sale.sold },
          staysIn(place.facts, place.code, sale.owner),
        );
        return { share, reason: share > 0 ? 'dayOfSale' : 'nothing' };
      },
    })),
    ...facts.retirement.map((one) =>
      undatedItem('pension', one.payer, one.owner, one.taxableAmount ?? one.grossDistribution),
    ),
    ...facts.socialSecurity.map((one) => undatedItem('benefits', '', one.owner, one.netBenefits)),
    ...facts.governmentPayments.map((one): Item => ({
      kind: 'unemployment',
      name: '',
      owner: one.owner,
      cents: centsOf(one.unemployment),
      here: sourcedBy(one.owner, one.state),
    })),
    ...facts.rentals.map((one): Item => ({
      kind: 'rent',
      name: one.address,
      owner: one.owner,
      cents: centsOf(one.rents),
      here: sourcedBy(one.owner, one.state),
    })),
  ];
}

/**
 * How income of the year is divided among the states, with the reason of each part: what movers and nonresidents check
 * before they file. Empty where one state, or none, takes everything. Amounts of the year as documents say them; the
 * forms apply their own additions and limits to them.
 */
export function listAllocation(facts: ReturnInput): AllocationRow[] {
  const planned = planReturns(facts);
  if (planned.every(({ kind }) => kind === 'resident')) return [];
  return itemsOf(facts)
    .filter(({ cents }) => cents !== 0)
    .map(({ cents, here, ...item }) => ({
      ...item,
      amount: Math.round(cents / 100),
      parts: planned.map(({ code }) => {
        const { share, reason } = here({ facts, code });
        return { state: code, amount: Math.round((cents * share) / 100), reason };
      }),
    }));
}
