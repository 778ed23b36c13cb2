import { randomUUID } from 'node:crypto';
import { query } from '../setup/database';
import { read, signUpClient, Visitor } from '../setup/http';
import { readEmails, waitForEmail } from '../setup/outbox';
import { hirePreparer } from '../setup/people';

/** Clients without an account: a preparer adds them, records their permission, and hands the return over. */
interface Detail {
  client: { id: string; email: string; firstName: string };
  taxReturn: { id: string; taxYear: number } | null;
  changesAllowed: boolean;
}
interface Added {
  added: { id: string; firstName: string; lastName: string }[];
  known: { firstName: string; lastName: string }[];
}

const invited = 'You’re invited to prepare your tax return on Plainfile';
const account = { firstName: 'Ivy', lastName: 'Reed', password: 'a long enough password' };
const yesterday = () => new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
const address = () => `${randomUUID()}@example.com`;

let preparer: Visitor & { email: string };

const add = (by: Visitor, clients: object[], taxYear = 2024) =>
  by.post('/api/preparer/clients', { taxYear, clients });
async function addOne(): Promise<string> {
  const { added } = read<Added>(await add(preparer, [{ firstName: 'Ivy', lastName: randomUUID() }]));
  return added[0]?.id ?? '';
}
const caseOf = async (id: string, by: Visitor = preparer) =>
  read<Detail>(await by.get(`/api/preparer/clients/${id}`));
const answer = async (id: string) =>
  preparer.post(`/api/interview/${(await caseOf(id)).taxReturn?.id}/responses`, {
    questionId: 'had-w2-income',
    answer: true,
  });
async function recordPermission(id: string, change: object = {}) {
  const { version } = read<{ version: string }>(await preparer.get(`/api/preparer/clients/${id}/permission`));
  const signed = { version, signature: 'Ivy Reed', signedOn: yesterday(), ...change };
  return preparer.post(`/api/preparer/clients/${id}/permission`, signed);
}
async function tokenFor(email: string): Promise<string> {
  const { text } = await waitForEmail(email, invited);
  return /\/invitation#([A-Za-z0-9_-]{43})\n/.exec(text)?.[1] ?? '';
}
const actionsAbout = async (id: string) =>
  (
    await query<{ action: string }>('SELECT "action" FROM "AuditEvent" WHERE "ownerId" = $1 ORDER BY "id"', [
      id,
    ])
  ).map(({ action }) => action);

beforeAll(async () => {
  preparer = await hirePreparer();
});

test('a list makes clients with returns, once, and invites only those with an address', async () => {
  const email = address();
  const [first, second] = [randomUUID(), randomUUID()];
  const list = [
    { firstName: 'Ivy', lastName: first, email },
    { firstName: 'Sam', lastName: second },
  ];
  const done = await add(preparer, list, 2025);
  expect(done.status).toBe(201);
  expect(read<Added>(done).added.map(({ lastName }) => lastName)).toEqual([first, second]);
  expect(read<Added>(await add(preparer, [{ firstName: 'SAM', lastName: second }])).known).toHaveLength(1);

  const id = read<Added>(done).added[1]?.id ?? '';
  const detail = await caseOf(id);
  expect(detail).toMatchObject({ taxReturn: { taxYear: 2025 }, changesAllowed: false });
  expect(detail.client.email).toMatch(/@no-account\.invalid$/);
  expect(await actionsAbout(id)).toEqual(
    expect.arrayContaining(['account.added-by-preparer', 'assignment.created', 'return.created']),
  );
  const invitations = read<{ email: string }[]>(await preparer.get('/api/invitations'));
  expect(invitations.filter((one) => one.email === email)).toHaveLength(1);
  expect(invitations).toHaveLength(1);
});

test('nothing of a refused list is added', async () => {
  const lastName = randomUUID();
  const good = { firstName: 'Ivy', lastName };
  expect((await add(preparer, [good, { firstName: 'Sam', lastName: '' }])).status).toBe(400);
  expect((await add(preparer, [good, { ...good, email: 'client-1@no-account.invalid' }])).status).toBe(400);
  const email = address();
  expect(
    (
      await add(preparer, [
        { ...good, email },
        { firstName: 'Sam', lastName, email },
      ])
    ).status,
  ).toBe(400);
  expect(await query('SELECT 1 FROM "User" WHERE "lastName" = $1', [lastName])).toEqual([]);
});

test('a placeholder address opens nothing and gets no email', async () => {
  const id = await addOne();
  const { client } = await caseOf(id);
  const stranger = new Visitor();
  const { email } = client;
  expect((await stranger.post('/api/auth/login', { email, password: 'a long enough password' })).status).toBe(
    401,
  );
  await stranger.post('/api/auth/forgot-password', { email });
  await preparer.post(`/api/preparer/clients/${id}/requests`, { question: 'Which bank?' });
  const taken = await new Visitor().post('/api/auth/signup', { ...account, email, planTier: 'basic' });
  expect(taken.status).toBe(400);
  expect(await readEmails(email)).toEqual([]);
  expect(await query('SELECT 1 FROM "PasswordReset" WHERE "userId" = $1', [id])).toEqual([]);
});

