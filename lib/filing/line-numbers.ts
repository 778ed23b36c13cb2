/** Lines of Form 1040 of 2024 that have another number since 2025 (lib/tax/us/print/2025.ts; a test compares the two). */
const since2025: Readonly<Record<string, string>> = {
  '7': '7a',
  '11': '11a',
  '12': '12e',
  '13': '13a',
  '27': '27a',
};

/** The number that a line of the 2024 Form 1040 has on the form of a year. */
export const lineOf1040 = (number: string, taxYear: number): string =>
  taxYear < 2025 ? number : (since2025[number] ?? number);
