import { splitSentences } from '@/lib/training/split-passages';
import { explainLineTool } from '../tools/explain-line';
import { type PassageFinding, searchTrainingTool } from '../tools/search-training';
import type { Evidence } from '../tools/tool';
import { readNamedLine } from '../line-names';
import { answerLine } from './line';
import { type Answer, dollars, dontKnow, plain, say } from './answer';

/** From this share of the question on a passage answers it; less will do when people ask for it in such words. */
const enough = 0.5;
const enoughWhenAlike = 0.3;
const alike = 0.45;
const veryAlike = 0.62;
/** One example that is very alike is not enough where nothing else speaks for the passage. */
const hint = 0.15;
/** The words as a whole are about its heading: then a little of them in the passage will do. */
const likely = 0.6;
const enoughWhenLikely = 0.25;
/** Below this a passage is about something else. In between it is shown as what is nearest, not as the answer. */
const near = 0.45;
/** Enough to show the nearest passage when the words as a whole say that the question is about tax law. */
const nearForLaw = 0.25;
/** A second passage is shown when it fits nearly as well. */
const nearly = 0.86;

export const nothingFits =
  'I have nothing reliable on that, so I won’t guess. I can answer questions about your 2024 federal return and about the topics of our training material. Your preparer can help with the rest.';

const notSure =
  'I’m not sure that I have the answer. This is the nearest passage of our training material; your preparer can tell whether it fits your case.';

const isSure = ({ coverage, likeness, chance }: Passage, subject: Subject) =>
  (likeness >= veryAlike && Math.max(coverage, chance) >= hint) ||
  (subject !== 'outside' && coverage >= enough) ||
  (subject !== 'outside' && likeness >= alike && coverage >= enoughWhenAlike) ||
  (subject === 'law' && chance >= likely && Math.max(coverage, likeness) >= enoughWhenLikely);

const isNear = ({ coverage, likeness, chance }: Passage, subject: Subject) =>
  Math.max(coverage, likeness) >= (subject === 'law' ? nearForLaw : near) ||
  (subject === 'law' && chance >= nearForLaw);

/** What the words as a whole speak of. */
type Subject = 'law' | 'outside' | 'unclear';

type Passage = PassageFinding['passages'][number];

/**
 * What the training material says, in its own words, with the page.
 * @param subject what the words as a whole speak of
 * @param near the line that the words are nearest to, whose figure is said too
 */
export async function answerTopic(
  evidence: Evidence,
  question: string,
  normalized: string,
  subject: Subject,
  near: { form: string; line: string } | null,
): Promise<Answer> {
  const { data, citations } = await evidence.useWithCitations(searchTrainingTool, { question });
  const [best, second] = data.passages;
  const isFound = best !== undefined && isNear(best, subject);
  // Better the figure that the words are nearest to, by its name, than a passage that may be about something else.
  if (near !== null && subject !== 'outside' && !(isFound && isSure(best, subject)))
    return answerLine(evidence, near.form, near.line);
  if (!isFound) return dontKnow(nothingFits);
  if (!isSure(best, subject)) return dontKnow(`${notSure}\n\n${quote(best)}`, citations.slice(0, 1));
  const shown = [best];
  if (second !== undefined && isSure(second, subject) && second.score >= best.score * nearly)
    shown.push(second);
  const own = await ownFigure(evidence, readNamedLine(normalized) ?? near);
  return say([...shown.map(quote), ...own.text].join('\n\n'), [
    ...citations.slice(0, shown.length),
    ...own.citations,
  ]);
}

/** The words of the passage, without the note on its source, as a quotation. */
function quote({ heading, text }: Passage): string {
  const sentences = splitSentences(text.replace(/\s*Source: .*$/s, ''));
  return `**${plain(heading)}**\n\n> ${plain(sentences.join(' '))}`;
}

/** What the return has on a line that the question names. */
async function ownFigure(
  evidence: Evidence,
  line: { form: string; line: string } | null,
): Promise<{ text: string[]; citations: Answer['citations'] }> {
  if (line === null || evidence.view.calculated === null) return { text: [], citations: [] };
  const { data, citations } = await evidence.useWithCitations(explainLineTool, {
    form: line.form,
    line: line.line,
  });
  const [found] = data.state === 'found' ? data.lines : [];
  if (found === undefined || typeof found.value !== 'number' || found.unit !== 'money')
    return { text: [], citations: [] };
  return {
    text: [`On your return it is **${dollars(found.value)}** (${found.formName}, line ${found.line}).`],
    citations: citations.slice(0, 1),
  };
}
