/**
 * What a receipt may be for, by its words: a line of Schedule C, Part II, or a deduction of Schedule A. A proposal that a
 * person decides about; the first that fits counts, so categories with few distinctive words come before those that share many.
 */
const categories: readonly (readonly [category: string, words: RegExp])[] = [
  [
    'Medical expense',
    /\b(pharmacy|prescription|rx|copay|co-pay|dental|dentist|clinic|hospital|optometr\w*|eyeglasses|physician|medical|urgent care)\b/iu,
  ],
  ['Gift to charity', /\b(donation|donated|charitable|goodwill|salvation army|food bank)\b/iu],
  [
    'Travel',
    /\b(hotel|motel|inn & suites|room charge|nights?|airlines?|boarding|flight|airport|taxi|rental car|car rental|amtrak|train ticket)\b/iu,
  ],
  [
    'Car and truck expenses',
    /\b(gallons?|unleaded|diesel|fuel|pump|oil change|tires?|car wash|parking|tolls?)\b/iu,
  ],
  [
    'Meals',
    /\b(restaurant|cafe|café|coffee|espresso|latte|grill|bistro|diner|pizza|pizzeria|burger|taqueria|sushi|bakery|gratuity|tip|server|dine in|take ?out)\b/iu,
  ],
  [
    'Office expense',
    /\b(office|toner|ink cartridge|printer|copy paper|postage|stamps|envelopes?|stationery|software|subscription)\b/iu,
  ],
  ['Utilities', /\b(electric|electricity|kwh|water bill|internet|broadband|wireless|phone bill)\b/iu],
  ['Supplies', /\b(hardware|lumber|tools?|drill|screws?|nails|paint|supplies|supply)\b/iu],
  ['Advertising', /\b(advertis\w*|flyers?|business cards|banner|signage)\b/iu],
];

/** The category that the words of a receipt speak for; null when none does. */
export const proposeCategory = (lines: readonly string[]): string | null => {
  const text = lines.join('\n');
  return categories.find(([, words]) => words.test(text))?.[0] ?? null;
};
