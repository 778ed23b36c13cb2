import { notBelowZero, smallerOf } from '../../engine/verbs';
import { dollars, exactDollars, isSome, plus } from '../../facts/cents';
import { refuse } from '../coverage';
import { form } from '../form';
import { agi } from '../form-1040/taxable-income';
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
  'Enter the smaller of the two',
  ({ get }) => smallerOf(get(cashGiven), get(cashLimit)),
);

/** Cash comes first and takes up the limit of the other gifts. */
export const propertyLimit = money(
  '50',
  '50% of income, less cash',
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

export const propertyDeducted = money(
  'property allowed',
  'Gifts of property deducted',
  'Enter the smaller of the gifts of property or their limit',
  ({ get }) => smallerOf(get(propertyGiven), get(propertyLimit)),
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
  'Gifts of 2024 that are over the limits, carried to 2025',
  ({ get }) => get(cashGiven) - get(cashDeducted) + get(propertyGiven) - get(propertyDeducted),
);

refuse(
  'itemized.charityNoncash',
  'Property gifts over 30% of your income depend on the type of property, which isn’t supported.',
  ({ get }) => get(propertyGiven) > 0 && get(propertyDeducted) > get(appreciatedLimit),
);
// Its kind is not known, so it must fit under the limit of every kind.
refuse(
  'itemized.charityCarryover',
  'A 2023 charitable carryover over this year’s limits isn’t supported.',
  ({ get, facts }) =>
    dollars(facts.itemized.charityCarryover) > 0 &&
    (get(carriedOver) + get(propertyDeducted) > get(appreciatedLimit) ||
      get(carriedOver) + get(propertyDeducted) > get(propertyLimit)),
);
