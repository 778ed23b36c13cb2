import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { addCents, centsOf, dollars, exactDollars, isSome, noCents, plus } from '../../facts/cents';
import { type PropertyGift } from '../../facts/property-gift';
import { type ReturnInput } from '../../facts/return-input';
import { refuse, warn } from '../coverage';
import { form, type TaxReader } from '../form';
import { agi } from '../form-1040/taxable-income';
import { isHeldOverAYear } from '../holding-period';
import { allK1s } from '../schedule-e/k1-deductions';

const makers = form('charity-limits', 'Limits on Charitable Contributions', {
  name: 'Charity Limits Worksheet',
  kind: 'worksheet',
  source: 'Publication 526 (2024), Limits on Deductions and Worksheet 2; IRC 170(b)(1)(G)',
  neededWhen: ({ facts: { itemized, k1s } }) =>
    isSome(itemized.charityCash) ||
    itemized.charityMiles > 0 ||
    isSome(itemized.charityNoncash) ||
    isSome(itemized.charityCarryover) ||
    k1s.some((k1) => isSome(k1.charityCash) || isSome(k1.charityNoncash)),
  attachedWhen: ({ get }) => get(nextYear) > 0,
});
export const charityLimitsWorksheet = makers.form;
const { money } = makers;

export const cashGiven = money(
  'cash',
  'Gifts by cash or check',
  'Gifts by cash or check, and 14 cents for each mile driven for a charity',
  ({ facts, law }) =>
    exactDollars(plus(facts.itemized.charityCash, allK1s(facts, 'charityCash'))) +
    facts.itemized.charityMiles * law.itemized.charityMile,
);

export const cashLimit = money(
  '60',
  '60% of AGI',
  'Multiply Form 1040, line 11, by 60% (0.60)',
  ({ get, law }) => notBelowZero(get(agi)) * law.itemized.cashGiftShare,
);

export const cashDeducted = money(
  'cash allowed',
  'Cash gifts deducted',
  'Enter the smaller of cash gifts or 60% of AGI',
  ({ get }) => smallerOf(get(cashGiven), get(cashLimit)),
);

/** Kinds of gifts in the carryover, in whole dollars; null where the filer doesn't say. */
function carryoverKinds({ itemized }: ReturnInput): { cash: number; gains: number; other: number } | null {
  const { charityCarryover, carryoverCash, carryoverGains } = itemized;
  if (carryoverCash === null && carryoverGains === null) return null;
  const all = dollars(charityCarryover);
  const cash = smallerOf(all, dollars(carryoverCash ?? noCents));
  const gains = smallerOf(all - cash, dollars(carryoverGains ?? noCents));
  return { cash, gains, other: all - cash - gains };
}
const kindOf = (facts: ReturnInput, kind: 'cash' | 'gains' | 'other'): number =>
  carryoverKinds(facts)?.[kind] ?? 0;

/** In each kind this year's gifts come before those carried over (Publication 526, Carryovers; IRC 170(b)(1)(G)(ii)). */
export const carriedCash = money(
  'carryover cash',
  'Cash carryover deducted',
  'Enter the smaller of the cash carryover or 60% of AGI less the cash gifts deducted',
  ({ facts, get }) =>
    blankIfZero(smallerOf(kindOf(facts, 'cash'), notBelowZero(get(cashLimit) - get(cashDeducted)))),
);

/** Cash comes first and takes up the limit of the other gifts (IRC 170(b)(1)(G)(iii)). */
export const propertyLimit = money(
  '50',
  '50% of AGI less cash gifts',
  'Multiply Form 1040, line 11, by 50% (0.50) and subtract the cash gifts deducted. If zero or less, enter -0-',
  ({ get, law }) =>
    notBelowZero(
      notBelowZero(get(agi)) * law.itemized.propertyGiftShare - get(cashDeducted) - get(carriedCash),
    ),
);

/** The limit that holds whether or not the property has gained value. */
export const appreciatedLimit = money(
  '30',
  '30% of AGI',
  'Multiply Form 1040, line 11, by 30% (0.30)',
  ({ get, law }) => notBelowZero(get(agi)) * law.itemized.appreciatedGiftShare,
);

export const propertyGiven = money(
  'property',
  'Gifts of property',
  'Gifts other than by cash or check',
  ({ facts }) => dollars(facts.itemized.charityNoncash, allK1s(facts, 'charityNoncash')),
);

/**
 * Listed gifts that have gained value since they were acquired more than a year before (IRC 170(b)(1)(C)(iv)); null where
 * the cost decides and is not known. Used clothes and household things are worth less than they cost.
 */
function isAppreciated({ kind, value, cost, acquired, given }: PropertyGift): boolean | null {
  if (acquired !== null && given !== null && !isHeldOverAYear(acquired, given)) return false;
  if (cost !== null) return centsOf(value) > centsOf(cost);
  return usedThings.has(kind) ? false : null;
}

const usedThings: ReadonlySet<PropertyGift['kind']> = new Set([
  'clothing',
  'furniture',
  'electronics',
  'household',
  'books',
  'vehicle',
]);

export const appreciatedGiven = money(
  'appreciated',
  'Capital gain property',
  'Of these, capital gain property: held more than one year and worth more than it cost',
  ({ facts }) =>
    dollars(
      addCents(
        facts.itemized.propertyGifts.filter((gift) => isAppreciated(gift) === true),
        (gift) => gift.value,
      ),
    ),
);

const othersDeducted = ({ get }: Pick<TaxReader, 'get'>): number =>
  smallerOf(get(propertyGiven) - get(appreciatedGiven), get(propertyLimit));

