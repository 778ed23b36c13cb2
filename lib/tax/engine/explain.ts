import { type Run } from './calculate';
import { type Line } from './line';
import { type Read } from './trace';

/** A line with everything it was computed from, down to facts and law. */
export interface Explained {
  line: Line<unknown>;
  copy: number;
  value: unknown;
  /** Lines, facts and law amounts in the order they were read, each once. */
  inputs: (Explained | Extract<Read, { kind: string }>)[];
  /** The same line stands above with its inputs; they are not repeated. */
  repeated: boolean;
}

/** Explains a line of a traced run. A line that is used several times shows its inputs the first time only. */
export function explain<F, L>(run: Run<F, L>, line: Line<unknown>, copy: number): Explained {
  const seen = new Map<Line<unknown>, Set<number>>();

  function visit(current: Line<unknown>, currentCopy: number): Explained {
    const copies = seen.get(current) ?? new Set();
    seen.set(current, copies);
    const explained: Explained = {
      line: current,
      copy: currentCopy,
      value: run.read(current, currentCopy),
      inputs: [],
      repeated: copies.has(currentCopy),
    };
    if (explained.repeated) return explained;
    copies.add(currentCopy);
    for (const read of distinct(run.readsOf(current, currentCopy)))
      explained.inputs.push('line' in read ? visit(read.line, read.copy) : read);
    return explained;
  }
  return visit(line, copy);
}

function distinct(reads: readonly Read[]): Read[] {
  const byKey = new Map<string, Read>();
  for (const read of reads) {
    const key = 'line' in read ? `${read.line.slot}/${read.copy}` : `${read.kind}:${read.path}`;
    if (!byKey.has(key)) byKey.set(key, read);
  }
  return [...byKey.values()];
}
