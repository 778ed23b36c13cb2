import { roundHalfUp } from '../../engine/rounding';
import { notBelowZero, sum } from '../../engine/verbs';
import { type Asset } from '../../facts/assets';
import { exactDollars } from '../../facts/cents';
import { type Exchange } from '../../facts/exchange';
import { type ReturnInput } from '../../facts/return-input';
import { type TaxReader } from '../form';
import { listAllProperty } from '../form-4562/activities';
import { depreciationToSale, straightLineToSale } from '../form-4562/year-of-sale';
import { type SellingActivity } from '../form-4797/dispositions';
import { isAccelerated } from '../form-4797/improvements';
import { isHeldOverAYear } from '../holding-period';
import { type Law } from '../law/law';

/** One exchange, and the business, farm or rental whose property was given up; null: an investment. */
export interface ListedExchange {
  readonly exchange: Exchange;
  readonly activity: SellingActivity | null;
}

type Given = Pick<TaxReader, 'facts'>;

const lists = { business: 'businesses', farm: 'farms', rental: 'rentals' } as const;
type ExchangingKind = SellingActivity['kind'];

export const hasExchanges = ({ facts }: Given): boolean =>
  facts.exchanges.length > 0 ||
  [...facts.businesses, ...facts.farms, ...facts.rentals].some(({ exchanges }) => exchanges.length > 0);

const ofActivities = (facts: ReturnInput, kind: ExchangingKind): ListedExchange[] =>
  facts[lists[kind]].flatMap(({ exchanges }, position) =>
    exchanges.map((exchange) => ({ exchange, activity: { kind, position } })),
  );

/** Every exchange, each with a Form 8824 of its own: businesses first, then farms, rentals and investments. */
export const listExchanges = ({ facts }: Given): readonly ListedExchange[] => [
  ...ofActivities(facts, 'business'),
  ...ofActivities(facts, 'farm'),
  ...ofActivities(facts, 'rental'),
  ...facts.exchanges.map((exchange) => ({ exchange, activity: null })),
];

/** Made in the year of the return; others are with related parties and still within two years (lines 9 and 10). */
export const isOfYear = ({ transferred }: Exchange, law: Law): boolean =>
  transferred >= law.firstDay && transferred <= law.lastDay;

/** Its building is depreciated as new from this year on, by election (Reg. 1.168(i)-6(i)). */
export const electsAsNew = (exchange: Exchange, law: Law): boolean =>
  exchange.replacementDepreciation === 'asNew' &&
  isOfYear(exchange, law) &&
  exchange.receivedOn <= law.lastDay;

export const isLongTerm = ({ acquired, transferred }: Exchange): boolean =>
  isHeldOverAYear(acquired, transferred);

/** Depreciated property that was given up in this exchange: of the same activity, on the same day. */
const assetsOf = ({ facts }: Given, { exchange, activity }: ListedExchange): Asset[] =>
  activity === null
    ? []
    : (facts[lists[activity.kind]][activity.position]?.assets ?? []).filter(
        ({ sold }) => sold !== null && sold.exchanged && sold.date === exchange.transferred,
      );

/** What was given up, in dollars: its adjusted basis, all its depreciation, and that above straight line. */
export function givenUpIn(reader: TaxReader, listed: ListedExchange) {
  const { facts, law } = reader;
  const all = listAllProperty(facts);
  const { basis, depreciation, additionalDepreciation } = listed.exchange;
  const ofAssets = assetsOf(reader, listed).map((asset) => {
    const taken = roundHalfUp(
      depreciationToSale(asset, all, law.year, law.depreciation, listed.activity?.kind === 'farm'),
    );
    const faster = isAccelerated(asset)
      ? notBelowZero(taken - straightLineToSale(asset, all, law.depreciation))
      : 0;
    return { basis: exactDollars(asset.cost) - taken, taken, faster };
  });
  const taken = exactDollars(depreciation) + sum(ofAssets.map((one) => one.taken));
  return {
    basis: exactDollars(basis) + sum(ofAssets.map((one) => one.basis)),
    depreciation: taken,
    // Within a year all depreciation is additional (IRC 1250(b)(1)).
    additional: isLongTerm(listed.exchange)
      ? exactDollars(additionalDepreciation) + sum(ofAssets.map((one) => one.faster))
      : taken,
  };
}

/** Boot: cash and other property received, and debts given up beyond what was paid or taken over (line 15). */
const bootOf = ({ cashReceived, otherReceived, debtsGivenUp, debtsTakenOver, cashPaid }: Exchange): number =>
  exactDollars(cashReceived) +
  exactDollars(otherReceived) +
  notBelowZero(exactDollars(debtsGivenUp) - exactDollars(debtsTakenOver) - exactDollars(cashPaid));

export const bootAfterExpenses = (exchange: Exchange): number =>
  notBelowZero(bootOf(exchange) - exactDollars(exchange.expenses));

/** What was paid beyond the debts given up, and expenses that boot didn't take up (line 18). */
export const paidBesides = (exchange: Exchange): number =>
  notBelowZero(
    exactDollars(exchange.debtsTakenOver) +
      exactDollars(exchange.cashPaid) -
      exactDollars(exchange.debtsGivenUp),
  ) + notBelowZero(exactDollars(exchange.expenses) - bootOf(exchange));
