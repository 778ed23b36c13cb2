import {
  copiesOf,
  fromOutside,
  noReads,
  type Part,
  read,
  reader,
  standInForFacts,
  standInForLaw,
  within,
} from './calculate';
import { type Assumption, type Form, type Jurisdiction } from './form';
import { type CopyReader, type Line } from './line';
import { type Print } from './print';
import { type Places, placeValues, type Seed } from './seed';
import { type Origins, type Read, findOrigins } from './trace';

/** The law of one jurisdiction in one year, and its forms. */
export interface LawOf<L> {
  readonly jurisdiction: Jurisdiction;
  readonly law: L;
  /** What it prints; left out: the words and numbers that stand at the lines. */
  readonly print?: Print;
}

export interface RunOptions {
  /** Records every line, fact and law amount read. */
  traced?: boolean;
  /** Records every line and every look at the facts, to know later what a change reaches (`kept-run.ts`). */
  recorded?: boolean;
  /** Asks the rules of forms that the facts don't call for, too. */
  everyForm?: boolean;
  /** Rounds nothing, to see how fast amounts change. */
  exact?: boolean;
}

/** Places of runs that know nothing beforehand. */
const openPlaces = new WeakMap<Jurisdiction, Places>();

function placesOf(jurisdiction: Jurisdiction): Places {
  let places = openPlaces.get(jurisdiction);
  if (places?.bySlot.length !== jurisdiction.slots) {
    places = placeValues(new Array<unknown>(jurisdiction.slots).fill(undefined));
    openPlaces.set(jurisdiction, places);
  }
  return places;
}

/** What somebody who asks about a run, but belongs to no line of it, may do. */
export interface Asked<F extends object> {
  /** Value of a line on one copy (0 for a form without copies); null when blank. */
  readonly read: <V>(line: Line<V>, copy: number) => V | null;
  /** Asks a rule that belongs to no line. The reader is good inside the rule only. */
  readonly ask: <L extends object, T>(edition: LawOf<L>, rule: (reader: CopyReader<F, L, unknown>) => T) => T;
}

/** The law that is traced, with its stand-in: it stays the same from run to run. */
const tracedLaws = new WeakMap<object, object>();

function traceLaw(law: object): object {
  let standIn = tracedLaws.get(law);
  if (standIn === undefined) tracedLaws.set(law, (standIn = standInForLaw(law)));
  return standIn;
}

/**
 * One evaluation of facts under one or several editions. Lines are computed when first read and kept. A class, so that all
 * runs have one shape: a getter written into a literal would make a shape for each.
 */
export class Run<F extends object> implements Asked<F> {
  private readonly parts: Part[] = [];
  /** Runs under assumptions, once there is one. */
  private assumed: Map<Assumption<F>, Run<F>> | null = null;
  /** Facts with a trace, or as they are. */
  private readonly readFacts: F;

  constructor(
    private readonly facts: F,
    private readonly editions: readonly LawOf<object>[],
    private readonly options: RunOptions,
    /** The run that this one is an assumption of. */
    private readonly base: { run: Run<F>; assumption: Assumption<F> } | null = null,
    private readonly origins: Origins | null = null,
    private readonly seeds: readonly Seed[] = [],
  ) {
    if (options.traced === true) this.readFacts = standInForFacts(facts, origins);
    else this.readFacts = options.recorded === true ? standInForFacts(facts, null, true) : facts;
  }

