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

/** Parts of a day as the engine writes it: YYYY-MM-DD. */
const dateParts = ['year', 'month', 'day'] as const;

/** A value as it stands in its field. */
export function writeValue(value: Value, writing: Writing | null): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') {
    if (writing === 'loss') return grouped(Math.abs(value));
    if (writing === 'tenths') return afterPoint(value, 1);
    if (writing === 'hundredths') return afterPoint(value, 2);
    if (writing === 'percent') return String(Math.round(value * 1_000_000) / 10_000);
    if (writing === 'fraction') return afterPoint(value, 4);
    if (writing === 'ones') return String(Math.floor(value));
    if (writing === 'year') return String(value);
    if (writing === 'decimal') return (value / 100).toFixed(2);
    if (writing === 'monthNumber') return String(value).padStart(2, '0');
    if (writing === 'thousandths') return afterPoint(value, 3).slice(-3);
    return grouped(value);
  }
  if (writing?.startsWith('digit') === true && writing !== 'digits')
    return value.replaceAll(/\D/g, '').charAt(Number(writing.slice(5)) - 1);
  switch (writing) {
    case 'ssn1':
    case 'ssn2':
    case 'ssn3':
      return value.split('-')[Number(writing.slice(3)) - 1] ?? '';
    case 'year':
    case 'month':
    case 'day':
      return value.split('-')[dateParts.indexOf(writing)] ?? '';
    case 'years':
      return `${value} yrs.`;
    case 'digits':
      return value.replaceAll(/\D/g, '');
    case 'date':
      return value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1').toUpperCase();
    case 'monthYear':
      return value.replace(/^(\d{4})-(\d\d)-\d\d$/, '$2/$1').toUpperCase();
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
    if (writing === 'percent') return Math.abs(read - value * 100) <= 0.000_051;
    if (writing === 'fraction') return text.length === 4 && Math.abs(read / 10_000 - value) <= 0.000_05;
    if (writing === 'decimal') return text.length === 4 && Math.abs(read * 100 - value) <= 0.5;
    if (writing === 'ones') return read <= value && value < read + 1;
    if (writing === 'thousandths') return text.length === 3 && Math.abs(read / 1000 - (value % 1)) <= 0.000_5;
    return Number.isInteger(value) ? read === value : Math.abs(read - value) <= 0.000_05;
  }
  if (typeof value === 'boolean') return text === (value ? 'Yes' : 'No');
  if (writing === 'date') {
    const [month, day, year] = text.split('/');
    return text.toLowerCase() === value.toLowerCase() || `${year}-${month}-${day}` === value;
  }
  if (writing === 'monthYear') {
    const [month, year, ...more] = text.split('/');
    const [, ofYear, ofMonth] = /^(\d{4})-(\d\d)-\d\d$/.exec(value) ?? [];
    return ofYear === undefined
      ? text.toLowerCase() === value.toLowerCase()
      : more.length === 0 && year === ofYear && month === ofMonth;
  }
  if (writing === 'relationship')
    return (
      text === value || Object.entries(relationshipWords).some(([id, word]) => id === value && word === text)
    );
  if (writing === 'digits') return /^\d*$/.test(text) && [...text].join('') === value.split(/\D+/).join('');
  if (writing === 'month' || writing === 'day' || writing === 'year') {
    const [, ...parts] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? [];
    return parts[dateParts.indexOf(writing)] === text;
  }
  if (writing === 'years') {
    const [years, word, ...more] = text.split(' ');
    return years === value && word === 'yrs.' && more.length === 0;
  }
  const ssnPart = /^ssn(\d)$/.exec(writing ?? '')?.[1];
  if (ssnPart !== undefined) {
    const [from, to] = [[0, 3] as const, [4, 6] as const, [7, 11] as const][Number(ssnPart) - 1] ?? [0, 0];
    return value.slice(from, to) === text;
  }
  const place = /^digit(\d)$/.exec(writing ?? '')?.[1];
  if (place !== undefined)
    return [...value].filter((letter) => /\d/.test(letter))[Number(place) - 1] === text;
  if (writing?.startsWith('year') === true)
    return text.length === 1 && value[Number(writing.at(-1)) - 1] === text;
  return text === value;
}
