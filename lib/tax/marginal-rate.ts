import { amountOn, calculateReturn, type Calculation, type LineValue } from './calculate-return';
import { type FactIssue } from './facts/fact-issue';
import { type ReturnInput } from './facts/return-input';
import { amountOfKind, changeIncome } from './marginal/change-income';
import { startExactBalances } from './marginal/exact-balance';
import { KeptReturn } from './kept-return';
import { findCauses, type RateChangeCause } from './marginal/find-causes';
import { findFirstChange } from './marginal/find-change';
import { type IncomeKind, kindsOfIncome } from './marginal/income-kinds';
import { federalEdition } from './us/editions';
import { listAllForms } from './us/forms';
import { totalIncome } from './us/form-1040/income';
import { totalPayments } from './us/form-1040/payments';
import { totalTax } from './us/form-1040/tax-and-credits';

export type { IncomeKind, RateChangeCause };

export interface IncomeSource {
  kind: IncomeKind;
  label: string;
  /** Dollars stated now. */
  amount: number;
}

const allKinds = Object.keys(kindsOfIncome) as IncomeKind[];

/** The kinds of income that a return states. Wages come first, even when there are none. */
export const listIncomeSources = (facts: ReturnInput): IncomeSource[] =>
  allKinds
    .map((kind) => ({ kind, label: kindsOfIncome[kind].label, amount: amountOfKind(facts, kind) }))
    .filter(({ kind, amount }) => kind === 'wages' || amount > 0);

/** A line of a printed form (of those filled in once) that is another one with more income. Null: blank. */
export interface MovedLine {
  form: string;
  line: string;
  label: string;
  before: LineValue | null;
  after: LineValue | null;
}

export interface RateStep {
  /** Dollars more of this income. */
  raise: 100 | 1000;
  /** What it does to the balance: refund less what is owed, before any penalty for paying late. */
  change: number;
  /** Share of the raise that is lost: 0.22. Negative: more comes back. */
  rate: number;
  moved: MovedLine[];
}

export interface MarginalRate extends IncomeSource {
  steps: RateStep[];
}

export type MarginalRates =
  | {
      ok: true;
      totalTax: number;
      totalIncome: number;
      /** Total tax as a share of total income, to four places; null without income. */
      effectiveRate: number | null;
      rates: MarginalRate[];
    }
  | { ok: false; issues: FactIssue[] };

const raises = [100, 1000] as const;

/** What one more dollar of each kind of income costs, on the return as it is printed: with tables and rounding. */
export function computeMarginalRates(facts: ReturnInput): MarginalRates {
  const before = calculateReturn(facts);
  const issues = before.problems.filter(({ severity }) => severity === 'unsupported');
  if (issues.length > 0) return { ok: false, issues: issues.map(({ path, message }) => ({ path, message })) };
  const tax = amountOn(before, totalTax);
  const income = amountOn(before, totalIncome);
  const rates = listIncomeSources(facts).map((source) => ({
    ...source,
    steps: raises.flatMap((raise) => stepOf(facts, before, source.kind, raise)),
  }));
  const effectiveRate = income > 0 ? Math.round((tax / income) * 10_000) / 10_000 : null;
  return { ok: true, totalTax: tax, totalIncome: income, effectiveRate, rates };
}

const balanceOf = (calculation: Calculation) =>
  amountOn(calculation, totalPayments) - amountOn(calculation, totalTax);

/** No step where the return with more income can't be computed. */
function stepOf(facts: ReturnInput, before: Calculation, kind: IncomeKind, raise: 100 | 1000): RateStep[] {
  const raised = changeIncome(facts, kind, raise);
  const after = raised && calculateReturn(raised);
  if (!after || after.refund === null) return [];
  const change = balanceOf(after) - balanceOf(before);
  return [{ raise, change, rate: (0 - change) / raise + 0, moved: listMoved(before, after) }];
}

