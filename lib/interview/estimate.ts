import { calculateAll, type WholeCalculation } from '@/lib/tax/calculate-all';
import { type FactIssue } from '@/lib/tax/facts/fact-issue';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { assembleTree } from './assemble-tree';
import { listWaiting } from './known-forms';
import { decideInterview } from './prune-irrelevant';
import { type Estimate } from './schema';
import { type InterviewState } from './walk';
import { type FactTree, readAt, writeAt } from './write-fact';

/** Someone of working age, until the date of birth is known. */
const someAdult = '1985-01-01';
const mostTries = 12;

/**
 * The refund (above zero) or the amount owed (below zero) in whole dollars, as far as the answers go: what is not
 * told yet counts as none, and an item that was only begun does not count. Where the engine refuses a fact, the figure
 * is the one without it, and its words stand in `refusals`; null when there is none without it either.
 */
export function estimateRefund(state: InterviewState): Estimate {
  const { tree } = assembleTree(decideInterview(state));
  const asIfSingle = tree['filingStatus'] === undefined;
  const waiting = listWaiting(state);
  const refusals = new Set<string>();
  fillGaps(tree);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const parsed = parseReturn(tree);
    if (!parsed.ok) {
      for (const issue of lastFirst(parsed.issues)) prune(tree, issue.path.split('.'));
      continue;
    }
    const { refund, owed, problems, states = {} } = calculateAll(parsed.facts);
    const refused = problems.filter(
      ({ severity, jurisdiction }) => severity === 'unsupported' && jurisdiction === undefined,
    );
    for (const { message } of refused) refusals.add(message);
    if (refund !== null) {
      const amount = refund - (owed ?? 0);
      return { amount, refusals: [...refusals], waiting, asIfSingle, states: listStates(states) };
    }
    const left = refused.filter(({ path }) => isPart(path) && !Array.isArray(readAt(tree, path)));
    if (left.length === 0) break;
    for (const { path } of lastFirst(left)) prune(tree, path.split('.'));
  }
  return { amount: null, refusals: [...refusals], waiting, asIfSingle, states: [] };
}

/** Whether the rest of a return means something without the fact at a path: not without who files it, and how. */
const isPart = (path: string): boolean => !/^(?:filingStatus|taxYear|taxpayer|spouse)?(?:\.|$)/u.test(path);

const listStates = (states: NonNullable<WholeCalculation['states']>): Estimate['states'] =>
  Object.entries(states).map(
    ([
      code,
      {
        name,
        totals: { refund, owed },
      },
    ]) => ({
      code,
      name,
      amount: refund === null ? null : refund - (owed ?? 0),
    }),
  );

function fillGaps(tree: FactTree): void {
  tree['filingStatus'] ??= 'single';
  if (readAt(tree, 'taxpayer.dateOfBirth') === undefined) writeAt(tree, 'taxpayer.dateOfBirth', someAdult);
  if (tree['filingStatus'] === 'mfj' && readAt(tree, 'spouse.dateOfBirth') === undefined)
    writeAt(tree, 'spouse.dateOfBirth', someAdult);
}

/** Items are taken out from the end, so that the positions of the others stay. */
const lastFirst = (issues: readonly Pick<FactIssue, 'path'>[]): Pick<FactIssue, 'path'>[] =>
  [...new Map(issues.map((issue) => [itemOf(issue.path), issue])).values()].reverse();

const itemOf = (path: string) =>
  path
    .split('.')
    .slice(0, lastIndexStep(path.split('.')) + 1)
    .join('.');
const lastIndexStep = (steps: readonly string[]) => steps.findLastIndex((step) => /^\d+$/.test(step));

/** Takes out the item that an issue is about, or the fact itself when it stands in no list. */
function prune(tree: FactTree, steps: readonly string[]): void {
  const at = lastIndexStep(steps);
  const end = at < 0 ? steps.length - 1 : at;
  const last = steps[end];
  if (last === undefined) return;
  const parent = end === 0 ? tree : readAt(tree, steps.slice(0, end).join('.'));
  if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else if (isTree(parent)) delete parent[last];
}

const isTree = (value: unknown): value is FactTree => typeof value === 'object' && value !== null;
