import { type Line } from './line';
import { type RunView, type LeafRead, type Read } from './trace';

/** A line with everything it was computed from, down to facts and law. */
export interface Explained {
  line: Line<unknown>;
  copy: number;
  value: unknown;
  /** Lines, facts and law amounts in the order they were read, each once. */
  inputs: (Explained | LeafRead)[];
  /** The same line stands above with its inputs; they are not repeated. */
  repeated: boolean;
  /** The run that computed it. */
  run: RunView;
  /** What is assumed from here on: "If you filed separately". Null: nothing new. */
  assumption: string | null;
}

function keyOf(read: Read): string {
  if ('line' in read) return `${read.line.form.jurisdiction.id}/${read.line.slot}/${read.copy}`;
  return read.kind === 'assumed' ? `${read.assumption}/${keyOf(read.of)}` : `${read.kind}:${read.path}`;
}

/** Explains a line of a traced run. A line that is used several times shows its inputs the first time only. */
export function explain(run: RunView, line: Line<unknown>, copy: number): Explained {
  const seenIn = new Map<RunView, Set<string>>();

  function visit(
    own: RunView,
    of: { line: Line<unknown>; copy: number },
    assumption: string | null,
  ): Explained {
    const value = own.read(of.line, of.copy);
    const seen = seenIn.get(own) ?? new Set();
    seenIn.set(own, seen);
    const repeated = seen.has(keyOf(of));
    const found = { ...of, value, repeated, run: own, assumption };
    if (repeated) return { ...found, inputs: [] };
    seen.add(keyOf(of));
    const reads = new Map(own.readsOf(of.line, of.copy).map((read) => [keyOf(read), read]));
    const inputs = [...reads.values()].map((read) => {
      if ('line' in read) return visit(own, read, null);
      return read.kind === 'assumed' ? visit(read.run, read.of, read.assumption) : read;
    });
    return { ...found, inputs };
  }
  return visit(run, { line, copy }, null);
}
