/**
 * What a text of 2024 calls otherwise on a return of 2025: the lines of Form 1040 that have another number, the day by which
 * somebody was born who is 65, and where the IRS published the amounts of the year.
 * @param renumbered lines of Form 1040 of 2024, with the number of 2025
 */
export const wordsOf2025 = (renumbered: Readonly<Record<string, string>>): [RegExp, string][] => [
  ...Object.entries(renumbered).flatMap(([old, now]): [RegExp, string][] => [
    [new RegExp(`(Form 1040(?: or 1040-SR)?), line ${old}(?![\\da-z])`, 'g'), `$1, line ${now}`],
    // The form of the year before keeps its numbers.
    [new RegExp(`line ${old} of (your (?:2025 )?)?Form 1040`, 'g'), `line ${now} of $1Form 1040`],
  ]),
  [/January 2, 1960/g, 'January 2, 1961'],
  [/Rev\. Proc\. 2023-34, section 3\.06/g, 'Rev. Proc. 2024-40, section 2.06'],
  [/Rev\. Proc\. 2023-34, section 3\.13/g, 'Rev. Proc. 2024-40, section 2.13'],
  [/Rev\. Proc\. 2023-34, section 3\.30/g, 'Rev. Proc. 2024-40, section 2.31'],
  [/Rev\. Proc\. 2023-23/g, 'Rev. Proc. 2024-25'],
  [/Notice 2023-75/g, 'Notice 2024-80'],
  [/Notice 2024-08/g, 'Notice 2025-5'],
];
