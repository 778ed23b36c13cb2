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
] as const;
export type ListName = (typeof listNames)[number];

/** Asks for what there is rather than for how much. */
const lists =
  /\b(which|what|list|name|show|every|each|all|enumerate|itemi[sz]e|give (me|us)|one by one|break ?down|broken down|run ?down)\b/;
/** What isn't there can't be listed: that is looked for elsewhere. */
const looksForMore =
  /\b(missing|missed|miss|more|other|else|could|can|should|not|any|haven't|unclaimed|left|overlook\w*|qualify|eligible|allowed|am i entitled|available|best|if|would|need|have to|supposed|must|mean|means|why|how come|limit|count as)\b/;
const onReturn =
  /\b(claimed|claiming|taken|take|took|used|using|applied|included|counted|reported|listed|entered|deducted)\b|\b(on|in|for|of|with|to|toward|under) (here|there|it|this|me|us|mine|ours|my|our|the|this return)\b|\bdid (i|we|you|she|he)\b|\b(do|does) (you|it|the return) (have|show|list|include|use|count)\b|\b(are|am|is) (i|we|she|he) getting\b|\b(i|we|she|he) (got|get|had|have|reported|wrote off)\b|\b(my|our)\b|\breturn\b/;

const named: readonly (readonly [ListName, RegExp])[] = [
  [
    'forms',
    /\b(which|what|list|name|every|all)( \w+){0,3} (forms?|schedules?)\b(?! (do|should|must|can|would|could|for|to) (i|we|you|renew|file|fill|use|need))|\bforms (and|or) schedules\b/,
  ],
  [
    'expenses',
    /\b(business|studio|schedule c|self[- ]employ\w*|freelance)( \w+){0,2} (expenses?|costs?|write[- ]?offs?|deductions?|spending)\b|\b(expenses?|costs?|write[- ]?offs?|wrote off|deducted)\b.{0,20}\b(business|studio|schedule c)\b/,
  ],
  ['business', /\b(main|key|important|big) (numbers?|figures?|lines?)\b.*\b(schedule c|business)\b/],
  [
    'itemized',
    /\bitemi[sz]ed deductions?\b|\bschedule a\b.{0,20}\b(items?|pieces|parts|lines?|deductions?|amounts?)\b/,
  ],
  ['adjustments', /\badjustments?\b|\babove[- ]the[- ]line\b/],
  ['credits', /(?<!\b(?:total|tax|child|care|income) )\bcredits\b|\btax credits\b/],
  ['deductions', /\bdeductions?\b(?! (limit|cap))|\bwrite[- ]?offs\b/],
  ['payments', /\bpayments?\b(?! (plan|voucher))/],
  [
    'taxes',
    /\b(taxes|kinds of tax|parts of (the|my|our) tax)\b.*\b(make up|made up|add up|in (my|our|the) total|different)\b|\bdifferent taxes\b/,
  ],
  [
    'income',
    /\bincomes?\b(?! tax)|\bsources? of (money|income|funds)\b|\b(money|earnings) (that )?(came|coming|comes) in\b/,
  ],
];

/** Of what stands there one by one: not a total, and not the income that something else depends on. */
const asksTotal =
  /\b(total|totals|how much|how many|taxable|adjusted|gross|net|percent\w*|bracket|number|figure|amount|earned income|standard deduction|biggest|largest|main reason)\b/;

/** The list that a question about the return asks for; null when it asks for none. */
export function readListed(text: string): ListName | null {
  if (!lists.test(text) || looksForMore.test(text) || !onReturn.test(text)) return null;
  const found = named.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  if (found === null) return null;
  const isEach = /\b(each|every|one by one|list|by itself|all the|which|break ?down|pieces|one line)\b/.test(
    text,
  );
  return asksTotal.test(text) && !isEach ? null : found;
}
