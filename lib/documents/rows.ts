import { z } from 'zod';
import type { Prisma } from '@/.generated/prisma/client';
import { sealFor, unseal } from '@/lib/infra/crypto';
import type { AccountKey } from '@/lib/infra/held-keys';
import type { SealContext } from '@/lib/infra/sealed-columns';
import type { DocumentFacts } from '@/lib/interview/document-facts';
import { maskText } from '@/lib/interview/mask';
import { openText } from '@/lib/reviews/sealed-text';
import { toFacts } from './kinds/to-facts';
import { Problem } from './extract/schema';
import { isDoubtful } from './doubt';
import { readPrintedPerson } from './printed-person';
import { isIdentifier } from './identifiers';
import {
  type Document,
  type DocumentStatus,
  type DocumentType,
  type Extraction,
  ExtractionField,
} from './schema';

/** Between rows of the database, where forms are encrypted, and the shapes of the API and of the engine. */
export const withExtractions = {
  extractions: { orderBy: { position: 'asc' } },
  reviews: {
    orderBy: { createdAt: 'desc' },
    take: 10,
    include: { preparer: { select: { firstName: true, lastName: true } } },
  },
} as const;

export type DocumentRow = Prisma.DocumentGetPayload<{ include: typeof withExtractions }>;
type ExtractionRow = DocumentRow['extractions'][number];
type FormRow = Pick<
  ExtractionRow,
  'id' | 'documentId' | 'position' | 'form' | 'taxYear' | 'fields' | 'problems'
>;

const typeNames: Record<DocumentRow['type'], DocumentType> = {
  w2: 'W-2',
  f1099: '1099',
  receipt: 'Receipt',
  other: 'Other',
};
const statusNames: Record<DocumentRow['status'], DocumentStatus> = {
  processing: 'processing',
  completed: 'completed',
  reviewed: 'reviewed',
  approved: 'approved',
  needs_clarification: 'needs-clarification',
  failed: 'failed',
};

/** A type by its name in the database. */
export const typeFromRow = (type: DocumentRow['type']): DocumentType => typeNames[type];

/** The database's name of a type. */
export function typeToRow(type: DocumentType): DocumentRow['type'] {
  return type === 'W-2' ? 'w2' : type === '1099' ? 'f1099' : type === 'Receipt' ? 'receipt' : 'other';
}

const contextOf = (documentId: string, position: number, column: 'fields' | 'problems'): SealContext =>
  `Extraction.${column}:${documentId}:${position}`;

/** Encrypts the content of one form for its row. */
export function sealExtraction(
  key: AccountKey,
  documentId: string,
  position: number,
  content: Pick<Extraction, 'fields' | 'problems'>,
) {
  return {
    fields: sealFor(key, JSON.stringify(content.fields), contextOf(documentId, position, 'fields')),
    problems: sealFor(key, JSON.stringify(content.problems), contextOf(documentId, position, 'problems')),
  };
}

/** Opens one form's row. Paths are those of its kind, without a prefix for the position. */
export function openExtraction(row: Omit<FormRow, 'id'>): Extraction {
  const open = (column: 'fields' | 'problems'): unknown =>
    JSON.parse(unseal(row[column], contextOf(row.documentId, row.position, column)));
  return {
    form: row.form,
    taxYear: row.taxYear,
    fields: z.array(ExtractionField).parse(open('fields')),
    problems: z.array(Problem).parse(open('problems')),
  };
}

/** Encrypts what is wrong with a file as a whole. */
export function sealProblems(key: AccountKey, documentId: string, problems: Problem[]): string {
  return sealFor(key, JSON.stringify(problems), `Document.problems:${documentId}`);
}

/** Opens what is wrong with a file as a whole. */
export const openProblems = (documentId: string, sealed: string): Problem[] =>
  z.array(Problem).parse(JSON.parse(unseal(sealed, `Document.problems:${documentId}`)));

/** The prefix that tells the fields of a file's second, third … form apart. */
export const pathPrefix = (position: number) => (position === 0 ? '' : `forms[${position}].`);

