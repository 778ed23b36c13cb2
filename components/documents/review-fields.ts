import { isDoubtful } from '@/lib/documents/doubt';
import { confidentFrom } from '@/lib/documents/extract/confidence';
import { type Document, type Extraction, type ExtractionField } from '@/lib/documents/schema';
import { valueKind, type ValueKind } from './field-value';

/** A field as the review shows it. */
export type ReviewField = ExtractionField & {
  /** The path within its form, without `forms[1].` in front. */
  ownPath: string;
  /** The label, with the number of its entry where a box has several. */
  name: string;
  kind: ValueKind;
};

/** One form of a document, its fields grouped by what they ask of the reader. */
export type ReviewForm = Pick<Extraction, 'form' | 'taxYear' | 'problems'> & {
  /** "W-2 from Ferris Wheel Media Group". */
  title: string;
  /** Read with doubt, confirmed by now or not: a field stays where it is when it is confirmed. */
  doubtful: ReviewField[];
  clear: ReviewField[];
  /** Boxes that are surely blank. */
  blank: ReviewField[];
};

/** The forms of a document in their order, with the fields of each in the order of its boxes. */
export function reviewForms({ extractions }: Pick<Document, 'extractions'>): ReviewForm[] {
  return extractions.map((extraction, index) => {
    const prefix = index === 0 ? '' : `forms[${index}].`;
    const fields = sortByBox(extraction.fields.map((field) => toReviewField(extraction.form, prefix, field)));
    const { form, taxYear, problems } = extraction;
    return {
      form,
      taxYear,
      problems,
      title: nameForm(form, fields),
      doubtful: fields.filter(isDoubted),
      clear: fields.filter((field) => !isDoubted(field) && field.value !== null),
      blank: fields.filter((field) => !isDoubted(field) && field.value === null),
    };
  });
}

const isDoubted = ({ confidence }: ReviewField) => confidence < confidentFrom;

/** How many values of a form are in doubt in a later state of its document. */
export function countInDoubt(
  { doubtful }: ReviewForm,
  { extractions }: Pick<Document, 'extractions'>,
): number {
  const paths = new Set(doubtful.map(({ path }) => path));
  return extractions
    .flatMap(({ fields }) => fields)
    .filter((field) => paths.has(field.path) && isDoubtful(field)).length;
}

/** Everything of a form that nobody has confirmed yet. */
export const unconfirmed = ({ doubtful, clear, blank }: ReviewForm): ReviewField[] =>
  [...doubtful, ...clear, ...blank].filter(({ confirmed }) => !confirmed);

function toReviewField(form: string, prefix: string, field: ExtractionField): ReviewField {
  const ownPath = field.path.startsWith(prefix) ? field.path.slice(prefix.length) : field.path;
  const entry = /\[(\d+)\]/.exec(ownPath)?.[1];
  return {
    ...field,
    ownPath,
    name: entry === undefined || entry === '0' ? field.label : `${field.label} (entry ${Number(entry) + 1})`,
    kind: valueKind(form, ownPath, field.value),
  };
}

const senders = ['employer_name', 'payer_name', 'lender_name', 'filer_name'];

function nameForm(form: string, fields: readonly ReviewField[]): string {
  const sender = fields.find(({ ownPath, value }) => senders.includes(ownPath) && value !== null);
  return typeof sender?.value === 'string' ? `${form} from ${sender.value}` : form;
}

/**
 * Boxes as a form numbers them: those without one first, then letters, then numbers. The entries of one table
 * stay together, where its first box stands.
 */
function sortByBox(fields: readonly ReviewField[]): ReviewField[] {
  const tables = new Map<string, number>();
  for (const { ownPath, label } of fields) {
    const table = tableOf(ownPath);
    if (table === null) continue;
    tables.set(table, Math.min(tables.get(table) ?? Number.POSITIVE_INFINITY, boxRank(label)));
  }
  const rank = ({ ownPath, label }: ReviewField) => tables.get(tableOf(ownPath) ?? '') ?? boxRank(label);
  // Equal ranks keep the reader's order: Array.sort is stable.
  return [...fields].sort((a, b) => rank(a) - rank(b));
}

const tableOf = (path: string): string | null => /^([^[]+)\[\d+\]/.exec(path)?.[1] ?? null;

/** 0 without a box, 1 to 26 for letters, 100 and up for numbers ("Box 12b" a little after "Box 12"). */
function boxRank(label: string): number {
  const [, number, letter] = /^Box (\d+)?([a-z])?\b/i.exec(label) ?? [];
  const letterRank = letter === undefined ? 0 : letter.toLowerCase().charCodeAt(0) - 96;
  return number === undefined ? letterRank : 100 * Number(number) + letterRank;
}
