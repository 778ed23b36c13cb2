import {
  asCents,
  centsNotBelowZero,
  centsOf,
  dollars,
  isSome,
  minus,
  noCents,
  plus,
} from '../../facts/cents';
import { type HomeSale } from '../../facts/home-sale';
import { type K1 } from '../../facts/k1';
import { type ReturnInput } from '../../facts/return-input';
import { type CommunityItem } from '../../facts/community-property';
import { Sale } from '../../facts/sales';
import { warn } from '../coverage';
import { type TaxReader } from '../form';
import { changeOfIncome, listDivided } from '../form-8958/allocation';
import { isSpreadHome } from '../form-6252/items';
import { excludedGain } from './small-business-stock';
import { hasPassedGain, lotOfEntity, lotOfFund, lotOfSale } from './stock-lots';
import { gainFromDistributions, repaymentGain } from '../schedule-e/k1-limits';
import {
  adjustedBasis,
  amountRealized,
  exclusion,
  gainOrLoss,
  sellingExpenses,
  sellingPrice,
  taxableGain,
} from '../home-sale/home-sale';

const cents = (wholeDollars: number) => asCents(wholeDollars * 100);

/** A quick look at the facts: whether anything can stand on Form 8949 or straight on Schedule D. */
export const hasSales = (facts: ReturnInput): boolean =>
  facts.sales.length + facts.homeSales.length > 0 ||
  hasPassedGain(facts) ||
  facts.k1s.some(
    ({ basis, entity }) =>
      basis !== null &&
      entity === 'sCorporation' &&
      (isSome(basis.distributions) || isSome(basis.debtRepaid)),
  ) ||
  listDivided(facts).some(isGain);

const isGain = ({ kind }: CommunityItem): boolean => kind === 'shortTermGain' || kind === 'longTermGain';

/** The other spouse's part of your gain comes off here, and your part of the other's is added (Form 8958, line 6). */
function listDividedGain(item: CommunityItem, { law }: TaxReader): Sale[] {
  const change = changeOfIncome(item);
  if (!isGain(item) || centsOf(change) === 0) return [];
  const name = item.name === '' ? '' : `: ${item.name}`;
  return [
    {
      ...blankSale(),
      description: `Allocated on Form 8958${name}`,
      acquired: 'various',
      sold: law.lastDay,
      term: item.kind === 'longTermGain' ? 'long' : 'short',
      on1099b: false,
      proceeds: centsNotBelowZero(change),
      basis: centsNotBelowZero(minus(noCents, change)),
    },
  ];
}

const lossOf = (sale: Sale): number =>
  dollars(sale.basis) - dollars(sale.proceeds) - dollars(sale.adjustment);

/** A thing for personal use that was sold for less than it cost. */
export const isPersonalLoss = (sale: Sale): boolean =>
  sale.personalUse && centsOf(plus(minus(sale.proceeds, sale.basis), sale.adjustment)) < 0;

/**
 * A loss on a thing for personal use does not count (IRC 165(c)): where a form tells the IRS of the sale, code L takes
 * the loss out again; otherwise nothing is reported (Instructions for Form 8949, "How To Complete Form 8949").
 */
function listSale(sale: Sale, position: number, reader: TaxReader): Sale[] {
  const lot = lotOfSale(reader.facts, position);
  if (lot !== null && reader.at(excludedGain, lot) > 0)
    return [listStock(sale, reader.at(excludedGain, lot))];
  if (!isPersonalLoss(sale)) return [sale];
  if (!sale.on1099b) return [];
  const adjustment = dollars(sale.adjustment);
  return [
    {
      ...blankSale(),
      description: sale.description,
      acquired: sale.acquired,
      sold: sale.sold,
      term: sale.term,
      basisReported: sale.basisReported,
      proceeds: cents(dollars(sale.proceeds)),
      basis: cents(dollars(sale.basis)),
      adjustmentCode: sale.adjustmentCode === '' ? 'L' : `${sale.adjustmentCode}L`,
      adjustment: cents(adjustment + lossOf(sale)),
    },
  ];
}

// Made when it is first needed: a bundle may evaluate this module before the one with the schema.
const blankSale = (): Sale => Sale.parse({ sold: '2024-01-01', proceeds: 0, basis: 0 });

/** Code Q takes the excluded gain off (Instructions for Form 8949, column (f)). */
const listStock = (sale: Sale, excluded: number): Sale => ({
  ...blankSale(),
  description: sale.description,
  acquired: sale.acquired,
  sold: sale.sold,
  term: sale.term,
  basisReported: sale.basisReported,
  on1099b: sale.on1099b,
  on1099da: sale.on1099da,
  digitalAsset: sale.digitalAsset,
  proceeds: cents(dollars(sale.proceeds)),
  basis: cents(dollars(sale.basis)),
  adjustmentCode: `${sale.adjustmentCode.toUpperCase()}Q`,
  adjustment: cents(dollars(sale.adjustment) - excluded),
});

