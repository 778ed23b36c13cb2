import type { ReturnInput } from '@/lib/tax/facts/return-input';
import { listK1Royalties } from '@/lib/tax/us/schedule-e/k1-royalties';
import { leaf } from './element';
import { businessText } from './filer-names';
import { addressGroup } from './postal-address';
import type { XmlNode } from './xml-node';

/** Kinds of property by the words that people and documents use for them. */
const byWords: readonly (readonly [code: string, words: RegExp])[] = [
  ['1', /single|house/i],
  ['2', /multi|apartment|duplex|condo/i],
  ['3', /vacation|short/i],
  ['4', /commercial|office/i],
  ['5', /land/i],
  ['6', /royalt/i],
  ['7', /self/i],
];

/** The codes of the schema for the numbers that Schedule E, line 1b, has printed. */
const descriptions: Readonly<Record<string, string>> = {
  1: 'SINGLE FAMILY RESIDENCE',
  2: 'MULTI-FAMILY RESIDENCE',
  3: 'VACATION/SHORT-TERM RENTAL',
  4: 'COMMERCIAL',
  5: 'LAND',
  6: 'ROYALTIES',
  7: 'SELF-RENTAL',
  8: 'OTHER',
};

/** Schedule E, line 1b: the number of a kind, which is stored as such or said in words; '' where nothing is said. */
export function propertyKind(kind: string): string {
  const given = kind.trim();
  if (given === '' || descriptions[given] !== undefined) return given;
  return byWords.find(([, words]) => words.test(given))?.[0] ?? '8';
}

/** What the words next to number 8, "Other (describe)", are; '' where the filer only picked the number. */
export const otherKind = (kind: string): string =>
  propertyKind(kind) === '8' && kind.trim() !== '8' ? kind.trim() : '';

/** Schedule E, lines 1a and 1b of a column: a property’s address in parts, and its kind. */
export function rentalElements(item: unknown, facts: ReturnInput): XmlNode[] {
  const rental = facts.rentals.find((one) => one === item) ?? listK1Royalties(facts)[0];
  if (rental === undefined) return [];
  return [
    ...addressGroup('PropertyUSAddress', rental.address),
    ...leaf('PropertyDesc', descriptions[propertyKind(rental.kind)]),
    ...leaf('OtherPropertyTypeDesc', businessText(otherKind(rental.kind), 20)),
  ];
}
