import type { PrintedReturn } from './printed-return';

/** What nobody is asked here and the IRS's form wants, by the id of the form. From a year on where it says so. */
const places: readonly (readonly [form: string, place: string, from?: number])[] = [
  ['schedule-c', 'Schedule C, line E if the business isn’t at your home address, and lines I and J'],
  ['schedule-e-properties', 'Schedule E, lines A and B'],
  ['schedule-f', 'Schedule F, lines F and G', 2025],
  ['1116', 'Form 1116, the type of income on line 1a and columns (l) through (t) of Part II', 2025],
  ['2555', 'Form 2555, lines 1 to 18', 2025],
  ['5695', 'Form 5695, the home’s address and the yes-or-no questions', 2025],
  ['8582', 'Form 8582, Parts IV to VIII', 2025],
  ['8936', 'Form 8936, line 5', 2025],
];

/** Words next to a line in both years: Publication 517, and Schedule 2, line 4. */
const wordsOfClergy: readonly (readonly [fact: string, words: string, upTo?: number])[] = [
  ['clergyBox', '“Clergy” next to Form 1040, line 27', 2024],
  ['excessAllowance', '“Excess allowance” and the amount next to Form 1040, line 1h'],
  [
    'exemptMinister',
    '“Exempt—Form 4361” next to Schedule 2, line 4 (a box in 2025), if you don’t file Schedule SE',
  ],
];

const nameOf = (place: string): string => place.split(',')[0] ?? place;

/** On paper of 2024, words next to a line, which 2025 has boxes for (Instructions for Form 1040 (2024), lines 4 and 5). */
const wordsOf2024: readonly (readonly [fact: string, words: string])[] = [
  ['iraRollover', '“Rollover” next to Form 1040, line 4b'],
  ['charityFromIra', '“QCD” next to Form 1040, line 4b'],
  ['pensionRollover', '“Rollover” next to Form 1040, line 5b'],
  [
    'childDividends',
    '“Form 8814” and the amount on Form 8814, line 9, next to Form 1040, line 3a, and next to line 3b if you don’t file Schedule B',
  ],
  [
    'childGain',
    '“Form 8814” and the amount on Form 8814, line 10, next to Schedule D, line 13, or Form 1040, line 7, if you don’t file Schedule D',
  ],
];

/** What depends on an answer, not on a form alone. */
function byAnswer({ forms, facts, taxYear }: PrintedReturn): string[] {
  const sellsGoods = forms.some(
    ({ id, lines }) =>
      id === 'schedule-c' &&
      lines.some(({ line, value }) => line === '4' && typeof value === 'number' && value > 0),
  );
  const receivesAlimony = forms.some(
    ({ id, lines }) => id === 'schedule-1' && lines.some(({ line }) => line === '2a'),
  );
  const hasOtherKind = forms.some(
    ({ id, lines }) =>
      id === 'schedule-e-properties' && lines.some(({ line, value }) => line === '1b' && value === '8'),
  );
  // What was sold with losses of earlier years: Form 8582 has them or not, by how the sale came out.
  const hasOpenShares = forms.some(
    ({ id, facts: own }) => id === 'schedule-e' && own['earlierLosses'] === undefined,
  );
  const retiredDisabled = forms.some(
    ({ id, lines }) =>
      id === 'schedule-r' &&
      lines.some(({ line, value }) => line === 'box' && [2, 4, 5, 6, 9].includes(Number(value))),
  );
  const hasUnnamedDeductions = forms.some(
    ({ id, facts: own }) => id === 'schedule-a' && own['unnamedDeductions'] === true,
  );
  const hasNoAddress = forms.some(
    ({ id, lists }) => id === '2441' && lists['providers']?.some(({ address }) => address === '') === true,
  );
  return [
    ...(facts['designee'] === true
      ? ['Form 1040, the third party designee’s name, phone number, and PIN, and the box “Yes”']
      : []),
    ...(receivesAlimony ? ['Schedule 1, line 2b'] : []),
    ...(taxYear < 2025 ? wordsOf2024.flatMap(([fact, words]) => (facts[fact] === true ? [words] : [])) : []),
    ...wordsOfClergy.flatMap(([fact, words, upTo = taxYear]) =>
      facts[fact] === true && taxYear <= upTo ? [words] : [],
    ),
    ...(hasOtherKind ? ['Schedule E, line 1b, the description of type 8 (other) property'] : []),
    ...(hasOpenShares && forms.some(({ id }) => id === 'schedule-e-line-28') ? ['Schedule E, line 27'] : []),
    ...(hasUnnamedDeductions ? ['Schedule A, line 16, the type of each other deduction and its amount'] : []),
    ...(retiredDisabled ? ['Schedule R, the box in Part II if your doctor’s statement still counts'] : []),
    ...(hasNoAddress ? ['Form 2441, column (b) of line 1'] : []),
    ...(sellsGoods ? ['Schedule C, Part III (line 42 is the amount on line 4)'] : []),
  ];
}

/** Places on the IRS's own forms in this copy that the filer fills in by hand. */
export function placesByHand(printed: PrintedReturn, worksheets: readonly string[]): string[] {
  return [...byAnswer(printed), ...byForm(printed, worksheets)];
}

function byForm({ forms, taxYear }: PrintedReturn, worksheets: readonly string[]): string[] {
  // The activities of Form 8582 stand in its parts, unless they don't add up to its lines (Part IX).
  const printed = new Set(
    forms
      .filter(({ attached, id, lists }) => attached && !(id === '8582' && lists['partVIII'] !== undefined))
      .map(({ id }) => id),
  );
  return places.flatMap(([form, place, from = 0]) =>
    printed.has(form) && taxYear >= from && !worksheets.some((name) => name.startsWith(nameOf(place)))
      ? [place]
      : [],
  );
}
