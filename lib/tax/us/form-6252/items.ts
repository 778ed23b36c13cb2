import { notBelowZero } from '../../engine/verbs';
import { dollars } from '../../facts/cents';
import { type InstallmentSale } from '../../facts/installment-sale';
import { type ReturnInput } from '../../facts/return-input';
import { type Disposition, recaptureOf, type SellingActivity } from '../form-4797/dispositions';
import { type TaxReader } from '../form';
import { isHeldOverAYear } from '../holding-period';
import {
  adjustedBasis,
  depreciationGain,
  exclusion,
  sellingExpenses,
  sellingPrice,
  taxableGain,
} from '../home-sale/home-sale';

/** One Form 6252, in whole dollars. */
export interface Installment {
  readonly description: string;
  readonly acquired: string;
  readonly sold: string;
  readonly isFirstYear: boolean;
  /** Place of a home of this year in `homeSales`. */
  readonly home: number | null;
  /** Place in `installmentSales`. */
  readonly source: number;
  readonly price: number;
  readonly debt: number;
  readonly cost: number;
  readonly depreciation: number;
  readonly expenses: number;
  readonly recapture: number;
  readonly excluded: number;
  /** All the unrecaptured section 1250 gain that the payments spread. */
  readonly unrecaptured: number;
}

/** A quick look at the facts. */
export const hasInstallments = ({ facts }: { readonly facts: ReturnInput }): boolean =>
  facts.installmentSales.length > 0;

/** Property of a business, farm or rental: Form 4797, in place of Schedule D. */
export const isOfBusiness = ({ use }: InstallmentSale): boolean => use !== 'investment' && use !== 'home';

export const isOfThisYear = ({ sold }: InstallmentSale, { law }: TaxReader): boolean => sold >= law.firstDay;

const activityOf = ({ use, position }: InstallmentSale): SellingActivity | null =>
  position === null || use === 'investment' || use === 'home' ? null : { kind: use, position };

/** The sale with all its gain, as if it had been paid at once. */
export const wholeOf = (sale: InstallmentSale): Disposition => ({
  description: sale.description || 'Property',
  acquired: sale.acquired ?? sale.sold,
  sold: sale.sold,
  kind: sale.kind,
  price: dollars(sale.price),
  cost: dollars(sale.cost, sale.sellingExpenses),
  depreciation: dollars(sale.depreciation),
  additional: sale.kind === 'building' ? dollars(sale.additionalDepreciation) : 0,
  excluded: 0,
  activity: activityOf(sale),
  installment: null,
});

/** Depreciation of a building that straight line explains, up to the gain (Schedule D worksheet, lines 1 to 3). */
function unrecapturedOf(sale: InstallmentSale, recapture: number): number {
  const { kind, acquired, sold, price, cost, depreciation } = wholeOf(sale);
  if ((kind !== 'building' && sale.use !== 'home') || !isHeldOverAYear(acquired, sold)) return 0;
  return notBelowZero(Math.min(depreciation, price + depreciation - cost) - recapture);
}

function ofSale(sale: InstallmentSale, source: number, reader: TaxReader): Installment[] {
  const isFirstYear = isOfThisYear(sale, reader);
  if (isFirstYear && sale.use === 'home') return [];
  const recaptureThisYear = isOfBusiness(sale) ? recaptureOf(wholeOf(sale)) : 0;
  const recapture = isFirstYear ? recaptureThisYear : dollars(sale.recapture);
  const whole = wholeOf(sale);
  // Line 14 is zero or less: nothing is left to spread, and the form is not filed.
  if (isFirstYear && whole.price + whole.depreciation - whole.cost - recapture <= 0) return [];
  return [
    {
      description: whole.description,
      acquired: whole.acquired,
      sold: sale.sold,
      isFirstYear,
      home: null,
      source,
      price: whole.price,
      debt: dollars(sale.debtAssumed),
      cost: dollars(sale.cost),
      depreciation: whole.depreciation,
      expenses: dollars(sale.sellingExpenses),
      recapture,
      excluded: isFirstYear ? 0 : dollars(sale.excludedGain),
      unrecaptured: unrecapturedOf(sale, recapture),
    },
  ];
}

/** Sales of this year that are told as homes, in the order of the homes that say so. */
const homesToSpread = ({ facts }: TaxReader): number[] =>
  facts.homeSales.flatMap(({ installmentSale }, home) => (installmentSale ? [home] : []));

export const homeTerms = (reader: TaxReader): number[] =>
  reader.facts.installmentSales.flatMap((sale, source) =>
    sale.use === 'home' && isOfThisYear(sale, reader) ? [source] : [],
  );

export const countsOfHomes = (reader: TaxReader): { homes: number; terms: number } => ({
  homes: homesToSpread(reader).length,
  terms: homeTerms(reader).length,
});

/** A home whose gain is excluded whole has nothing to spread, and is reported like any other. */
export const isSpreadHome = (reader: TaxReader, home: number): boolean =>
  reader.facts.homeSales[home]?.installmentSale === true && reader.at(taxableGain, home) > 0;

function ofHomes(reader: TaxReader): Installment[] {
  const { facts, at } = reader;
  const terms = homeTerms(reader);
  return homesToSpread(reader).flatMap((home, i) => {
    const [owned, source] = [facts.homeSales[home], terms[i]];
    const sale = source === undefined ? undefined : facts.installmentSales[source];
    if (!owned || source === undefined || !sale || !isSpreadHome(reader, home)) return [];
    const depreciation = dollars(owned.depreciation);
    return [
      {
        description: owned.address || 'Main home',
        acquired: owned.acquired,
        sold: owned.sold,
        isFirstYear: true,
        home,
        source,
        price: at(sellingPrice, home),
        debt: dollars(sale.debtAssumed),
        cost: at(adjustedBasis, home) + depreciation,
        depreciation,
        expenses: at(sellingExpenses, home),
        recapture: 0,
        excluded: at(exclusion, home),
        unrecaptured: isHeldOverAYear(owned.acquired, owned.sold) ? at(depreciationGain, home) : 0,
      },
    ];
  });
}

const none: readonly Installment[] = [];

/** Homes of this year first, then the rest in the order of the facts. */
export const listInstallments = (reader: TaxReader): readonly Installment[] =>
  hasInstallments(reader)
    ? [
        ...ofHomes(reader),
        ...reader.facts.installmentSales.flatMap((sale, source) => ofSale(sale, source, reader)),
      ]
    : none;
