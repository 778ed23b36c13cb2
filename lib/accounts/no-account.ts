/**
 * A preparer's client without an account: a person whose address is a placeholder, with no password. Nobody can sign in
 * or be written to with it; by accepting an invitation the client gives it their own address.
 */
const ending = '@no-account.invalid';

export const isWithoutAccount = (email: string): boolean => email.endsWith(ending);

/** A placeholder of its own for each. */
export const placeholderAddress = (): string => `client-${crypto.randomUUID()}${ending}`;

/** What placeholders end with, for the database. */
export const placeholderEnding = ending;

/** An address as staff see it. */
export const shownAddress = (email: string): string => (isWithoutAccount(email) ? 'No account yet' : email);
