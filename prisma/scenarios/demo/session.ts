import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { UserModel } from '@/.generated/prisma/models';
import type { Actor } from '@/lib/auth/actor';
import { openPayment } from '@/lib/billing/open-payment';
import { confirmPayment, tryTestCard } from '@/lib/billing/commands';
import { type Plan } from '@/lib/billing/plans';
import { grantConsent } from '@/lib/consents/commands';
import { formVersion } from '@/lib/consents/forms';
import type { ConsentUse } from '@/lib/consents/schema';
import { addDocument, confirmFields } from '@/lib/documents/commands';
import { openDocument } from '@/lib/documents/access';
import { type DocumentType } from '@/lib/documents/schema';
import { readDocumentById } from '@/lib/documents/queries';
import { storeSealed } from '@/lib/documents/stored-file';
import { readDueDocuments } from '@/lib/documents/work';
import { db } from '@/lib/infra/db';
import { newStorageKey } from '@/lib/infra/storage';
import type { AnswerValue, Question } from '@/lib/interview/schema';
import { markRead, sendMessage } from '@/lib/messages/commands';
import { openThread } from '@/lib/messages/access';
import { reviewDocument } from '@/lib/reviews/commands';
import { openReturn, type ReturnCall } from '@/lib/returns/access';
import { saveAnswer } from '@/lib/returns/answers';
import { calculate, ensureReturn } from '@/lib/returns/commands';
import { readPlan, readResponses } from '@/lib/returns/interview-queries';

/** Answers by question id or, where the id names a document, by the question’s text. */
export type Answers = Readonly<Record<string, AnswerValue>>;

/** A file that a demo person uploads. */
export interface DemoDocument {
  name: string;
  type: DocumentType;
  pdf: Uint8Array;
}

/** A signed-in demo person, who does everything through the same commands as a request. */
export class Session {
  readonly call: ReturnCall;

  constructor(readonly user: UserModel) {
    const now = new Date();
    const later = new Date(now.getTime() + 3_600_000);
    const actor: Actor = {
      id: user.id,
      role: user.role,
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      planTier: 'basic',
      sessionId: randomUUID(),
      provenAt: now,
      hasSecondFactor: false,
      mustEnrol: false,
      sessionEnds: { idle: later, absolute: later },
    };
    this.call = { actor, requestId: `seed-${randomUUID()}` };
  }

  async openFirstReturn(): Promise<string> {
    return (await ensureReturn(this.call)).taxReturn.id;
  }

  /** Stores PDFs, reads them, and confirms their values. Gives the documents' ids in the same order. */
  async upload(returnId: string, documents: readonly DemoDocument[]): Promise<string[]> {
    const ids: string[] = [];
    for (const { name, type, pdf } of documents) {
      const storageKey = newStorageKey('documents');
      const stored = await storeSealed(storageKey, Readable.from([Buffer.from(pdf)]), pdf.byteLength);
      const file = { storageKey, name, contentType: 'application/pdf', ...stored } as const;
      const open = await openReturn(this.call, returnId, 'upload');
      const fields = { type, taxReturnId: returnId };
      ids.push((await addDocument(this.call, { ...file, fields }, open)).id);
    }
    await readDueDocuments();
    for (const id of ids) await this.confirm(id);
    return ids;
  }

  private async confirm(documentId: string): Promise<void> {
    const { extraction } = await readDocumentById(await openDocument(this.call, documentId, 'read'));
    const open = (extraction?.fields ?? []).filter(({ confirmed }) => !confirmed);
    if (open.length === 0) return;
    await confirmFields(await openDocument(this.call, documentId, 'confirm'), {
      fields: open.map(({ path }) => ({ path, confirmed: true })),
    });
  }

  /**
   * Goes through the interview until nothing is open that these answers or a plain "no" settle.
   * @throws Error naming a question that needs an answer of its own
   */
  async answer(returnId: string, answers: Answers): Promise<void> {
    for (let round = 0; round < 200; round += 1) {
      const open = await openReturn(this.call, returnId, 'edit');
      const read = await openReturn(this.call, returnId, 'read');
      const given = await readResponses(read, { full: true });
      const { categories } = await readPlan(read);
      // One topic at a time: what a topic asks, and whom it names, depends on the ones before.
      const topic = categories.find(({ questions }) => questions.some(isOpen));
      if (topic === undefined) return;
      for (const question of topic.questions.filter(isOpen))
        await saveAnswer(open, {
          questionId: question.id,
          answer: answers[question.id] ?? answers[question.text] ?? sayNo(question),
        });

      function isOpen({ id, optional }: Question): boolean {
        return !(id in given) && (id in answers || optional !== true);
      }
    }
    throw new Error('The interview does not end.');
  }

  async calculate(returnId: string): Promise<void> {
    await calculate(await openReturn(this.call, returnId, 'calculate'));
  }

  async pay(returnId: string, plan: Plan): Promise<void> {
    const { clientSecret, paymentId } = await openPayment(this.call, {
      amount: plan.price,
      planType: plan,
      taxReturnId: returnId,
    });
    const card = { clientSecret, number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' };
    await tryTestCard(this.call, paymentId, card);
    await confirmPayment(this.call, paymentId);
  }

  async consent(use: ConsentUse): Promise<void> {
    const signature = `${this.user.firstName} ${this.user.lastName}`;
    await grantConsent(this.call, { use, version: formVersion, signature });
  }

  /** As a preparer: finds nothing wrong with these documents of a client. */
  async approveDocuments(documentIds: readonly string[]): Promise<void> {
    for (const documentId of documentIds)
      await reviewDocument(await openDocument(this.call, documentId, 'read'), {
        documentId,
        status: 'approved',
        notes: '',
        recommendations: '',
      });
  }

  /** Reads a client’s thread to its end. */
  async readThread(client: Session): Promise<void> {
    const clientId = client.user.id;
    const open = await openThread(this.call, clientId);
    const newest = await db().message.findFirst({ where: { clientId }, orderBy: { createdAt: 'desc' } });
    if (newest !== null) await markRead(open, { clientId, upTo: newest.id });
  }

  /** Writes in the thread of a client; clients leave the client out. */
  async write(body: string, client?: Session, attachments: readonly string[] = []): Promise<void> {
    await sendMessage(await openThread(this.call, client?.user.id), { body, attachments: [...attachments] });
  }
}

function sayNo({ id, text, type, options }: Question): AnswerValue {
  if (type === 'boolean') return false;
  if (type === 'multiselect' || type === 'checkbox')
    return (options ?? []).filter((option) => option.startsWith('None'));
  throw new Error(`The demo has no answer to ${id} (${text}): ${(options ?? []).join(', ')}.`);
}

/** The row of a demo person. */
export const findPerson = (email: string): Promise<UserModel> =>
  db().user.findUniqueOrThrow({ where: { email } });
