/**
 * The names of the forms that are read, in the order of the registry, apart from what it knows about their boxes: a
 * screen that only names forms loads this list and no more.
 */
export const formNames = [
  'W-2',
  '1099-INT',
  '1099-DIV',
  '1099-R',
  '1099-G',
  'SSA-1099',
  '1098-E',
  '1099-NEC',
  '1098',
  '1098-T',
  '1099-MISC',
  '1099-K',
  '1099-B',
  '1095-A',
] as const;

/** Read, but counted only where a business says that the pay is its own (lib/interview/business-papers.ts). */
const paidToBusinesses: readonly string[] = ['1099-NEC', '1099-K'];

/** Whether the boxes of a form have a place of their own in a return. */
export const hasOwnPlace = (form: string): boolean =>
  formNames.some((name) => name === form) && !paidToBusinesses.includes(form);
