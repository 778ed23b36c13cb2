import { addCents, dollars, exactDollars, isSome, plus } from '../../facts/cents';
import { type PropertyGift } from '../../facts/property-gift';
import { type ReturnInput } from '../../facts/return-input';
import { refuse } from '../coverage';
import { type CopyMakers, formWithCopies, type TaxCopyReader } from '../form';
import { propertyGiven } from '../schedule-a/charity-limits';
import { scheduleA } from '../schedule-a/schedule-a';

/** One copy for each row of Section A, Part I. */
const makers: CopyMakers<PropertyGift> = formWithCopies(
  '8283',
  'Noncash Charitable Contributions, Section A',
  ({ facts }) => facts.itemized.propertyGifts,
  {
    sequence: '155',
    source: 'Form 8283 (Rev. December 2023), Section A; IRC 170(f)(11)(B)',
    neededWhen: ({ facts }) => facts.itemized.propertyGifts.length > 0,
    attachedWhen: ({ get, attached, law }) =>
      attached(scheduleA) && get(propertyGiven) > law.itemized.propertyDetailsOver,
  },
);
export const form8283 = makers.form;
const { money, choice } = makers;

const howAcquired: Readonly<Record<PropertyGift['howAcquired'], string>> = {
  purchase: 'Purchase',
  gift: 'Gift',
  inheritance: 'Inheritance',
  exchange: 'Exchange',
};

const valuedBy: Readonly<Record<NonNullable<PropertyGift['valuedBy']>, string>> = {
  thriftShop: 'Thrift shop value',
  comparableSales: 'Comparable sales',
  catalog: 'Catalog',
  appraisal: 'Appraisal',
  quotedPrice: 'Average of high and low price',
};

/** Columns (e), (f) and (g) may stay blank for a gift of $500 or less. */
const isLarge = ({ item, law }: TaxCopyReader<PropertyGift>): boolean =>
  exactDollars(item.value) > law.itemized.propertyDetailsOver;

export const charity = choice(
  '1(a)',
  'Charity',
  'Name and address of the organization that received the gift',
  ({ item }) => [item.charity, item.charityAddress].filter((part) => part !== '').join(', ') || null,
);

export const vehicle = choice(
  '1(b)',
  'Vehicle identification number',
  'For a vehicle, boat, or airplane: its identification number, unless Form 1098-C is attached',
  ({ item }) => (item.kind === 'vehicle' ? item.vehicleId || null : null),
);

export const description = choice(
  '1(c)',
  'Description and condition',
  'Description and condition of the property; for securities, the company and the number of shares',
  ({ item }) => item.description || null,
);

export const given = choice('1(d)', 'Date of the gift', 'Date of the contribution', ({ item }) => item.given);

export const acquired = choice(
  '1(e)',
  'Date acquired',
  'Date you acquired the property (month and year)',
  (reader) => (isLarge(reader) ? (reader.item.acquired ?? 'Various') : null),
);

export const acquiredBy = choice('1(f)', 'How acquired', 'How you acquired the property', (reader) =>
  isLarge(reader) ? howAcquired[reader.item.howAcquired] : null,
);

export const cost = money('1(g)', 'Cost or basis', 'Your cost or adjusted basis', (reader) =>
  isLarge(reader) && reader.item.cost !== null ? dollars(reader.item.cost) : null,
);

export const value = money('1(h)', 'Fair market value', 'Fair market value of the property', ({ item }) =>
  dollars(item.value),
);

export const method = choice(
  '1(i)',
  'Valuation method',
  'Method used to determine the fair market value',
  ({ item }) => (item.valuedBy === null ? null : valuedBy[item.valuedBy]),
);

/** Securities with market quotations stay in Section A whatever they are worth. */
const needsAppraisal = (gift: PropertyGift): boolean => gift.kind !== 'securities' && isSome(gift.value);

/** Largest value of one gift, or of similar things together, in dollars. */
function largestOfAKind({ itemized }: ReturnInput): number {
  const gifts = itemized.propertyGifts.filter(needsAppraisal);
  return Math.max(
    0,
    ...gifts.map((gift) =>
      exactDollars(
        gift.kind === 'other'
          ? gift.value
          : addCents(
              gifts.filter(({ kind }) => kind === gift.kind),
              (one) => one.value,
            ),
      ),
    ),
  );
}

refuse(
  'itemized.propertyGifts',
  'Similar items worth more than $5,000 in total generally require a qualified appraisal and Form 8283, Section B. This isn’t supported.',
  ({ facts, law }) => largestOfAKind(facts) > law.itemized.propertyAppraisalOver,
);

/** The values of the listed gifts, in dollars and cents. */
export const listedGifts = ({ itemized }: ReturnInput): number =>
  exactDollars(plus(...itemized.propertyGifts.map((gift) => gift.value)));
