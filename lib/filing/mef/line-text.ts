import type { DescribedLine } from '@/lib/tax/describe-lines';
import { relationshipCodes } from './document-facts';
import { elementAt, type ElementFacts } from './elements';
import { businessText, personText, placeText } from './filer-names';
import { elementFor, type Place } from './map';

const byCode: ReadonlyMap<string, string> = new Map(Object.entries(relationshipCodes));

/** An element of a document and the text it is sent with. */
export interface PlacedText {
  /** Below the document or row; with a leading slash below the document itself. */
  readonly element: string;
  readonly text: string;
}

/**
 * A line as the element and text it is sent with; null when nothing is sent. The amount on screen and the one sent are
 * the same; only signs that the form prints as parentheses are left out where the element's type has none.
 * @param document name of the document
 * @param group the element around the row, when the line stands in one
 */
export function placeLine(
  document: string,
  group: string | undefined,
  place: Place,
  { value, unit }: DescribedLine,
  taxYear: number,
): PlacedText | null {
  const element = elementFor(place, value);
  if (element === null) return null;
  if (typeof place === 'object' && 'boxes' in place) return { element, text: 'X' };
  if (typeof place === 'object' && 'codes' in place) {
    const code = place.codes?.[String(value)];
    return code === undefined ? null : { element, text: code };
  }
  const path = element.startsWith('/')
    ? element.slice(1)
    : group === undefined
      ? element
      : `${group}/${element}`;
  const name = element.slice(element.lastIndexOf('/') + 1);
  const isPercent = typeof place === 'object' && 'percent' in place && typeof value === 'number';
  const sent = isPercent ? value / 100 : value;
  const text = writeValue(elementAt(document, path, taxYear), name, sent, unit);
  return text === null ? null : { element, text };
}

function writeValue(
  facts: ElementFacts | undefined,
  name: string,
  value: DescribedLine['value'],
  unit: DescribedLine['unit'],
): string | null {
  if (typeof value === 'boolean') return facts?.kind === 'checkbox' ? (value ? 'X' : null) : String(value);
  if (typeof value === 'number') return writeNumber(facts, value, unit);
  if (name.endsWith('RelationshipCd')) return byCode.get(value) ?? null;
  if (facts?.codes !== undefined) return findCode(facts.codes, value) ?? value;
  if (name.endsWith('Dt') || name.endsWith('Cd')) return value;
  if (name.endsWith('EIN') || name.endsWith('SSN')) return value.replaceAll(/\D/g, '') || null;
  if (name.endsWith('Nm')) return personText(value) || null;
  const most = facts?.maxLength ?? 75;
  return (name.endsWith('AddressTxt') ? placeText(value, 60) : businessText(value, most)) || null;
}

function writeNumber(facts: ElementFacts | undefined, value: number, unit: DescribedLine['unit']): string {
  const code = facts?.codes === undefined ? undefined : findCode(facts.codes, value);
  if (code !== undefined) return code;
  if (facts?.kind === 'ratio' || unit === 'rate') return writeRatio(value, facts?.fractionDigits ?? 5);
  return String(facts?.kind === 'amount>=0' ? Math.abs(value) : value);
}

/** `01` for 1, `.22` for 0.22; words without regard to case. */
const findCode = (codes: readonly string[], value: string | number): string | undefined =>
  codes.find((code) =>
    typeof value === 'number' || /^[\d.]+$/.test(value)
      ? Number(code) === Number(value)
      : code.toUpperCase() === value.toUpperCase(),
  );

/** A ratio without exponent and without digits that only binary numbers have. */
const writeRatio = (value: number, digits: number): string => value.toFixed(digits).replace(/\.?0+$/, '');
