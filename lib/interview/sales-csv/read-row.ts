import {
  type Cell,
  isFormula,
  readAcquired,
  readBox,
  readDay,
  readMoney,
  readReported,
  readTerm,
  readYesNo,
  unwrapCell,
} from './cells';
import { type ColumnKind, type Columns } from './columns';
import { type CsvSale } from './sale';

export interface ReadRow {
  sale: CsvSale | null;
  /** What is wrong, one sentence each; empty when the sale can be taken. */
  faults: string[];
  /** True when an amount had more than two decimals. */
  isRounded: boolean;
}

const longestDescription = 100;

/**
 * Reads one line of the list. Everything that is wrong with it is said at once.
 * @param taxYear the year of the return: sales of another year are refused
 */
export function readRow(cells: readonly string[], { at }: Columns, taxYear: number): ReadRow {
  const faults: string[] = [];
  let isRounded = false;
  const cell = (kind: ColumnKind): string => {
    const index = at.get(kind);
    return index === undefined ? '' : unwrapCell(cells[index] ?? '');
  };
  const take = <T>(read: Cell<T>, what: string, otherwise: T): T => {
    if (!read.ok) {
      faults.push(`${what}: ${read.message}`);
      return otherwise;
    }
    if (read.isRounded) isRounded = true;
    return read.value;
  };
  const amount = (kind: ColumnKind, what: string): number =>
    cell(kind) === '' ? 0 : take(readMoney(cell(kind)), what, 0);
  const needed = (kind: ColumnKind, what: string): number => {
    if (cell(kind) === '') {
      faults.push(`${what}: the amount is missing. Enter 0 for none.`);
      return 0;
    }
    const value = amount(kind, what);
    if (value < 0) faults.push(`${what}: “${cell(kind)}” is negative.`);
    return value;
  };

  for (const kind of at.keys())
    if (isFormula(cell(kind))) faults.push(`“${cell(kind)}” is a formula. Save the list as values.`);
  if (faults.length > 0) return { sale: null, faults, isRounded };

  const quantity = cell('quantity');
  const name = cell('description');
  const description = quantity === '' || /^\d/.test(name) ? name : `${quantity} ${name}`;
  if (name === '') faults.push('Description: this is blank. Enter what was sold.');
  else if (description.length > longestDescription || /[\u0000-\u001F\u007F]/.test(description))
    faults.push(`Description: use a single line of up to ${longestDescription} characters.`);

  let sold = '';
  if (cell('sold') === '') faults.push('Date sold: this is blank.');
  else if (/^var/i.test(cell('sold'))) faults.push('Date sold: enter the last date instead of “various.”');
  else sold = take(readDay(cell('sold'), taxYear), 'Date sold', '');
  if (sold !== '' && !sold.startsWith(`${taxYear}-`))
    faults.push(`Date sold: only sales in ${taxYear} belong on this return.`);
  const acquired = take(readAcquired(cell('acquired'), taxYear), 'Date acquired', null);
  const isDay = acquired !== null && /^\d/.test(acquired);
  if (isDay && sold !== '' && acquired > sold) faults.push('Date acquired: this is after the date sold.');
  if (isDay && acquired < '1900-01-01') faults.push('Date acquired: this is before 1900.');

  const box = take(readBox(cell('box')), 'Form 8949 box', null);
  const stated = take(readTerm(cell('term')), 'Short or long', null) ?? box?.term ?? null;
  const term = isDay || acquired === 'inherited' ? null : stated;
  if (term === null && !isDay && acquired !== 'inherited' && faults.length === 0)
    faults.push('Short or long: if there’s no date acquired, the list must say short-term or long-term.');

  const isReported =
    take(readReported(cell('reported'), false), 'Reported to the IRS', null) ??
    take(readReported(cell('notReported'), true), 'Not reported to the IRS', null);
  const reporting = box?.reporting ?? (isReported === false ? 'without-cost' : 'with-cost');

  const proceeds = needed('proceeds', 'Proceeds');
  const basis = needed('basis', 'Cost');
  const withheld = amount('withheld', 'Tax withheld');
  if (withheld < 0) faults.push('Tax withheld: this is negative.');
  const change = readChange(cell, amount, faults);
  const sale = { description, acquired, sold, term, proceeds, basis, reporting, ...change, withheld };
  return { sale: faults.length === 0 ? sale : null, faults, isRounded };
}

/** Columns (f) and (g) of Form 8949. A disallowed wash sale loss is code W and always adds (Instructions for Form 8949). */
function readChange(
  cell: (kind: ColumnKind) => string,
  amount: (kind: ColumnKind, what: string) => number,
  faults: string[],
): { adjustmentCode: string; adjustment: number } {
  const codes = cell('code')
    .toUpperCase()
    .replaceAll(/[\s,;]/g, '');
  if (!/^[A-Z]{0,6}$/.test(codes))
    faults.push(`Code: “${cell('code')}” isn’t a valid code. Use one or more letters, such as W.`);
  const stated = amount('adjustment', 'Adjustment');
  const yesNo = readYesNo(cell('washSale'));
  const isFlag = yesNo.ok;
  const lost = isFlag ? 0 : Math.abs(amount('washSale', 'Wash sale'));
  const isWash = lost > 0 || (isFlag && yesNo.value === true);
  if (isWash && lost === 0 && stated === 0)
    faults.push('Wash sale: the list says yes but doesn’t show the disallowed loss.');
  if (lost !== 0 && stated !== 0 && lost !== stated)
    faults.push('Adjustment: this doesn’t match the wash sale loss. Put the full adjustment in one column.');
  const adjustmentCode = isWash && !codes.includes('W') ? `${codes}W` : codes;
  const adjustment = stated === 0 ? lost : stated;
  if (adjustment !== 0 && adjustmentCode === '')
    faults.push('Code: this sale has an adjustment but no code. Add one, such as W.');
  return { adjustmentCode, adjustment };
}
