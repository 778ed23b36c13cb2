import { cards } from '../cards/all';
import { Speller } from '../search/spelling';
import { listEntities } from './entities';
import type { Entity } from './entity';
import { isFiller, toWords } from './tokens';

/** An entity that a text names, and where. */
export interface Mention {
  entity: Entity;
  /** Position of its first word among the words of the text, and of the word after its last one. */
  from: number;
  to: number;
}

interface Lexicon {
  /** First word of a name → the names that begin so, longest first. */
  byFirst: ReadonlyMap<string, readonly { words: readonly string[]; entity: Entity }[]>;
  speller: Speller;
}

let kept: Lexicon | null = null;

/** Made once, when the first question comes. */
function open(): Lexicon {
  if (kept !== null) return kept;
  const byFirst = new Map<string, { words: readonly string[]; entity: Entity }[]>();
  for (const entity of listEntities())
    for (const words of entity.names) {
      const [first] = words;
      if (first === undefined) continue;
      byFirst.set(first, [...(byFirst.get(first) ?? []), { words, entity }]);
    }
  for (const names of byFirst.values()) names.sort((a, b) => b.words.length - a.words.length);
  const core = [
    ...listEntities().flatMap(({ names }) => names.flat()),
    ...cards.flatMap(({ title }) => toWords(title)),
    ...everyday.flatMap(toWords),
  ];
  // Aliases of cards hold slips too: one that is near a word of ours is no word of its own.
  const speller = new Speller(core);
  const aliases = cards.flatMap(({ words }) => words.flatMap(toWords));
  const known = [...core, ...aliases.filter((word) => speller.correct(word) === word)];
  kept = { byFirst, speller: new Speller(known) };
  return kept;
}

/** Words that stand in questions and are no slip of a word of ours. */
export const everyday = [
  'about above across again against almost already although always among amount around asked because become before behind below between beyond bought bring brought called cannot change changes charge check checks close could country couple court daily dealer decide different doctor doing dollars double early either eleven enough every exact extra family father final finally first five forget forgot found friend front general girl give given gives gone great group guess happen happens hear heard heavy higher hours house houses human husband important inside instead into issue itself keep large larger later latest learn least leave less letter level likely little living local longer looked looking lower machine major making many maybe meant middle might minute missed mixed model monday money month months more morning mother moved moving much names nearly needed neither never newer night nobody normal north nothing notice number often older online only opened opposite order other others ought outside over owned paid paint paper parent parents partly passed past people percent perhaps person phone photo place plain plans please plus point possible power pretty price prior private probably problem proof public pull quick quickly quite rather reach ready real reason recent record remain rent repair reply report right round rules same says school second seems send serve seven several shall share shop short should shown side sign simple since single sister small some soon sorry sound south speak spend spent spouse staff stand start state stay still stop stopped store story street such sudden summer sure table taken takes talk tell than thank that their them then there these they think third those though three through times today together told tomorrow tonight took toward town trade travel tried trouble true trust trying twice under until upon usual value very view visit wait walk want wants watch water week weeks weekend weeks went west whether while white whole whose wife will wish with within without woman women wonder word words worked worker world worry worth would write wrong yesterday young',
];

/** A text's words, with those that are misspelled set right. */
export function readWords(text: string): string[] {
  const { speller } = open();
  return toWords(text).map((word) => (isFiller(word) ? word : speller.correct(word)));
}

/** What a text names, in its order: the longest name where several begin at the same word, none twice over. */
export function findMentions(words: readonly string[]): Mention[] {
  const { byFirst } = open();
  const found: Mention[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const names = byFirst.get(words[at] ?? '') ?? [];
    const best = names.find((name) => name.words.every((word, offset) => words[at + offset] === word));
    if (best === undefined) continue;
    found.push({ entity: best.entity, from: at, to: at + best.words.length });
    at += best.words.length - 1;
  }
  return found;
}
