import { parse } from 'papaparse';
import { longestSalesList, mostSales } from '../limits';
import { isHeaderLine, recognizeColumns } from './columns';
import { readRow, type ReadRow } from './read-row';
import { identityOf } from './sale';

export interface ListRow extends ReadRow {
  /** Its row in the spreadsheet, from 1. */
  line: number;
  /** The line before that is the same, or null. */
  sameAs: number | null;
}

export interface ReadList {
  rows: ListRow[];
  /** Headers of columns that are not used. */
  unused: string[];
  /** Lines of totals, which are no sales. */
  totals: number;
  /** Why nothing can be taken from the list; empty when the rows speak for themselves. */
  faults: string[];
}

const refuse = (...faults: string[]): ReadList => ({ rows: [], unused: [], totals: 0, faults });

/**
 * Reads a broker's list of sales: comma, semicolon, tab or bar between the cells, quotes, a byte-order mark, titles
 * above the headers and totals below are all fine.
 * @param taxYear the year of the return
 */
export function readSalesList(text: string, taxYear: number): ReadList {
  if (text.length > longestSalesList)
    return refuse('The file is too large. Remove sales from other years, or split the file.');
  const plain = text.replace(/^\uFEFF/, '');
  if (plain.trim() === '') return refuse('The file is empty.');
  if (plain.includes('\u0000') || plain.startsWith('PK'))
    return refuse('This isn’t a CSV file. In your spreadsheet, select “Save As” and choose CSV.');
  const { data, errors } = parse<string[]>(plain, { delimitersToGuess: [',', ';', '\t', '|'] });
  if (errors.some(({ type }) => type === 'Quotes'))
    return refuse('A quotation mark isn’t closed. Save the list as CSV again.');
  const headerAt = data.slice(0, 30).findIndex(isHeaderLine);
  if (headerAt < 0)
    return refuse(
      'We can’t find the header row. It must include “Description,” “Date sold,” “Proceeds,” and “Cost basis.”',
    );
  const columns = recognizeColumns(data[headerAt] ?? []);
  if (columns.faults.length > 0) return { ...refuse(...columns.faults), unused: columns.unused };
  return readRows(data, headerAt, columns, taxYear);
}

function readRows(
  data: string[][],
  headerAt: number,
  columns: ReturnType<typeof recognizeColumns>,
  taxYear: number,
): ReadList {
  const rows: ListRow[] = [];
  const lineOfSale = new Map<string, number>();
  let totals = 0;
  data.forEach((cells, index) => {
    if (index <= headerAt || cells.every((cell) => cell.trim() === '')) return;
    if (isTotal(cells, columns.at.get('sold'))) {
      totals += 1;
      return;
    }
    const row = readRow(cells, columns, taxYear);
    const line = index + 1;
    const identity = row.sale ? identityOf(row.sale) : null;
    const sameAs = identity === null ? null : (lineOfSale.get(identity) ?? null);
    if (identity !== null && sameAs === null) lineOfSale.set(identity, line);
    rows.push({ ...row, line, sameAs });
  });
  if (rows.length === 0) return refuse('There are no sales below the header row.');
  if (rows.length > mostSales)
    return refuse(
      `There are ${rows.length.toLocaleString('en-US')} sales. The limit is ${mostSales}. You can enter sales with basis reported to the IRS as one total for each holding period.`,
    );
  return { rows, unused: columns.unused, totals, faults: [] };
}

/** "Total" or "Subtotal" at the start of a line without a day. */
const isTotal = (cells: readonly string[], soldAt = 0): boolean =>
  (cells[soldAt] ?? '').trim() === '' && cells.some((cell) => /^(sub|grand )?total\b/i.test(cell.trim()));
