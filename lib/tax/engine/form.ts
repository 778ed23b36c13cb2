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

function toNumber(value: number): number {
  if (!Number.isFinite(value)) throw new Error('A rule gave no number');
  return value === 0 ? 0 : value;
}

/** "1a" before "1z" before "2a" before "10". */
const { compare: comparePrinted } = new Intl.Collator('en', { numeric: true });

/** Makes the `form` and `formWithCopies` of one body of law. Slots count through everything it makes. */
export function createFormMaker<F, L>() {
  let slots = 0;

  function build<R extends Reader<F, L>>(
    id: string,
    title: string,
    options: FormOptions<R>,
    listItems: Form['listItems'],
  ): FormMakers<R> {
    const name = options.name ?? `Form ${id}`;
    const { kind = 'form', sequence = null, source = `${name} (2024)`, attachedWhen = () => true } = options;
    const lines: Line<unknown>[] = [];
    // A run hands every rule the reader of its form's own type: the one place where types are taken on trust.
    const onTrust = <V>(rule: Rule<R, V>) => rule as Rule<unknown, V>;

    const maker = <V>(lineKind: LineKind, blank: V, finish: (value: V) => V): Maker<R, V> =>
      function make(number, label, instruction, rule) {
        const trusted = onTrust(rule);
        const compute = (reader: unknown) => {
          const value = trusted(reader);
          return value === null ? null : finish(value);
        };
        const line = { slot: slots++, form, number, label, instruction, kind: lineKind, blank, compute };
        lines.push(line);
        lines.sort((a, b) => comparePrinted(a.number, b.number));
        return line;
      };

    const attachment: Line<boolean> = {
      slot: slots++,
      get form() {
        return form;
      },
      number: '',
      label: `${name} belongs to the return`,
      instruction: `Who must file: ${name}`,
      kind: 'yesNo',
      blank: false,
      compute: onTrust((reader: R) =>
        attachedWhen === 'anyEntry'
          ? lines.some((line) => reader.entry(line) !== null)
          : attachedWhen(reader),
      ),
    };
    const form: Form = { id, title, name, kind, sequence, source, listItems, attachment, lines };
    return {
      form,
      money: maker('money', 0, (value) => roundHalfUp(toNumber(value))),
      count: maker('count', 0, toNumber),
      rate: maker('rate', 0, toNumber),
      yesNo: maker('yesNo', false, (value: boolean) => value),
      choice: maker('choice', '', (value: string) => value),
    };
  }

  return {
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
    /** How many slots a run needs. */
    countSlots: () => slots,
  };
}
