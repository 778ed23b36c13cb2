import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { answerQuestion } from '@/lib/chat/answer-question';
import type { ReturnView } from '@/lib/chat/return-view';
import type { Exam } from '../../tests/eval/chat/exam/format';
import { digestOf, type Outcome, runExam, type Talk } from '../../tests/eval/chat/run-exam';
import { checkAliases, runTuning } from '../../tests/eval/chat/run-tuning';

const folder = path.resolve('tests/eval/chat/exam');
const scoresFile = path.resolve('tests/eval/chat/first-sight.json');

/** What a set scored when it was asked first. Never written again. */
const Score = z.object({
  set: z.string(),
  author: z.string(),
  digest: z.string(),
  day: z.string(),
  asked: z.number(),
  right: z.number(),
  wrongFacts: z.number(),
  ungrounded: z.number(),
  refusedWrongly: z.number(),
  kinds: z.record(z.string(), z.string()),
  sameLawOnEveryReturn: z.string(),
  medianMilliseconds: z.number(),
});
type Score = z.infer<typeof Score>;

const percent = (part: number, all: number) => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;

const ratio = (outcomes: readonly Outcome[]) =>
  `${outcomes.filter(({ right }) => right).length}/${outcomes.length}`;

/** Questions of law that are right on every return they were asked on, and those that some returns got right and others wrong. */
function sameEverywhere(outcomes: readonly Outcome[]): { right: string; differing: number } {
  const law = outcomes.filter(({ kind }) => kind === 'law' || kind === 'may-i');
  const asks = [...new Set(law.map(({ ask }) => ask))].map((ask) => law.filter((one) => one.ask === ask));
  const right = asks.filter((ones) => ones.every((one) => one.right)).length;
  const wrong = asks.filter((ones) => ones.every((one) => !one.right)).length;
  return { right: `${right}/${asks.length}`, differing: asks.length - right - wrong };
}

function toScore({ name, author }: Exam, digest: string, outcomes: readonly Outcome[]): Score {
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))];
  const times = outcomes.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  return {
    set: name,
    author,
    digest,
    day: new Date().toISOString().slice(0, 10),
    asked: outcomes.length,
    right: outcomes.filter(({ right }) => right).length,
    wrongFacts: outcomes.filter(({ wrong }) => wrong.length > 0).length,
    ungrounded: outcomes.filter(({ ungrounded }) => ungrounded.length > 0).length,
    refusedWrongly: outcomes.filter(({ kind, refused }) => refused && kind !== 'refuse').length,
    kinds: Object.fromEntries(
      kinds.map((kind) => [kind, ratio(outcomes.filter((one) => one.kind === kind))]),
    ),
    sameLawOnEveryReturn: sameEverywhere(outcomes).right,
    medianMilliseconds: Math.round(times[Math.floor(times.length / 2)] ?? 0),
  };
}

const show = (title: string, score: Score) =>
  console.log(
    `  ${title}: ${score.right}/${score.asked} right (${percent(score.right, score.asked)}), ${score.wrongFacts} with a wrong fact, ${score.ungrounded} with an ungrounded figure, ${score.refusedWrongly} refused wrongly, law right on every return ${score.sameLawOnEveryReturn}, median ${score.medianMilliseconds} ms\n    ${Object.entries(
      score.kinds,
    )
      .map(([kind, of]) => `${kind} ${of}`)
      .join(' · ')}`,
  );

/** A conversation without a model: each question with those before it. */
const talk = (view: ReturnView): Talk => {
  const earlier: string[] = [];
  return {
    ask: async (question) => {
      const { answer, evidence } = await answerQuestion(view, question, earlier);
      earlier.push(question);
      return { text: answer.text, refused: !answer.answered, evidence };
    },
  };
};

/** How often a question finds the card it was written for, and an alias the card that has it. */
function showTuning(isVerbose: boolean): void {
  const outcomes = runTuning();
  const isMissed = ({ found, card, isSure }: (typeof outcomes)[number]) => found !== card || !isSure;
  console.log('\ntuning (by the authors of the cards; no measure of quality)');
  for (const set of new Set(outcomes.map((one) => one.set))) {
    const asked = outcomes.filter((one) => one.set === set);
    const first = asked.filter(({ found, card }) => found === card);
    console.log(
      `  ${set}: ${first.length}/${asked.length} first (${percent(first.length, asked.length)}), ${asked.filter(({ isSure }) => isSure).length} sure`,
    );
  }
  const { all, missed } = checkAliases();
  console.log(`  aliases: ${all - missed.length}/${all} first (${percent(all - missed.length, all)})`);
  if (!isVerbose) return;
  for (const { ask, card, found, isSure } of outcomes.filter(isMissed))
    console.log(`    ${card}: "${ask}" found ${found ?? 'nothing'}${isSure ? '' : ', not sure'}`);
  for (const { alias, card, found } of missed) console.log(`    ${card}: alias "${alias}" found ${found}`);
}

/**
 * Grades the co-pilot on the sets in tests/eval/chat/exam. The first run of a set is kept as its first-sight score.
 * `--set=NAME` asks one set, `--failures` lists what failed, `--replies` every reply.
 */
export async function run(options: string[]): Promise<void> {
  const kept = z.array(Score).parse(JSON.parse(readFileSync(scoresFile, 'utf8')));
  const only = options.find((one) => one.startsWith('--set='))?.slice('--set='.length);
  for (const file of readdirSync(folder).toSorted()) {
    if (!file.endsWith('.ts') || file === 'format.ts') continue;
    const { exam } = (await import(path.join(folder, file))) as { exam: Exam };
    if (only !== undefined && exam.name !== only) continue;
    const outcomes = await runExam(exam, talk);
    const digest = digestOf(exam);
    const now = toScore(exam, digest, outcomes);
    const first = kept.find((one) => one.set === exam.name && one.digest === digest);
    console.log(`\n${exam.name} (${exam.author})`);
    if (first === undefined) kept.push(now);
    show('first sight', first ?? now);
    if (first !== undefined) show('now', now);
    console.log(`    law that differs by return: ${sameEverywhere(outcomes).differing}`);
    for (const one of outcomes)
      if (options.includes('--replies') || (options.includes('--failures') && !one.right))
        console.log(
          `\n${one.right ? 'right' : 'WRONG'} [${one.kind}, ${one.on}${one.refused ? ', refused' : ''}] ${one.ask}\n  missing: ${one.missing.join(' | ')}\n  wrong: ${one.wrong.join(' | ')} ungrounded: ${one.ungrounded.join(' | ')}\n  > ${one.reply.replaceAll('\n', '\n  > ')}`,
        );
  }
  if (only === undefined) showTuning(options.includes('--failures'));
  writeFileSync(scoresFile, `${JSON.stringify(kept, null, 2)}\n`);
}
