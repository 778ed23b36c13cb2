import { randomUUID } from 'node:crypto';
import { read, signInAs, signUpClient, Visitor } from '../setup/http';

const newAccount = (changes: Record<string, unknown> = {}) => ({
  email: `${randomUUID()}@example.com`,
  password: 'a long enough password',
  firstName: 'Ann',
  lastName: 'Lee',
  planTier: 'premium',
  ...changes,
});

describe('sign-up', () => {
  test('creates a client, signs it in and returns exactly the public fields', async () => {
    const visitor = new Visitor();
    const account = newAccount({ email: `${randomUUID()}@EXAMPLE.com` });
    const answer = await visitor.post('/api/auth/signup', account);
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({
      id: expect.any(String),
      email: account.email.toLowerCase(),
      firstName: 'Ann',
      lastName: 'Lee',
      role: 'client',
      planTier: 'premium',
    });
    const cookie = answer.headers.getSetCookie().join();
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect((await visitor.get('/api/auth/user')).json).toEqual(answer.json);
  });

  test('refuses a taken address, whatever its spelling', async () => {
    const account = newAccount();
    expect((await new Visitor().post('/api/auth/signup', account)).status).toBe(201);
    const again = await new Visitor().post('/api/auth/signup', {
      ...account,
      email: account.email.toUpperCase(),
    });
    expect(again.status).toBe(409);
    expect(read<{ message: string }>(again).message).toBe('An account with this email already exists.');
  });

  test('one of ten simultaneous sign-ups with one address wins', async () => {
    const account = newAccount();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => new Visitor().post('/api/auth/signup', account)),
    );
    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([201, ...Array<number>(9).fill(409)]);
  });

  test.each([
    ['a short password', { password: 'short' }, 'password', 'Password must be at least 8 characters'],
    ['no email address', { email: 'nobody' }, 'email', 'Enter a valid email address.'],
    ['an empty name', { firstName: '  ' }, 'firstName', 'First name is required.'],
    ['an unknown plan', { planTier: 'gold' }, 'planTier', expect.any(String)],
  ])('refuses %s at its field', async (_what, change, field, message) => {
    const answer = await new Visitor().post('/api/auth/signup', newAccount(change));
    expect(answer.status).toBe(400);
    expect(read<{ fields: Record<string, string> }>(answer).fields[field]).toEqual(message);
  });

  test.each([{ role: 'admin' }, { id: 'mine' }, { emailVerified: '2024-01-01' }, { passwordHash: 'x' }])(
    'refuses the extra field %j',
    async (extra) => {
      const account = newAccount(extra);
      expect((await new Visitor().post('/api/auth/signup', account)).status).toBe(400);
      const login = await new Visitor().post('/api/auth/login', {
        email: account.email,
        password: account.password,
      });
      expect(login.status).toBe(401);
    },
  );

  test('is not for people who are signed in', async () => {
    const visitor = await signUpClient();
    expect((await visitor.post('/api/auth/signup', newAccount())).status).toBe(409);
  });
});

