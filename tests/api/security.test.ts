import { createHash, randomUUID } from 'node:crypto';
import { w2Pdf } from '../fixtures/documents/w2-pdf';
import { query } from '../setup/database';
import { firstReturn, waitUntilRead } from '../setup/filer';
import { type Answer, read, signInAs, signUpClient, Visitor, withoutId } from '../setup/http';
import { countAsDone, holdDoor, waitForRoomIn } from '../setup/limits';

const password = 'a long enough password';
const messageOf = (answer: Answer) => read<{ message: string }>(answer).message;
const logIn = (email: string, given: string, headers: Record<string, string> = {}) =>
  new Visitor().send('POST', '/api/auth/login', { json: { email, password: given }, headers });

/** As if the last thing this person proved were eleven minutes ago. */
const forgetProof = (userId: string) =>
  query(
    `UPDATE "Session" SET "provenAt" = (now() AT TIME ZONE 'UTC') - interval '11 minutes' WHERE "userId" = $1`,
    [userId],
  );

// Before the guesses: they fill what is kept of a network in a minute, and these would wait for the next one.
describe('what is refused leaves a row', () => {
  const rowsOf = (action: string, column: 'ownerId' | 'actorId', id: string) =>
    query<{ detail: { result: unknown }; network: string }>(
      `SELECT e."detail", a."network" FROM "AuditEvent" e JOIN "AuditAddress" a ON a."eventId" = e."id"
       WHERE e."action" = $1 AND e."${column}" = $2`,
      [action, id],
    );

  /** A client with one refused sign-in. An instance keeps 30 a minute of a network: guesses of another file may have filled it. */
  async function refuseOne(): Promise<Visitor & { email: string }> {
    const target = await signUpClient();
    for (let round = 0; round < 9; round += 1) {
      await logIn(target.email, 'wrong');
      if ((await rowsOf('session.refused', 'ownerId', target.id)).length > 0) return target;
      await new Promise((resolve) => setTimeout(resolve, 8000));
    }
    throw new Error('no refusal was recorded in over a minute');
  }

  test('a wrong password, with the result and a shortened network', async () => {
    const target = await refuseOne();
    expect(await rowsOf('session.refused', 'ownerId', target.id)).toEqual([
      {
        detail: { result: 'wrong-password' },
        network: expect.stringMatching(/^127\.0\.0\.0\/24$|::\/48$|^unknown$/),
      },
    ]);
  });

  test('reaching for somebody else’s return, and for a room of another role', async () => {
    const [victim, thief] = [await signUpClient(), await signUpClient()];
    const theirs = await firstReturn(victim);
    expect((await thief.get(`/api/tax-returns/${theirs}`)).status).toBe(404);
    expect((await thief.get('/api/admin/users')).status).toBe(403);
    const rows = await rowsOf('access.denied', 'actorId', thief.id);
    const refused = [
      { method: 'GET', path: '/api/tax-returns/:id', result: 404 },
      { method: 'GET', path: '/api/admin/users', result: 403 },
    ];
    expect(rows).toHaveLength(refused.length);
    // The table gives no order without being asked for one, and the moments may be equal.
    expect(rows.map(({ detail }) => detail)).toEqual(expect.arrayContaining(refused));
    expect(JSON.stringify(rows)).not.toContain(theirs);
  });

  test('addresses go after ninety days, the rows stay', async () => {
    const target = await refuseOne();
    const ofTarget = `"eventId" IN (SELECT "id" FROM "AuditEvent" WHERE "ownerId" = '${target.id}')`;
    await query(`UPDATE "AuditAddress" SET "at" = now() - interval '91 days' WHERE ${ofTarget}`, []);
    await new Visitor().send('GET', '/api/cron/jobs', {
      headers: { authorization: `Bearer ${process.env['CRON_SECRET'] ?? ''}` },
    });
    expect(await query(`SELECT 1 FROM "AuditAddress" WHERE ${ofTarget}`, [])).toEqual([]);
    expect(
      await query(`SELECT 1 FROM "AuditEvent" WHERE "action" = 'session.refused' AND "ownerId" = $1`, [
        target.id,
      ]),
    ).toHaveLength(1);
  });
});

