import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { engineVersion } from '@/.generated/engine-version';
import { AppError } from '@/lib/errors';
import { sealFor, unseal } from '@/lib/infra/crypto';
import type { AccountKey } from '@/lib/infra/held-keys';
import type { SealContext } from '@/lib/infra/sealed-columns';
import { assembleReturn } from '@/lib/interview/assemble';
import type { InterviewState } from '@/lib/interview/plan';
import { calculateAll, type WholeCalculation } from '@/lib/tax/calculate-all';
import { amountOn } from '@/lib/tax/calculate-return';
import { describeLines, listPagesOf } from '@/lib/tax/describe-lines';
import { findState } from '@/lib/tax/states/all-states';
import { headingOf } from '@/lib/tax/states/state-return';
import type { Line } from '@/lib/tax/engine/line';
import { listForms } from '@/lib/tax/list-forms';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import type { ReturnInput, ReturnInputJson } from '@/lib/tax/facts/return-input';
import { federalEdition } from '@/lib/tax/us/editions';
import { totalIncome } from '@/lib/tax/us/form-1040/income';
import {
  additionalChildCredit,
  earnedIncomeCredit,
  educationCredit,
  estimatedPayments,
  scheduleThree,
  totalWithheld,
} from '@/lib/tax/us/form-1040/payments';
import { otherTaxes, taxBeforeCredits, totalCredits, totalTax } from '@/lib/tax/us/form-1040/tax-and-credits';
import { agi, taxableIncome, totalDeductions } from '@/lib/tax/us/form-1040/taxable-income';
import type { CalculationResults } from './schema';

/** Where a fact of the engine's input was said. */
export const SnapshotSource = z.union([
  z.object({ questionId: z.string() }),
  z.object({ documentId: z.string(), extractionId: z.string(), fieldPath: z.string() }),
]);
export type SnapshotSource = z.infer<typeof SnapshotSource>;

/** The input of a calculation, kept beside its results: explanations and paper come from exactly these facts. */
export interface Snapshot {
  input: ReturnInputJson;
  facts: ReturnInput;
  sources: Record<string, SnapshotSource>;
}

const contextOf = (returnId: string): SealContext => `TaxReturn.calculationInput:${returnId}`;

/**
 * Assembles, checks and computes a return.
 * @throws AppError conflict with `fields` naming missing answers, unread documents, or what Plainfile cannot do
 */
export function computeResults(
  key: AccountKey,
  returnId: string,
  state: InterviewState,
): { results: CalculationResults; sealedInput: string; snapshot: Pick<Snapshot, 'input' | 'sources'> } {
  const { input, sources, missing } = assembleReturn(state);
  if (input === null) {
    const fields = Object.fromEntries(missing.map(({ questionId, message }) => [questionId, message]));
    throw new AppError('conflict', 'A few answers are still missing.', { fields });
  }
  const facts = parseFacts(input);
  const calculation = calculateAll(facts);
  const unsupported = calculation.problems.filter(
    ({ severity, jurisdiction }) => severity === 'unsupported' && jurisdiction === undefined,
  );
  if (unsupported.length > 0) {
    const fields = Object.fromEntries(unsupported.map(({ path, message }) => [path, message]));
    throw new AppError('conflict', unsupported.map(({ message }) => message).join(' '), { fields });
  }
  const sealedInput = sealFor(key, JSON.stringify({ input, sources }), contextOf(returnId));
  return { results: summarize(calculation), sealedInput, snapshot: { input, sources } };
}

/** The same facts for another row: they are sealed for the return that they belong to. */
export const moveSnapshot = (key: AccountKey, from: string, to: string, sealedInput: string): string =>
  sealFor(key, unseal(sealedInput, contextOf(from)), contextOf(to));

/** Opens the facts of the last calculation. */
export function openSnapshot(returnId: string, sealedInput: string): Snapshot {
  const { input, sources } = readSnapshot(unseal(sealedInput, contextOf(returnId)));
  return { input, facts: parseFacts(input), sources };
}

/** Facts and their sources from the text that is kept of a calculation. */
export function readSnapshot(text: string): Pick<Snapshot, 'input' | 'sources'> {
  const { input, sources } = z
    .object({ input: z.unknown(), sources: z.record(z.string(), SnapshotSource) })
    .parse(JSON.parse(text));
  return { input: input as ReturnInputJson, sources };
}

type Figures = Pick<CalculationResults, 'lines' | 'states'>;

