import { readFileSync } from 'node:fs';
import { answerQuestion } from '@/lib/chat/answer-question';
import { readQuestion } from '@/lib/chat/read/read-question';
import { findCards, howSure } from '@/lib/chat/search/find-cards';
import { makeEmptyView, makeView } from '@/tests/eval/chat/make-view';
import { filers } from '@/tests/eval/chat/returns';
const none = () => Promise.resolve([]);
async function main() {
  const on = process.env.ON ?? 'empty';
  const short = process.env.SHORT !== undefined;
  const view = on === 'empty' ? makeEmptyView(none) : makeView((filers as any)[on], none);
  for (const line of readFileSync(0, 'utf8').split('\n').filter((l) => l.trim())) {
    const turns = line.split(' >> ');
    const q = turns.pop()!;
    const r = readQuestion(q, turns);
    const found = findCards(r.terms, 4, r.words, r.said);
    console.log(`\n# ${line}\n  ${r.act}${r.isFollowUp ? ' FOLLOW' : ''} | ents ${r.entities.map((e) => e.id).join(',')} | terms ${r.terms.join(' ')}`);
    console.log('  ' + found.map((f) => `${f.item.id} ${f.score.toFixed(1)} c${f.coverage.toFixed(2)} n${f.named} ${howSure(f, r.subjects)}${f.isAsked ? ' ASKED' : ''}${f.isOfOthers ? ' OTHERS' : ''}`).join(' ; '));
    const { answer } = await answerQuestion(view, q, turns);
    console.log('  > ' + (short ? answer.text.replaceAll('\n', ' ').slice(0, 330) : answer.text.replaceAll('\n', '\n  > ')));
  }
}
void main();
