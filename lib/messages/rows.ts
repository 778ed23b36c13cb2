import type { Prisma } from '@/.generated/prisma/client';
import { sealFor, unseal } from '@/lib/infra/crypto';
import type { AccountKey } from '@/lib/infra/held-keys';
import type { SealContext } from '@/lib/infra/sealed-columns';
import type { Message } from './schema';

/** Between rows, where texts are encrypted, and the shapes of the API. */
export const withSender = {
  sender: { select: { firstName: true, lastName: true } },
  attachments: {
    orderBy: { position: 'asc' },
    include: { document: { select: { name: true, storageKey: true } } },
  },
} as const;

type MessageRow = Prisma.MessageGetPayload<{ include: typeof withSender }>;

/** Whom a notice of the product itself comes from; no account has such an id. */
const ourselves = { id: 'plainfile', name: 'Plainfile' };

const contextOf = (id: string): SealContext => `Message.body:${id}`;

/** Messages that this person did not write, the product's own notices among them. */
export const notFrom = (userId: string) => ({ OR: [{ senderId: null }, { senderId: { not: userId } }] });

/** Encrypts a text for the row of this message. */
export const sealBody = (key: AccountKey, id: string, body: string): string =>
  sealFor(key, body, contextOf(id));

/** A message as the API gives it. */
export function toMessage(row: MessageRow): Message {
  return {
    id: row.id,
    senderId: row.senderId ?? ourselves.id,
    senderName:
      row.sender === null
        ? ourselves.name
        : `${row.sender.firstName} ${row.sender.lastName}`.trim() || 'Unnamed user',
    body: unseal(row.body, contextOf(row.id)),
    createdAt: row.createdAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
    attachments: row.attachments.map(({ documentId, document }) => ({
      documentId,
      name: document?.name ?? null,
      fileUrl: document === null ? null : `/${document.storageKey}`,
    })),
  };
}
