import type { Intent } from './understand';

const lineOf = (form: string, line: string): Intent => ({
  kind: 'line',
  form,
  line,
  isPrinted: false,
  own: true,
});

const asksWhy =
  /\bwhy\b|\bhow come\b|\bhow is it (that|possible)\b|\bwhat('s| is) the reason\b|\bwhat made\b/;

/** Questions for a reason whose words alone say which line answers. */
const whys: readonly (readonly [asks: RegExp, intent: Intent])[] = [
  // Money was kept back, and still there is something to pay: both sides stand in the answer.
  [
    /\b(pay|owe|cover|enough|due)\b.*\b(already|took|taken|withh\w+|kept back|deducted)\b|\b(already|took|taken|withh\w+)\b.*\b(still|and yet|but)\b.*\b(pay|owe)\b/,
    { kind: 'why-refund' },
  ],
  [
    /\b(bill|balance|amount (due|i owe)|what i owe)\b.*\b(high|big|huge|large|gross|much|crazy)\b/,
    { kind: 'why-refund' },
  ],
  [
    /^(?!.*(\b(half|deduct\w*|credit|take off)\b|\d,\d{3})).*\b(self[- ]?employment|se) tax\b/,
    lineOf('schedule-2', '4'),
  ],
  [/\bitemi[sz]\w*|\bstandard deduction\b(?!.*\b\d)/, lineOf('1040', '12')],
];

/** Why something is so on the return, where the words have one meaning; null for others. */
export function readWhy(text: string): Intent | null {
  if (asksLetter.test(text) && /\b(i|we|my|our|she|he)\b/.test(text)) return { kind: 'refund' };
  if (bothWays.test(text)) return lineOf('1040', '12');
  if (asksNoTax.test(text) && soldOrGot.test(text) && !notOfGains.test(text))
    return { kind: 'rate', which: 'gains' };
  if (untaxed.test(text) && gainWords.test(text) && isOwnOr.test(text))
    return { kind: 'rate', which: 'gains' };
  if (asksNow.test(text) && otherYear.test(text) && aboutResult.test(text)) return { kind: 'refund' };
  if (!asksWhy.test(text) || !/\b(i|we|my|our|me|us|you|this|the|she|he|nothing)\b/.test(text)) return null;
  return whys.find(([asks]) => asks.test(text))?.[1] ?? null;
}

/** Why something has to be told is a matter of the law. */
export const asksNeed =
  /\bwhy (were|was|am|are|do|did|does|is) .*\b(asked|ask|asks|asking|need|needs|required?|have to (give|enter|provide|tell))\b/;

/** What is written on the check that goes with the return. */
const asksLetter =
  /^(?!.*\b(1040-?es|estimated|first|quarter\w*|2025)\b).*\b(voucher|1040-?v)\b.*\b(amount|how much|what)\b|\b(amount|how much)\b.*\b(write|put)\b.*\b(check|voucher)\b/;

/** That a gain or a dividend is taxed at a low rate, or at none. */
const untaxed =
  /\b(pays?|paying|owe|owes) (nothing|no tax|zero)( \w+)? on\b|\bescapes? (the )?tax|\btax[- ]free\b|\b(not|isn't|aren't|n't|never) (\w+ )?taxed\b|\b(0|zero|15) ?(%|percent)( |$)|\bsame rate\b|\b(lower|special) rates?\b.*\b(tax|taxed)\b/;
const gainWords = /\b(gains?|dividends?|shares?|stocks?)\b/;
/** Why there is no tax on what was sold or got, or where it is. */
const asksNoTax =
  /\b(?:why|how come|how is it|reason|where(?:'s| is)|what(?:'s|s| is) up)\b.*\b(?:no|zero|0|without|not|never|[a-z]+n't|didnt|isnt|wasnt|arent|dont|escape[ds]?) (?:\w+ ){0,5}?tax(?:es|ed)?\b|\b(?:no|zero|any) (?:\w+ ){0,3}tax(?:es)?\b.*\b(?:why|how come|how is that|what(?:'s|s| is) up)\b|\bwhy\b.*\btaxed at (?:nothing|zero|0)\b|\bwhere(?:'s| is) (?:\w+ ){0,2}?(?:capital|cap) gains? tax\b|\b(?:dodge|escape|avoid|skip)(?:d|ed)? (?:\w+ ){0,2}?(?:capital|cap) gains? tax\b(?=.*\b(?:my|our|the) )/;
const soldOrGot =
  /\b(gains?|dividends?)\b|\b(shares?|stocks?|funds?|etfs?|crypto|bitcoin|coins?)\b.*\b(sold|sell|sale|selling|profit)\b|\b(sold|sell|sale|selling|profit)\b.*\b(shares?|stocks?|funds?|etfs?|crypto|bitcoin|coins?)\b/;
const notOfGains =
  /\b(withh\w*|estimated|house|home|condo|car|state|self[- ]?employment|until|before|ira|401\w*|roth|hsa|should (i|we)|can (i|we)|could|would|will|if|how (do|can) (i|we|people|you))\b/;

/** Both ways of deducting by name, and how much each is. */
const bothWays =
  /^(?!.*\b(if|would|could|suppose|should (i|we)|rules?|when)\b)(?=.*\b(itemi[sz]\w*|schedule a)\b)(?=.*\bstandard\b).*\b(both (numbers|amounts|figures|totals|of them|sums)|two (numbers|amounts|figures|totals|sums)|(numbers|amounts|figures|totals) (please|side by side|for both)|side by side)\b/;

const isOwnOr = /\b(i|my|our|we|the|mine)\b/;

/** "Last year 1,400 came back. And this time?": the other year is told, this one is asked for. */
const asksNow =
  /\b(and|so|what about|how about|what will it be|what is it|what's it|how bad is it|how is it|how does it look|what do (i|we) get|how much is it)\b[^?.!]{0,25}\b(this (time|year|one)|now|2024|today)\s*\?*$/;
const otherYear =
  /\b(19\d\d|20(?!24)\d\d|last (year|time)|(the )?year before|before that|previous year|prior year)\b/;
const aboutResult = /\b(refund|owed?|back|sent me|gave me|paid me|got|had to pay|paid (in|them|the irs))\b/;

/** What a tax is figured on, rather than the tax: "why is self-employment tax figured on 52,178?" */
const bases: readonly (readonly [RegExp, form: string, line: string])[] = [
  [
    /\b(self[- ]?employment|se) tax\b.*\b(figured|calculated|based|computed|charged|worked out|applied|paid|due|only) (only |just )?on\b(?! top)|\b92\.35|\b(only|just|part|all|whole) .*\bprofit\b.*\b(self[- ]?employment|se) tax\b.*\bon\b(?! top)/,
    'schedule-se',
    '4a',
  ],
];

/** The line that a tax is figured on; null when none is asked for. */
export function readBase(text: string): { form: string; line: string } | null {
  if (!/\b(why|how|what|which|where)\b/.test(text)) return null;
  const found = bases.find(([asks]) => asks.test(text));
  return found === undefined ? null : { form: found[1], line: found[2] };
}
