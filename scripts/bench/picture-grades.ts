import { confidentFrom } from '@/lib/documents/extract/confidence';
import { type ExtractedForm } from '@/lib/documents/extract/schema';

/** What became of the values of one form, each counted once. */
export interface Grades {
  wanted: number;
  right: number;
  /** Wrong, and the person is asked. */
  wrongAsked: number;
  /** Not read, and the person is asked or sees that nothing was read. */
  missing: number;
  /** Wrong and shown as sure: nobody would look at it again. */
  wrongSure: string[];
  /** Of those, amounts that the form's own arithmetic speaks against. */
  absurd: number;
  notRight: string[];
  /** What became of each wanted value. */
  outcomes: { path: string; outcome: Outcome }[];
}

export type Outcome = 'right' | 'asked' | 'missing' | 'sure';

const compact = (value: unknown) =>
  String(value ?? '')
    .toUpperCase()
    .replace(/[^A-Z0-9.]/gu, '');

const isMoney = (value: unknown) =>
  typeof value === 'string' && /^-?\d+\.\d\d$/u.test(value) && Number(value) !== 0;

/** Rows of codes by their code: one row that was not read must not make the others wrong. */
function byCode<T extends { path: string; value: unknown }>(all: readonly T[]): T[] {
  const codes = new Map(all.map(({ path, value }) => [path, value]));
  return all.flatMap((one) => {
    const [, box, row, leaf] = /^(box\d+)(\[\d+\])\.(code|amount)$/u.exec(one.path) ?? [];
    if (box === undefined) return [one];
    const code = codes.get(`${box}${row}.code`);
    return leaf === 'amount' && typeof code === 'string' ? [{ ...one, path: `${box}.${code}` }] : [];
  });
}

/** What a document says: the values that matter, and those that it says besides. */
export interface Truth {
  truth: Readonly<Record<string, string>>;
  besides?: Readonly<Record<string, string>>;
}

const rowsOf = (truth: Truth['truth']) =>
  Object.fromEntries(
    byCode(Object.entries(truth).map(([path, value]) => ({ path, value }))).map(({ path, value }) => [
      path,
      value,
    ]),
  );

/** Compares what was read with what the document says. */
export function gradeForm({ truth: given, besides = {} }: Truth, form: ExtractedForm | undefined): Grades {
  const truth = rowsOf(given);
  const fields = new Map(byCode(form?.fields ?? []).map((field) => [field.path, field]));
  const broken = new Set(
    (form?.problems ?? []).flatMap(({ code, fieldPath, alsoPaths = [] }) =>
      code === 'boxes_disagree' ? [fieldPath, ...alsoPaths] : [],
    ),
  );
  const grades: Grades = {
    wanted: Object.keys(truth).length,
    right: 0,
    wrongAsked: 0,
    missing: 0,
    wrongSure: [],
    absurd: 0,
    notRight: [],
    outcomes: [],
  };
  const wrongSure = (key: string, value: unknown) => {
    grades.wrongSure.push(`${key}=${String(value ?? 'blank')} (${truth[key] ?? 'blank'})`);
    if (broken.has(key)) grades.absurd += 1;
  };
  for (const [key, wanted] of Object.entries(truth)) {
    const field = fields.get(key);
    if (field && compact(field.value) === compact(wanted)) {
      grades.right += 1;
      grades.outcomes.push({ path: key, outcome: 'right' });
      continue;
    }
    const outcome =
      field && field.confidence >= confidentFrom
        ? 'sure'
        : field && field.value !== null
          ? 'asked'
          : 'missing';
    grades.outcomes.push({ path: key, outcome });
    if (outcome === 'sure') wrongSure(key, field?.value);
    else if (outcome === 'asked') grades.wrongAsked += 1;
    else grades.missing += 1;
    grades.notRight.push(
      `${key} ${wanted} → ${field ? String(field.value ?? 'blank') : 'no field'} ${field?.confidence ?? ''}`,
    );
  }
  for (const { path, value, confidence } of fields.values())
    if (
      truth[path] === undefined &&
      compact(besides[path]) !== compact(value) &&
      confidence >= confidentFrom &&
      isMoney(value) &&
      !path.startsWith('box14')
    )
      wrongSure(path, value);
  return grades;
}

/** The grades of many forms together. */
export const sumGrades = (all: readonly Grades[]) => {
  const sum = (of: (one: Grades) => number) => all.reduce((total, one) => total + of(one), 0);
  return {
    wanted: sum((one) => one.wanted),
    right: sum((one) => one.right),
    wrongAsked: sum((one) => one.wrongAsked),
    missing: sum((one) => one.missing),
    wrongSure: sum((one) => one.wrongSure.length),
    absurd: sum((one) => one.absurd),
  };
};