/** Line 12 or 13 of Schedule D holds the whole gain: the row has its exclusion alone. */
function listPassed(company: string, payer: string, lot: number | null, { at, law }: TaxReader): Sale[] {
  if (lot === null || at(excludedGain, lot) === 0) return [];
  return [
    {
      ...blankSale(),
      description: company || payer || 'Section 1202 gain',
      acquired: 'various',
      sold: law.lastDay,
      term: 'long',
      on1099b: false,
      adjustmentCode: 'Q',
      adjustment: cents(-at(excludedGain, lot)),
    },
  ];
}

/**
 * A home on Form 8949: only when it was no rental at the end, and gain is left over or a Form 1099-S came (Instructions for Schedule D, "Sale of Your
 * Home"). Code E takes off selling expenses that a Form 1099-S does not know, H the exclusion, L a loss.
 */
function listHome(home: HomeSale, copy: number, reader: TaxReader): Sale[] {
  const { at } = reader;
  if (isSpreadHome(reader, copy)) return [];
  if (home.rentedAtSale || (!home.form1099S && at(taxableGain, copy) === 0)) return [];
  const loss = at(gainOrLoss, copy) < 0 ? -at(gainOrLoss, copy) : 0;
  const expenses = home.form1099S ? at(sellingExpenses, copy) : 0;
  const excluded = at(exclusion, copy);
  return [
    {
      ...blankSale(),
      description: home.address === '' ? 'Main home' : home.address,
      acquired: home.acquired,
      sold: home.sold,
      on1099b: false,
      proceeds: cents(home.form1099S ? at(sellingPrice, copy) : at(amountRealized, copy)),
      basis: cents(at(adjustedBasis, copy)),
      adjustmentCode: `${expenses > 0 ? 'E' : ''}${excluded > 0 ? 'H' : ''}${loss > 0 ? 'L' : ''}`,
      adjustment: cents(loss - expenses - excluded),
    },
  ];
}

/** Distributions of an S corporation beyond the basis of its stock (Instructions for Form 7203, line 6). */
function listDistribution(k1: K1, copy: number, { at, law }: TaxReader): Sale[] {
  if (k1.basis === null || at(gainFromDistributions, copy) === 0) return [];
  return [
    {
      ...blankSale(),
      description: `Distributions beyond basis${k1.name === '' ? '' : `: ${k1.name}`}`,
      acquired: 'various',
      sold: law.lastDay,
      term: k1.basis.heldAYearOrLess ? 'short' : 'long',
      on1099b: false,
      proceeds: cents(at(gainFromDistributions, copy)),
    },
  ];
}

/** What a repaid note of an S corporation gains beyond its basis (Instructions for Form 7203, line 34; Rev. Rul. 64-162). */
function listRepayment({ basis, name }: K1, copy: number, { at, law }: TaxReader): Sale[] {
  if (basis?.debtKind !== 'note' || at(repaymentGain, copy) === 0) return [];
  return [
    {
      ...blankSale(),
      description: `Loan repaid${name === '' ? '' : `: ${name}`}`,
      acquired: 'various',
      sold: law.lastDay,
      term: basis.debtHeldAYearOrLess ? 'short' : 'long',
      on1099b: false,
      proceeds: cents(dollars(basis.debtRepaid)),
      basis: cents(dollars(basis.debtRepaid) - at(repaymentGain, copy)),
    },
  ];
}

/** Every sale of Form 8949 and of lines 1a and 8a of Schedule D, in the order of the facts. */
export function listSales(reader: TaxReader): readonly Sale[] {
  const { facts } = reader;
  if (!hasSales(facts)) return facts.sales;
  return [
    ...facts.sales.flatMap((sale, position) => listSale(sale, position, reader)),
    ...facts.dividends.flatMap(({ section1202Company, payer }, position) =>
      listPassed(section1202Company, payer, lotOfFund(facts, position), reader),
    ),
    ...facts.k1s.flatMap(({ section1202Company, name }, position) =>
      listPassed(section1202Company, name, lotOfEntity(facts, position), reader),
    ),
    ...facts.homeSales.flatMap((home, copy) => listHome(home, copy, reader)),
    ...facts.k1s.flatMap((k1, copy) => listDistribution(k1, copy, reader)),
    ...facts.k1s.flatMap((k1, copy) => listRepayment(k1, copy, reader)),
    ...listDivided(facts).flatMap((item) => listDividedGain(item, reader)),
  ];
}

warn(
  'sales.personalUse',
  'You sold a personal item at a loss. You can’t deduct that loss, so it doesn’t lower your tax.',
  ({ facts }) => facts.sales.some(isPersonalLoss),
);
