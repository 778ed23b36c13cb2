import { easternDay } from '@/lib/format/day';
import type { Card } from '../cards/card';
import { toTerms } from '../read/tokens';
import { isOrdinary } from '../search/find-cards';
import { type CardText, citeCard, toCardText } from '../tools/search-cards';
import type { Evidence } from '../tools/tool';
import { plain } from './answer';

const most = 4;

/** A card in words, with what it says kept as evidence. */
function open({ view, results }: Evidence, card: Card, asksNext = false): CardText {
  const text = toCardText(card, view, asksNext);
  results.push({ data: text, citations: [citeCard(card)] });
  return text;
}

/**
 * What a card says: the verdict, then what matters most, in its order. Of more details than are shown, those that say
 * something of the question stay.
 * @param asksWhat it was asked what something is
 */
export function sayCard(
  evidence: Evidence,
  card: Card,
  terms: readonly string[] = [],
  asksWhat = false,
): string {
  const asksNext = terms.includes('2025');
  const text = open(evidence, card, asksNext);
  const details = pickDetails(text, terms).map((one) => `- ${plain(one)}`);
  const later = text.from2025 === null ? [] : [`- ${plain(text.from2025)}`];
  // Asked of that year, or on a return of it, the change is the law.
  const isFirst = asksNext || evidence.view.taxYear === 2025;
  const rows = isFirst ? [...later, ...details] : [...details, ...later];
  return `${nameUnnamed(text, rows, asksWhat)}**${plain(text.verdict)}**${rows.length === 0 ? '' : `\n\n${rows.join('\n')}`}`;
}

/** The name of a card of which nothing that is said gives a word: "20% of up to $10,000 of tuition" is which credit? */
function nameUnnamed({ title, verdict }: CardText, rows: readonly string[], asksWhat: boolean): string {
  // "What is a W-2G": a yes or no answers another question.
  if (/^(yes|no|usually no|mostly no)\b/i.test(verdict)) return asksWhat ? `${plain(title)}: ` : '';
  const stated = new Set(toTerms([verdict, ...rows].join(' ')));
  const unstated = toTerms(title).filter((word) => !stated.has(word));
  return /^(It|They|This|These)\b/.test(verdict) || unstated.length > 0 ? `${plain(title)}: ` : '';
}

const mostBeside = 2;

/**
 * The verdict of a second card, under its name, and what it says of the words that were asked with: for the part of a
 * question that the first doesn't speak of.
 */
export function sayBeside(evidence: Evidence, card: Card, terms: readonly string[]): string {
  const text = open(evidence, card);
  const stated = [text.verdict, ...findAsked(text, terms).slice(0, mostBeside)];
  return `${plain(card.title)}: ${stated.map(plain).join(' ')}`;
}

/** The details that say a word of the question which the verdict doesn't. */
function findAsked({ verdict, details }: CardText, terms: readonly string[]): string[] {
  const inVerdict = new Set(toTerms(verdict));
  return details.filter((detail) => {
    const words = new Set(toTerms(detail));
    return terms.some((term) => words.has(term) && !inVerdict.has(term) && !isOrdinary(term));
  });
}

function pickDetails(text: CardText, terms: readonly string[]): string[] {
  const { details } = text;
  if (details.length <= most) return details;
  const chosen = new Set([...findAsked(text, terms), ...details].slice(0, most));
  return details.filter((one) => chosen.has(one));
}

const screenNames: Readonly<Record<NonNullable<Card['screen']>, string>> = {
  '/copilot': 'Ask another question',
  '/dashboard': 'Go to your dashboard',
  '/deductions': 'See Maximize Refund',
  '/file': 'Go to filing',
  '/file/extension': 'Go to the extension',
  '/interview': 'Go to the interview',
  '/messages': 'Message your preparer',
  '/payments': 'See the plans',
  '/requests': 'See what your preparer asked for',
  '/settings': 'Go to settings',
  '/summary': 'See your summary',
  '/upload': 'Go to your documents',
};

/** What to do next about a card, with its address; empty where there is nothing to do. */
export async function sayNext(evidence: Evidence, card: Card): Promise<string> {
  const [fact] = card.facts ?? [];
  if (fact !== undefined && (card.screen === undefined || card.screen === '/interview'))
    return `Next: [enter or check it in the interview](${await evidence.view.readHref(fact)}).`;
  return card.screen === undefined ? '' : `Next: [${screenNames[card.screen]}](${card.screen}).`;
}

/** The day of the question, for what a date forbids. */
export const dayOf = ({ view }: Evidence): string => easternDay(view.today);
