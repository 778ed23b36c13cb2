import { type Cents, addCents, asCents, centsOf, exactDollars, noCents, plus } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { stateWithholdingChange } from '../../us/form-8958/changes';
import { onlyState } from './days';

const isHere = (state: string, code: string) => state.toUpperCase() === code;

/** Income tax of a state withheld on all documents that name it; documents that name none count for the only home. */
export function withheldFor(facts: ReturnInput, code: string): Cents {
  const unnamed = homeOfUnnamed(facts) === code;
  const mine = (state: string) => isHere(state, code) || (state === '' && unnamed);
  const of = <T extends { state: string; stateWithholding: Cents }>(items: readonly T[]) =>
    addCents(items, ({ state, stateWithholding }) => (mine(state) ? stateWithholding : noCents));
  return plus(
    addCents(facts.w2s, (w2) =>
      addCents(w2.states, (row) => (isHere(row.state, code) ? row.withholding : noCents)),
    ),
    of(facts.retirement),
    of(facts.interest),
    of(facts.dividends),
    of(facts.governmentPayments),
    of(facts.gambling),
    of(facts.businesses),
    addCents(facts.sales, (sale) => (mine(sale.stateOfProperty) ? sale.stateWithholding : noCents)),
    unnamed ? stateWithholdingChange(facts) : noCents,
  );
}

/** The state of people who lived in one all year; empty for everybody else. */
function homeOfUnnamed(facts: ReturnInput): string {
  if (facts.residency.length === 0) return onlyState(facts);
  const [first] = facts.residency;
  return facts.residency.every(({ state }) => state === first?.state)
    ? (first?.state.toUpperCase() ?? '')
    : '';
}

/** Local tax withheld on Forms W-2 (box 19) in rows of a state. */
export const localWithheldFor = (facts: ReturnInput, code: string): Cents =>
  addCents(facts.w2s, (w2) =>
    addCents(w2.states, (row) => (isHere(row.state, code) ? row.localWithholding : noCents)),
  );

/** Estimated payments, last year's overpayment, and what was paid with an extension. */
export function paidTo(facts: ReturnInput, code: string) {
  let estimated = 0;
  let applied = 0;
  let extension = 0;
  let otherWithholding = 0;
  for (const entry of facts.statePayments) {
    if (!isHere(entry.state, code)) continue;
    for (const { amount } of entry.estimated) estimated += centsOf(amount);
    applied += centsOf(entry.priorYearOverpayment);
    extension += centsOf(entry.withExtension);
    otherWithholding += centsOf(entry.realEstateWithholding) + centsOf(entry.pteWithholding);
  }
  return {
    estimated: asCents(estimated),
    applied: asCents(applied),
    extension: asCents(extension),
    otherWithholding: asCents(otherWithholding),
  };
}

/** What the filer wants applied to next year, and gives to funds, out of a state's refund. */
export function refundElections(facts: ReturnInput, code: string) {
  let applied = 0;
  let donated = 0;
  for (const entry of facts.stateRefund) {
    if (!isHere(entry.state, code)) continue;
    applied += centsOf(entry.applyToNextYear) + centsOf(entry.to529);
    for (const { amount } of entry.donateToFunds) donated += centsOf(amount);
  }
  return { applied: asCents(applied), donated: asCents(donated) };
}

/** Purchases without sales tax, for the use tax line. */
export const untaxedPurchases = (facts: ReturnInput, code: string): Cents =>
  addCents(facts.useTax, (entry) =>
    isHere(entry.state, code) ? addCents(entry.purchases, ({ amount }) => amount) : noCents,
  );

/**
 * Use tax of a state at one rate: on each purchase, less the sales tax that another state took on it. Whole dollars; null
 * where there is none.
 */
export function useTaxDue(facts: ReturnInput, code: string, rate: number): number | null {
  let due = 0;
  for (const { state, purchases } of facts.useTax)
    if (isHere(state, code))
      for (const { amount, taxPaid } of purchases)
        due += Math.max(0, exactDollars(amount) * rate - exactDollars(taxPaid));
  return due === 0 ? null : due;
}

/** Contributions to college savings plans of a state (rollovers apart), by their owner; null: of both. */
export const contributed529 = (
  facts: ReturnInput,
  code: string | null,
  owner: 'taxpayer' | 'spouse' | null,
): Cents =>
  addCents(facts.education529, (entry) =>
    (code === null || isHere(entry.state, code)) &&
    (owner === null || entry.owner === owner) &&
    entry.kind !== 'able'
      ? entry.contributed
      : noCents,
  );
