import { roundHalfUp } from '../../engine/rounding';
import { notBelowZero, smallerOf } from '../../engine/verbs';
import { type Asset } from '../../facts/assets';
import { dollars, isSome } from '../../facts/cents';
import { type PropertySale } from '../../facts/property-sale';
import { type ReturnInput } from '../../facts/return-input';
import { type TaxReader } from '../form';
import { exchangesOfActivities } from '../form-8824/results';
import { listAllProperty } from '../form-4562/activities';
import { isBuilding } from '../form-4562/depreciate';
import { depreciationToSale, straightLineToSale } from '../form-4562/year-of-sale';
import { installmentGainOf, listSpreadProperty } from '../form-6252/spread-property';
import { isOfBusiness, isSpreadHome } from '../form-6252/items';
import { isHeldOverAYear } from '../holding-period';
import { adjustedBasis, exclusion, sellingExpenses, sellingPrice } from '../home-sale/home-sale';
import { isAccelerated, isImprovement } from './improvements';

/** The business, farm or rental whose property was sold. */
export interface SellingActivity {
  readonly kind: 'business' | 'farm' | 'rental';
  readonly position: number;
}

/** One thing that was sold, in whole dollars. */
export interface Disposition {
  readonly description: string;
  readonly acquired: string;
  readonly sold: string;
  readonly kind: PropertySale['kind'];
  readonly price: number;
  /** Cost or other basis, improvements and expense of sale. */
  readonly cost: number;
  readonly depreciation: number;
  /** Depreciation of a building above straight line. */
  readonly additional: number;
  /** Gain of a home that is excluded (section 121). */
  readonly excluded: number;
  /** Null: a home that was rented out or used for business, entered as a home sale. */
  readonly activity: SellingActivity | null;
  /** Null: paid at once. Otherwise what Form 6252 taxes this year, lines 26 and 37. */
  readonly installment: { readonly gain: number; readonly isFirstYear: boolean } | null;
  /** A like-kind exchange: what Form 8824 says of its gain. */
  readonly exchange?: { readonly ordinary: number; readonly capital: number };
}

export const gainOf = ({ price, cost, depreciation }: Disposition): number => price + depreciation - cost;

/** Section 1245 property: everything but land and buildings. */
export const isPersonal = ({ kind }: Disposition): boolean => kind !== 'land' && kind !== 'building';

const isAnimal = ({ kind }: Disposition): boolean => kind === 'cattle' || kind === 'livestock';

/** Exchanges come as totals from Form 8824, on lines 5 and 16. */
export type Part = 'I' | 'II' | 'III' | 'exchange';

/**
 * Where a sale is entered first (Instructions for Form 4797, "Where To Make First Entry"): a year or less in Part II;
 * depreciable property with a gain in Part III; land, animals that were raised, and losses, in Part I.
 */
export function partOf(disposition: Disposition): Part {
  if (disposition.exchange !== undefined) return 'exchange';
  if (!isHeldLongEnough(disposition)) return 'II';
  const isRaised = isAnimal(disposition) && disposition.depreciation === 0;
  return disposition.kind === 'land' || gainOf(disposition) <= 0 || isRaised ? 'I' : 'III';
}

/** Cattle and horses are kept for two years, other animals for one; everything else for more than one. */
function isHeldLongEnough(disposition: Disposition): boolean {
  const { kind, acquired, sold } = disposition;
  return isAnimal(disposition)
    ? yearsLater(acquired, kind === 'cattle' ? 2 : 1) <= sold
    : isHeldOverAYear(acquired, sold);
}

/** The same day some years later; February 29 sorts before March 1. */
const yearsLater = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

/** Ordinary gain of sections 1245 and 1250 (lines 25b and 26g). */
export function recaptureOf(disposition: Disposition): number {
  if (disposition.exchange !== undefined) return disposition.exchange.ordinary;
  if (partOf(disposition) !== 'III') return 0;
  const limit = isPersonal(disposition) ? disposition.depreciation : disposition.additional;
  return smallerOf(gainOf(disposition), limit);
}

/** Recapture of this year: all of it in the year of sale (IRC 453(i)). */
const recaptureThisYear = (disposition: Disposition): number =>
  disposition.installment?.isFirstYear === false ? 0 : recaptureOf(disposition);

/** Gain or loss that this year taxes: the whole, or recapture and the gain of the payments received. */
export const resultOf = (disposition: Disposition): number =>
  disposition.installment === null
    ? gainOf(disposition)
    : disposition.installment.gain + recaptureThisYear(disposition);

