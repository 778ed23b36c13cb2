// Runs alone in a process of its own; prints its figures as one JSON.
import { readFileSync } from 'node:fs';
import { describeNow } from '@/lib/interview/interview-now';
import { checkAnswer } from '@/lib/interview/answers';
import { answersOf } from '@/lib/interview/testing/facts-to-answers';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { returns2024 } from '@/tests/scenarios/all-returns';
import { type InterviewFigures } from './interview-figures';

const [, , path = ''] = process.argv;

/** Returns to tell: every tenth of the shared ones, or of the project's own. */
const inputs: ReturnInputJson[] = (
  path === ''
    ? returns2024.map(({ input }) => input)
    : readFileSync(path, 'utf8')
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { input: ReturnInputJson }).input)
).filter((_, at) => at % 10 === 0);

const states = inputs.map((input) => answersOf(input).answers);

/** One save as the server works it out: check the answer, then the questions and the result that follow. */
function save(answers: (typeof states)[number], at: number): number {
  const ids = Object.keys(answers);
  const id = ids[at % ids.length] ?? '';
  const answer = answers[id];
  if (answer === undefined) return 0;
  const state = { answers: { ...answers }, documents: [] };
  const start = performance.now();
  checkAnswer(state, id, answer);
  describeNow({ answers: { ...answers }, documents: [] }, state, id);
  return performance.now() - start;
}

for (const [at, state] of states.entries()) save(state, at);
const times = Array.from({ length: 6 }, (_, round) => states.map((state, at) => save(state, at + round * 7)))
  .flat()
  .sort((a, b) => a - b);
const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
const figures: InterviewFigures = {
  returns: states.length,
  saves: times.length,
  p50: at(0.5),
  p95: at(0.95),
};
console.log(JSON.stringify(figures));
