import { exactDollars } from '../facts/cents';
import { listedGifts } from '../us/form-8283/form-8283';
import { propertyGiven } from '../us/schedule-a/charity-limits';
import { propertyGifts } from '../us/schedule-a/schedule-a';
import { type Check, dollarText, type Finding, rejects } from './check';

const source = 'Rule SA-F1040-002; Form 8283 (Rev. December 2023), Section A; IRC 170(f)(11)(B)';

/** A deduction for property above $500 needs each gift on Form 8283: without it the deduction is denied. */
const unlisted = rejects({
  id: 'property-gifts-unlisted',
  title: 'Gifts of property over $500 require Form 8283',
  source,
  find: ({ facts, law, computed }): Finding[] => {
    const own = exactDollars(facts.itemized.charityNoncash);
    const listed = listedGifts(facts);
    const isNeeded =
      computed !== null &&
      computed.get(propertyGifts) > 0 &&
      computed.get(propertyGiven) > law.itemized.propertyDetailsOver;
    return !isNeeded || Math.abs(own - listed) < 1
      ? []
      : [
          {
            path:
              facts.itemized.propertyGifts.length === 0
                ? 'itemized.charityNoncash'
                : 'itemized.propertyGifts.0.value',
            description: `You’re deducting ${dollarText(own)} in noncash gifts, but the gifts you listed total ${dollarText(listed)}.`,
            suggestedFix: 'List every gift of property. They must add up to the total.',
            without: [{ path: 'itemized.charityNoncash', value: law.itemized.propertyDetailsOver }],
          },
        ];
  },
});

/** Columns (a), (c) and (d) of each row. */
const incomplete = rejects({
  id: 'property-gift-incomplete',
  title: 'A gift of property is missing details',
  source,
  find: ({ facts, law, computed }): Finding[] =>
    computed === null || computed.get(propertyGiven) <= law.itemized.propertyDetailsOver
      ? []
      : facts.itemized.propertyGifts.flatMap((gift, at): Finding[] => {
          const missing = (['charity', 'charityAddress', 'description', 'given'] as const).find(
            (name) => (gift[name] ?? '') === '',
          );
          return missing === undefined
            ? []
            : [
                {
                  path: `itemized.propertyGifts.${at}.${missing}`,
                  description: `${gift.description || gift.charity || 'A gift'}: Form 8283 requires the charity, its address, what you gave, and the date.`,
                  suggestedFix: 'Enter what’s missing. The charity’s receipt shows it.',
                },
              ];
        }),
});

/** Gifts of property on Form 8283. */
export const giftChecks: readonly Check[] = [unlisted, incomplete];
