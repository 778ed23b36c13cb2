import { w2Pdf } from '../fixtures/documents/w2-pdf';
import { query } from '../setup/database';
import { answerInterview, firstReturn, saveAnswer, simpleFiler, typedW2, uploadApart } from '../setup/filer';
import { type Answer, read, signInAs, signUpClient, type Visitor } from '../setup/http';
import { readEmails, waitForEmail } from '../setup/outbox';
import { assign, hirePreparer } from '../setup/people';

/**
 * A preparer changes a client's return: only assigned, only while the client's permission is in force, never the bank
 * account, and each change under the preparer's name where the client sees it.
 */
interface Field {
  path: string;
  value: unknown;
  confirmed: boolean;
}
interface Document {
  id: string;
  status: string;
  extraction: { fields: Field[] };
}
interface Change {
  preparerName: string;
  what: string;
  questionId: string | null;
  documentId: string | null;
  fieldPaths: string[];
  isLatest: boolean;
}

let ann: Visitor & { email: string };
let preparer: Visitor;
let stranger: Visitor;
let ben: Visitor;
let admin: Visitor;
let returnId: string;
let documentId: string;
let endAssignment: () => Promise<void>;

const consent = async () => {
  const forms = read<{ use: string; version: string }[]>(await ann.get('/api/consents'));
  const version = forms.find(({ use }) => use === 'preparer-changes')?.version ?? '';
  const answer = await ann.post('/api/consents', { use: 'preparer-changes', version, signature: 'Ann Lee' });
  expect(answer.status).toBe(201);
};
const withdraw = async () =>
  expect((await ann.send('DELETE', '/api/consents/preparer-changes')).status).toBe(204);
const answer = (who: Visitor, questionId: string, value: unknown, before?: unknown) =>
  who.post(`/api/interview/${returnId}/responses`, {
    questionId,
    answer: value,
    ...(before === undefined ? {} : { before }),
  });
const correct = (who: Visitor, field: object) =>
  who.send('PATCH', `/api/documents/${documentId}/extraction`, { json: { fields: [field] } });
const upload = (who: Visitor) => who.upload('From the preparer.pdf', w2Pdf(), { taxReturnId: returnId });
const grantDirect = (who: Visitor) =>
  who.post('/api/documents/upload/direct', { size: 5_000_000, taxReturnId: returnId });
const changes = async () => read<Change[]>(await ann.get('/api/reviews/preparer-changes'));
const canChange = async () =>
  read<{ changesAllowed: boolean }>(await preparer.get(`/api/preparer/clients/${ann.id}`)).changesAllowed;

/** What the permission opens, and the status of each to the preparer who has it. */
const writes: [name: string, allowed: number, send: (who: Visitor) => Promise<Answer>][] = [
  ['answers a question', 200, (who) => answer(who, 'taxpayer.occupation', 'Cook')],
  // There is no such entry, no such list, and no header in the list: authorized, and the reply says so.
  ['removes an entry', 404, (who) => who.send('DELETE', `/api/interview/${returnId}/items/w2s/900`)],
  [
    'imports sales',
    400,
    (who) => who.post(`/api/interview/${returnId}/sales/imports`, { csv: 'no headers', rows: [2] }),
  ],
  [
    'removes a list of sales',
    404,
    (who) => who.send('DELETE', `/api/interview/${returnId}/sales/imports/none`),
  ],
  ['calculates', 200, (who) => who.post(`/api/tax-returns/${returnId}/calculate`)],
  ['confirms a value', 200, (who) => correct(who, { path: 'employer_name', confirmed: true })],
  ['uploads', 201, upload],
  ['starts a large upload', 201, grantDirect],
];

