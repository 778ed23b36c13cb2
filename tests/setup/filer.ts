import { w2Pdf } from '../fixtures/documents/w2-pdf';
import { databaseBehind, query } from './database';
import { read, type Visitor } from './http';
import { fillAsBefore, keepFill } from './known-fills';
import { until } from './until';

interface Question {
  id: string;
  type: string;
  options: string[];
  optional?: boolean;
}
interface Category {
  slug: string;
  questions: Question[];
}

/** Ann, single, born 1990, paid by one employer, no one to support. Everything else is "no" or "none". */
export const simpleFiler: Record<string, unknown> = {
  'marital-status': 'Never married',
  'taxpayer.firstName': 'Ann',
  'taxpayer.lastName': 'Lee',
  'taxpayer.dateOfBirth': '1990-05-04',
  'taxpayer.occupation': 'Baker',
  'taxpayer.idKind': 'A Social Security number',
  'taxpayer.ssn': '400-01-2345',
  'address.street': '12 Birch Lane',
  'address.city': 'Portland',
  'address.state': 'Maine',
  'address.zip': '04102',
  'refund-method': 'Paper check in the mail',
};

/** The same person with one W-2 typed in: wages 50,000, tax withheld 5,000. */
export const typedW2: Record<string, unknown> = {
  'had-w2-income': true,
  'w2s.0.employerName': 'Harbor Bakery',
  'w2s.0.employerEin': '98-7000123',
  'w2s.0.employerAddress': '40 Harbor Way, Portland, ME 04101',
  'w2s.0.wages': 50_000,
  'w2s.0.federalWithholding': 5000,
  'w2s.0.socialSecurityWages': 50_000,
  'w2s.0.socialSecurityWithholding': 3100,
  'w2s.0.medicareWages': 50_000,
  'w2s.0.medicareWithholding': 725,
};

export async function firstReturn(visitor: Visitor): Promise<string> {
  const [taxReturn] = read<{ id: string }[]>(await visitor.get('/api/tax-returns/my-returns'));
  if (taxReturn === undefined) throw new Error('no return was created');
  return taxReturn.id;
}

export async function saveAnswer(visitor: Visitor, returnId: string, questionId: string, answer: unknown) {
  const reply = await visitor.post(`/api/interview/${returnId}/responses`, { questionId, answer });
  if (reply.status !== 200)
    throw new Error(`${questionId} = ${JSON.stringify(answer)} gave ${reply.status}: ${reply.text}`);
  return reply;
}

/** Every filer has a number of their own. */
const ownNumber = 'taxpayer.ssn';

/**
 * Goes through the interview the way a person does, question after question, until nothing is left to ask. What an
 * earlier filer with the same answers went through is taken over from there (known-fills.ts).
 */
export async function answerInterview(visitor: Visitor, returnId: string, answers: Record<string, unknown>) {
  const { [ownNumber]: number, ...shared } = answers;
  // An instance that a test started may have another database, or keys that only it knows.
  const ask = databaseBehind(visitor.base);
  let keep: (() => Promise<void>) | undefined;
  for (let round = 0; round < 20; round += 1) {
    const categories = read<Category[]>(await visitor.get(`/api/interview/${returnId}/questions/filtered`));
    const given = read<Record<string, unknown>>(await visitor.get(`/api/interview/${returnId}/responses`));
    if (number !== undefined && Object.keys(given).length === 0 && ask !== undefined) {
      const asked = categories.flatMap(({ questions }) => questions.map(({ id }) => id));
      await saveAnswer(visitor, returnId, ownNumber, number);
      if (!(await fillAsBefore(ask, returnId, shared, asked)))
        keep = () => keepFill(ask, returnId, shared, asked, [ownNumber]);
      continue;
    }
    const open = categories
      .flatMap((category) => category.questions)
      .filter(
        (question) => !(question.id in given) && (question.id in answers || question.optional !== true),
      );
    if (open.length === 0) return keep?.();
    for (const question of open)
      await saveAnswer(visitor, returnId, question.id, answers[question.id] ?? sayNo(question));
  }
  throw new Error('the interview does not end');
}

function sayNo(question: Question): unknown {
  if (question.type === 'boolean') return false;
  if (question.type === 'multiselect' || question.type === 'checkbox') {
    const none = question.options.find((option) => option.startsWith('None'));
    return none === undefined ? [] : [none];
  }
  if (question.id.endsWith('.employerAddress')) return '40 Harbor Way, Portland, ME 04101';
  if (question.id.endsWith('.payerEin')) return '98-7000125';
  if (question.id.endsWith('.municipalState')) return 'Maine';
  throw new Error(`the filer has no answer to ${question.id} (${question.type})`);
}

/** Waits until a document is read and gives its reply. */
export function waitUntilRead<T extends { status: string }>(
  visitor: Visitor,
  documentId: string,
): Promise<T> {
  return until('the document was not read', async () => {
    const document = read<T>(await visitor.get(`/api/documents/${documentId}`));
    return document.status !== 'processing' && document;
  });
}

/** A W-2 that belongs to no return, as documents of earlier versions do: a document to look at that changes no figure. */
export async function uploadApart(visitor: Visitor, name: string): Promise<string> {
  const { id } = read<{ id: string }>(await visitor.upload(name, w2Pdf()));
  await query('UPDATE "Document" SET "taxReturnId" = NULL WHERE "id" = $1', [id]);
  await waitUntilRead(visitor, id);
  return id;
}
