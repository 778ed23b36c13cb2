import type { TaxReturnModel } from '@/.generated/prisma/models';
import { sealFor, unseal } from '@/lib/infra/crypto';
import type { AccountKey } from '@/lib/infra/held-keys';
import { easternDay } from '@/lib/format/day';
import { db } from '@/lib/infra/db';
import { openSnapshot } from '@/lib/returns/calculation';
import { toTaxReturn } from '@/lib/returns/rows';
import type { CalculationResults } from '@/lib/returns/schema';
import {
  type AmendedReturn,
  computeAmendedReturn,
  type DependentCounts,
  type ReadLine,
  type Settled,
  settledBy,
} from '@/lib/tax/amended-return';
import { listChangedFacts } from '@/lib/tax/changed-facts';
import type { ReturnInput, ReturnInputJson } from '@/lib/tax/facts/return-input';
import { dueOf, extendedOf } from './deadline';
import { lineOf1040 } from './line-numbers';
import { proposeExplanation } from './explain-amendment';
import { countDependents } from './mef/build-documents';
import { type Calculated, openCalculated } from './prepare';

/** A return of the chain with its figures: the original, or an amendment of it. */
interface Version {
  id: string;
  read: ReadLine;
  dependents: DependentCounts;
  facts: ReturnInput;
  input: ReturnInputJson;
}

/** An amendment as it stands: which return it corrects, what it comes to, and how long it brings money. */
export interface Amendment {
  kind: 'amended' | 'superseding';
  /** 1 for the first amendment of the return. */
  number: number;
  /** The return that columns A show. */
  amends: string;
  form: AmendedReturn;
  /** Nothing is different from the return before. */
  isUnchanged: boolean;
  /** From joint to separate returns. */
  separates: boolean;
  /** Part II as the filer saved it; null before. */
  explanation: string | null;
  proposed: string;
  /** Paid with the returns before, as they showed it. */
  assumedPaid: number;
}

const contextOf = (returnId: string) => `TaxReturn.amendmentText:${returnId}` as const;

export const sealExplanation = (key: AccountKey, returnId: string, text: string): string =>
  sealFor(key, text, contextOf(returnId));

const readLines =
  ({ lines, engine }: Pick<CalculationResults, 'lines' | 'engine'>): ReadLine =>
  (form, line) => {
    const found = lines[form];
    const number = form === '1040' ? lineOf1040(line, engine.taxYear) : line;
    const value = (Array.isArray(found) ? found[0] : found)?.[number]?.value;
    return typeof value === 'number' ? value : 0;
  };

function openVersion(row: TaxReturnModel): Version {
  const { calculationResults: results } = toTaxReturn(row);
  if (results === null || row.calculationInput === null) throw new Error('a filed return has no calculation');
  const { facts, input } = openSnapshot(row.id, row.calculationInput);
  return { id: row.id, read: readLines(results), dependents: countDependents(facts), facts, input };
}

/** The filed returns that this one stands on, the original first. */
async function listBefore(row: TaxReturnModel): Promise<TaxReturnModel[]> {
  const chain: TaxReturnModel[] = [];
  let next = row.amendsId;
  while (next !== null) {
    const found: TaxReturnModel = await db().taxReturn.findUniqueOrThrow({ where: { id: next } });
    chain.unshift(found);
    next = found.amendsId;
  }
  return chain;
}

/** When a return was due, and by when it could be filed: later with an accepted extension. */
export async function dueDays(
  returnId: string,
  taxYear: number,
): Promise<{ dueOn: string; extended: string | null }> {
  const extensions = await db().filing.count({ where: { returnId, kind: '4868', state: 'accepted' } });
  return { dueOn: dueOf(taxYear), extended: extensions > 0 ? extendedOf(taxYear) : null };
}

/** The original of an amendment; the return itself when it amends nothing. */
export async function originalOf(row: TaxReturnModel): Promise<TaxReturnModel> {
  return (await listBefore(row))[0] ?? row;
}

/** A return filed again by the date it was due supersedes the first one; afterwards it amends it (Form 1040-X). */
export async function kindNow(
  original: Pick<TaxReturnModel, 'id' | 'taxYear'>,
  now: Date,
): Promise<Amendment['kind']> {
  const { dueOn, extended } = await dueDays(original.id, original.taxYear);
  return easternDay(now) <= (extended ?? dueOn) ? 'superseding' : 'amended';
}

/** The amendment that a row is, against the returns before it; null for a first return, or before it is calculated. */
export async function readAmendment(
  row: TaxReturnModel,
  calculated: Calculated | null,
): Promise<Amendment | null> {
  if (row.amendsId === null) return null;
  const before = await listBefore(row);
  const [original] = before;
  const last = before.at(-1);
  if (original === undefined || last === undefined) return null;
  const versions = before.map(openVersion);
  const [first] = versions;
  const previous = versions.at(-1);
  if (first === undefined || previous === undefined) return null;
  let settled: Settled = settledBy(first.read);
  versions.slice(1).forEach((version, at) => {
    settled = computeAmendedReturn(versions[at] ?? first, version, settled, row.taxYear).settled;
  });
  const now =
    calculated === null || row.calculationInput === null
      ? previous
      : {
          read: readLines(calculated.results),
          dependents: countDependents(calculated.facts),
          facts: calculated.facts,
          input: openSnapshot(row.id, row.calculationInput).input,
        };
  const form = computeAmendedReturn(previous, now, settled, row.taxYear);
  const changed = listChangedFacts(previous.input, now.input);
  return {
    kind: await kindNow(original, new Date()),
    number: before.length,
    amends: last.id,
    form,
    isUnchanged: changed.length === 0,
    separates: previous.facts.filingStatus === 'mfj' && now.facts.filingStatus === 'mfs',
    explanation: row.amendmentText === null ? null : unseal(row.amendmentText, contextOf(row.id)),
    proposed: proposeExplanation(changed, form.lines),
    assumedPaid: settled.paid,
  };
}

/** The last calculation of a return, opened for filing: with Form 1040-X when it amends another one. */
export async function openForFiling(
  row: TaxReturnModel,
): Promise<{ calculated: Calculated | null; amendment: Amendment | null }> {
  const calculated = openCalculated(row);
  const amendment = await readAmendment(row, calculated);
  if (calculated === null || amendment === null) return { calculated, amendment };
  const { kind, form, explanation } = amendment;
  const { lines, refund, owed } = form;
  const amended = { kind, lines, refund, owed, explanation: explanation ?? '' };
  return { calculated: { ...calculated, amended }, amendment };
}
