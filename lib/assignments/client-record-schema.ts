import { z } from 'zod';
import { EmailAddress, personName } from '@/lib/accounts/schema';
import { mostInvited } from './invitation-limits';

/** A client whom a preparer adds without an account. With an address, an invitation to one goes out. */
const NewClient = z.strictObject({
  firstName: personName('First name'),
  lastName: personName('Last name'),
  email: EmailAddress.optional(),
});

export const NewClientsInput = z.strictObject({
  taxYear: z.literal([2024, 2025]),
  clients: z.array(NewClient).min(1, 'Enter a name.').max(mostInvited),
});
export type NewClientsInput = z.infer<typeof NewClientsInput>;

export const NewClients = z.object({
  added: z.array(z.object({ id: z.string(), firstName: z.string(), lastName: z.string() })),
  /** Rows whose name a client without an account of the same preparer has already. */
  known: z.array(z.object({ firstName: z.string(), lastName: z.string() })),
});
export type NewClients = z.infer<typeof NewClients>;

export const InviteRecordInput = z.strictObject({ email: EmailAddress });
export type InviteRecordInput = z.infer<typeof InviteRecordInput>;

/** The permission to change a return as the client signed it on paper. */
export const PaperPermissionInput = z.strictObject({
  version: z.string().max(40),
  signature: z.string().trim().min(2, 'Enter the client’s name as signed.').max(200),
  signedOn: z.iso.date('Enter the signature date.'),
});
export type PaperPermissionInput = z.infer<typeof PaperPermissionInput>;

/** What a client without an account signs on paper. */
export const PaperForm = z.object({ version: z.string(), title: z.string(), wording: z.array(z.string()) });
export type PaperForm = z.infer<typeof PaperForm>;
