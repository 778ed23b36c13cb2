import { notBelowZero, smallerOf } from '../../engine/verbs';
import { addCents, centsOf, dollars, exactDollars, isSome, plus } from '../../facts/cents';
import { type PropertyGift } from '../../facts/property-gift';
import { refuse } from '../coverage';
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
  '60% of income',
  'Multiply Form 1040, line 11, by 60% (0.60)',
  ({ get, law }) => notBelowZero(get(agi)) * law.itemized.cashGiftShare,
);

export const cashDeducted = money(
  'cash allowed',
  'Cash gifts deducted',
  'Enter the smaller of cash gifts or 60% of income',
  ({ get }) => smallerOf(get(cashGiven), get(cashLimit)),
);

/** Cash comes first and takes up the limit of the other gifts. */
export const propertyLimit = money(
  '50',
  '50% of income less cash gifts',
  'Multiply Form 1040, line 11, by 50% (0.50) and subtract the cash gifts deducted. If zero or less, enter -0-',
  ({ get, law }) => notBelowZero(notBelowZero(get(agi)) * law.itemized.propertyGiftShare - get(cashDeducted)),
);

/** The limit that holds whether or not the property has gained value. */
export const appreciatedLimit = money(
  '30',
  '30% of income',
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

export const appreciatedDeducted = money(
  'appreciated allowed',
  'Capital gain property deducted',
  'Enter the smallest of capital gain property, 30% of income, or 50% of income less cash gifts and other gifts of property',
  ({ get }) => {
    const others = smallerOf(get(propertyGiven) - get(appreciatedGiven), get(propertyLimit));
    return Math.min(get(appreciatedGiven), get(appreciatedLimit), get(propertyLimit) - others);
  },
);

export const propertyDeducted = money(
  'property allowed',
  'Gifts of property deducted',
  'Enter the smaller of other gifts of property or their limit, plus the capital gain property deducted',
  ({ get }) =>
    smallerOf(get(propertyGiven) - get(appreciatedGiven), get(propertyLimit)) + get(appreciatedDeducted),
);

export const carriedOver = money(
  'carryover',
  'Carryover from 2023',
  'Carryover from prior year',
  ({ facts }) => dollars(facts.itemized.charityCarryover),
);

export const nextYear = money(
  '2025',
  'Carryover to 2025',
  '2024 gifts over the limits, carried to 2025',
  ({ get }) => get(cashGiven) - get(cashDeducted) + get(propertyGiven) - get(propertyDeducted),
);

/** Gifts of property whose kind is open: not listed, or without a cost that would tell. */
const unknownGifts = ({ facts, get }: TaxReader): boolean => {
  const known = facts.itemized.propertyGifts.filter((gift) => isAppreciated(gift) !== null);
  return get(propertyGiven) > dollars(addCents(known, (gift) => gift.value));
};

refuse(
  'itemized.charityNoncash',
  'Your gifts of property are over 30% of your income. List each one with its cost: the limit is 30% for property that gained value, and 50% for other property.',
  (reader) =>
    reader.get(propertyGiven) > 0 &&
    reader.get(propertyDeducted) > reader.get(appreciatedLimit) &&
    unknownGifts(reader),
);
// Its kind is not known, so it must fit under the limit of every kind.
refuse(
  'itemized.charityCarryover',
  'A 2023 charitable carryover that exceeds this year’s limits isn’t supported.',
  ({ get, facts }) =>
    dollars(facts.itemized.charityCarryover) > 0 &&
    (get(carriedOver) + get(propertyDeducted) > get(appreciatedLimit) ||
      get(carriedOver) + get(propertyDeducted) > get(propertyLimit)),
);
