import { type Kind } from '../kinds/kind';
import { keepInRange, type RawField } from './evidence';
import { isAmount, type RawForm } from './read-sheet';
import {
  beside,
  byRow,
  compact,
  doubtIfSeen,
  doubtNamelessRows,
  isEqualRow,
  isSameRow,
  withoutRepeats,
} from './repeated-rows';
import { type Problem } from './schema';

export interface MergedForm extends RawForm {
  problems: Problem[];
}

/** Same number, where masked digits (X or *) stand for any. */
function sameNumber(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) =>
    text
      .toUpperCase()
      .replace(/[*•#]/gu, 'X')
      .replace(/[^A-Z0-9]/gu, ''),
  );
  if (left === undefined || right === undefined || left.length !== right.length) return left === right;
  return [...left].every(
    (character, index) => character === right[index] || character === 'X' || right[index] === 'X',
  );
}

const valueOf = (form: RawForm, path: string) =>
  form.fields.find((field) => field.path === path)?.value ?? null;

/** Rows (states, codes) are compared as sets: two copies may list them in different order. */
const isInRow = (path: string) => path.includes('[');
/** Sums of rows: each page of a statement prints those of its own rows. */
const isTotal = (path: string) => /^totals_/u.test(path);

function amounts(form: RawForm): Map<string, string> {
  const found = new Map<string, string>();
  for (const { path, value } of form.fields) {
    if (isAmount(value) && Number(value) !== 0 && !isInRow(path) && !isTotal(path)) found.set(path, value);
  }
  return found;
}

/** Blank on a picture: perhaps print that was not understood, which says nothing against another sheet. */
const isUnread = (form: RawForm, path: string) =>
  form.fields.some((field) => field.path === path && field.value === null && field.isSeen === true);

const isSeenIn = (form: RawForm, path: string) =>
  form.fields.some((field) => field.path === path && field.isSeen === true);

/** Numbers that recognition may have made of one: a digit lost or added, or few of them taken for others. */
function mayBeMisread(left: string, right: string): boolean {
  const [a, b] = [compact(left), compact(right)];
  if (Math.abs(a.length - b.length) > 1) return false;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < long.length)
    return [...long].some((_, gap) => long.slice(0, gap) + long.slice(gap + 1) === short);
  return [...a].filter((character, index) => character !== b[index]).length <= 2;
}

/**
 * Two sheets of one form: nobody's number differs, and nearly all amounts are the same. On pictures a digit of a number
 * may be misread: then several equal amounts tell that the sheets are one form.
 */
function areCopies(a: RawForm, b: RawForm): boolean {
  if (a.kind.form !== b.kind.form) return false;
  if (a.taxYear !== null && b.taxYear !== null && a.taxYear !== b.taxYear) return false;
  let [known, misread] = [0, 0];
  for (const path of a.kind.identity) {
    const [left, right] = [valueOf(a, path), valueOf(b, path)];
    if (typeof left !== 'string' || typeof right !== 'string') continue;
    if (sameNumber(left, right)) known += 1;
    else if (isSeenIn(a, path) && isSeenIn(b, path) && mayBeMisread(left, right)) misread += 1;
    else return false;
  }
  const [left, right] = [amounts(a), amounts(b)];
  const paths = [...new Set([...left.keys(), ...right.keys()])];
  if (paths.length === 0) return misread === 0;
  const read = paths.filter((path) => !isUnread(a, path) && !isUnread(b, path));
  const same = read.filter((path) => left.get(path) === right.get(path)).length;
  // What few amounts were read on both can be the same by chance, unless the people are known to be.
  const isKnown = read.length === paths.length || known === a.kind.identity.length;
  const enough = isKnown && misread === 0 ? 1 : 3;
  // Of people who are known, two equal amounts on a picture aren't chance, though another was misread.
  const isSeen = known === a.kind.identity.length && read.every((path) => isSeenIn(a, path));
  if (isSeen && same >= 2 && 2 * same >= read.length) return true;
  return same >= enough && same >= 0.75 * read.length;
}

