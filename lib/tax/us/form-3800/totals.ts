import { blankIfZero, sum } from '../../engine/verbs';
import { type Line } from '../../engine/line';
import { type TaxReader } from '../form';
import { type CreditSection } from './credits';
import { makers } from './form';
import {
  carriedAmount,
  carriedOn,
  carriedPassive,
  carriedPassiveAllowed,
  carriedUsed,
  type CreditRow,
  currentAmount,
  currentPassive,
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

/** Credits before the passive activity limit: Part III, column (d), and Part IV, column (d). */
export const passiveCredits = (reader: TaxReader, section: CreditSection): number =>
  columnOf(reader, listCurrentRows(reader), currentPassive, [section]) +
  columnOf(reader, listCarriedRows(reader), carriedPassive, [section]);
/** The part of them that Form 8582-CR allows. */
export const passiveAllowed = (reader: TaxReader, section: CreditSection): number =>
  columnOf(reader, listCurrentRows(reader), currentTotal, [section]) -
  currentCredits(reader, section) +
  columnOf(reader, listCarriedRows(reader), carriedPassiveAllowed, [section]);

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

interface Part {
  readonly number: 'III' | 'IV';
  readonly rows: (reader: TaxReader) => readonly CreditRow[];
  /** The columns that hold the credits themselves. */
  readonly credits: () => readonly Line<number>[];
}
const partIII: Part = {
  number: 'III',
  rows: (reader) => listCurrentRows(reader),
  credits: () => [currentPassive, currentAmount],
};
const partIV: Part = {
  number: 'IV',
  rows: (reader) => listCarriedRows(reader),
  credits: () => [carriedPassive, carriedAmount],
};

/** The sums of one printed line; a column for passive credits alone stays blank without any. */
function sumsOf(part: Part, [number, words, sections]: (typeof currentSums)[number]) {
  return (letter: string, label: string, line: () => Line<number>, isPassive = false): void => {
    money(
      `${part.number} ${number}(${letter})`,
      label,
      `Part ${part.number}, line ${number}, column (${letter}). ${words}`,
      (reader) => {
        const rows = part.rows(reader);
        const total = columnOf(reader, rows, line(), sections);
        if (isPassive) return blankIfZero(total);
        const isEmpty = part.credits().every((credit) => columnOf(reader, rows, credit, sections) === 0);
        return isEmpty ? null : total;
      },
    );
  };
}

for (const sums of currentSums) {
  const column = sumsOf(partIII, sums);
  column('d', 'Total from passive activities', () => currentPassive, true);
  column('e', 'Total of this year’s credits', () => currentAmount);
  column('g', 'Total after the passive activity limit', () => currentTotal);
  column('i', 'Total used', () => currentUsed);
}

for (const sums of carriedSums) {
  const column = sumsOf(partIV, sums);
  column('d', 'Total of passive credits', () => carriedPassive, true);
  column('e', 'Total of passive credits allowed', () => carriedPassiveAllowed, true);
  column('f', 'Total carried forward', () => carriedAmount);
  column('g', 'Total used', () => carriedUsed);
  column('i', 'Total carried to 2025', () => carriedOn);
}

/** Blank where there is none. */
export const currentOrBlank = (reader: TaxReader, section: CreditSection): number | null =>
  blankIfZero(currentCredits(reader, section));
export const carriedOrBlank = (reader: TaxReader, section: CreditSection): number | null =>
  blankIfZero(carriedCredits(reader, section));
export const passiveOrBlank = (reader: TaxReader, section: CreditSection): number | null =>
  blankIfZero(passiveCredits(reader, section));
/** Blank without passive credits; zero where none of them is allowed. */
export const allowedOrBlank = (reader: TaxReader, section: CreditSection): number | null =>
  passiveCredits(reader, section) === 0 ? null : passiveAllowed(reader, section);
