import { z } from 'zod';
import { Document } from '@/lib/documents/schema';
import { TaxReturn } from '@/lib/returns/schema';

export const Assignment = z.object({
  id: z.string(),
  preparerId: z.string(),
  clientId: z.string(),
  notes: z.string(),
  createdAt: z.string(),
});
export type Assignment = z.infer<typeof Assignment>;

export const AssignInput = z.strictObject({
  preparerId: z.string().min(1).max(100),
  clientId: z.string().min(1).max(100),
  notes: z.string().trim().max(2000).default(''),
});
export type AssignInput = z.infer<typeof AssignInput>;

/** A client as the preparers' screens show them. */
export const ClientPerson = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});

export const AssignedClient = ClientPerson.extend({ taxReturn: TaxReturn.nullable() });
export type AssignedClient = z.infer<typeof AssignedClient>;

export const ClientDetail = z.object({
  client: ClientPerson,
  taxReturn: TaxReturn.nullable(),
  documents: z.array(Document),
});
export type ClientDetail = z.infer<typeof ClientDetail>;

/** The preparer who looks after a client, as the client sees them. */
export const AssignedPreparer = z.object({ name: z.string(), email: z.string() });
export type AssignedPreparer = z.infer<typeof AssignedPreparer>;
