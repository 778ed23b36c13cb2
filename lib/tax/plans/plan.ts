import { type Form } from '../engine/form';
import { KeptRun, type Look } from '../engine/kept-run';
import { type FormOutline, listOutlined, outlineForms } from '../engine/outline';
import { type LawOf, type Run, type RunOptions, startRun } from '../engine/run';
import { type Read } from '../engine/trace';
import { type Seed } from '../engine/seed';
import { type ReturnInput } from '../facts/return-input';
import { listFreePaths } from './shape';

/** What is wanted of every return: which lines, and what is asked beside them. */
export interface Wanted<T> {
  /** What the caller needs to know of the returns of this shape. */
  readonly context: T;
  readonly editions: readonly LawOf<object>[];
  /** Forms whose printed lines are listed, together in one list. */
  readonly listed: readonly (readonly Form[])[];
  /** All forms of the editions. */
  readonly forms: readonly Form[];
  readonly looks: readonly Look<ReturnInput>[];
  readonly traced: boolean;
}

/** What a plan knows of the runs of its shape. */
interface KnownOfRuns {
  readonly looks: readonly Look<ReturnInput>[];
  /** What the looks find; undefined where that depends on amounts. */
  readonly answers: readonly unknown[];
  /** Looks that may find something: those that are known to say no are left out. */
  readonly mayHold: readonly number[];
  readonly outlines: readonly (readonly FormOutline[])[];
}

/** A run of one return, with what a plan knows of it beforehand. */
export class PlannedRun {
  constructor(
    readonly run: Run<ReturnInput>,
    private readonly facts: ReturnInput,
    private readonly known: KnownOfRuns,
  ) {}

  get mayHold(): readonly number[] {
    return this.known.mayHold;
  }
  /** What a look finds, by its position. */
  ask(look: number): unknown {
    const answer = this.known.answers[look];
    return answer === undefined ? this.known.looks[look]?.(this.run, this.facts) : answer;
  }
  /** Lines by form id, for each group of forms that is listed. */
  listLines(group: number): Record<string, unknown> {
    return listOutlined(this.run, this.known.outlines[group] ?? []);
  }
}

/**
 * What returns of one shape have in common: every line that comes out the same whatever their amounts are, the forms that
 * don't belong to them, and the questions whose answer is known. A run that starts from a plan computes the rest only.
 */
export class Plan<T> {
  private readonly options: RunOptions;

  private constructor(
    private readonly wanted: Wanted<T>,
    private readonly seeds: readonly Seed[],
    private readonly known: KnownOfRuns,
  ) {
    this.options = { traced: wanted.traced };
  }

  /** Makes the plan of a return's shape; takes about as long as ten calculations. */
  static of<T>(facts: ReturnInput, wanted: Wanted<T>): Plan<T> {
    const { editions, listed, forms, looks, traced } = wanted;
    const list = (run: Run<ReturnInput>) => {
      for (const form of forms)
        for (let copy = 0; copy < run.countCopies(form); copy++) run.listEntries(form, copy);
    };
    const kept = new KeptRun(facts, editions, {}, forms, looks, list);
    const { seeds, looks: open } = kept.reachOfPaths(listFreePaths(facts));
    const outlines = listed.map((group) => outlineForms(kept.run, group, seeds));
    const answers = kept.answers.map((answer, i) => (open.includes(i) ? undefined : answer));
    const mayHold = answers.flatMap((answer, i) => (answer === false ? [] : [i]));
    const known = { looks, answers, mayHold, outlines };
    return new Plan(wanted, traced ? traceSeeds(facts, wanted, seeds, list) : seeds, known);
  }

  get context(): T {
    return this.wanted.context;
  }
  /** A run of other facts of the same shape. */
  start(facts: ReturnInput): PlannedRun {
    const run = startRun(facts, this.wanted.editions, this.options, this.seeds);
    return new PlannedRun(run, facts, this.known);
  }
}

type Traces = readonly (readonly Read[] | undefined)[];

/** The traces of the lines whose value is known. */
const keepKnown = (traces: Traces, values: readonly unknown[]): Traces =>
  traces.map((trace, i) => (values[i] === undefined ? undefined : trace));

/** The same seeds with what their values were computed from. */
function traceSeeds(
  facts: ReturnInput,
  { editions }: Wanted<unknown>,
  seeds: readonly Seed[],
  list: (run: Run<ReturnInput>) => void,
): readonly Seed[] {
  const run = startRun(facts, editions, { traced: true });
  list(run);
  return seeds.map((seed) => {
    const part = run.partOf(seed.jurisdiction);
    return {
      ...seed,
      // What an open line was computed from holds amounts of this one return.
      traces: {
        lines: keepKnown(part.traces ?? [], seed.values),
        copies: part.copies.map(
          (copies, form) => copies && keepKnown(copies.traces, seed.copies[form] ?? []),
        ),
      },
    };
  });
}
