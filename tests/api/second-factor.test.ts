import { randomUUID } from 'node:crypto';
import { Authenticator, setUpSecondFactor } from '../setup/authenticator';
import { query } from '../setup/database';
import { holdDoor, waitForRoomIn } from '../setup/limits';
import { type Answer, read, signInAs, signUpClient, Visitor } from '../setup/http';
import { readEmails, waitForEmail } from '../setup/outbox';

const password = 'a long enough password';
const factor = '/api/account/second-factor';

/** Gives the password; what is missing then is the code. */
async function givePassword(email: string): Promise<Visitor> {
  const visitor = new Visitor();
  const answer = await visitor.post('/api/auth/login', { email, password });
  expect(answer.status).toBe(200);
  expect(answer.json).toEqual({ mfaRequired: true });
  expect(visitor.session).toBe('');
  return visitor;
}

const giveCode = (visitor: Visitor, code: string) => visitor.post('/api/auth/mfa', { code });
const messageOf = (answer: Answer) => read<{ message: string }>(answer).message;

/** As if the last thing this person proved were so many minutes ago. */
const ageProof = (userId: string, minutes: number) =>
  query(`UPDATE "Session" SET "provenAt" = "provenAt" - make_interval(mins => $2::int) WHERE "userId" = $1`, [
    userId,
    minutes,
  ]);

describe('setting up', () => {
  test('protects nothing until the first code was given, then other browsers are signed out', async () => {
    const visitor = await signUpClient();
    const other = new Visitor();
    await other.post('/api/auth/login', { email: visitor.email, password });
    expect(await (await visitor.get(factor)).json).toEqual({
      enabled: false,
      offered: true,
      since: null,
      recoveryCodesLeft: 0,
      required: false,
      hasPassword: true,
    });

    const started = await visitor.post(factor);
    expect(started.status).toBe(200);
    expect(started.headers.get('cache-control')).toBe('no-store');
    const { secret, qr } = read<{ secret: string; qr: string }>(started);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(qr).toMatch(/^<svg /);
    const app = new Authenticator(secret);
    expect((await new Visitor().post('/api/auth/login', { email: visitor.email, password })).json).toEqual(
      expect.objectContaining({ id: visitor.id }),
    );

    const refused = await visitor.post(`${factor}/confirm`, { code: app.wrongCode() });
    expect(refused.status).toBe(400);
    expect(read<{ fields: Record<string, string> }>(refused).fields['code']).toMatch(/isn’t correct/);

    const before = visitor.session;
    const code = app.code();
    const confirmed = await visitor.post(`${factor}/confirm`, { code });
    expect(confirmed.status).toBe(200);
    const { recoveryCodes } = read<{ recoveryCodes: string[] }>(confirmed);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const one of recoveryCodes) expect(one).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);

    expect(visitor.session).not.toBe(before);
    expect((await visitor.get('/api/auth/user')).status).toBe(200);
    expect((await other.get('/api/auth/user')).status).toBe(401);
    const stale = new Visitor();
    stale.session = before;
    expect((await stale.get('/api/auth/user')).status).toBe(401);
    expect((await visitor.get(factor)).json).toMatchObject({ enabled: true, recoveryCodesLeft: 10 });
    expect((await visitor.post(factor)).status).toBe(409);

    // The code that confirmed the app does not also sign in.
    const pending = await givePassword(visitor.email);
    expect((await giveCode(pending, code)).status).toBe(401);
    await waitForEmail(visitor.email, 'Two-step verification is on');
  });

  test('neither secret nor codes stand readable in the database', async () => {
    const visitor = await signUpClient();
    const { recoveryCodes } = await setUpSecondFactor(visitor);
    const [row] = await query<{ secret: string }>('SELECT "secret" FROM "SecondFactor" WHERE "userId" = $1', [
      visitor.id,
    ]);
    expect(row?.secret).toMatch(/^enc:v1:/);
    const stored = await query<{ codeHash: string }>(
      'SELECT "codeHash" FROM "RecoveryCode" WHERE "userId" = $1',
      [visitor.id],
    );
    expect(stored).toHaveLength(10);
    const text = JSON.stringify(stored);
    for (const code of recoveryCodes) {
      expect(text).not.toContain(code);
      expect(text).not.toContain(code.replaceAll('-', ''));
    }
  });

  test('starting anew replaces the secret that was not confirmed', async () => {
    const visitor = await signUpClient();
    const first = new Authenticator(read<{ secret: string }>(await visitor.post(factor)).secret);
    const second = new Authenticator(read<{ secret: string }>(await visitor.post(factor)).secret);
    expect((await visitor.post(`${factor}/confirm`, { code: first.code() })).status).toBe(400);
    expect((await visitor.post(`${factor}/confirm`, { code: second.code() })).status).toBe(200);
  });
});

