import { type Assumption, type Form, type Given, type Jurisdiction } from './form';
import { type Line, type LineRead } from './line';
import { roundHalfUp, switchRounding } from './rounding';
import { type Seed } from './seed';
import { type RunView, makeTracer, type Read } from './trace';

/** The copies of one form in one run. */
interface Copies {
  /** What each copy is about. */
  readonly items: readonly unknown[];
  /** Values of all lines, one copy after the other. */
  readonly values: unknown[];
  /** What each value was computed from, in the same order. Stays empty unless the run is traced. */
  readonly traces: (readonly Read[] | undefined)[];
  /** What the list of copies was made from. */
  readonly itemReads: readonly Read[];
}

/** What a run has found so far in the forms of one jurisdiction. */
export interface Part {
  readonly run: OwnRun;
  readonly jurisdiction: Jurisdiction;
  readonly facts: object;
  readonly law: object;
  /** Facts and law without a trace. */
  readonly given: Given<object, object>;
  /** By form: whether the facts call for it, but for what the seed knows. Null: every form is looked at. */
  readonly needed: (boolean | undefined)[] | null;
  readonly places: Int16Array;
  readonly known: readonly unknown[];
  /** By place: the value of a line of a form without copies. */
  readonly values: unknown[];
  /** By form: its copies, once they are asked for. */
  readonly copies: (Copies | undefined)[];
  /** What an earlier run leaves to this one. */
  readonly seed: Seed | null;
  /** By slot: what the line read. Null unless the run is traced. */
  readonly traces: (readonly Read[] | undefined)[] | null;
  /** Whether amounts are rounded. */
  readonly rounds: boolean;
}

/** What a rule needs of the run it belongs to. */
interface OwnRun {
  readonly partOf: (jurisdiction: Jurisdiction) => Part;
  readonly assume: (assumption: Assumption<object>) => RunView;
}

const pending = Symbol('pending');
const outside: Jurisdiction = { id: '', slots: 0, forms: 0, lineReads: [] };
const nothing = { facts: {}, law: {} };
const leftBehind = (): never => {
  throw new Error('A reader can be used only inside its rule');
};
const nowhere: Part = {
  ...nothing,
  run: {
    partOf: leftBehind,
    assume: leftBehind,
  },
  jurisdiction: outside,
  given: nothing,
  needed: null,
  places: new Int16Array(0),
  known: [],
  values: [],
  copies: [],
  seed: null,
  traces: null,
  rounds: true,
};

// One reader serves all runs, so that its functions stay the same and the compiler can build them into the rules. It looks
// at the part of the run that is being read. Whoever reads another one goes through `within`, which puts everything back
// afterwards: runs nest like calls, and one that waits to be read further is not touched.
let part = nowhere;
/** Form of the rule that is being computed. */
let current: Form | null = null;
/** What the rules that are being computed have read so far, the outermost first: the first `readCount`. Traced runs only. */
const reads: Read[] = [];
let readCount = 0;
export const record = (read: Read) => void (reads[readCount++] = read);
export const standInForFacts = makeTracer('fact', record);
export const standInForLaw = makeTracer('law', record);

/** Reads a part of a run, and puts back whatever was read before. */
export function within<T>(next: Part, work: () => T): T {
  const outer = part;
  const outerForm = current;
  const { facts, law, item, copy } = reader;
  part = next;
  current = null;
  reader.facts = next.facts;
  reader.law = next.law;
  const rounded = switchRounding(next.rounds);
  try {
    return work();
  } finally {
    switchRounding(rounded);
    part = outer;
    current = outerForm;
    reader.facts = facts;
    reader.law = law;
    reader.item = item;
    reader.copy = copy;
  }
}

/** The same from outside of the run: what is read is nobody's input. */
export function fromOutside<T>(next: Part, work: () => T): T {
  const first = readCount;
  try {
    return within(next, work);
  } finally {
    readCount = first;
  }
}

/** Works in a part of a run and tells what was read directly: by no line that was computed meanwhile. */
export function observe<T>(
  next: Part,
  work: () => T,
): { readonly value: T; readonly reads: readonly Read[] } {
  const first = readCount;
  const value = within(next, work);
  return { value, reads: takeReads(first) };
}

const noItems: readonly unknown[] = [];
export const noReads: readonly Read[] = [];

function readRecord(line: Line<unknown>): LineRead {
  const { lineReads } = line.form.jurisdiction;
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
  if (neededWhen === null || part.needed === null) return true;
  return part.seed?.needed[position] ?? (part.needed[position] ??= neededWhen(part.given));
}

export const copiesOf = (form: Form): Copies => part.copies[form.position] ?? listCopies(form);

