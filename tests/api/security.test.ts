import { randomUUID } from 'node:crypto';
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
      'Too many wrong tries. Please wait a moment before the next one.',
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
      message: 'Too many tries. Please wait a moment.',
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
