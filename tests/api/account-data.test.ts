import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { w2Pdf } from '../fixtures/documents/w2-pdf';
import { query } from '../setup/database';
import { firstReturn, saveAnswer, waitUntilRead } from '../setup/filer';
import { productUrl, read, signInAs, signUpClient, Visitor } from '../setup/http';
import { numberEnding } from '../setup/filer-number';
import { file, readyToFile, sign, waitForState } from '../setup/filing';
import { assign, enterFirm, hirePreparer } from '../setup/people';
import { until } from '../setup/until';

const ssn = '400-01-2345';
/** A name that no other account of this database has. */
const family = `Quixworth-${randomUUID().slice(0, 8)}`;
const password = 'a long enough password';

interface Filer {
  visitor: Visitor & { email: string };
  preparer: Visitor;
  returnId: string;
  documentId: string;
  fileUrl: string;
  bytes: Uint8Array;
}

/** Somebody with a bit of everything that we can hold about a person. */
async function makeFiler(): Promise<Filer> {
  const [visitor, preparer] = await Promise.all([signUpClient(), hirePreparer()]);
  await visitor.send('PATCH', '/api/settings/profile', {
    json: { firstName: 'Zebulon', lastName: family },
  });
  const returnId = await firstReturn(visitor);
  for (const [id, answer] of Object.entries({
    'marital-status': 'Never married',
    'taxpayer.firstName': 'Zebulon',
    'taxpayer.idKind': 'A Social Security number',
    'taxpayer.ssn': ssn,
  }))
    await saveAnswer(visitor, returnId, id, answer);
  const bytes = w2Pdf();
  const uploaded = await visitor.upload(`${family} W-2.pdf`, bytes, { taxReturnId: returnId });
  const { id: documentId, fileUrl } = read<{ id: string; fileUrl: string }>(uploaded);
  await waitUntilRead(visitor, documentId);
  await assign(preparer, visitor);
  const inCase = `/api/preparer/clients/${visitor.id}`;
  await visitor.post('/api/messages', { body: 'A word from Zebulon', attachments: [documentId] });
  await preparer.post(`/api/messages?clientId=${visitor.id}`, { body: 'A word to Zebulon' });
  const asked = await preparer.post(`${inCase}/requests`, { question: 'Second job?', pin: { documentId } });
  await visitor.post(`/api/reviews/requests/${read<{ id: string }>(asked).id}/reply`, { reply: 'No, one.' });
  await preparer.post(`${inCase}/notes`, { body: 'Only between preparers' });
  await enterFirm();
  await preparer.post(`${inCase}/engagement`, { taxYear: 2024, fee: '$450' });
  await query('DELETE FROM "Firm"');
  await preparer.post('/api/preparer/reviews', { documentId, status: 'approved', notes: 'Fine paper' });
  const [form] = read<{ version: string }[]>(await visitor.get('/api/consents'));
  const consent = { use: 'cpa-review', version: form?.version, signature: `Zebulon ${family}` };
  expect((await visitor.post('/api/consents', consent)).status).toBe(201);
  return { visitor, preparer, returnId, documentId, fileUrl, bytes };
}

/** Buys a plan with the built-in test card. */
async function pay(visitor: Visitor): Promise<string> {
  const { paymentId, clientSecret } = read<{ paymentId: string; clientSecret: string }>(
    await visitor.post('/api/create-payment-intent', { amount: 49, planType: 'Basic' }),
  );
  const card = { clientSecret, number: '4242424242424242', expiry: '12 / 34', cvc: '123' };
  await visitor.post(`/api/payments/${paymentId}/test-card`, card);
  expect((await visitor.post(`/api/payments/${paymentId}/confirm`)).status).toBe(200);
  return paymentId;
}

const proofIsOld = (userId: string) =>
  query(`UPDATE "Session" SET "provenAt" = now() - interval '1 hour' WHERE "userId" = $1`, [userId]);

