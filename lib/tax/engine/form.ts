import { type CopyReader, type Line, type LineKind, type Reader } from './line';
import { roundHalfUp } from './rounding';

/** `form`: printed and filed. `worksheet`: kept with the return. `rules`: only steps between lines. */
export type FormKind = 'form' | 'worksheet' | 'rules';

export interface FormOptions<R> {
  /** As people call it: "Schedule B (Form 1040)". Default: "Form " and the id. */
  name?: string;
  kind?: FormKind;
  /** Attachment sequence number, printed at the upper right. */
  sequence?: string;
  /** Where the printed texts and rules come from. Default: the form itself. */
  source?: string;
  /** When the form belongs to the return: by a rule, or as soon as any line is filled in. Default: always. */
  attachedWhen?: ((reader: R) => boolean) | 'anyEntry';
}

export interface Form {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly kind: FormKind;
  readonly sequence: string | null;
  readonly source: string;
  /** Lists what the copies are about; null for a form that is filled in once. */
  readonly listItems: ((reader: unknown) => readonly unknown[]) | null;
  /** A yes/no line outside the printed ones, so that the answer is kept and explained like any other. */
  readonly attachment: Line<boolean>;
  /** In printed order. */
  readonly lines: Line<unknown>[];
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

function toMoney(value: number | null): number | null {
  return value === null ? null : roundHalfUp(toNumber(value));
}

function toNumber(value: number): number {
  if (!Number.isFinite(value)) throw new Error('A rule gave no number');
  return value === 0 ? 0 : value;
}

const natural = new Intl.Collator('en', { numeric: true });
/** "1a" before "1z" before "2a" before "10". */
export const comparePrinted = (a: string, b: string): number => natural.compare(a, b);

function attachmentRule<R>(when: FormOptions<R>['attachedWhen'], form: () => Form) {
  if (when === 'anyEntry')
    return (reader: unknown) =>
      form().lines.some((line) => (reader as Pick<Reader<unknown, unknown>, 'entry'>).entry(line) !== null);
  return (when ?? (() => true)) as (reader: unknown) => boolean;
}

/** Makes the `form` and `formWithCopies` of one body of law. Slots count through everything it makes. */
export function createFormMaker<F, L>() {
  let slots = 0;

  function build<R>(id: string, title: string, options: FormOptions<R>, listItems: Form['listItems']) {
    const name = options.name ?? `Form ${id}`;
    const lines: Line<unknown>[] = [];
    // The engine hands every rule the reader of its form's own type: the one place where types are taken on trust.
    const untyped = <V>(rule: Rule<R, V>) => rule as (reader: unknown) => V | null;
    const describe = <V>(kind: LineKind, blank: V, finish: (value: V) => V) =>
      ((number, label, instruction, rule) => {
        const run = untyped(rule);
        const compute = (reader: unknown) => {
          const value = run(reader);
          return value === null ? null : finish(value);
        };
        const line: Line<V> = { slot: slots++, form, number, label, instruction, kind, blank, compute };
        lines.push(line);
        lines.sort((a, b) => comparePrinted(a.number, b.number));
        return line;
      }) satisfies Maker<R, V>;
    const form: Form = {
      id,
      title,
      name,
      kind: options.kind ?? 'form',
      sequence: options.sequence ?? null,
      source: options.source ?? `${name} (2024)`,
      listItems,
      lines,
      get attachment() {
        return attachment;
      },
    };
    const attachment: Line<boolean> = {
      slot: slots++,
      form,
      number: '',
      label: `${name} belongs to the return`,
      instruction: `Who must file: ${name}`,
      kind: 'yesNo',
      blank: false,
      compute: attachmentRule(options.attachedWhen, () => form),
    };
    const makers: FormMakers<R> = {
      form,
      money: describe('money', 0, (value) => toMoney(value) ?? 0),
      count: describe('count', 0, toNumber),
      rate: describe('rate', 0, toNumber),
      yesNo: describe('yesNo', false, (value: boolean) => value),
      choice: describe('choice', '', (value: string) => value),
    };
    return makers;
  }

  return {
    /** A form that is filled in once. */
    form: (id: string, title: string, options: FormOptions<Reader<F, L>> = {}): FormMakers<Reader<F, L>> =>
      build(id, title, options, null),
    /** A form with one copy for each item. */
    formWithCopies: <I>(
      id: string,
      title: string,
      listItems: (reader: Reader<F, L>) => readonly I[],
      options: FormOptions<CopyReader<F, L, I>> = {},
    ): FormMakers<CopyReader<F, L, I>> =>
      build(id, title, options, listItems as (reader: unknown) => readonly unknown[]),
    /** How many slots a run needs. */
    countSlots: () => slots,
  };
}
