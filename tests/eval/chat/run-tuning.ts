import { cards } from '@/lib/chat/cards/all';
import { readQuestion } from '@/lib/chat/read/read-question';
import { toTerms, toWords } from '@/lib/chat/read/tokens';
import { findLaw } from '@/lib/chat/find-law';
import { findCards } from '@/lib/chat/search/find-cards';
import { makeEmptyView } from './make-view';
import { tuningSets } from './tuning';

/** Which card a question found, and which one it was written for. */
interface TuningOutcome {
  set: string;
  card: string;
  ask: string;
  /** The card in first place; null when none was found. */
  found: string | null;
  /** The card in first place is the right one, and the co-pilot would answer with it. */
  isSure: boolean;
}

const view = makeEmptyView(() => Promise.resolve([]));

/** Asks every question of the tuning sets for its card. */
export const runTuning = (): TuningOutcome[] =>
  Object.entries(tuningSets).flatMap(([set, questions]) =>
    Object.entries(questions).flatMap(([card, asks]) =>
      asks.map((ask) => {
        const law = findLaw(readQuestion(ask), view);
        const found = law.card?.id ?? null;
        return { set, card, ask, found, isSure: found === card && law.sure === 'sure' };
      }),
    ),
  );

/** Aliases of all cards, and those that put another card in first place. */
export function checkAliases(): { all: number; missed: { alias: string; card: string; found: string }[] } {
  const asked = cards.flatMap(({ id, words }) => words.map((alias) => ({ card: id, alias })));
  const missed = asked.flatMap(({ card, alias }) => {
    const owners = cards.filter(({ words }) => words.includes(alias)).map(({ id }) => id);
    const found = findCards(toTerms(alias), 1, toWords(alias))[0]?.item.id ?? '';
    return owners.includes(found) ? [] : [{ alias, card, found }];
  });
  return { all: asked.length, missed };
}