/** What stays the client's own. */
const neverAllowed: [name: string, send: (who: Visitor) => Promise<Answer>][] = [
  ['deletes a document', (who) => who.send('DELETE', `/api/documents/${documentId}`)],
  ['changes the routing number', (who) => answer(who, 'refund.routingNumber', '021000021')],
  ['changes the account number', (who) => answer(who, 'refund.accountNumber', '123456789')],
  ['files', (who) => who.post(`/api/tax-returns/${returnId}/file`)],
  ['uploads to no return', (who) => who.upload('mine.pdf', w2Pdf())],
  ['pays', (who) => who.post('/api/create-payment-intent', { amount: 49, planType: 'Basic' })],
  [
    'signs a permission',
    (who) => who.post('/api/consents', { use: 'preparer-changes', version: '', signature: 'PP' }),
  ],
];

beforeAll(async () => {
  [ann, ben, preparer, stranger, admin] = await Promise.all([
    signUpClient(),
    signUpClient(),
    hirePreparer(),
    hirePreparer(),
    signInAs('admin'),
  ]);
  returnId = await firstReturn(ann);
  await answerInterview(ann, returnId, { ...simpleFiler, ...typedW2 });
  documentId = await uploadApart(ann, 'w2.pdf');
  endAssignment = await assign(preparer, ann);
});

describe('without the permission', () => {
  test.each(writes)('nobody else %s', async (_name, _allowed, send) => {
    expect((await send(preparer)).status).toBe(403);
    expect((await send(stranger)).status).toBe(404);
    expect((await send(ben)).status).toBe(404);
    expect([403, 404]).toContain((await send(admin)).status);
  });

  test('the case says that the client decides, and nothing is marked', async () => {
    expect(await canChange()).toBe(false);
    expect(await changes()).toEqual([]);
  });
});

describe('with the permission', () => {
  beforeAll(consent);

  test.each(writes)('the assigned preparer, and no other, %s', async (_name, allowed, send) => {
    expect((await send(stranger)).status).toBe(404);
    expect((await send(ben)).status).toBe(404);
    expect([403, 404]).toContain((await send(admin)).status);
    expect((await send(preparer)).status).toBe(allowed);
  });

  test.each(neverAllowed)('no preparer %s', async (_name, send) => {
    expect([403, 404, 405]).toContain((await send(preparer)).status);
  });

  test('every change stands under the preparer’s name, and the client sees it', async () => {
    expect(await canChange()).toBe(true);
    const rows = await query<{ action: string; actorId: string; actorRole: string }>(
      `SELECT "action", "actorId", "actorRole" FROM "AuditEvent" WHERE "ownerId" = $1 AND "actorRole" = 'preparer'
        AND "action" IN ('answer.saved', 'return.calculated', 'document.fields-confirmed', 'document.uploaded')
        ORDER BY "id"`,
      [ann.id],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'answer.saved',
      'return.calculated',
      'document.fields-confirmed',
      'document.uploaded',
    ]);
    expect(new Set(rows.map(({ actorId }) => actorId))).toEqual(new Set([preparer.id]));
    const seen = await changes();
    expect(seen).toMatchObject([
      { what: 'Uploaded From the preparer.pdf', preparerName: 'Test Filer' },
      { documentId, fieldPaths: ['employer_name'], isLatest: true },
      { questionId: 'taxpayer.occupation', preparerName: 'Test Filer', isLatest: true },
    ]);
    const waiting = read<{ kind: string; count?: number }[]>(await ann.get('/api/reviews/waiting'));
    expect(waiting.find(({ kind }) => kind === 'changed')).toMatchObject({ count: 3 });
    const { text: log } = await ann.get('/api/settings/access-log?limit=100');
    expect(log).toContain('Answered a question for you');
    expect(log).toContain('Uploaded From the preparer.pdf for you');
  });

  test('the client hears of them by one email a day', async () => {
    const subject = 'Your preparer changed your tax return';
    const { text } = await waitForEmail(ann.email, subject);
    expect(text).toContain('/requests');
    expect((await readEmails(ann.email)).filter((email) => email.subject === subject)).toHaveLength(1);
  });

  test('the uploaded document is the client’s own', async () => {
    const own = read<Document[]>(await ann.get(`/api/documents/user/${ann.id}`));
    expect(own).toHaveLength(2);
    const [row] = await query<{ count: number }>(
      'SELECT count(*)::int AS "count" FROM "Document" WHERE "userId" = $1',
      [preparer.id],
    );
    expect(row?.count).toBe(0);
  });

  test('an answer that the client changes again is no longer marked', async () => {
    await saveAnswer(ann, returnId, 'taxpayer.occupation', 'Baker');
    const [occupation] = (await changes()).filter(({ questionId }) => questionId === 'taxpayer.occupation');
    expect(occupation?.isLatest).toBe(false);
  });

  test('numbers stay masked in replies, and a masked one is no answer', async () => {
    const replied = await answer(preparer, 'taxpayer.ssn', '400-01-6789', '•••-••-2345');
    expect(replied.status).toBe(200);
    expect(replied.text).not.toContain('400-01-6789');
    expect(replied.text).toContain('•••-••-6789');
    // An answer elsewhere carries nothing of it along.
    expect((await answer(preparer, 'taxpayer.firstName', 'Anna')).text).not.toContain('400-01');
    expect((await answer(preparer, 'taxpayer.ssn', '•••-••-6789')).status).toBe(400);
    const own = read<Record<string, unknown>>(await ann.get(`/api/interview/${returnId}/responses`));
    expect(own['taxpayer.ssn']).toBe('400-01-6789');

    const document = await correct(preparer, { path: 'employer_name', value: 'Ferris', confirmed: true });
    expect(document.status).toBe(200);
    expect(document.text).not.toContain('900-41-2207');
    expect(
      (await correct(preparer, { path: 'employee_ssn', value: '•••-••-2207', confirmed: true })).status,
    ).toBe(400);
  });

  test('an answer that the client gave meanwhile is not overwritten unseen', async () => {
    await saveAnswer(ann, returnId, 'taxpayer.occupation', 'Chef');
    expect((await answer(preparer, 'taxpayer.occupation', 'Cook', 'Baker')).status).toBe(409);
    expect((await answer(preparer, 'taxpayer.occupation', 'Cook', 'Chef')).status).toBe(200);
  });
});

