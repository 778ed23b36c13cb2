import { z } from 'zod';
import { attachmentLimit, messageLength } from './limits';

/** A document of the client that a message points to; nothing but the pointer is left when it was deleted. */
export const Attachment = z.object({
  documentId: z.string().nullable(),
  name: z.string().nullable(),
  fileUrl: z.string().nullable(),
});
export type Attachment = z.infer<typeof Attachment>;

export const Message = z.object({
  id: z.string(),
  senderId: z.string(),
  senderName: z.string(),
  body: z.string(),
  createdAt: z.string(),
  /** When the other side first read it. */
  readAt: z.string().nullable(),
  attachments: z.array(Attachment),
});
export type Message = z.infer<typeof Message>;

const clientId = z.string().min(1).max(100).optional();

/** Clients leave `clientId` out or name themselves; preparers name one of their clients. */
export const ThreadQuery = z.strictObject({ clientId });

export const ThreadPage = z.strictObject({
  clientId,
  cursor: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(100),
});
export type ThreadPage = z.infer<typeof ThreadPage>;

export const SendInput = z.strictObject({
  body: z.string().trim().min(1, 'Enter a message.').max(messageLength, 'This message is too long.'),
  /** Ids of documents of the client. */
  attachments: z.array(z.string().min(1).max(100)).max(attachmentLimit).default([]),
});
export type SendInput = z.infer<typeof SendInput>;

/** The newest message that was on screen. */
export const ReadInput = z.strictObject({ clientId, upTo: z.string().min(1).max(100) });
export type ReadInput = z.infer<typeof ReadInput>;

/** Unread messages: all together, and for preparers those of each client who has any. */
export const Unread = z.object({
  count: z.number().int(),
  byClient: z.record(z.string(), z.number().int()),
});
export type Unread = z.infer<typeof Unread>;

/** Whether somebody is there to answer, and who. */
export const ThreadPeople = z.object({ preparers: z.array(z.object({ id: z.string(), name: z.string() })) });
export type ThreadPeople = z.infer<typeof ThreadPeople>;
