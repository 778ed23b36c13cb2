import { federalEditionFor } from '@/lib/tax/us/editions';
import { applyChanges } from '@/lib/tax/apply-changes';
import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { dollars } from '../answers/answer';
import { planAmount } from './amount-part';
import { isBusinessCost } from './business-costs';
import { amountInputs } from './deduction-inputs';
import type { PanelChoices, Part, Statement, Start, TriedChange } from './part';
import { type Clause, readParts } from './read-parts';
import { specialInputs } from './special-inputs';

export interface WhatIfPlan {
  /** All that was understood. */
  parts: Part[];
  /** What was said and not understood, in its words. */
  notUnderstood: string[];
  /** What has to be known first. */
  asks: string[];
  panel: PanelChoices;
  /** A joint return is to be two separate ones. */
  isSeparate: boolean;
}

/** Several estimated payments of one amount, on the due dates. */
function planPayments(
  { input, facts }: Start,
  { payments: many, eachPayment: each }: Statement,
): Part | null {
  if (each === null) return null;
  const before = input.payments?.estimated ?? [];
  const { installments } = federalEditionFor(facts).law.estimatedTax;
  return {
    says: `${many} estimated payments of ${dollars(each)}`,
    changes: installments.slice(0, many).map(({ timelyUpTo: date }, at): TriedChange => ({
      path: `payments.estimated.${before.length + at}`,
      value: { date, amount: each },
    })),
  };
}

const ofInterest: ReadonlySet<string> = new Set(['mortgage', 'student-loan', 'car-loan']);

function planOne(
  start: Start,
  { input, statement }: Clause & { kind: 'input' },
): { part: Part } | { ask: string } | null {
  if (input === 'estimated') {
    const several = planPayments(start, statement);
    if (several !== null) return { part: several };
  }
  // "A house with a 300,000 mortgage", "paid 5,000 on my student loan": a loan isn't its interest.
  if (ofInterest.has(input) && statement.amount !== null && !/\bint\w*st\b/.test(statement.text))
    return {
      ask: 'Only the interest on a loan can change your tax. How much interest would you have paid in the year?',
    };
  const special = specialInputs[input];
  if (special !== undefined) return special(start, statement);
  const find = amountInputs[input];
  return find === undefined ? null : planAmount(start.input, find, statement);
}

/** "What if Luis quits?": a spouse's first name stands for the spouse. */
function nameSpouse({ input }: Start, text: string): string {
  const name = input.spouse?.firstName?.toLowerCase() ?? '';
  return /^\p{L}{3,20}$/u.test(name)
    ? text.replaceAll(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'gu'), 'my spouse')
    : text;
}

/** "My supplies were 6,000": costs that are named by their kind alone are those of the business, where there is one. */
const toCost = ({ input }: Start, clause: Clause): Clause =>
  clause.kind === 'not-understood' &&
  clause.statement.amount !== null &&
  (input.businesses?.length ?? 0) > 0 &&
  isBusinessCost(clause.text)
    ? { kind: 'input', input: 'business-cost', statement: clause.statement }
    : clause;

/** Plans a what-if: every part of it is understood, asked back, or named as not understood. */
export function planWhatIf(start: Start, text: string): WhatIfPlan {
  const plan: WhatIfPlan = { parts: [], notUnderstood: [], asks: [], panel: {}, isSeparate: false };
  let tried = start;
  for (const read of readParts(nameSpouse(start, text))) {
    const clause = toCost(start, read);
    if (clause.kind === 'not-understood') {
      plan.notUnderstood.push(clause.text);
      continue;
    }
    if (clause.input === 'status:mfs' && start.facts.filingStatus === 'mfj') {
      plan.isSeparate = true;
      continue;
    }
    const planned = planOne(tried, clause);
    if (planned === null) plan.notUnderstood.push(clause.statement.text.trim());
    else if ('ask' in planned) plan.asks.push(planned.ask);
    else {
      plan.parts.push(planned.part);
      // The next part adds to what this one made.
      const changed = applyChanges(tried.input, planned.part.changes);
      if (changed.ok) tried = { ...tried, input: changed.input as ReturnInputJson };
      plan.panel = { ...plan.panel, ...planned.part.panel };
      if (clause.statement.further.length > 0 && clause.input !== 'job' && clause.input !== 'sale')
        plan.notUnderstood.push(clause.statement.text.trim());
    }
  }
  return plan;
}

/** The what-if panel of the summary with these choices. */
export function panelUrl(panel: PanelChoices): string {
  const choices = new URLSearchParams(
    Object.entries(panel).map(([key, value]) => [key, value === true ? '1' : String(value)]),
  );
  const query = choices.toString();
  return `/summary${query === '' ? '' : `?${query}`}#what-if`;
}
