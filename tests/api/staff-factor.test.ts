import { randomUUID } from 'node:crypto';
import { Authenticator, setUpSecondFactor } from '../setup/authenticator';
import { query } from '../setup/database';
import { type Answer, read, signUpClient, Visitor } from '../setup/http';
import { type OwnServer, startOwnServer } from '../setup/own-server';

/** An instance as it runs in production: staff may not be without a second factor. */
let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer({ STAFF_SECOND_FACTOR: 'required' });
});
const made: string[] = [];
afterAll(async () => {
  // Other tests count on one administrator.
  await query(`UPDATE "User" SET "role" = 'client' WHERE "id" = ANY($1)`, [made]);
  await server.kill();
});

const password = 'a long enough password';
const factor = '/api/account/second-factor';

/** Somebody new who was given this role, signed in with their password alone. */
async function become(role: 'preparer' | 'admin'): Promise<Visitor & { email: string }> {
  const person = await signUpClient(server.url);
  made.push(person.id);
  await query('UPDATE "User" SET "role" = $2::"Role" WHERE "id" = $1', [person.id, role]);
  await person.post('/api/auth/login', { email: person.email, password });
  return person;
}

const toEnrol = (answer: Answer) => [answer.status, answer.headers.get('x-confirm-with')];

describe.each(['preparer', 'admin'] as const)('a %s without a second factor', (role) => {
  test('finds every room closed but the one where it is set up, and then open', async () => {
    const person = await become(role);
    expect((await person.get('/api/auth/user')).json).toMatchObject({ role });
    const rooms = {
      preparer: ['/api/preparer/clients', `/api/preparer/clients/${randomUUID()}`, '/api/messages/unread'],
      admin: ['/api/admin/users', '/api/admin/assignments', '/api/admin/training'],
    }[role];
    for (const room of [...rooms, '/api/settings/access-log', '/api/settings/export'])
      expect([room, ...toEnrol(await person.get(room))]).toEqual([room, 403, 'enrolment']);
    const change = await person.send('PATCH', '/api/settings/profile', {
      json: { firstName: 'X', lastName: 'Y' },
    });
    expect(toEnrol(change)).toEqual([403, 'enrolment']);
    expect(await query('SELECT "firstName" FROM "User" WHERE "id" = $1', [person.id])).toEqual([
      { firstName: 'Test' },
    ]);
    for (const page of ['/preparer/dashboard', '/admin/users', '/settings', '/login']) {
      const answer = await person.get(page);
      expect([
        page,
        answer.status,
        new URL(answer.headers.get('location') ?? '', server.url).pathname,
      ]).toEqual([page, 307, '/second-factor']);
    }
    expect((await person.get('/second-factor')).status).toBe(200);
    expect((await person.get(factor)).json).toMatchObject({ enabled: false, required: true });

    const { app } = await setUpSecondFactor(person);
    for (const room of rooms.slice(0, 1)) expect((await person.get(room)).status).toBe(200);
    expect((await person.get('/second-factor')).status).toBe(307);

    // It cannot be taken off again, and signing in asks for it.
    const removed = await person.send('DELETE', factor);
    expect(removed.status).toBe(409);
    expect(read<{ message: string }>(removed).message).toBe('Your role requires a code to sign in.');
    const later = new Visitor(server.url);
    expect((await later.post('/api/auth/login', { email: person.email, password })).json).toEqual({
      mfaRequired: true,
    });
    expect((await later.get(rooms[0] ?? '')).status).toBe(401);
    expect((await later.post('/api/auth/mfa', { code: app.code() })).status).toBe(200);
    expect((await later.get(rooms[0] ?? '')).status).toBe(200);
  });

  test('gets nowhere with an app that is started and not confirmed, or with a wrong code', async () => {
    const person = await become(role);
    const { secret } = read<{ secret: string }>(await person.post(factor));
    const wrong = new Authenticator(secret).wrongCode();
    expect((await person.post(`${factor}/confirm`, { code: wrong })).status).toBe(400);
    const room = role === 'admin' ? '/api/admin/users' : '/api/preparer/clients';
    expect(toEnrol(await person.get(room))).toEqual([403, 'enrolment']);
  });
});

test('clients are asked for nothing, and a client who becomes staff is asked on the next request', async () => {
  const client = await signUpClient(server.url);
  expect((await client.get('/api/tax-returns/my-returns')).status).toBe(200);
  await query(`UPDATE "User" SET "role" = 'preparer' WHERE "id" = $1`, [client.id]);
  expect(toEnrol(await client.get('/api/preparer/clients'))).toEqual([403, 'enrolment']);
});
