import { randomUUID } from 'node:crypto';
import { query } from '../setup/database';
import { read, signInAs, signUpClient, Visitor, withoutId } from '../setup/http';
import { readEmails, waitForEmail } from '../setup/outbox';
import { hirePreparer } from '../setup/people';

/** An invitation by email: one link, once, for seven days; accepting it makes the account and the assignment. */
interface Invitation {
  id: string;
  email: string;
  preparerName: string;
  state: string;
}

const subject = 'You’re invited to prepare your tax return on Plainfile';
const account = { firstName: 'Ivy', lastName: 'Reed', password: 'a long enough password' };

let preparer: Visitor & { email: string };
let admin: Visitor;

const address = () => `${randomUUID()}@example.com`;
const invite = (by: Visitor, emails: string[], preparerId?: string) =>
  by.post('/api/invitations', { emails, ...(preparerId === undefined ? {} : { preparerId }) });
const linkOf = async (email: string, count = 1) => {
  const { text } = await waitForEmail(email, subject, count);
  const token = /\/invitation#([A-Za-z0-9_-]{43})\n/.exec(text)?.[1];
  if (token === undefined) throw new Error(`no link in: ${text}`);
  return token;
};
const look = (who: Visitor, token: string) => who.post('/api/invitations/look', { token });
const accept = (who: Visitor, token: string, body: object = { account }) =>
  who.post('/api/invitations/accept', { token, ...body });
const states = async (by: Visitor) =>
  Object.fromEntries(
    read<Invitation[]>(await by.get('/api/invitations')).map(({ email, state }) => [email, state]),
  );
const clientsOf = async (by: Visitor) =>
  read<{ email: string }[]>(await by.get('/api/preparer/clients')).map(({ email }) => email);

beforeAll(async () => {
  [preparer, admin] = await Promise.all([hirePreparer(), signInAs('admin')]);
});

test('a preparer invites; the link makes a client’s account, their session and the assignment', async () => {
  const email = address();
  const sent = await invite(preparer, [email.toUpperCase()]);
  expect(sent.status).toBe(201);
  expect(read<Invitation[]>(sent)).toMatchObject([{ email, state: 'pending', preparerName: 'Test Filer' }]);
  const token = await linkOf(email);
  const [row] = await query<{ tokenHash: string }>(
    'SELECT "tokenHash" FROM "Invitation" WHERE "email" = $1',
    [email],
  );
  expect(row?.tokenHash).not.toBe(token);

  const ivy = new Visitor();
  const offer = await look(ivy, token);
  expect(offer.json).toEqual({ email, preparerName: 'Test Filer', next: 'sign-up' });
  expect((await accept(ivy, token, {})).status).toBe(400);
  expect((await accept(ivy, token, { account: { ...account, password: 'password1' } })).status).toBe(400);
  expect(await clientsOf(preparer)).not.toContain(email);

  const accepted = await accept(ivy, token);
  expect(accepted.status).toBe(201);
  const user = read<{ id: string; role: string; email: string }>(accepted);
  expect(user).toMatchObject({ role: 'client', email });
  expect((await ivy.get('/api/auth/user')).status).toBe(200);
  expect(await clientsOf(preparer)).toContain(email);
  expect(await states(preparer)).toMatchObject({ [email]: 'accepted' });
  // What the client gave is only the assignment: the preparer reads and changes nothing of the return.
  const [taxReturn] = read<{ id: string }[]>(await ivy.get('/api/tax-returns/my-returns'));
  const changed = await preparer.post(`/api/interview/${taxReturn?.id}/responses`, {
    questionId: 'had-w2-income',
    answer: true,
  });
  expect(changed.status).toBe(403);

  const audit = await query<{ action: string; actorId: string; detail: object }>(
    `SELECT "action", "actorId", "detail" FROM "AuditEvent" WHERE "ownerId" = $1
      AND "action" IN ('account.created', 'invitation.accepted', 'assignment.created') ORDER BY "id"`,
    [user.id],
  );
  expect(audit).toEqual([
    { action: 'account.created', actorId: user.id, detail: null },
    { action: 'invitation.accepted', actorId: user.id, detail: { preparerId: preparer.id } },
    { action: 'assignment.created', actorId: user.id, detail: { preparerId: preparer.id } },
  ]);
  const [verified] = await query<{ emailVerified: Date | null }>(
    'SELECT "emailVerified" FROM "User" WHERE "id" = $1',
    [user.id],
  );
  expect(verified?.emailVerified).not.toBeNull();

  // Once.
  expect((await look(new Visitor(), token)).status).toBe(404);
  expect((await accept(new Visitor(), token)).status).toBe(404);
});

