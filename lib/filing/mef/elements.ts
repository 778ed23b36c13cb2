import { z } from 'zod';
import stored from './elements-2024.json';

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
  /** The name or its place is known from 2025 only. */
  unsure: z.literal(true).optional(),
});

const Row = z.union([z.tuple([z.string(), Kind]), z.tuple([z.string(), Kind, Details])]);

/** What is known of one element: its path below the document, its kind and how often it may stand there. */
export type ElementFacts = z.infer<typeof Details> & {
  readonly path: string;
  readonly name: string;
  readonly kind: z.infer<typeof Kind>;
};

const known: ReadonlyMap<string, ReadonlyMap<string, ElementFacts>> = new Map(
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

/**
 * The elements of a document in the order of its schema, by path; undefined for one that is not listed.
 * Source: the IRS's stylesheets of tax year 2024 (names and line numbers), the schemas of 2025 (order, types, what is
 * required); docs/filing.md says what stands on what.
 */
export const elementsOfDocument = (document: string): ReadonlyMap<string, ElementFacts> | undefined =>
  known.get(document);

/** `Grp#2/Amt` without the number of its copy. */
export const withoutCopies = (path: string): string => path.replaceAll(/#\d+/g, '');

/** One element of a document; undefined when the document has none of that path. */
export const elementAt = (document: string, path: string): ElementFacts | undefined =>
  known.get(document)?.get(withoutCopies(path));

/** Names and number of the children of an element, by its path below the return; undefined when nothing is known. */
export function listChildren(path: string): readonly ElementFacts[] | undefined {
  const [document = '', ...steps] = path.split('/');
  const elements = known.get(document);
  if (elements === undefined) return undefined;
  const prefix = steps.length === 0 ? '' : `${steps.join('/')}/`;
  const children = [...elements.values()].filter((element) => element.path === `${prefix}${element.name}`);
  return children.length === 0 ? undefined : children;
}
