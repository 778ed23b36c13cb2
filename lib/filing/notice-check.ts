import { formatDollars } from '@/lib/format/money';
import { assembleReturn } from '@/lib/interview/assemble';
import type { DocumentFacts } from '@/lib/interview/document-facts';
import { db } from '@/lib/infra/db';
import type { OpenReturn } from '@/lib/returns/access';
import { openSnapshot } from '@/lib/returns/calculation';
import { readInterviewState } from '@/lib/returns/interview-state';
import { type ChangedFact, listChangedFacts } from '@/lib/tax/changed-facts';
import { isAmountPath, labelFact } from '@/lib/tax/facts/describe-fact';
import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { listFactGroups } from '@/lib/tax/ledger/fact-groups';

/** A return held against the documents on file, to answer a notice that says income is missing. */
export interface NoticeCheck {
  /** Income that the return has, row by row as a notice lists it, in dollars. */
  income: { label: string; amount: number }[];
  /** Documents on file of which something isn't on the return, and why. */
  uncounted: { documentId: string; name: string; why: string }[];
  /** What the documents and answers say today that the calculated return doesn't. */
  differences: string[];
  /** False while today's answers don't make a whole return, which then can't be compared. */
  compared: boolean;
}

/** Amounts of an income document or row by the path of the fact. */
function* amountsOf(value: unknown, path: string): Generator<[path: string, amount: number]> {
  if (Array.isArray(value)) for (const [at, part] of value.entries()) yield* amountsOf(part, `${path}.${at}`);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) yield* amountsOf(part, `${path}.${key}`);
  else if (typeof value === 'number' && value !== 0 && isAmountPath(path)) yield [path, value];
}

const readAt = (input: ReturnInputJson, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      input,
    );

/** Income of a return by document: what a CP2000 lists under "Reported on return". */
const listIncome = (input: ReturnInputJson): NoticeCheck['income'] =>
  listFactGroups(input)
    .filter(({ topic }) => topic === 'income')
    .flatMap(({ path, name }) =>
      [...amountsOf(readAt(input, path), path)].map(([fact, amount]) => ({
        label: name === '' ? labelFact(fact) : `${labelFact(fact)}, ${name}`,
        amount,
      })),
    );

/** Documents that bring the return nothing, or not everything. */
const listUncounted = (documents: readonly DocumentFacts[], taxYear: number): NoticeCheck['uncounted'] =>
  documents.flatMap(({ documentId, name, forms, unread }) => {
    const why =
      unread === 'going-on'
        ? 'We’re still reading it.'
        : forms.length === 0
          ? 'We didn’t find a tax form in it.'
          : forms.some((form) => form.taxYear !== null && form.taxYear !== taxYear)
            ? `It isn’t for ${taxYear}.`
            : forms.some(({ group }) => group === 'other')
              ? 'It includes a form Plainfile doesn’t support.'
              : forms.some(({ unconfirmed }) => unconfirmed > 0)
                ? 'You haven’t checked all of its values.'
                : null;
    return why === null ? [] : [{ documentId, name, why }];
  });

function sayDifference({ label, kind, amounts }: ChangedFact): string {
  if (amounts !== null)
    return `${label}: ${formatDollars(amounts.before)} on the return, ${formatDollars(amounts.after)} on file now.`;
  if (kind === 'added') return `${label}: on file now, but not on the return.`;
  return kind === 'removed'
    ? `${label}: on the return, but no longer on file.`
    : `${label}: changed since then.`;
}

/** Compares a calculated input with the one of today. */
export const compareForNotice = (
  calculated: ReturnInputJson,
  now: ReturnInputJson | null,
  documents: readonly DocumentFacts[],
  taxYear: number,
): NoticeCheck => ({
  income: listIncome(calculated),
  uncounted: listUncounted(documents, taxYear),
  differences: now === null ? [] : listChangedFacts(calculated, now).map(sayDifference),
  compared: now !== null,
});

/** The check for the actor's own return; null while nothing was calculated. */
export async function readNoticeCheck(open: OpenReturn<'read'>): Promise<NoticeCheck | null> {
  const row = await db().taxReturn.findUnique({ where: { id: open.id } });
  if (row?.calculationInput === undefined || row.calculationInput === null) return null;
  const { input } = openSnapshot(open.id, row.calculationInput);
  const state = await readInterviewState(db(), open.id);
  return compareForNotice(input, assembleReturn(state).input, state.documents, row.taxYear);
}
