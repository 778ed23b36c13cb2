// Runs alone in a process of its own; prints its figures as one JSON.
import { readFileSync } from 'node:fs';
import { calculateReturn, startReturn } from '@/lib/tax/calculate-return';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInput, type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { type Change } from '@/lib/tax/apply-changes';
import { startWhatIfs, type WhatIf, whatIf } from '@/lib/tax/what-if';
import { deductions } from '@/tests/scenarios/returns/deductions';
import { payrollAndPayments } from '@/tests/scenarios/returns/payroll-and-payments';
import { retirementAndInvestments } from '@/tests/scenarios/returns/retirement-and-investments';
import { wagesAndFamilies } from '@/tests/scenarios/returns/wages-and-families';
import { findProblems } from '@/lib/tax/find-problems';
import { type EngineFigures } from './engine-figures';
import { computePlainReturn } from './plain-return';
import { measureStateShare } from './state-share';

interface Sample {
  id: string;
  input: ReturnInputJson;
}
interface Computed extends Sample {
  facts: ReturnInput;
  lines: number;
}

const own = [...wagesAndFamilies, ...deductions, ...retirementAndInvestments, ...payrollAndPayments];

const readSamples = (path: string): Sample[] =>
  path === ''
    ? own.map(({ name, input }) => ({ id: name, input }))
    : readFileSync(path, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Sample);

/** The facts of a return that the engine computes, or nothing. */
function compute({ id, input }: Sample): Computed[] {
  const parsed = parseReturn(input);
  if (!parsed.ok) return [];
  const calculation = calculateReturn(parsed.facts);
  if (calculation.refund === null) return [];
  const lines = Object.values(calculation.lines).flat();
  return [
    { id, input, facts: parsed.facts, lines: lines.reduce((sum, form) => sum + Object.keys(form).length, 0) },
  ];
}

let kept = 0;

/** Processor time of this process in seconds: other programs on the machine don't count. */
function readClock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Calls a second of processor time, over some seconds of it. */
function timeRound(items: readonly (() => number)[], seconds: number): number {
  const start = readClock();
  let calls = 0;
  let elapsed = 0;
  while (elapsed < seconds) {
    for (const item of items) kept += item();
    calls += items.length;
    elapsed = readClock() - start;
  }
  return calls / elapsed;
}

/**
 * Calls a second of processor time once the compiler is done: warms up for three seconds, and on until three rounds bring
 * nothing new (15 seconds at most; the compiler compiles a rule after some thousand calls, and rare forms are called
 * rarely). Then the median of five rounds of half a second. The compiler's own time counts too.
 */
function measure(items: readonly (() => number)[]): number {
  timeRound(items, 3);
  let best = 0;
  for (let rounds = 0, stale = 0; rounds < 24 && stale < 3; rounds++) {
    const speed = timeRound(items, 0.5);
    stale = speed > best * 1.02 ? 0 : stale + 1;
    best = Math.max(best, speed);
  }
  const measured = Array.from({ length: 5 }, () => timeRound(items, 0.5)).sort((a, b) => a - b);
  return measured[2] ?? 0;
}

/** One after the other on the same return, wall clock: each time from the start, or from a return that is kept. */
function timeWhatIf(
  { id, input }: Sample,
  path: string,
  tryChanges: (changes: readonly Change[]) => WhatIf = (changes) => whatIf(input, changes),
): EngineFigures['whatIf'] {
  const times = Array.from({ length: 600 }, (_, i) => {
    const start = process.hrtime.bigint();
    const result = tryChanges([{ path, value: 60_000 + i }]);
    if (!result.ok) throw new Error('The what-if was refused');
    return Number(process.hrtime.bigint() - start) / 1e6;
  })
    .slice(100)
    .sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { id, medianMs: at(0.5), p99Ms: at(0.99) };
}

const [, , path = ''] = process.argv;
const samples = readSamples(path);
const computed = samples.flatMap(compute);
const largest = computed.toSorted((a, b) => b.lines - a.lines)[0];
if (!largest) throw new Error('No return can be computed');

const simple = parseReturn({
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: { dateOfBirth: '1980-01-01' },
  w2s: [{ wages: 50_000, federalWithholding: 5_000 }],
  interest: [{ interest: 100 }],
});
if (!simple.ok) throw new Error('The simple return is wrong');
const plain = { wages: 50_000, interest: 100, withheld: 5_000, paid: 0 };
const engineRefund = calculateReturn(simple.facts).refund;
if (engineRefund !== computePlainReturn(plain).refund) throw new Error('The two ways disagree');

const calculateAll = computed.map(
  ({ facts }) =>
    () =>
      calculateReturn(facts).refund ?? 0,
);
// The first three seconds of the process, compiling included.
const firstSeconds = timeRound(calculateAll, 3);
const untraced = measure(calculateAll);
const traced = measure(
  computed.map(
    ({ facts }) =>
      () =>
        calculateReturn(facts, { trace: true }).refund ?? 0,
  ),
);
const parse = measure(
  computed.map(
    ({ input }) =>
      () =>
        parseReturn(input).ok ? 1 : 0,
  ),
);
const findAllProblems = computed.map(
  ({ facts }) =>
    () =>
      findProblems(facts, startReturn(facts)).length,
);
measure(findAllProblems);
timeRound(calculateAll, 3);
// In turns, so that other programs on the machine slow both down alike.
const shares = Array.from(
  { length: 9 },
  () => timeRound(calculateAll, 0.3) / timeRound(findAllProblems, 0.3),
).sort((a, b) => a - b);
const problemsShare = shares[4] ?? 0;
const linesPerReturn = computed.reduce((sum, { lines }) => sum + lines, 0) / computed.length;
const nanoseconds = 1e9 / untraced / linesPerReturn;

const figures: EngineFigures = {
  corpus: {
    name: path === '' ? "the project's own scenarios" : 'shared/tax/differential.ndjson',
    supported: computed.length,
    total: samples.length,
  },
  firstSeconds,
  untraced,
  traced,
  parse,
  simple: measure([() => calculateReturn(simple.facts).refund ?? 0]),
  plainFunction: measure([
    () => {
      // A wage that changes, so that the compiler can't take the answer out of the loop.
      plain.wages = 50_000 + (kept % 7);
      return computePlainReturn(plain).refund;
    },
  ]),
  whatIf: timeWhatIf(largest, 'payments.otherWithholding'),
  whatIfKept: timeWhatIf(largest, 'payments.otherWithholding', startWhatIfs(largest.input)),
  whatIfWages: timeWhatIf(largest, 'w2s.0.wages', startWhatIfs(largest.input)),
  withState: measureStateShare(computed, timeRound),
  linesPerReturn,
  bound: `${linesPerReturn.toFixed(0)} lines shown for a return, ${nanoseconds.toFixed(0)} ns of the whole for each. About ${(100 * problemsShare).toFixed(0)}% of the time goes into finding what is refused (every stated fact, every refusal and the lines these read), the rest into the other lines and their objects. A profile shows no hot spot: no rule takes more than 2%. A return passes once through several hundred rules, whose code is larger than the first caches of a processor: fetching it bounds the speed, more than what the rules add up (a single return, over and over, has its facts and branches at hand).`,
};
console.log(JSON.stringify(figures));
