import { listOf } from '@/lib/format/words';
import { type BoxCheck, type Kind } from '../kinds/kind';
import { type MergedForm } from './merge-copies';
import { isAmount } from './read-sheet';
import { type Problem } from './schema';

type Amounts = (path: string) => number | null;

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

function amountsOf(form: MergedForm): Amounts {
  const known = new Map(form.fields.map(({ path, value }) => [path, value]));
  return (path) => {
    const value = known.get(path) ?? null;
    return isAmount(value) ? Number(value) : null;
  };
}

function textsOf(form: MergedForm) {
  const known = new Map(form.fields.map(({ path, value }) => [path, value]));
  return (path: string) => {
    const value = known.get(path) ?? null;
    return typeof value === 'string' ? value : null;
  };
}

/** How many of the form's relations are broken with these amounts; those that filers often have a reason for count half. */
function countBroken(form: MergedForm, amount: Amounts): number {
  const text = textsOf(form);
  const broken = form.kind.boxChecks.filter((check) => check.holds(amount, form.taxYear, text) === false);
  return broken.reduce((sum, check) => sum + (check.mild ? 0.5 : 1), 0);
}

/**
 * The one box of a broken relation that fits when its decimal point is moved by two digits: a point that was overlooked
 * makes an amount a hundred times as large, and a speck taken for a point a hundredth. Null when none fits, or several.
 */
function findMovedPoint(form: MergedForm, check: BoxCheck): NonNullable<Problem['suggestion']> | null {
  const amount = amountsOf(form);
  const before = countBroken(form, amount);
  const tries = check.paths.flatMap((path) => {
    const now = amount(path);
    if (now === null || now === 0) return [];
    return [now / 100, now * 100].map((value) => {
      const rounded = Math.round(value * 100) / 100;
      const moved: Amounts = (other) => (other === path ? rounded : amount(other));
      const holds = check.holds(moved, form.taxYear, textsOf(form));
      return { path, value: rounded, broken: holds === true ? countBroken(form, moved) : Infinity };
    });
  });
  const [best, next] = tries.sort((a, b) => a.broken - b.broken);
  if (best === undefined || best.broken >= before || next?.broken === best.broken) return null;
  return { fieldPath: best.path, value: best.value.toFixed(2) };
}

const boxName = (kind: Kind, path: string): string => {
  const plain = path.replace(/\[\d+\]/u, '');
  const field =
    kind.fields.find((one) => one.path === path) ??
    kind.rows
      .flatMap((row) => row.columns.map((column) => ({ ...column, path: `${row.path}.${column.path}` })))
      .find((one) => one.path === plain);
  const group = kind.codes.find((one) => plain.startsWith(`${one.path}.`));
  const label = field?.label ?? group?.label ?? path;
  return label.split(':')[0]?.replace(/^Box/u, 'box') ?? label;
};

/** A broken relation as a person reads it: the rule, what was read in each of its boxes, and the value that would fit. */
export function describeFailure(form: MergedForm, check: BoxCheck): Problem {
  const amount = amountsOf(form);
  const filled = check.paths.filter((path) => amount(path) !== null).slice(0, 4);
  const read = filled.map((path) => `${dollars.format(amount(path) ?? 0)} in ${boxName(form.kind, path)}`);
  const list = listOf(read);
  const suggestion = findMovedPoint(form, check);
  const [fieldPath, ...others] = check.paths;
  const known = new Set(form.fields.map(({ path }) => path));
  const alsoPaths = others.filter((path) => known.has(path)).slice(0, 20);
  return {
    code: 'boxes_disagree',
    severity: 'warning',
    message: read.length === 0 ? check.message : `${check.message} We read ${list}.`,
    ...(fieldPath === undefined ? {} : { fieldPath }),
    ...(alsoPaths.length === 0 ? {} : { alsoPaths }),
    ...(suggestion === null ? {} : { suggestion }),
  };
}
