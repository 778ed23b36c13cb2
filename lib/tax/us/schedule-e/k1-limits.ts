import { type Cents, dollars, isSome, plus } from '../../facts/cents';
import { type K1 } from '../../facts/k1';
import { roundHalfUp } from '../../engine/rounding';
import { blankIfZero, largerOf, notBelowZero, smallerOf } from '../../engine/verbs';
import { covers } from '../coverage';
import { type CopyMakers, formWithCopies, type TaxReader } from '../form';
import { amountAtRisk, resultOfActivity } from '../form-6198/form-6198';
import { tradedShare } from './shares';

covers('k1s.*.basis');

/**
 * Losses of one Schedule K-1 up to basis (IRC 704(d), 1366(d)) and to the amount at risk (IRC 465), in that order. What
 * is left over waits for a later year.
 */
const makers: CopyMakers<K1> = formWithCopies(
  'k1-limits',
  'Basis and at-risk limits for Schedules K-1',
  ({ facts }) => facts.k1s,
  {
    name: 'Basis and at-risk limits for Schedules K-1',
    kind: 'rules',
    source: 'Instructions for Schedule K-1 (Form 1065) and Form 7203 (2024); Form 6198, Part II',
  },
);
export const k1Limits = makers.form;
const { money } = makers;

export const gainOf = (amount: Cents): number => notBelowZero(dollars(amount));
export const lossOf = (amount: Cents): number => notBelowZero(-dollars(amount));

/** Short-term and long-term gains and losses stand together (Form 7203, lines 3g and 38). */
export const capitalResultOf = (k1: K1): Cents => plus(k1.shortTermGain, k1.longTermGain);

/** What the corporation owed on the shareholder's loans at the start of the year: no less than their basis. */
export const loanBalanceOf = ({ debtBeginning, debtFaceBeginning }: NonNullable<K1['basis']>): number =>
  largerOf(dollars(debtFaceBeginning), dollars(debtBeginning));

/** Losses and deductions besides boxes 1 to 3, which share the same basis. */
export const otherLossesOf = (k1: K1): number =>
  lossOf(capitalResultOf(k1)) +
  lossOf(k1.section1231Gain) +
  lossOf(k1.section1256) +
  dollars(k1.section179, k1.charityCash, k1.charityNoncash, k1.investmentInterest) +
  dollars(k1.royaltyDeductions, k1.foreignTaxPaid);

/** Income that raises basis (Form 7203, line 4). Guaranteed payments are pay, no share of profit. */
export const incomeOf = (k1: K1): number =>
  gainOf(k1.ordinaryIncome) +
  gainOf(k1.rentalIncome) +
  gainOf(k1.otherRentalIncome) +
  gainOf(capitalResultOf(k1)) +
  gainOf(k1.section1231Gain) +
  gainOf(k1.section1256) +
  dollars(k1.interest) +
  dollars(k1.ordinaryDividends) +
  dollars(k1.royalties) +
  (k1.basis ? dollars(k1.taxExemptInterest, k1.basis.otherTaxExemptIncome) : 0);

export const incomeForBasis = money(
  'income',
  'Income that increases basis',
  'Income items on the Schedule K-1, including tax-exempt income',
  ({ item }) => incomeOf(item),
);

export const basisBeforeDistributions = money(
  'before distributions',
  'Basis before distributions',
  'Beginning basis, plus contributions, new partnership debt, and income',
  ({ item: { basis }, get }) =>
    basis === null
      ? null
      : dollars(basis.beginning) +
        dollars(basis.contributions) +
        dollars(basis.debtShareEnd) -
        dollars(basis.debtShareBeginning) +
        get(incomeForBasis),
);

export const basisAfterDistributions = money(
  'after distributions',
  'Basis after distributions',
  'Basis minus distributions, but not below zero',
  ({ item: { basis }, get }) =>
    basis === null ? null : notBelowZero(get(basisBeforeDistributions) - dollars(basis.distributions)),
);

