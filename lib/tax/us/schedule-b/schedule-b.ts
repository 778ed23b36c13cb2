import { addCents, type Cents, dollars, isSome, minus, plus, smallerCents } from '../../facts/cents';
import { type Dividend } from '../../facts/dividends';
import { type Interest } from '../../facts/interest';
import { type K1 } from '../../facts/k1';
import { addEntries, blankIfZero, largerOf } from '../../engine/verbs';
import { covers } from '../coverage';
import { form, formWithCopies } from '../form';
import { childrenDividends, qualifiedIncluded } from '../form-8814/form-8814';

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

/** Boxes 1, 3 and 10 of Form 1099-INT: what stands in the row of the payer. */
const grossPart = (form: Interest): Cents => plus(form.interest, form.treasuryInterest, form.marketDiscount);

/**
 * What is taken off below the subtotal (Instructions for Schedule B, line 1: "Nominees", "Accrued interest", and
 * "Amortizable bond premium"). Together never more than the form's own interest.
 */
function reductionsOf(form: Interest): Record<'nominee' | 'accrued' | 'premium', Cents> {
  const gross = grossPart(form);
  const nominee = smallerCents(form.nominee, gross);
  const accrued = smallerCents(form.accrued, minus(gross, nominee));
  const premium = smallerCents(
    plus(form.bondPremium, form.treasuryBondPremium),
    minus(gross, nominee, accrued),
  );
  return { nominee, accrued, premium };
}

function taxablePart(form: Interest): Cents {
  const { nominee, accrued, premium } = reductionsOf(form);
  return minus(grossPart(form), nominee, accrued, premium);
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
  paidOf: (form: Form) => Cents,
  amountOf: (share: K1) => Cents,
): PayerRow<Form>[] => [
  ...forms.filter((form) => isSome(paidOf(form))).map((form) => ({ form })),
  ...shares.filter((share) => isSome(amountOf(share))).map((share) => ({ share })),
];

const payerOf = (row: PayerRow<{ readonly payer: string }>): string | null =>
  ('form' in row ? row.form.payer : row.share.name) || null;

const interestRows = formWithCopies(
  'schedule-b-line-1',
  'Interest by payer',
  ({ facts }) => listRows(facts.interest, facts.k1s, grossPart, ({ interest }) => interest),
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
  dollars('form' in item ? grossPart(item.form) : item.share.interest),
);

/** Form 8814, line 9, stands among the payers (Instructions for Form 8814, line 9). */
type DividendRow = PayerRow<Dividend> | { readonly ofChild: number };

const dividendRows = formWithCopies(
  'schedule-b-line-5',
  'Ordinary dividends by payer',
  ({ facts, at }): DividendRow[] => [
    ...listRows(
      facts.dividends,
      facts.k1s,
      (form) => form.ordinary,
      (share) => share.ordinaryDividends,
    ),
    ...facts.childIncome.flatMap((_, copy) =>
      at(qualifiedIncluded, copy) > 0 ? [{ ofChild: at(qualifiedIncluded, copy) }] : [],
    ),
  ],
  { name: 'Schedule B (Form 1040), line 5', attachedWhen: ({ attached }) => attached(scheduleB) },
);
export const scheduleBDividendRows = dividendRows.form;
export const dividendPayer = dividendRows.choice('5', 'Payer', 'List name of payer', ({ item }) =>
  'ofChild' in item ? 'Form 8814' : payerOf(item),
);
export const dividendAmount = dividendRows.money('5 amount', 'Ordinary dividends', 'Amount', ({ item }) =>
  'ofChild' in item
    ? item.ofChild
    : dollars('form' in item ? item.form.ordinary : item.share.ordinaryDividends),
);

const makeReduction = (kind: keyof ReturnType<typeof reductionsOf>, title: string, words: string) =>
  money(`1 ${kind}`, title, `Line 1, subtract below the subtotal: “${words}”`, ({ facts }) =>
    blankIfZero(dollars(addCents(facts.interest, (form) => reductionsOf(form)[kind]))),
  );

/** What the lines between the payers and line 2 say, in the order of the instructions. */
export const nomineeInterest = makeReduction('nominee', 'Nominee distribution', 'Nominee Distribution');
export const accruedInterest = makeReduction('accrued', 'Accrued interest', 'Accrued Interest');
export const premiumAdjustment = makeReduction('premium', 'ABP adjustment', 'ABP Adjustment');

/** Only where something is taken off below it. It fits line 2 to the dollar, for each line is rounded on its own. */
export const interestSubtotal = money(
  '1 subtotal',
  'Subtotal of interest',
  'Line 1, show a subtotal of all interest listed',
  ({ entry, get }) => {
    const off = addEntries([entry(nomineeInterest), entry(accruedInterest), entry(premiumAdjustment)]);
    return off === null ? null : get(interestTotal) + off;
  },
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
  (reader) =>
    blankIfZero(
      dollars(
        addCents(reader.facts.dividends, (form) => form.ordinary),
        addCents(reader.facts.k1s, (k1) => k1.ordinaryDividends),
      ) + childrenDividends(reader),
    ),
);
