import { dollars } from '../../facts/cents';
import { roundHalfUp } from '../../engine/rounding';
import { notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { resultWithinRisk } from '../form-6198/own-activities';
import { type CopyMakers, formWithCopies, type TaxReader } from '../form';
import { ordinaryAfterLimits, otherRentalAfterLimits, rentalAfterLimits } from '../schedule-e/k1-limits';
import { propertyResult } from '../schedule-e/properties';
import { isLand, isSelfRental } from '../schedule-e/rental-kinds';
import { passiveParts, priorPassiveLosses } from '../schedule-e/shares';
import { isSoldShare, overallOfSoldShare } from '../schedule-e/sold-shares';
import { mainActivityOf, sharedGain } from './shared-gains';
import { isFreed, isSoldEntirely, saleResultOfRental } from './sold-rentals';
import { saleResultOf } from '../form-4797/of-activities';
import { listPassiveActivities, type PassiveActivity } from './activities';
import { allowance, passiveTotal } from './form-8582';
import { modifiedIncomeForPassive } from './modified-income';
import { isTrade, tradeAt } from './passive-trades';

export interface LossTotals {
  /** Rental real estate with active participation: lines 1a to 1c. */
  activeIncome: number;
  activeLoss: number;
  priorActive: number;
  /** All other passive activities: lines 2a to 2c. */
  otherIncome: number;
  otherLoss: number;
  priorOther: number;
}

const rules: CopyMakers<PassiveActivity> = formWithCopies(
  '8582-activities',
  'Losses from passive activities',
  listPassiveActivities,
  {
    name: 'Form 8582, Parts IV to VIII',
    kind: 'rules',
    source: 'Form 8582 (2024), Parts IV to VIII',
  },
);
export const allowedLosses = rules.form;

/** Part IV or V, column (c). */
export const priorLoss = rules.money('c', 'Prior-year losses', 'Prior-year unallowed loss', (reader) => {
  const { item, facts } = reader;
  const { kind, position } = item;
  const rental = facts.rentals[position];
  if (kind === 'rental')
    return rental && !isFreed(reader, rental, position) ? dollars(rental.priorUnallowedLoss) : 0;
  if (isTrade(kind)) {
    const trade = tradeAt(facts, kind, position);
    return trade ? dollars(trade.priorUnallowedLoss) : 0;
  }
  const k1 = facts.k1s[position];
  if (!k1 || isSoldShare(reader, k1)) return 0;
  if (kind === 'shareBusiness') return dollars(k1.priorUnallowedLoss);
  return kind === 'shareRental' ? dollars(k1.priorUnallowedRentalLoss) : 0;
});

/**
 * Part IV or V, columns (a) and (b), with what was sold of the activity. Income of land and of property that the filer's
 * own business rents is passive only as far as its own losses of earlier years take it up.
 */
export const activityResult = rules.money(
  'a',
  'Income or loss for the year',
  'Net income or net loss from the activity',
  (reader) => {
    const { item, facts, at, get } = reader;
    const { kind, position } = item;
    if (isTrade(kind)) return resultWithinRisk(reader, kind, position) + saleResultOf(reader, kind, position);
    if (kind !== 'rental')
      return soldResult(reader, item) ?? shareResult(reader, item) + sharedGain(facts, item);
    const rental = facts.rentals[position];
    if (!rental || isFreed(reader, rental, position)) return 0;
    const result = at(propertyResult, position) + saleResultOfRental(reader, position);
    return isLand(rental) || isSelfRental(rental) ? smallerOf(result, get(priorLoss)) : result;
  },
);

/** A share that was sold brings no more than its overall gain; null: not sold. */
function soldResult(reader: TaxReader, { kind, position }: PassiveActivity): number | null {
  if (kind === 'rental' || isTrade(kind)) return null;
  const k1 = reader.facts.k1s[position];
  if (!k1 || !isSoldShare(reader, k1)) return null;
  return mainActivityOf(reader.facts, k1) === kind
    ? notBelowZero(overallOfSoldShare(reader, k1, position))
    : 0;
}

/** Income or loss of a share on Schedule E, of a business on Schedule C or of a farm on Schedule F. */
function shareResult(reader: TaxReader, { kind, position }: PassiveActivity): number {
  const { at } = reader;
  if (isTrade(kind)) return resultWithinRisk(reader, kind, position);
  if (kind === 'shareBusiness') return at(ordinaryAfterLimits, position);
  return at(kind === 'shareRental' ? rentalAfterLimits : otherRentalAfterLimits, position);
}

/** Part IV or V, column (e). */
export const overallLoss = rules.money(
  'e',
  'Overall loss',
  'Loss from the activity, including prior years',
  ({ get }) => notBelowZero(get(priorLoss) - get(activityResult)),
);

/**
 * What was sold entirely at an overall gain has its gain in column (a) and its loss in column (b) (Instructions for Form
 * 8582, "Disposition of an Entire Interest", example 1); null: one net amount.
 */
function resultsWithSale(reader: TaxReader, activity: PassiveActivity): number[] | null {
  const { kind, position } = activity;
  if (kind !== 'rental') return soldShareParts(reader, activity)?.results ?? null;
  const rental = reader.facts.rentals[position];
  return rental && isSoldEntirely(reader, rental, position) && !isFreed(reader, rental, position)
    ? [reader.at(propertyResult, position), saleResultOfRental(reader, position)]
    : null;
}

/** The same of a share, with its losses of earlier years, which belong in column (c). */
function soldShareParts(reader: TaxReader, activity: PassiveActivity): SoldParts | null {
  const { kind, position } = activity;
  const k1 = kind === 'rental' || isTrade(kind) ? undefined : reader.facts.k1s[position];
  if (!k1 || !isSoldShare(reader, k1) || mainActivityOf(reader.facts, k1) !== kind) return null;
  if (overallOfSoldShare(reader, k1, position) < 0) return null;
  const results = [sum(passiveParts(reader, k1, position)), sharedGain(reader.facts, activity)];
  return { results, earlier: priorPassiveLosses(reader, k1) };
}

interface SoldParts {
  readonly results: number[];
  readonly earlier: number;
}

/** Columns (a) and (b) of an activity, before its amounts are told apart by their sign. */
const columnsOf = (reader: TaxReader & { readonly item: PassiveActivity; readonly copy: number }): number[] =>
  resultsWithSale(reader, reader.item) ?? [reader.at(activityResult, reader.copy)];

/** Parts IV and V as they are printed; an activity that was sold entirely has both income and a loss. */
export const incomeColumn = rules.money(
  'IV a',
  'Income from the activity',
  'Part IV or V, column (a): net income',
  (reader) => sum(columnsOf(reader).map(notBelowZero)),
);
export const lossColumn = rules.money(
  'IV b',
  'Loss from the activity',
  'Part IV or V, column (b): net loss',
  (reader) => sum(columnsOf(reader).map((part) => notBelowZero(-part))),
);
export const earlierColumn = rules.money(
  'IV c',
  'Losses from earlier years',
  'Part IV or V, column (c): unallowed loss',
  (reader) => soldShareParts(reader, reader.item)?.earlier ?? reader.get(priorLoss),
);

/** An overall gain of what was sold entirely needs no form where nothing else is passive. */
export const hasOnlySold = (reader: TaxReader): boolean =>
  listPassiveActivities(reader).every(
    (activity, i) =>
      resultsWithSale(reader, activity) !== null ||
      (reader.at(activityResult, i) === 0 && reader.at(priorLoss, i) === 0),
  );

/** Lines 1a to 2c of Form 8582, before anything is limited. Losses are positive. */
export function lossTotals(reader: TaxReader): LossTotals {
  const activities = listPassiveActivities(reader);
  const [income, loss, earlier] = [incomeColumn, lossColumn, earlierColumn].map((line) => reader.each(line));
  const add = (isActive: boolean, amounts: readonly number[] = []) =>
    sum(amounts.filter((_, i) => activities[i]?.isActive === isActive));
  return {
    activeIncome: add(true, income),
    activeLoss: add(true, loss),
    priorActive: add(true, earlier),
    otherIncome: add(false, income),
    otherLoss: add(false, loss),
    priorOther: add(false, earlier),
  };
}

/** The exception for small landlords (Instructions for Form 8582, "Exception"): the form need not be filed. */
export function allowsEverythingWithoutForm(reader: TaxReader): boolean {
  const { facts, law } = reader;
  const { activeLoss, otherLoss, otherIncome, priorActive, priorOther } = lossTotals(reader);
  const separate = facts.filingStatus === 'mfs';
  if (separate && !facts.livedApartAllYear) return false;
  const { allowance: most, allowanceApart, phaseOutStart, phaseOutStartApart } = law.passiveLoss;
  return (
    otherLoss + otherIncome + priorActive + priorOther === 0 &&
    activeLoss <= (separate ? allowanceApart : most) &&
    modifiedIncomeForPassive(reader) <= (separate ? phaseOutStartApart : phaseOutStart)
  );
}

/** The part of an amount at one position, shared out by weight in whole dollars; roundings are carried on, so that the parts add up. */
export function shareOut(total: number, weights: readonly number[], position: number): number {
  const all = sum(weights);
  if (all === 0 || total === 0) return 0;
  const upTo = (end: number) => roundHalfUp((total * sum(weights.slice(0, end))) / all);
  return upTo(position + 1) - upTo(position);
}

/** Part VI, column (c): the allowance by overall loss of the active rentals. */
export const allowanceShare = rules.money(
  'VI c',
  'Share of the allowance',
  'Special allowance for this rental',
  (reader) => {
    const { item, copy, get } = reader;
    if (!item.isActive) return 0;
    const weights = listPassiveActivities(reader).map((activity, i) =>
      activity.isActive ? reader.at(overallLoss, i) : 0,
    );
    return shareOut(get(allowance), weights, copy);
  },
);

/** Part VII, column (c): the loss on line 3 beyond the allowance, by what each activity lost overall. */
export const unallowedLoss = rules.money(
  'VII c',
  'Unallowed loss',
  'Unallowed loss, carried to 2025',
  (reader) => {
    const { copy, get, each } = reader;
    const unallowed = notBelowZero(-get(passiveTotal)) - get(allowance);
    if (unallowed <= 0) return 0;
    const shares = each(allowanceShare);
    const weights = each(overallLoss).map((loss, i) => notBelowZero(loss - (shares[i] ?? 0)));
    return shareOut(unallowed, weights, copy);
  },
);

/** Part VIII, column (c). */
export const allowedLoss = rules.money(
  'VIII c',
  'Allowed loss',
  'Loss allowed after Form 8582, including prior-year losses',
  (reader) => {
    const { item, get, at, facts } = reader;
    const rental = item.kind === 'rental' ? facts.rentals[item.position] : undefined;
    if (rental ? isFreed(reader, rental, item.position) : soldResult(reader, item) !== null) return null;
    // What was sold stands on Form 4797; the loss is that on Schedule E.
    const result = rental ? at(propertyResult, item.position) : shareResult(reader, item);
    const full = get(priorLoss) + notBelowZero(-result);
    return full === 0 ? null : full - get(unallowedLoss);
  },
);

/** The allowed loss of one rental, share or business; nothing when it is not passive. */
export function allowedLossOf(reader: TaxReader, kind: PassiveActivity['kind'], position: number): number {
  const copy = listPassiveActivities(reader).findIndex(
    (activity) => activity.kind === kind && activity.position === position,
  );
  return copy === -1 ? 0 : reader.at(allowedLoss, copy);
}
