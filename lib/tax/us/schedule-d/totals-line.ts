import { type Line } from '../../engine/line';
import * as totals from '../form-8949/sale-totals';
import { hasSales } from '../form-8949/listed-sales';
import { digitalGroups, groups } from '../form-8949/groups';
import { hasDigitalAssets } from '../form-8949/sales';
import { type TaxReader } from '../form';
import { makers } from './form';

/**
 * One row of Part I or II: the totals of the sales that belong there, blank without sales. The lines of the totals are
 * looked up when a rule runs: their module may start after this one.
 */
function makeRow(number: keyof typeof groups, term: string, text: string): Line<number> {
  const copy = groups[number];
  const digital = number === '1a' || number === '8a' ? null : digitalGroups[number];
  const total = (reader: TaxReader, line: Line<number>) =>
    reader.at(line, copy) + (digital !== null && hasDigitalAssets(reader) ? reader.at(line, digital) : 0);
  // An exclusion of gain that was passed on stands in column (g) alone.
  const isEmpty = (reader: TaxReader) =>
    !hasSales(reader.facts) ||
    [totals.proceeds, totals.basis, totals.adjustment].every((line) => total(reader, line) === 0);
  const column = (line: () => Line<number>) => (reader: TaxReader) =>
    isEmpty(reader) ? null : total(reader, line());
  const make = (letter: string, label: string, line: () => Line<number>) =>
    makers.money(`${number}(${letter})`, `${label}, ${term}`, text, column(line));
  const adjustments = column(() => totals.adjustment);
  make('d', 'Proceeds', () => totals.proceeds);
  make('e', 'Cost', () => totals.basis);
  if (!number.endsWith('a'))
    makers.money(`${number}(g)`, `Adjustments, ${term}`, text, (reader) => adjustments(reader) || null);
  return make('h', 'Gain or loss', () => totals.gain);
}

const direct = (term: string) =>
  `Totals for all ${term} transactions reported on Form 1099-B for which basis was reported to the IRS and for which you have no adjustments`;
const listed = (box: string) =>
  `Totals for all transactions reported on Form(s) 8949 with Box ${box} checked`;

export const shortTermRows = [
  makeRow('1a', 'short-term, basis reported', direct('short-term')),
  makeRow('1b', 'short-term, box A', listed('A')),
  makeRow('2', 'short-term, box B', listed('B')),
  makeRow('3', 'short-term, box C', listed('C')),
];

export const longTermRows = [
  makeRow('8a', 'long-term, basis reported', direct('long-term')),
  makeRow('8b', 'long-term, box D', listed('D')),
  makeRow('9', 'long-term, box E', listed('E')),
  makeRow('10', 'long-term, box F', listed('F')),
];
