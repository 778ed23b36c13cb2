import { applyChanges, type Change } from './apply-changes';
import { amountOn, calculateReturn, type Calculation } from './calculate-return';
import { type FactIssue } from './facts/fact-issue';
import { parseReturn } from './facts/parse-return';
import { type ReturnInputJson } from './facts/return-input';
import { type Problem } from './find-problems';

/** The lines people ask about, by name. */
export const keyLines = {
  totalIncome: '9',
  agi: '11',
  deduction: '14',
  taxableIncome: '15',
  tax: '16',
  totalTax: '24',
  totalPayments: '33',
} as const;

export type KeyFigures = Record<keyof typeof keyLines | 'refund' | 'owed', number>;

export type WhatIf =
  | {
      ok: true;
      before: KeyFigures;
      after: KeyFigures;
      delta: KeyFigures;
      /** Every line as it is and as it would be. */
      lines: { before: Calculation['lines']; after: Calculation['lines'] };
    }
  | { ok: false; issues: FactIssue[] };

/** Computes a return as it is and with some facts changed. Nothing is saved and the input is not touched. */
export function whatIf(input: ReturnInputJson, changes: readonly Change[]): WhatIf {
  const before = figures(input);
  if (!before.ok) return before;
  const changed = applyChanges(input, changes);
  if (!changed.ok) return { ok: false, issues: [{ path: changed.path, message: 'There is no such fact' }] };
  const after = figures(changed.input);
  if (!after.ok) return after;
  const delta = { ...after.figures };
  for (const key of Object.keys(delta) as (keyof KeyFigures)[])
    delta[key] = after.figures[key] - before.figures[key];
  return {
    ok: true,
    before: before.figures,
    after: after.figures,
    delta,
    lines: { before: before.lines, after: after.lines },
  };
}

const unsupported = ({ severity }: Problem) => severity === 'unsupported';

function figures(
  raw: unknown,
): { ok: true; figures: KeyFigures; lines: Calculation['lines'] } | { ok: false; issues: FactIssue[] } {
  const parsed = parseReturn(raw);
  if (!parsed.ok) return parsed;
  const calculation = calculateReturn(parsed.facts);
  const { lines, refund, owed, problems } = calculation;
  const refused = problems.filter(unsupported);
  if (refused.length > 0)
    return { ok: false, issues: refused.map(({ path, message }) => ({ path, message })) };
  const lineOf = (number: string) => amountOn(calculation, number);
  return {
    ok: true,
    lines,
    figures: {
      totalIncome: lineOf(keyLines.totalIncome),
      agi: lineOf(keyLines.agi),
      deduction: lineOf(keyLines.deduction),
      taxableIncome: lineOf(keyLines.taxableIncome),
      tax: lineOf(keyLines.tax),
      totalTax: lineOf(keyLines.totalTax),
      totalPayments: lineOf(keyLines.totalPayments),
      refund: refund ?? 0,
      owed: owed ?? 0,
    },
  };
}
