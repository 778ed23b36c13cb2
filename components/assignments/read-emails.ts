/**
 * The email addresses in pasted text or in a CSV file, each once, in their order: whatever stands between separators and
 * has an @ sign. The server decides whether each is an address.
 */
export function readEmails(text: string): string[] {
  const found = text
    .split(/[\s,;<>"']+/)
    .filter((word) => word.includes('@'))
    .map((word) => word.toLowerCase());
  return [...new Set(found)];
}
