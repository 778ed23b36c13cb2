import { applyChanges, type Change } from './apply-changes';
import { amountOn, calculateReturn, type Calculation } from './calculate-return';
import { type Line } from './engine/line';
import { type FactIssue } from './facts/fact-issue';
import { parseChangedReturn, parseReturn } from './facts/parse-return';
import { type ReturnInput, type ReturnInputJson } from './facts/return-input';
import { type Problem } from './find-problems';
import { KeptReturn } from './kept-return';
import { totalIncome } from './us/form-1040/income';
import { totalPayments } from './us/form-1040/payments';
import { tax, totalTax } from './us/form-1040/tax-and-credits';
import { agi, taxableIncome, totalDeductions } from './us/form-1040/taxable-income';

/** The amounts people ask about, by name. */
export type KeyFigures = Record<
  | 'totalIncome'
  | 'agi'
  | 'deduction'
  | 'taxableIncome'
  | 'tax'
  | 'totalTax'
  | 'totalPayments'
  | 'refund'
  | 'owed',
  number
>;

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
  const parsed = parseReturn(input);
  if (!parsed.ok) return parsed;
  return compare(input, parsed.facts, calculateReturn(parsed.facts), changes, calculateReturn);
}

/** The same for one return after another change: what a change can't reach is computed once. */
export function startWhatIfs(input: ReturnInputJson): (changes: readonly Change[]) => WhatIf {
  const parsed = parseReturn(input);
  const kept = parsed.ok ? KeptReturn.from(parsed.facts) : null;
  if (!parsed.ok || kept === null) return (changes) => whatIf(input, changes);
  return (changes) =>
    compare(input, parsed.facts, kept.calculation, changes, (facts) => kept.calculate(facts));
}

function compare(
  input: ReturnInputJson,
  facts: ReturnInput,
  calculation: Calculation,
  changes: readonly Change[],
  calculate: (facts: ReturnInput) => Calculation,
): WhatIf {
  const before = figuresOf(calculation);
  if (!before.ok) return before;
  const changed = applyChanges(input, changes);
  if (!changed.ok) return { ok: false, issues: [{ path: changed.path, message: 'This fact doesn’t exist' }] };
  const parsed = parseChangedReturn(facts, changed.input, changed.topics);
  if (!parsed.ok) return parsed;
  const after = figuresOf(calculate(parsed.facts));
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

function figuresOf(
  calculation: Calculation,
): { ok: true; figures: KeyFigures; lines: Calculation['lines'] } | { ok: false; issues: FactIssue[] } {
  const { lines, refund, owed, problems } = calculation;
  const refused = problems.filter(unsupported);
  if (refused.length > 0)
    return { ok: false, issues: refused.map(({ path, message }) => ({ path, message })) };
  const lineOf = (line: Line<number>) => amountOn(calculation, line);
  return {
    ok: true,
    lines,
    figures: {
      totalIncome: lineOf(totalIncome),
      agi: lineOf(agi),
      deduction: lineOf(totalDeductions),
      taxableIncome: lineOf(taxableIncome),
      tax: lineOf(tax),
      totalTax: lineOf(totalTax),
      totalPayments: lineOf(totalPayments),
      refund: refund ?? 0,
      owed: owed ?? 0,
    },
  };
}
