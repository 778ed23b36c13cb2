/** What can be listed from a return. */
export const listNames = [
  'income',
  'deductions',
  'adjustments',
  'itemized',
  'credits',
  'taxes',
  'payments',
  'expenses',
  'business',
  'forms',
  'summary',
] as const;
export type ListName = (typeof listNames)[number];

/** Words that may stand between the one that asks for a list and what is listed. */
const between =
  '(?: (?:all|of|the|my|our|me|us|kinds?|types?|sorts?|different|federal|tax|business|itemi[sz]ed|forms|and|single|source|sources|those|these|are|her|his|up|out|reported|claimed|studio|schedule c|schedule a|various|individual))';
const nouns: readonly (readonly [ListName, string])[] = [
  ['summary', '(?:main|key|big|important) (?:numbers|figures|lines)(?! .*(?:schedule|business|studio))'],
  ['forms', '(?:forms|schedules)'],
  [
    'expenses',
    '(?:(?:business|studio|schedule c|self[- ]employ\\w*|freelance)(?: \\w+)? (?:expenses?|costs?|write[- ]?offs|deductions?)|(?:expenses|costs) (?:of|for|on|in) (?:the |my |our )?(?:business|studio|schedule c))',
  ],
  ['itemized', '(?:itemi[sz]ed deductions?|schedule a (?:items|deductions|amounts))'],
  ['adjustments', '(?:adjustments?|above[- ]the[- ]line (?:items|deductions))'],
  ['credits', 'credits'],
  ['deductions', '(?:deductions?|write[- ]?offs)(?! (?:limit|cap))'],
  ['payments', 'payments?(?! (?:plan|voucher))'],
  ['taxes', 'taxes'],
  ['income', '(?:incomes?(?! tax)|sources? of (?:money|income))'],
];
/** Each with "list the …", "which …", and "… one by one". */
const named = nouns.map(
  ([name, noun]) =>
    [
      name,
      new RegExp(
        `\\b(?:list|name|show|give|enumerate|itemi[sz]e|break ?down|run ?down of|which|what|what all|every|each|all)${between}{0,4} ${noun}\\b|\\b${noun}\\b.{0,40}\\b(?:one by one|line by line|item by item|by kind|by type|by source|broken down|break (?:it|them|that) down|each by itself|one line each|top to bottom)\\b`,
      ),
    ] as const,
);

/** What isn't there can't be listed: that is looked for elsewhere. */
const looksForMore =
  /\b(missing|missed|miss|more|other|else|could|can|should|not|any|haven't|unclaimed|left|leav\w*|overlook\w*|qualify|eligible|allowed|entitled|available|best|if|would|need|have to|supposed|must|mean|means|why|how come|limit|count as|deadline|due|next|difference)\b/;
/** Of what stands there one by one: not a total, and not what something else depends on. */
const asksTotal =
  /\b(total|totals|taxable|adjusted|percent\w*|share|bracket|number|figure|biggest|largest|after|before|rate)\b/;
const onReturn =
  /\b(claimed|claiming|taken|take|took|used|using|applied|included|counted|reported|listed|entered|deducted)\b|\b(on|in|for|with|to|toward|under) (here|there|it|this|me|us|mine|ours|my|our|the|this return)\b|\bdid (i|we|you|she|he)\b|\b(do|does) (you|it|the return) (have|show|list|include|use|count)\b|\b(are|am|is) (i|we|she|he) getting\b|\b(i|we|she|he) (got|get|had|have|reported|wrote off)\b|\b(my|our)\b|\breturn\b|\bmake up\b/;
const eachOne = /\b(each|every|one by one|list|all the|which|break ?down|one line)\b/;

/** The list that a question about the return asks for; null when it asks for none. */
export function readListed(text: string): ListName | null {
  if (looksForMore.test(text) || !onReturn.test(text)) return null;
  const found = named.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  return found !== null && asksTotal.test(text) && !eachOne.test(text) ? null : found;
}
