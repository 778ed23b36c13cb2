import { addCents, type Cents, centsNotBelowZero, dollars, isSome, minus, plus } from '../../facts/cents';
import { type Interest } from '../../facts/interest';
import { type K1 } from '../../facts/k1';
import { blankIfZero, largerOf } from '../../engine/verbs';
import { covers } from '../coverage';
import { form, formWithCopies } from '../form';

covers(
  'interest.*.owner',
  'interest.*.payer',
  'interest.*.interest',
  'interest.*.treasuryInterest',
  'interest.*.taxExemptInterest',
  'interest.*.marketDiscount',
  'interest.*.bondPremium',
  'interest.*.treasuryBondPremium',
  'interest.*.taxExemptBondPremium',
  'interest.*.nominee',
  'interest.*.accrued',
  'interest.*.state',
  'interest.*.stateWithholding',
  'dividends.*.owner',
  'dividends.*.payer',
  'dividends.*.ordinary',
  'dividends.*.qualified',
  'dividends.*.capitalGain',
  'dividends.*.nondividend',
  'dividends.*.exemptInterest',
  'dividends.*.state',
  'dividends.*.stateWithholding',
);

/** Amount of taxable interest or ordinary dividends above which the schedule is needed. */
const limit = 1_500;

/** Boxes 1, 3 and 10 of Form 1099-INT, less premium, interest of another owner and accrued interest bought. */
function taxablePart(form: Interest): Cents {
  return centsNotBelowZero(
    minus(
      plus(form.interest, form.treasuryInterest, form.marketDiscount),
      form.bondPremium,
      form.treasuryBondPremium,
      form.nominee,
      form.accrued,
    ),
  );
}

export const makers = form('schedule-b', 'Interest and Ordinary Dividends', {
  name: 'Schedule B (Form 1040)',
  sequence: '08',
  attachedWhen: ({ get, facts }) =>
    facts.foreignAccounts.held ||
    facts.foreignAccounts.trust ||
    largerOf(get(taxableInterest), get(ordinaryDividends)) > limit ||
    facts.interest.some(
      (form) =>
        isSome(form.nominee) ||
        isSome(form.accrued) ||
        isSome(form.bondPremium) ||
        isSome(form.treasuryBondPremium),
    ),
});
export const scheduleB = makers.form;
const { money } = makers;

/** Partnerships, S corporations, estates and trusts stand among the payers (Instructions for Schedule B, lines 1 and 5). */
type PayerRow<Form> = { readonly form: Form } | { readonly share: K1 };

/** A payer that paid no taxable interest or ordinary dividends has no row. */
const listRows = <Form>(
  forms: readonly Form[],
  shares: readonly K1[],
  taxableOf: (form: Form) => Cents,
  amountOf: (share: K1) => Cents,
): PayerRow<Form>[] => [
  ...forms.filter((form) => isSome(taxableOf(form))).map((form) => ({ form })),
  ...shares.filter((share) => isSome(amountOf(share))).map((share) => ({ share })),
];

const payerOf = (row: PayerRow<{ readonly payer: string }>): string | null =>
  ('form' in row ? row.form.payer : row.share.name) || null;

const interestRows = formWithCopies(
  'schedule-b-line-1',
  'Interest by payer',
  ({ facts }) => listRows(facts.interest, facts.k1s, taxablePart, ({ interest }) => interest),
  {
    name: 'Schedule B (Form 1040), line 1',
    attachedWhen: ({ attached }) => attached(scheduleB),
  },
);
export const scheduleBInterestRows = interestRows.form;
export const interestPayer = interestRows.choice('1', 'Payer', 'List name of payer', ({ item }) =>
  payerOf(item),
);
export const interestAmount = interestRows.money('1 amount', 'Interest', 'Amount', ({ item }) =>
  dollars('form' in item ? taxablePart(item.form) : item.share.interest),
);

const dividendRows = formWithCopies(
  'schedule-b-line-5',
  'Ordinary dividends by payer',
  ({ facts }) =>
    listRows(
      facts.dividends,
      facts.k1s,
      (form) => form.ordinary,
      (share) => share.ordinaryDividends,
    ),
  { name: 'Schedule B (Form 1040), line 5', attachedWhen: ({ attached }) => attached(scheduleB) },
);
export const scheduleBDividendRows = dividendRows.form;
export const dividendPayer = dividendRows.choice('5', 'Payer', 'List name of payer', ({ item }) =>
  payerOf(item),
);
export const dividendAmount = dividendRows.money('5 amount', 'Ordinary dividends', 'Amount', ({ item }) =>
  dollars('form' in item ? item.form.ordinary : item.share.ordinaryDividends),
);

/** From the exact amounts, for the rows are rounded one by one. */
export const interestTotal = money('2', 'Interest', 'Add the amounts on line 1', ({ facts }) =>
  blankIfZero(
    dollars(
      addCents(facts.interest, taxablePart),
      addCents(facts.k1s, (k1) => k1.interest),
    ),
  ),
);

export const taxableInterest = money(
  '4',
  'Taxable interest',
  'Subtract line 3 from line 2. Enter the result here and on Form 1040 or 1040-SR, line 2b',
  ({ entry }) => entry(interestTotal),
);

export const ordinaryDividends = money(
  '6',
  'Ordinary dividends',
  'Add the amounts on line 5. Enter the total here and on Form 1040 or 1040-SR, line 3b',
  ({ facts }) =>
    blankIfZero(
      dollars(
        addCents(facts.dividends, (form) => form.ordinary),
        addCents(facts.k1s, (k1) => k1.ordinaryDividends),
      ),
    ),
);
