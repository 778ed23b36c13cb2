// Numbers of people and of their accounts; those of employers and payers are printed for everybody to see.
const ofEverybody = /(^|[._])(ssn|account|account_number|routing_number)$/;
const ofPeople = /(^|[._])(recipient|borrower|student)_tin$/;
const looksLikeSsn = /^[\dX*•]{3}-?[\dX*•]{2}-?\d{4}$/i;

/**
 * Whether a value names a person or an account and stays masked for everybody but the client (contract section 3).
 * @param path the path within its form, or with the prefix of a file's second form
 */
export function isIdentifier(path: string, value: string): boolean {
  const last = path.replaceAll(/\[\d+\]/g, '');
  return ofEverybody.test(last) || ofPeople.test(last) || looksLikeSsn.test(value);
}
