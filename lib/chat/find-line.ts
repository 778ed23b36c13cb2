import { findForm } from '@/lib/tax/list-forms';
import { stem } from '@/lib/training/alike';
import { filler } from '@/lib/training/search-words';
import { wordGroupsOf } from '@/lib/training/word-groups';
import type { ReturnView } from './return-view';

/** Words of questions and labels that name no line. */
const empty = new Set(
  'my our return returns report reported 2024 total amount income tax taxes number figure business according spend spent claim claimed from net taxable cost costs'.split(
    ' ',
  ),
);

/** Forms that people mean first when several have a line of that name. */
const order = [
  '1040',
  'schedule-c',
  'schedule-a',
  'schedule-1',
  'schedule-2',
  'schedule-3',
  'schedule-e',
  'schedule-d',
];

interface Thing {
  root: string;
  also: readonly string[];
  isEmpty: boolean;
}

const readThings = (text: string): Thing[] =>
  (
    text
      .toLowerCase()
      .replaceAll(/[’‘]/g, "'")
      .match(/[\p{L}\d][\p{L}\d'-]*/gu) ?? []
  )
    .filter((word) => !filler.has(word) || empty.has(word))
    .map((word) => ({ root: stem(word), also: wordGroupsOf(word), isEmpty: empty.has(word) }));

const isSame = (a: Thing, b: Thing) => a.root === b.root || a.also.some((one) => b.also.includes(one));

/**
 * The line of this return whose printed name a question says: every word of the name, in these or other words, and
 * little besides. Lines that are blank or 0 on the return are not looked at.
 */
export function findLineOnReturn(
  { calculated }: ReturnView,
  text: string,
): { form: string; line: string } | null {
  if (calculated === null) return null;
  const asked = readThings(text);
  const askedFor = asked.filter(({ isEmpty }) => !isEmpty);
  if (askedFor.length === 0) return null;
  const found: { form: string; line: string; score: number }[] = [];
  for (const [form, onReturn] of Object.entries(calculated.results.lines)) {
    const kind = findForm(form)?.kind;
    if (kind === undefined) continue;
    const copies = Array.isArray(onReturn) ? onReturn : [onReturn];
    const place = order.indexOf(form);
    for (const [line, { label, value, unit }] of Object.entries(copies[0] ?? {})) {
      if (typeof value !== 'number' || value === 0 || unit !== 'money') continue;
      const named = readThings(label);
      const naming = named.filter(({ isEmpty }) => !isEmpty);
      if (naming.length === 0 || !naming.every((thing) => asked.some((one) => isSame(one, thing)))) continue;
      const covered = askedFor.filter((one) => named.some((thing) => isSame(one, thing))).length;
      const share = covered / askedFor.length;
      if (share < 0.5) continue;
      const also = named.filter(
        (thing) => thing.isEmpty && asked.some(({ root }) => root === thing.root),
      ).length;
      const exact = naming.filter((thing) => asked.some(({ root }) => root === thing.root)).length;
      found.push({
        form,
        line,
        score:
          share + naming.length * 0.3 + exact * 0.1 + also * 0.15 - (place < 0 ? order.length : place) * 0.02,
      });
    }
  }
  found.sort((a, b) => b.score - a.score);
  const [best] = found;
  return best === undefined ? null : { form: best.form, line: best.line };
}
