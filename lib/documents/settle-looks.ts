import { confidentFrom } from './extract/confidence';
import { fits, parseMoney } from './extract/formats';
import type { ExtractedField, ExtractedForm, Problem } from './extract/schema';
import { pathsOf } from './doubt';
import type { FieldFormat } from './kinds/kind';
import { type AskedRows, askedOf, type Look, type SeenForm } from './second-look';

/**
 * Two readings of a form become one: what both saw alike is sure; where they differ, or only one saw anything, the person
 * is asked. Nothing of the second reading takes the place of the first.
 */

/** Confidence of what two readers saw alike, and of what they didn't. */
const agreed = 0.93;
const asked = 0.5;
/** A form has at most so many problems. */
const mostProblems = 50;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** A value in the one form in which two readings compare: '' for a blank, null for what nobody could read. */
type Plain = string | boolean | null;
type Given = string | boolean | null;

function plainOf(format: FieldFormat, given: Given): Plain {
  if (typeof given !== 'string') return given;
  const text = given.trim();
  if (text === '') return '';
  if (format === 'money') {
    const amount = parseMoney(text);
    return amount !== null && Number(amount) === 0 ? '' : amount;
  }
  return fits(format, text) ? text.toUpperCase().replaceAll(/[^A-Z0-9]/gu, '') : null;
}

const ownPlain = (format: FieldFormat, { value }: Pick<ExtractedField, 'value'>) =>
  plainOf(format, value ?? '');

/** What was stated as a field's value. */
const toValue = (format: FieldFormat, given: Given): string | null => {
  if (typeof given !== 'string' || given.trim() === '') return null;
  if (format === 'money') return parseMoney(given);
  return fits(format, given.trim()) ? given.trim() : null;
};

const nameOf = (label: string) => label.split(':')[0]?.replace(/^Box/u, 'box') ?? label;

interface Compared {
  field: ExtractedField;
  format: FieldFormat;
  given: Given;
}

function compareOne({ field, format, given }: Compared, isContested: boolean): ExtractedField {
  const own = ownPlain(format, field);
  const seen = plainOf(format, given);
  // What neither could read is no agreement.
  if (own === seen && own !== null)
    return isContested ? field : { ...field, confidence: Math.max(agreed, field.confidence) };
  // A blank that the other couldn't look at is as blank as before.
  if (seen === null && (own === '' || own === false)) return field;
  return { ...field, confidence: Math.min(asked, field.confidence) };
}

/** Pairs rows that have the most in common; those without a partner follow in their order. */
function pairRows<A, B>(
  ours: readonly A[],
  theirs: readonly B[],
  common: (a: A, b: B) => number,
): [A | null, B | null][] {
  const scored = ours
    .flatMap((a) => theirs.map((b) => ({ a, b, score: common(a, b) })))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  const pairs = new Map<A, B>();
  const taken = new Set<B>();
  for (const { a, b } of scored) {
    if (pairs.has(a) || taken.has(b)) continue;
    pairs.set(a, b);
    taken.add(b);
  }
  const left = theirs.filter((b) => !taken.has(b));
  for (const a of ours) {
    const next = pairs.has(a) ? undefined : left.shift();
    if (next !== undefined) pairs.set(a, next);
  }
  return [
    ...ours.map((a): [A, B | null] => [a, pairs.get(a) ?? null]),
    ...left.map((b): [null, B] => [null, b]),
  ];
}

/** The rows of a list as our reader has them, by their number. */
function ownRows(form: ExtractedForm, { path }: AskedRows): Map<number, ExtractedField[]> {
  const rows = new Map<number, ExtractedField[]>();
  for (const field of form.fields) {
    const [, list, index] = /^([^[\]]+)\[(\d+)\]\./u.exec(field.path) ?? [];
    if (list !== path || index === undefined) continue;
    rows.set(Number(index), [...(rows.get(Number(index)) ?? []), field]);
  }
  return rows;
}

