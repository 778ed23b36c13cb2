import { roundHalfUp } from '../../engine/rounding';
import { sum } from '../../engine/verbs';
import { type Line } from '../../engine/line';
import { asCents, centsOf, dollars } from '../../facts/cents';
import { type Retirement } from '../../facts/retirement';
import { type W2 } from '../../facts/w2';
import { ownedBy } from '../../us/filers';
import { type TaxReader } from '../../us/form';
import { propertyResult } from '../../us/schedule-e/properties';
import { bonusDifference } from '../shared/depreciation';
import { exemptInterestFor } from '../shared/own-state';
import { isAtLeast } from '../shared/people';
import { shareWithin, staysIn } from '../shared/days';
import {
  businessPieces,
  farmPieces,
  gamblingPieces,
  type Piece,
  type Pieces,
  type Place,
  sourced,
  supplementalPieces,
  undated,
  wagesHere,
} from '../shared/placed';
import { categoryMakers, type CategoryReader, income } from './form';
import { sharesOf } from './shares';

const placeOf = ({ facts }: Pick<CategoryReader, 'facts'>): Place => ({ facts, code: 'NJ' });

/** Deferrals that New Jersey taxes: all but those of plans under section 401(k) (N.J.S.A. 54A:6-21). */
const taxedDeferrals = new Set(['E', 'F', 'G', 'H', 'S']);

/** Cents of a Form W-2 as New Jersey counts them: box 16 of its own rows, or box 1 with the deferrals it taxes. */
function wagesOf(w2: W2): { own: number; whole: number; others: boolean } {
  let own = 0;
  let others = false;
  for (const { state, wages } of w2.states)
    if (state.toUpperCase() === 'NJ') own += centsOf(wages);
    else if (state !== '') others = true;
  let whole = centsOf(w2.wages);
  for (const { code, amount } of w2.box12) if (taxedDeferrals.has(code)) whole += centsOf(amount);
  return { own, whole: own > 0 && !others ? own : Math.max(own, whole), others };
}
function wagesIn(reader: CategoryReader, everywhere: boolean): number {
  const { facts, item } = reader;
  const byDays =
    (facts.stateFiling.find(({ state }) => state.toUpperCase() === 'NJ')?.workDays ?? null) !== null;
  return sum(
    ownedBy(facts.w2s, item.owner).map((w2) => {
      const { own, whole, others } = wagesOf(w2);
      if (everywhere) return whole;
      const share = wagesHere(placeOf(reader), w2);
      // An agreement may leave a part of the row to Pennsylvania.
      return own > 0 && share > 0 && !byDays && (share < 1 || !others)
        ? Math.min(own, whole * share)
        : whole * share;
    }),
  );
}

const piecesIn = (reader: CategoryReader, pieces: Pieces, everywhere: boolean): number =>
  sum(
    pieces(reader as unknown as TaxReader, placeOf(reader))
      .filter(({ owner }) => owner === reader.item.owner)
      .map(({ amount, here }) => amount * (everywhere ? 1 : here)),
  );
const rentalPieces: Pieces = (reader, place): Piece[] => {
  const shares = supplementalPieces(reader, place);
  return reader.facts.rentals.map((rental, i) => ({
    owner: rental.owner,
    amount: reader.at(propertyResult, i),
    here: shares[i]?.here ?? 0,
    home: shares[i]?.home ?? 0,
  }));
};

/** Cents of interest and exempt interest that New Jersey taxes: not of the United States, nor of New Jersey itself. */
function interestOf(reader: CategoryReader): number {
  const { facts, item } = reader;
  const forms = ownedBy(facts.interest, item.owner);
  let cents = centsOf(exemptInterestFor({ ...facts, interest: forms, dividends: [] }, 'NJ').others.interest);
  for (const form of forms)
    if (form.kind !== 'usObligation')
      cents +=
        centsOf(form.interest) +
        centsOf(form.marketDiscount) -
        centsOf(form.bondPremium) -
        centsOf(form.nominee) -
        centsOf(form.accrued) -
        centsOf(form.earlyWithdrawalPenalty);
  return Math.max(0, cents);
}
function dividendsOf(reader: CategoryReader): number {
  const { facts, item } = reader;
  const forms = ownedBy(facts.dividends, item.owner);
  let cents = centsOf(exemptInterestFor({ ...facts, interest: [], dividends: forms }, 'NJ').others.dividends);
  for (const { ordinary, usObligationPercent } of forms)
    cents += centsOf(ordinary) * (1 - (usObligationPercent ?? 0));
  return cents;
}
function gainsIn(reader: CategoryReader, everywhere: boolean): number {
  const { facts, item } = reader;
  const stays = staysIn(facts, 'NJ', item.owner);
  const place = placeOf(reader);
  let cents = 0;
  for (const sale of ownedBy(facts.sales, item.owner)) {
    const result =
      centsOf(sale.proceeds) - centsOf(sale.adjustedBasisState ?? sale.basis) + centsOf(sale.adjustment);
    if (result < 0 && sale.personalUse) continue;
    const atHome = shareWithin({ from: sale.sold, to: sale.sold }, stays);
    cents += result * (everywhere || sale.stateOfProperty.toUpperCase() === 'NJ' ? 1 : atHome);
  }
  for (const { capitalGain } of ownedBy(facts.dividends, item.owner))
    cents += centsOf(capitalGain) * (everywhere ? 1 : undated(place, item.owner));
  return cents;
}

