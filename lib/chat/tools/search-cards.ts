import { z } from 'zod';
import type { Card } from '../cards/card';
import { readWords } from '../read/lexicon';
import { isFiller } from '../read/tokens';
import { firstTaxYear, type TaxYear } from '@/lib/tax/us/edition';
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

/** A card in words, with the law of a year. */
export const toCardText = (
  { id, title, verdict, details, appliesTo, from2025, source }: Card,
  year: TaxYear = firstTaxYear,
): CardText => ({
  id,
  title,
  verdict: sayIn(verdict, year),
  details: details.map((one) => sayIn(one, year)),
  appliesTo: appliesTo ?? null,
  from2025: from2025 === undefined ? null : sayIn(from2025),
  source: { ...source },
});

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
    'What the law of the year of the return says about a tax question: verdict, conditions, limits, IRS source.',
  input: Input,
  run: async (view, { question }) => {
    const terms = readWords(question).filter((word) => !isFiller(word));
    const found = findCards(terms, most).map(({ item }) => item);
    return {
      data: { cards: found.map((card) => toCardText(card, view.taxYear)) },
      citations: found.map(citeCard),
    };
  },
};
