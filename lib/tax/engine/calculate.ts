import { type Form } from './form';
import { type CopyReader, type Line } from './line';
import { type Read, traceObject } from './trace';

/** One evaluation of a return. Lines are computed when first read and kept. */
export interface Run<F, L> {
  readonly reader: CopyReader<F, L, unknown>;
  /** Value of a line on one copy (0 for a form without copies); null when blank. */
  readonly read: <V>(line: Line<V>, copy: number) => V | null;
  readonly countCopies: (form: Form) => number;
  /** What a line read while it was computed; empty unless the run is traced. */
  readonly readsOf: (line: Line<unknown>, copy: number) => readonly Read[];
}

const pending = Symbol('pending');
const single = 0;

/** Starts a run. Nothing is computed before it is read. Tracing records every line, fact and law amount read. */
export function startRun<F extends object, L extends object>(
  facts: F,
  law: L,
  slots: number,
  traced = false,
): Run<F, L> {
  // values[slot] is the value, or the list of values of a form with copies.
  const values: unknown[] = new Array(slots).fill(undefined);
  const items = new Map<Form, readonly unknown[]>();
  const traces = new Map<Line<unknown>, Read[][]>();
  let reads: Read[] = [];
  let current: Form | null = null;
  const record = (read: Read) => void reads.push(read);

  function itemsOf(form: Form): readonly unknown[] {
    let list = items.get(form);
    if (!list && form.listItems) items.set(form, (list = form.listItems(reader)));
    return list ?? [];
  }

  function compute<V>(line: Line<V>, copy: number, store: unknown[], index: number): V | null {
    if (store[index] === pending) throw new Error(`${line.form.name}, line ${line.number} needs itself`);
    store[index] = pending;
    const { item: outerItem, copy: outerCopy } = reader;
    const outerReads = reads;
    const outerForm = current;
    current = line.form;
    if (line.form.listItems) {
      reader.item = itemsOf(line.form)[copy];
      reader.copy = copy;
    }
    if (traced) reads = [];
    const value = line.compute(reader);
    if (traced) {
      const byCopy = traces.get(line) ?? [];
      byCopy[copy] = reads;
      traces.set(line, byCopy);
    }
    reads = outerReads;
    current = outerForm;
    reader.item = outerItem;
    reader.copy = outerCopy;
    store[index] = value;
    return value;
  }

  function read<V>(line: Line<V>, copy: number): V | null {
    let store = values;
    let index = line.slot;
    if (line.form.listItems) {
      store =
        (values[index] as unknown[] | undefined) ??
        ((values[index] = new Array(itemsOf(line.form).length).fill(undefined)) as unknown[]);
      index = copy;
    }
    const value = store[index];
    return value === undefined || value === pending ? compute(line, copy, store, index) : (value as V | null);
  }

  const entry = <V>(line: Line<V>): V | null => {
    if (line.form.listItems && line.form !== current)
      throw new Error(`${line.form.name} has copies: read line ${line.number} with each or at`);
    const copy = line.form.listItems ? reader.copy : single;
    if (traced) reads.push({ line, copy });
    return read(line, copy);
  };
  const at = <V>(line: Line<V>, copy: number): V => {
    if (traced) reads.push({ line, copy });
    return read(line, copy) ?? line.blank;
  };
  const reader = {
    facts: traced ? traceObject(facts, 'fact', record) : facts,
    law: traced ? traceObject(law, 'law', record) : law,
    get: <V>(line: Line<V>): V => entry(line) ?? line.blank,
    entry,
    at,
    each: <V>(line: Line<V>): V[] => itemsOf(line.form).map((_, copy) => at(line, copy)),
    attached: (form: Form): boolean =>
      form.listItems
        ? itemsOf(form).some((_, copy) => at(form.attachment, copy))
        : at(form.attachment, single),
    item: undefined as unknown,
    copy: single,
  };

  return {
    reader,
    read,
    countCopies: (form) => (form.listItems ? itemsOf(form).length : 1),
    readsOf: (line, copy) => traces.get(line)?.[copy] ?? [],
  };
}
