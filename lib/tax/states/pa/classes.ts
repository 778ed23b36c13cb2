import { notBelowZero, sum } from '../../engine/verbs';
import { type Cents, asCents, centsOf, dollars } from '../../facts/cents';
import { type Interest } from '../../facts/interest';
import { type Retirement } from '../../facts/retirement';
import { type ReturnInput } from '../../facts/return-input';
import { type W2 } from '../../facts/w2';
import { halfYearDay } from '../../us/ages';
import { ownedBy } from '../../us/filers';
import { type TaxReader } from '../../us/form';
import { propertyResult } from '../../us/schedule-e/properties';
import { exemptInterestFor } from '../shared/own-state';
import {
  businessPieces,
  farmPieces,
  type Piece,
  type Pieces,
  type Place,
  gamblingPieces,
  sourced,
  supplementalPieces,
  undated,
  wagesHere,
} from '../shared/placed';
import { shareWithin, staysIn } from '../shared/days';
import { classMakers, type ClassReader } from './form';
import { sharesOf } from './shares';

const { money } = classMakers;

/** Deferrals that Pennsylvania taxes when they are earned (box 12; 61 Pa. Code 101.6). */
const deferralCodes = new Set(['D', 'E', 'F', 'G', 'H', 'S']);

const placeOf = ({ facts }: { facts: ReturnInput }): Place => ({ facts, code: 'PA' });

/**
 * Cents of one Form W-2 as Pennsylvania counts them: box 16 of its own rows; where other states stand on the form, or none
 * does, box 1 with the deferrals and without group-term life insurance.
 */
function compensationOf(facts: ReturnInput, w2: W2): number {
  const share = wagesHere(placeOf({ facts }), w2);
  if (share === 0) return 0;
  const filing = facts.stateFiling.find(({ state }) => state.toUpperCase() === 'PA');
  let own = 0;
  let others = false;
  for (const { state, wages } of w2.states)
    if (state.toUpperCase() === 'PA') own += centsOf(wages);
    else if (state !== '') others = true;
  let full = centsOf(w2.wages);
  for (const { code, amount } of w2.box12)
    if (deferralCodes.has(code)) full += centsOf(amount);
    else if (code === 'C') full -= centsOf(amount);
  const ofShare = Math.round(Math.max(own, full) * share);
  const isOwn = own > 0 && (share < 1 || !others) && (filing?.workDays ?? null) === null;
  // An agreement may leave a part of the row to the home.
  return isOwn ? Math.min(own, ofShare) : ofShare;
}

/**
 * Cents of a Form 1099-R that are compensation: early distributions, and those before the plan's retirement age, as far as
 * they exceed the own contributions, on which Pennsylvania took its tax when they were made.
 */
export function taxedDistribution(facts: ReturnInput, form: Retirement, agedFrom: number): number {
  const early = /[12J]/.test(form.code);
  const beforePlanAge = form.code.startsWith('7') && form.retirementAgeReached === false;
  if (/D/.test(form.code) || (!early && !beforePlanAge)) return 0;
  if (form.retirementAgeReached === true && !form.ira) return 0;
  const person = form.owner === 'spouse' ? facts.spouse : facts.taxpayer;
  const day = form.distributionDate ?? `${facts.taxYear}-12-31`;
  if (form.ira && person && halfYearDay(person.dateOfBirth, agedFrom) <= day) return 0;
  const moved = centsOf(form.rollover) + centsOf(form.rothConversion);
  // What the federal return leaves out of a plan's payment are contributions from taxed pay.
  const afterTax =
    form.ira || form.taxableAmount === null || moved > 0
      ? 0
      : Math.max(0, centsOf(form.grossDistribution) - centsOf(form.taxableAmount));
  const received =
    centsOf(form.grossDistribution) - moved - Math.max(afterTax, centsOf(form.contributionsAlreadyTaxed));
  return Math.max(0, received);
}

/** Commercial annuities (code D) are taxed as the federal return does, with interest. */
const annuityIncome = (form: Retirement): number =>
  /D/.test(form.code) ? centsOf(form.taxableAmount ?? form.grossDistribution) : 0;

const own = <T extends { owner: 'taxpayer' | 'spouse' }>({ item }: ClassReader, list: readonly T[]): T[] =>
  ownedBy(list, item.owner);

/** Dollars of the pieces of a person that belong to the state. */
const herePart = (reader: ClassReader, pieces: Pieces): number =>
  sum(
    pieces(reader as unknown as TaxReader, placeOf(reader))
      .filter(({ owner }) => owner === reader.item.owner)
      .map(({ amount, here }) => amount * here),
  );

const resident = (reader: ClassReader): number => undated(placeOf(reader), reader.item.owner);

export const compensation = money(
  '1',
  'Gross compensation',
  'Pennsylvania wages, jury pay, tips, and early distributions from retirement plans',
  (reader) => {
    const { facts, copy, law } = reader;
    const wages = sum(own(reader, facts.w2s).map((w2) => compensationOf(facts, w2)));
    const tips = sum(
      own(reader, facts.w2s).map((w2) => centsOf(w2.allocatedTips) * wagesHere(placeOf(reader), w2)),
    );
    const early = sum(
      own(reader, facts.retirement).map((form) =>
        taxedDistribution(facts, form, law.retirementAge.halfYearAfter),
      ),
    );
    const jury = copy === 0 ? centsOf(facts.juryDutyPay) : 0;
    return dollars(asCents(Math.round(wages + tips + (early + jury) * resident(reader))));
  },
);

