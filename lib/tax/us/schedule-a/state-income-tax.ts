import { addCents, type Cents, centsNotBelowZero, dollars, isSome, plus } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { type W2 } from '../../facts/w2';
import { covers, warn } from '../coverage';
import { stateWithholdingChange } from '../form-8958/changes';
import { countsAsStateTax, isUnclear } from './state-contributions';

covers(
  'governmentPayments.*.state',
  'governmentPayments.*.stateWithholding',
  'gambling.*.state',
  'gambling.*.stateWithholding',
  'gambling.*.localWithholding',
  'payments.otherStateWithholding',
);

/** Mandatory contributions to state funds in box 14. */
const contributionsOf = (w2: W2): Cents =>
  addCents(
    w2.box14.filter((entry) => countsAsStateTax(w2, entry)),
    (entry) => centsNotBelowZero(entry.amount),
  );

/**
 * State and local income taxes of line 5a (Instructions for Schedule A, line 5a): withheld on Forms W-2, W-2G and 1099,
 * mandatory contributions to state funds, estimated payments, and what was paid in 2024 for earlier years.
 */
export function stateIncomeTax(facts: ReturnInput): number {
  return dollars(
    addCents(facts.w2s, (w2) =>
      plus(
        addCents(w2.states, (state) => plus(state.withholding, state.localWithholding)),
        contributionsOf(w2),
      ),
    ),
    addCents(facts.interest, (form) => form.stateWithholding),
    addCents(facts.dividends, (form) => form.stateWithholding),
    addCents(facts.sales, (sale) => sale.stateWithholding),
    addCents(facts.retirement, (form) => plus(form.stateWithholding, form.localWithholding)),
    addCents(facts.governmentPayments, (form) => form.stateWithholding),
    addCents(facts.gambling, (form) => plus(form.stateWithholding, form.localWithholding)),
    addCents(facts.businesses, (business) => business.stateWithholding),
    facts.payments.otherStateWithholding,
    stateWithholdingChange(facts),
    facts.itemized.stateIncomeTaxPaid,
    facts.itemized.priorYearStateTaxPaid,
    facts.itemized.paidFamilyLeave,
  );
}

warn(
  'w2s.box14',
  'A Form W-2 has a box 14 entry that may be a mandatory contribution to a state fund. Tell us whether it is. If so, it counts as state income tax on Schedule A, line 5a.',
  ({ facts }) =>
    facts.w2s.some((w2) => w2.box14.some((entry) => isSome(entry.amount) && isUnclear(w2, entry))),
);
