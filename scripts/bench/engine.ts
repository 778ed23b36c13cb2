import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type EngineFigures } from './engine-figures';
import { runApart } from './run-apart';

const root = path.resolve(import.meta.dirname, '../..');
const perSecond = (count: number) => `${Math.round(count).toLocaleString('en-US')}/s`;

/** Measures the engine; prints a table and writes the figures to .generated/bench-engine.json. */
export async function run(): Promise<void> {
  report((await runApart('engine-child.ts')) as EngineFigures);
}

function report(figures: EngineFigures) {
  const { corpus, untraced, traced, simple, plainFunction, parse, withState } = figures;
  const { whatIf, whatIfKept, whatIfWages } = figures;
  const rows: [string, string, string][] = [
    ['Untraced, facts to all lines', perSecond(untraced), goal(untraced >= 25_000, '25,000/s')],
    ['The same in the first 3 seconds of a process', perSecond(figures.firstSeconds), ''],
    ['Traced', perSecond(traced), goal(traced >= 6_000, '6,000/s')],
    ['Reading and checking the JSON alone', perSecond(parse), ''],
    ['One simple return, engine', perSecond(simple), ''],
    [
      'The same as a plain function',
      perSecond(plainFunction),
      `${(plainFunction / simple).toFixed(0)} times as fast; ${goal(plainFunction <= 8 * simple, '8 times')}`,
    ],
    [
      `What-if, largest return (${whatIf.id}), median`,
      `${whatIf.medianMs.toFixed(2)} ms`,
      goal(whatIf.medianMs < 5, '5 ms'),
    ],
    ['What-if, 99th percentile', `${whatIf.p99Ms.toFixed(2)} ms`, ''],
    [
      'What-if from a kept return, a payment, median',
      `${whatIfKept.medianMs.toFixed(3)} ms`,
      goal(whatIfKept.medianMs <= 0.15, '0.15 ms'),
    ],
    ['The same for wages, which reach most lines', `${whatIfWages.medianMs.toFixed(3)} ms`, ''],
    [
      `Federal and one state over federal alone (${withState.returns} returns)`,
      withState.share.toFixed(2),
      goal(withState.share <= 1.6, '1.6'),
    ],
  ];
  console.log(`Engine, one core, Node ${process.version}, ${os.cpus()[0]?.model ?? 'unknown processor'}`);
  console.log(
    `Processor time (what-if: wall clock); load average ${(os.loadavg()[0] ?? 0).toFixed(1)} on ${os.cpus().length} cores`,
  );
  console.log(`${corpus.supported} of ${corpus.total} returns of ${corpus.name}\n`);
  for (const [label, value, note] of rows)
    console.log(`${label.padEnd(56)}${value.padStart(16)}   ${note}`.trimEnd());
  console.log(`\n${figures.bound}`);
  const file = path.join(root, '.generated/bench-engine.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ measuredAt: new Date().toISOString(), ...figures }, null, 2)}\n`);
  console.log(`\nFigures: .generated/bench-engine.json`);
}

const goal = (reached: boolean, target: string) => `${reached ? 'reaches' : 'MISSES'} the goal of ${target}`;
