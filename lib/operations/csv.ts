/**
 * One line of CSV (RFC 4180), with its line break. A cell that a spreadsheet would run as a formula is led by an
 * apostrophe: names come from people. Full-width signs count: some spreadsheets read them as the usual ones.
 */
export const writeCsvRow = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${(/^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
