import {
  type CopyReader,
  type Line,
  type LineKind,
  type LineRead,
  type PrintedText,
  type Reader,
} from './line';

/** `form`: printed and filed. `worksheet`: kept with the return. `rules`: only steps between lines. */
export type FormKind = 'form' | 'worksheet' | 'rules';

/** What a look at the facts sees, before any line. */
export interface Given<F, L> {
  readonly facts: F;
  readonly law: L;
}

/** Whose forms they are: the federal ones, or those of one state. Two editions (years) of it share its lines. */
export interface Jurisdiction {
  readonly id: string;
  /** How many values a run of it keeps, but for forms with copies. */
  slots: number;
  /** How many forms there are. */
  forms: number;
  /** Records of lines read, by slot: they are the same every time. */
  readonly lineReads: (LineRead | undefined)[];
}

/** Facts or law as they would be: what a rule asks about "as if each of them filed separately". */
export interface Assumption<F> {
  /** As people say it: "If you filed separately". */
  readonly name: string;
  readonly facts: (facts: F) => F;
  /** Whose law is another one; of the rest it stays. */
  readonly jurisdiction: Jurisdiction;
  readonly law: ((law: unknown) => unknown) | null;
}

export interface FormOptions<R extends Given<unknown, unknown>> {
  /** As people call it: "Schedule B (Form 1040)". Default: "Form " and the id. */
  name?: string;
  kind?: FormKind;
  /** Attachment sequence number, printed at the upper right. */
  sequence?: string;
  /** Where the printed texts and rules come from. Default: the form itself. */
  source?: string;
  /** When the form belongs to the return: by a rule, or as soon as any line is filled in. Default: always. */
  attachedWhen?: ((reader: R) => boolean) | 'anyEntry';
  /** A quick look at the facts alone: where it says no, every line is blank and no rule is asked. Left out: always needed. */
  neededWhen?: (given: Given<R['facts'], R['law']>) => boolean;
}

/** A class, so that all forms have one shape although each has its attachment line and that line its form. */
export class Form {
  /** A yes/no line outside the printed ones, so that the answer is kept and explained like any other. */
  readonly attachment: Line<boolean>;
  /** In printed order. */
  readonly lines: Line<unknown>[] = [];

  constructor(
    readonly jurisdiction: Jurisdiction,
    readonly id: string,
    readonly title: string,
    readonly name: string,
    readonly kind: FormKind,
    readonly sequence: string | null,
    readonly source: string,
    /** Lists what the copies are about; null for a form that is filled in once. */
    readonly listItems: ((reader: unknown) => readonly unknown[]) | null,
    readonly neededWhen: ((given: Given<unknown, unknown>) => boolean) | null,
    /** Counts through the forms of the jurisdiction, in the order they were made. */
    readonly position: number,
    makeAttachment: (form: Form) => Line<boolean>,
  ) {
    this.attachment = makeAttachment(this);
  }

  /** How many values one copy has: its lines, and whether it belongs to the return. */
  get width(): number {
    return this.lines.length + 1;
  }
}

type Rule<R, V> = (reader: R) => V | null;
type Maker<R, V> = (number: string, label: string, instruction: string, rule: Rule<R, V>) => Line<V>;

/** A form together with the makers of its lines. Their types are fixed: generic ones overflow the compiler. */
export interface FormMakers<R> {
  readonly form: Form;
  /** Whole dollars: the rule's result is rounded half up. */
  readonly money: Maker<R, number>;
  readonly count: Maker<R, number>;
  /** A ratio, rounded by its rule as the form says. */
  readonly rate: Maker<R, number>;
  readonly yesNo: Maker<R, boolean>;
  readonly choice: Maker<R, string>;
}

/** "1a" before "1z" before "2a" before "10". */
export const { compare: comparePrinted } = new Intl.Collator('en', { numeric: true });

/** Makes the `form` and `formWithCopies` of one jurisdiction. Slots count through everything it makes. */
export function createFormMaker<F, L>(jurisdictionId: string) {
  const jurisdiction: Jurisdiction = { id: jurisdictionId, slots: 0, forms: 0, lineReads: [] };

  function build<R extends Reader<F, L>>(
    id: string,
    title: string,
    options: FormOptions<R>,
    listItems: Form['listItems'],
  ): FormMakers<R> {
    const name = options.name ?? `Form ${id}`;
    const { kind = 'form', sequence = null, source = `${name} (2024)`, attachedWhen = () => true } = options;
    // A run hands every rule the reader of its form's own type: the one place where types are taken on trust.
    const onTrust = <V>(rule: Rule<R, V>) => rule as Rule<unknown, V>;
    const neededWhen = (options.neededWhen ?? null) as Form['neededWhen'];
    // The same keys in the same order for every line: reading a line is what the engine does most.
    const toLine = <V>(
      form: Form,
      offset: number,
      print: PrintedText,
      lineKind: LineKind,
      blank: V,
      rule: Rule<R, V>,
    ): Line<V> => ({
      slot: jurisdiction.slots++,
      offset,
      hasCopies: listItems !== null,
      form,
      rule: onTrust(rule),
      blank,
      kind: lineKind,
      number: print.number,
      label: print.label,
      instruction: print.instruction,
    });

    const position = jurisdiction.forms++;
    const form = new Form(
      jurisdiction,
      id,
      title,
      name,
      kind,
      sequence,
      source,
      listItems,
      neededWhen,
      position,
      (self) =>
        toLine(
          self,
          0,
          { number: '', label: `${name} is part of the return`, instruction: `Who must file: ${name}` },
          'yesNo',
          false,
          attachedWhen === 'anyEntry'
            ? (reader) => self.lines.some((line) => reader.entry(line) !== null)
            : attachedWhen,
        ),
    );
    const maker = <V>(lineKind: LineKind, blank: V): Maker<R, V> =>
      function make(number, label, instruction, rule) {
        const line = toLine(form, form.width, { number, label, instruction }, lineKind, blank, rule);
        form.lines.push(line);
        form.lines.sort((a, b) => comparePrinted(a.number, b.number));
        return line;
      };
    return {
      form,
      money: maker('money', 0),
      count: maker('count', 0),
      rate: maker('rate', 0),
      yesNo: maker('yesNo', false),
      choice: maker('choice', ''),
    };
  }

  return {
    jurisdiction,
    /** A form that is filled in once. */
    form: (id: string, title: string, options: FormOptions<Reader<F, L>> = {}) =>
      build(id, title, options, null),
    /** A form with one copy for each item. */
    formWithCopies: <I>(
      id: string,
      title: string,
      listItems: (reader: Reader<F, L>) => readonly I[],
      options: FormOptions<CopyReader<F, L, I>> = {},
    ) => build(id, title, options, listItems as Form['listItems']),
    /** Other facts, or another law of this jurisdiction, under which a rule may ask for a line. */
    assume: (name: string, change: { facts?: (facts: F) => F; law?: (law: L) => L }): Assumption<F> => ({
      name,
      facts: change.facts ?? ((facts) => facts),
      jurisdiction,
      // A run hands over the law of its edition of this jurisdiction.
      law: (change.law ?? null) as Assumption<F>['law'],
    }),
  };
}
