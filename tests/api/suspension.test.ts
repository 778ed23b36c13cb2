import { setUpSecondFactor } from '../setup/authenticator';
import { query } from '../setup/database';
import { type Answer, read, signInAs, signUpClient, Visitor } from '../setup/http';
import { hirePreparer } from '../setup/people';

const password = 'a long enough password';
const reason = 'takeover-suspected';
let admin: Visitor;

beforeAll(async () => {
  admin = await signInAs('admin');
});

const set = (id: string, suspended: boolean, by = admin, why: string = reason): Promise<Answer> =>
  by.send('PATCH', `/api/admin/users/${id}/suspension`, { json: { suspended, reason: why } });
const signIn = (email: string, given = password, as = new Visitor()): Promise<Answer> =>
  as.post('/api/auth/login', { email, password: given });
const audited = (id: string) =>
  query(
    `SELECT "action", "actorId", "detail" FROM "AuditEvent" WHERE "objectId" = $1
     AND "action" IN ('account.suspended', 'account.reinstated') ORDER BY "id"`,
    [id],
  );

test('a suspension ends every session and refuses sign-in until it is lifted', async () => {
  const client = await signUpClient();
  const second = new Visitor();
  expect((await signIn(client.email, password, second)).status).toBe(200);
  const done = await set(client.id, true);
  expect(done.status).toBe(200);
  expect(read<{ suspendedAt: string | null }>(done).suspendedAt).not.toBeNull();
  for (const browser of [client, second]) expect((await browser.get('/api/auth/user')).status).toBe(401);
  expect(await query('SELECT 1 FROM "Session" WHERE "userId" = $1', [client.id])).toEqual([]);

  const refused = await signIn(client.email);
  expect(refused.status).toBe(403);
  expect(read<{ message: string }>(refused).message).toBe(
    'Your account is suspended. Contact support to restore access.',
  );
  expect(refused.headers.getSetCookie()).toEqual([]);
  // A wrong password hears what a stranger hears.
  expect((await signIn(client.email, 'some other password')).status).toBe(401);

  expect((await set(client.id, false, admin, 'checked-and-cleared')).status).toBe(200);
  expect((await signIn(client.email)).status).toBe(200);
  expect(await audited(client.id)).toEqual([
    { action: 'account.suspended', actorId: admin.id, detail: { reason } },
    { action: 'account.reinstated', actorId: admin.id, detail: { reason: 'checked-and-cleared' } },
  ]);
});

test('a session that was written at the same moment counts for nothing', async () => {
  const client = await signUpClient();
  await query(`UPDATE "User" SET "suspendedAt" = now() WHERE "id" = $1`, [client.id]);
  expect((await client.get('/api/auth/user')).status).toBe(401);
});

test('a sign-in that waits for its code is refused as well', async () => {
  const client = await signUpClient();
  const { app } = await setUpSecondFactor(client);
  const browser = new Visitor();
  expect(read(await signIn(client.email, password, browser))).toEqual({ mfaRequired: true });
  await set(client.id, true);
  await query('UPDATE "SecondFactor" SET "lastStep" = 0 WHERE "userId" = $1', [client.id]);
  expect((await browser.post('/api/auth/mfa', { code: app.code() })).status).toBe(401);
  expect((await signIn(client.email)).status).toBe(403);
});

test('a new password does not lift it', async () => {
  const client = await signUpClient();
  await set(client.id, true);
  await query(
    `UPDATE "User" SET "passwordHash" = (SELECT "passwordHash" FROM "User" WHERE "email" = $2)
    WHERE "id" = $1`,
    [client.id, 'client@example.com'],
  );
  expect((await signIn(client.email, 'plainfile-demo')).status).toBe(403);
});

test('needs a reason from the list, and leaves nothing without one', async () => {
  const client = await signUpClient();
  const path = `/api/admin/users/${client.id}/suspension`;
  for (const json of [{ suspended: true }, { suspended: true, reason: '' }, { suspended: true, reason: 'x' }])
    expect((await admin.send('PATCH', path, { json })).status).toBe(400);
  expect((await client.get('/api/auth/user')).status).toBe(200);
  expect(await audited(client.id)).toEqual([]);
});

test('twice is once, and nobody suspends themselves', async () => {
  const client = await signUpClient();
  await set(client.id, true);
  expect((await set(client.id, true)).status).toBe(200);
  expect(await audited(client.id)).toHaveLength(1);
  expect((await set(admin.id, true)).status).toBe(409);
  expect((await set('nobody', true)).status).toBe(404);
  expect((await admin.get('/api/auth/user')).status).toBe(200);
});

test('of two administrators who suspend each other at once, one stays', async () => {
  const pair = await Promise.all([hirePreparer(), hirePreparer()]);
  for (const { id } of pair)
    await admin.send('PATCH', `/api/admin/users/${id}/role`, { json: { role: 'admin' } });
  const [one, other] = pair;
  const answers = await Promise.all([set(other.id, true, one), set(one.id, true, other)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { id } of pair) {
    await set(id, true);
    await admin.send('PATCH', `/api/admin/users/${id}/role`, { json: { role: 'client' } });
  }
});

test('a new client is offered two-step verification until they close the offer or set it up', async () => {
  const offered = async (who: Visitor) =>
    read<{ offered: boolean }>(await who.get('/api/account/second-factor')).offered;
  const [closes, takes, preparer] = await Promise.all([signUpClient(), signUpClient(), hirePreparer()]);
  expect([await offered(closes), await offered(takes), await offered(preparer)]).toEqual([true, true, false]);
  expect((await closes.send('DELETE', '/api/account/second-factor/offer')).status).toBe(204);
  expect((await closes.send('DELETE', '/api/account/second-factor/offer')).status).toBe(204);
  await setUpSecondFactor(takes);
  expect([await offered(closes), await offered(takes)]).toEqual([false, false]);
});
