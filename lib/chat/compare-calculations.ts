import { applyChanges, type Change } from '@/lib/tax/apply-changes';
import { calculateReturn } from '@/lib/tax/calculate-return';
import { labelFact } from '@/lib/tax/facts/describe-fact';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import type { KeptCalculation } from '@/lib/returns/past-calculations';
import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { sayName } from './documents/list-documents';

export interface CalculationChange {
  before: number;
  after: number;
  change: number;
  since: string;
  steps: {
    label: string;
    name: string | null;
    kind: 'added' | 'removed' | 'changed';
    byDocument: boolean;
    change: number;
  }[];
}

/** Compares the newest calculation with the last one before it that came out differently. */
export function compareCalculations(history: readonly KeptCalculation[]): CalculationChange | null {
  const [now] = history;
  const before = history.find(({ balance }) => balance !== now?.balance);
  if (now === undefined || before === undefined) return null;
  const steps: CalculationChange['steps'] = [];
  let input: ReturnInputJson = before.input;
  let balance = before.balance;
  for (const one of listChanges(before.input, now.input)) {
    const changed = applyChanges(input, [one]);
    const next = changed.ok ? balanceOf(changed.input) : null;
    if (!changed.ok) continue;
    input = changed.input as ReturnInputJson;
    // What can't stand alone comes in with the next change.
    if (next === null) continue;
    const label = labelFact(one.path);
    steps.push({
      label,
      name: nameOf(one.value),
      kind: one.kind,
      byDocument: now.documentPaths.some((path) => isBelow(path, one.path)),
      change: next - balance,
    });
    balance = next;
  }
  return {
    before: before.balance,
    after: now.balance,
    change: now.balance - before.balance,
    since: before.calculatedAt,
    steps: steps.filter(({ change }) => change !== 0).sort((a, b) => Math.abs(b.change) - Math.abs(a.change)),
  };
}

/** Who a document is from, where the name may be shown. */
const nameOf = (value: unknown): string | null => {
  if (!isObject(value)) return null;
  const name = value.employerName ?? value.payer ?? value.lender;
  return typeof name === 'string' ? sayName(name) : null;
};

const isBelow = (path: string, base: string): boolean =>
  path.replaceAll(/\[(\d+)\]/g, '.$1') === base ||
  path.replaceAll(/\[(\d+)\]/g, '.$1').startsWith(`${base}.`);

function balanceOf(raw: unknown): number | null {
  const parsed = parseReturn(raw);
  if (!parsed.ok) return null;
  const { refund, owed, problems } = calculateReturn(parsed.facts);
  return problems.some(({ severity }) => severity === 'unsupported') ? null : (refund ?? 0) - (owed ?? 0);
}

type Difference = Change & { kind: 'added' | 'removed' | 'changed' };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Differences of two inputs: entries of lists, and single facts; entries that went come last, from the end. */
function listChanges(before: unknown, after: unknown, path = ''): Difference[] {
  if (isSame(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    const kept = Math.min(before.length, after.length);
    const at = (index: number) => `${path}.${index}`;
    return [
      ...after
        .slice(0, kept)
        .flatMap((value: unknown, index): Difference[] =>
          isSame(before[index], value) ? [] : [{ path: at(index), value, kind: 'changed' }],
        ),
      ...after.slice(kept).map((value: unknown, index): Difference => ({
        path: at(kept + index),
        value,
        kind: 'added',
      })),
      ...before
        .slice(kept)
        .map((_: unknown, index): Difference => ({
          path: at(kept + index),
          value: undefined,
          kind: 'removed',
        }))
        .reverse(),
    ];
  }
  if (isObject(before) && isObject(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      listChanges(before[key], after[key], path === '' ? key : `${path}.${key}`),
    );
  if (Array.isArray(after) && before === undefined)
    return after.map((value: unknown, index) => ({ path: `${path}.${index}`, value, kind: 'added' }));
  return [
    {
      path,
      value: after,
      kind: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
    },
  ];
}
