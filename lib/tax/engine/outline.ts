import { fromOutside, read } from './calculate';
import { type Seed } from './seed';
import { type Form } from './form';
import { type Line } from './line';
import { type Run } from './run';

/** What a printed line says: a value that stays, or undefined where it is computed. */
interface Entry<N = string | number> {
  readonly number: N;
  readonly line: Line<unknown>;
  readonly value: unknown;
}

/** One copy of a form: its lines but for those that stay blank. Null: it doesn't belong to the return. */
interface CopyOutline {
  /** False: a line says whether it belongs to the return. */
  readonly belongs: boolean;
  /**
   * "9" as the number 9. Objects keep whole numbers as lists do, in front of other keys and in order whenever they are put in;
   * a text would be read as a number each time.
   */
  readonly whole: readonly Entry<number>[];
  /** "1a". */
  readonly named: readonly Entry<string>[];
}

const isWhole = (number: string): boolean => /^(0|[1-9]\d{0,3})$/.test(number);

/** What the lines of a form are in every run that starts from the same seed. */
export interface FormOutline {
  readonly form: Form;
  /** The lines themselves, when none of them is computed; undefined otherwise. */
  readonly same: unknown;
  /** By copy; null: the number of copies isn't known. */
  readonly copies: readonly (CopyOutline | null)[] | null;
}

type Entries = Record<string, unknown>;

function outlineCopy<F extends object>(
  run: Run<F>,
  form: Form,
  valueOf: (line: Line<unknown>) => unknown,
): CopyOutline | null {
  const attachment = valueOf(form.attachment);
  if (attachment !== undefined && attachment !== true) return null;
  const whole: Entry<number>[] = [];
  const named: Entry<string>[] = [];
  for (const { line, number } of run.numberedLines(form)) {
    const value = valueOf(line);
    if (value === null) continue;
    if (isWhole(number)) whole.push({ line, number: Number(number), value });
    else named.push({ line, number, value });
  }
  return { belongs: attachment === true, whole, named };
}

const entriesOf = ({ whole, named }: CopyOutline): readonly Entry[] => [...whole, ...named];

const isKnown = (copy: CopyOutline | null): boolean =>
  copy === null || (copy.belongs && entriesOf(copy).every(({ value }) => value !== undefined));

const fill = (copy: CopyOutline | null): Entries | null =>
  copy && Object.freeze(Object.fromEntries(entriesOf(copy).map(({ number, value }) => [number, value])));

/** Works out once what stays the same about the printed lines of forms. */
export function outlineForms<F extends object>(
  run: Run<F>,
  forms: readonly Form[],
  seeds: readonly Seed[],
): readonly FormOutline[] {
  return forms
    .filter(({ kind }) => kind !== 'rules')
    .flatMap((form): FormOutline[] => {
      const seed = seeds.find(({ jurisdiction }) => jurisdiction === form.jurisdiction);
      if (seed === undefined) return [{ form, same: undefined, copies: null }];
      if (form.listItems === null) {
        const copy = outlineCopy(run, form, ({ slot }) => seed.values[slot]);
        if (!isKnown(copy)) return [{ form, same: undefined, copies: [copy] }];
        const same = fill(copy);
        return same === null ? [] : [{ form, same, copies: [copy] }];
      }
      const values = seed.copies[form.position];
      if (values === undefined) return [{ form, same: undefined, copies: null }];
      const count = run.countCopies(form);
      const copies = Array.from({ length: count }, (_, i) =>
        outlineCopy(run, form, ({ offset }) => values[i * form.width + offset]),
      );
      if (!copies.every(isKnown)) return [{ form, same: undefined, copies }];
      const same = copies.map(fill).filter((entries) => entries !== null);
      return same.length === 0 ? [] : [{ form, same: Object.freeze(same), copies }];
    });
}

function readCopy(form: Form, copy: CopyOutline, at: number): Entries | null {
  if (!copy.belongs && read(form.attachment, at) !== true) return null;
  const entries: Entries & Record<number, unknown> = {};
  const { whole, named } = copy;
  for (const { line, number, value } of whole) {
    const found = value === undefined ? read(line, at) : value;
    if (found !== null) entries[number] = found;
  }
  for (const { line, number, value } of named) {
    const found = value === undefined ? read(line, at) : value;
    if (found !== null) entries[number] = found;
  }
  return entries;
}

/**
 * The lines of every form that belongs to the return of a run, by form id; a list for forms with copies: what `listEntries`
 * gives form by form.
 */
export function listOutlined<F extends object>(
  run: Run<F>,
  outlines: readonly FormOutline[],
): Record<string, unknown> {
  const lines: Record<string, unknown> = {};
  const [first] = outlines;
  if (first === undefined) return lines;
  fromOutside(run.partOf(first.form.jurisdiction), () => {
    for (const { form, same, copies } of outlines) {
      if (same !== undefined) lines[form.id] = same;
      else if (form.listItems === null) {
        const [copy] = copies ?? [];
        const entries = copy ? readCopy(form, copy, 0) : null;
        if (entries !== null) lines[form.id] = entries;
      } else {
        const found: Entries[] = [];
        if (copies === null) {
          for (let at = 0; at < run.countCopies(form); at++) {
            const entries = run.listEntries(form, at);
            if (entries !== null) found.push(entries);
          }
        } else
          for (let at = 0; at < copies.length; at++) {
            const copy = copies[at];
            const entries = copy ? readCopy(form, copy, at) : null;
            if (entries !== null) found.push(entries);
          }
        if (found.length > 0) lines[form.id] = found;
      }
    }
  });
  return lines;
}
