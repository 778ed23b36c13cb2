import { z } from 'zod';
import type { ChatDisclosureModel, ChatMessageModel } from '@/.generated/prisma/models';
import { sealFor, unseal } from '@/lib/infra/crypto';
import type { AccountKey } from '@/lib/infra/held-keys';
import type { SealContext } from '@/lib/infra/sealed-columns';
import { type ChatMessage, Citation, Detail, type Disclosure } from './schema';

/** Between rows, where every word is encrypted, and the shapes of the API. */
const contextOf = (column: 'content' | 'citations' | 'detail', id: string): SealContext =>
  `ChatMessage.${column}:${id}`;

const plainDetail: Detail = { handOver: false, proposal: null, by: 'plainfile' };

/** Encrypts a turn for the row of this id. */
export function sealTurn(
  key: AccountKey,
  id: string,
  turn: { content: string; citations: Citation[]; detail: Detail | null },
) {
  return {
    id,
    content: sealFor(key, turn.content, contextOf('content', id)),
    citations: sealFor(key, JSON.stringify(turn.citations), contextOf('citations', id)),
    detail: turn.detail === null ? null : sealFor(key, JSON.stringify(turn.detail), contextOf('detail', id)),
  };
}

/** A turn as the API gives it. */
export function toChatMessage(row: ChatMessageModel): ChatMessage {
  const open = (column: 'citations' | 'detail'): unknown => {
    const sealed = row[column];
    return sealed === null ? null : JSON.parse(unseal(sealed, contextOf(column, row.id)));
  };
  const detail = Detail.nullable().parse(open('detail')) ?? plainDetail;
  return {
    id: row.id,
    role: row.role,
    content: unseal(row.content, contextOf('content', row.id)),
    citations: z.array(Citation).nullable().parse(open('citations')) ?? [],
    createdAt: row.createdAt.toISOString(),
    ...detail,
  };
}

const sentContext = (id: string): SealContext => `ChatDisclosure.content:${id}`;

export const sealDisclosure = (key: AccountKey, id: string, content: string): string =>
  sealFor(key, content, sentContext(id));

export const toDisclosure = (row: ChatDisclosureModel): Disclosure => ({
  id: row.id,
  recipient: row.recipient,
  content: unseal(row.content, sentContext(row.id)),
  createdAt: row.createdAt.toISOString(),
});