function listCopies(form: Form): Copies {
  // What the list was made from belongs to the copies, not to the line that asked for them first.
  const first = readCount;
  const items = form.listItems !== null && isNeeded(form) ? form.listItems(reader) : noItems;
  const itemReads = part.traces === null ? noReads : takeReads(first);
  const values = part.seed?.copies[form.position]?.slice() ?? [];
  const traces = part.seed?.traces?.copies[form.position]?.slice() ?? [];
  return (part.copies[form.position] = { items, values, traces, itemReads });
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
export function read<V>(line: Line<V>, asked: number): V | null {
  const { form, hasCopies } = line;
  if (form.jurisdiction !== part.jurisdiction) return readElsewhere(line, asked);
  let { values, traces } = part;
  let index = line.slot;
  let place = 0;
  let copy = 0;
  let items = noItems;
  if (!hasCopies) place = part.places[index] ?? 0;
  else {
    if (asked === sameCopy && form !== current)
      throw new Error(`${form.name} has copies: read line ${line.number} with each or at`);
    copy = asked === sameCopy ? reader.copy : asked;
    const copies = part.copies[form.position] ?? listCopies(form);
    ({ values, items } = copies);
    if (traces !== null) ({ traces } = copies);
    index = copy * form.width + line.offset;
    place = index;
  }
  if (traces !== null) record(hasCopies ? { line, copy } : readRecord(line));

  const known = place < 0 ? part.known[~place] : values[place];
  if (known === pending) throw new Error(`${form.name}, line ${line.number} depends on itself`);
  // What a rule gave, or null.
  if (known !== undefined) return known as V | null;

  const { neededWhen } = form;
  if (neededWhen !== null && part.needed !== null) {
    const needed =
      part.seed?.needed[form.position] ?? (part.needed[form.position] ??= neededWhen(part.given));
    if (!needed) {
      return (values[place] = null);
    }
  }

  const first = readCount;
  const outerForm = current;
  const { item: outerItem, copy: outerCopy } = reader;
  current = form;
  reader.item = items[copy];
  reader.copy = copy;
  values[place] = pending;
  let value: V | number | null = null;
  try {
    value = line.rule(reader);
  } finally {
    current = outerForm;
    reader.item = outerItem;
    reader.copy = outerCopy;
    values[place] = undefined;
  }
  if (typeof value === 'number') {
    if (!Number.isFinite(value))
      throw new Error(`A rule returned no number: ${form.name}, line ${line.number}`);
    // Adding 0 turns -0 into 0.
    value = line.kind === 'money' ? roundHalfUp(value) : value + 0;
  }
  if (traces !== null) traces[index] = takeReads(first);
  values[place] = value;
  return value as V | null;
}

/**
 * A line of another jurisdiction in the same run: a state's rule reads a federal line. Facts and rounding are those of the
 * run, and `read` puts the copy back, so that only part and law are another.
 */
function readElsewhere<V>(line: Line<V>, asked: number): V | null {
  const outer = part;
  const { law } = reader;
  part = outer.run.partOf(line.form.jurisdiction);
  reader.law = part.law;
  try {
    return read(line, asked);
  } finally {
    part = outer;
    reader.law = law;
  }
}

/** A line of the same facts under an assumption. */
function readAssumed<V>(assumption: Assumption<object>, line: Line<V>, copy: number): V | null {
  const { traces, run } = part;
  const assumed = run.assume(assumption);
  const value = assumed.read(line, copy);
  if (traces !== null)
    record({ kind: 'assumed', assumption: assumption.name, run: assumed, of: { line, copy } });
  return value;
}

const entry = <V>(line: Line<V>): V | null => read(line, sameCopy);
const get = <V>(line: Line<V>): V => read(line, sameCopy) ?? line.blank;
const at = <V>(line: Line<V>, copy: number): V => read(line, copy) ?? line.blank;
export const reader = {
  facts: part.facts,
  law: part.law,
  get,
  entry,
  at,
  each: <V>(line: Line<V>): V[] => {
    const { jurisdiction } = line.form;
    return jurisdiction === part.jurisdiction
      ? readEach(line)
      : within(part.run.partOf(jurisdiction), () => readEach(line));
  },
  attached: ({ attachment, listItems }: Form): boolean =>
    listItems === null ? get(attachment) : reader.each(attachment).includes(true),
  proForma: <V>(assumption: Assumption<object>, line: Line<V>, copy = 0): V =>
    readAssumed(assumption, line, copy) ?? line.blank,
  item: undefined as unknown,
  copy: 0,
};

function readEach<V>(line: Line<V>): V[] {
  const { items, itemReads } = copiesOf(line.form);
  const values: V[] = [];
  for (let copy = 0; copy < items.length; copy++) values.push(at(line, copy));
  // That there is no copy comes from what the list was made from.
  if (items.length === 0) for (const read of itemReads) record(read);
  return values;
}
