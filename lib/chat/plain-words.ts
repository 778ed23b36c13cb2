import { listForms } from '@/lib/tax/list-forms';
import { filler } from '@/lib/training/search-words';
import { starterMaterials } from '@/lib/training/starter/all';
import { askedFor } from '@/lib/training/starter/asked';
import { knownWords } from '@/lib/training/word-groups';
import { saidTexts, storyTexts } from './examples';
import { intentQuestions, outsideQuestions } from './phrases/intent-phrases';
import { lineNames, lineQuestions } from './phrases/line-phrases';
import { moreLineNames, moreLineQuestions } from './phrases/line-questions';
import { lawQuestions, moreOutsideQuestions } from './phrases/other-questions';
import { resultQuestions } from './phrases/result-questions';
import { saidOtherwise } from './phrases/said-otherwise';
import { untold } from './phrases/untold';

/** What people type on a phone, and the words it stands for. */
const shorthand: readonly (readonly [RegExp, string])[] = [
  [/(?<![-\w.])u\b(?![-.])/g, 'you'],
  [/(?<=\b(what|how|where|why|who|when) )r\b|(?<![-\w] ?)\br(?= (we|you|u|they|my|our|the|there)\b)/g, 'are'],
  [/\bur\b/g, 'your'],
  [/\bw\/o\b/g, 'without'],
  [/\bw\/(?=\s|\w)|\bw(?= (that|my|the|this|our|all)\b)/g, 'with '],
  [/\bthru\b/g, 'through'],
  [/\b(plz|pls)\b/g, 'please'],
  // "AMT" is a tax of its own where somebody owes it or it has a form.
  [
    /(?<!\b(?:owe|owes|pay|paid|by|to|any|about|hit|why|isos?|minimum|with|no) (?:the )?)\bamt\b(?! (?:calculation|tax|time|exemption|form|credit|due to))/g,
    'amount',
  ],
  [/\byr\b/g, 'year'],
  [/\bb-?day\b/g, 'birthday'],
  [/\bsched?\.?(?= [a-e1-3r]\b| se\b| eic\b)/g, 'schedule'],
  [/\bln\.?(?= ?\d)/g, 'line'],
  [/\bsoc\.? ?sec\b|\bss(?= (benefits?|income|checks?|money)\b)/g, 'social security'],
  [/\bstd\b/g, 'standard'],
  [/\bdivs\b/g, 'dividends'],
  [/\bprop tax/g, 'property tax'],
  [/\bded(uct)?s\b/g, 'deductions'],
  [/\bexp\b/g, 'expenses'],
  [/\bpass[- ]?thr(u|ough)\b/g, 'pass through'],
  [/\b(what|where|how|who|when|that|there|here)s\b/g, "$1's"],
  [/\b(isn|doesn|didn|don|wasn|aren|haven|hasn|can|won|wouldn|couldn|shouldn)t\b/g, "$1't"],
  [/\bim\b/g, "i'm"],
  [/\bive\b/g, "i've"],
];

/** Right words that look like one of ours with a slip. */
const ordinary =
  'accept access across action actual address admit adult agree ahead allow alone along angry apart apple apply approval approve argue arrive aside avoid awake award aware bakery basic beach begin below bench birth black blame blank blend block blood board boost bounce bound brain brand brave bread break brick brief bring broad brown brush build bunch burst cabin cable camera carry catch cause chain chair chance change channel charm chart chase cheap chest chief chip choose civil class clean clear clerk click climb clock close cloth cloud coach coast color concrete connect connection constant contain cookie corner cottage could count couple court cover craft crash crazy cream create crime cross crowd curve cycle daily dance dealer death decide dedicated delay deliver depend design detail detect detected device differ digit dirty doubt dozen draft drama dream dress drink drive duration eager early earth eight elect empty enemy enjoy enter entry equal error event every exact exist expand expanded expert extra faint faith false fancy farmer fault favor fence field fifth fight figure finger finish fixed flash fleet flight floor focus force forth found frame fresh front fruit funny ghost giant given glass globe glory grace grade grand grass great green greet group grown guard guess guest guide habit handle happy harbor heart heavy hello honest honor horse hotel human humor image index inner input instance issue joint judge juice jump kitchen knife knock label large laser later laugh layer learn least leave legal lemon level light limit linen liver local loose lower lucky lunch magic major maker makers march match mayor meant metal might minor mixed model money month moral motor mount mouse mouth movie music narrow nearly nerve never night noise north novel nurse occur ocean offer often olive onion order organ other ought outer owner paint panel paper party paste patch peace phase phone photo piano piece pilot pitch place plain plane plant plate player point points polish popular pound power press price pride prime print printed printer prints prior prize proof proud prove queen quality quick quiet quite radio raise range rapid ratio reach react ready realm record recorded refer reply report require required right river robot rough round route royal rural safety salad sauce scale scene scope score screen sense serve seven severe severity shade shake shall shape sharp sheet shelf shell shift shine shirt shock shoot short shout shown sight silver since sixth skill skirt slate sleep slice slide slope small smart smell smile smoke smooth solid solve sound south space spare speak speed speeding spell spend spent spite split sport stack staff stage stair stand stare start steam steel steep stick still stone stood store story strange stress strike strip study stuff style sugar super sweet swing sword table taken taste teach tease tenth theme there thick thing think third those three threw throw thrown thumb tiger tight tired toast today topic touch tough tower trace track train treat trend tried troop trust truth tweak twice twist uncle under union unit until upper upset urban usage usual value video visit vital voice voter waste watch water wheel where which while white whole wider woman words wording world worry worse worst worth would wound wrist write wrong young youth failed dependency instance concrete filers theft tired tries';

