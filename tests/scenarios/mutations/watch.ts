import { calculateIn, startReturn } from '@/lib/tax/calculate-return';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInput, type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { listAllForms } from '@/lib/tax/us/forms';
import { returns2024 } from '../all-returns';
import { edgesBySubject } from '../boundaries/all-edges';
import { depreciationReturns } from '../boundaries/depreciation';

/** A return that may notice a changed amount. */
export interface Watcher {
  facts: ReturnInput;
  /** Every line, total and problem before anything was changed. */
  before: string;
}

/**
 * Every line, total and problem as text; an engine that gives up on a changed law has noticed it too. Computed from the
 * start: a plan of the return's shape was made under the law as it stood then.
 */
export function outcome(facts: ReturnInput): string {
  try {
    return JSON.stringify(calculateIn(startReturn(facts), facts));
  } catch {
    return 'failed';
  }
}

function watcherOf(input: ReturnInputJson): Watcher {
  const parsed = parseReturn(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return { facts: parsed.facts, before: outcome(parsed.facts) };
}

/** Paths of the law that a line of the return was computed from. A list is one path. */
function listLawRead(facts: ReturnInput): Set<string> {
  const run = startReturn(facts, true);
  const paths = new Set<string>();
  for (const form of listAllForms())
    for (let copy = 0; copy < run.countCopies(form); copy++)
      for (const line of [form.attachment, ...form.lines]) {
        run.read(line, copy);
        for (const read of run.readsOf(line, copy))
          if ('kind' in read && read.kind === 'law') paths.add(read.path);
      }
  return paths;
}

/** Who may notice a change of one amount: edges that are about it, and whole returns that read it. */
export interface Watch {
  edges: readonly Watcher[];
  /** Tracing them all takes long, so nobody does before the edges are asked. */
  returns: () => readonly Watcher[];
}

class ByLaw {
  private readonly lists = new Map<string, Watcher[]>();

  add(law: string, watcher: Watcher): void {
    const list = this.lists.get(law);
    if (list) list.push(watcher);
    else this.lists.set(law, [watcher]);
  }

  /** The exact path first, then the groups that hold it. */
  find(path: string): Watcher[] {
    const parts = path.split('.');
    return parts.flatMap((_, i) => this.lists.get(parts.slice(0, parts.length - i).join('.')) ?? []);
  }
}

function traceReturns(): ByLaw {
  const returns = new ByLaw();
  for (const { input } of returns2024) {
    const watcher = watcherOf(input);
    for (const law of listLawRead(watcher.facts)) returns.add(law, watcher);
  }
  return returns;
}

/** Edges name the law that they are about; whole returns are asked what they read. */
export function buildWatch(): (path: string) => Watch {
  const edges = new ByLaw();
  for (const { law, input } of Object.values(edgesBySubject).flat()) edges.add(law, watcherOf(input));
  for (const { laws, input } of depreciationReturns) {
    const watcher = watcherOf(input);
    for (const law of laws) edges.add(law, watcher);
  }
  let traced: ByLaw | null = null;
  return (path) => ({ edges: edges.find(path), returns: () => (traced ??= traceReturns()).find(path) });
}
