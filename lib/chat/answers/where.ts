import type { Card } from '../cards/card';
import type { Reading } from '../read/read-question';
import { whereToEnterTool } from '../tools/where-to-enter';
import type { Evidence } from '../tools/tool';
import { plain } from './answer';
import { documentOf } from './boxes';
import { nameForm } from '../line-links';
import { placesOf } from './own';

/** An order to do it for the client. */
const isOrder =
  /^(please |can you |could you |go ahead and |just )*(change|set|update|edit|delete|remove|file|submit|efile|transfer|approve|switch|enter|correct) (my|the|our|it|this)\b/;

/** Where something is entered or done; null when nothing is named. */
export async function sayWhere(
  evidence: Evidence,
  { text, entities }: Reading,
  card: Card | null,
): Promise<string | null> {
  const lead = isOrder.test(text) ? 'I can’t change, send, or file anything for you. ' : '';
  const [fact] = [...entities.flatMap((one) => one.facts), ...(card?.facts ?? [])];
  if (fact !== undefined) {
    const { href } = await evidence.use(whereToEnterTool, { fact });
    const form = Object.keys(documentOf).find((one) => documentOf[one] === entities[0]?.document);
    if (form !== undefined)
      return `${lead}Form ${form}: [upload it on Documents](/upload), or [enter it in the interview](${href}). Check the values we read next to the document, then recalculate.`;
    const named = card?.facts?.includes(fact) === true ? `${plain(card.title)}: ` : '';
    return `${lead}${named}[Enter it in the interview](${href}). If we read the value from a document, fix it next to that document. Then recalculate.`;
  }
  return lead === '' ? null : `${lead}Change your answers in the [interview](/interview), then recalculate.`;
}

/** Asks where on a form something is reported. */
export const asksForm =
  /\b(what|which) (tax )?(form|line|schedule)s?\b|\bwhere (do|does) (it|this|that|they) (go|come off)\b/;

/** The line on which it is reported. */
export function sayForm(evidence: Evidence, card: Card): string[] {
  const [place] = placesOf(card, evidence.view.taxYear);
  if (place === undefined) return [];
  evidence.results.push({ data: place, citations: [] });
  return [`It goes on ${nameForm(place.form)}, line ${place.line}.`];
}