/** A distribution of an S corporation beyond the basis of the stock is a capital gain (IRC 1368(b)(2); Form 7203, line 6). */
export const gainFromDistributions = money(
  'distributions beyond basis',
  'Distributions beyond basis',
  'Distributions over stock basis, reported as a gain on Form 8949',
  ({ item: { basis, entity }, get }) =>
    basis === null || entity !== 'sCorporation'
      ? null
      : blankIfZero(notBelowZero(dollars(basis.distributions) - get(basisBeforeDistributions))),
);

/** Form 7203, line 10; without debts to the shareholder, all there is to lose. */
export const basisForLosses = money(
  'for losses',
  'Basis before losses',
  'Basis after distributions minus nondeductible expenses, but not below zero',
  ({ item: { basis }, get }) =>
    basis === null ? null : notBelowZero(get(basisAfterDistributions) - dollars(basis.nondeductibleExpenses)),
);

/** Boxes 1 to 3 of this year below zero, and what was left of earlier years. */
export const lossParts = ({ ordinaryIncome, rentalIncome, otherRentalIncome, basis }: K1) => ({
  ordinary: lossOf(ordinaryIncome) + (basis ? dollars(basis.suspendedLoss) : 0),
  rental: lossOf(rentalIncome) + (basis ? dollars(basis.suspendedRentalLoss) : 0),
  otherRental: lossOf(otherRentalIncome),
});

export const lossesBeforeLimits = money(
  'losses',
  'Losses before limits',
  'Losses in boxes 1 to 3, plus earlier losses you couldn’t deduct for lack of basis',
  ({ item }) => {
    const { ordinary, rental, otherRental } = lossParts(item);
    return ordinary + rental + otherRental;
  },
);

/** What raises or lowers basis this year when it is a net gain restores the shareholder's loans first. */
export const debtRestored = money(
  'debt restored',
  'Debt basis restored',
  'Net increase for the year, up to the amount by which earlier losses reduced debt basis',
  ({ item, get }) => {
    const { basis } = item;
    if (basis === null || item.entity !== 'sCorporation') return null;
    const increase =
      get(incomeForBasis) -
      dollars(basis.distributions) -
      dollars(basis.nondeductibleExpenses) -
      get(lossesBeforeLimits) -
      otherLossesOf(item);
    const missing = loanBalanceOf(basis) - dollars(basis.debtBeginning);
    return smallerOf(notBelowZero(increase), notBelowZero(missing));
  },
);

/** Form 7203, line 24: basis of the loans before they are repaid. */
export const debtBeforeRepayment = money(
  'debt before repayment',
  'Debt basis before repayment',
  'Beginning debt basis, plus new loans and basis restored',
  ({ item: { basis }, get }) =>
    basis === null ? null : dollars(basis.debtBeginning) + dollars(basis.debtAdded) + get(debtRestored),
);

/** Form 7203, line 26: a repayment of a loan with less basis than face is in part a gain. */
export const untaxedRepayment = money(
  'untaxed repayment',
  'Nontaxable repayment',
  'Repayment times debt basis divided by the loan balance',
  ({ item: { basis }, get }) => {
    if (basis === null) return null;
    const face = loanBalanceOf(basis) + dollars(basis.debtAdded);
    const repaid = dollars(basis.debtRepaid);
    return face === 0 ? 0 : roundHalfUp((repaid * smallerOf(get(debtBeforeRepayment), face)) / face);
  },
);

/** Form 7203, line 34: what a repayment brings beyond the basis of the loan. */
export const repaymentGain = money(
  'repayment gain',
  'Gain on loan repayments',
  'Repayment minus the nontaxable part',
  ({ item: { basis, entity }, get }) =>
    basis === null || entity !== 'sCorporation'
      ? null
      : blankIfZero(notBelowZero(dollars(basis.debtRepaid) - get(untaxedRepayment))),
);

/** Form 7203, line 29. Expenses that the stock could not bear come off here. */
export const debtForLosses = money(
  'debt for losses',
  'Debt basis before losses',
  'Debt basis minus repayments and expenses over stock basis',
  ({ item: { basis, entity }, get }) => {
    if (basis === null || entity !== 'sCorporation') return null;
    const excess = notBelowZero(dollars(basis.nondeductibleExpenses) - get(basisAfterDistributions));
    return notBelowZero(get(debtBeforeRepayment) - get(untaxedRepayment) - excess);
  },
);

