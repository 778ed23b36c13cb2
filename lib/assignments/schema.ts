import { z } from 'zod';
import { leaveNumbersOut, namesPersonalNumber } from '@/lib/format/plain-reason';
import { Document } from '@/lib/documents/schema';
import { FilingState, TaxReturn } from '@/lib/returns/schema';

export const Person = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});

export const Assignment = z.object({
  id: z.string(),
  preparerId: z.string(),
  clientId: z.string(),
  /** Both by name, so that a list of pairs needs no list of people. */
  preparer: Person,
  client: Person,
  notes: z.string(),
  createdAt: z.string(),
});
export type Assignment = z.infer<typeof Assignment>;

export const AssignInput = z.strictObject({
  preparerId: z.string().min(1).max(100),
  clientId: z.string().min(1).max(100),
  notes: z
    .string()
    .trim()
    .max(2000)
    .refine((text) => !namesPersonalNumber(text), leaveNumbersOut)
    .default(''),
});
export type AssignInput = z.infer<typeof AssignInput>;

/** A client's return as lists show it: no lines, no forms. */
export const QueueReturn = TaxReturn.omit({ calculationResults: true, reviewed: true }).extend({
  /** When the figures were calculated; null before the first calculation. */
  calculatedAt: z.string().nullable(),
  /** Set when the figures aren't those of the facts any more; `since` is null when only our calculation changed. */
  outdated: z.object({ since: z.string().nullable() }).nullable(),
  /** State returns in the order of the calculation. */
  states: z.array(
    z.object({
      /** Postal code. */
      code: z.string(),
      name: z.string(),
      /** Whole dollars, an amount owed below zero; null when the return isn't calculated. */
      refund: z.number().nullable(),
      /** Where its filing stands; null before it is signed. */
      filing: FilingState.nullable(),
    }),
  ),
});
export type QueueReturn = z.infer<typeof QueueReturn>;

/** What waits in a client's case. */
export const OpenPoints = z.object({
  /** Documents that no preparer has looked at. */
  unreviewedDocuments: z.number().int(),
  /** Requests that the client has not answered. */
  openRequests: z.number().int(),
  /** Those of them whose due date has passed. */
  overdueRequests: z.number().int(),
  /** Requests with a reply that no preparer has closed. */
  answeredRequests: z.number().int(),
  unreadMessages: z.number().int(),
});
export type OpenPoints = z.infer<typeof OpenPoints>;

export const AssignedClient = Person.extend({
  role: z.literal('client'),
  taxReturn: QueueReturn.nullable(),
  /** True when the client was given more time to file (Form 4868). */
  extended: z.boolean(),
  openPoints: OpenPoints,
  assignedAt: z.string(),
});
export type AssignedClient = z.infer<typeof AssignedClient>;

export const ClientDetail = z.object({
  client: Person,
  taxReturn: TaxReturn.nullable(),
  documents: z.array(Document),
  /** True while the client lets their preparer change the return (lib/consents, `preparer-changes`). */
  changesAllowed: z.boolean(),
});
export type ClientDetail = z.infer<typeof ClientDetail>;

/** The preparer who looks after a client, as the client sees them. */
export const AssignedPreparer = z.object({ name: z.string(), email: z.string() });
export type AssignedPreparer = z.infer<typeof AssignedPreparer>;

/** The client in the path of a preparer's call. */
export const ClientParams = z.object({ clientId: z.string() });
