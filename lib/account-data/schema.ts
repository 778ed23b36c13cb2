import { z } from 'zod';
import { personName } from '@/lib/accounts/schema';

export const ProfileInput = z.strictObject({
  firstName: personName('First name'),
  lastName: personName('Last name'),
});
export type ProfileInput = z.infer<typeof ProfileInput>;

/** Something that somebody else did with this person's data. */
export const AccessEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** Who, by name where they are still here. */
  who: z.string(),
  role: z.string(),
  /** What, in plain words. */
  what: z.string(),
  /** Why, where a reason had to be given. */
  reason: z.string().nullable(),
});
export type AccessEntry = z.infer<typeof AccessEntry>;

/** The address of the account, typed by hand: nobody deletes an account by one wrong click. */
export const DeletionInput = z.strictObject({ email: z.string().trim().toLowerCase().max(254) });
export type DeletionInput = z.infer<typeof DeletionInput>;

/** What a deletion would keep, and why; asked before it. */
export const DeletionPlan = z.object({
  /** Why the account cannot be deleted right now; null when it can. */
  refusal: z.string().nullable(),
  kept: z.array(z.object({ what: z.string(), why: z.string(), until: z.string().nullable() })),
});
export type DeletionPlan = z.infer<typeof DeletionPlan>;
