import { type FieldFormat, type Kind } from '../kinds/kind';
import { type RawField } from './evidence';
import { fits } from './formats';
import { type Page, surround, type Word } from './page';
import { toLines } from './print-tokens';
import { toValue } from './read-boxes';
import { type RawForm } from './read-sheet';

/**
 * The IRS fillable forms name their fields by number. When a file has kept the fields and lost
 * the printed labels, the numbers still tell the boxes; nothing else confirms them, so every
 * value is asked.
 */
const trustInNames = 0.8;

/** "topmostSubform[0].CopyB[0].….f2_09[0]" → the copy and the number. */
const parseName = (name: string) => /^(?:.*?\.)?(\w+\[\d+\])\..*\bf\d+_(\d+)\[\d+\]$/u.exec(name);

interface Spec {
  label: string;
  format: FieldFormat;
}

/** Label and format of a path, wherever the kind mentions it. */
function specOf(kind: Kind, path: string): Spec {
  const leaf = path.replace(/^.*\]\./u, '');
  const field = kind.fields.find((one) => one.path === path);
  const column = kind.rows.flatMap((rows) => rows.columns).find((one) => one.path === leaf);
  const party = kind.parties.flatMap((one) => [one.name, one.address]).find((one) => one.path === path);
  if (field ?? column)
    return { label: (field ?? column)?.label ?? path, format: (field ?? column)?.format ?? 'text' };
  const format = leaf === 'amount' ? 'money' : 'text';
  return { label: party?.label ?? path.replace(/^box(\d+).*/u, 'Box $1'), format };
}

const textOf = (words: readonly Word[]) => words.map((word) => word.text).join(' ');

/** One form per copy whose fields are filled, or none when the names are of another form. */
export function readBareFields(kind: Kind, page: Page): RawForm[] {
  const order = kind.fillable;
  if (!order) return [];
  const copies = new Map<string, Map<string, Word[]>>();
  for (const word of page.words) {
    const [, copy, number] = parseName(word.fieldName ?? '') ?? [];
    const path = order[Number(number) - 1];
    if (copy === undefined || path === undefined || path === '') continue;
    const fields = copies.get(copy) ?? new Map<string, Word[]>();
    copies.set(copy, fields.set(path, [...(fields.get(path) ?? []), word]));
  }
  return [...copies.values()].flatMap((byPath) => {
    const fields = [...byPath].flatMap(([path, words]): RawField[] => {
      const { label, format } = specOf(kind, path);
      const address = kind.parties.find((party) => party.name.path === path)?.address;
      const [first = [], ...below] = toLines(words);
      if (address && below.length > 0) {
        const base = { confidence: trustInNames, page: page.number };
        return [
          { ...base, path, label, value: textOf(first), box: surround(first) },
          { ...base, ...address, value: below.map(textOf).join(', '), box: surround(below.flat()) },
        ];
      }
      const text = textOf(words);
      if (format !== 'id' && format !== 'text' && !fits(format, text)) return [];
      const value = toValue(format, text);
      return [{ path, label, value, confidence: trustInNames, page: page.number, box: surround(words) }];
    });
    const known = kind.identity.filter((path) => fields.some((field) => field.path === path));
    // Another form with fields of the same names would not put its numbers where ours stand.
    if (known.length < kind.identity.length) return [];
    return [{ kind, page, taxYear: null, fields, hasHead: true }];
  });
}
