import { type FoundAmount, findAmount } from './read-amount';

/** What a question says about what it tries. */
export interface Wish {
  /** Dollars; null when no amount is said. */
  amount: number | null;
  /** How many times what there is: 2 for "twice", 0.9 for "10% less"; null when none is said. */
  factor: number | null;
  /** As much as the law allows. */
  most: boolean;
  /** Less of it than the return has, not more. */
  less: boolean;
  /** On top of what the return has. */
  more: boolean;
  /** The amount is all of it. */
  isWhole: boolean;
  /** None of it, said without an amount. */
  isNone: boolean;
  /** The question in comparable form, its numbers in digits. */
  text: string;
}

const up =
  'more|extra|higher|up|raise|increase[sd]?|bigger|additional|on top|above|growth|grew|grow|rose|rise[ns]?|bonus|gain(?:ed)?|larger|better';
const down =
  'less|lower|down|drop(?:s|ped)?|cut|decrease[sd]?|reduc\\w+|smaller|fewer|below|fell|falls?|fallen|short(?:er)?|off|discount|shr[aiu]nk\\w*|under|dip(?:s|ped)?';
const percent = '(\\d+(?:\\.\\d+)?) ?(?:%|percent|per cent|pct)';
const percentUp = new RegExp(
  `${percent},? (?:[a-z]+ )?(?:[a-z]+ )?(?:${up})\\b|\\b(?:${up})(?: [a-z]+)?(?: by| of)? (?:about |another )?${percent}|\\b(?:another|an extra|an additional) ${percent}`,
);
const percentDown = new RegExp(
  `${percent},? (?:[a-z]+ )?(?:[a-z]+ )?(?:${down})\\b|\\b(?:${down})(?: [a-z]+)?(?: by| of)? (?:about )?${percent}`,
);

const gone = '\\b(?:gone|away|lost|vanish\\w*|disappear\\w*|fell through|dropped out)\\b';
const factors: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`\\b(?:a|one) third\\b.*${gone}|\\b(?:lost|lose|without) (?:a|one) third\\b`), 2 / 3],
  [new RegExp(`\\b(?:a|one) quarter\\b.*${gone}|\\b(?:lost|lose|without) (?:a|one) quarter\\b`), 0.75],
  [/\bhalf (again as|as much again)\b|\bhalf more\b/, 1.5],
  [
    /\b(a |one )?third (less|lower|smaller|fewer|down|off)\b|\b(down|drop\w*|cut|fell|lower\w*|reduc\w*|less) by (a|one) third\b/,
    2 / 3,
  ],
  [
    /\b(a |one )?quarter (less|lower|smaller|fewer|down|off)\b|\b(down|drop\w*|cut|fell|lower\w*|reduc\w*|less) by (a|one) quarter\b/,
    0.75,
  ],
  [/\b(a |one )?third (more|higher|bigger)\b|\bby (a|one) third\b/, 4 / 3],
  [/\b(a |one )?quarter (more|higher|bigger)\b|\bby (a|one) quarter\b/, 1.25],
  [/\b(quadrupl\w+|(four|4) times|4x)\b/, 4],
  [/\b(tripl\w+|thrice|(three|3) times|3x)\b/, 3],
  [/\b(twice(?! (a|per|each|every)\b)|doubl(e|ed|es|ing)(?![- ]?(check|tax))|(two|2) times|2x)\b/, 2],
  [
    /\bhalve[ds]?\b|\b(in|by|only|just|were|was|be|been|is|at|to|about|earned|made|got|paid|gave|spent|with) half\b|\bhalf (of|as|that|the|my|our|what|this|his|her|its|their)\b(?! (week|day|time|year|month|night|morning|house|room|garage|summer|kids|people)\b)/,
    0.5,
  ],
];

