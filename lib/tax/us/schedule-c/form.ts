import { Business, listedExpenses } from '../../facts/business';
import { isSome } from '../../facts/cents';
import { type Owner } from '../../facts/owner';
import { type ReturnInput } from '../../facts/return-input';
import { type W2 } from '../../facts/w2';
import { covers, refuse } from '../coverage';
import { type CopyMakers, formWithCopies } from '../form';

covers('businesses', 'w2s.*.statutoryEmployee');

/** What one copy is about: a business, or Forms W-2 of a statutory employee, with the costs of that work or without. */
export interface Trade {
  readonly owner: Owner;
  readonly business: Business;
  /** The Forms W-2 whose wages stand on line 1; empty for a business. */
  readonly statutory: readonly W2[];
}

/** A Form W-2 without costs has no other facts. */
const noBusiness: Business = Business.parse({ id: 'statutory employee' });
const none: readonly Trade[] = [];
const noForms: readonly W2[] = [];

const statutoryForms = ({ w2s }: ReturnInput, owner: Owner): readonly W2[] =>
  w2s.filter((w2) => w2.statutoryEmployee && w2.owner === owner);

const hasReceipts = ({ income, otherIncome }: Business): boolean =>
  [income.form1099Nec, income.form1099K, income.other, otherIncome].some(isSome);

/** The business that is the work of a person's statutory Forms W-2: the one that says so, or the only one without receipts. */
function statutoryBusiness({ businesses }: ReturnInput, owner: Owner): Business | undefined {
  const own = businesses.filter((business) => business.owner === owner);
  const stated = own.find((business) => business.statutoryEmployee === true);
  if (stated) return stated;
  const open = own.filter((business) => business.statutoryEmployee === null && !hasReceipts(business));
  return open.length === 1 ? open[0] : undefined;
}

/** Statutory employees owe no self-employment tax on this work, and build no retirement plan on it. */
export const isStatutoryWork = (facts: ReturnInput, business: Business): boolean =>
  statutoryForms(facts, business.owner).length > 0 && statutoryBusiness(facts, business.owner) === business;

/** Businesses first, so that a business has the same position here as in the facts. */
export function listTrades({ facts }: { facts: ReturnInput }): readonly Trade[] {
  const alone = facts.w2s.filter(
    (w2) => w2.statutoryEmployee && statutoryBusiness(facts, w2.owner) === undefined,
  );
  if (facts.businesses.length + alone.length === 0) return none;
  return [
    ...facts.businesses.map((business): Trade => ({
      owner: business.owner,
      business,
      statutory: isStatutoryWork(facts, business) ? statutoryForms(facts, business.owner) : noForms,
    })),
    ...alone.map((w2): Trade => ({ owner: w2.owner, business: noBusiness, statutory: [w2] })),
  ];
}

refuse(
  'businesses.statutoryEmployee',
  'Statutory employee income and other income can’t be reported on the same Schedule C. Enter the other income as a separate business.',
  ({ facts }) =>
    facts.businesses.some(
      (business) =>
        business.statutoryEmployee === true && isStatutoryWork(facts, business) && hasReceipts(business),
    ),
);
refuse(
  'businesses.statutoryEmployee',
  'You marked a business as statutory employee work, but none of its owner’s Forms W-2 has the “Statutory employee” box checked, or two businesses use the same Forms W-2.',
  ({ facts }) =>
    facts.businesses.some(
      (business) => business.statutoryEmployee === true && !isStatutoryWork(facts, business),
    ),
);

/** A business without any amount leaves the return as it is. */
export function hasFigures({ business, statutory }: Trade): boolean {
  const { income, returns, costOfGoodsSold, otherIncome, expenses, vehicle, homeOffice, assets } = business;
  return (
    statutory.length > 0 ||
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
