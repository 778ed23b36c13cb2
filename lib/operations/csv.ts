/**
 * One line of CSV (RFC 4180), with its line break. A cell that a spreadsheet would run as a formula is led by an
 * apostrophe: names come from people.
 */
export const writeCsvRow = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${(/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