function listMoved(before: Calculation, after: Calculation): MovedLine[] {
  const { print } = federalEdition(before.taxYear);
  return listAllForms().flatMap((form) => {
    if (form.kind !== 'form' || form.listItems) return [];
    const [old = {}, now = {}] = [before.lines[form.id], after.lines[form.id]];
    if (Array.isArray(old) || Array.isArray(now)) return [];
    return print.linesOf(form).flatMap((line) => {
      const { number, label } = print.of(line) ?? line;
      const change = { before: old[number] ?? null, after: now[number] ?? null };
      return change.before === change.after ? [] : [{ form: form.id, line: number, label, ...change }];
    });
  });
}

export interface RateChange {
  /** Dollars more or less, above 0. At this change the next dollar has the new rate, or the jump is in the balance. */
  distance: number;
  kind: 'jump' | 'rate';
  /** Dollars of balance at once; 0 for `rate`. */
  jump: number;
  rateBefore: number;
  rateAfter: number;
  causes: RateChangeCause[];
}

/** Null: nothing changes within the search: half of the income, at least $20,000. */
export interface NextRateChanges {
  raise: RateChange | null;
  fall: RateChange | null;
}

const leastSearch = 20_000;
const leastSpan = 2 * leastSearch;

const kindOrLargest = (facts: ReturnInput, kind?: IncomeKind): IncomeKind =>
  kind ??
  listIncomeSources(facts).reduce((largest, source) => (source.amount > largest.amount ? source : largest))
    .kind;

/**
 * How far the next change of the rate is when income of one kind (the largest, unless named) goes up or down, and which
 * line and amount of the law cause it. Looks at the law as written, without the $50 rows of the tables and without
 * rounding; jumps below $25 count as part of the rate, and so does another rate for less than $500 (a hundredth of the
 * search, if that is more) that leaves less than $25. Null: the return can't be computed.
 */
export function findNextRateChanges(facts: ReturnInput, kind?: IncomeKind): NextRateChanges | null {
  const chosen = kindOrLargest(facts, kind);
  const most = Math.max(leastSearch, Math.floor(amountOfKind(facts, chosen) / 2));
  const factsAt = (change: number) => changeIncome(facts, chosen, change);
  const exactBalance = startExactBalances(facts);
  const balances = new Map<number, number | null>();
  const balanceAt = (change: number): number | null => {
    const known = balances.get(change);
    if (known !== undefined) return known;
    const changed = factsAt(change);
    const balance = changed && exactBalance(changed);
    balances.set(change, balance);
    return balance;
  };
  if (balanceAt(0) === null) return null;

  function search(direction: 1 | -1): RateChange | null {
    const found = findFirstChange(balanceAt, direction, most);
    if (!found) return null;
    const places = (rate: number) => Math.round(rate * 10_000) / 10_000 + 0;
    return {
      distance: found.distance,
      kind: found.jump === 0 ? 'rate' : 'jump',
      jump: found.jump,
      rateBefore: places(found.rateBefore),
      rateAfter: places(found.rateAfter),
      causes: findCauses(factsAt, direction * found.distance),
    };
  }
  return { raise: search(1), fall: search(-1) };
}

export interface CurvePoint {
  /** -0.5 to 0.5 of the income of this kind; of $40,000 when there is none. */
  share: number;
  /** Whole dollars of income more or less. */
  change: number;
  totalTax: number;
  /** Payments less total tax; negative: to pay. */
  balance: number;
}

/** Total tax and balance over more and less of one kind of income. Points that can't be computed are left out. */
export function drawIncomeCurve(facts: ReturnInput, kind?: IncomeKind, points = 41): CurvePoint[] {
  const chosen = kindOrLargest(facts, kind);
  const span = amountOfKind(facts, chosen) || leastSpan;
  const kept = KeptReturn.from(facts);
  return Array.from({ length: points }, (_, i) => {
    const share = points > 1 ? i / (points - 1) - 0.5 : 0;
    const change = Math.round(share * span) + 0;
    const changed = changeIncome(facts, chosen, change);
    const calculation = changed && (kept?.calculate(changed) ?? calculateReturn(changed));
    if (!calculation || calculation.refund === null) return [];
    return [{ share, change, totalTax: amountOn(calculation, totalTax), balance: balanceOf(calculation) }];
  }).flat();
}