/** How many times what there is a question speaks of; null when of none. */
function readFactor(text: string): number | null {
  const lower = percentDown.exec(text);
  const higher = percentUp.exec(text);
  const share = (found: RegExpExecArray) => Number(found.slice(1).find((part) => part !== undefined)) / 100;
  if (higher !== null && !/\bpay cut\b|\b(less|lower|fewer|smaller)\b/.test(higher[0]))
    return 1 + share(higher);
  if (lower !== null) return 1 - share(lower);
  return factors.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** Words that come before an amount that is all of it: "goes up to 5,200", "should say 33,000", "were 4,900". */
const wholeBefore =
  /\b(to|at|says?|read|reads|shows?|be|been|was|were|is|are|it's|only|just|really|actually|equals?|made it|instead|hit|reach(?:es|ed)?|not)(?: (?:about|around|exactly|roughly|like|a total of|a|now|more like|rather|up to|down to|in at|out at|out to))*\s*(?:(?:=|:|→|->)\s*)?$|(?:=|:|→|->)\s*$/;
const wholeAfter =
  /^( dollars| bucks)?( [a-z]+){0,4},? (in all|altogether|all together|in total|total|all told|instead|rather|overall|in place of)\b|^( dollars| bucks)? (a year|(for|as) (wages|pay|salary))\b/;
const moreBefore =
  /\b(another|extra|additional|further|more|forgot|forgotten|missed|added?|adding|plus|bonus of|raise of|overtime of|(up|higher|rose|rises?|risen|raised?|increased?|grew|grow|went up|top(?:ped)? up) by|(gain|increase|rise|jump) of|left out|found|picked up|besides)( (?:about|around|like|of|the|a|an|my|up|another|extra|to (?:enter|add|report|tell|list|mention)|i (?:paid|gave|spent|had)))*\s*$/;
const moreAfter =
  /^( dollars| bucks)?( (?:of|in|from|for)( [a-z]+){1,3}| [a-z]+)? (more|extra|higher|additional|on top|bigger|larger)\b|^( dollars| bucks)? (more|extra|higher|raise|bonus)\b/;
const lessBefore =
  /(?<!\b(put|set|wrote|laid|paid)( it)?) down\s*$|\b(forgot|failed|neglected) to (withhold|take out|pay|send|give)\s*$|\b(hadn't|had not|didn't|did not|never|wasn't|weren't) (paid|pay|given|give|sent|send|got|gotten|received|billed|earned|made|earn|make)( \w+){0,2}\s*$|\b((down|lower|lowered|less|dropp?(?:s|ed)?|fell|falls?|fallen|decreas\w+|reduc\w+|cut|shr[aiu]nk\w*|short|smaller)(?: \w+){0,3} by|(cut|drop|decrease|reduction|fall) of)( about)?\s*$|\b(stiffed|shorted) (me|us)( for| out of| by)?\s*$|\b(subtract|minus|deduct|take off|knock off)\s*$/;
const lessAfter =
  /^( dollars| bucks)?( (?:of|in|from|for)( [a-z]+){1,3}| [a-z]+)? (less|fewer|lower|smaller)\b|^( dollars| bucks)? (down|short|pay cut)\b/;

/** Something that the return does not have yet. */
const notYet =
  /\b(forgot|forgotten|missed|left (it |them |that )?(off|out)|found|never (entered|counted|reported|told|added|put|included|listed)|not (entered|counted|reported|included|added|listed|on (here|there)|in (here|there))|(didn't|haven't|did not|have not) (put|tell|told|report|reported|enter|entered|count|counted|mention|mentioned|add|added|list|listed|include|included)|on top|in addition|besides|also|too|as well|another|extra|additional|one more|add(ed|ing)?)\b/;

/** None of it, whatever is tried. */
const none =
  /\b(nothing|zero|no money|nil|none( of (it|that|this))?|not an? (cent|dime|penny|dollar)|zilch)\b(?! (change|happen|differ|matter|missing|wrong|to do)\w*)|\$0\b|\b(to|at|be|was|were|is|of|had been|=) 0\b/;
/** None of it, when nothing else is said about how much. */
const noneOfIt =
  /\bwithout (the|any|my|our|her|his|their|that|those|spouse's)\b|\b(if|had|suppose|supposing|say|imagine|pretend|assuming?|trial|what about|how about|scenario)\b.*\b(no|without|never|hadn't|had not|didn't|did not|weren't|wasn't|hadn't been|were not|had never|not had|not made|not paid|not put|not given|not sold|not taken)\b|^(and |but |ok(ay)? |so |then )?(no|without|zero|minus|take (away|out)|drop|remove|scrap|skip|forget|leave out|strike|cross out|delete|ignore)( the| any| my| our| her| his)? |\bno [a-z ]+ (at all|whatsoever|this year|last year|then)\b|\b(take (away|out)|leave out|get rid of|did away with|goes away|went away|disappear\w*|gone|fall away|wiped out|paid off|removed?|were out|was out) ?\b/;
const onlySome =
  /\b(other|else|further|new|yet|half|third|quarter|some|part|few|percent|enough|more|(?<!\bat )all|full|quite|as much|any (more|extra)|extra)\b/;

/** What stays as it is is not what is tried: "… and they did not take out any extra tax". */
const aside = new RegExp(
  [
    ",? ?\\b(?:and|but|with|while|without) (?:\\w+ ){0,3}(?:no|not|any|didn't|did not|don't|doesn't|same|nothing) [^,.;?]*?\\b(?:withh\\w+|taken out|took out|take out|taking out|extra tax|more tax)\\b(?: (?:any )?(?:extra|more) tax)?",
    '[,;] (?:and |with )?(?:the )?(?:same|no|nothing|without any) [^,.;?]*?\\b(?:withh\\w+|taken out|took out|held back)\\b[^,.;?]*',
    '[,;] (?:with )?(?:the )?withholding (?:the )?(?:same|unchanged|as it is|stays[^,.;?]*)',
    '[,;]? ?\\b(?:and |with |but )?(?:no|without(?: any)?) (?:other )?(?:costs|expenses)(?=[,.;?]|$)(?<=\\d.*)',
    '[,;] (?:all else|everything else|the rest|nothing else)\\b[^,.;?]*',
  ].join('|'),
  'g',
);

/** A question without what it says stays as it is. */
const withoutAside = (text: string): string => text.replaceAll(aside, ' ');

/**
 * How much of something a question tries: the amount, and whether it is all of it, more or less.
 * @param text the question in comparable form, its numbers in digits
 */
export function readWish(text: string): Wish {
  const tried = withoutAside(text);
  const found = findAmount(tried);
  const factor = found !== null && !/\b(twice|double|half) as much\b/.test(tried) ? null : readFactor(tried);
  const isNone =
    found === null &&
    factor === null &&
    (none.test(tried) || (noneOfIt.test(tried) && !onlySome.test(tried)));
  const amount = found?.value ?? (isNone ? 0 : null);
  return {
    amount,
    factor: found === null ? factor : null,
    most: /\b(max|maximum|maxed|maxing|maxes|most|biggest|largest|highest|full|limit|all the way|as much as (i|we|you|the law|is|allowed))\b/.test(
      tried,
    ),
    isNone,
    text: tried,
    ...readDirection(found, amount, tried),
  };
}

function readDirection(
  found: FoundAmount | null,
  amount: number | null,
  text: string,
): Pick<Wish, 'less' | 'more' | 'isWhole'> {
  if (found === null) return { less: false, more: false, isWhole: amount === 0 };
  const { before, after } = found;
  const less = lessAfter.test(after) || lessBefore.test(before) || earnedLess.test(before);
  const more = !less && (moreAfter.test(after) || moreBefore.test(before));
  const isWhole =
    !less && !more && (wholeBefore.test(before) || wholeAfter.test(after) || instead.test(text));
  return { less, more: more || (!less && !isWhole && notYet.test(text)), isWhole };
}
const instead =
  /\b(twice|double|triple|half|three times) (as much|as high|the|that)\b|\b(instead|rather than|as opposed to|in place of)\b|\d,? (and )?not \$?\d|\bfrom \$?\d[\d,]* (up |down )?to\b/;
const earnedLess = /\b(lower|smaller|reduced|less)( \w+)? (of|by) (about )?$/;
