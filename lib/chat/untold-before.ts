import { findAskingAlone } from './read-sentences';

/** A thing that was named before, and what is asked of it that no return tells. */
interface Row {
  told: RegExp;
  asks: RegExp;
  /** Said anywhere, this makes it a question for the return or the law. */
  unless: RegExp;
}

const taxWords = /\b(tax(es|ed|able)?|deduct\w*|irs|refund|income|write off|itemiz\w*|schedule)\b/;

const rows: readonly Row[] = [
  // How much is left of a loan or of savings.
  {
    told: /\b(loans?|mortgage|debts?|principal|balance|credit cards?|savings|checking|accounts?|iras?|401\(?k\)?|hsa|nest egg|pay ?check)\b/,
    asks: /\b(left(?! with)|remain\w*|the rest|still (owe|owing|have to pay)|ow(e|ed|ing) on (it|that|them|this)|done with (it|them|that)|rid of (it|them|that))\b/,
    unless: /\b(tax(es|ed|able)?|deduct\w*|irs|refund|income)\b/,
  },
  {
    told: /\b(put|puts|set|save|saved|saving) .{0,25}\b(aside|away)\b|\bsav(e|ed|ing) (up )?for\b/,
    asks: /\b(in (there|it) (by )?now|by now|so far|got now|altogether now|together by now)\b/,
    unless: taxWords,
  },
  // Of clients, bonuses and rents a return has only the sum, and of others nothing.
  {
    told: /\b(clients?|customers?|students|pupils|patients)\b/,
    asks: /\bwhich (one|of them)\b|\bwho\b.*\b(most|least|best|worst|late|first)\b/,
    unless: /\b(1099\S*|form|box)\b/,
  },
  {
    told: /\b(gave|gives|got|gets?|paid|handed out) .{0,20}\b(bonus|bonuses|raise|raises)\b/,
    asks: /\bhow (much|big|large) (was|is|were) (it|that|mine|they|the (bonus|raise))\b/,
    unless: /\b(tax(es|ed)?|withh\w*|wages|return|box|w-?2|income|1040)\b/,
  },
  {
    told: /\b(my|our|the) (rent|lease)\b/,
    asks: /\bhow much (do|will|must|am|are|is|was) (i|we|it|that)\b/,
    unless: /\b(tax(es|ed)?|deduct\w*|office|business|studio|shop|income|rental|return|owe|back|refund)\b/,
  },
  {
    told: /\b(?:my|our|a|an|the|this|some) (?:[\w-]+ ){0,2}?(?:brother|sister|friend|buddy|cousin|neighbou?r|coworker|co-worker|colleague|boss|manager|roommate|landlord|landlady|competitor|designer|owner|guy|couple|family)s?\b(?! (?:says?|said|told|thinks?|claims?|swears?|asked|asks|gave|pays|paid))/,
    asks: /\b(what|how much)\b.{0,12}\b(do|does|did|will|would|has|have|is|was) (he|she|they)\b(?! (take|took|hold|withhold|subtract|knock|want|let|start|use|keep|tax|send))|\bdo with it\b/,
    unless:
      /\b(return|file|1040|help\w*|tax\w*|books|papers|asked me|look|quarter\w*|penalty|form|here|prepar\w*|client|w-?2|1099\S*|deduct\w*|you|schedule|agi|taxable|withh\w*|credit|dependents?)\b/,
  },
  {
    told: /./,
    asks: /\bwhat (do|does|did|will|would) (they|he|she) (do|buy) with (it|that|them)\b/,
    unless: taxWords,
  },
  {
    told: /./,
    asks: /\b(would|will|could|might) (it|they|those|these|that) (\w+ )?(fetch|bring in|sell for|go for|be worth)\b/,
    unless: taxWords,
  },
];

/** Whether a question asks of what was named before it for something that no return tells. */
export function isUntoldOfBefore(text: string): boolean {
  const asking = findAskingAlone(text);
  if (asking.length === 0) return false;
  const told = asking.reduce((rest, one) => rest.replace(one, ' '), text);
  const asked = asking.join(' ');
  return rows.some((row) => row.told.test(told) && row.asks.test(asked) && !row.unless.test(text));
}