test('changes need the permission that was signed on paper, and end when it is taken back', async () => {
  const id = await addOne();
  expect((await answer(id)).status).toBe(403);
  const future = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  for (const signedOn of [future, '2020-01-02', 'soon'])
    expect((await recordPermission(id, { signedOn })).status).toBe(400);
  expect((await recordPermission(id, { version: '2020-1' })).status).toBe(409);
  expect((await recordPermission(id, { signature: ' ' })).status).toBe(400);
  expect((await answer(id)).status).toBe(403);

  expect((await recordPermission(id)).status).toBe(204);
  expect((await caseOf(id)).changesAllowed).toBe(true);
  expect((await answer(id)).status).toBe(200);
  const end = () => preparer.send('DELETE', `/api/preparer/clients/${id}/permission`);
  expect((await end()).status).toBe(204);
  expect((await end()).status).toBe(404);
  expect((await answer(id)).status).toBe(403);
});

test('whoever accepts the invitation owns the return, sees who did what, and can withdraw the permission', async () => {
  const id = await addOne();
  await recordPermission(id);
  expect((await answer(id)).status).toBe(200);
  const [wrong, email] = [address(), address()];
  const inviteTo = (to: string) => preparer.post(`/api/preparer/clients/${id}/invitation`, { email: to });
  expect((await inviteTo(wrong)).status).toBe(201);
  const first = await tokenFor(wrong);
  expect((await inviteTo(email)).status).toBe(201);
  // A new address ends the link that went to the wrong one.
  expect((await new Visitor().post('/api/invitations/accept', { token: first, account })).status).toBe(404);

  const ivy = new Visitor();
  const accepted = await ivy.post('/api/invitations/accept', { token: await tokenFor(email), account });
  expect(accepted.status).toBe(201);
  expect(read<{ id: string; email: string }>(accepted)).toMatchObject({ id, email });
  const [mine] = read<{ id: string }[]>(await ivy.get('/api/tax-returns/my-returns'));
  const { taxReturn, client } = await caseOf(id);
  expect(mine?.id).toBe(taxReturn?.id);
  expect(client.email).toBe(email);
  const responses = await ivy.get(`/api/interview/${mine?.id}/responses`);
  expect(responses.text).toContain('had-w2-income');
  const consents = read<{ use: string; granted: object | null }[]>(await ivy.get('/api/consents'));
  expect(consents.find(({ use }) => use === 'preparer-changes')?.granted).toMatchObject({
    signature: 'Ivy Reed',
    onPaper: true,
  });
  expect((await answer(id)).status).toBe(200);

  // From here on, the account decides.
  expect((await recordPermission(id)).status).toBe(409);
  expect((await inviteTo(address())).status).toBe(409);
  expect((await preparer.send('DELETE', `/api/preparer/clients/${id}`)).status).toBe(409);
  expect((await ivy.send('DELETE', '/api/consents/preparer-changes')).status).toBe(204);
  expect((await answer(id)).status).toBe(403);
});

test('an address with an account joins with that account, and the return without one stays apart', async () => {
  const id = await addOne();
  const known = await signUpClient();
  await preparer.post(`/api/preparer/clients/${id}/invitation`, { email: known.email });
  const token = await tokenFor(known.email);
  expect(read<{ next: string }>(await known.post('/api/invitations/look', { token })).next).toBe('accept');
  expect((await known.post('/api/invitations/accept', { token })).status).toBe(200);
  expect((await caseOf(known.id)).client.email).toBe(known.email);
  expect((await caseOf(id)).client.email).toMatch(/@no-account\.invalid$/);
});

test('a client without an account can be deleted by their only preparer', async () => {
  const id = await addOne();
  const other = await hirePreparer();
  expect((await other.send('DELETE', `/api/preparer/clients/${id}`)).status).toBe(404);
  await query('INSERT INTO "Assignment" ("id", "preparerId", "clientId") VALUES ($1, $2, $3)', [
    randomUUID(),
    other.id,
    id,
  ]);
  expect((await preparer.send('DELETE', `/api/preparer/clients/${id}`)).status).toBe(409);
  await query('DELETE FROM "Assignment" WHERE "preparerId" = $1', [other.id]);
  expect((await preparer.send('DELETE', `/api/preparer/clients/${id}`)).status).toBe(204);
  expect((await preparer.get(`/api/preparer/clients/${id}`)).status).toBe(404);
  expect(await query('SELECT 1 FROM "TaxReturn" WHERE "userId" = $1', [id])).toEqual([]);
  expect(await actionsAbout(id)).toContain('account.deleted');
});
