import { z } from 'zod';
import { findNameProblem } from '@/lib/format/person-name';
import { isWithoutAccount } from './no-account';
import { passwordLength } from './password-length';

export const PlanTier = z.enum(['basic', 'premium', 'business']);
/** As a caller may write it: plans are shown with a capital. */
const anyCase = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
  PlanTier,
);
export type PlanTier = z.infer<typeof PlanTier>;

/** An email address as it is stored: in lower case. */
export const EmailAddress = z
  .string()
  .trim()
  .max(254, 'This email address is too long.')
  .pipe(z.email('Enter a valid email address.'))
  .transform((value) => value.toLowerCase())
  .refine((value) => !isWithoutAccount(value), 'Enter a valid email address.');

/** A first or last name. */
export const personName = (field: string) =>
  z
    .string()
    .trim()
    .min(1, `${field} is required.`)
    // A text beyond the limit isn't looked at character by character.
    .max(100, { error: `${field} can have up to 100 characters.`, abort: true })
    .refine((name) => findNameProblem(name) !== 'characters', {
      message: `${field} has a character that isn’t allowed in a name.`,
    })
    .refine((name) => name === '' || findNameProblem(name) !== 'empty', { message: `${field} is required.` });

/** A password that is being chosen. Whether it is a common one is checked on the server. */
export const NewPassword = z
  .string()
  .min(passwordLength.min, 'Password must be at least 8 characters')
  .max(passwordLength.max, 'Password can have up to 200 characters');

export const SignupInput = z.strictObject({
  email: EmailAddress,
  password: NewPassword,
  firstName: personName('First name'),
  lastName: personName('Last name'),
  planTier: anyCase,
  /** The year of the first return; a plain form sends it as text. */
  taxYear: z.coerce
    .number()
    .pipe(z.literal([2024, 2025]))
    .default(2024),
});
export type SignupInput = z.infer<typeof SignupInput>;

export const LoginInput = z.strictObject({
  email: z.string().trim().max(254).toLowerCase(),
  password: z.string().max(passwordLength.max),
});
export type LoginInput = z.infer<typeof LoginInput>;

/** What the browser may know of the signed-in person (contract section 2). */
export const CurrentUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(['client', 'preparer', 'admin']),
  planTier: PlanTier,
});
export type CurrentUser = z.infer<typeof CurrentUser>;

/** The answer to a right password: signed in, or a code is still missing. */
export const LoginReply = z.union([CurrentUser, z.object({ mfaRequired: z.literal(true) })]);
export type LoginReply = z.infer<typeof LoginReply>;

/** A person in the administrators' list. No tax data, nothing of how they sign in. */
export const ListedUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(['client', 'preparer', 'admin']),
  createdAt: z.string(),
  /** How many clients a preparer looks after; null for everybody else. */
  clients: z.number().int().nullable(),
  /** Since when nobody can sign in with this account; null for an account in use. */
  suspendedAt: z.string().nullable(),
});
export type ListedUser = z.infer<typeof ListedUser>;

export const UserQuery = z.strictObject({
  role: z.enum(['client', 'preparer', 'admin']).optional(),
  q: z.string().trim().max(100).optional(),
  cursor: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(100),
});
export type UserQuery = z.infer<typeof UserQuery>;

/** Why an account is suspended or reinstated. A fixed list: the audit rows hold no personal data. */
export const SuspensionReason = z.enum([
  'takeover-suspected',
  'fraud-suspected',
  'terms-violated',
  'requested-by-owner',
  'legal-request',
  'checked-and-cleared',
  'suspended-by-mistake',
]);
export type SuspensionReason = z.infer<typeof SuspensionReason>;

export const SuspensionInput = z.strictObject({ suspended: z.boolean(), reason: SuspensionReason });
export type SuspensionInput = z.infer<typeof SuspensionInput>;

export const RoleInput = z.strictObject({ role: z.enum(['client', 'preparer', 'admin']) });
export type RoleInput = z.infer<typeof RoleInput>;