/** What the second reader says of each field of a list, and the rows that only it saw. */
function compareRows(form: ExtractedForm, group: AskedRows, seen: SeenForm[string] | undefined) {
  const rows = ownRows(form, group);
  const cellsOf = (index: number) =>
    group.columns.flatMap((column) => {
      const field = rows.get(index)?.find(({ path }) => path === `${group.path}[${index}].${column.path}`);
      return field === undefined ? [] : [{ column, field }];
    });
  const filled = [...rows.keys()].filter((index) =>
    cellsOf(index).some(({ column, field }) => ownPlain(column.format, field) !== ''),
  );
  const theirs = (Array.isArray(seen) ? seen : []).filter((row) =>
    group.columns.some(({ key, format }) => (plainOf(format, row[key] ?? null) ?? '') !== ''),
  );
  const pairs = pairRows(
    filled,
    theirs,
    (index, row) =>
      cellsOf(index).filter(({ column: { key, format }, field }) => {
        const own = ownPlain(format, field);
        return own !== '' && own === plainOf(format, row[key] ?? null);
      }).length,
  );
  const compared = pairs.flatMap(([index, row]) =>
    index === null
      ? []
      : cellsOf(index).map(({ column: { key, format }, field }): Compared => ({
          field,
          format,
          given: row?.[key] ?? null,
        })),
  );
  const next = Math.max(-1, ...rows.keys()) + 1;
  const page = form.fields[0]?.page ?? 1;
  const added = pairs
    .flatMap(([index, row]) => (index === null && row !== null ? [row] : []))
    .slice(0, Math.max(0, group.most - next))
    .flatMap((row, at) =>
      group.columns.map(({ path, key, label, format }): ExtractedField => ({
        path: `${group.path}[${next + at}].${path}`,
        label,
        value: toValue(format, row[key] ?? null),
        confidence: asked,
        page,
        box: [0, 0, 0, 0],
      })),
    );
  return { compared, added };
}

const warning = (message: string, paths: readonly string[], value?: string): Problem => {
  const [fieldPath = '', ...others] = paths;
  return {
    code: 'readers_disagree',
    severity: 'warning',
    message,
    fieldPath,
    ...(others.length === 0 ? {} : { alsoPaths: others.slice(0, 20) }),
    ...(value === undefined ? {} : { suggestion: { fieldPath, value } }),
  };
};

/** What a person is told where two readings differ: an amount can be taken with one click, all else is looked up. */
function describeDifference({ field, format, given }: Compared): Problem | null {
  const own = ownPlain(format, field);
  const seen = plainOf(format, given);
  if (own === seen || seen === null) return null;
  const box = nameOf(field.label);
  const amount = format === 'money' ? toValue(format, given) : null;
  if (amount === null)
    return warning(`We read ${box} twice, with different results. Check it against your form.`, [field.path]);
  const first =
    typeof own === 'string' && own !== ''
      ? `${dollars.format(Number(own))} the first time`
      : 'nothing the first time';
  return warning(
    `We read ${box} twice: ${first}, ${dollars.format(Number(amount))} the second time. Check it against your form.`,
    [field.path],
    amount,
  );
}

/** The form as both readers saw it. */
export function settleLook({ form, kind }: Pick<Look, 'form' | 'kind'>, seen: SeenForm): ExtractedForm {
  const { cells, ticks, rows } = askedOf(kind);
  const fields = new Map(form.fields.map((field) => [field.path, field]));
  const single = [...cells, ...ticks.map((tick) => ({ ...tick, format: 'text' as const }))].flatMap(
    ({ path, key, format }): Compared[] => {
      const field = fields.get(path);
      const given = seen[key];
      return field === undefined || Array.isArray(given) ? [] : [{ field, format, given: given ?? null }];
    },
  );
  const lists = rows.map((group) => compareRows(form, group, seen[group.key]));
  const compared = [...single, ...lists.flatMap((list) => list.compared)];
  const contested = new Set(form.problems.flatMap(pathsOf));
  const settled = new Map(
    compared.map((one) => [one.field.path, compareOne(one, contested.has(one.field.path))] as const),
  );
  const added = lists.flatMap((list) => list.added);
  const news = added.filter(({ value }) => value !== null).map(({ path }) => path);
  const alone = compared
    .filter(({ field, format, given }) => ownPlain(format, field) !== '' && plainOf(format, given) === null)
    .filter(({ field }) => field.confidence >= confidentFrom && field.value !== false)
    .map(({ field }) => field.path);
  const problems = [
    ...compared.flatMap((one) => describeDifference(one) ?? []),
    ...(alone.length === 0
      ? []
      : [warning('A second reading couldn’t confirm these values. Check them against your form.', alone)]),
    ...(news.length === 0
      ? []
      : [warning('A second reading found a row the first one missed. Check it against your form.', news)]),
  ];
  return {
    ...form,
    fields: [...form.fields.map((field) => settled.get(field.path) ?? field), ...added],
    problems: [...form.problems, ...problems].slice(0, mostProblems),
  };
}
