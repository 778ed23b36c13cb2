import { blankIfZero, sum } from '../../engine/verbs';
import { type Line } from '../../engine/line';
import { type TaxReader } from '../form';
import { type CreditSection } from './credits';
import { makers } from './form';
import {
  carriedAmount,
  carriedOn,
  carriedUsed,
  type CreditRow,
  currentAmount,
  currentTotal,
  currentUsed,
  listCarriedRows,
  listCurrentRows,
} from './rows';

const { money } = makers;

/** A column of the rows whose credits have one of these limits. */
const columnOf = (
  reader: TaxReader,
  rows: readonly CreditRow[],
  column: Line<number>,
  sections: readonly CreditSection[],
): number =>
  sum(rows.flatMap(({ line }, copy) => (sections.includes(line.section) ? [reader.at(column, copy)] : [])));

export const currentCredits = (reader: TaxReader, section: CreditSection): number =>
  columnOf(reader, listCurrentRows(reader), currentAmount, [section]);
export const carriedCredits = (reader: TaxReader, section: CreditSection): number =>
  columnOf(reader, listCarriedRows(reader), carriedAmount, [section]);

const every: readonly CreditSection[] = ['general', 'empowermentZone', 'specified'];

/** Lines 2, 5 and 6 of Part III. */
const currentSums: readonly [number: string, words: string, sections: readonly CreditSection[]][] = [
  ['2', 'Add lines 1a through 1zz', ['general']],
  ['5', 'Add lines 4a through 4z', ['specified']],
  ['6', 'Add lines 2, 3, and 5', every],
];
/** Lines 5, 6 and 7 of Part IV. */
const carriedSums: typeof currentSums = [
  ['5', 'Add lines 4a through 4z', ['specified']],
  ['6', 'Add lines 1a through 2zz', ['general']],
  ['7', 'Add lines 3, 5, and 6', every],
];

for (const [number, words, sections] of currentSums) {
  const column = (letter: string, label: string, line: () => Line<number>) =>
    money(
      `III ${number}(${letter})`,
      label,
      `Part III, line ${number}, column (${letter}). ${words}`,
      (reader) =>
        columnOf(reader, listCurrentRows(reader), currentAmount, sections) === 0
          ? null
          : columnOf(reader, listCurrentRows(reader), line(), sections),
    );
  column('e', 'Total of this year’s credits', () => currentAmount);
  column('g', 'Total after the passive activity limit', () => currentTotal);
  column('i', 'Total used', () => currentUsed);
}

for (const [number, words, sections] of carriedSums) {
  const column = (letter: string, label: string, line: () => Line<number>) =>
    money(
      `IV ${number}(${letter})`,
      label,
      `Part IV, line ${number}, column (${letter}). ${words}`,
      (reader) =>
        columnOf(reader, listCarriedRows(reader), carriedAmount, sections) === 0
          ? null
          : columnOf(reader, listCarriedRows(reader), line(), sections),
    );
  column('f', 'Total carried forward', () => carriedAmount);
  column('g', 'Total used', () => carriedUsed);
  column('i', 'Total carried to 2025', () => carriedOn);
}

/** Blank where there is none. */
export const currentOrBlank = (reader: TaxReader, section: CreditSection): number | null =>
  blankIfZero(currentCredits(reader, section));
export const carriedOrBlank = (reader: TaxReader, section: CreditSection): number | null =>
  blankIfZero(carriedCredits(reader, section));
