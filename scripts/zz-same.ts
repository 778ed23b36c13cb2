import { tuningSets } from '../tests/eval/chat/tuning';
import { answerQuestion } from '@/lib/chat/answer-question';
import { findLaw } from '@/lib/chat/find-law';
import { readQuestion } from '@/lib/chat/read/read-question';
import { toCardText } from '@/lib/chat/tools/search-cards';
import { plain } from '@/lib/chat/answers/answer';
import { makeEmptyView, makeView } from '../tests/eval/chat/make-view';
import { filers } from '../tests/eval/chat/returns';
const none = () => Promise.resolve([]);
const views = { empty: makeEmptyView(none), ortiz: makeView(filers.ortiz, none), ruth: makeView(filers.ruth, none), kim: makeView(filers.kim, none) };
async function main() {
let n = 0; let bad = 0;
for (const set of Object.values(tuningSets)) for (const [id, asks] of Object.entries(set)) for (const ask of asks) {
  const law = findLaw(readQuestion(ask), views.empty);
  if (law.card === null || law.sure !== 'sure') continue;
  n += 1;
  const miss: string[] = [];
  for (const [name, view] of Object.entries(views)) {
    const { answer } = await answerQuestion(view, ask);
    const verdict = plain(toCardText(law.card, view).verdict);
    if (!answer.text.includes(verdict)) miss.push(`${name}: ${answer.text.slice(0, 160).replaceAll('\n', ' ')}`);
  }
  if (miss.length > 0) { bad += 1; console.log(`${id} | ${ask} [${readQuestion(ask).act}] law=${law.card.id}\n   ${miss.join('\n   ')}`); }
}
console.log(n, bad);
}
void main();