test('somebody with an account accepts it signed in, and nobody else can', async () => {
  const [ann, ben] = await Promise.all([signUpClient(), signUpClient()]);
  await invite(preparer, [ann.email]);
  const token = await linkOf(ann.email);
  expect((await look(new Visitor(), token)).json).toMatchObject({ next: 'sign-in' });
  expect((await accept(new Visitor(), token)).status).toBe(409);
  expect((await look(ben, token)).json).toMatchObject({ next: 'other-account' });
  expect((await accept(ben, token, {})).status).toBe(403);
  expect((await accept(preparer, token, {})).status).toBe(403);
  expect((await look(ann, token)).json).toMatchObject({ next: 'accept' });
  expect((await accept(ann, token, {})).status).toBe(200);
  expect((await accept(ann, token, {})).status).toBe(404);
  expect(await clientsOf(preparer)).toContain(ann.email);
  expect(await clientsOf(preparer)).not.toContain(ben.email);
});

test('whether an address has an account shows neither in the reply nor in the list', async () => {
  const ann = await signUpClient();
  const [known, unknown] = [await invite(preparer, [ann.email]), await invite(preparer, [address()])];
  const shape = (text: string) => text.replaceAll(/"(?:id|email|createdAt|expiresAt)":"[^"]*"/g, '""');
  expect(shape(known.text)).toBe(shape(unknown.text));
});

test('a new invitation ends the earlier one; a withdrawn, an expired and an unknown link say the same', async () => {
  const email = address();
  await invite(preparer, [email]);
  const first = await linkOf(email);
  await invite(preparer, [email]);
  const second = await linkOf(email, 2);
  const stranger = new Visitor();
  const refused = await look(stranger, first);
  expect(refused.status).toBe(404);
  expect((await look(stranger, second)).status).toBe(200);

  const pending = read<Invitation[]>(await preparer.get('/api/invitations')).find(
    (one) => one.email === email && one.state === 'pending',
  );
  const revoke = (by: Visitor) => by.send('DELETE', `/api/invitations/${pending?.id}`);
  expect((await revoke(await hirePreparer())).status).toBe(404);
  expect((await revoke(preparer)).status).toBe(204);
  expect((await revoke(preparer)).status).toBe(404);
  const withdrawn = await look(stranger, second);
  expect(withoutId(withdrawn)).toBe(withoutId(refused));
  expect((await accept(stranger, second)).status).toBe(404);

  await invite(preparer, [email]);
  const third = await linkOf(email, 3);
  await query(`UPDATE "Invitation" SET "expiresAt" = now() - interval '1 minute' WHERE "email" = $1`, [
    email,
  ]);
  expect(withoutId(await look(stranger, third))).toBe(withoutId(refused));
  expect(withoutId(await look(stranger, 'x'.repeat(43)))).toBe(withoutId(refused));
});

test('two who accept at once make one account', async () => {
  const email = address();
  await invite(preparer, [email]);
  const token = await linkOf(email);
  const answers = await Promise.all([accept(new Visitor(), token), accept(new Visitor(), token)]);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  for (const { status } of answers) expect([201, 404, 409]).toContain(status);
});

test('an administrator invites for any preparer, a preparer only for themselves', async () => {
  const [email, other] = [address(), await hirePreparer()];
  expect((await invite(admin, [email])).status).toBe(400);
  expect((await invite(admin, [email], (await signUpClient()).id)).status).toBe(400);
  expect((await invite(preparer, [email], other.id)).status).toBe(403);
  expect((await invite(admin, [email], preparer.id)).status).toBe(201);
  expect((await accept(new Visitor(), await linkOf(email))).status).toBe(201);
  expect(await clientsOf(preparer)).toContain(email);
  expect(await states(other)).toEqual({});
});

test('the link of a preparer who is one no more opens nothing', async () => {
  const [email, leaving] = [address(), await hirePreparer()];
  await invite(leaving, [email]);
  const token = await linkOf(email);
  await admin.send('PATCH', `/api/admin/users/${leaving.id}/role`, { json: { role: 'client' } });
  expect((await accept(new Visitor(), token)).status).toBe(404);
  expect(await query('SELECT 1 FROM "User" WHERE "email" = $1', [email])).toEqual([]);
});

test('one address gets five emails an hour, one call fifty people, and one preparer a day’s worth', async () => {
  const email = address();
  for (let round = 0; round < 5; round += 1) expect((await invite(preparer, [email])).status).toBe(201);
  expect((await invite(preparer, [email])).status).toBe(429);
  expect((await readEmails(email)).length).toBeLessThanOrEqual(5);
  expect((await invite(preparer, Array.from({ length: 51 }, address))).status).toBe(400);
  expect((await invite(preparer, ['no address'])).status).toBe(400);

  const busy = await hirePreparer();
  await query(
    `INSERT INTO "Invitation" ("id", "email", "preparerId", "invitedById", "expiresAt")
      SELECT gen_random_uuid(), n || '@example.com', $1, $1, now() FROM generate_series(1, 199) n`,
    [busy.id],
  );
  expect((await invite(busy, [address(), address()])).status).toBe(429);
  expect((await invite(busy, [address()])).status).toBe(201);
});
