import { passwordLength } from '@/lib/accounts/password-length';
import { type SignupInput } from '@/lib/accounts/schema';

export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

/** Problems by field, and the toast that goes with them where the specification names one. */
export type FormProblems<Name extends string> = {
  fields: FieldErrors<Name>;
  toast?: { title: string; description: string };
};

export const loginFields = ['email', 'password'] as const;
export type LoginField = (typeof loginFields)[number];

export const signupFields = ['firstName', 'lastName', 'email', 'password', 'confirmPassword'] as const;
export type SignupField = (typeof signupFields)[number];

const missing: Record<SignupField, string> = {
  firstName: 'Enter your first name',
  lastName: 'Enter your last name',
  email: 'Enter your email address',
  password: 'Enter your password',
  confirmPassword: 'Enter the same password again',
};

function findMissing<Name extends SignupField>(values: Record<Name, string>, names: readonly Name[]) {
  const fields: FieldErrors<Name> = {};
  for (const name of names) if (values[name].trim() === '') fields[name] = missing[name];
  return Object.keys(fields).length === 0 ? null : fields;
}

const noAddress = 'Enter an email address, like name@example.com';

/** Rough on purpose: the server decides, and its words are shown beside the field. */
const hasAddress = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text.trim());

/** What keeps the login form from being sent; null when nothing does. */
export function checkLogin(values: Record<LoginField, string>): FormProblems<LoginField> | null {
  const fields = findMissing(values, loginFields);
  if (fields !== null) return { fields };
  return hasAddress(values.email) ? null : { fields: { email: noAddress } };
}

export type SignupCheck =
  { ok: true; input: SignupInput } | { ok: false; problems: FormProblems<SignupField> };

/**
 * The checks of spec section 5 in their order, before any call: filled, same password twice, long enough, an address.
 * Everything else is the server's to refuse.
 */
export function checkSignup(
  values: Record<SignupField, string>,
  { planTier, taxYear }: Pick<SignupInput, 'planTier' | 'taxYear'>,
): SignupCheck {
  const fields = findMissing(values, signupFields);
  if (fields !== null) return { ok: false, problems: { fields } };
  const { confirmPassword, ...rest } = values;
  if (values.password !== confirmPassword) {
    const toast = {
      title: 'Passwords do not match',
      description: 'Please ensure both passwords are the same',
    };
    return {
      ok: false,
      problems: { fields: { confirmPassword: 'Enter the same password in both boxes' }, toast },
    };
  }
  if (values.password.length < passwordLength.min) {
    const toast = { title: 'Password too short', description: 'Password must be at least 8 characters' };
    return { ok: false, problems: { fields: { password: 'Use 8 characters or more' }, toast } };
  }
  if (!hasAddress(values.email)) return { ok: false, problems: { fields: { email: noAddress } } };
  return { ok: true, input: { ...rest, planTier, taxYear } };
}
