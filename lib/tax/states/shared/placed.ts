import { notBelowZero } from '../../engine/verbs';
import { type Cents, centsOf } from '../../facts/cents';
import { type Owner } from '../../facts/owner';
import { type ReturnInput } from '../../facts/return-input';
import { type W2 } from '../../facts/w2';
import { type TaxReader } from '../../us/form';
import { netProfit } from '../../us/schedule-c/schedule-c';
import { deductibleLoss, propertyResult } from '../../us/schedule-e/properties';
import { netOfShare } from '../../us/schedule-e/shares';
import { netFarmProfit } from '../../us/schedule-f/schedule-f';
import { taxesRemoteDays } from './convenience';
import { livesAllYear, onlyState, shareWithin, type Stay, staysIn, yearOf } from './days';
import { isReciprocal } from './reciprocity';

/** One piece of income: whose it is, how much, and which share of it belongs to a state. */
export interface Piece {
  readonly owner: Owner;
  /** Cents, or dollars: only the proportion of pieces counts, but where they cancel each other out. */
  readonly amount: number;
  /** From 0 to 1. */
  readonly here: number;
  /** The share that belongs to a state as the owner’s home, whatever its source; from 0 to 1. */
  readonly home: number;
  /** Share of its days on which the state may tax a nonresident; all of them but where an agreement leaves some to homes. */
  readonly open?: number;
}

/** A state, seen from a return: who lived there when. */
export interface Place {
  readonly facts: ReturnInput;
  readonly code: string;
}

const stays = ({ facts, code }: Place, owner: Owner): Stay[] => staysIn(facts, code, owner);

/** Income without a date and without a source belongs to the days of residency. */
export const undated = (place: Place, owner: Owner): number =>
  livesAllYear(place.facts, place.code, owner) ? 1 : shareWithin(yearOf(place.facts), stays(place, owner));

/** Income with a source: all of it in the state of the source, elsewhere the days of residency. */
export const sourced = (place: Place, owner: Owner, source: string): number =>
  source !== '' && source.toUpperCase() === place.code ? 1 : undated(place, owner);

/** Apportioned income: the share of receipts in the state where several are stated. */
function placedShare(
  place: Place,
  item: { owner: Owner; state: string; apportionment: readonly { state: string; receipts: Cents }[] },
): number {
  const resident = undated(place, item.owner);
  if (item.apportionment.length === 0) return sourced(place, item.owner, item.state);
  let all = 0;
  let here = 0;
  for (const { state, receipts } of item.apportionment) {
    all += centsOf(receipts);
    if (state.toUpperCase() === place.code) here += centsOf(receipts);
  }
  const share = all === 0 ? 0 : here / all;
  return share + (1 - share) * resident;
}

/** Whether a person lived in a state at any time of the year. */
const everLived = (facts: ReturnInput, state: string, owner: Owner) =>
  staysIn(facts, state, owner).length > 0;

/** States where a person lived. People who didn't move state no homes: their address says it. */
const homesOf = (facts: ReturnInput, owner: Owner): string[] =>
  facts.residency.length === 0
    ? [onlyState(facts)]
    : facts.residency
        .filter(({ owner: whose }) => whose === 'both' || whose === owner)
        .map(({ state }) => state.toUpperCase());

/** Share of a job's days at homes whose agreement keeps wages away from the state of work, from 0 to 1. */
const shareWithPartner = ({ facts, code }: Place, w2: W2): number =>
  shareWithin(
    daysOfJob(facts, w2),
    [...new Set(homesOf(facts, w2.owner))]
      .filter((home) => home !== '' && isReciprocal(code, home))
      .flatMap((home) => staysIn(facts, home, w2.owner)),
  );

/** Whether every other home of somebody who moved has an agreement with the state. */
const movedToPartner = ({ facts, code }: Place, owner: Owner): boolean => {
  const others = homesOf(facts, owner).filter((home) => home !== code);
  return others.length > 0 && others.every((home) => isReciprocal(code, home));
};

/** Days of work in a state over all of them; those at home count where the state has the convenience rule. */
function shareOfDays({ facts, code }: Place, owner: Owner): number | null {
  const filing = facts.stateFiling.find(({ state }) => state.toUpperCase() === code);
  const days = filing?.workDays ?? null;
  if (days === null || days.inside + days.outside === 0) return null;
  const atHome = taxesRemoteDays(code, homesOf(facts, owner)) ? (filing?.telecommuteDays ?? 0) : 0;
  return (days.inside + Math.min(atHome, days.outside)) / (days.inside + days.outside);
}

/** The days of a job: all year where no days are stated. */
export const daysOfJob = (facts: ReturnInput, { firstDay, lastDay }: W2): Stay => {
  const year = yearOf(facts);
  return { from: firstDay ?? year.from, to: lastDay ?? year.to };
};

/**
 * Share of the wages of one Form W-2 that belongs to a state: all of a resident's; of anybody else the rows of the state
 * (boxes 15 and 16). Of somebody who moved it is the row of this home, with the days at home of what states without a home
 * take. Where no row names this home it is the pay of the days there, or, where the days of the job aren't stated, only of
 * what no row of another home takes: a resident owes tax on pay for work elsewhere, too, whatever the employer reports.
 * A nonresident owes nothing on wages of the days at a home whose state has an agreement.
 */
