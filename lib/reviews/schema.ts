import { z } from 'zod';
import { LineUnit } from '@/lib/returns/schema';

export const ReviewStatus = z.enum(['reviewed', 'approved', 'needs-clarification']);

export const ReviewInput = z.strictObject({
  documentId: z.string().min(1).max(100),
  status: ReviewStatus.default('reviewed'),
  notes: z.string().trim().max(4000).default(''),
  recommendations: z.string().trim().max(4000).default(''),
});
export type ReviewInput = z.infer<typeof ReviewInput>;

export const Review = z.object({
  id: z.string(),
  documentId: z.string(),
  status: ReviewStatus,
  notes: z.string(),
  recommendations: z.string(),
  createdAt: z.string(),
});
export type Review = z.infer<typeof Review>;

const id = z.string().min(1).max(100);

const TickValue = z.union([z.string().max(300), z.boolean(), z.null()]);

/** Ticks values that a preparer compared with the document, or takes the ticks back. */
export const TickInput = z.strictObject({
  documentId: id,
  ticked: z.boolean(),
  /** Each with the value as the preparer saw it: numbers of people and accounts masked. */
  fields: z
    .array(z.strictObject({ path: z.string().min(1).max(100), value: TickValue }))
    .min(1)
    .max(500),
});
export type TickInput = z.infer<typeof TickInput>;

/** A tick that holds: the value is still the one that was ticked. */
export const Tick = z.object({
  documentId: z.string(),
  fieldPath: z.string(),
  preparerId: z.string(),
  preparerName: z.string(),
  at: z.string(),
});
export type Tick = z.infer<typeof Tick>;

/** What a request is pinned to: a document, one of its fields, a question of the interview, a line, or nothing. */
const PinInput = z.union([
  z.strictObject({ documentId: id, fieldPath: z.string().min(1).max(100).optional() }),
  z.strictObject({ questionId: z.string().min(1).max(200) }),
  z.strictObject({
    form: z.string().min(1).max(40),
    line: z.string().min(1).max(10),
    copy: z.number().int().min(0).max(100).optional(),
  }),
]);

const question = z.string().trim().min(1, 'Enter what you need to know.').max(2000);
/** The day by which the reply is needed, `YYYY-MM-DD`. */
const dueOn = z.iso.date('Enter a date.');

export const RequestInput = z.strictObject({
  question,
  pin: PinInput.optional(),
  dueOn: dueOn.optional(),
});
export type RequestInput = z.infer<typeof RequestInput>;

const clientIds = z
  .array(id)
  .min(1)
  .max(100)
  .refine((ids) => new Set(ids).size === ids.length, 'A client is listed twice.');

/** Asks many clients the same, or reminds them of their open questions. */
export const AskManyInput = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('ask'), clientIds, question, dueOn: dueOn.optional() }),
  z.strictObject({ action: z.literal('remind'), clientIds }),
]);
export type AskManyInput = z.infer<typeof AskManyInput>;

export const ReplyInput = z
  .strictObject({
    reply: z.string().trim().max(4000),
    /** Documents of the client that came with the reply. */
    documentIds: z.array(id).max(20).default([]),
  })
  .refine(({ reply, documentIds }) => reply !== '' || documentIds.length > 0, {
    message: 'Enter a reply.',
    path: ['reply'],
  });
export type ReplyInput = z.infer<typeof ReplyInput>;

/** What a preparer writes into the field or the answer that a request is about, as it is typed there. */
export const AcceptInput = z.strictObject({ value: z.string().trim().min(1, 'Enter a value.').max(500) });
export type AcceptInput = z.infer<typeof AcceptInput>;

/** Whether the signed-in client gets reminders of questions by email. */
export const Reminders = z.strictObject({ byEmail: z.boolean() });
export type Reminders = z.infer<typeof Reminders>;

export const CloseInput = z.strictObject({ closed: z.boolean() });

const Pin = z.object({
  /** What it is called: the document, its box, the line. */
  label: z.string(),
  documentId: z.string().nullable(),
  fieldPath: z.string().nullable(),
  questionId: z.string().nullable(),
  form: z.string().nullable(),
  line: z.string().nullable(),
  copy: z.number().int().nullable(),
});
export type Pin = z.infer<typeof Pin>;

export const InformationRequest = z.object({
  id: z.string(),
  preparerName: z.string(),
  question: z.string(),
  reply: z.string().nullable(),
  pin: Pin.nullable(),
  /** What the client uploaded in the reply; without a name once it is deleted. */
  uploads: z.array(z.object({ documentId: z.string().nullable(), name: z.string().nullable() })),
  createdAt: z.string(),
  /** `YYYY-MM-DD`; null when there is no hurry. */
  dueOn: z.string().nullable(),
  answeredAt: z.string().nullable(),
  closedAt: z.string().nullable(),
  /** When the reply was written into the return. */
  acceptedAt: z.string().nullable(),
});
export type InformationRequest = z.infer<typeof InformationRequest>;