export const expenses = money(
  '2',
  'Unreimbursed employee expenses',
  'Allowable expenses from Schedule UE, up to the compensation',
  (reader) =>
    Math.min(
      reader.get(compensation),
      dollars(
        asCents(
          own(reader, reader.facts.states.PA.unreimbursedExpenses).reduce(
            (total, { amount }) => total + centsOf(amount),
            0,
          ),
        ),
      ),
    ),
);

/** Exempt interest of other states is taxed; interest of the United States and of Pennsylvania is not. */
const taxedExempt = (reader: ClassReader, kind: 'interest' | 'dividends'): Cents =>
  exemptInterestFor(
    {
      ...reader.facts,
      interest: own(reader, reader.facts.interest),
      dividends: own(reader, reader.facts.dividends),
    },
    'PA',
  ).others[kind];

/**
 * The penalty of an early withdrawal offsets interest of the same account; what is over it is a loss on Schedule D
 * (PA Personal Income Tax Guide, Interest, forfeited interest penalty; Schedule A (2024), line 8).
 */
const forfeited = ({ interest: paid, earlyWithdrawalPenalty }: Interest): number =>
  Math.min(centsOf(earlyWithdrawalPenalty), Math.max(0, centsOf(paid)));

export const interest = money('3', 'Interest', 'Interest income from Schedule A', (reader) => {
  const { facts } = reader;
  let cents = centsOf(taxedExempt(reader, 'interest'));
  for (const form of own(reader, facts.interest))
    if (form.kind !== 'usObligation')
      cents +=
        centsOf(form.interest) -
        centsOf(form.bondPremium) -
        centsOf(form.nominee) -
        centsOf(form.accrued) +
        centsOf(form.marketDiscount) -
        forfeited(form);
  for (const form of own(reader, facts.retirement)) cents += annuityIncome(form);
  return dollars(asCents(Math.round(Math.max(0, cents) * resident(reader)))) + sharesOf(reader, 'interest');
});

export const dividends = money(
  '4',
  'Dividends',
  'Dividends and capital gain distributions from Schedule B',
  (reader) => {
    let cents = centsOf(taxedExempt(reader, 'dividends'));
    for (const { ordinary, capitalGain, usObligationPercent } of own(reader, reader.facts.dividends))
      cents += centsOf(ordinary) * (1 - (usObligationPercent ?? 0)) + centsOf(capitalGain);
    return dollars(asCents(Math.round(cents * resident(reader)))) + sharesOf(reader, 'dividends');
  },
);

export const business = money(
  '5',
  'Business',
  'Net income or loss from businesses, farms, and Schedules K-1. A loss from one reduces income from the others',
  (reader) =>
    herePart(reader, businessPieces) +
    herePart(reader, farmPieces) +
    sharesOf(reader, 'business') +
    sum(
      own(reader, reader.facts.businesses).map(
        (item) => -dollars(halfOf(item.expenses.meals)) * shareOfBusiness(reader, item.state),
      ),
    ),
);

/** Pennsylvania deducts meals in full where the federal form takes half. */
const halfOf = (meals: Cents): Cents => asCents(Math.round(centsOf(meals) / 2));
const shareOfBusiness = (reader: ClassReader, state: string): number =>
  sourced(placeOf(reader), reader.item.owner, state);

/** There is no wash-sale rule, and no loss carries over to another year. */
export const gains = money(
  '6',
  'Gains',
  'Net gain or loss from the sale of property, Schedule D',
  (reader) => {
    let cents = 0;
    for (const sale of own(reader, reader.facts.sales)) {
      const stays = staysIn(reader.facts, 'PA', sale.owner);
      const here =
        sale.stateOfProperty.toUpperCase() === 'PA'
          ? 1
          : shareWithin({ from: sale.sold, to: sale.sold }, stays);
      const wash = /W/.test(sale.adjustmentCode);
      const result =
        centsOf(sale.proceeds) -
        centsOf(sale.adjustedBasisState ?? sale.basis) +
        (wash ? 0 : centsOf(sale.adjustment));
      if (result < 0 && sale.personalUse) continue;
      cents += result * here;
    }
    for (const paper of own(reader, reader.facts.interest))
      cents -= (centsOf(paper.earlyWithdrawalPenalty) - forfeited(paper)) * resident(reader);
    return dollars(asCents(Math.round(cents))) + sharesOf(reader, 'gains');
  },
);

/** Each property by its own result: the federal limits on passive losses don't apply. */
const rentalPieces: Pieces = (reader, place): Piece[] => {
  const shares = supplementalPieces(reader, place);
  return reader.facts.rentals.map((rental, i) => ({
    owner: rental.owner,
    amount: reader.at(propertyResult, i),
    here: shares[i]?.here ?? 0,
    home: shares[i]?.home ?? 0,
  }));
};
export const rents = money(
  '7',
  'Rents and royalties',
  'Net income or loss from rents, royalties, patents, and copyrights, Schedule E',
  (reader) => herePart(reader, rentalPieces) + sharesOf(reader, 'rents'),
);

export const winnings = money(
  '8',
  'Gambling and lottery winnings',
  'Winnings minus wagers, Schedule T',
  (reader) => {
    const won = herePart(reader, gamblingPieces) / 100;
    const all = reader.facts.gambling.reduce((total, form) => total + centsOf(form.winnings), 0) / 100;
    const wagered = centsOf(reader.facts.itemized.gamblingLosses) / 100;
    return all === 0 ? 0 : notBelowZero(won - (wagered * won) / all);
  },
);

/** What a class adds to the total: gains of one person aren't lowered by losses of the other. */
export const classTotal = (amounts: readonly number[]): number => {
  const gainsOnly = sum(amounts.map(notBelowZero));
  return gainsOnly > 0 ? gainsOnly : sum(amounts);
};