/** A problem of a file's second, third … form, with the paths by which the API names its fields. */
const atPosition = (problem: Problem, prefix: string): Problem => ({
  ...problem,
  ...(problem.fieldPath === undefined ? {} : { fieldPath: prefix + problem.fieldPath }),
  ...(problem.alsoPaths === undefined ? {} : { alsoPaths: problem.alsoPaths.map((path) => prefix + path) }),
  ...(problem.suggestion === undefined
    ? {}
    : { suggestion: { ...problem.suggestion, fieldPath: prefix + problem.suggestion.fieldPath } }),
});

/** A document as the API gives it. */
export function toDocument(row: DocumentRow): Document {
  const extractions = row.extractions.map((extraction) => {
    const opened = openExtraction(extraction);
    const prefix = pathPrefix(extraction.position);
    return {
      ...opened,
      fields: opened.fields.map((field) => ({ ...field, path: prefix + field.path })),
      problems: opened.problems.map((problem) => atPosition(problem, prefix)),
    };
  });
  const [first] = extractions;
  return {
    id: row.id,
    name: row.name,
    type: typeNames[row.type],
    status: statusNames[row.status],
    uploadedAt: row.uploadedAt.toISOString(),
    fileUrl: `/${row.storageKey}`,
    taxReturnId: row.taxReturnId,
    ...(first === undefined ? {} : { extraction: first }),
    extractions,
    problems: row.problems === null ? [] : openProblems(row.id, row.problems),
    reviews: row.reviews.map(({ id, status, notes, recommendations, preparer, createdAt }) => ({
      status: statusNames[status],
      notes: openText('Review.notes', id, notes),
      recommendations: openText('Review.recommendations', id, recommendations),
      preparerName: `${preparer.firstName} ${preparer.lastName}`.trim(),
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** What `toDocumentFacts` takes of a document, its type by the name of the API. */
export interface FactsRow extends Pick<DocumentRow, 'id' | 'name' | 'status'> {
  type: DocumentType;
  extractions: FormRow[];
}

const unreadOf = ({ status, extractions }: FactsRow): Pick<DocumentFacts, 'unread'> =>
  status === 'processing'
    ? { unread: 'going-on' }
    : extractions.length === 0 && (status === 'completed' || status === 'failed')
      ? { unread: 'nothing' }
      : {};

/** A document as the interview and the engine see it: facts per form, and how many fields still need a look. */
export function toDocumentFacts(row: FactsRow): DocumentFacts {
  return {
    documentId: row.id,
    name: row.name,
    type: row.type,
    ...unreadOf(row),
    forms: row.extractions.map((extraction) => {
      const opened = openExtraction(extraction);
      const values = Object.fromEntries(opened.fields.map((field) => [field.path, field.value]));
      // A form that we read and have no place for still counts: the interview says so instead of forgetting it.
      const facts = toFacts(extraction.form, values) ?? { group: 'other' as const, item: {}, sources: {} };
      return {
        extractionId: extraction.id,
        form: extraction.form,
        taxYear: extraction.taxYear,
        unconfirmed: opened.fields.filter(isDoubtful).length,
        ...readPrintedPerson(extraction.form, values),
        ...facts,
      };
    }),
  };
}

const maskValue = <Value extends ExtractionField['value']>(path: string, value: Value) =>
  typeof value === 'string' && isIdentifier(path, value) ? maskText(value) : value;

/** For readers other than the client: numbers of persons and accounts show their last four characters only. */
function maskIdentifiers(document: Document): Document {
  const mask = (extraction: Extraction): Extraction => ({
    ...extraction,
    fields: extraction.fields.map((field) => ({
      ...field,
      value: maskValue(field.path, field.value),
      ...(field.read === undefined ? {} : { read: maskValue(field.path, field.read) }),
    })),
  });
  const extractions = document.extractions.map(mask);
  const [first] = extractions;
  return { ...document, extractions, ...(first === undefined ? {} : { extraction: first }) };
}

/** A document as this reader may see it. */
export const forReader = (actor: { id: string }, ownerId: string, document: Document): Document =>
  actor.id === ownerId ? document : maskIdentifiers(document);
