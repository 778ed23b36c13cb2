import { stem } from '@/lib/training/alike';
import { filler } from '@/lib/training/search-words';
import type { Guess } from '@/lib/training/classifier';
import { guessText } from './learnt';
import { isKnownWord, isWordOfQuestions } from './plain-words';
import { readWords } from '@/lib/training/read-features';
import { findAsking, findAskingAlone, findPointedAt } from './read-sentences';
import type { ReturnView } from './return-view';
import { amountOf, twinsOf } from './twins';
import type { Want } from './wants';

/** The share of the telling words that none of our texts has. */
function howStrange(text: string): number {
  const telling = readWords(text).filter((word) => /^\p{L}/u.test(word) && !filler.has(word));
  if (telling.length === 0) return 0;
  const strange = telling.filter((word) => !isKnownWord(word)).length / telling.length;
  // Known words, but none that people use for a return or for tax.
  return telling.some((word) => isWordOfQuestions(word) || isWordOfQuestions(stem(word))) ? strange : 1;
}

/** What people put before a question, and what says nothing about it. */
const manners =
  /\b(?:i |we )?(?:should|would|shall|'d) be (?:most |very |so |ever so )?(?:grateful|obliged|glad|pleased|thankful|happy) (?:to (?:know|learn|hear|be told)|if (?:you|someone) (?:could|would|might)(?: kindly| please)? (?:tell|show|let|inform|explain to) (?:me|us)(?: know)?)\b|\b(?:would|could) you be (?:so|as) (?:kind|good) (?:as )?to (?:tell|show|let|inform) (?:me|us)(?: know)?\b|\b(?:may|might|can|could) (?:i|we) (?:please |kindly )?(?:ask|inquire|enquire|trouble you)(?: you)?(?: to (?:tell|show) (?:me|us))?\b|\bi (?:should|would) (?:very much )?(?:like|wish) to (?:be told|learn|hear)\b|\b(?:dear|good) (?:sirs?|madam|people|plainfile)(?: or madam)?\b,?|\b(can|could|would|will) you (please |kindly |just |also |maybe )*(tell|show|give|remind|let) (me|us)( know)?( please)?\b|\b(would|could) you (kindly|please)\b|\bi('d| would| should) (really )?(like|love|want) (to know|to see|to understand|you to tell me)\b|\bi (just )?(need|want|wanted) to (know|see|ask|find out)\b|\bdo you (happen to )?know\b|\bi('m| am) (just )?(wondering|curious|trying to (find out|figure out|see))\b|\bi wonder(ed)?\b|\b(quick|one|another) (question|q)\b|\bif you (would|please|don't mind)\b|\b(tell me|let me know|remind me|show me)( please)?\b|\b(have you (got )?|do you have )?any idea\b|\bby any chance\b|\bplease\b|\bkindly\b/g;

/** Who wants to have it, and that it has to be written down. */
const wanted =
  /\b(?:my|our|the|a|an|this|some) (?:[\w-]+ ){0,3}?(?:landlord|landlady|lender|bank|broker|officer|school|college|university|form|application|office|agency|lawyer|court|people|person|site|website|program|center|daughter|son|accountant|company)(?: \w+)? (?:keeps? asking|wants|wanted|needs|asks|asked|is asking|requires|would like)(?: (?:me|us))?(?: (?:to (?:see|know|have)|for))?\b|\b(?:what|which) (?:number|figure|amount|one) (?:do|should|would|must|can) (?:i|we) (?:give|tell|put|write|use|enter|report)(?: (?:down|in|her|him|them|there|it|for (?:her|him|them|that)))*\b/g;

/** What somebody else says of it: the question is what comes after. */
const hearsay =
  /\b(?:my|our|the|a|an|some) (?:[\w-]+ ){0,2}?(?:brother|sister|mom|mother|dad|father|friend|neighbou?r|coworker|colleague|cousin|uncle|aunt|accountant|buddy|roommate|boss|husband|wife|son|daughter|guy|mother-in-law|father-in-law|in-laws?|nephew|niece|grandson)(?:'s \w+)? (?:says?|said|swears?|swore|thinks?|thought|claims?|claimed|told (?:me|us)|keeps? (?:saying|telling me)|bets?|insists?|is convinced|heard|believes?|reckons?)(?: that)?\b/g;

/** What it is wanted for, and what is not meant. */
const besides =
  /\((?:[^)\s]+ ){2,}[^)]*\)|\bfor (the|my|our|a|an|this|his|her) [^,.?]{0,40}\b(form|file|client|records|folder|case|application|app|(?<!student )loan(?! interest)|lender|landlord|broker|pre-?approval|paperwork|forecast|spreadsheet|aid)\b|^(leaving|setting) [^,]* aside,|,? (apart|aside) from [^?]*|^(apart|aside) from [^,]*,|[,;] (and )?not (what|the|counting|including|just|my|our) [^?]*$/g;

/** A question without its manners; as it is when nothing else is left. */
export function withoutManners(text: string): string {
  const bare = text
    .replaceAll(manners, ' ')
    .replaceAll(hearsay, ' ')
    .replaceAll(wanted, ' ')
    .replaceAll(besides, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,:-]+| (?=[?.,!])/g, '');
  return bare.split(' ').length >= 2 ? bare : text;
}

/** A sentence that asks weighs more than all of the message, which tells what is around it too. */
const askingWeight = 1.5;

/** What a question points to says less than the whole, which says what is asked of it. */
const pointedWeight = 0.5;

/** What is told around a question that is clear by itself weighs little. */
const clearlyAround = 0.2;
const clear = 0.75;

