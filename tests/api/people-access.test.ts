import { nadia } from '../fixtures/documents/people';
import { w2Pdf } from '../fixtures/documents/w2-pdf';
import { query } from '../setup/database';
import {
  answerInterview,
  firstReturn,
  saveAnswer,
  simpleFiler,
  typedW2,
  waitUntilRead,
} from '../setup/filer';
import { read, signUpClient, type Visitor, withoutId } from '../setup/http';
import { assign, hirePreparer } from '../setup/people';

interface Field {
  path: string;
  value: unknown;
}
interface Document {
  id: string;
  status: string;
  fileUrl: string;
  extraction: { fields: Field[] };
}

const ssn = '400-01-2345';
let ann: Visitor;
let preparer: Visitor;
let endAssignment: () => Promise<void>;
let returnId: string;
let document: Document;

const inCase = (rest = '') => `/api/preparer/clients/${ann.id}${rest}`;
const ssnField = (one: Document | undefined) =>
  one?.extraction.fields.find(({ path }) => path.endsWith('employee_ssn'));

/** Every address that shows something of Ann's, with the action that her access log keeps for it. */
const reads = (): [string, string][] => [
  [inCase(), 'client.opened'],
  [inCase('/changes'), 'client.opened'],
  [inCase('/notes'), 'client.opened'],
  [inCase('/requests'), 'client.opened'],
  [`/api/messages?clientId=${ann.id}`, 'thread.opened'],
  [`/api/messages/people?clientId=${ann.id}`, 'thread.opened'],
  [`/api/documents/user/${ann.id}`, 'documents.listed'],
  [`/api/documents/${document.id}`, 'document.opened'],
  [`/objects${document.fileUrl}`, 'document.file-opened'],
  [`/api/documents/${document.id}/pages/1`, 'document.file-opened'],
  [`/api/tax-returns/${returnId}`, 'return.opened'],
  [`/api/tax-returns/user/${ann.id}`, 'returns.listed'],
  [`/api/interview/${returnId}/responses`, 'return.opened'],
  [`/api/tax-returns/${returnId}/validation`, 'return.opened'],
];

beforeAll(async () => {
  [ann, preparer] = await Promise.all([signUpClient(), hirePreparer()]);
  returnId = await firstReturn(ann);
  await saveAnswer(ann, returnId, 'marital-status', 'Never married');
  await saveAnswer(ann, returnId, 'taxpayer.idKind', 'A Social Security number');
  await saveAnswer(ann, returnId, 'taxpayer.ssn', ssn);
  const { id } = read<Document>(await ann.upload('w2.pdf', w2Pdf(), { taxReturnId: returnId }));
  document = await waitUntilRead<Document>(ann, id);
});