/** The 50% limit holds for them too, and comes before that of capital gain property. */
export const carriedOther = money(
  'carryover property',
  'Other property carryover deducted',
  'Enter the smaller of the carryover of other property or 50% of AGI less cash gifts and other gifts of property',
  ({ facts, get }) =>
    blankIfZero(smallerOf(kindOf(facts, 'other'), get(propertyLimit) - othersDeducted({ get }))),
);

export const appreciatedDeducted = money(
  'appreciated allowed',
  'Capital gain property deducted',
  'Enter the smallest of capital gain property, 30% of AGI, or 50% of AGI less cash gifts and other gifts of property',
  ({ get }) =>
    Math.min(
      get(appreciatedGiven),
      get(appreciatedLimit),
      get(propertyLimit) - othersDeducted({ get }) - get(carriedOther),
    ),
);

/** Carried over, it is capital gain property of this year (IRC 170(b)(1)(C)(ii)). */
export const carriedGains = money(
  'carryover gains',
  'Capital gain property carryover deducted',
  'Enter the smallest of the carryover of capital gain property, 30% of AGI less this year’s capital gain property, or 50% of AGI less all other gifts',
  ({ facts, get }) =>
    blankIfZero(
      Math.min(
        kindOf(facts, 'gains'),
        get(appreciatedLimit) - get(appreciatedDeducted),
        get(propertyLimit) - othersDeducted({ get }) - get(carriedOther) - get(appreciatedDeducted),
      ),
    ),
);

export const propertyDeducted = money(
  'property allowed',
  'Gifts of property deducted',
  'Enter the smaller of other gifts of property or their limit, plus the capital gain property deducted',
  ({ get }) =>
    smallerOf(get(propertyGiven) - get(appreciatedGiven), get(propertyLimit)) + get(appreciatedDeducted),
);

/** A carryover whose kinds are not stated fits under every limit, or is refused. */
export const carriedOver = money(
  'carryover',
  'Carryover from 2023',
  'Carryover from prior year, up to this year’s limits',
  ({ facts, get }) =>
    carryoverKinds(facts) === null
      ? dollars(facts.itemized.charityCarryover)
      : get(carriedCash) + get(carriedOther) + get(carriedGains),
);

/** Cash gifts and carryovers of cash that are left for the next year. */
export const nextCash = money(
  'next cash',
  'Cash carried forward',
  'Cash gifts over the limit, plus the unused part of the cash carryover',
  (reader) => {
    const { facts, get } = reader;
    if (leavesUnknownGifts(reader)) return null;
    return blankIfZero(get(cashGiven) - get(cashDeducted) + kindOf(facts, 'cash') - get(carriedCash));
  },
);
export const nextGains = money(
  'next gains',
  'Capital gain property carried forward',
  'Capital gain property over the limit, plus the unused part of its carryover',
  (reader) => {
    const { facts, get } = reader;
    if (leavesUnknownGifts(reader)) return null;
    return blankIfZero(
      get(appreciatedGiven) - get(appreciatedDeducted) + kindOf(facts, 'gains') - get(carriedGains),
    );
  },
);

export const nextYear = money(
  '2025',
  'Carryover to 2025',
  '2024 gifts over the limits, carried to 2025',
  ({ facts, get }) =>
    get(cashGiven) -
    get(cashDeducted) +
    get(propertyGiven) -
    get(propertyDeducted) +
    dollars(facts.itemized.charityCarryover) -
    get(carriedOver),
);

/** Gifts of property whose kind is open: not listed, or without a cost that would tell. */
const unknownGifts = ({ facts, get }: TaxReader): boolean => {
  const known = facts.itemized.propertyGifts.filter((gift) => isAppreciated(gift) !== null);
  return get(propertyGiven) > dollars(addCents(known, (gift) => gift.value));
};

/** Then what is carried forward has kinds that nobody told. */
const leavesUnknownGifts = (reader: TaxReader): boolean =>
  reader.get(propertyGiven) > reader.get(propertyDeducted) && unknownGifts(reader);

refuse(
  'itemized.charityNoncash',
  'Your gifts of property are over 30% of your adjusted gross income. List each one with its cost: the limit is 30% for capital gain property and 50% for other property.',
  (reader) =>
    reader.get(propertyGiven) > 0 &&
    reader.get(propertyDeducted) > reader.get(appreciatedLimit) &&
    unknownGifts(reader),
);
// While its kind is not known, it must fit under the limit of every kind.
refuse(
  'itemized.charityCarryover',
  'Your 2023 charitable carryover is over this year’s lowest limit. Enter how much of it was cash and how much was capital gain property: each kind has its own limit.',
  ({ get, facts }) =>
    dollars(facts.itemized.charityCarryover) > 0 &&
    carryoverKinds(facts) === null &&
    (get(carriedOver) + get(propertyDeducted) > get(appreciatedLimit) ||
      get(carriedOver) + get(propertyDeducted) > get(propertyLimit)),
);
warn(
  'itemized.charityCarryover',
  'The cash and capital gain property in your charitable carryover add up to more than the carryover. Check these amounts.',
  ({ facts: { itemized } }) =>
    dollars(itemized.carryoverCash ?? noCents, itemized.carryoverGains ?? noCents) >
    dollars(itemized.charityCarryover),
);
warn(
  'itemized.charityCarryover',
  'Not all of your charitable carryover fits under this year’s limits, and the rest carries forward. You can carry gifts forward for only five years: after 2024, leave out any unused part of gifts made in 2019.',
  ({ get, facts }) => dollars(facts.itemized.charityCarryover) > get(carriedOver),
);
