import { z } from 'zod';
import type { Prisma } from '@/.generated/prisma/client';
import { sealFor, unseal } from '@/lib/infra/crypto';
import type { AccountKey } from '@/lib/infra/held-keys';
import type { SealContext } from '@/lib/infra/sealed-columns';
import type { InformationRequest } from './schema';
import { openText } from './sealed-text';

/** Between rows of requests, where texts are encrypted, and the shapes of the API. */
export const withPreparer = { preparer: { select: { firstName: true, lastName: true } } } as const;

/** A request with who asked and what was uploaded in the reply. */
export const withUploads = {
  ...withPreparer,
  uploads: { orderBy: { position: 'asc' }, include: { document: { select: { name: true } } } },
} as const;

type RequestRow = Prisma.InformationRequestGetPayload<{ include: typeof withUploads }>;

const Content = z.object({ question: z.string(), label: z.string().nullable() });
const contextOf = (id: string): SealContext => `InformationRequest.question:${id}`;

/** Encrypts the question together with the name of the place it is about, which may hold a name or a number. */
export const sealQuestion = (key: AccountKey, id: string, content: z.infer<typeof Content>): string =>
  sealFor(key, JSON.stringify(content), contextOf(id));

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim() || 'Your preparer';

/** A request as the API gives it. */
export function toRequest(row: RequestRow): InformationRequest {
  const content = Content.parse(JSON.parse(unseal(row.question, contextOf(row.id))));
  const { documentId, fieldPath, questionId, form, line, copy } = row;
  return {
    id: row.id,
    preparerName: nameOf(row.preparer),
    question: content.question,
    reply: row.reply === null ? null : openText('InformationRequest.reply', row.id, row.reply),
    pin:
      content.label === null
        ? null
        : { label: content.label, documentId, fieldPath, questionId, form, line, copy },
    uploads: row.uploads.map((upload) => ({
      documentId: upload.documentId,
      name: upload.document?.name ?? null,
    })),
    createdAt: row.createdAt.toISOString(),
    dueOn: row.dueOn?.toISOString().slice(0, 10) ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    closedAt: row.closedAt?.toISOString() ?? null,
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
  };
}
