import { calculateReturn } from './calculate-return';
import { labelFact } from './facts/describe-fact';
import { type FactIssue } from './facts/fact-issue';
import { parseReturn } from './facts/parse-return';
import { type ReturnInputJson } from './facts/return-input';
import { type FactGroup, type LedgerTopic, listFactGroups, withGroups } from './ledger/fact-groups';

export interface LedgerStep {
  /** The facts that came in with this step. More than one where they can't be computed apart. */
  facts: { path: string; label: string; topic: LedgerTopic }[];
  /** What the first of these facts is about. */
  topic: LedgerTopic;
  /** What the step did to the refund, in whole dollars; negative: less refund, or more to pay. */
  change: number;
  /** Refund after the step; negative: to pay. */
  balance: number;
}

/** The steps of one topic, in the order of the ledger. */
export interface LedgerGroup {
  topic: LedgerTopic;
  label: string;
  /** Whole dollars; the changes of all groups add up to the end less the start. */
  change: number;
  steps: LedgerStep[];
}

export type RefundLedger =
  | { ok: true; start: number; steps: LedgerStep[]; groups: LedgerGroup[]; end: number }
  | { ok: false; issues: FactIssue[] };

const topicLabels: Readonly<Record<LedgerTopic, string>> = {
  household: 'Your household',
  income: 'Income',
  adjustments: 'Adjustments to income',
  deductions: 'Deductions',
  dependents: 'Dependents',
  credits: 'Credits',
  payments: 'Tax already paid',
};

/** Gathers steps by topic; a topic stands where its first step does. */
function groupSteps(steps: readonly LedgerStep[]): LedgerGroup[] {
  const groups = new Map<LedgerTopic, LedgerGroup>();
  for (const step of steps) {
    const { topic } = step;
    const group = groups.get(topic) ?? { topic, label: topicLabels[topic], change: 0, steps: [] };
    group.change += step.change;
    group.steps.push(step);
    groups.set(topic, group);
  }
  return [...groups.values()];
}

/** Refund less what is owed, in whole dollars; null when this part of the return can't be computed. */
function balanceOf(raw: unknown): number | null {
  const parsed = parseReturn(raw);
  if (!parsed.ok) return null;
  const { refund, owed } = calculateReturn(parsed.facts);
  return refund === null || owed === null ? null : refund - owed;
}

/** Why the whole return can't be computed; empty when it can. */
function findIssues(raw: unknown): FactIssue[] {
  const parsed = parseReturn(raw);
  if (!parsed.ok) return parsed.issues;
  return calculateReturn(parsed.facts)
    .problems.filter(({ severity }) => severity === 'unsupported')
    .map(({ path, message }) => ({ path, message }));
}

/**
 * Says which fact moved the refund by how much. Starts from a return of the same household that states nothing
 * else and adds one group of facts at a time: income, adjustments, deductions, dependents, credits, payments. Every
 * balance is the engine's own, so the changes add up to the dollar. The order is part of the answer: the same facts in
 * another order split differently. A group that can't be computed yet (an employer's care benefits before the care is
 * stated) waits until it can.
 */
export function buildRefundLedger(input: ReturnInputJson): RefundLedger {
  const issues = findIssues(input);
  if (issues.length > 0) return { ok: false, issues };
  const end = balanceOf(input);
  const groups = listFactGroups(input);
  const start = balanceOf(withGroups(input, new Set()));
  if (end === null || start === null)
    return { ok: false, issues: [{ path: '', message: 'We can’t calculate this household on its own' }] };

  const steps: LedgerStep[] = [];
  const taken = new Set<FactGroup>();
  let waiting: FactGroup[] = [];
  let balance = start;

  function tryGroup(group: FactGroup): boolean {
    if (group.needsDependents && groups.some((other) => other.isDependent && !taken.has(other))) return false;
    const next = balanceOf(withGroups(input, new Set([...taken, group])));
    if (next === null) return false;
    taken.add(group);
    steps.push(toStep([group], next - balance, next));
    balance = next;
    return true;
  }

  for (const group of groups) {
    if (!tryGroup(group)) {
      waiting.push(group);
      continue;
    }
    waiting = waiting.filter((other) => !tryGroup(other));
  }
  // What only works together comes in together.
  if (waiting.length > 0) steps.push(toStep(waiting, end - balance, end));
  return { ok: true, start, steps, groups: groupSteps(steps), end };
}

const toStep = (groups: readonly FactGroup[], change: number, balance: number): LedgerStep => ({
  facts: groups.map(nameGroup),
  topic: groups[0]?.topic ?? 'household',
  change,
  balance,
});

const nameGroup = ({ path, name, topic }: FactGroup) => ({
  path,
  label: name === '' ? labelFact(path) : `${labelFact(path)}, ${name}`,
  topic,
});
