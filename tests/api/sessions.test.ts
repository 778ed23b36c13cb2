import { randomUUID } from 'node:crypto';
import { setUpSecondFactor } from '../setup/authenticator';
import { query } from '../setup/database';
import { holdDoor, waitForRoomIn } from '../setup/limits';
import { type Answer, read, signInAs, signUpClient, Visitor, withoutId } from '../setup/http';
import { readEmails, waitForEmail } from '../setup/outbox';

const password = 'a long enough password';
const sessions = '/api/account/sessions';

interface Session {
  id: string;
  device: string;
  isCurrent: boolean;
  signedInAt: string;
  lastSeenAt: string;
}

async function signIn(email: string, secret = password, userAgent = 'jest'): Promise<Visitor> {
  const visitor = new Visitor();
  await visitor.send('POST', '/api/auth/login', {
    json: { email, password: secret },
    headers: { 'user-agent': userAgent },
  });
  return visitor;
}

const isIn = async (visitor: Visitor) => (await visitor.get('/api/auth/user')).status === 200;
const messageOf = (answer: Answer) => read<{ message: string }>(answer).message;

/** Moves a person's sessions into the past: as if nothing had happened for so many minutes. */
const idle = (userId: string, minutes: number) =>
  query(
    `UPDATE "Session" SET "lastSeenAt" = (now() AT TIME ZONE 'UTC') - make_interval(secs => $2::int * 60) WHERE "userId" = $1`,
    [userId, minutes],
  );

