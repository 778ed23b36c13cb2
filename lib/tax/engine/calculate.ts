import { type Form, type Given } from './form';
import { type CopyReader, type Line } from './line';
import { roundHalfUp } from './rounding';
import { type Read, traceObject } from './trace';

/** What a run has found so far. */
interface State {
  readonly facts: object;
  readonly law: object;
  /** Facts and law without a trace. */
  readonly given: Given<object, object>;
  /** By form: whether the facts call for it. Null: every form is looked at. */
  readonly needed: (boolean | undefined)[] | null;
  /** By slot: the value, or the list of values of a form with copies. */
  readonly values: unknown[];
  /** By form: what its copies are about. */
  readonly items: (readonly unknown[] | undefined)[];
  /** By slot and copy: what the line read. Null unless the run is traced. */
  readonly traces: Read[][][] | null;
  /** By form: what the list of its copies was made from. Null unless the run is traced. */
  readonly itemReads: Read[][] | null;
}

const pending = Symbol('pending');

// One reader serves all runs, so that its functions stay the same and the compiler can build them into the rules. It looks
// at the state of the run that was read last; a rule never reads another run.
const nothing = { facts: {}, law: {} };
let state: State = {
  ...nothing,
  given: nothing,
  needed: null,
  values: [],
  items: [],
  traces: null,
  itemReads: null,
};
/** Form of the rule that is being computed. */
let current: Form | null = null;
/** What the rules that are being computed have read so far, the outermost first. Used by traced runs only. */
const reads: Read[] = [];
const record = (read: Read) => void reads.push(read);
/** The last law that was traced, and its stand-in: the law stays the same from run to run. */
let tracedLaw: { law: object; standIn: object } | null = null;

function isNeeded({ neededWhen, position }: Form): boolean {
  if (neededWhen === null || state.needed === null) return true;
  return (state.needed[position] ??= neededWhen(state.given));
}

const noItems: readonly unknown[] = [];

function itemsOf(form: Form): readonly unknown[] {
  if (form.listItems === null) return noItems;
  return (state.items[form.position] ??= isNeeded(form) ? listItems(form.listItems, form.position) : noItems);
}

/** What the list of copies was made from belongs to the copies, not to the line that asked for them first. */
function listItems(list: (reader: unknown) => readonly unknown[], position: number): readonly unknown[] {
  const firstRead = reads.length;
  const items = list(reader);
  if (state.itemReads !== null) state.itemReads[position] = reads.splice(firstRead);
  return items;
}

function finish<V>(line: Line<V>, value: V | null): V | null {
  if (typeof value !== 'number') return value;
  if (!Number.isFinite(value))
    throw new Error(`A rule gave no number: ${line.form.name}, line ${line.number}`);
  // Adding 0 turns -0 into 0.
  return (line.kind === 'money' ? roundHalfUp(value) : value + 0) as V;
}

function compute<V>(line: Line<V>, copy: number, store: unknown[], index: number): V | null {
  if (store[index] === pending) throw new Error(`${line.form.name}, line ${line.number} needs itself`);
  if (!isNeeded(line.form)) return (store[index] = null);
  store[index] = pending;
  const { traces } = state;
  const firstRead = reads.length;
  const outerForm = current;
  current = line.form;
  let value: V | null;
  if (line.hasCopies) {
    const { item: outerItem, copy: outerCopy } = reader;
    reader.item = itemsOf(line.form)[copy];
    reader.copy = copy;
    value = finish(line, line.rule(reader));
    reader.item = outerItem;
    reader.copy = outerCopy;
  } else value = finish(line, line.rule(reader));
  if (traces !== null) {
    (traces[line.slot] ??= [])[copy] = reads.slice(firstRead);
    reads.length = firstRead;
  }
  current = outerForm;
  store[index] = value;
  return value;
}

function read<V>(line: Line<V>, copy: number): V | null {
  let store = state.values;
  let index = line.slot;
  if (line.hasCopies) {
    store = (store[index] ??= new Array(itemsOf(line.form).length).fill(undefined)) as unknown[];
    index = copy;
  }
  const value = store[index];
  return value === undefined || value === pending ? compute(line, copy, store, index) : (value as V | null);
}

const entry = <V>(line: Line<V>): V | null => {
  if (line.hasCopies && line.form !== current)
    throw new Error(`${line.form.name} has copies: read line ${line.number} with each or at`);
  const copy = line.hasCopies ? reader.copy : 0;
  if (state.traces !== null) reads.push({ line, copy });
  return read(line, copy);
};
const at = <V>(line: Line<V>, copy: number): V => {
  if (state.traces !== null) reads.push({ line, copy });
  return read(line, copy) ?? line.blank;
};
const reader = {
  facts: state.facts,
  law: state.law,
  get: <V>(line: Line<V>): V => entry(line) ?? line.blank,
  entry,
  at,
  each: <V>(line: Line<V>): V[] => {
    const count = itemsOf(line.form).length;
    const values: V[] = [];
    for (let copy = 0; copy < count; copy++) values.push(at(line, copy));
    return values;
  },
  attached: (form: Form): boolean =>
    form.listItems ? reader.each(form.attachment).includes(true) : at(form.attachment, 0),
  item: undefined as unknown,
  copy: 0,
};

/**
 * One evaluation of a return. Lines are computed when first read and kept. A class, so that all runs have one shape: a
 * getter written into a literal would make a shape for each.
 */
export class Run<F, L> {
  constructor(private readonly state: State) {}

  get reader(): CopyReader<F, L, unknown> {
    this.resume();
    // The facts and the law are those that `startRun` was given.
    return reader as CopyReader<F, L, unknown>;
  }
  /** Value of a line on one copy (0 for a form without copies); null when blank. */
  read<V>(line: Line<V>, copy: number): V | null {
    this.resume();
    return read(line, copy);
  }
  countCopies(form: Form): number {
    this.resume();
    return form.listItems ? itemsOf(form).length : 1;
  }
  /**
   * What a line read while it was computed; a line that only looked at the item of its copy: what the items were listed
   * from. Empty unless the run is traced.
   */
  readsOf(line: Line<unknown>, copy: number): readonly Read[] {
    const read = this.state.traces?.[line.slot]?.[copy] ?? [];
    return read.length > 0 ? read : (this.state.itemReads?.[line.form.position] ?? []);
  }
  private resume(): void {
    if (state === this.state) return;
    state = this.state;
    current = null;
    // Refusals read lines outside of any rule; what they read is nobody's input.
    reads.length = 0;
    reader.facts = state.facts;
    reader.law = state.law;
  }
}

function standInFor(law: object): object {
  if (tracedLaw?.law !== law) tracedLaw = { law, standIn: traceObject(law, 'law', record) };
  return tracedLaw.standIn;
}

/**
 * Starts a run. Nothing is computed before it is read. Tracing records every line, fact and law amount read. `everyForm`
 * asks the rules of forms that the facts don't call for, too.
 */
export function startRun<F extends object, L extends object>(
  facts: F,
  law: L,
  slots: number,
  traced = false,
  everyForm = false,
): Run<F, L> {
  return new Run<F, L>({
    facts: traced ? traceObject(facts, 'fact', record) : facts,
    law: traced ? standInFor(law) : law,
    given: { facts, law },
    needed: everyForm ? null : [],
    values: new Array<unknown>(slots).fill(undefined),
    items: [],
    traces: traced ? new Array<Read[][]>(slots) : null,
    itemReads: traced ? [] : null,
  });
}