describe('sign-in', () => {
  test('refuses a wrong password and an unknown address in the same words', async () => {
    const wrong = await new Visitor().post('/api/auth/login', {
      email: 'client@example.com',
      password: 'no',
    });
    const unknown = await new Visitor().post('/api/auth/login', {
      email: 'nobody@example.com',
      password: 'no',
    });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const message = (answer: typeof wrong) => read<{ message: string }>(answer).message;
    expect(message(wrong)).toBe('Invalid email or password');
    expect(message(unknown)).toBe(message(wrong));
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  test('gives a new session each time and ends the one it replaces', async () => {
    const visitor = await signInAs('client2');
    const first = visitor.session;
    await visitor.post('/api/auth/login', { email: 'client2@example.com', password: 'plainfile-demo' });
    expect(visitor.session).not.toBe(first);
    const old = new Visitor();
    old.session = first;
    expect((await old.get('/api/auth/user')).status).toBe(401);
  });

  test('signing out kills the session on the server', async () => {
    const visitor = await signUpClient();
    const cookie = visitor.session;
    expect((await visitor.post('/api/auth/logout')).status).toBe(204);
    visitor.session = cookie;
    expect((await visitor.get('/api/auth/user')).status).toBe(401);
    expect((await visitor.post('/api/auth/logout')).status).toBe(204);
  });

  test('Auth.js tells of a session no more than who and until when', async () => {
    const visitor = await signInAs('client2');
    const answer = await visitor.get('/api/auth/session');
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({
      expires: expect.any(String),
      user: { id: visitor.id, email: 'client2@example.com' },
    });
  });

  test('Google says that it is not set up', async () => {
    const answer = await new Visitor().get('/api/auth/google');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/login?error=google-unavailable');
  });
});

describe('every request', () => {
  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another site in a browser that says so', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling host', { 'sec-fetch-site': 'same-site' }],
  ])('refuses a write from %s', async (_what, headers) => {
    const answer = await new Visitor().send('POST', '/api/auth/login', {
      json: { email: 'client@example.com', password: 'plainfile-demo' },
      headers,
    });
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test.each([
    ['text/plain', '{}', 415],
    ['application/json', '{"email":', 400],
    ['application/json', '[]', 400],
    ['application/json', '{"email":{"contains":"a"},"password":"x"}', 400],
    ['application/json', '{"email":"a\\u0000@example.com","password":"x"}', 400],
    ['application/json', `{"email":"${'a'.repeat(1_100_000)}","password":"x"}`, 413],
  ])('answers %s body %.30s with %i', async (type, body, status) => {
    const answer = await new Visitor().send('POST', '/api/auth/login', {
      body,
      headers: { 'content-type': type },
    });
    expect(answer.status).toBe(status);
    expect(answer.json).toEqual(
      expect.objectContaining({ message: expect.any(String), requestId: expect.any(String) }),
    );
  });

  test('methods that do not exist answer 405 with what there is', async () => {
    const answer = await new Visitor().send('DELETE', '/api/auth/login');
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
    expect(answer.json).toEqual({ message: expect.any(String), requestId: expect.any(String) });
  });

  test('addresses that do not exist answer JSON', async () => {
    const answer = await new Visitor().get('/api/nothing/here');
    expect(answer.status).toBe(404);
    expect(answer.json).toEqual({ message: 'We couldn’t find that.', requestId: expect.any(String) });
  });

  test('private answers are never stored and carry a request id', async () => {
    const answer = await (await signInAs('client2')).get('/api/auth/user');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('health and readiness', async () => {
    expect((await new Visitor().get('/api/health')).json).toEqual({ status: 'ok' });
    expect((await new Visitor().get('/api/ready')).json).toEqual({ status: 'ready' });
  });
});

describe('administrators', () => {
  test('a changed role counts on the next request of the same session', async () => {
    const admin = await signInAs('admin');
    const person = await signUpClient();
    expect((await person.get('/api/preparer/clients')).status).toBe(403);
    const path = `/api/admin/users/${person.id}/role`;
    const changed = await admin.send('PATCH', path, { json: { role: 'preparer' } });
    expect(read<{ role: string }>(changed).role).toBe('preparer');
    expect((await person.get('/api/preparer/clients')).json).toEqual([]);
    expect((await person.post('/api/tax-returns', { taxYear: 2024, status: 'draft' })).status).toBe(403);
    await admin.send('PATCH', path, { json: { role: 'client' } });
    expect((await person.get('/api/preparer/clients')).status).toBe(403);
  });

  test('the last one cannot be demoted, and of two who demote each other one stays', async () => {
    const first = await signInAs('admin');
    const demote = (by: Visitor, id: string) =>
      by.send('PATCH', `/api/admin/users/${id}/role`, { json: { role: 'client' } });
    // Whoever other tests left as an administrator goes first.
    const others = read<{ id: string }[]>(await first.get('/api/admin/users?role=admin'));
    for (const { id } of others) if (id !== first.id) await demote(first, id);
    expect((await demote(first, first.id)).status).toBe(409);
    const second = await signUpClient();
    await first.send('PATCH', `/api/admin/users/${second.id}/role`, { json: { role: 'admin' } });
    const answers = await Promise.all([demote(first, second.id), demote(second, first.id)]);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    const survivor = answers[0]?.status === 200 ? first : second;
    if (survivor !== first) {
      await second.send('PATCH', `/api/admin/users/${first.id}/role`, { json: { role: 'admin' } });
      expect((await demote(first, second.id)).status).toBe(200);
    }
    expect((await first.get('/api/admin/users')).status).toBe(200);
    expect((await demote(first, first.id)).status).toBe(409);
  });

  test('find people by role and part of a name or address, page by page', async () => {
    const admin = await signInAs('admin');
    const person = await signUpClient();
    const found = read<object[]>(
      await admin.get(`/api/admin/users?role=client&q=${person.email.slice(0, 13).toUpperCase()}`),
    );
    expect(found).toEqual([
      {
        id: person.id,
        email: person.email,
        firstName: 'Test',
        lastName: 'Filer',
        role: 'client',
        createdAt: expect.any(String),
        clients: null,
        suspendedAt: null,
      },
    ]);
    const page = await admin.get('/api/admin/users?limit=2');
    expect(read<object[]>(page)).toHaveLength(2);
    const next = await admin.get(`/api/admin/users?limit=2&cursor=${page.headers.get('x-next-cursor')}`);
    expect(read<{ id: string }[]>(next)[0]?.id).not.toBe(read<{ id: string }[]>(page)[1]?.id);
    expect((await admin.get('/api/admin/users?role=owner')).status).toBe(400);
  });

  test('assign a preparer once; access ends with the assignment', async () => {
    const [admin, preparer, client] = [
      await signInAs('admin'),
      await signInAs('preparer2'),
      await signUpClient(),
    ];
    const pair = { preparerId: preparer.id, clientId: client.id, notes: 'New client' };
    const answers = await Promise.all([1, 2, 3].map(() => admin.post('/api/admin/assignments', pair)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
    const created = answers.find((answer) => answer.status === 201);
    if (created === undefined) throw new Error('no assignment was made');
    const { id } = read<{ id: string }>(created);
    expect((await preparer.get(`/api/preparer/clients/${client.id}`)).status).toBe(200);
    expect((await admin.send('DELETE', `/api/admin/assignments/${id}`)).status).toBe(204);
    expect((await admin.send('DELETE', `/api/admin/assignments/${id}`)).status).toBe(404);
    expect((await preparer.get(`/api/preparer/clients/${client.id}`)).status).toBe(404);
    const wrong = await admin.post('/api/admin/assignments', {
      preparerId: client.id,
      clientId: preparer.id,
    });
    expect(wrong.status).toBe(400);
    expect(read<{ message: string }>(wrong).message).toBe('Please select a preparer and client');
  });
});
