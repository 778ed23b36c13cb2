import { starterTitles } from '@/lib/training/starter/all';
import type { Reading } from '../read/read-question';
import { searchTrainingTool } from '../tools/search-training';
import type { Evidence } from '../tools/tool';
import { type Answer, plain } from './answer';

/** From this share of the question on a passage speaks of it. */
const enough = 0.7;
const enoughBesideCards = 0.45;

/**
 * What the administrator's own material says about a question: it stands before the cards. Null where it says nothing.
 * @param isOnly nothing else answers: what the product ships with counts too, and less of the question will do
 */
export async function sayPassage(
  evidence: Evidence,
  { text }: Reading,
  isOnly: boolean,
): Promise<{ text: string; citations: Answer['citations'] } | null> {
  const { data, citations } = await evidence.useWithCitations(searchTrainingTool, { question: text });
  const at = data.passages.findIndex(
    ({ title, coverage }) =>
      coverage >= (isOnly ? enoughBesideCards : enough) && (isOnly || !starterTitles.has(title)),
  );
  const found = data.passages[at];
  const citation = citations[at];
  if (found === undefined || citation === undefined) return null;
  const words = found.text.replace(/\s*Source: .*$/s, '');
  return {
    text: `**${plain(found.heading === '' ? found.title : found.heading)}**\n\n> ${plain(words)}`,
    citations: [citation],
  };
}