export const NoteInput = z.strictObject({ body: z.string().trim().min(1, 'Enter a note.').max(4000) });
export type NoteInput = z.infer<typeof NoteInput>;

export const Note = z.object({
  id: z.string(),
  authorId: z.string(),
  authorName: z.string(),
  body: z.string(),
  createdAt: z.string(),
});
export type Note = z.infer<typeof Note>;

/** Who made a change; null for the product itself. */
const ChangedBy = z.object({ name: z.string(), role: z.enum(['client', 'preparer']) }).nullable();

/** A change that a preparer made for the signed-in client. */
export const PreparerChange = z.object({
  id: z.string(),
  at: z.string(),
  preparerName: z.string(),
  what: z.string(),
  questionId: z.string().nullable(),
  documentId: z.string().nullable(),
  /** Fields of the document that the preparer confirmed or corrected. */
  fieldPaths: z.array(z.string()),
  /** True while nobody has changed the same answer or field since. */
  isLatest: z.boolean(),
});
export type PreparerChange = z.infer<typeof PreparerChange>;

const LineValue = z.union([z.number(), z.string(), z.boolean()]).nullable();

/** What is different since a preparer last decided on the return. */
export const Changes = z.object({
  /** The decision that counts as the last look; null when there was none. */
  since: z
    .object({
      at: z.string(),
      status: z.enum(['approved', 'draft']),
      preparerName: z.string(),
      message: z.string(),
      /** Why it was approved although something was open; empty when nothing was. */
      reason: z.string(),
    })
    .nullable(),
  facts: z.array(
    z.object({ at: z.string(), what: z.string(), by: ChangedBy, questionId: z.string().nullable() }),
  ),
  lines: z.array(
    z.object({
      form: z.string(),
      line: z.string(),
      copy: z.number().int(),
      label: z.string(),
      unit: LineUnit,
      before: LineValue,
      after: LineValue,
    }),
  ),
  /** True when more facts changed than are listed. */
  more: z.boolean(),
  /** Answers and values that are other than at the last look, named as on screen; numbers of people are masked. */
  values: z.array(
    z.object({
      questionId: z.string().nullable(),
      documentId: z.string().nullable(),
      fieldPath: z.string().nullable(),
      name: z.string(),
      before: z.string().nullable(),
      after: z.string().nullable(),
      /** Whole dollars of federal refund, after the changes above it; null when it can't be separated. */
      effect: z.number().nullable(),
      /** Who made it last, and when; null when that isn't known. */
      by: ChangedBy,
      at: z.string().nullable(),
      /** The preparers who checked the value as it is now. */
      checkedBy: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  ),
  /** The federal refund (negative: owed) at the last look and with the answers now; null when it can't be calculated. */
  balance: z.object({ before: z.number().nullable(), after: z.number().nullable() }).nullable(),
});
export type Changes = z.infer<typeof Changes>;

/** Checks values that moved since the last decision, or takes the checks back, each with the value as the preparer saw it. */
export const CheckChangeInput = z.strictObject({
  checked: z.boolean(),
  values: z
    .array(
      z.strictObject({
        questionId: z.string().max(200).nullable(),
        documentId: id.nullable(),
        fieldPath: z.string().max(100).nullable(),
        after: z.string().max(10_000).nullable(),
      }),
    )
    .min(1)
    .max(1000),
});
export type CheckChangeInput = z.infer<typeof CheckChangeInput>;

export const RevealReason = z.enum(['compare', 'correct', 'irs', 'sign']);
export type RevealReason = z.infer<typeof RevealReason>;

/** One identifier that a preparer must see in full, and why. */
export const RevealInput = z.union([
  z.strictObject({ documentId: id, fieldPath: z.string().min(1).max(100), reason: RevealReason }),
  z.strictObject({ questionId: z.string().min(1).max(200), reason: RevealReason }),
]);
export type RevealInput = z.infer<typeof RevealInput>;

export const Revealed = z.object({ value: z.string() });
export type Revealed = z.infer<typeof Revealed>;

/** One thing that waits for the client. */
export const WaitingItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('request'), at: z.string(), request: InformationRequest }),
  z.object({
    kind: z.literal('document'),
    at: z.string(),
    documentId: z.string(),
    name: z.string(),
    preparerName: z.string(),
    notes: z.string(),
    recommendations: z.string(),
  }),
  z.object({
    kind: z.literal('engagement'),
    at: z.string(),
    letterId: z.string(),
    preparerName: z.string(),
    taxYear: z.number().int(),
  }),
  z.object({
    kind: z.literal('returned'),
    at: z.string(),
    returnId: z.string(),
    preparerName: z.string(),
    message: z.string(),
  }),
  z.object({
    kind: z.literal('changed'),
    at: z.string(),
    preparerName: z.string(),
    count: z.number().int(),
  }),
  z.object({
    kind: z.literal('approved'),
    at: z.string(),
    returnId: z.string(),
    preparerName: z.string(),
    message: z.string(),
  }),
]);
export type WaitingItem = z.infer<typeof WaitingItem>;
