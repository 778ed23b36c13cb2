import { z } from 'zod';
import stored2024 from './elements-2024.json';
import stored2025 from './elements-2025.json';

const Kind = z.enum([
  'group',
  'amount',
  'amount>=0',
  'text',
  'checkbox',
  'code',
  'boolean',
  'ratio',
  'count',
  'date',
  'yes/no',
]);

const Details = z.strictObject({
  /** Printed numbers. */
  lines: z.array(z.string()).optional(),
  /** How often it may repeat; null: without limit. Left out: once. */
  max: z.number().nullable().optional(),
  /** Must be there whenever its parent is. */
  required: z.literal(true).optional(),
  /** Elements with one choice exclude each other; "c2s1" and "c2s2" are the two sequences of choice c2. */
  choice: z.string().optional(),
  /** One side of the choice must be there. */
  choiceRequired: z.literal(true).optional(),
  requiredWithin: z.literal(true).optional(),
  codes: z.array(z.string()).optional(),
  maxLength: z.number().optional(),
  pattern: z.string().optional(),
  fractionDigits: z.number().optional(),
  /**
   * Of 2024: the name or its place is known from 2025 only. Of 2025: its place is that of the printed form, as no schema
   * was read for it.
   */
  unsure: z.literal(true).optional(),
});

const Row = z.union([z.tuple([z.string(), Kind]), z.tuple([z.string(), Kind, Details])]);

/** What is known of one element: its path below the document, its kind and how often it may stand there. */
export type ElementFacts = z.infer<typeof Details> & {
  readonly path: string;
  readonly name: string;
  readonly kind: z.infer<typeof Kind>;
};

type Documents = ReadonlyMap<string, ReadonlyMap<string, ElementFacts>>;

const readList = (stored: unknown): Documents =>
  new Map(
    Object.entries(z.record(z.string(), z.array(Row)).parse(stored)).map(([document, rows]) => [
      document,
      new Map(
        rows.map(([path, kind, details = {}]) => [
          path,
          { ...details, path, name: path.slice(path.lastIndexOf('/') + 1), kind },
        ]),
      ),
    ]),
  );

const of2024 = readList(stored2024);
/** The list of 2025 holds what is new or different; every other document is as it was. */
const of2025: Documents = new Map([...of2024, ...readList(stored2025)]);

const listOf = (taxYear: number): Documents => (taxYear < 2025 ? of2024 : of2025);

/**
 * The elements of a document in the order of its schema, by path; undefined for one that is not listed.
 * Source: the IRS's stylesheets of the tax year (names and line numbers), the schemas of 2025 (order, types, what is
 * required); docs/filing.md says what stands on what.
 */
export const elementsOfDocument = (
  document: string,
  taxYear: number,
): ReadonlyMap<string, ElementFacts> | undefined => listOf(taxYear).get(document);

/** `Grp#2/Amt` without the number of its copy. */
export const withoutCopies = (path: string): string => path.replaceAll(/#\d+/g, '');

/** One element of a document; undefined when the document has none of that path. */
export const elementAt = (document: string, path: string, taxYear: number): ElementFacts | undefined =>
  listOf(taxYear).get(document)?.get(withoutCopies(path));

/** Names and number of the children of an element, by its path below the return; undefined when nothing is known. */
export function listChildren(path: string, taxYear: number): readonly ElementFacts[] | undefined {
  const [document = '', ...steps] = path.split('/');
  const elements = listOf(taxYear).get(document);
  if (elements === undefined) return undefined;
  const prefix = steps.length === 0 ? '' : `${steps.join('/')}/`;
  const children = [...elements.values()].filter((element) => element.path === `${prefix}${element.name}`);
  return children.length === 0 ? undefined : children;
}
