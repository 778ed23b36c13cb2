import { answerQuestion } from '@/lib/chat/answer-question';
import { db } from '@/lib/infra/db';
import { findPassages } from '@/lib/training/find-passages';
import { addStarterMaterials } from '@/lib/training/starter/add-starter';
import { fillPassages } from './fill-passages';
import { makeView } from '../../tests/eval/chat/make-view';
import { exam } from '../../tests/eval/chat/exam/matcher-author';
import { filers } from '../../tests/eval/chat/returns';

const rounds = 3;
/** The first byte of an answer at the 95th percentile, in milliseconds. */
const goal = 300;

async function main(): Promise<void> {
  await addStarterMaterials();
  await fillPassages();
  const views = Object.fromEntries(
    Object.entries(filers).map(([name, input]) => [name, makeView(input, findPassages)]),
  );
  const questions = exam.questions.flatMap(({ on, ask }) => on.map((name) => ({ on: name, ask })));
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const { on, ask } of questions) {
      const view = views[on];
      if (view === undefined) continue;
      const started = performance.now();
      await answerQuestion(view, ask);
      // The first round warms up.
      if (round > 0) times.push(performance.now() - started);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const count = await db().trainingPassage.count();
  console.log(
    `${times.length} answers over ${count} passages: p50 ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms, most ${at(1).toFixed(0)} ms (goal: p95 under ${goal} ms)`,
  );
  if (at(0.95) >= goal) process.exitCode = 1;
  await db().$disconnect();
}

void main();