/** The part of it that is ordinary: all within a year of buying, recapture after that. */
export const ordinaryResultOf = (disposition: Disposition): number =>
  partOf(disposition) === 'II' ? resultOf(disposition) : recaptureThisYear(disposition);

/** Gain or loss under section 1231: what Part I holds of a sale. */
export const part1231Of = (disposition: Disposition): number =>
  resultOf(disposition) - ordinaryResultOf(disposition);

function ofAsset(asset: Asset, activity: SellingActivity, { facts, law }: TaxReader): Disposition[] {
  const { sold } = asset;
  if (sold === null || sold.homeSale || sold.installmentSale || sold.exchanged) return [];
  const all = listAllProperty(facts);
  const depreciation = depreciationToSale(asset, all, law.year, law.depreciation, activity.kind === 'farm');
  const isReal = isBuilding(asset) || isImprovement(asset);
  const additional = isAccelerated(asset)
    ? notBelowZero(depreciation - straightLineToSale(asset, all, law.depreciation))
    : 0;
  return [
    {
      description: asset.description || 'Property',
      acquired: asset.placedInService,
      sold: sold.date,
      kind: isReal ? 'building' : 'equipment',
      price: dollars(sold.price),
      cost: dollars(asset.cost, sold.sellingExpenses),
      depreciation: roundHalfUp(depreciation),
      additional: roundHalfUp(additional),
      excluded: 0,
      activity,
      installment: null,
    },
  ];
}

const ofSale = (sale: PropertySale, activity: SellingActivity): Disposition => ({
  description: sale.description || 'Property',
  acquired: sale.acquired,
  sold: sale.sold,
  kind: sale.kind,
  price: dollars(sale.price),
  cost: dollars(sale.cost, sale.sellingExpenses),
  depreciation: dollars(sale.depreciation),
  additional: sale.kind === 'building' ? dollars(sale.additionalDepreciation) : 0,
  excluded: 0,
  activity,
  installment: null,
});

function ofHomes(reader: TaxReader): Disposition[] {
  const { facts, at } = reader;
  return facts.homeSales.flatMap((home, copy) => {
    if (!home.rentedAtSale) return [];
    const depreciation = dollars(home.depreciation);
    return [
      {
        description: home.address || 'Home',
        acquired: home.acquired,
        sold: home.sold,
        kind: 'building' as const,
        price: at(sellingPrice, copy),
        cost: at(adjustedBasis, copy) + depreciation + at(sellingExpenses, copy),
        depreciation,
        additional: 0,
        excluded: isSpreadHome(reader, copy) ? 0 : at(exclusion, copy),
        activity: null,
        installment: isSpreadHome(reader, copy)
          ? { gain: installmentGainOf(reader, (item) => item.home === copy), isFirstYear: true }
          : null,
      },
    ];
  });
}

/** A quick look at the facts: whether anything was sold that belongs on Form 4797, also by a partnership or S corporation. */
export const hasDispositions = (facts: ReturnInput): boolean =>
  facts.homeSales.some(({ rentedAtSale }) => rentedAtSale) ||
  facts.installmentSales.some(isOfBusiness) ||
  facts.k1s.some(({ section1231Gain }) => isSome(section1231Gain)) ||
  [...facts.businesses, ...facts.farms, ...facts.rentals].some(
    ({ assets, propertySales, exchanges }) =>
      propertySales.length > 0 || exchanges.length > 0 || assets.some(({ sold }) => sold !== null),
  );

const listOf = { business: 'businesses', farm: 'farms', rental: 'rentals' } as const;

const none: readonly Disposition[] = [];

/** Everything that was sold: businesses first, then farms, rentals and homes; then what was exchanged. */
export function listDispositions(reader: TaxReader): readonly Disposition[] {
  const { facts } = reader;
  if (!hasDispositions(facts)) return none;
  const ofActivities = (kind: SellingActivity['kind']) =>
    facts[listOf[kind]].flatMap(({ assets, propertySales }, position) => [
      ...assets.flatMap((asset) => ofAsset(asset, { kind, position }, reader)),
      ...propertySales.map((sale) => ofSale(sale, { kind, position })),
    ]);
  return [
    ...ofActivities('business'),
    ...ofActivities('farm'),
    ...ofActivities('rental'),
    ...ofHomes(reader),
    ...listSpreadProperty(reader),
    ...exchangesOfActivities(reader),
  ];
}