const isMasked = (value: string) => /[X*•#]{2}/iu.test(value);

/** What a second copy adds: agreement, a number in full, or a contradiction. */
function mergeField(first: RawField, second: RawField | undefined): { field: RawField; differs: boolean } {
  if (!second) return { field: first, differs: false };
  const [a, b] = [first.value, second.value];
  if (compact(a) === compact(b)) {
    return {
      field: {
        ...first,
        confidence: keepInRange(Math.max(first.confidence, second.confidence) + (a === null ? 0 : 0.02)),
      },
      differs: false,
    };
  }
  if (a === null || a === false)
    return { field: { ...second, confidence: Math.min(second.confidence, 0.85) }, differs: false };
  if (b === null || b === false)
    return { field: { ...first, confidence: Math.min(first.confidence, 0.92) }, differs: false };
  if (typeof a === 'string' && typeof b === 'string' && sameNumber(a, b)) {
    return { field: isMasked(a) ? second : first, differs: false };
  }
  const better = second.confidence > first.confidence ? second : first;
  return {
    field: { ...better, confidence: isAmount(a) ? 0.5 : Math.min(better.confidence, 0.7) },
    differs: isAmount(a),
  };
}

function mergeTwo(first: MergedForm, second: RawForm): MergedForm {
  const problems = [...first.problems];
  const rows = (form: RawForm) => form.fields.filter((field) => isInRow(field.path));
  const contested = new Set(problems.map((problem) => problem.fieldPath));
  const fields = first.fields
    .filter((field) => !isInRow(field.path) && !isTotal(field.path))
    .map((field) => {
      // A third copy doesn't settle what the first two disagree about.
      if (contested.has(field.path)) return field;
      const counterpart = second.fields.find((other) => other.path === field.path);
      const { field: merged, differs } = mergeField(field, counterpart);
      if (differs) {
        problems.push({
          code: 'copies_disagree',
          severity: 'warning',
          message: `Two copies of this form show different amounts in ${field.label}. Select the one on your form.`,
          fieldPath: field.path,
        });
      }
      return merged;
    });
  return {
    ...first,
    isVoid: first.isVoid === true || second.isVoid === true,
    taxYear: first.taxYear ?? second.taxYear,
    fields: [...fields, ...mergeRows(first.kind, rows(first), rows(second)), ...totalsOf(first, second)],
    problems,
  };
}

/** The sums printed on either sheet, each once. */
function totalsOf(first: RawForm, second: RawForm): RawField[] {
  const all = [...first.fields, ...second.fields].filter(({ path }) => isTotal(path));
  return all.filter(
    (field, index) =>
      all.findIndex((other) => other.path === field.path && other.value === field.value) === index,
  );
}

/**
 * The rows of two sheets. A copy prints the same rows once more; rows that only one copy has (a second state) are
 * added. A table that goes on over pages is added as it stands: the same sale may well be printed twice.
 */
function mergeRows(kind: Kind, first: readonly RawField[], second: readonly RawField[]): RawField[] {
  const [own, others] = [byRow(first), byRow(second)];
  const names = new Set([...own.keys(), ...others.keys()]);
  return [...names].flatMap((name) => {
    const left = [...(own.get(name) ?? [])];
    const kept = [...left];
    const added: RawField[][] = [];
    for (const row of others.get(name) ?? []) {
      const counterpart =
        left.find((other) => isEqualRow(other, row)) ?? left.find((other) => isSameRow(other, row));
      if (!counterpart) added.push(row.map(doubtIfSeen));
      else {
        left.splice(left.indexOf(counterpart), 1);
        kept[kept.indexOf(counterpart)] = counterpart.map((field) => fillIn(field, row));
      }
    }
    const isTable = kind.rows.some(({ path, isTable }) => path === name && isTable === true);
    const isCodes = kind.codes.some(({ path }) => path === name);
    const most = Math.max(kept.length, others.get(name)?.length ?? 0);
    const coded = added.filter(hasCode);
    const room = Math.max(0, most - kept.length - coded.length);
    const bare = added.filter((row) => !hasCode(row)).slice(0, room);
    const further = isCodes ? [...coded, ...bare] : added;
    const rows = [...kept, ...(isTable && added.length > 0 ? (others.get(name) ?? []) : further)];
    return rows.flatMap((row, index) =>
      row.map((field) => ({ ...field, path: field.path.replace(/^[^[]+\[\d+\]/u, `${name}[${index}]`) })),
    );
  });
}

/** An amount beyond what either copy shows has a code of its own, or is one of theirs misread. */
const hasCode = (row: readonly RawField[]) =>
  row.some((field) => field.path.endsWith('.code') && field.value !== null);

/** What one copy left unread in a row, the other may show; an amount that they show otherwise is asked. */
function fillIn(field: RawField, row: readonly RawField[]): RawField {
  const other = beside(field, row);
  if (!other || other.value === null) return field;
  if (field.value === null)
    return { ...other, path: field.path, confidence: Math.min(other.confidence, 0.85) };
  const differs = isAmount(field.value) && compact(field.value) !== compact(other.value);
  return differs ? { ...field, confidence: Math.min(field.confidence, 0.5) } : field;
}

/** Copies of one form (B, C, 2 …) become one. */
export function mergeCopies(all: readonly RawForm[]): MergedForm[] {
  const forms = all.map(withoutRepeats);
  const merged: MergedForm[] = [];
  for (const form of forms) {
    const index = merged.findIndex((other) => areCopies(other, form));
    const counterpart = merged[index];
    if (counterpart) merged[index] = mergeTwo(counterpart, form);
    else merged.push({ ...form, problems: [] });
  }
  return merged.map(doubtNamelessRows);
}