describe('guessing a password', () => {
  beforeEach(() => waitForRoomIn('half day', 60));

  test('is slowed down after ten, for this account only, also with the right one and with invented addresses', async () => {
    const [target, other] = [await signUpClient(), await signUpClient()];
    const statuses: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const invented = `198.51.100.${round}`;
      const answer = await logIn(target.email, `guess ${round}`, {
        'x-forwarded-for': invented,
        'x-real-ip': invented,
        'x-plainfile-peer': invented,
        forwarded: `for=${invented}`,
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual(Array<number>(10).fill(401));
    await holdDoor('sign-in', target.email);
    const closed = await logIn(target.email, password);
    expect(closed.status).toBe(429);
    expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(closed.headers.getSetCookie()).toEqual([]);
    expect((await logIn(` ${target.email.toUpperCase()}`, password)).status).toBe(429);
    expect((await logIn(other.email, password)).status).toBe(200);
    // Who is signed in stays so: nobody can be locked out of a session.
    expect((await target.get('/api/auth/user')).status).toBe(200);
  });

  test('an address without an account is slowed down in the same way and words', async () => {
    const nobody = `${randomUUID()}@example.com`;
    const answers: Answer[] = [];
    for (let round = 0; round < 10; round += 1) answers.push(await logIn(nobody, 'x'));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(401));
    await holdDoor('sign-in', nobody);
    const closed = await logIn(nobody, 'x');
    expect([closed.status, messageOf(closed)]).toEqual([
      429,
      'Too many failed attempts. Please wait a moment, then try again.',
    ]);
  });

  test('the right password in time starts anew', async () => {
    const target = await signUpClient();
    for (let round = 0; round < 9; round += 1) await logIn(target.email, 'no');
    expect((await logIn(target.email, password)).status).toBe(200);
    for (let round = 0; round < 9; round += 1) expect((await logIn(target.email, 'no')).status).toBe(401);
    expect((await logIn(target.email, password)).status).toBe(200);
  });

  test('of fifty guesses sent at once no more than a few are looked at', async () => {
    const target = await signUpClient();
    const guesses = Array.from({ length: 50 }, (_, index) => logIn(target.email, `guess ${index}`));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    const checked = statuses.filter((status) => status === 401).length;
    expect(statuses.filter((status) => status === 429)).toHaveLength(50 - checked);
    expect(checked).toBeLessThanOrEqual(12);
  });
});

describe('guessing from many networks', () => {
  test('ends at a hundred wrong passwords for one account; a new password by email opens it', async () => {
    const target = await signUpClient();
    const key = `failed-sign-in:${createHash('sha256').update(target.email).digest('base64url')}:everywhere`;
    const setCount = (count: number) =>
      query(
        `INSERT INTO "RateLimit" ("key", "windowAt", "count")
         SELECT $1, to_timestamp((floor(extract(epoch FROM now()) / 43200) + step) * 43200) AT TIME ZONE 'UTC', $2::int
         FROM generate_series(0, 1) AS step
         ON CONFLICT ("key", "windowAt") DO UPDATE SET "count" = $2::int`,
        [key, count],
      );
    await setCount(98);
    expect((await logIn(target.email, 'guess')).status).toBe(401);
    await setCount(100);
    const closed = await logIn(target.email, password);
    expect([closed.status, closed.headers.getSetCookie()]).toEqual([429, []]);
    await setCount(50);
    expect((await logIn(target.email, password)).status).toBe(200);
    expect(await query('SELECT 1 FROM "RateLimit" WHERE "key" = $1', [key])).toEqual([]);
  });
});

describe('answers tell nothing about who has an account', () => {
  test('sign-in: wrong password, unknown address, address with Google only', async () => {
    const known = await signUpClient();
    const google = await signUpClient();
    await query('UPDATE "User" SET "passwordHash" = NULL WHERE "id" = $1', [google.id]);
    const answers = await Promise.all(
      [known.email, google.email, `${randomUUID()}@example.com`, 'no address', ''].map((email) =>
        logIn(email, 'wrong password'),
      ),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(Object.keys(read<object>(answer))).toEqual(['message', 'requestId']);
      expect(messageOf(answer)).toBe('Invalid email or password');
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  });
});

describe('too many of one thing by one person', () => {
  const cases: [string, number, number, (who: Visitor) => Promise<Answer>][] = [
    ['upload', 60, 120, (who) => who.post('/api/documents/upload')],
    ['calculate', 60, 60, async (who) => who.post(`/api/tax-returns/${await firstReturn(who)}/calculate`)],
    ['payment', 60, 20, (who) => who.post('/api/create-payment-intent', { amount: 49, planType: 'Basic' })],
    ['payment', 60, 20, (who) => who.post(`/api/payments/${randomUUID()}/confirm`)],
    ['confirm', 60, 20, (who) => who.post('/api/account/confirm', { password })],
    ['export', 3600, 10, (who) => who.get('/api/settings/export')],
    ['card', 3600, 20, (who) => who.post(`/api/payments/${randomUUID()}/test-card`, {})],
    ['message', 60, 30, (who) => who.post('/api/messages', {})],
    ['what-if', 60, 60, async (who) => who.post(`/api/tax-returns/${await firstReturn(who)}/what-if`, {})],
    ['reread', 3600, 30, (who) => who.post(`/api/documents/${randomUUID()}/process`)],
    [
      'import',
      3600,
      30,
      async (who) => who.post(`/api/interview/${await firstReturn(who)}/sales/imports`, {}),
    ],
    ['print', 60, 30, async (who) => who.get(`/api/tax-returns/${await firstReturn(who)}/pdf`)],
    ['print', 60, 30, async (who) => who.get(`/api/tax-returns/${await firstReturn(who)}/extension/pdf`)],
  ];

  test.each(cases)('%s: within %i seconds no more than %i', async (limit, seconds, max, send) => {
    const [busy, other] = [await signUpClient(), await signUpClient()];
    await countAsDone(limit, `person:${busy.id}`, seconds, max - 1);
    expect((await send(busy)).status).not.toBe(429);
    await countAsDone(limit, `person:${busy.id}`, seconds, max);
    const refused = await send(busy);
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(seconds);
    expect(refused.json).toEqual({
      message: 'Too many attempts. Please wait a moment.',
      requestId: expect.any(String),
    });
    expect((await send(other)).status).not.toBe(429);
    // A new session of the same person is no way around.
    const again = new Visitor();
    await again.post('/api/auth/login', { email: busy.email, password });
    expect((await send(again)).status).toBe(429);
  });
});

describe('what asks for a fresh password or code', () => {
  test('the export', async () => {
    const visitor = await signUpClient();
    await forgetProof(visitor.id);
    for (const method of ['GET', 'POST']) {
      const refused = await visitor.send(method, '/api/settings/export');
      expect(refused.status).toBe(403);
      expect(refused.headers.get('x-confirm-with')).toBe('password');
    }
    expect((await visitor.post('/api/account/confirm', { password })).status).toBe(204);
    expect((await visitor.get('/api/settings/export')).status).toBe(200);
  });

  test('the confirmation counts for this browser only', async () => {
    const visitor = await signUpClient();
    const other = new Visitor();
    await other.post('/api/auth/login', { email: visitor.email, password });
    await forgetProof(visitor.id);
    await visitor.post('/api/account/confirm', { password });
    expect((await visitor.get('/api/settings/export')).status).toBe(200);
    expect((await other.get('/api/settings/export')).status).toBe(403);
  });

  test('revealing a client’s number to a preparer; refused, it leaves no value and no row', async () => {
    const [admin, client, preparer] = [await signInAs('admin'), await signUpClient(), await signUpClient()];
    await admin.send('PATCH', `/api/admin/users/${preparer.id}/role`, { json: { role: 'preparer' } });
    await admin.post('/api/admin/assignments', { preparerId: preparer.id, clientId: client.id });
    const { id } = read<{ id: string }>(
      await client.upload('w2.pdf', w2Pdf(), { taxReturnId: await firstReturn(client) }),
    );
    expect(await waitUntilRead<{ status: string; type: string }>(client, id)).toMatchObject({ type: 'W-2' });
    await forgetProof(preparer.id);
    const reveal = () =>
      preparer.post(`/api/preparer/clients/${client.id}/reveal`, {
        documentId: id,
        fieldPath: 'employee_ssn',
        reason: 'compare',
      });
    const rows = () =>
      query(`SELECT 1 FROM "AuditEvent" WHERE "ownerId" = $1 AND "action" = 'identifier.revealed'`, [
        client.id,
      ]);
    const refused = await reveal();
    expect(refused.status).toBe(403);
    expect(refused.headers.get('x-confirm-with')).toBe('password');
    expect(withoutId(refused)).not.toContain('2207');
    expect(await rows()).toHaveLength(0);
    expect((await preparer.post('/api/account/confirm', { password })).status).toBe(204);
    expect((await reveal()).json).toEqual({ value: '900-41-2207' });
    expect(await rows()).toHaveLength(1);
  });
});
