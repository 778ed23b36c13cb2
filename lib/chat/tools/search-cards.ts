import { z } from 'zod';
import { easternDay } from '@/lib/format/day';
import type { Card, Sentence } from '../cards/card';
import { readWords } from '../read/lexicon';
import { isFiller } from '../read/tokens';
import { firstTaxYear } from '@/lib/tax/us/edition';
import type { ReturnView } from '../return-view';
import type { Citation } from '../schema';
import { findCards, sayIn } from '../search/find-cards';
import type { Tool } from './tool';

export interface CardText {
  id: string;
  title: string;
  verdict: string;
  details: string[];
  appliesTo: string | null;
  from2025: string | null;
  source: { title: string; section: string; url: string };
}

/**
 * A card in words, with the law of the return's year, on the day of the question.
 * @param asksNext the question names the year after: then the card says its figures of that year too
 */
export function toCardText(
  card: Card,
  view: Pick<ReturnView, 'taxYear' | 'today'>,
  asksNext = false,
): CardText {
  const { id, title, verdict, details, appliesTo, from2025, source } = card;
  const say = (sentence: Sentence) => sayIn(sentence, view.taxYear, easternDay(view.today));
  // Where the verdict is that of the year already, its figure isn't said once more as that of "2025"; what follows is.
  const sayNews = (text: string) =>
    view.taxYear === firstTaxYear || typeof verdict === 'string' || !text.startsWith(`For ${view.taxYear}`)
      ? text
      : text.replace(/^.*?\.(?:\s+|$)/, '');
  const later =
    from2025 !== undefined
      ? say(from2025)
      : asksNext && view.taxYear === firstTaxYear
        ? sayNextYear(card, easternDay(view.today))
        : null;
  return {
    id,
    title,
    verdict: say(verdict),
    details: details.map((one) => sayNews(say(one))).filter((text) => text !== ''),
    appliesTo: appliesTo ?? null,
    from2025: later === null ? null : sayNews(later) || null,
    source: { ...source },
  };
}

/** A verdict with the figures of the year after the first; null where it is the same. */
function sayNextYear({ verdict }: Card, today: string): string | null {
  const text = sayIn(verdict, nextTaxYear, today);
  if (text === sayIn(verdict, firstTaxYear, today)) return null;
  return text.includes(String(nextTaxYear)) ? text : `For ${nextTaxYear}: ${text}`;
}
const nextTaxYear = 2025;

/** The IRS source of a card. */
export const citeCard = ({ source }: Card): Citation => ({
  source: source.title,
  section: source.section,
  url: source.url,
});

const Input = z.strictObject({ question: z.string().min(1).max(2000) });
const most = 4;

/** What the law says, from the knowledge cards. */
export const searchCardsTool: Tool<z.infer<typeof Input>, { cards: CardText[] }> = {
  name: 'search_cards',
  description:
    'What the law for the return’s year says about a tax question: verdict, conditions, limits, and IRS source.',
  input: Input,
  run: async (view, { question }) => {
    const words = readWords(question);
    const terms = words.filter((word) => !isFiller(word));
    const found = findCards(terms, most, words).map(({ item }) => item);
    return {
      data: { cards: found.map((card) => toCardText(card, view)) },
      citations: found.map(citeCard),
    };
  },
};
