import { z } from 'zod';
import { passwordLength } from './password-length';
import { NewPassword } from './schema';

/** Six digits of an authenticator app, or a recovery code; spaces people type are taken out. */
export const Code = z
  .string()
  .max(40)
  .transform((value) => value.replaceAll(/\s/g, '').toLowerCase())
  .pipe(
    z
      .string()
      .regex(/^([0-9]{6}|[a-z0-9]{4}(-?[a-z0-9]{4}){3})$/, 'Enter the six-digit code or a recovery code.'),
  );

export const CodeInput = z.strictObject({ code: Code });
export type CodeInput = z.infer<typeof CodeInput>;

const Given = z.string().max(passwordLength.max);

/** Who is at the keyboard: the password, or a code where an app is set up. */
export const ConfirmInput = z.union([z.strictObject({ password: Given }), z.strictObject({ code: Code })]);
export type ConfirmInput = z.infer<typeof ConfirmInput>;

/** People who only sign in through Google have no current password. */
export const PasswordInput = z.strictObject({ currentPassword: Given.optional(), newPassword: NewPassword });
export type PasswordInput = z.infer<typeof PasswordInput>;

export const ForgotInput = z.strictObject({
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
});
export type ForgotInput = z.infer<typeof ForgotInput>;

export const ResetInput = z.strictObject({ token: z.string().max(100), password: NewPassword });
export type ResetInput = z.infer<typeof ResetInput>;

/** How this account signs in. */
export const SecondFactorState = z.object({
  enabled: z.boolean(),
  /** When it was set up; null while it is off. */
  since: z.string().nullable(),
  recoveryCodesLeft: z.number(),
  /** True when this person's role may not do without. */
  required: z.boolean(),
  hasPassword: z.boolean(),
  /** True while a client should be offered to turn it on: it is off, and the offer was not closed. */
  offered: z.boolean(),
});
export type SecondFactorState = z.infer<typeof SecondFactorState>;

/** What an authenticator app needs; shown once, while it is set up. */
export const SecondFactorSetup = z.object({
  /** The key to type in where no camera is at hand. */
  secret: z.string(),
  /** The same as an SVG document. */
  qr: z.string(),
});
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>;

/** Shown once; only their hashes are kept. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** A browser that is signed in. */
export const SignedInBrowser = z.object({
  id: z.string(),
  /** "Firefox on Windows". */
  device: z.string(),
  isCurrent: z.boolean(),
  signedInAt: z.string(),
  lastSeenAt: z.string(),
});
export type SignedInBrowser = z.infer<typeof SignedInBrowser>;

/** Whole seconds until the session ends: without another request, and at the latest. */
export const SessionClock = z.object({ idleSeconds: z.number(), absoluteSeconds: z.number() });
export type SessionClock = z.infer<typeof SessionClock>;