  /** Value of a line on one copy (0 for a form without copies); null when blank. */
  read<V>(line: Line<V>, copy: number): V | null {
    return fromOutside(this.partOf(line.form.jurisdiction), () => read(line, copy));
  }
  /** Asks a rule that belongs to no line. The reader is good inside the rule only. */
  ask<L extends object, T>(edition: LawOf<L>, rule: (reader: CopyReader<F, L, unknown>) => T): T {
    // The part holds the facts of this run and the law of that edition.
    return fromOutside(this.partOf(edition.jurisdiction), () =>
      rule(reader as unknown as CopyReader<F, L, unknown>),
    );
  }
  /** The run as whoever looks at it from inside sees it: what is read counts as read by who asks. */
  get inside(): Asked<F> {
    return {
      read: (line, copy) => within(this.partOf(line.form.jurisdiction), () => read(line, copy)),
      ask: (edition, rule) =>
        within(this.partOf(edition.jurisdiction), () =>
          rule(reader as unknown as Parameters<typeof rule>[0]),
        ),
    };
  }
  countCopies(form: Form): number {
    return form.listItems === null ? 1 : this.listItems(form).length;
  }
  /** What the copies of a form are about. */
  listItems(form: Form): readonly unknown[] {
    return fromOutside(this.partOf(form.jurisdiction), () => copiesOf(form).items);
  }
  /** The lines of a form in printed order, with their printed numbers. */
  numberedLines(form: Form): readonly { readonly line: Line<unknown>; readonly number: string }[] {
    return (
      this.printOf(form.jurisdiction)?.numbered(form) ??
      form.lines.map((line) => ({ line, number: line.number }))
    );
  }
  /** The lines of one copy by their printed number, without the blank ones; null when it does not belong to the return. */
  listEntries(form: Form, copy: number): Record<string, unknown> | null {
    return fromOutside(this.partOf(form.jurisdiction), () => {
      if (read(form.attachment, copy) !== true) return null;
      const entries: Record<string, unknown> = {};
      for (const { line, number } of this.numberedLines(form)) {
        const value = read(line, copy);
        if (value !== null) entries[number] = value;
      }
      return entries;
    });
  }
  /**
   * What a line read while it was computed; a line that only looked at the item of its copy: what the items were listed
   * from. Empty unless the run is traced.
   */
  readsOf(line: Line<unknown>, copy: number): readonly Read[] {
    const { traces, copies } = this.partOf(line.form.jurisdiction);
    if (!line.hasCopies) return traces?.[line.slot] ?? noReads;
    const own = copies[line.form.position];
    const found = own?.traces[copy * line.form.width + line.offset] ?? noReads;
    return found.length > 0 ? found : (own?.itemReads ?? noReads);
  }
  /** What the edition of a jurisdiction prints; undefined: the words that stand at the lines. */
  printOf(jurisdiction: Jurisdiction): Print | undefined {
    return this.editions.find((each) => each.jurisdiction === jurisdiction)?.print;
  }
  /** The law that rules of a jurisdiction's forms see in this run. */
  lawOf(jurisdiction: Jurisdiction): object {
    return this.partOf(jurisdiction).given.law;
  }

  /** What the run knows of one jurisdiction; nothing is kept for one that nobody asks about. */
  partOf(jurisdiction: Jurisdiction): Part {
    for (const part of this.parts) if (part.jurisdiction === jurisdiction) return part;
    const edition = this.editions.find((each) => each.jurisdiction === jurisdiction);
    if (!edition) throw new Error(`The run has no edition of ${jurisdiction.id}`);
    const { traced = false, recorded = false, everyForm = false, exact = false } = this.options;
    const { law } = edition;
    const seed = this.seeds.find((each) => each.jurisdiction === jurisdiction) ?? null;
    const { bySlot, known, unread } = seed?.places ?? placesOf(jurisdiction);
    const part: Part = {
      // Assumptions are made for the facts of the run, which the reader knows as such.
      run: this as unknown as Part['run'],
      jurisdiction,
      facts: this.readFacts,
      law: traced ? traceLaw(law) : law,
      given: { facts: recorded ? this.readFacts : this.facts, law },
      needed: everyForm ? null : new Array<undefined>(jurisdiction.forms),
      places: bySlot,
      known,
      values: unread.slice(),
      copies: new Array<undefined>(jurisdiction.forms),
      seed,
      traces: traced || recorded ? (seed?.traces?.lines.slice() ?? []) : null,
      rounds: !exact,
    };
    this.parts.push(part);
    return part;
  }

  /** The run of the same facts under an assumption; made once. */
  assume(assumption: Assumption<F>): Run<F> {
    this.assumed ??= new Map();
    let assumed = this.assumed.get(assumption);
    if (assumed === undefined) this.assumed.set(assumption, (assumed = this.startAssumed(assumption)));
    return assumed;
  }

  private startAssumed(assumption: Assumption<F>): Run<F> {
    for (let above = this.base; above !== null; above = above.run.base)
      if (above.assumption === assumption) throw new Error(`"${assumption.name}" depends on itself`);
    const { jurisdiction, law } = assumption;
    const editions =
      law === null
        ? this.editions
        : this.editions.map((each) =>
            each.jurisdiction === jurisdiction ? { ...each, law: law(each.law) as object } : each,
          );
    const origins = this.options.traced === true ? (this.origins ?? findOrigins(this.facts)) : null;
    return new Run(assumption.facts(this.facts), editions, this.options, { run: this, assumption }, origins);
  }
}

/**
 * Starts a run of facts under the law of one or several editions. Nothing is computed before it is read, and nothing again
 * that the seeds hold.
 */
export const startRun = <F extends object>(
  facts: F,
  editions: readonly LawOf<object>[],
  options: RunOptions = {},
  seeds: readonly Seed[] = [],
): Run<F> => new Run(facts, editions, options, null, null, seeds);
