import { listOwnLetters } from '@/lib/assignments/engagement';
import type { Actor } from '@/lib/auth/actor';
import { toChatMessage, toDisclosure } from '@/lib/chat/rows';
import { openSignature } from '@/lib/consents/rows';
import { toDocument, withExtractions } from '@/lib/documents/rows';
import { db } from '@/lib/infra/db';
import { toMessage, withSender } from '@/lib/messages/rows';
import { openSnapshot } from '@/lib/returns/calculation';
import { openDecisionMessage } from '@/lib/returns/decisions';
import { readAnswers } from '@/lib/returns/interview-state';
import { toTaxReturn } from '@/lib/returns/rows';
import { nameOf, toRequest, withPreparer, withUploads } from '@/lib/reviews/request-rows';
import { listAccess } from './access-log';
import { describeSignatures, listSignedFilings } from './signed-filings';

/** Everything we hold about one person, as named JSON. What preparers note among themselves is not part of it. */
export const exportSections: Record<string, (actor: Actor) => Promise<unknown>> = {
  account: async ({ id }) => {
    const { passwordHash: _passwordHash, ...row } = await db().user.findUniqueOrThrow({ where: { id } });
    const sessions = await db().session.findMany({
      where: { userId: id },
      select: { createdAt: true, lastSeenAt: true, userAgent: true },
    });
    const accounts = await db().account.findMany({ where: { userId: id }, select: { provider: true } });
    return { ...row, signedInBrowsers: sessions, signInProviders: accounts.map(({ provider }) => provider) };
  },
  returns: async ({ id }) => {
    const rows = await db().taxReturn.findMany({
      where: { userId: id },
      include: { decisions: { include: withPreparer, orderBy: { createdAt: 'asc' } } },
    });
    return Promise.all(
      rows.map(async ({ decisions, ...row }) => ({
        ...toTaxReturn(row),
        answers: await readAnswers(db(), row.id),
        calculatedFrom:
          row.calculationInput === null ? null : openSnapshot(row.id, row.calculationInput).input,
        decisions: decisions.map((decision) => ({
          at: decision.createdAt,
          status: decision.status,
          preparer: nameOf(decision.preparer),
          message: openDecisionMessage(decision),
        })),
      })),
    );
  },
  filings: async ({ id }) => {
    const filings = await listSignedFilings(db(), id);
    // The XML itself stands beside it, as a file.
    return filings.map(({ signatures, xml: _xml, ...filing }) => ({
      ...filing,
      signed: describeSignatures(signatures),
    }));
  },
  documents: async ({ id }) => {
    const rows = await db().document.findMany({
      where: { userId: id },
      include: withExtractions,
      orderBy: { uploadedAt: 'asc' },
    });
    return rows.map((row) => ({ ...toDocument(row), sizeBytes: row.sizeBytes, sha256: row.sha256 }));
  },
  messages: async ({ id }) => {
    const rows = await db().message.findMany({
      where: { clientId: id },
      include: withSender,
      orderBy: { createdAt: 'asc' },
    });
    return rows.map(toMessage);
  },
  requests: async ({ id }) => {
    const rows = await db().informationRequest.findMany({
      where: { clientId: id },
      include: withUploads,
      orderBy: { createdAt: 'asc' },
    });
    return rows.map(toRequest);
  },
  'engagement-letters': (actor) => listOwnLetters(actor),
  'co-pilot': async ({ id }) => {
    const where = { userId: id };
    const turns = await db().chatMessage.findMany({ where, orderBy: { createdAt: 'asc' } });
    const sent = await db().chatDisclosure.findMany({ where, orderBy: { createdAt: 'asc' } });
    return { conversation: turns.map(toChatMessage), sentToOutsideModels: sent.map(toDisclosure) };
  },
  payments: ({ id }) =>
    db().payment.findMany({
      where: { userId: id },
      include: { refunds: true },
      orderBy: { createdAt: 'asc' },
    }),
  consents: async ({ id }) => {
    const rows = await db().consent.findMany({ where: { userId: id }, orderBy: { grantedAt: 'asc' } });
    return rows.map((row) => ({ ...row, signature: openSignature(row) }));
  },
  invitations: ({ id }) =>
    db().invitation.findMany({
      where: { acceptedById: id },
      select: { email: true, createdAt: true, acceptedAt: true },
      orderBy: { createdAt: 'asc' },
    }),
  'access-log': async (actor) => {
    const entries = [];
    let cursor: string | undefined;
    do {
      const page = await listAccess(actor, { cursor, limit: 500 });
      entries.push(...page.entries);
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    return entries;
  },
};
