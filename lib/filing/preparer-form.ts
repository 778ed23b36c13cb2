import { readFirm } from '@/lib/accounts/firm';
import type { Actor } from '@/lib/auth/actor';
import { db } from '@/lib/infra/db';
import type { OpenReturn } from '@/lib/returns/access';
import {
  answersFromReturn,
  claimedCredits,
  creditNames,
  dueQuestions,
  onlyAsked,
  takenOver,
} from './due-diligence';
import { preparerParagraphs } from './jurat';
import { canLetGo } from './let-go';
import { lineOf1040 } from './line-numbers';
import type { Calculated } from './prepare';
import { openSignatures, type Signatures } from './rows';
import type { DueDiligenceAnswers, FilingView } from './schema';

/** Why a preparer can't sign now; null when they can. The server refuses for the same reasons. */
function refusalOf(
  calculated: Calculated | null,
  { taxpayer, spouse, preparer }: Signatures,
  problems: number,
  isSettled: boolean,
): string | null {
  if (isSettled) return 'Everyone has signed this return.';
  if (preparer !== null) return 'A preparer has signed. The client signs next.';
  if (taxpayer !== null || spouse !== null)
    return 'The client has already signed. Ask them to change an answer to start over.';
  if (calculated?.status !== 'approved') return 'Approve the return before you sign it.';
  return problems > 0 ? 'The IRS would reject this return. Fix it first.' : null;
}

/** What an assigned preparer sees: what Form 8867 asks about this return, the text to sign, and what they sign with. */
export async function makePreparerForm(
  { id, ownerId, actor }: Pick<OpenReturn<'read'>, 'id' | 'ownerId' | 'actor'>,
  calculated: Calculated | null,
  signatures: Signatures,
  problems: number,
  isSettled: boolean,
  taxYear: number,
): Promise<FilingView['preparerForm']> {
  const { firm, ptin } = await readFirm(actor);
  const claimed = calculated === null ? [] : claimedCredits(calculated.facts, calculated.results.lines);
  const [documents, kept, last] =
    claimed.length === 0
      ? [[], {}, {}]
      : await Promise.all([
          readReviewed(ownerId),
          readAnswers(actor, { returnId: id }),
          readAnswers(actor, { returnId: { not: id } }),
        ]);
  const lines = calculated?.results.lines ?? {};
  const reviewedForms = documents.flatMap(({ forms }) => forms);
  return {
    answers: { ...answersFromReturn({ claimed, lines, reviewedForms }), ...onlyAsked(claimed, kept) },
    lastAnswers: takenOver(claimed, last),
    documents: documents.map(({ name, forms }) =>
      forms.length === 0 ? name : `${forms.join(', ')} (${name})`,
    ),
    refusal: refusalOf(calculated, signatures, problems, isSettled),
    canLetGo: await canLetGo(db(), id, actor.id),
    credits: claimed.map((credit) => creditNames[credit]),
    questions: dueQuestions(claimed, taxYear),
    declaration: preparerParagraphs(taxYear),
    signer: {
      ptin,
      firmName: firm?.name ?? null,
      firmEin: firm?.ein ?? null,
      efin: firm?.efin ?? null,
    },
  };
}

/** A client's documents that a preparer has looked at, with the forms on them. */
async function readReviewed(ownerId: string): Promise<{ name: string; forms: string[] }[]> {
  const rows = await db().document.findMany({
    where: { userId: ownerId, status: { in: ['reviewed', 'approved'] } },
    select: { name: true, extractions: { select: { form: true }, orderBy: { position: 'asc' } } },
    orderBy: [{ uploadedAt: 'asc' }, { id: 'asc' }],
    take: 100,
  });
  return rows.map(({ name, extractions }) => ({
    name,
    forms: [...new Set(extractions.map(({ form }) => form))],
  }));
}

/** How this preparer last answered Form 8867 on a filing that they signed, this return's or any other's; empty for none. */
async function readAnswers(
  actor: Actor,
  where: { returnId: string | { not: string } },
): Promise<DueDiligenceAnswers> {
  const signed = await db().auditEvent.findMany({
    where: { actorId: actor.id, action: 'filing.signed' },
    select: { objectId: true },
    orderBy: { id: 'desc' },
    take: 50,
  });
  const filings = await db().filing.findMany({
    where: { id: { in: signed.flatMap(({ objectId }) => objectId ?? []) }, kind: '1040', ...where },
    select: { id: true, signatures: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  for (const filing of filings) {
    const { preparer } = openSignatures(filing);
    if (preparer?.id === actor.id && Object.keys(preparer.dueDiligence).length > 0)
      return preparer.dueDiligence;
  }
  return {};
}

const authorized: readonly [line: string, label: string][] = [
  ['11', 'Adjusted gross income'],
  ['24', 'Total tax'],
  ['25d', 'Federal income tax withheld'],
  ['35a', 'Refund'],
  ['37', 'Amount you owe'],
];

/** The same amounts by the lines of Form 1040-X. */
const authorizedOfAmended: ReadonlySet<string> = new Set(['1', '11', '12', '20', '22']);

/** The five amounts that a filer authorizes (Form 8879, Part I). Blank lines of the return are left out. */
export function authorizedAmounts({ results: { lines }, amended, facts }: Calculated): FilingView['amounts'] {
  if (amended !== undefined)
    return amended.lines.flatMap(({ line, label, after }) =>
      authorizedOfAmended.has(line) && after !== 0 ? [{ label, line, amount: after }] : [],
    );
  const found = lines['1040'];
  const form = Array.isArray(found) ? found[0] : found;
  return authorized.flatMap(([number, label]) => {
    const line = lineOf1040(number, facts.taxYear);
    const value = form?.[line]?.value;
    return typeof value === 'number' && value !== 0 ? [{ label, line, amount: value }] : [];
  });
}