async function download(visitor: Visitor): Promise<Record<string, Uint8Array>> {
  const reply = await fetch(`${productUrl()}/api/settings/export`, { headers: { cookie: visitor.session } });
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('application/zip');
  expect(reply.headers.get('cache-control')).toContain('no-store');
  return unzipSync(new Uint8Array(await reply.arrayBuffer()));
}

let filer: Filer;
beforeAll(async () => {
  filer = await makeFiler();
});

test('the profile takes names, and nothing else', async () => {
  const { visitor } = filer;
  const change = (json: object) => visitor.send('PATCH', '/api/settings/profile', { json });
  expect((await change({ firstName: 'Zebulon', lastName: family })).status).toBe(200);
  for (const bad of [{ role: 'admin' }, { email: 'x@example.com' }, { firstName: ' ' }])
    expect((await change({ firstName: 'Z', lastName: 'Q', ...bad })).status).toBe(400);
  expect((await visitor.get('/api/auth/user')).json).toMatchObject({
    firstName: 'Zebulon',
    lastName: family,
    role: 'client',
    email: visitor.email,
  });
});

describe('export', () => {
  test('asks for a fresh password, in the question before it and in the download', async () => {
    const { visitor } = filer;
    await proofIsOld(visitor.id);
    for (const answer of [
      await visitor.post('/api/settings/export'),
      await visitor.get('/api/settings/export'),
    ]) {
      expect(answer.status).toBe(403);
      expect(answer.headers.get('x-confirm-with')).toBe('password');
    }
    await visitor.post('/api/account/confirm', { password });
    expect((await visitor.post('/api/settings/export')).status).toBe(204);
  });

  test('holds exactly what was typed and uploaded, and nothing of other people', async () => {
    const { visitor, documentId, bytes } = filer;
    const files = await download(visitor);
    const json = (name: string): unknown => JSON.parse(new TextDecoder().decode(files[`${name}.json`]));
    expect(json('account')).toMatchObject({ email: visitor.email, firstName: 'Zebulon' });
    expect(json('account')).not.toHaveProperty('passwordHash');
    expect(json('returns')).toMatchObject([
      {
        answers: { 'taxpayer.ssn': ssn, 'taxpayer.firstName': 'Zebulon', 'marital-status': 'never-married' },
      },
    ]);
    expect(json('documents')).toMatchObject([
      { id: documentId, name: `${family} W-2.pdf`, reviews: [{ notes: 'Fine paper' }] },
    ]);
    expect(json('messages')).toMatchObject([{ body: 'A word from Zebulon' }, { body: 'A word to Zebulon' }]);
    expect(json('requests')).toMatchObject([{ question: 'Second job?', reply: 'No, one.' }]);
    expect(json('consents')).toMatchObject([{ use: 'cpa-review', signature: `Zebulon ${family}` }]);
    expect(json('engagement-letters')).toMatchObject([{ taxYear: 2024, signed: null }]);
    expect(json('filings')).toEqual([]);
    expect(json('co-pilot')).toEqual({ conversation: [], sentToOutsideModels: [] });
    expect(files[`files/001-${family} W-2.pdf`]).toEqual(new Uint8Array(bytes));
    const everything = Object.values(files)
      .map((content) => new TextDecoder().decode(content))
      .join('\n');
    expect(everything).not.toContain('Only between preparers');
    expect(everything).not.toContain('$argon2');
    expect(everything).toContain('Read your messages');
  });
});