/** Whether the sentence that asks says by itself which figure or fact it wants, and the return has it. */
function isClear(asking: string, view: ReturnView | undefined): boolean {
  const [best] = guessText(asking);
  return (
    best !== undefined &&
    !isBlankOn(view, best.key) &&
    best.chance * (1 - strangeness * howStrange(asking)) >= clear &&
    !['topic', 'outside', 'what-if', 'thanks', 'about-copilot', 'why-refund'].includes(best.key)
  );
}

/** How much words that nobody used take from every chance. */
const strangeness = 0.5;

/** A line that has nothing on this return is seldom asked for. */
const blankWeight = 0.4;

/**
 * What a question most likely wants, best first. Words that none of our texts has lower the chance of everything.
 * @param polite the question as `normalize` gives it
 * @param view the return that is asked about: lines with nothing on it are less likely
 */
export function guessWants(polite: string, view?: ReturnView): Guess<Want>[] {
  const parts = readParts(withoutManners(polite), view);
  const all = parts.reduce((sum, { weight }) => sum + weight, 0);
  const chances = new Map<Want, number>();
  for (const { part, weight } of parts) {
    const sure = (1 - strangeness * howStrange(part)) * (weight / all);
    for (const { key, chance } of guessText(part)) chances.set(key, (chances.get(key) ?? 0) + chance * sure);
  }
  const guesses = addTwins(
    weighBlank(
      [...chances].map(([key, chance]) => ({ key, chance })),
      view,
    ),
    view,
  );
  return alikes.reduce(joinAlike, guesses).sort(byChance);
}

/** The parts of a message that say what it asks for, and how much each says. */
function readParts(text: string, view: ReturnView | undefined): { part: string; weight: number }[] {
  // What a question only points to was named before it.
  const pointedAt = findPointedAt(text);
  if (pointedAt !== null)
    return [
      { part: text, weight: 1 },
      { part: pointedAt, weight: pointedWeight },
    ];
  const alone = findAskingAlone(text).join(' ');
  const clearAlone = alone !== '' && isClear(alone, view);
  const asking = clearAlone ? [alone] : findAsking(text);
  if (asking.length === 0) return [{ part: text, weight: 1 }];
  return [
    { part: text, weight: clearAlone ? clearlyAround : 1 / askingWeight },
    ...asking.map((one) => ({ part: one, weight: 1 })),
  ];
}

/** Which of these is meant matters less than that one of them is: the best stands for all. */
const alikes: readonly ((want: Want) => boolean)[] = [
  ...[
    'list:income line:1040:9',
    'list:deductions line:1040:14',
    'list:adjustments line:1040:10',
    'list:itemized line:schedule-a:17',
    'list:credits line:1040:21',
    'list:payments line:1040:33',
    'list:expenses line:schedule-c:28',
    'list:taxes line:1040:24',
    'paper:interest line:1040:2b',
    'paper:dividends line:1040:3b',
    'paper:pension line:1040:5b',
    'paper:care line:2441:3',
    'paper:mortgage line:schedule-a:8a',
    'paper:sale line:1040:7',
    'paper:estimated line:1040:26',
    'paper:hsa line:schedule-1:13',
  ].map((pair) => {
    const both = pair.split(' ');
    return (want: Want) => both.includes(want);
  }),
  (want) => want.startsWith('rate:'),
  (want) => want === 'issues' || want === 'missing',
];

function joinAlike(guesses: readonly Guess<Want>[], isOne: (want: Want) => boolean): Guess<Want>[] {
  const ones = guesses.filter(({ key }) => isOne(key)).sort(byChance);
  const [best] = ones;
  if (best === undefined) return [...guesses];
  const together = { key: best.key, chance: ones.reduce((sum, { chance }) => sum + chance, 0) };
  return [together, ...guesses.filter(({ key }) => !isOne(key))];
}

const byChance = (a: Guess<Want>, b: Guess<Want>) => b.chance - a.chance;

/** Whether a line has nothing, or 0, on this return. */
const isBlankOn = (view: ReturnView | undefined, want: Want): boolean =>
  view !== undefined && view.calculated !== null && want.startsWith('line:') && amountOf(view, want) === null;

/** Takes from lines that are blank or 0 on the return, and gives it to the rest. */
function weighBlank(guesses: Guess<Want>[], view: ReturnView | undefined): Guess<Want>[] {
  if (view === undefined || view.calculated === null) return guesses;
  const sum = (list: readonly Guess<Want>[]) => list.reduce((all, { chance }) => all + chance, 0);
  const weighed = guesses.map(({ key, chance }) => ({
    key,
    chance: isBlankOn(view, key) ? chance * blankWeight : chance,
  }));
  const factor = sum(guesses) / Math.max(sum(weighed), Number.EPSILON);
  return weighed.map(({ key, chance }) => ({ key, chance: chance * factor }));
}

/** The likeliest of lines that hold the same amount on this return stands for all of them. */
function addTwins(guesses: readonly Guess<Want>[], view: ReturnView | undefined): Guess<Want>[] {
  const rest = new Map(guesses.map(({ key, chance }) => [key, chance]));
  return [...guesses].sort(byChance).flatMap(({ key }) => {
    const own = rest.get(key);
    if (own === undefined) return [];
    let chance = own;
    for (const twin of own >= worthAdding ? twinsOf(view, key) : []) {
      chance += rest.get(twin) ?? 0;
      rest.delete(twin);
    }
    return [{ key, chance }];
  });
}
const worthAdding = 0.01;