describe('a session', () => {
  test('is a random token of 256 bits of which the database knows the hash only', async () => {
    const visitor = await signUpClient();
    const token = visitor.session.split('=')[1] ?? '';
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const rows = await query<{ sessionToken: string }>('SELECT * FROM "Session" WHERE "userId" = $1', [
      visitor.id,
    ]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0]?.sessionToken).toMatch(/^[A-Za-z0-9_-]{43}$/);
    // What the database holds opens nothing.
    const thief = new Visitor();
    thief.session = `plainfile.session=${rows[0]?.sessionToken}`;
    expect(await isIn(thief)).toBe(false);
  });

  test('that was not ours is never taken over: signing in makes a new one', async () => {
    const planted = `plainfile.session=${'A'.repeat(43)}`;
    const visitor = await signUpClient();
    const victim = new Visitor();
    victim.session = planted;
    await victim.post('/api/auth/login', { email: visitor.email, password });
    expect(victim.session).not.toBe(planted);
    const attacker = new Visitor();
    attacker.session = planted;
    expect(await isIn(attacker)).toBe(false);
  });

  test.each(['', 'x', 'null', 'a'.repeat(5000), '../..', "' OR 1=1 --", '%00', `${'A'.repeat(43)}=`])(
    'is not opened by the cookie %j',
    async (value) => {
      const visitor = new Visitor();
      visitor.session = `plainfile.session=${value}`;
      expect((await visitor.get('/api/auth/user')).status).toBe(401);
    },
  );

  test('is listed with its device, this one first, and can be ended one by one', async () => {
    const visitor = await signUpClient();
    const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';
    const other = await signIn(visitor.email, password, firefox);
    const list = read<Session[]>(await visitor.get(sessions));
    expect(list).toHaveLength(2);
    expect(list.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect(list[1]?.device).toBe('Firefox on Windows');
    expect(Object.keys(list[0] ?? {}).sort()).toEqual([
      'device',
      'id',
      'isCurrent',
      'lastSeenAt',
      'signedInAt',
    ]);
    expect((await visitor.send('DELETE', `${sessions}/${list[1]?.id}`)).status).toBe(204);
    expect(await isIn(other)).toBe(false);
    expect(await isIn(visitor)).toBe(true);
    expect((await visitor.send('DELETE', `${sessions}/${list[1]?.id}`)).status).toBe(404);
  });

  test('that was idle for too long is no signed-in browser any more', async () => {
    const visitor = await signUpClient();
    const left = await signIn(visitor.email, password);
    await idle(visitor.id, 31);
    const back = await signIn(visitor.email, password);
    expect(read<Session[]>(await back.get(sessions)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    expect(await isIn(left)).toBe(false);
  });

  test('of somebody else cannot be ended, and looks like none', async () => {
    const [mine, theirs] = [await signUpClient(), await signUpClient()];
    const [theirSession] = read<Session[]>(await theirs.get(sessions));
    const refused = await mine.send('DELETE', `${sessions}/${theirSession?.id}`);
    const nothing = await mine.send('DELETE', `${sessions}/${randomUUID()}`);
    expect([refused.status, nothing.status]).toEqual([404, 404]);
    expect(withoutId(refused)).toBe(withoutId(nothing));
    expect(await isIn(theirs)).toBe(true);
  });

  test('everywhere else ends at once, and this one stays', async () => {
    const visitor = await signUpClient();
    const others = await Promise.all([1, 2, 3].map(() => signIn(visitor.email)));
    expect((await visitor.send('DELETE', sessions)).status).toBe(204);
    expect(await Promise.all(others.map(isIn))).toEqual([false, false, false]);
    expect(await isIn(visitor)).toBe(true);
    expect(read<Session[]>(await visitor.get(sessions))).toHaveLength(1);
  });
});

describe('time', () => {
  test.each([
    ['client2', 29, true],
    ['client2', 31, false],
    ['preparer2', 14, true],
    ['preparer2', 16, false],
    ['admin', 16, false],
  ])('%s idle for %i minutes is still in: %s', async (name, minutes, stays) => {
    // An account of its own with that role: moving the demo account's time would sign other tests out.
    const visitor = await signUpClient();
    if (name !== 'client2') {
      const role = name === 'admin' ? 'admin' : 'preparer';
      await query(`UPDATE "User" SET "role" = $2::"Role" WHERE "id" = $1`, [visitor.id, role]);
    }
    await idle(visitor.id, minutes);
    expect(await isIn(visitor)).toBe(stays);
    const left = await query('SELECT 1 FROM "Session" WHERE "userId" = $1', [visitor.id]);
    expect(left).toHaveLength(stays ? 1 : 0);
    if (name === 'admin') await query(`UPDATE "User" SET "role" = 'client' WHERE "id" = $1`, [visitor.id]);
  });

  test('a request is a sign of life, what a timer asks is not', async () => {
    const visitor = await signUpClient();
    await idle(visitor.id, 20);
    const clock = read<{ idleSeconds: number }>(await visitor.get(`${sessions}/current`));
    expect(clock.idleSeconds).toBeLessThanOrEqual(10 * 60);
    expect(clock.idleSeconds).toBeGreaterThan(9 * 60);
    await visitor.send('GET', '/api/auth/user', { headers: { 'x-background': '1' } });
    const still = read<{ idleSeconds: number }>(await visitor.get(`${sessions}/current`));
    expect(still.idleSeconds).toBeLessThanOrEqual(10 * 60);
    const prolonged = read<{ idleSeconds: number }>(await visitor.post(`${sessions}/current`));
    expect(prolonged.idleSeconds).toBeGreaterThan(29 * 60);
  });

  test('twelve hours after signing in it ends, however busy', async () => {
    const visitor = await signUpClient();
    const [row] = await query<{ hours: number }>(
      'SELECT extract(epoch FROM "expires" - "createdAt")::float8 / 3600 AS "hours" FROM "Session" WHERE "userId" = $1',
      [visitor.id],
    );
    expect(row?.hours).toBeCloseTo(12, 1);
    await query(
      `UPDATE "Session" SET "expires" = (now() AT TIME ZONE 'UTC') + interval '90 seconds' WHERE "userId" = $1`,
      [visitor.id],
    );
    const clock = read<{ idleSeconds: number; absoluteSeconds: number }>(
      await visitor.post(`${sessions}/current`),
    );
    expect(clock.absoluteSeconds).toBeLessThanOrEqual(90);
    expect(clock.idleSeconds).toBeLessThanOrEqual(90);
    await query(
      `UPDATE "Session" SET "expires" = (now() AT TIME ZONE 'UTC') - interval '1 second' WHERE "userId" = $1`,
      [visitor.id],
    );
    expect(await isIn(visitor)).toBe(false);
  });
});

describe('changing the password', () => {
  const change = (visitor: Visitor, json: object) => visitor.post('/api/account/password', json);

  test('signs out everywhere else, gives this browser a new token and sends an email', async () => {
    const visitor = await signUpClient();
    const other = await signIn(visitor.email);
    const before = visitor.session;
    const newPassword = 'quite another password';
    expect((await change(visitor, { currentPassword: password, newPassword })).status).toBe(204);
    expect(visitor.session).not.toBe(before);
    expect(await isIn(visitor)).toBe(true);
    expect(await isIn(other)).toBe(false);
    const stale = new Visitor();
    stale.session = before;
    expect(await isIn(stale)).toBe(false);
    expect(await isIn(await signIn(visitor.email))).toBe(false);
    expect(await isIn(await signIn(visitor.email, newPassword))).toBe(true);
    await waitForEmail(visitor.email, 'Your Plainfile password was changed');
  });

  test.each([
    [{ currentPassword: 'not this one', newPassword: 'quite another password' }, 'currentPassword'],
    [{ newPassword: 'quite another password' }, 'currentPassword'],
    [{ currentPassword: password, newPassword: 'short' }, 'newPassword'],
    [{ currentPassword: password, newPassword: 'password1' }, 'newPassword'],
  ])('refuses %j at its field', async (json, field) => {
    const visitor = await signUpClient();
    const answer = await change(visitor, json);
    expect(answer.status).toBe(400);
    expect(read<{ fields: Record<string, string> }>(answer).fields[field]).toEqual(expect.any(String));
    expect(await isIn(await signIn(visitor.email))).toBe(true);
  });

  test('guessing the current one closes the door', async () => {
    const visitor = await signUpClient();
    const guess = () => change(visitor, { currentPassword: 'no', newPassword: 'quite another password' });
    const statuses: number[] = [];
    await waitForRoomIn('half day', 60);
    for (let round = 0; round < 10; round += 1) statuses.push((await guess()).status);
    expect(statuses).toEqual(Array<number>(10).fill(400));
    await holdDoor('confirm', visitor.id);
    const right = await change(visitor, { currentPassword: password, newPassword: 'quite another password' });
    expect(right.status).toBe(429);
  });
});

describe('resetting the password', () => {
  const subject = 'Reset your Plainfile password';
  const ask = (email: string) => new Visitor().post('/api/auth/forgot-password', { email });
  const use = (token: string, next = 'a brand new password') =>
    new Visitor().post('/api/auth/reset-password', { token, password: next });
  const tokenIn = (text: string) => /reset-password#([A-Za-z0-9_-]{43})\n/.exec(text)?.[1] ?? '';

  test('from the email to the new password: once, and every browser is signed out', async () => {
    const visitor = await signUpClient();
    const answer = await ask(visitor.email.toUpperCase());
    expect([answer.status, answer.json]).toEqual([202, { accepted: true }]);
    const email = await waitForEmail(visitor.email, subject);
    const token = tokenIn(email.text);
    const stored = await query('SELECT * FROM "PasswordReset" WHERE "userId" = $1', [visitor.id]);
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(token);

    const done = await use(token);
    expect(done.status).toBe(204);
    expect(done.headers.getSetCookie().join()).not.toMatch(/session=[A-Za-z0-9]/);
    expect(await isIn(visitor)).toBe(false);
    expect(await isIn(await signIn(visitor.email))).toBe(false);
    expect(await isIn(await signIn(visitor.email, 'a brand new password'))).toBe(true);
    const again = await use(token, 'one more new password');
    expect([again.status, messageOf(again)]).toEqual([
      400,
      'This link has expired or was already used. Request a new one.',
    ]);
    await waitForEmail(visitor.email, 'Your Plainfile password was changed');
  });

  test('of two browsers that use the link at once, one sets its password', async () => {
    const visitor = await signUpClient();
    await ask(visitor.email);
    const token = tokenIn((await waitForEmail(visitor.email, subject)).text);
    const answers = await Promise.all([use(token, 'first new password'), use(token, 'second new password')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
  });

  test('only the last link counts, for half an hour, and not for a common password', async () => {
    const visitor = await signUpClient();
    await ask(visitor.email);
    const first = tokenIn((await waitForEmail(visitor.email, subject)).text);
    await ask(visitor.email);
    const second = tokenIn((await waitForEmail(visitor.email, subject, 2)).text);
    expect(second).not.toBe(first);
    expect((await use(first)).status).toBe(400);
    const common = await use(second, 'password1');
    expect(read<{ fields: Record<string, string> }>(common).fields['password']).toMatch(/too common/);
    const [row] = await query<{ minutes: number }>(
      `SELECT extract(epoch FROM "expires" - (now() AT TIME ZONE 'UTC'))::float8 / 60 AS "minutes" FROM "PasswordReset" WHERE "userId" = $1`,
      [visitor.id],
    );
    expect(row?.minutes).toBeGreaterThan(25);
    expect(row?.minutes).toBeLessThanOrEqual(30);
    await query(
      `UPDATE "PasswordReset" SET "expires" = (now() AT TIME ZONE 'UTC') - interval '1 second' WHERE "userId" = $1`,
      [visitor.id],
    );
    expect((await use(second)).status).toBe(400);
    expect(await isIn(visitor)).toBe(true);
  });

  test('does not go around the second factor', async () => {
    const visitor = await signUpClient();
    const { app } = await setUpSecondFactor(visitor);
    await ask(visitor.email);
    const token = tokenIn((await waitForEmail(visitor.email, subject)).text);
    expect((await use(token)).status).toBe(204);
    const login = await new Visitor().post('/api/auth/login', {
      email: visitor.email,
      password: 'a brand new password',
    });
    expect(login.json).toEqual({ mfaRequired: true });
    expect(app.code()).toMatch(/^[0-9]{6}$/);
  });

  test('says the same for an address without an account, and writes nothing to it', async () => {
    const known = await signUpClient();
    const nobody = `${randomUUID()}@example.com`;
    const [there, not] = [await ask(known.email), await ask(nobody)];
    expect([not.status, not.text]).toEqual([there.status, there.text]);
    await waitForEmail(known.email, subject);
    expect(await readEmails(nobody)).toEqual([]);
  });

  test('five emails an hour to one address, whether it has an account or not', async () => {
    const known = await signUpClient();
    for (const address of [known.email, `${randomUUID()}@example.com`]) {
      await waitForRoomIn('hour');
      const answers: Answer[] = [];
      for (let round = 0; round < 6; round += 1) answers.push(await ask(address));
      expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202, 429]);
      expect(Number(answers[5]?.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  test.each(['', 'x', 'A'.repeat(43), { a: 1 }, ['x'], null])('refuses the token %j', async (token) => {
    const answer = await new Visitor().post('/api/auth/reset-password', {
      token,
      password: 'a new password',
    });
    expect(answer.status).toBe(400);
  });
});

describe('a role', () => {
  test('counts in the same session from the next request on, and what was proven before does not', async () => {
    const admin = await signInAs('admin');
    const person = await signUpClient();
    const answer = await admin.send('PATCH', `/api/admin/users/${person.id}/role`, {
      json: { role: 'preparer' },
    });
    expect(answer.status).toBe(200);
    expect((await person.get('/api/preparer/clients')).status).toBe(200);
    expect((await person.post('/api/tax-returns', { taxYear: 2024, status: 'draft' })).status).toBe(403);
    const confirm = await person.post('/api/account/second-factor');
    expect(confirm.status).toBe(403);
    expect(confirm.headers.get('x-confirm-with')).toBe('password');
  });

  test('a deleted person is signed out in the middle of their session', async () => {
    const person = await signUpClient();
    await query('DELETE FROM "User" WHERE "id" = $1', [person.id]);
    expect((await person.get('/api/auth/user')).status).toBe(401);
    expect((await person.get('/api/tax-returns/my-returns')).status).toBe(401);
    expect((await person.post('/api/auth/logout')).status).toBe(204);
  });
});
