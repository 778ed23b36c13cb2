import { z } from 'zod';
import { EmailAddress, SignupInput } from '@/lib/accounts/schema';
import { mostInvited } from './invitation-limits';

/** Who is asked to become a client. Administrators say of which preparer; preparers ask for themselves. */
export const InvitationInput = z.strictObject({
  emails: z.array(EmailAddress).min(1, 'Enter an email address.').max(mostInvited),
  preparerId: z.string().min(1).max(100).optional(),
});
export type InvitationInput = z.infer<typeof InvitationInput>;

/** An invitation as staff see it. Whether the address has an account is not said. */
export const Invitation = z.object({
  id: z.string(),
  email: z.string(),
  preparerName: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  state: z.enum(['pending', 'accepted', 'expired', 'revoked']),
});
export type Invitation = z.infer<typeof Invitation>;

const token = z.string().min(1).max(200);

export const InvitationToken = z.strictObject({ token });
export type InvitationToken = z.infer<typeof InvitationToken>;

/** What an invitation offers to whoever holds its link, and what they do next. */
export const InvitationOffer = z.object({
  email: z.string(),
  preparerName: z.string(),
  /**
   * `accept`: signed in with the invited address. `sign-in`: the address has an account. `sign-up`: it has none.
   * `other-account`: somebody else is signed in.
   */
  next: z.enum(['accept', 'sign-in', 'sign-up', 'other-account']),
});
export type InvitationOffer = z.infer<typeof InvitationOffer>;

/** Accepts an invitation, with a new account unless the invited client is signed in. */
export const AcceptInput = z.strictObject({
  token,
  account: SignupInput.pick({ firstName: true, lastName: true, password: true }).optional(),
});
export type AcceptInput = z.infer<typeof AcceptInput>;
