import { type Form, type Given } from './form';
import { type CopyReader, type Line, type LineRead } from './line';
import { roundHalfUp } from './rounding';
import { makeTracer, type Read } from './trace';

/** The copies of one form in one run. */
interface Copies {
  /** What each copy is about. */
  readonly items: readonly unknown[];
  /** Values of all lines, one copy after the other. */
  readonly values: unknown[];
  /** What each value was computed from, in the same order. Stays empty unless the run is traced. */
  readonly traces: (readonly Read[])[];
  /** What the list of copies was made from. */
  readonly itemReads: readonly Read[];
}

/** What a run has found so far. */
interface State {
  readonly facts: object;
  readonly law: object;
  /** Facts and law without a trace. */
  readonly given: Given<object, object>;
  /** By form: whether the facts call for it. Null: every form is looked at. */
  readonly needed: (boolean | undefined)[] | null;
  /** By slot: the value of a line of a form without copies. */
  readonly values: unknown[];
  /** By form: its copies, once they are asked for. */
  readonly copies: (Copies | undefined)[];
  /** By slot: what the line read. Null unless the run is traced. */
  readonly traces: (readonly Read[])[] | null;
}

const pending = Symbol('pending');

// One reader serves all runs, so that its functions stay the same and the compiler can build them into the rules. It looks
// at the state of the run that was read last; a rule never reads another run.
const nothing = { facts: {}, law: {} };
let state: State = { ...nothing, given: nothing, needed: null, values: [], copies: [], traces: null };
/** Form of the rule that is being computed. */
let current: Form | null = null;
/** What the rules that are being computed have read so far, the outermost first: the first `readCount`. Traced runs only. */
const reads: Read[] = [];
let readCount = 0;
const record = (read: Read) => void (reads[readCount++] = read);
const standInForFacts = makeTracer('fact', record);
const standInForLaw = makeTracer('law', record);
/** The last law that was traced, and its stand-in: the law stays the same from run to run. */
let tracedLaw: { law: object; standIn: object } | null = null;
/** Values of a run that has computed nothing yet; copied for each run. */
let unread: readonly unknown[] = [];

const noItems: readonly unknown[] = [];
const noReads: readonly Read[] = [];

/** Records of lines read, by slot: they are the same every time. */
const lineReads: (LineRead | undefined)[] = [];

function readRecord(line: Line<unknown>): LineRead {
  const known = lineReads[line.slot];
  return known?.line === line ? known : (lineReads[line.slot] = { line, copy: 0 });
}

/** Takes what was read since `first` off the list. */
function takeReads(first: number): readonly Read[] {
  if (readCount === first) return noReads;
  const taken = reads.slice(first, readCount);
  readCount = first;
  return taken;
}

function isNeeded({ neededWhen, position }: Form): boolean {
  if (neededWhen === null || state.needed === null) return true;
  return (state.needed[position] ??= neededWhen(state.given));
}

const copiesOf = (form: Form): Copies => state.copies[form.position] ?? listCopies(form);

function listCopies(form: Form): Copies {
  // What the list was made from belongs to the copies, not to the line that asked for them first.
  const first = readCount;
  const items = form.listItems !== null && isNeeded(form) ? form.listItems(reader) : noItems;
  const itemReads = state.traces === null ? noReads : takeReads(first);
  return (state.copies[form.position] = { items, values: [], traces: [], itemReads });
}

/** In place of a copy: the one that is being filled in. */
const sameCopy = -1;

/**
 * Value of a line on one copy, computed when it is read for the first time; null when blank.
 *
 * Everything that reading takes stands in this one function on purpose. More than a thousand rules call it, and V8 copies a function
 * of less than 460 bytes of bytecode into each of its callers. Their code then no longer fits the caches of a processor, and
 * the engine runs at half the speed. `npm run bench -- engine` tells.
 */
