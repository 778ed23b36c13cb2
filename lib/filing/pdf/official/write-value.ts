import type { PrintedLine } from '../printed-return';
import type { Writing } from './sheet';

type Value = PrintedLine['value'];

/** Relationships as people say them. */
export const relationshipWords: Readonly<Record<string, string>> = {
  child: 'Child',
  stepchild: 'Stepchild',
  fosterChild: 'Foster child',
  sibling: 'Sibling',
  grandchild: 'Grandchild',
  nieceOrNephew: 'Niece or nephew',
  son: 'Son',
  daughter: 'Daughter',
  brother: 'Brother',
  sister: 'Sister',
  halfBrother: 'Half brother',
  halfSister: 'Half sister',
  stepbrother: 'Stepbrother',
  stepsister: 'Stepsister',
  niece: 'Niece',
  nephew: 'Nephew',
  parent: 'Parent',
  grandparent: 'Grandparent',
  otherRelative: 'Relative',
  notRelated: 'None',
};

const grouped = (value: number): string =>
  Number.isInteger(value) ? value.toLocaleString('en-US') : value.toFixed(4).replace(/0+$/, '');

/** Share of 1 as the digits that follow a printed point. */
const afterPoint = (value: number, places: number): string =>
  Math.round(value * 10 ** places)
    .toString()
    .padStart(places, '0');

/** A value as it stands in its field. */
export function writeValue(value: Value, writing: Writing | null): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') {
    if (writing === 'loss') return grouped(Math.abs(value));
    if (writing === 'tenths') return afterPoint(value, 1);
    if (writing === 'hundredths') return afterPoint(value, 2);
    return grouped(value);
  }
  switch (writing) {
    case 'digits':
      return value.replaceAll(/\D/g, '');
    case 'date':
      return value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1');
    case 'relationship':
      return relationshipWords[value] ?? value;
    case 'year1':
    case 'year2':
    case 'year3':
    case 'year4':
      return value.charAt(Number(writing.slice(4)) - 1);
    default:
      return value;
  }
}

/**
 * Whether the text of a field says the value of a line. Reads the text the other way around instead of writing the
 * value once more, so that a fault in writing is seen.
 */
export function saysValue(text: string, value: Value, writing: Writing | null): boolean {
  if (typeof value === 'number') {
    const read = Number(text.replaceAll(',', ''));
    if (text.trim() === '' || Number.isNaN(read)) return false;
    if (writing === 'loss') return read === Math.abs(value) && !text.includes('-');
    if (writing === 'tenths') return Math.abs(read / 10 - value) < 1e-9;
    if (writing === 'hundredths') return Math.abs(read / 100 - value) < 1e-9;
    return Number.isInteger(value) ? read === value : Math.abs(read - value) <= 0.000_05;
  }
  if (typeof value === 'boolean') return text === (value ? 'Yes' : 'No');
  if (writing === 'date') {
    const [month, day, year] = text.split('/');
    return text === value || `${year}-${month}-${day}` === value;
  }
  if (writing === 'relationship')
    return (
      text === value || Object.entries(relationshipWords).some(([id, word]) => id === value && word === text)
    );
  if (writing === 'digits') return /^\d*$/.test(text) && [...text].join('') === value.split(/\D+/).join('');
  if (writing?.startsWith('year') === true)
    return text.length === 1 && value[Number(writing.at(-1)) - 1] === text;
  return text === value;
}
