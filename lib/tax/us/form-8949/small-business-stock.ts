import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { isSome } from '../../facts/cents';
import { covers, refuse, warn } from '../coverage';
import { type CopyMakers, formWithCopies } from '../form';
import {
  excludedShareOf,
  gainOf,
  hasLots,
  isSameCompany,
  limitOf,
  listLots,
  type Lot,
  shareOf,
} from './stock-lots';

covers(
  'dividends.*.section1202',
  'dividends.*.section1202Company',
  'dividends.*.section1202Share',
  'k1s.*.section1202Gain',
  'k1s.*.section1202Company',
  'k1s.*.section1202Share',
);

const makers: CopyMakers<Lot> = formWithCopies(
  'small-business-stock',
  'Exclusion of Gain on Qualified Small Business Stock',
  ({ facts }) => listLots(facts),
  {
    name: 'Section 1202 Exclusion',
    kind: 'worksheet',
    source: 'Instructions for Schedule D (2024), “Exclusion of Gain on Qualified Small Business (QSB) Stock”',
    neededWhen: ({ facts }) => hasLots(facts),
  },
);
export const smallBusinessStock = makers.form;
const { money, rate, choice } = makers;

export const company = choice(
  'Company',
  'Company',
  'The corporation that issued the stock',
  ({ item }) => item.company || null,
);

export const stockGain = money(
  '1',
  'Gain on the stock',
  'Gain on the stock before the exclusion',
  ({ item }) => notBelowZero(gainOf(item)),
);

/** In the order of the lots: what the ones before took is gone. */
export const limitLeft = money(
  '2',
  'Limit on eligible gain for this company',
  'The larger of $10 million ($5 million if married filing separately), minus eligible gain taken into account in earlier years, or 10 times the basis of the stock sold this year; in either case, minus eligible gain taken into account this year on the company’s other stock',
  (reader) => {
    const lots = listLots(reader.facts);
    const same = lots.filter((lot, i) => i === reader.copy || isSameCompany(lot, lots[reader.copy] ?? lot));
    const before = lots.reduce(
      (sum, lot, i) => sum + (i < reader.copy && same.includes(lot) ? reader.at(countedGain, i) : 0),
      0,
    );
    return notBelowZero(limitOf(same, reader) - before);
  },
);

export const countedGain = money('3', 'Eligible gain', 'Enter the smaller of line 1 or line 2', ({ get }) =>
  smallerOf(get(stockGain), get(limitLeft)),
);

export const excludedShare = rate(
  '4',
  'Percentage excluded',
  '50% for stock acquired through February 17, 2009; 75% for stock acquired after that date and through September 27, 2010; 100% for stock acquired later',
  ({ item, law }) => shareOf(item, law.smallBusinessStock),
);

export const excludedGain = money(
  '5',
  'Excluded gain',
  'Multiply line 3 by line 4',
  ({ get }) => get(countedGain) * get(excludedShare),
);

/** The whole exclusion at 50%, a third of it at 75%, nothing at 100%. */
export const rate28Part = money(
  '6',
  'Gain taxed at up to 28%',
  'The exclusion if it is 50% of the gain; 1/3 of the exclusion if it is 75% of the gain; otherwise, -0-',
  ({ get }) =>
    get(excludedShare) === 0 ? 0 : (get(excludedGain) * (1 - get(excludedShare))) / get(excludedShare),
);

/** Stock acquired after September 27, 2010, is no preference (IRC 1202(a)(4)(C)). */
export const preferredExclusion = money(
  '7',
  'Exclusion subject to the AMT adjustment',
  'The exclusion for stock acquired before September 28, 2010',
  ({ get }) => blankIfZero(get(excludedShare) < 1 ? get(excludedGain) : 0),
);

refuse(
  'dividends.section1202Share',
  'Tell us how much of the section 1202 gain in box 2c of Form 1099-DIV you can exclude. The fund’s statement shows it.',
  ({ facts }) =>
    facts.dividends.some(
      ({ section1202, section1202Share }) => isSome(section1202) && section1202Share === null,
    ),
);
refuse(
  'k1s.section1202Share',
  'Tell us how much of the section 1202 gain on your Schedule K-1 you can exclude. The attached statement shows it.',
  ({ facts }) =>
    facts.k1s.some(
      ({ section1202Gain, section1202Share }) => isSome(section1202Gain) && section1202Share === null,
    ),
);
refuse(
  'sales.smallBusiness.issued',
  'Enter the date the company issued your qualified small business stock.',
  ({ facts }) =>
    facts.sales.some(({ smallBusiness }) => smallBusiness.qualified && smallBusiness.issued === null),
);
refuse(
  'sales.smallBusiness',
  'Your gain on one company’s qualified small business stock is more than the section 1202 limit, and its shares have different exclusion percentages. This isn’t supported.',
  ({ facts, law }) => {
    const lots = listLots(facts);
    return lots.some((one) => {
      const same = lots.filter((other) => isSameCompany(one, other));
      const shares = new Set(same.map((lot) => shareOf(lot, law.smallBusinessStock)));
      const gain = same.reduce((sum, lot) => sum + Math.max(0, gainOf(lot)), 0);
      return shares.size > 1 && gain > limitOf(same, { facts, law });
    });
  },
);
warn(
  'sales.smallBusiness.issued',
  'You held some small business stock for five years or less, or it was issued before August 11, 1993. You can’t exclude that gain.',
  ({ facts, law }) =>
    facts.sales.some(
      (sale) =>
        sale.smallBusiness.qualified &&
        sale.smallBusiness.issued !== null &&
        excludedShareOf(sale, law.smallBusinessStock) === 0,
    ),
);
