import { z } from 'zod';
import { FilingState, ReturnStatus } from '@/lib/returns/schema';
import { Person } from './schema';

const id = z.string().min(1).max(100);

/** Columns that the administrators' list of clients can be sorted by; `waiting` puts clients without a preparer first. */
export const ClientSort = z.enum(['waiting', 'name', 'joined', 'status', 'preparer']);

export const AdminClientsQuery = z.strictObject({
  cursor: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  q: z.string().trim().max(100).optional(),
  /** Clients of one preparer, by id, or `none` for those who have none. */
  preparer: id.optional(),
  status: z.union([ReturnStatus, z.literal('none')]).optional(),
  sort: ClientSort.default('waiting'),
  direction: z.enum(['asc', 'desc']).default('asc'),
});
export type AdminClientsQuery = z.infer<typeof AdminClientsQuery>;

/** A client as administrators see them: who looks after them and what waits for whom. No figures of a return. */
export const AdminClient = Person.extend({
  joinedAt: z.string(),
  preparers: z.array(z.object({ id: z.string(), name: z.string() })),
  taxReturn: z
    .object({
      taxYear: z.number(),
      status: ReturnStatus,
      filing: FilingState.nullable(),
      /** True when the client was given more time to file (Form 4868). */
      extended: z.boolean(),
    })
    .nullable(),
  /** Requests that wait for the client, and replies that wait for a preparer. */
  openRequests: z.number().int(),
  answeredRequests: z.number().int(),
});
export type AdminClient = z.infer<typeof AdminClient>;

/** What one preparer has to do: numbers of clients, and of requests. */
export const Workload = z.object({
  preparer: Person,
  suspended: z.boolean(),
  clients: z.number().int(),
  toReview: z.number().int(),
  toSign: z.number().int(),
  /** Returns that the IRS rejected or that couldn't be sent. */
  cameBack: z.number().int(),
  openRequests: z.number().int(),
  overdueRequests: z.number().int(),
  answeredRequests: z.number().int(),
  /** Clients whose return isn't filed, by the year and the extension that decide when it is due. */
  notFiled: z.array(z.object({ taxYear: z.number(), extended: z.boolean(), count: z.number().int() })),
});
export type Workload = z.infer<typeof Workload>;

/** As many as the list shows on its first page. */
const clientIds = z
  .array(id)
  .min(1)
  .max(100)
  .refine((ids) => new Set(ids).size === ids.length, 'A client is listed twice.');

/** Gives clients to a preparer: `assign` adds the preparer, `move` takes the client from all others. */
export const AssignManyInput = z.strictObject({
  action: z.enum(['assign', 'move']),
  preparerId: id,
  clientIds,
});
export type AssignManyInput = z.infer<typeof AssignManyInput>;

/** What became of one row of a bulk action. */
export const BulkResult = z.object({ clientId: z.string(), done: z.boolean(), message: z.string() });
export type BulkResult = z.infer<typeof BulkResult>;