/** The basis of the stock without what went to restore the loans. */
export const stockForLosses = money(
  'stock for losses',
  'Stock or partnership basis for losses',
  'Basis before losses minus debt basis restored',
  ({ get, entry }) =>
    entry(basisForLosses) === null ? null : notBelowZero(get(basisForLosses) - get(debtRestored)),
);

/** Every deduction has a part in the basis; refused where others would be cut as well. */
export const lossesWithinBasis = money(
  'within basis',
  'Losses within basis',
  'Losses in boxes 1 to 3, up to basis',
  ({ item, get, entry }) =>
    entry(stockForLosses) === null
      ? get(lossesBeforeLimits)
      : smallerOf(
          get(lossesBeforeLimits),
          notBelowZero(get(stockForLosses) + get(debtForLosses) - otherLossesOf(item)),
        ),
);

/** Form 6198 takes off what the loss of line 5 has beyond the amount at risk; losses up to the income of the share stay. */
const lossesAllowed = money(
  'allowed',
  'Losses after basis and at-risk limits',
  'Losses within basis, minus amounts not at risk',
  ({ get, at, copy }) =>
    get(lossesWithinBasis) - notBelowZero(-at(resultOfActivity, copy) - at(amountAtRisk, copy)),
);

/** Losses that wait, by share of all losses; roundings are carried on, so that the parts add up. */
function allowedParts(
  reader: TaxReader,
  k1: K1,
  copy: number,
): Record<'ordinary' | 'rental' | 'otherRental', number> {
  const parts = lossParts(k1);
  const all = parts.ordinary + parts.rental + parts.otherRental;
  const allowed = reader.at(lossesAllowed, copy);
  if (all === 0 || allowed === all) return parts;
  const ordinary = roundHalfUp((allowed * parts.ordinary) / all);
  const both = roundHalfUp((allowed * (parts.ordinary + parts.rental)) / all);
  return { ordinary, rental: both - ordinary, otherRental: allowed - both };
}

/** Deductions in box 9 of Form 1041 belong to the business, or else to a rental. */
function directDeductionOf(k1: K1, part: 'ordinary' | 'rental' | 'otherRental'): number {
  if (!isSome(k1.directDeductions)) return 0;
  const owner = isSome(k1.ordinaryIncome)
    ? 'ordinary'
    : isSome(k1.otherRentalIncome) && !isSome(k1.rentalIncome)
      ? 'otherRental'
      : 'rental';
  return owner === part ? dollars(k1.directDeductions) : 0;
}

export const ordinaryAfterLimits = money(
  'ordinary',
  'Business income after basis and at-risk limits',
  'Ordinary business income or loss after the basis and at-risk limits',
  (reader) =>
    gainOf(reader.item.ordinaryIncome) -
    allowedParts(reader, reader.item, reader.copy).ordinary -
    directDeductionOf(reader.item, 'ordinary'),
);

export const rentalAfterLimits = money(
  'rental',
  'Rental real estate income after basis and at-risk limits',
  'Rental real estate income or loss after the basis and at-risk limits',
  (reader) =>
    gainOf(reader.item.rentalIncome) -
    allowedParts(reader, reader.item, reader.copy).rental -
    directDeductionOf(reader.item, 'rental'),
);

export const otherRentalAfterLimits = money(
  'other rental',
  'Other rental income after basis and at-risk limits',
  'Other rental income or loss after the basis and at-risk limits',
  (reader) =>
    gainOf(reader.item.otherRentalIncome) -
    allowedParts(reader, reader.item, reader.copy).otherRental -
    directDeductionOf(reader.item, 'otherRental'),
);

/** Of a traded partnership: it waits for later income of the same one, or for the sale of all of it. */
export const waitingLoss = money(
  'traded loss',
  'Suspended publicly traded partnership loss',
  'Loss over this year’s income from the same publicly traded partnership, carried to 2025',
  (reader) =>
    reader.item.publiclyTraded && !reader.item.soldEntirely
      ? blankIfZero(tradedShare(reader, reader.item, reader.copy).waiting)
      : null,
);
