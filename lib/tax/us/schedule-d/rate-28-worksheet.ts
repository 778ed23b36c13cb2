import { addCents, dollars, dollarsOf, isSome } from '../../facts/cents';
import { blankIfZero, notBelowZero, sum } from '../../engine/verbs';
import { form, type TaxReader } from '../form';
import { listSales } from '../form-8949/listed-sales';
import { isCollectible, termOf } from '../form-8949/sales';
import { rate28Part } from '../form-8949/small-business-stock';
import { bothGains, longTermCarryover, netShortTermGain } from './schedule-d';

const collectibleSales = (reader: TaxReader) =>
  listSales(reader).filter((sale) => isCollectible(sale) && termOf(sale) === 'long');

const makers = form('rate-28', '28% Rate Gain Worksheet', {
  name: '28% Rate Gain Worksheet',
  kind: 'worksheet',
  source: 'Instructions for Schedule D (2024), line 18',
  attachedWhen: (reader) =>
    reader.attached(bothGains.form) &&
    reader.get(bothGains) &&
    (reader.facts.dividends.some((form) => isSome(form.collectibles28)) ||
      reader.facts.k1s.some((k1) => isSome(k1.collectiblesGain)) ||
      sum(reader.each(rate28Part)) > 0 ||
      collectibleSales(reader).length > 0),
});
export const rate28Worksheet = makers.form;
const { money } = makers;

export const collectiblesSold = money(
  '1',
  'Collectibles gain or loss',
  'Enter the total of all collectibles gain or (loss) from items you reported on Form 8949, Part II',
  (reader) => {
    const sales = collectibleSales(reader);
    return (
      dollarsOf(sales, (sale) => sale.proceeds) -
      dollarsOf(sales, (sale) => sale.basis) +
      dollarsOf(sales, (sale) => sale.adjustment)
    );
  },
);

/** Gain on small business stock up to the exclusion is "section 1202 gain" (IRC 1(h)(7)). */
export const section1202Gain = money(
  '2',
  'Section 1202 exclusion',
  'Enter as a positive number the total of: any section 1202 exclusion you reported in column (g) of Form 8949, Part II, with code “Q” in column (f), that is 50% of the gain; and 1/3 of any section 1202 exclusion that is 75% of the gain. Don’t make an entry for any section 1202 exclusion that is 100% of the gain',
  ({ each }) => blankIfZero(sum(each(rate28Part))),
);

export const collectiblesDistributed = money(
  '4',
  'Collectibles gain from funds',
  'Enter the total of any collectibles gain reported to you on Form 1099-DIV, box 2d; Form 2439, box 1d; and Schedule K-1',
  ({ facts }) =>
    dollars(
      addCents(facts.dividends, (form) => form.collectibles28),
      addCents(facts.k1s, (k1) => k1.collectiblesGain),
    ),
);

export const carryover = money(
  '5',
  'Long-term loss carried over',
  'Enter your long-term capital loss carryovers from Schedule D, line 14, and Schedule K-1 (Form 1041), box 11, code D',
  ({ get, facts }) => -get(longTermCarryover) - dollarsOf(facts.k1s, (k1) => k1.longTermCarryover),
);

export const shortTermLoss = money(
  '6',
  'Net short-term loss',
  'If Schedule D, line 7, is a (loss), enter that (loss) here. Otherwise, enter -0-',
  ({ get }) => (get(netShortTermGain) < 0 ? get(netShortTermGain) : 0),
);

export const rate28Gain = money(
  '7',
  'Gain taxed at 28%',
  'Combine lines 1 through 6. If zero or less, enter -0-. If more than zero, also enter this amount on Schedule D, line 18',
  ({ get }) =>
    notBelowZero(
      get(collectiblesSold) +
        get(section1202Gain) +
        get(collectiblesDistributed) +
        get(carryover) +
        get(shortTermLoss),
    ),
);