const wordPattern = /\p{L}[\p{L}']*/gu;
const wordsOf = (text: string): string[] => text.toLowerCase().match(wordPattern) ?? [];

interface Vocabulary {
  /** Words of what people ask: a misspelt word stands for one of these. */
  targets: ReadonlyMap<string, readonly string[]>;
  /** Words of what people ask, and those that any question has. */
  asked: ReadonlySet<string>;
  /** Words that are right as they stand. */
  known: ReadonlySet<string>;
}

let vocabulary: Vocabulary | null = null;

/** A word that so few say is right, but nothing that others mean to say; it may be the name of a bank or a town. */
const oftenSaid = 2;

function countWords(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of texts.flatMap(wordsOf)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const oftenIn = (counts: ReadonlyMap<string, number>): string[] =>
  [...counts].flatMap(([word, times]) => (times >= oftenSaid ? [word] : []));

/** By first letter, made when it is needed first. */
function readVocabulary(): Vocabulary {
  if (vocabulary !== null) return vocabulary;
  const asked = [
    ...Object.values(lineNames),
    ...Object.values(lineQuestions),
    ...Object.values(moreLineNames),
    ...Object.values(moreLineQuestions),
    ...Object.values(intentQuestions),
    ...Object.values(resultQuestions),
    ...Object.keys(askedFor),
    ...knownWords(),
  ].flatMap(wordsOf);
  const said = countWords(saidTexts);
  asked.push(...oftenIn(said));
  const texts = [
    ordinary,
    ...said.keys(),
    ...storyTexts,
    saidOtherwise.outside ?? '',
    outsideQuestions,
    moreOutsideQuestions,
    ...untold.map(([, asks]) => asks),
    lawQuestions,
    ...listForms().flatMap(({ lines }) => lines.map(({ label, instruction }) => `${label} ${instruction}`)),
    ...starterMaterials.flatMap(({ pages }) => pages.flat().map(([heading, text]) => `${heading} ${text}`)),
  ].flatMap(wordsOf);
  const targets = new Map<string, string[]>();
  for (const word of new Set(asked)) {
    if (word.length < 5) continue;
    const first = word.slice(0, 1);
    targets.set(first, [...(targets.get(first) ?? []), word]);
  }
  vocabulary = {
    targets,
    asked: new Set([...asked, ...filler]),
    known: new Set([...asked, ...texts, ...filler]),
  };
  return vocabulary;
}

/** Whether people use a word when they ask about a return: then it is no name. */
export const isWordOfQuestions = (word: string): boolean => readVocabulary().asked.has(word);

/** Whether a word, with or without its ending, is one that our texts have. */
export function isKnownWord(word: string): boolean {
  const { known } = readVocabulary();
  const bare = word.replace(/'s?$/, '');
  return (
    known.has(bare) ||
    ['s', 'es', 'ed', 'd', 'ing', 'ly', 'er'].some(
      (ending) =>
        bare.endsWith(ending) &&
        bare.length - ending.length >= 3 &&
        (known.has(bare.slice(0, -ending.length)) || known.has(`${bare.slice(0, -ending.length)}e`)),
    ) ||
    known.has(`${bare}s`)
  );
}

/** Letters that were left out, added, changed or swapped between two words; `most + 1` when there are more. */
export function countSlips(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return Math.min(row[other.length] ?? most + 1, most + 1);
}

/** The one word that a misspelt one stands for; the word itself when it is known, short, or like none or like several. */
function mend(word: string): string {
  if (word.length < 5 || word.includes("'") || isKnownWord(word)) return word;
  const most = word.length >= 8 ? 2 : 1;
  let best: string[] = [];
  let least = most + 1;
  for (const target of readVocabulary().targets.get(word.slice(0, 1)) ?? []) {
    const slips = countSlips(word, target, most);
    if (slips > most || slips > least) continue;
    best = slips < least ? [target] : [...best, target];
    least = slips;
  }
  const [only] = best;
  // "deducton" is like "deduction" and "deductions": the nearer in length stands for both.
  return only === undefined || best.some((one) => one.slice(0, 4) !== only.slice(0, 4)) ? word : only;
}

/** The words of a question as they are spelt and in full, for comparing only. */
export function readPlainly(text: string): string {
  let plain = text;
  for (const [pattern, words] of shorthand) plain = plain.replaceAll(pattern, words);
  return plain.replaceAll(wordPattern, mend);
}
