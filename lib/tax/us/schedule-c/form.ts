import { Business, listedExpenses } from '../../facts/business';
import { isSome } from '../../facts/cents';
import { type Owner } from '../../facts/owner';
import { type ReturnInput } from '../../facts/return-input';
import { type W2 } from '../../facts/w2';
import { covers } from '../coverage';
import { type CopyMakers, formWithCopies } from '../form';

covers('businesses', 'w2s.*.statutoryEmployee');

/** What one copy is about: a business, or the Form W-2 of a statutory employee. */
export interface Trade {
  readonly owner: Owner;
  readonly business: Business;
  /** The Form W-2 whose wages stand on line 1; null for a business. */
  readonly statutory: W2 | null;
}

/** A statutory employee's copy has no facts but the Form W-2. */
const noBusiness: Business = Business.parse({ id: 'statutory employee' });
const none: readonly Trade[] = [];

/** Businesses first, so that a business has the same position here as in the facts. */
export function listTrades({ facts }: { facts: ReturnInput }): readonly Trade[] {
  const statutory = facts.w2s.filter((w2) => w2.statutoryEmployee);
  if (facts.businesses.length + statutory.length === 0) return none;
  return [
    ...facts.businesses.map((business): Trade => ({ owner: business.owner, business, statutory: null })),
    ...statutory.map((w2): Trade => ({ owner: w2.owner, business: noBusiness, statutory: w2 })),
  ];
}

/** A business without any amount leaves the return as it is. */
export function hasFigures({ business, statutory }: Trade): boolean {
  const { income, returns, costOfGoodsSold, otherIncome, expenses, vehicle, homeOffice, assets } = business;
  return (
    statutory !== null ||
    vehicle !== null ||
    homeOffice !== null ||
    assets.length + expenses.other.length > 0 ||
    [income.form1099Nec, income.form1099K, income.other, returns, costOfGoodsSold, otherIncome].some(
      isSome,
    ) ||
    listedExpenses.some((name) => isSome(expenses[name]))
  );
}

const all: CopyMakers<Trade> = formWithCopies('schedule-c', 'Profit or Loss From Business', listTrades, {
  name: 'Schedule C (Form 1040)',
  sequence: '09',
  attachedWhen: ({ item }) => hasFigures(item),
});
export const { form: scheduleCForm, ...makers } = all;
