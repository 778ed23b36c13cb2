import { withoutManners } from './guess-intent';
import { pointsBack } from './points-back';
import { findAskingAlone } from './read-sentences';

/** What stands between two things that are asked for at once. Not inside of an amount. */
const joint =
  /\s*[?;]\s+(?=\S)|(?<!\d),\s*|,(?!\d)\s*|\s+[/&+]\s+|(?<=[a-z]{2}[.!])\s+|,?\s+(?:and then|and|plus|vs\.?|versus|next to|beside|as well as|along with|together with|then)\s+/;

/** Names of one thing with "and" inside. */
const inseparable =
  /\b(state and local|child and dependent|social security and medicare|ss and medicare|federal and state|room and board|profit and loss|wages and tips|married and filing|church and charity|income and expenses?(?= statement))\b/g;

/** Says how it is wanted, or that it is more than one: nothing that is asked for. */
const noise =
  /^(and |or |so |then |also |need |want )+|\b(please|pls|thanks|both( of them| numbers| figures| amounts)?|each|separately|seperately|apart|all (two|three|four)|one line each|one after the other|respectively|the two (numbers|figures|amounts)|side by side|(each )?by (it|them)sel(f|ves)|how much is each|in that order|dear|i mean|i need|give me|show me|tell me|list)\b|\b(part|portion|piece|bit|number|figure|line)s?$/g;

/** Leans on what was named before it. */
const pronoun = /\b(of|from|on|in|for|with|to) (it|that|them|those|these|this)\b/;
const asksWords =
  /^(and |so )*(what|how much|how many|which|whats|what's)( (is|are|was|were|did|do|does|of|my|our|the|i|we|you|have|had|has|get|got|received?|for))*\b/;

const onlyAsks =
  /^(what|which|how much|how many|whats|what's)( (is|are|was|were))?( (the|it|that|they|those))?$/;

/** Says more of what was named before it. */
const qualifier = /, (before|after|without|not|excluding|including|less|apart from) [^,?.;]*/g;

/** One thing that may be asked for: as it stands, and with the words that it shares with the others. */
export interface AskedPart {
  readings: string[];
}

const mostParts = 5;
const shortPart = 3;

/**
 * The things that one message may ask for at once; fewer than two when it asks for one.
 * @param text the question as `normalize` gives it
 */
export function splitQuestion(text: string): AskedPart[] {
  const bare = withoutManners(text);
  const asking = findAskingAlone(bare).join(' ');
  const parts = toParts(asking === '' ? bare : asking);
  // "We pay for day care. How much do they take off our tax?": what it points to is told, not asked for too.
  if (parts.length < 2 && asking !== '' && pointsBack(asking)) return [];
  return parts.length >= 2 ? parts : toParts(bare);
}

function toParts(text: string): AskedPart[] {
  const bare = text
    .replaceAll(qualifier, ' ')
    .replaceAll(inseparable, (name) => name.replaceAll(' ', '_'))
    .split(joint)
    .map((part) =>
      part
        .replaceAll('_', ' ')
        .replaceAll(noise, ' ')
        .replaceAll(/[?!.,:;]+/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '' && !onlyAsks.test(part));
  if (bare.length < 2 || bare.length > mostParts) return [];
  return bare.map((part, at) => ({ readings: read(part, at, bare) }));
}

/** "ordinary" of "ordinary and qualified dividends" is read with "dividends", "gross" with "of the business". */
function read(part: string, at: number, parts: readonly string[]): string[] {
  const before = parts[at - 1];
  if (before !== undefined && pronoun.test(part))
    return [part.replace(pronoun, `$1 ${before.replace(asksWords, '').trim()}`)];
  if (/^\d{1,2}[a-z]?$/.test(part)) return [`line ${part} ${formIn(parts)}`.trim()];
  if (/^(the )?lines? \d{1,2}[a-z]?$/.test(part))
    return [`${part.replace('lines', 'line')} ${formIn(parts)}`.trim()];
  if (part.split(' ').length > shortPart) return [part];
  const shared = parts.flatMap((other, place) => {
    if (place === at) return [];
    const last = /(\S+)$/.exec(other)?.[1] ?? '';
    const tail = /\b((?:of|for|on|from) .+)$/.exec(other)?.[1];
    const first = /^(\S+) (?:before|after|from|to|of|with)\b/.exec(other)?.[1];
    return [
      ...(tail === undefined ? [] : [`${part} ${tail}`]),
      ...(first === undefined ? [] : [`${first} ${part}`]),
      `${part} ${last}`,
    ];
  });
  return [
    part,
    ...shared,
    ...(before === undefined ? [] : [`${part} of ${before.replace(asksWords, '').trim()}`]),
  ];
}

/** The form that one of the parts names, for those that give only a number. */
const formIn = (parts: readonly string[]): string =>
  /\b(?:schedule \w+|form \w+|8889|8995|2441|1040)\b/.exec(parts.join(' '))?.[0] ?? '';