function read<V>(line: Line<V>, asked: number): V | null {
  const { form, hasCopies } = line;
  let { values, traces } = state;
  let index = line.slot;
  let copy = 0;
  let items = noItems;
  if (hasCopies) {
    if (asked === sameCopy && form !== current)
      throw new Error(`${form.name} has copies: read line ${line.number} with each or at`);
    copy = asked === sameCopy ? reader.copy : asked;
    const copies = state.copies[form.position] ?? listCopies(form);
    ({ values, items } = copies);
    if (traces !== null) ({ traces } = copies);
    index = copy * form.width + line.offset;
  }
  if (traces !== null) record(hasCopies ? { line, copy } : readRecord(line));

  const known = values[index];
  if (known === pending) throw new Error(`${form.name}, line ${line.number} needs itself`);
  // What a rule gave, or null.
  if (known !== undefined) return known as V | null;

  const { neededWhen } = form;
  if (neededWhen !== null && state.needed !== null) {
    const needed = (state.needed[form.position] ??= neededWhen(state.given));
    if (!needed) return (values[index] = null);
  }

  const first = readCount;
  const outerForm = current;
  const { item: outerItem, copy: outerCopy } = reader;
  current = form;
  reader.item = items[copy];
  reader.copy = copy;
  values[index] = pending;
  let value: V | number | null = null;
  try {
    value = line.rule(reader);
  } finally {
    current = outerForm;
    reader.item = outerItem;
    reader.copy = outerCopy;
    values[index] = undefined;
  }
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new Error(`A rule gave no number: ${form.name}, line ${line.number}`);
    // Adding 0 turns -0 into 0.
    value = line.kind === 'money' ? roundHalfUp(value) : value + 0;
  }
  if (traces !== null) traces[index] = takeReads(first);
  values[index] = value;
  return value as V | null;
}

const entry = <V>(line: Line<V>): V | null => read(line, sameCopy);
const get = <V>(line: Line<V>): V => read(line, sameCopy) ?? line.blank;
const at = <V>(line: Line<V>, copy: number): V => read(line, copy) ?? line.blank;
const reader = {
  facts: state.facts,
  law: state.law,
  get,
  entry,
  at,
  each: <V>(line: Line<V>): V[] => {
    const { items, itemReads } = copiesOf(line.form);
    const values: V[] = [];
    for (let copy = 0; copy < items.length; copy++) values.push(at(line, copy));
    // That there is no copy comes from what the list was made from.
    if (items.length === 0) for (const read of itemReads) record(read);
    return values;
  },
  attached: ({ attachment, listItems }: Form): boolean =>
    listItems === null ? get(attachment) : reader.each(attachment).includes(true),
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
    const value = read(line, copy);
    // What is read outside of any rule is nobody's input.
    readCount = 0;
    return value;
  }
  countCopies(form: Form): number {
    this.resume();
    return form.listItems ? copiesOf(form).items.length : 1;
  }
  /** The lines of one copy by their printed number, without the blank ones; null when it does not belong to the return. */
  listEntries(form: Form, copy: number): Record<string, unknown> | null {
    this.resume();
    if (read(form.attachment, copy) !== true) return null;
    const entries: Record<string, unknown> = {};
    for (const line of form.lines) {
      const value = read(line, copy);
      if (value !== null) entries[line.number] = value;
    }
    readCount = 0;
    return entries;
  }
  /**
   * What a line read while it was computed; a line that only looked at the item of its copy: what the items were listed
   * from. Empty unless the run is traced.
   */
  readsOf(line: Line<unknown>, copy: number): readonly Read[] {
    if (!line.hasCopies) return this.state.traces?.[line.slot] ?? noReads;
    const copies = this.state.copies[line.form.position];
    const read = copies?.traces[copy * line.form.width + line.offset] ?? noReads;
    return read.length > 0 ? read : (copies?.itemReads ?? noReads);
  }
  private resume(): void {
    if (state === this.state) return;
    state = this.state;
    current = null;
    readCount = 0;
    reader.facts = state.facts;
    reader.law = state.law;
  }
}

function traceLaw(law: object): object {
  if (tracedLaw?.law !== law) tracedLaw = { law, standIn: standInForLaw(law) };
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
  if (unread.length !== slots) unread = new Array<unknown>(slots).fill(undefined);
  return new Run<F, L>({
    facts: traced ? standInForFacts(facts) : facts,
    law: traced ? traceLaw(law) : law,
    given: { facts, law },
    needed: everyForm ? null : [],
    values: unread.slice(),
    copies: [],
    traces: traced ? [] : null,
  });
}
