import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { calculateReturn } from '@/lib/tax/calculate-return';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { calculateStates } from '@/lib/tax/states/calculate-states';
import { type Accuracy, accuracyFile } from '../law/accuracy';

interface Given {
  id: string;
  state: string;
  input: unknown;
  expect: Record<string, Record<string, [value: number, tolerance: number, sources: number]>>;
  notes?: string[];
}

/**
 * `npm run eval -- states [XX …] [--all] [--record]`: how many lines of the workshop's state returns come out right, by state; the wrong
 * ones are named when states are given. `--all` names those of a single source, too; `--record` keeps the counts by line for the
 * pages of docs/law/states.
 */
export async function run(options: string[]): Promise<void> {
  const file = path.resolve('../shared/tax/states/differential.ndjson');
  if (!existsSync(file)) {
    console.log('The state returns of the workshop are not here.');
    return;
  }
  const wanted = options.filter((option) => /^[A-Z]{2}$/.test(option));
  const all = options.includes('--all');
  const scores = new Map<
    string,
    { right: number; of: number; oneRight: number; oneOf: number; wrong: string[] }
  >();
  const lineCounts: Accuracy = {};
  for (const text of readFileSync(file, 'utf8').trim().split('\n')) {
    const given = JSON.parse(text) as Given;
    if (wanted.length > 0 && !wanted.includes(given.state)) continue;
    const score = scores.get(given.state) ?? { right: 0, of: 0, oneRight: 0, oneOf: 0, wrong: [] };
    scores.set(given.state, score);
    const parsed = parseReturn(given.input);
    if (!parsed.ok) {
      score.wrong.push(`${given.id}: ${JSON.stringify(parsed.issues)}`);
      continue;
    }
    const federal = calculateReturn(parsed.facts);
    const states = federal.refund === null ? {} : calculateStates(parsed.facts);
    for (const [code, lines] of Object.entries(given.expect)) {
      const found = states[code];
      for (const [name, [value, tolerance, sources]] of Object.entries(lines)) {
        const ours = found?.totals[name as keyof typeof found.totals] ?? 0;
        const right = Math.abs(ours - value) <= tolerance;
        if (sources === 2) {
          score.of += 1;
          if (right) score.right += 1;
          const counts = (lineCounts[code] ??= {});
          const [rightOnes, compared] = counts[name] ?? [0, 0];
          counts[name] = [rightOnes + Number(right), compared + 1];
        } else {
          score.oneOf += 1;
          if (right) score.oneRight += 1;
        }
        if (!right && (sources === 2 || all))
          score.wrong.push(
            `${given.id} ${name}: ${ours}, expected ${value} ±${tolerance} (${sources}) ${(given.notes ?? []).join('; ')} ${found?.problems[0]?.message ?? ''}`,
          );
      }
    }
  }
  let right = 0;
  let of = 0;
  for (const [state, score] of [...scores].sort()) {
    right += score.right;
    of += score.of;
    console.log(
      `${state}: two sources ${score.right} of ${score.of}; one source ${score.oneRight} of ${score.oneOf}`,
    );
    if (wanted.length > 0) for (const line of score.wrong) console.log(`  ${line}`);
  }
  if (options.includes('--record')) writeFileSync(accuracyFile, `${JSON.stringify(lineCounts, null, 2)}\n`);
  console.log(`All: two sources ${right} of ${of}`);
  await Promise.resolve();
}