describe('signing in', () => {
  test('needs the code; each code counts once, also one step early or late', async () => {
    const visitor = await signUpClient();
    const { app } = await setUpSecondFactor(visitor);
    const first = await givePassword(visitor.email);
    expect((await first.get('/api/auth/user')).status).toBe(401);
    // Made at one moment: however long the requests take, these are three steps in a row.
    const [before, code, next] = [app.code(-1), app.code(), app.code(1)];
    const done = await giveCode(first, code);
    expect(done.status).toBe(200);
    expect(Object.keys(read<object>(done)).sort()).toEqual([
      'email',
      'firstName',
      'id',
      'lastName',
      'planTier',
      'role',
    ]);
    expect((await first.get('/api/auth/user')).status).toBe(200);

    const replay = await givePassword(visitor.email);
    expect((await giveCode(replay, code)).status).toBe(401);
    // A clock that is half a minute fast; the step before it is spent by then.
    expect((await giveCode(replay, next)).status).toBe(200);
    const late = await givePassword(visitor.email);
    expect((await giveCode(late, before)).status).toBe(401);
    expect((await giveCode(late, code)).status).toBe(401);
  });

  test('a code two steps off is refused', async () => {
    const visitor = await signUpClient();
    const { app } = await setUpSecondFactor(visitor);
    const pending = await givePassword(visitor.email);
    expect((await giveCode(pending, app.code(-3))).status).toBe(401);
    expect((await giveCode(pending, app.code(3))).status).toBe(401);
  });

  test('of ten browsers that send the same code at once, one gets in', async () => {
    const visitor = await signUpClient();
    const { app } = await setUpSecondFactor(visitor);
    const browsers = await Promise.all([1, 2, 3, 4, 5].map(() => givePassword(visitor.email)));
    const code = app.code();
    const answers = await Promise.all(browsers.map((browser) => giveCode(browser, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('the step after the password opens nothing, works five times and for ten minutes', async () => {
    const visitor = await signUpClient();
    const { app } = await setUpSecondFactor(visitor);
    const pending = await givePassword(visitor.email);
    for (let round = 0; round < 5; round += 1)
      expect((await giveCode(pending, app.wrongCode())).status).toBe(401);
    const over = await giveCode(pending, app.code());
    expect(over.status).toBe(401);
    expect(messageOf(over)).toBe('Your sign-in timed out. Enter your password again.');

    const late = await givePassword(visitor.email);
    await query(
      `UPDATE "PendingSignIn" SET "expires" = (now() AT TIME ZONE 'UTC') - interval '1 second' WHERE "userId" = $1`,
      [visitor.id],
    );
    expect((await giveCode(late, app.code())).status).toBe(401);
    expect((await giveCode(new Visitor(), app.code())).status).toBe(401);
  });

  test('ten wrong codes close the door, for the right one too, whatever the number of first steps', async () => {
    const visitor = await signUpClient();
    const { app } = await setUpSecondFactor(visitor);
    const browsers = await Promise.all([1, 2, 3, 4].map(() => givePassword(visitor.email)));
    await waitForRoomIn('half day', 60);
    const guesses = browsers.flatMap((browser) =>
      Array.from({ length: 5 }, () => giveCode(browser, app.wrongCode())),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    const checked = statuses.filter((status) => status === 401).length;
    expect(statuses.filter((status) => status === 429)).toHaveLength(20 - checked);
    // Ten are free; on a very slow machine the door may have opened once more meanwhile.
    expect(checked).toBeGreaterThanOrEqual(10);
    expect(checked).toBeLessThanOrEqual(12);
    await holdDoor('second-factor', visitor.id);
    const closed = await giveCode(await givePassword(visitor.email), app.code());
    expect(closed.status).toBe(429);
    expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('a recovery code signs in once, however it is typed, and an email says so', async () => {
    const visitor = await signUpClient();
    const { recoveryCodes } = await setUpSecondFactor(visitor);
    const [code = ''] = recoveryCodes;
    const browser = await givePassword(visitor.email);
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `;
    expect((await giveCode(browser, typed)).status).toBe(200);
    expect((await browser.get(factor)).json).toMatchObject({ recoveryCodesLeft: 9 });
    expect((await giveCode(await givePassword(visitor.email), code)).status).toBe(401);
    await waitForEmail(visitor.email, 'A recovery code was used to sign in');
  });

  test('a recovery code of somebody else is worth nothing', async () => {
    const [mine, theirs] = [await signUpClient(), await signUpClient()];
    await setUpSecondFactor(mine);
    const { recoveryCodes } = await setUpSecondFactor(theirs);
    expect((await giveCode(await givePassword(mine.email), recoveryCodes[0] ?? '')).status).toBe(401);
  });

  test.each(['', '12345', '1234567', 'abcdef', '１２３４５６', { code: 1 }, ['123456'], 123456, null])(
    'refuses %j as no code',
    async (code) => {
      expect((await new Visitor().post('/api/auth/mfa', { code })).status).toBe(400);
    },
  );
});

describe('keeping it', () => {
  test('new recovery codes void the old ones', async () => {
    const visitor = await signUpClient();
    const { recoveryCodes: old } = await setUpSecondFactor(visitor);
    const renewed = await visitor.post(`${factor}/recovery-codes`);
    expect(renewed.status).toBe(200);
    const { recoveryCodes: fresh } = read<{ recoveryCodes: string[] }>(renewed);
    expect(fresh.filter((code) => old.includes(code))).toEqual([]);
    const browser = await givePassword(visitor.email);
    expect((await giveCode(browser, old[1] ?? '')).status).toBe(401);
    expect((await giveCode(browser, fresh[1] ?? '')).status).toBe(200);
  });

  test('a client may turn it off, after a fresh code', async () => {
    const visitor = await signUpClient();
    const { app } = await setUpSecondFactor(visitor);
    await ageProof(visitor.id, 11);
    const refused = await visitor.send('DELETE', factor);
    expect(refused.status).toBe(403);
    expect(refused.headers.get('x-confirm-with')).toBe('code');
    // With an app set up the password alone proves too little.
    expect((await visitor.post('/api/account/confirm', { password })).status).toBe(400);
    expect((await visitor.post('/api/account/confirm', { code: app.code() })).status).toBe(204);
    expect((await visitor.send('DELETE', factor)).status).toBe(204);
    expect((await visitor.send('DELETE', factor)).status).toBe(404);
    const login = await new Visitor().post('/api/auth/login', { email: visitor.email, password });
    expect(read<{ id: string }>(login).id).toBe(visitor.id);
    await waitForEmail(visitor.email, 'Two-step verification is off');
  });

  test('setting up, renewing and turning off ask for a fresh password or code', async () => {
    const visitor = await signUpClient();
    await ageProof(visitor.id, 11);
    const start = await visitor.post(factor);
    expect(start.status).toBe(403);
    expect(start.headers.get('x-confirm-with')).toBe('password');
    const wrong = await visitor.post('/api/account/confirm', { password: 'not this one' });
    expect(wrong.status).toBe(400);
    expect(read<{ fields: Record<string, string> }>(wrong).fields['password']).toBe(
      'That isn’t your current password.',
    );
    expect((await visitor.post('/api/account/confirm', { password })).status).toBe(204);
    expect((await visitor.post(factor)).status).toBe(200);
    expect((await visitor.post(`${factor}/recovery-codes`)).status).toBe(409);
  });

  test('the account’s own log shows it, without a code or secret', async () => {
    const visitor = await signUpClient();
    const { recoveryCodes } = await setUpSecondFactor(visitor);
    const rows = await query<{ action: string; detail: unknown }>(
      'SELECT "action", "detail" FROM "AuditEvent" WHERE "ownerId" = $1 ORDER BY "id"',
      [visitor.id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['account.created', 'account.second-factor-on']);
    expect(JSON.stringify(rows)).not.toContain(recoveryCodes[0]);
  });

  test('letters hold no secret and go to the account’s address only', async () => {
    const visitor = await signUpClient();
    await setUpSecondFactor(visitor);
    await waitForEmail(visitor.email, 'Two-step verification is on');
    expect(await readEmails(`${randomUUID()}@example.com`)).toEqual([]);
  });
});

test('demo staff sign in with their password alone on the embedded default', async () => {
  const preparer = await signInAs('preparer');
  expect((await preparer.get(factor)).json).toMatchObject({ enabled: false, required: false });
  expect((await preparer.get('/api/preparer/clients')).status).toBe(200);
});