test('a preparer who is not assigned sees nothing, in the same bytes as for nobody', async () => {
  expect(read<object[]>(await preparer.get('/api/preparer/clients'))).toEqual([]);
  const unknown = await preparer.get('/api/preparer/clients/00000000-0000-4000-8000-000000000000');
  for (const [path] of reads()) {
    const answer = await preparer.get(path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(answer.text).not.toContain(ann.id);
    if (path === inCase()) expect(withoutId(answer)).toBe(withoutId(unknown));
  }
  for (const [path, json] of [
    [inCase('/notes'), { body: 'x' }],
    [inCase('/requests'), { question: 'x' }],
    [inCase('/reveal'), { questionId: 'taxpayer.ssn', reason: 'irs' }],
    [`/api/messages?clientId=${ann.id}`, { body: 'x' }],
    ['/api/preparer/reviews', { documentId: document.id, status: 'approved' }],
  ] as const) {
    expect([path, (await preparer.post(path, json)).status]).toEqual([path, 404]);
  }
  const rows = await query('SELECT 1 FROM "AuditEvent" WHERE "actorId" = $1 AND "ownerId" = $2', [
    preparer.id,
    ann.id,
  ]);
  expect(rows).toEqual([]);
});

test('once assigned, each look leaves a row that the client reads, and looks at one’s own data leave none', async () => {
  endAssignment = await assign(preparer, ann);
  for (const [path, action] of reads()) {
    expect([path, (await preparer.get(path)).status]).toEqual([path, 200]);
    const rows = await query(
      'SELECT 1 FROM "AuditEvent" WHERE "actorId" = $1 AND "ownerId" = $2 AND "action" = $3',
      [preparer.id, ann.id, action],
    );
    // Looking at the same thing again within ten minutes is the same look.
    expect([path, action, rows.length]).toEqual([path, action, 1]);
  }
  const log = read<{ who: string; role: string; what: string }[]>(await ann.get('/api/settings/access-log'));
  expect(log.filter(({ role }) => role === 'Preparer').map(({ what }) => what)).toEqual([
    'Viewed your list of returns',
    'Viewed your return and the answers behind it',
    'Opened the file w2.pdf, which shows its numbers in full',
    'Viewed the values read from w2.pdf',
    'Read your messages',
    'Viewed your documents and the values read from them',
    'Opened your file: return, documents, and open items',
  ]);
  expect(log.find(({ role }) => role === 'Administrator')?.what).toBe('Assigned a preparer to you');
  await Promise.all(
    reads()
      .slice(6, 11)
      .map(([path]) => ann.get(path)),
  );
  const own = await query(
    `SELECT 1 FROM "AuditEvent" WHERE "actorId" = $1 AND "ownerId" = $1 AND "action" LIKE '%.opened'`,
    [ann.id],
  );
  expect(own).toEqual([]);
});

test('a paper of one client is not found in the case of another, and nobody reads that it was looked at', async () => {
  const bob = await signUpClient();
  await assign(preparer, bob);
  const looks = () =>
    query('SELECT 1 FROM "AuditEvent" WHERE "actorId" = $1 AND "objectId" = $2', [preparer.id, document.id]);
  const before = await looks();
  const of = (client: Visitor) => preparer.get(`/api/documents/${document.id}?clientId=${client.id}`);
  const inWrongCase = await of(bob);
  expect(inWrongCase.status).toBe(404);
  expect(withoutId(inWrongCase)).toBe(
    withoutId(await preparer.get('/api/documents/00000000-0000-4000-8000-000000000000')),
  );
  expect(await looks()).toEqual(before);
  expect((await of(ann)).status).toBe(200);
});

test('identifiers are masked for the preparer wherever they are read', async () => {
  const own = read<Document>(await ann.get(`/api/documents/${document.id}`));
  expect(ssnField(own)?.value).toBe(nadia.ssn);
  for (const [path] of reads()) {
    if (path.startsWith('/objects') || path.includes('/pages/')) continue;
    const { text } = await preparer.get(path);
    expect([path, text.includes(ssn) || text.includes(ssn.replaceAll('-', ''))]).toEqual([path, false]);
    expect([path, text.includes(nadia.ssn)]).toEqual([path, false]);
  }
  const { documents } = read<{ documents: Document[] }>(await preparer.get(inCase()));
  expect(ssnField(documents[0])?.value).toBe(`•••-••-${nadia.ssn.slice(-4)}`);
});

test('the return on paper shows every number: for a preparer it asks for a fresh password and leaves a row', async () => {
  const [client, cpa] = await Promise.all([signUpClient(), hirePreparer()]);
  const id = await firstReturn(client);
  await answerInterview(client, id, { ...simpleFiler, ...typedW2 });
  expect((await client.post(`/api/tax-returns/${id}/calculate`)).status).toBe(200);
  await assign(cpa, client);
  const print = (who: Visitor) => who.get(`/api/tax-returns/${id}/pdf`);
  const rows = () =>
    query(`SELECT 1 FROM "AuditEvent" WHERE "ownerId" = $1 AND "action" = 'return.printed'`, [client.id]);
  await query(`UPDATE "Session" SET "provenAt" = now() - interval '1 hour' WHERE "userId" = ANY($1)`, [
    [client.id, cpa.id],
  ]);
  const refused = await print(cpa);
  expect([refused.status, refused.headers.get('x-confirm-with')]).toEqual([403, 'password']);
  expect(refused.text).not.toContain('%PDF');
  expect(await rows()).toEqual([]);
  await cpa.post('/api/account/confirm', { password: 'a long enough password' });
  const printed = await print(cpa);
  expect([printed.status, printed.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(await rows()).toHaveLength(1);
  const log = read<{ what: string }[]>(await client.get('/api/settings/access-log'));
  expect(log.map(({ what }) => what)).toContain('Downloaded your return as a PDF, with your numbers in full');
  // One's own needs nothing and leaves nothing.
  expect((await print(client)).status).toBe(200);
  expect(await rows()).toHaveLength(1);
});

describe('revealing one number', () => {
  const ofAnswer = { questionId: 'taxpayer.ssn', reason: 'compare' };
  const reveal = (json: object) => preparer.post(inCase('/reveal'), json);

  test('asks for a fresh password first', async () => {
    await query(`UPDATE "Session" SET "provenAt" = now() - interval '1 hour' WHERE "userId" = $1`, [
      preparer.id,
    ]);
    const refused = await reveal(ofAnswer);
    expect(refused.status).toBe(403);
    expect(refused.headers.get('x-confirm-with')).toBe('password');
    expect(refused.text).not.toContain(ssn);
    const confirmed = await preparer.post('/api/account/confirm', { password: 'a long enough password' });
    expect(confirmed.status).toBeLessThan(300);
  });

  test('gives the answer or the field, and notes who, what and why', async () => {
    expect(read<{ value: string }>(await reveal(ofAnswer)).value).toBe(ssn);
    const fieldPath = ssnField(document)?.path;
    const fromPaper = await reveal({ documentId: document.id, fieldPath, reason: 'irs' });
    expect(read<{ value: string }>(fromPaper).value).toBe(nadia.ssn);
    const log = read<{ what: string; reason: string | null }[]>(await ann.get('/api/settings/access-log'));
    expect(log.slice(0, 2)).toMatchObject([
      { what: 'Viewed one of your numbers in full, in w2.pdf', reason: 'To respond to the IRS' },
      {
        what: 'Viewed one of your numbers in full, from your answers',
        reason: 'To compare it with the document',
      },
    ]);
  });

  test('needs a reason, and something that is there', async () => {
    expect((await reveal({ questionId: 'taxpayer.ssn' })).status).toBe(400);
    expect((await reveal({ questionId: 'taxpayer.ssn', reason: 'curious' })).status).toBe(400);
    expect((await reveal({ questionId: 'spouse.ssn', reason: 'irs' })).status).toBe(404);
    const ben = await signUpClient();
    const other = read<Document>(await ben.upload('w2.pdf', w2Pdf())).id;
    expect((await reveal({ documentId: other, fieldPath: 'employee_ssn', reason: 'irs' })).status).toBe(404);
  });
});

test('an assignment that ends in the middle of work ends it: what was let in is counted, the rest is refused', async () => {
  const asks = Array.from({ length: 6 }, (_, index) =>
    preparer.post(inCase('/requests'), { question: `Question ${index}` }),
  );
  const [answers] = await Promise.all([Promise.all(asks), endAssignment()]);
  for (const { status } of answers) expect([201, 404]).toContain(status);
  const rows = await query('SELECT 1 FROM "InformationRequest" WHERE "clientId" = $1', [ann.id]);
  expect(rows).toHaveLength(answers.filter(({ status }) => status === 201).length);
  for (const [path] of reads()) expect([path, (await preparer.get(path)).status]).toEqual([path, 404]);
});

test('a preparer with more than a hundred clients gets them all, page by page, each once', async () => {
  const busy = await hirePreparer();
  await query(
    `WITH people AS (
       INSERT INTO "User" ("id", "email", "firstName", "lastName", "role", "updatedAt")
       SELECT gen_random_uuid()::text, 'queue-' || n || '-' || $1 || '@example.com', 'Client', n::text, 'client', now()
       FROM generate_series(1, 150) AS n RETURNING "id")
     INSERT INTO "Assignment" ("id", "preparerId", "clientId")
     SELECT gen_random_uuid()::text, $1, "id" FROM people`,
    [busy.id],
  );
  const first = await busy.get('/api/preparer/clients');
  const cursor = first.headers.get('x-next-cursor') ?? '';
  expect(read<object[]>(first)).toHaveLength(100);
  const second = await busy.get(`/api/preparer/clients?cursor=${cursor}`);
  expect(second.headers.get('x-next-cursor')).toBeNull();
  const all = [...read<{ id: string }[]>(first), ...read<{ id: string }[]>(second)];
  expect(new Set(all.map(({ id }) => id)).size).toBe(150);
  await query(`DELETE FROM "User" WHERE "email" LIKE 'queue-%-' || $1 || '@example.com'`, [busy.id]);
});