export function wagesHere(place: Place, w2: W2): number {
  const { facts, code } = place;
  const resident = shareWithin(daysOfJob(facts, w2), stays(place, w2.owner));
  const wages = centsOf(w2.wages);
  if (resident >= 1 || wages === 0) return resident;
  const agreed = resident === 0 ? shareWithPartner(place, w2) : 0;
  if (agreed >= 1) return 0;
  let here = 0;
  let atOtherHomes = 0;
  let elsewhere = 0;
  for (const row of w2.states) {
    const state = row.state.toUpperCase();
    if (state === code) here += centsOf(row.wages);
    else if (everLived(facts, state, w2.owner)) atOtherHomes += centsOf(row.wages);
    else if (state !== '') elsewhere += centsOf(row.wages);
  }
  const daysStated = w2.firstDay !== null || w2.lastDay !== null;
  if (here === 0 && resident > 0 && daysStated) return resident;
  if (here > 0 && resident === 0)
    here = (1 - agreed) * wages * (shareOfDays(place, w2.owner) ?? here / wages);
  here = Math.min(here, wages);
  // The wages of the days in a state with an agreement stay there.
  if (resident > 0 && daysStated && movedToPartner(place, w2.owner)) here = Math.min(here, resident * wages);
  const rest = Math.max(0, wages - here - atOtherHomes);
  return Math.min(1, (here + resident * (here > 0 ? Math.min(rest, elsewhere) : rest)) / wages);
}

/** What makes up one kind of income: pieces with owner and place. */
export type Pieces = (reader: TaxReader, place: Place) => Piece[];

export const wagePieces: Pieces = ({ facts }, place) =>
  facts.w2s.map((w2) => ({
    owner: w2.owner,
    amount: centsOf(w2.wages),
    here: wagesHere(place, w2),
    home: shareWithin(daysOfJob(facts, w2), stays(place, w2.owner)),
    open: 1 - shareWithPartner(place, w2),
  }));

export const interestPieces: Pieces = ({ facts }, place) =>
  facts.interest.map(({ owner, interest, treasuryInterest }) => ({
    owner,
    amount: centsOf(interest) + centsOf(treasuryInterest),
    here: undated(place, owner),
    home: undated(place, owner),
  }));

export const dividendPieces: Pieces = ({ facts }, place) =>
  facts.dividends.map(({ owner, ordinary }) => ({
    owner,
    amount: centsOf(ordinary),
    here: undated(place, owner),
    home: undated(place, owner),
  }));

export const businessPieces: Pieces = ({ facts, at }, place) =>
  facts.businesses.map((business, i) => ({
    owner: business.owner,
    amount: at(netProfit, i),
    here: placedShare(place, business),
    home: undated(place, business.owner),
  }));

export const farmPieces: Pieces = ({ facts, at }, place) =>
  facts.farms.map((farm, i) => ({
    owner: farm.owner,
    amount: at(netFarmProfit, i),
    here: placedShare(place, farm),
    home: undated(place, farm.owner),
  }));

/** Sales belong to the home on the day sold; real and tangible property to its own state besides. */
export const gainPieces: Pieces = ({ facts }, place) => [
  ...facts.sales.map((sale) => {
    const day: Stay = { from: sale.sold, to: sale.sold };
    const atHome = shareWithin(day, stays(place, sale.owner));
    return {
      owner: sale.owner,
      amount: centsOf(sale.proceeds) - centsOf(sale.basis) + centsOf(sale.adjustment),
      here: sale.stateOfProperty.toUpperCase() === place.code ? 1 : atHome,
      home: atHome,
    };
  }),
  ...facts.dividends.map(({ owner, capitalGain }) => ({
    owner,
    amount: centsOf(capitalGain),
    here: undated(place, owner),
    home: undated(place, owner),
  })),
];

/** What each property and each entity brings to Schedule E, after the limits on losses: a loss belongs where it arose. */
export const supplementalPieces: Pieces = (reader, place) => [
  ...reader.facts.rentals.map((rental, i) => ({
    owner: rental.owner,
    amount: notBelowZero(reader.at(propertyResult, i)) + reader.at(deductibleLoss, i),
    here: placedShare(place, rental),
    home: undated(place, rental.owner),
  })),
  ...reader.facts.k1s.map((k1, i) => ({
    owner: k1.owner,
    amount: netOfShare(reader, k1, i),
    here: placedShare(place, k1),
    home: undated(place, k1.owner),
  })),
];

/** States may not tax pensions of people who have moved away (4 U.S.C. 114): a payment belongs to the home of its day. */
export const pensionPieces: Pieces = ({ facts }, place) =>
  facts.retirement.map((form) => {
    const { owner, distributionDate: day } = form;
    const here =
      day === null ? undated(place, owner) : shareWithin({ from: day, to: day }, stays(place, owner));
    return { owner, amount: centsOf(form.taxableAmount ?? form.grossDistribution), here, home: here };
  });

export const benefitPieces: Pieces = ({ facts }, place) =>
  facts.socialSecurity.map(({ owner, netBenefits }) => ({
    owner,
    amount: centsOf(netBenefits),
    here: undated(place, owner),
    home: undated(place, owner),
  }));

export const unemploymentPieces: Pieces = ({ facts }, place) =>
  facts.governmentPayments.map(({ owner, unemployment, state }) => ({
    owner,
    amount: centsOf(unemployment),
    here: sourced(place, owner, state),
    home: undated(place, owner),
  }));

export const gamblingPieces: Pieces = ({ facts }, place) =>
  facts.gambling.map((form) => ({
    owner: form.owner,
    amount: centsOf(form.winnings),
    here: sourced(place, form.owner, form.state),
    home: undated(place, form.owner),
  }));
