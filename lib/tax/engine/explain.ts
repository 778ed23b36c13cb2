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

const keyOf = (read: Read) =>
  'line' in read ? `${read.line.slot}/${read.copy}` : `${read.kind}:${read.path}`;

/** Explains a line of a traced run. A line that is used several times shows its inputs the first time only. */
export function explain<F, L>(run: Run<F, L>, line: Line<unknown>, copy: number): Explained {
  const seen = new Set<string>();

  function visit(current: { line: Line<unknown>; copy: number }): Explained {
    const value = run.read(current.line, current.copy);
    const repeated = seen.has(keyOf(current));
    if (repeated) return { ...current, value, inputs: [], repeated };
    seen.add(keyOf(current));
    const reads = new Map(run.readsOf(current.line, current.copy).map((read) => [keyOf(read), read]));
    const inputs = [...reads.values()].map((read) => ('line' in read ? visit(read) : read));
    return { ...current, value, inputs, repeated };
  }
  return visit({ line, copy });
}
