import { z } from 'zod';
import { questionLength } from './limits';

/** Where a statement stands: a page of a training PDF, a line of the return, or what the IRS publishes. */
export const Citation = z.union([
  z.object({ title: z.string(), page: z.number().int(), url: z.string() }),
  z.object({ form: z.string(), line: z.string(), label: z.string(), url: z.string() }),
  z.object({ source: z.string(), section: z.string(), url: z.string() }),
]);
export type Citation = z.infer<typeof Citation>;

/** A change of an answer that the co-pilot prepares. Nothing happens before the client confirms it. */
export const Proposal = z.object({
  questionId: z.string(),
  question: z.string(),
  answer: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
  /** The answer as the card shows it. */
  shown: z.string(),
});
export type Proposal = z.infer<typeof Proposal>;

/** What the screen offers beside the text. */
export const Detail = z.object({
  /** Nothing fitted, or a person should look: offers the preparer. */
  handOver: z.boolean(),
  proposal: Proposal.nullable(),
  /** Who wrote the words: Plainfile, or an outside model whose every figure was checked. */
  by: z.enum(['plainfile', 'model']),
});
export type Detail = z.infer<typeof Detail>;

export const ChatMessage = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  citations: z.array(Citation),
  createdAt: z.string(),
  handOver: z.boolean(),
  proposal: Proposal.nullable(),
  by: z.enum(['plainfile', 'model']),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const AskInput = z.strictObject({
  message: z
    .string()
    .trim()
    .min(1, 'Enter a question.')
    .max(questionLength, 'This question is too long. Ask one thing at a time.'),
  taxReturnId: z.string().min(1).max(100),
});
export type AskInput = z.infer<typeof AskInput>;

export const Exchange = z.object({ userMessage: ChatMessage, assistantMessage: ChatMessage });
export type Exchange = z.infer<typeof Exchange>;

export const HistoryQuery = z.strictObject({
  taxReturnId: z.string().min(1).max(100),
  cursor: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(100),
});
export type HistoryQuery = z.infer<typeof HistoryQuery>;

/** What left Plainfile for an outside model, with names and numbers replaced. */
export const Disclosure = z.object({
  id: z.string(),
  recipient: z.string(),
  content: z.string(),
  createdAt: z.string(),
});
export type Disclosure = z.infer<typeof Disclosure>;

/** An event of a streamed answer. */
export const ChatEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('status'), text: z.string() }),
  z.object({ type: z.literal('delta'), text: z.string() }),
  z.object({ type: z.literal('restart') }),
  z.object({ type: z.literal('done'), exchange: Exchange }),
  z.object({ type: z.literal('error'), message: z.string() }),
]);
export type ChatEvent = z.infer<typeof ChatEvent>;