describe('when it ends', () => {
  test('withdrawn, it counts no more from the next request on', async () => {
    await withdraw();
    expect(await canChange()).toBe(false);
    for (const [, , send] of writes) expect((await send(preparer)).status).toBe(403);
  });

  test('a text that did not name the changes gives no permission', async () => {
    await consent();
    await query(
      `UPDATE "Consent" SET "wording" = 'read only' WHERE "userId" = $1 AND "use" = 'preparer-changes'`,
      [ann.id],
    );
    expect((await answer(preparer, 'taxpayer.occupation', 'Cook')).status).toBe(403);
    await consent();
    expect((await answer(preparer, 'taxpayer.occupation', 'Cook')).status).toBe(200);
    await query(
      `UPDATE "Consent" SET "expiresAt" = now() - interval '1 minute' WHERE "userId" = $1 AND "revokedAt" IS NULL`,
      [ann.id],
    );
    expect((await answer(preparer, 'taxpayer.occupation', 'Cook')).status).toBe(403);
  });

  test('withdrawn while a change is on its way, either the change or the withdrawal comes first', async () => {
    await consent();
    const [changed] = await Promise.all([answer(preparer, 'taxpayer.occupation', 'Roofer'), withdraw()]);
    expect([200, 403]).toContain(changed.status);
    const { json } = await ann.get(`/api/interview/${returnId}/responses`);
    const occupation = (json as Record<string, unknown>)['taxpayer.occupation'];
    expect(occupation === 'Roofer').toBe(changed.status === 200);
  });

  test('without the assignment the permission is nobody’s', async () => {
    await consent();
    await endAssignment();
    for (const [, , send] of writes) expect((await send(preparer)).status).toBe(404);
  });
});
