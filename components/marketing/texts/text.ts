/** A part of a page of words, which other pages link to by its id. */
export interface TextSection {
  id: string;
  title: string;
  paragraphs: readonly string[];
}

/** What a page of words depends on. */
export interface Site {
  /** Whether a simulator answers in place of the IRS. */
  simulated: boolean;
  /** Where people write for help; null while the operator named no address. */
  supportEmail: string | null;
}

/** The last section of each page. */
export const contact = ({ supportEmail }: Site): TextSection => ({
  id: 'contact',
  title: 'Contact',
  paragraphs: [
    supportEmail === null
      ? 'This site doesn’t have a support email address yet. Once you have a preparer, you can write to them under Messages.'
      : `Write to ${supportEmail}. Never send your Social Security number by email.`,
  ],
});
