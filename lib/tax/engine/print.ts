import { comparePrinted, type Form } from './form';
import { type Line, type PrintedText } from './line';

/** What is printed at the top of a form. */
export type PrintedForm = Pick<Form, 'name' | 'title' | 'source' | 'sequence'>;

/** What an edition prints otherwise than the words that stand at its lines. */
export interface PrintChanges {
  /** Rewords every text, such as the years in it. */
  readonly words: (text: string) => string;
  /** Moves the years in a text, and nothing else: for sentences with amounts of a filer. */
  readonly years: (text: string) => string;
  /** Lines with another number or text; null: the edition has no such line. Asked once, after all modules are there. */
  readonly lines: () => Iterable<readonly [Line<unknown>, Partial<PrintedText> | null]>;
  readonly forms: () => Iterable<readonly [Form, Partial<PrintedForm> | null]>;
  /** Forms and lines that came with this edition: their texts are taken as they stand. */
  readonly own: () => Iterable<Form | Line<unknown>>;
}

interface Texts {
  readonly lines: ReadonlyMap<Line<unknown>, Partial<PrintedText> | null>;
  readonly forms: ReadonlyMap<Form, Partial<PrintedForm> | null>;
  readonly own: ReadonlySet<Form | Line<unknown>>;
}

/**
 * The printed numbers and words of one edition. A line keeps its identity from year to year; what is printed beside it is
 * the edition's. Everything is worked out when it is first asked for, and kept.
 */
export class Print {
  private texts: Texts | null = null;
  private readonly lineTexts = new Map<Line<unknown>, PrintedText | null>();
  private readonly formTexts = new Map<Form, PrintedForm | null>();
  private readonly numbers = new Map<Form, readonly { line: Line<unknown>; number: string }[]>();
  private readonly order = new Map<Form, readonly Line<unknown>[]>();

  constructor(private readonly changes: PrintChanges) {}

  private get changed(): Texts {
    return (this.texts ??= {
      lines: new Map(this.changes.lines()),
      forms: new Map(this.changes.forms()),
      own: new Set(this.changes.own()),
    });
  }

  /** A sentence of the engine, such as a refusal, in the words of the edition. */
  words(text: string): string {
    return this.changes.words(text);
  }
  /** The same for a sentence that holds amounts of a filer: only years are moved. */
  years(text: string): string {
    return this.changes.years(text);
  }
  /** Number, label and instruction of a line; null when the edition has no such line. */
  of(line: Line<unknown>): PrintedText | null {
    const known = this.lineTexts.get(line);
    if (known !== undefined) return known;
    const text = this.textOf(line);
    this.lineTexts.set(line, text);
    return text;
  }
  /** The top of a form; null when the edition has no such form. */
  ofForm(form: Form): PrintedForm | null {
    const known = this.formTexts.get(form);
    if (known !== undefined) return known;
    const { forms, own } = this.changed;
    const change = forms.get(form);
    const words = own.has(form) ? (text: string) => text : this.changes.words;
    const { name, title, source, sequence } = form;
    const text =
      change === null
        ? null
        : { name: words(name), title: words(title), source: words(source), sequence, ...change };
    this.formTexts.set(form, text);
    return text;
  }
  /** The lines of a form in the printed order of the edition. */
  linesOf(form: Form): readonly Line<unknown>[] {
    const known = this.order.get(form);
    if (known) return known;
    const there = form.lines.filter((line) => this.of(line) !== null);
    there.sort((a, b) => comparePrinted(this.of(a)?.number ?? '', this.of(b)?.number ?? ''));
    this.order.set(form, there);
    return there;
  }

  /** The same with their numbers. */
  numbered(form: Form): readonly { readonly line: Line<unknown>; readonly number: string }[] {
    const known = this.numbers.get(form);
    if (known) return known;
    const found = this.linesOf(form).map((line) => ({ line, number: this.of(line)?.number ?? line.number }));
    this.numbers.set(form, found);
    return found;
  }

  private textOf(line: Line<unknown>): PrintedText | null {
    const { lines, own } = this.changed;
    if (this.ofForm(line.form) === null) return null;
    const change = lines.get(line);
    if (change === null) return null;
    const { number, label, instruction } = line;
    if (own.has(line) || own.has(line.form)) return { number, label, instruction, ...change };
    const { words } = this.changes;
    return { number, label: words(label), instruction: words(instruction), ...change };
  }
}
