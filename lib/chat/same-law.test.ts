import { makeEmptyView, makeView } from '@/tests/eval/chat/make-view';
import { filers } from '@/tests/eval/chat/returns';
import { tuningSets } from '@/tests/eval/chat/tuning';
import { answerQuestion } from './answer-question';
import { plain } from './answers/answer';
import { findLaw } from './find-law';
import { readQuestion } from './read/read-question';
import { toCardText } from './tools/search-cards';

/** A question of law has one answer, whatever is on the return. */
const none = () => Promise.resolve([]);
const empty = makeEmptyView(none);
const filled = [makeView(filers.ortiz, none), makeView(filers.kim, none)];

/** What these ask for is on the return, or in a box of a document. */
const ofTheReturn = new Set(['own', 'why', 'what-if', 'document', 'where']);

const questions = Object.values(tuningSets['as typed'] ?? {})
  .flat()
  .filter((ask) => !ofTheReturn.has(readQuestion(ask).act));

it('says the same law on an empty return and on filled ones', async () => {
  expect(questions.length).toBeGreaterThan(150);
  const different: string[] = [];
  for (const ask of questions) {
    const { card, sure } = findLaw(readQuestion(ask), empty);
    if (card === null || sure !== 'sure') continue;
    const { verdict, details } = toCardText(card, empty);
    const sentences = [verdict, ...details].map(plain);
    const says = async (view: typeof empty) => {
      const { answer } = await answerQuestion(view, ask);
      return sentences.filter((one) => answer.text.includes(one)).join('\n');
    };
    const first = await says(empty);
    for (const view of filled) if ((await says(view)) !== first) different.push(ask);
  }
  expect([...new Set(different)]).toEqual([]);
});
