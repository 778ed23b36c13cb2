import type { OpenClient } from '@/lib/assignments/access';
import { openDocument } from '@/lib/documents/access';
import { readDocumentById } from '@/lib/documents/queries';
import { AppError } from '@/lib/errors';
import { db } from '@/lib/infra/db';
import { newestReturn, toTaxReturn } from '@/lib/returns/rows';
import { findListed } from './listed-questions';
import type { Pin, RequestInput } from './schema';

type PinInput = NonNullable<RequestInput['pin']>;

const refuse = (message: string) => new AppError('invalid', message, { fields: { pin: message } });

/**
 * Where on the client's documents or return a request points, with its name.
 * @throws AppError not_found for a document that is not the client's; invalid for a field or line that is not there
 */
export async function resolvePin(open: OpenClient, pin: PinInput): Promise<Pin> {
  if ('documentId' in pin) return pinToDocument(open, pin.documentId, pin.fieldPath);
  if ('questionId' in pin) return pinToQuestion(pin.questionId);
  return pinToLine(open, pin.form, pin.line, pin.copy ?? 0);
}

const nowhere = { documentId: null, fieldPath: null, questionId: null, form: null, line: null, copy: null };

function pinToQuestion(questionId: string): Pin {
  const question = findListed(questionId);
  if (question === null) throw refuse('The interview doesn’t have that question.');
  return { ...nowhere, label: `“${question.text}”`, questionId };
}

async function pinToDocument(
  open: OpenClient,
  documentId: string,
  fieldPath: string | undefined,
): Promise<Pin> {
  // Another client of the same preparer: for this one, the document does not exist.
  const document = await readDocumentById(await openDocument(open, documentId, 'read', open.clientId));
  const field = document.extractions
    .flatMap(({ fields }) => fields)
    .find((candidate) => candidate.path === fieldPath);
  if (fieldPath !== undefined && field === undefined) throw refuse('This document doesn’t have that field.');
  return {
    ...nowhere,
    label: field === undefined ? document.name : `${document.name}: ${field.label}`,
    documentId,
    fieldPath: fieldPath ?? null,
  };
}

async function pinToLine(open: OpenClient, form: string, line: string, copy: number): Promise<Pin> {
  const row = await db().taxReturn.findFirst({
    where: { userId: open.clientId },
    orderBy: newestReturn,
  });
  const results = row === null ? null : toTaxReturn(row).calculationResults;
  const found = results?.lines[form];
  const entry = (Array.isArray(found) ? found[copy] : found)?.[line];
  if (results === null || entry === undefined) throw refuse('The return doesn’t have that line.');
  const name = results.forms.find(({ id }) => id === form)?.name ?? form;
  return {
    ...nowhere,
    label: `${name}, line ${line}: ${entry.label}`,
    form,
    line,
    copy,
  };
}
