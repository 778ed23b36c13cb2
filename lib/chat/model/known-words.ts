import { listForms } from '@/lib/tax/list-forms';
import { filler } from '@/lib/training/search-words';
import { starterMaterials } from '@/lib/training/starter/all';
import { knownWords } from '@/lib/training/word-groups';
import { cards } from '../cards/all';
import { listEntities } from '../read/entities';
import { everyday } from '../read/everyday';
import { sayIn } from '../search/find-cards';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}']*/gu) ?? [];

let kept: ReadonlySet<string> | null = null;

/** Words that our own texts have: they tell nobody apart. Made when it is needed first. */
function open(): ReadonlySet<string> {
  kept ??= new Set(
    [
      ...filler,
      ...knownWords(),
      ...wordsOf(everyday),
      ...listEntities().flatMap(({ names }) => names.flat()),
      ...cards.flatMap((card) => [
        card.title,
        sayIn(card.verdict),
        ...card.details.map((one) => sayIn(one)),
        ...card.words,
      ]),
      ...listForms().flatMap(({ lines }) => lines.map(({ label, instruction }) => `${label} ${instruction}`)),
      ...starterMaterials.flatMap(({ pages }) => pages.flat().map(([heading, text]) => `${heading} ${text}`)),
    ].flatMap(wordsOf),
  );
  return kept;
}

/** Whether a word, with or without its ending, is one that our texts have. */
export function isKnownWord(word: string): boolean {
  const known = open();
  const bare = word.replace(/'s?$/, '');
  return (
    known.has(bare) ||
    known.has(`${bare}s`) ||
    ['s', 'es', 'ed', 'd', 'ing', 'ly', 'er'].some(
      (ending) =>
        bare.endsWith(ending) &&
        bare.length - ending.length >= 3 &&
        (known.has(bare.slice(0, -ending.length)) || known.has(`${bare.slice(0, -ending.length)}e`)),
    )
  );
}