/** Military and railroad pensions are exempt, and disability pensions before 65. */
const isExempt = ({ facts, item }: CategoryReader, { planKind }: Retirement): boolean =>
  planKind === 'military' ||
  planKind === 'railroad' ||
  (planKind === 'disability' && !isAtLeast(facts, item.person, 65));

const pensionShare = (reader: CategoryReader): number => {
  const forms = ownedBy(reader.facts.retirement, reader.item.owner);
  const cents = (list: readonly Retirement[]) =>
    sum(list.map(({ taxableAmount, grossDistribution }) => centsOf(taxableAmount ?? grossDistribution)));
  const all = cents(forms);
  return all === 0 ? 1 : 1 - cents(forms.filter((form) => isExempt(reader, form))) / all;
};

/** Meals count in full where the federal form takes half (NJ-1040 Instructions, line 18). */
const mealsIn = (reader: CategoryReader, everywhere: boolean): number =>
  sum(
    ownedBy(reader.facts.businesses, reader.item.owner).map(
      ({ expenses, state }) =>
        (centsOf(expenses.meals) / 200) *
        (everywhere ? 1 : sourced(placeOf(reader), reader.item.owner, state)),
    ),
  );

const fromCents = (cents: number): number => dollars(asCents(Math.round(cents)));
type Rule = (reader: CategoryReader, everywhere: boolean) => number;

/** A category everywhere (a) and as far as it belongs to New Jersey (b). */
function category(number: string, label: string, rule: Rule): { all: Line<number>; here: Line<number> } {
  return {
    all: categoryMakers.money(`${number}a`, label, `${label}, everywhere`, (reader) => rule(reader, true)),
    here: categoryMakers.money(`${number}b`, `${label}, New Jersey`, `${label}, New Jersey part`, (reader) =>
      rule(reader, false),
    ),
  };
}
const byDays =
  (cents: (reader: CategoryReader) => number): Rule =>
  (reader, everywhere) =>
    fromCents(cents(reader) * (everywhere ? 1 : undated(placeOf(reader), reader.item.owner)));

export const categories = {
  wages: category('15', 'Wages', (reader, everywhere) => fromCents(wagesIn(reader, everywhere))),
  interest: category('16', 'Interest', byDays(interestOf)),
  dividends: category('17', 'Dividends', byDays(dividendsOf)),
  business: category(
    '18',
    'Business',
    (reader, everywhere) =>
      piecesIn(reader, businessPieces, everywhere) +
      piecesIn(reader, farmPieces, everywhere) +
      // No bonus depreciation (N.J.S.A. 54A:5-1.2; Worksheet GIT-DEP).
      bonusDifference(reader.facts, reader.item.owner, ['businesses', 'farms']) -
      mealsIn(reader, everywhere),
  ),
  gains: category('19', 'Gains', (reader, everywhere) => fromCents(gainsIn(reader, everywhere))),
  pensions: category('20', 'Pensions and IRAs', (reader, everywhere) =>
    roundHalfUp(
      reader.at(everywhere ? income.all.pensions : income.here.pensions, reader.copy) * pensionShare(reader),
    ),
  ),
  partnerships: category('21', 'Partnerships', (reader, everywhere) =>
    sharesOf(reader, 'partnership', everywhere),
  ),
  sCorporations: category('22', 'S corporations', (reader, everywhere) =>
    sharesOf(reader, 'sCorporation', everywhere),
  ),
  rents: category(
    '23',
    'Rents and royalties',
    (reader, everywhere) =>
      piecesIn(reader, rentalPieces, everywhere) +
      bonusDifference(reader.facts, reader.item.owner, ['rentals']),
  ),
  gambling: category('24', 'Gambling', (reader, everywhere) => {
    const all = sum(reader.facts.gambling.map(({ winnings }) => centsOf(winnings)));
    const own = piecesIn(reader, gamblingPieces, everywhere);
    const lost = centsOf(reader.facts.itemized.gamblingLosses);
    return all === 0 ? 0 : fromCents(Math.max(0, own - (lost * own) / all));
  }),
  alimony: category('25', 'Alimony received', (reader, everywhere) =>
    reader.copy > 0
      ? 0
      : fromCents(
          centsOf(reader.facts.alimonyReceived) * (everywhere ? 1 : undated(placeOf(reader), 'taxpayer')),
        ),
  ),
} as const;
export type CategoryName = keyof typeof categories;