describe('deletion', () => {
  test('says first what has to be kept, and wants the address and a fresh password', async () => {
    const { visitor } = filer;
    await pay(visitor);
    const plan = read<{ refusal: string | null; kept: { what: string; until: string | null }[] }>(
      await visitor.get('/api/settings/deletion'),
    );
    expect(plan.refusal).toBeNull();
    expect(plan.kept.map(({ what }) => what)).toEqual(['A payment', 'The record of who did what and when']);
    expect((await visitor.post('/api/settings/deletion', { email: 'other@example.com' })).status).toBe(400);
    await proofIsOld(visitor.id);
    expect((await visitor.post('/api/settings/deletion', { email: visitor.email })).status).toBe(403);
    expect((await visitor.get('/api/auth/user')).status).toBe(200);
  });

  test('leaves nothing of the person in any table but what has to be kept', async () => {
    const { visitor, preparer, returnId, documentId, fileUrl } = filer;
    await visitor.post('/api/account/confirm', { password });
    const deleted = await visitor.post('/api/settings/deletion', { email: visitor.email });
    expect(deleted.status).toBe(204);
    expect(deleted.headers.get('set-cookie')).toMatch(/plainfile\.session=;/);

    const marks = [visitor.id, visitor.email, returnId, documentId, fileUrl.slice(1), family, ssn];
    const found: string[] = [];
    for (const { table, text } of await dump())
      for (const mark of marks) if (text.includes(mark)) found.push(`${table}: ${mark}`);
    // Ids, never names: the audit, the payment kept for the books, the order to delete the file, counters that
    // end with their window.
    const allowed = /^(AuditEvent|RetainedRecord|Job|RateLimit): [0-9a-f-]{36}$|^Job: documents\//;
    expect([...new Set(found)].filter((one) => !allowed.test(one))).toEqual([]);

    const kept = await query<{ kind: string; content: string; keepUntil: Date }>(
      'SELECT "kind", "content", "keepUntil" FROM "RetainedRecord" WHERE "ownerId" = $1',
      [visitor.id],
    );
    expect(kept.map(({ kind }) => kind)).toEqual(['payment']);
    expect(kept[0]?.content).toMatch(/^enc:v1:/);
    const years = ((kept[0]?.keepUntil.getTime() ?? 0) - Date.now()) / (365.25 * 86_400_000);
    expect(years).toBeCloseTo(4, 1);

    expect((await visitor.get('/api/auth/user')).status).toBe(401);
    expect((await preparer.get(`/api/preparer/clients/${visitor.id}`)).status).toBe(404);
    expect((await preparer.get(`/objects${fileUrl}`)).status).toBe(404);
    await waitUntilGone(fileUrl);
    const again = await new Visitor().post('/api/auth/login', { email: visitor.email, password });
    expect(again.status).toBe(401);
  });

  /** Every row of every table as text. */
  async function dump(): Promise<{ table: string; text: string }[]> {
    const tables = await query<{ name: string }>(
      `SELECT table_name AS "name" FROM information_schema.tables
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name NOT LIKE '\\_%'`,
    );
    expect(tables.length).toBeGreaterThan(20);
    const rows = await Promise.all(
      tables.map(async ({ name }) => {
        const all = await query<{ text: string }>(`SELECT to_jsonb(t)::text AS "text" FROM "${name}" AS t`);
        return all.map(({ text }) => ({ table: name, text }));
      }),
    );
    return rows.flat();
  }

  /** The file goes right after the rows. Where storage is a folder, the folder shows it. */
  async function waitUntilGone(fileUrl: string): Promise<void> {
    const folder = process.env['DATA_DIR'];
    if (folder === undefined) throw new Error('the tests know the folder of the product');
    const file = path.join(folder, 'objects', fileUrl);
    await until('the file is still there', () => Promise.resolve(!existsSync(file)));
  }

  test('a preparer who leaves takes their name along; what they wrote stays in the case', async () => {
    const { visitor: client, preparer } = await makeFiler();
    const { email } = read<{ email: string }>(await preparer.get('/api/auth/user'));
    // The new role asked for a new proof of who is there.
    await preparer.post('/api/account/confirm', { password });
    expect((await preparer.post('/api/settings/deletion', { email })).status).toBe(204);
    const messages = read<{ body: string; senderName: string }[]>(await client.get('/api/messages'));
    expect(messages.map(({ body, senderName }) => [body, senderName])).toEqual([
      ['A word to Zebulon', 'Former preparer'],
      ['A word from Zebulon', `Zebulon ${family}`],
    ]);
    const [request] = read<{ preparerName: string }[]>(await client.get('/api/reviews/requests'));
    expect(request?.preparerName).toBe('Former preparer');
    const log = read<{ who: string; role: string }[]>(await client.get('/api/settings/access-log'));
    expect(new Set(log.filter(({ role }) => role === 'Preparer').map(({ who }) => who))).toEqual(
      new Set(['Former user']),
    );
    const whats = read<{ what: string }[]>(await client.get('/api/settings/access-log')).map(
      ({ what }) => what,
    );
    expect(whats.filter((what) => what === 'Ended a preparer’s access to your data')).toHaveLength(1);
    expect((await preparer.get('/api/preparer/clients')).status).toBe(401);
    // Nobody to give a role or a client to.
    const admin = await signInAs('admin');
    expect(read<object[]>(await admin.get('/api/admin/users?q=removed.invalid'))).toEqual([]);
  });

  test('a return on its way holds the account; once accepted, what was signed is exported and kept', async () => {
    // 9990: the simulated IRS lets its answer wait.
    const filedSsn = await numberEnding('9990');
    const filer = await readyToFile(filedSsn);
    const { visitor } = filer;
    const { email } = read<{ email: string }>(await visitor.get('/api/auth/user'));
    expect((await sign(filer)).status).toBe(200);
    expect((await file(filer)).status).toBe(202);
    const early = await visitor.post('/api/settings/deletion', { email });
    expect(early.status).toBe(409);
    const words = 'Your return was submitted to the IRS. You can delete your account once the IRS responds.';
    expect(read<{ message: string }>(early).message).toBe(words);
    expect(read<{ refusal: string }>(await visitor.get('/api/settings/deletion')).refusal).toBe(words);
    await waitForState(filer, 'accepted');

    const files = await download(visitor);
    const text = (name: string) => new TextDecoder().decode(files[name]);
    const xml = text('filings/001-1040.xml');
    expect(xml).toContain('<IRS1040');
    expect(xml).toContain(filedSsn.replaceAll('-', ''));
    expect(JSON.parse(text('filings.json'))).toMatchObject([
      {
        kind: '1040',
        state: 'accepted',
        signed: { taxpayer: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), spouse: null, preparer: null },
        submissions: [{ state: 'accepted', answers: [{ status: 'Accepted', faults: [] }] }],
      },
    ]);

    const plan = read<{ refusal: string | null; kept: { what: string; until: string | null }[] }>(
      await visitor.get('/api/settings/deletion'),
    );
    expect(plan.refusal).toBeNull();
    expect(plan.kept.map(({ what }) => what)).toEqual([
      'Your filed return and the figures behind it',
      'What you signed and we filed, and the IRS response',
      'A payment',
      'The record of who did what and when',
    ]);
    expect((await visitor.post('/api/settings/deletion', { email })).status).toBe(204);
    const kept = await query<{ kind: string; content: string; keepUntil: Date }>(
      'SELECT "kind", "content", "keepUntil" FROM "RetainedRecord" WHERE "ownerId" = $1 ORDER BY "kind"',
      [visitor.id],
    );
    expect(kept.map(({ kind }) => kind)).toEqual(['filed-return', 'payment', 'signed-filing']);
    const signed = kept[2];
    // Sealed, and long enough to hold the XML.
    expect(signed?.content).toMatch(/^enc:v1:/);
    expect(signed?.content.length).toBeGreaterThan(xml.length);
    const years = ((signed?.keepUntil.getTime() ?? 0) - Date.now()) / (365.25 * 86_400_000);
    expect(years).toBeCloseTo(3, 1);
    const left = await query('SELECT 1 FROM "Filing" WHERE "returnId" = $1', [filer.returnId]);
    expect(left).toEqual([]);
  });
});