/** What stands on the lines of a calculation, without those that are blank: a new line that stays empty is no change. */
function figuresOf({ lines, states = {} }: Figures): Map<string, unknown> {
  const figures = new Map<string, unknown>();
  for (const [code, { lines: ofState }] of Object.entries(states))
    for (const [form, found] of Object.entries(ofState))
      for (const [copy, values] of (Array.isArray(found) ? found : [found]).entries())
        for (const [line, value] of Object.entries(values))
          if (value !== 0 && value !== '' && value !== false)
            figures.set(`${code}/${form}/${copy}/${line}`, value);
  for (const [form, found] of Object.entries(lines))
    for (const [copy, values] of (Array.isArray(found) ? found : [found]).entries())
      for (const [line, { value }] of Object.entries(values))
        if (value !== 0 && value !== '' && value !== false) figures.set(`${form}/${copy}/${line}`, value);
  return figures;
}

/** Whether two calculations come to the same, line by line; what a line is called does not matter. */
export const sameFigures = (one: Figures, other: Figures): boolean =>
  isDeepStrictEqual(figuresOf(one), figuresOf(other));

/** Whether this very engine made these figures. */
export const isOfThisEngine = ({ engine }: CalculationResults): boolean => engine.version === engineVersion;

/** True when this engine makes other figures of the same facts than the one that made these (docs/decisions/007). */
export function isOvertaken(returnId: string, stored: CalculationResults, sealedInput: string): boolean {
  try {
    return !sameFigures(stored, summarize(calculateAll(openSnapshot(returnId, sealedInput).facts)));
  } catch (error) {
    // Facts that this version refuses: calculating again says which.
    if (error instanceof AppError) return true;
    throw error;
  }
}

function parseFacts(input: unknown): ReturnInput {
  const parsed = parseReturn(input);
  if (parsed.ok) return parsed.facts;
  const fields = Object.fromEntries(parsed.issues.map(({ path, message }) => [path, message]));
  throw new AppError('conflict', 'Some answers conflict with each other.', { fields });
}

/** What else stands between tax and refund, beyond the lines that spec section 2 lists. Taxes count against it. */
const furtherLines = (): readonly { line: Line<number>; label: string; sign: 1 | -1 }[] => [
  { line: otherTaxes, label: 'Other taxes', sign: -1 },
  { line: estimatedPayments, label: 'Estimated tax payments', sign: 1 },
  { line: earnedIncomeCredit, label: 'Earned income credit', sign: 1 },
  { line: additionalChildCredit, label: 'Additional child tax credit', sign: 1 },
  { line: educationCredit, label: 'American opportunity credit', sign: 1 },
  { line: scheduleThree, label: 'Other payments and refundable credits', sign: 1 },
];

function summarize(calculation: WholeCalculation): CalculationResults {
  const { taxYear } = calculation;
  const { print } = federalEdition(taxYear);
  const amount = (line: Line<number>) => amountOn(calculation, line);
  return {
    estimatedRefund: (calculation.refund ?? 0) - (calculation.owed ?? 0),
    federalTaxBeforeCredits: amount(taxBeforeCredits),
    federalTaxAfterCredits: amount(totalTax),
    grossIncome: amount(totalIncome),
    adjustedGrossIncome: amount(agi),
    totalDeductions: amount(totalDeductions),
    taxableIncome: amount(taxableIncome),
    credits: { total: amount(totalCredits) },
    totalWithholding: amount(totalWithheld),
    breakdown: furtherLines()
      .map(({ line, label, sign }) => ({
        label,
        amount: sign * amount(line),
        form: '1040',
        line: print.of(line)?.number ?? line.number,
      }))
      .filter(({ amount }) => amount !== 0),
    lines: describeLines(calculation),
    forms: listForms(taxYear)
      .filter(({ id }) => calculation.lines[id] !== undefined)
      .map(({ id, name, title }) => ({ id, name, title })),
    ...describeStates(calculation),
    engine: { version: engineVersion, taxYear },
    calculatedAt: new Date().toISOString(),
    stale: false,
  };
}

/** State returns with the labels of their lines; nothing where the return names no state. */
function describeStates({
  states,
  combined,
}: WholeCalculation): Pick<CalculationResults, 'states' | 'combined'> {
  if (states === undefined) return {};
  const described = Object.fromEntries(
    Object.entries(states).map(([code, state]) => {
      const found = findState(code);
      const pages = listPagesOf(found?.forms ?? [], state).map((page) => ({
        form: page.form,
        ...(found !== null && page.form === state.form
          ? headingOf(found, state.kind)
          : { name: page.name, title: page.title }),
        copy: page.copy,
        lines: page.lines,
      }));
      return [code, { ...state, pages }];
    }),
  );
  return { states: described, ...(combined === undefined ? {} : { combined }) };
}
