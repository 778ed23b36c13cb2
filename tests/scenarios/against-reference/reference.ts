import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** One element as `shared/reference/mef-elements-2024.json` states it. */
const Element = z.object({
  path: z.string(),
  type: z.string(),
  path2025: z.string().optional(),
  note: z.string().optional(),
  order: z.string().optional(),
  source: z.string().optional(),
  lines: z.array(z.string()).optional(),
  lines2025: z.array(z.string()).optional(),
  required: z.boolean().nullish(),
  requiredWithin: z.string().optional(),
  repeatable: z.boolean().nullish(),
  max: z.string().optional(),
  choice: z.string().optional(),
  choiceRequired: z.boolean().optional(),
  maxLength: z.number().optional(),
  pattern: z.string().optional(),
  enum: z.array(z.string()).optional(),
  base: z.string().optional(),
  digits: z.number().optional(),
  totalDigits: z.string().optional(),
  fractionDigits: z.string().optional(),
  minInclusive: z.string().optional(),
  maxInclusive: z.string().optional(),
  attributes: z.array(z.string()).optional(),
});

const Reference = z.object({
  returnDataOrder: z.object({ order: z.array(z.string()), accepted2024: z.array(z.string()) }),
  forms: z.record(
    z.string(),
    z.object({ elements: z.array(Element), only2025: z.array(Element).optional() }),
  ),
});

export type ElementOfReference = z.infer<typeof Element>;

/** What a document may hold in one year, by path. */
export interface Listed extends ElementOfReference {
  /** Its place in the order; null where the order of the year isn't known. */
  place: number | null;
  /** How often it may stand; null where that isn't known. */
  most: number | null;
}

export interface ReferenceOfYear {
  documents: ReadonlyMap<string, ReadonlyMap<string, Listed>>;
  /** Names of documents in the order of the return; a second list has those that only accepted returns showed. */
  orders: readonly (readonly string[])[];
}

/** Names that only the stylesheets of 2024 have; those of 2025 stand in `only2025`. */
const endedWith2024 = ({ note = '' }: ElementOfReference) => note.startsWith('not in the 2025 schema');

/**
 * Elements of which a later part of the list says more than their own entry: box C and box F of Form 8949 are the third
 * side of the choice beside them, and a vehicle has 17 characters (49 CFR 565.13), not the 19 that the list has.
 */
const mended = (one: ElementOfReference, before: ElementOfReference | undefined): ElementOfReference =>
  one.note?.endsWith('the 2025 schema has another name for it') === true
    ? { ...one, choice: before?.choice, choiceRequired: before?.choiceRequired }
    : one.pattern === '[A-Z0-9]{19}'
      ? { ...one, pattern: '[A-Z0-9]{17}' }
      : one;

/** Codes that are amounts of law are those of 2025: in 2024 only their shape is known. */
const withCodes = (one: ElementOfReference, taxYear: number): ElementOfReference =>
  taxYear < 2025 && one.enum?.every((code) => /^\d{5,}$/.test(code)) === true
    ? { ...one, enum: undefined, pattern: '[0-9]{5,7}' }
    : one;

/** The printed numbers of a year: the list has those of 2024, and those of 2025 where they differ. */
const withLines = (one: ElementOfReference, taxYear: number): ElementOfReference =>
  taxYear > 2024 && one.lines2025 !== undefined ? { ...one, lines: one.lines2025 } : one;

/** Reads the reference for one tax year, as its description says. */
export function readReference(file: string, taxYear: number): ReferenceOfYear {
  const { forms, returnDataOrder } = Reference.parse(JSON.parse(readFileSync(file, 'utf8')));
  const documents = new Map<string, Map<string, Listed>>();
  for (const [document, { elements, only2025 = [] }] of Object.entries(forms)) {
    const listed = new Map<string, Listed>();
    for (const [at, one] of elements.entries()) {
      if (taxYear > 2024 && (endedWith2024(one) || (one.note ?? '').endsWith('another name for it')))
        continue;
      const path = taxYear > 2024 ? (one.path2025 ?? one.path) : one.path;
      // What moved in 2025, into a group or to line 12 of Form 1040, has no known place among the new elements.
      const moved = taxYear > 2024 && ((path !== one.path && path.includes('/')) || one.order !== undefined);
      listed.set(path, {
        ...withCodes(withLines(mended(one, elements[at - 1]), taxYear), taxYear),
        path,
        place: moved ? null : at,
        most: one.max === 'unbounded' ? Infinity : Number(one.max ?? 1),
      });
    }
    for (const one of taxYear > 2024 ? only2025 : [])
      if (!listed.has(one.path))
        listed.set(one.path, {
          ...withLines(one, taxYear),
          place: null,
          most: one.type === 'group' ? null : 1,
        });
    documents.set(document, listed);
  }
  return { documents, orders: [returnDataOrder.order, returnDataOrder.accepted2024] };
}

/** The elements directly below a path, '' for the document itself. */
export function childrenOf(listed: ReadonlyMap<string, Listed>, path: string): Map<string, Listed> {
  const prefix = path === '' ? '' : `${path}/`;
  const children = new Map<string, Listed>();
  for (const [own, one] of listed) {
    const name = own.slice(prefix.length);
    if (own.startsWith(prefix) && !name.includes('/')) children.set(name, one);
  }
  return children;
}
