import { randomUUID } from 'node:crypto';
import { w2Pdf } from '../fixtures/documents/w2-pdf';
import { query } from '../setup/database';
import { firstReturn, saveAnswer, waitUntilRead } from '../setup/filer';
import { read, signInAs, signUpClient, Visitor, withoutId } from '../setup/http';
import { listEndpoints } from '../setup/list-endpoints';
import { rawRequest, sendRaw } from '../setup/raw-http';
import { share } from '../setup/share';

/** What others would like to read, write and become. Any answer of 500 or more is a failure of ours. */
let admin: Visitor;
let victim: Visitor & { email: string };
let attacker: Visitor & { email: string };
let preparer: Visitor & { email: string };
let returnId: string;
let document: { id: string; fileUrl: string };

const secretName = 'Quillfeather';

beforeAll(async () => {
  [admin, victim, attacker, preparer] = await Promise.all([
    signInAs('admin'),
    signUpClient(),
    signUpClient(),
    signUpClient(),
  ]);
  await admin.send('PATCH', `/api/admin/users/${preparer.id}/role`, { json: { role: 'preparer' } });
  returnId = await firstReturn(victim);
  await firstReturn(attacker);
  await saveAnswer(victim, returnId, 'taxpayer.lastName', secretName).catch(() => undefined);
  document = read<{ id: string; fileUrl: string }>(
    await victim.upload('w2.pdf', w2Pdf(), { taxReturnId: returnId }),
  );
});

const roleOf = async (id: string) =>
  (await query<{ role: string }>('SELECT "role"::text AS "role" FROM "User" WHERE "id" = $1', [id]))[0]?.role;

const jsonHeader = { 'content-type': 'application/json' };
const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
const nastyBodies = [
  'null',
  '[]',
  '"text"',
  '7',
  '{}',
  '{"__proto__":{"role":"admin","isAdmin":true}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '{"id":{"$ne":null},"email":{"$gt":""},"status":{"set":"filed"}}',
  '{"password":"\\u0000","email":"\\ud800","body":"\\ud83d"}',
  '{"a":1e999,"b":-0,"c":99999999999999999999999999}',
  deep,
  '{"a":',
  '\xff\xfe\x00',
  '',
];
const nastyIds = [
  'undefined',
  '__proto__',
  'a'.repeat(100),
  'a'.repeat(5000),
  encodeURIComponent("' OR 1=1 --"),
  encodeURIComponent('{"contains":""}'),
  encodeURIComponent('../../etc/passwd'),
  '%00',
  '%ff',
  '%F0%9F%92%A9',
  '00000000-0000-0000-0000-000000000000',
];

describe('no input makes us fail', () => {
  const fill = (address: string, id: string) => address.replaceAll(/\[(\.\.\.)?[A-Za-z]+\]/g, id);
  // Signing out would end the test. What is always too busy answers 503 to everything (operations-faults.test.ts).
  const apart = ['/api/auth/logout', '/api/overloaded'];
  const all = listEndpoints().filter(({ address }) => !apart.includes(address));
  const some = '00000000-0000-4000-8000-000000000000';

  type Shot = { method: string; address: string; path: string; what: string; body?: string; type?: string };

  function* shots(): Generator<Shot> {
    for (const { method, address } of all) {
      if (address.includes('['))
        for (const id of nastyIds)
          yield { method, address, path: fill(address, id), what: `with the id ${id.slice(0, 30)}` };
      const path = fill(address, some);
      if (method === 'GET') {
        for (const search of [
          '?a=1&a=2',
          '?cursor=x&limit=-1',
          '?limit=1e9',
          '?q=%00',
          '?q=%25_%5C',
          '?__proto__=1',
        ])
          yield { method, address, path: path + search, what: search };
        continue;
      }
      for (const body of nastyBodies)
        yield { method, address, path, what: body.slice(0, 40), body, type: 'application/json' };
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'application/json;;',
        '\u00e9',
      ])
        yield { method, address, path, what: type, body: 'a=1', type };
    }
  }

  /**
   * Some at a time: one after the other would take minutes.
   * @param from the usual run takes a share of the shots, starting here: another one for each who attacks
   */
  async function attackAll(who: Visitor, from: number): Promise<string[]> {
    const failures: string[] = [];
    const every = [...shots()];
    const left = share([...every.slice(from), ...every.slice(0, from)]).values();
    const shoot = async () => {
      for (const { method, address, path, what, body, type } of left) {
        const { status } = await who.send(method, path, {
          ...(body === undefined ? {} : { body }),
          ...(type === undefined ? {} : { headers: { 'content-type': type } }),
        });
        if (status >= 500 && address !== '/api/ready')
          failures.push(`${method} ${address} ${what}: ${status}`);
      }
    };
    await Promise.all(Array.from({ length: 6 }, shoot));
    return failures;
  }

  test('from a stranger', async () => {
    expect(await attackAll(new Visitor(), 0)).toEqual([]);
  });
  test('from a client, who stays the client they were', async () => {
    const client = await signUpClient();
    await firstReturn(client);
    expect(await attackAll(client, 1)).toEqual([]);
    expect(await roleOf(client.id)).toBe('client');
  });
  test('from a preparer', async () => {
    const other = await signUpClient();
    await admin.send('PATCH', `/api/admin/users/${other.id}/role`, { json: { role: 'preparer' } });
    expect(await attackAll(other, 2)).toEqual([]);
  });
  test('from an administrator', async () => {
    const other = await signUpClient();
    await admin.send('PATCH', `/api/admin/users/${other.id}/role`, { json: { role: 'admin' } });
    expect(await attackAll(other, 3)).toEqual([]);
    await admin.send('PATCH', `/api/admin/users/${other.id}/role`, { json: { role: 'client' } });
  });
});

describe('becoming more than one is', () => {
  const account = () => ({
    email: `${randomUUID()}@example.com`,
    password: 'a long enough password',
    firstName: 'Ann',
    lastName: 'Lee',
    planTier: 'basic',
  });

  test.each([
    '"role":"admin"',
    '"role":["admin"]',
    '"__proto__":{"role":"admin"}',
    '"constructor":{"role":"admin"}',
    '"isAdmin":true',
    '"user":{"role":"admin"}',
    '"passwordHash":"x"',
    '"emailVerified":"2024-01-01"',
  ])('signing up with %s makes no account', async (extra) => {
    const wanted = account();
    const body = `${JSON.stringify(wanted).slice(0, -1)},${extra}}`;
    const answer = await new Visitor().send('POST', '/api/auth/signup', { body, headers: jsonHeader });
    expect(answer.status).toBe(400);
    expect(await query('SELECT 1 FROM "User" WHERE "email" = $1', [wanted.email])).toEqual([]);
  });

  test('a key given twice counts once, as the last one, and is checked', async () => {
    const wanted = account();
    const body = `${JSON.stringify(wanted).slice(0, -1)},"planTier":"gold"}`;
    expect((await new Visitor().send('POST', '/api/auth/signup', { body, headers: jsonHeader })).status).toBe(
      400,
    );
  });

  test('the profile takes names only', async () => {
    for (const extra of [
      { role: 'admin' },
      { email: 'admin@example.com' },
      { planTier: 'business' },
      { id: admin.id },
    ]) {
      const answer = await attacker.send('PATCH', '/api/settings/profile', {
        json: { firstName: 'A', lastName: 'B', ...extra },
      });
      expect(answer.status).toBe(400);
    }
    expect(await roleOf(attacker.id)).toBe('client');
  });

  test.each(['A\u202eB', 'A\u2066', 'A\u0007', 'A\u{e0041}', '\u3164', '\u200d', `A${'\u0301'.repeat(60)}`])(
    'the profile takes no name like %j',
    async (firstName) => {
      const json = { firstName, lastName: 'B' };
      expect((await attacker.send('PATCH', '/api/settings/profile', { json })).status).toBe(400);
    },
  );

  test.each(['__proto__', 'constructor', 'toString'])(
    'a field of a document named %s is none',
    async (path) => {
      const json = { fields: [{ path, value: '1', confirmed: true }] };
      const address = `/api/documents/${document.id}/extraction`;
      await waitUntilRead(victim, document.id);
      expect((await victim.send('PATCH', address, { json })).status).toBe(400);
    },
  );

  test('nobody but an administrator gives roles, not even to themselves', async () => {
    for (const who of [attacker, preparer, new Visitor()]) {
      const answer = await who.send('PATCH', `/api/admin/users/${attacker.id}/role`, {
        json: { role: 'admin' },
      });
      expect([401, 403]).toContain(answer.status);
    }
    expect(await roleOf(attacker.id)).toBe('client');
  });

  test.each([
    { status: 'filed' },
    { status: 'approved' },
    { status: 'draft', estimatedRefund: '9999.00' },
    { totalIncome: '0' },
    { calculationResults: {} },
    { userId: 'x', status: 'draft' },
    { version: 99, status: 'draft' },
    { taxYear: 2023, status: 'draft' },
  ])('a return’s %j is not for its owner to write', async (json) => {
    const before = await victim.get(`/api/tax-returns/${returnId}`);
    const answer = await victim.send('PATCH', `/api/tax-returns/${returnId}`, { json });
    expect([400, 403]).toContain(answer.status);
    expect((await victim.get(`/api/tax-returns/${returnId}`)).text).toBe(before.text);
  });
});

describe('reaching for somebody else’s', () => {
  test('an id in the body or the query does not stand in for the one of the session', async () => {
    const made = await attacker.send('POST', '/api/tax-returns', {
      json: { taxYear: 2024, status: 'draft', userId: victim.id },
    });
    expect(made.status).toBe(400);
    const mine = read<{ id: string }[]>(
      await attacker
        .get(`/api/tax-returns/my-returns?userId=${victim.id}`)
        .then((one) => (one.status === 200 ? one : attacker.get('/api/tax-returns/my-returns'))),
    );
    expect(mine.map(({ id }) => id)).not.toContain(returnId);
    const upload = await attacker.upload('mine.pdf', w2Pdf(), { taxReturnId: returnId });
    expect(upload.status).toBe(404);
    const both = await attacker.upload('mine.pdf', w2Pdf(), { userId: victim.id });
    expect([201, 400]).toContain(both.status);
    const theirs = read<{ id: string }[]>(await victim.get(`/api/documents/user/${victim.id}`));
    expect(theirs.map(({ id }) => id)).toEqual([document.id]);
  });

  test('a session in a header, a query or a second cookie opens nothing', async () => {
    const token = victim.session.split('=')[1] ?? '';
    const plain = new Visitor();
    expect((await plain.get(`/api/auth/user?session=${token}`)).status).toBe(401);
    const claims: Record<string, string>[] = [
      { authorization: `Bearer ${token}` },
      { 'x-session': token },
      { 'x-user-id': victim.id },
      { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
      { 'x-plainfile-role': 'admin' },
    ];
    for (const headers of claims)
      expect((await plain.send('GET', '/api/auth/user', { headers })).status).toBe(401);
    // Of two cookies of that name the first counts: a planted one behind ours changes nothing.
    const two = await plain.send('GET', '/api/auth/user', {
      headers: { cookie: `${attacker.session}; ${victim.session}` },
    });
    expect(read<{ id: string }>(two).id).toBe(attacker.id);
  });

  test('Next’s own header does not carry anybody past the redirects of pages', async () => {
    for (const value of [
      'middleware',
      'src/middleware',
      'middleware:middleware:middleware:middleware:middleware',
    ]) {
      const answer = await new Visitor().send('GET', '/admin/users', {
        headers: { 'x-middleware-subrequest': value },
      });
      expect([302, 307]).toContain(answer.status);
    }
  });

  describe('as a payload of React, the way a click in the product asks for a page', () => {
    const kinds: Record<string, Record<string, string>> = {
      'a click': { rsc: '1' },
      'a prefetch': { rsc: '1', 'next-router-prefetch': '1' },
      'a part of the tree': {
        rsc: '1',
        'next-router-prefetch': '1',
        'next-router-segment-prefetch': '/_tree',
      },
      'an action': { rsc: '1', 'next-action': '1' },
    };

    /** Next answers first with the address (`?_rsc=…`) that goes with the headers; the payload stands there. */
    async function askForPayload(who: Visitor, page: string, headers: Record<string, string>) {
      const first = await who.send('GET', `${page}?_rsc=1`, { headers });
      const to = first.headers.get('location') ?? '';
      return to.includes('_rsc') ? who.send('GET', to, { headers }) : first;
    }

    test.each(Object.entries(kinds))('%s: pages of others hold nothing of theirs', async (_kind, headers) => {
      const others = await signUpClient();
      await admin.send('PATCH', `/api/admin/users/${others.id}/role`, { json: { role: 'preparer' } });
      const pages = [
        '/admin/users',
        '/admin/payments',
        '/preparer/dashboard',
        `/preparer/client/${victim.id}`,
        `/preparer/client/${victim.id}/answers`,
        `/preparer/client/${victim.id}/document/${document.id}`,
        `/upload/${document.id}`,
        '/summary',
        '/requests',
        '/settings',
      ];
      let payloads = 0;
      for (const page of pages)
        for (const who of [attacker, others, new Visitor()]) {
          const answer = await askForPayload(who, page, headers);
          expect(answer.status).toBeLessThan(500);
          expect(answer.headers.get('cache-control')).toContain('no-store');
          if (answer.headers.get('content-type')?.startsWith('text/x-component')) payloads += 1;
          // An id that was asked for comes back in the address; nothing else does.
          for (const secret of [secretName, victim.email, document.id, returnId])
            if (!page.includes(secret)) expect([page, answer.text.includes(secret)]).toEqual([page, false]);
        }
      // Strangers and the wrong roles are sent away; what people may open did come as a payload.
      expect(payloads).toBeGreaterThanOrEqual(6);
    });

    test('signed out, every page but the public ones leads to the sign-in', async () => {
      for (const page of ['/dashboard', '/settings', '/admin/users', `/preparer/client/${victim.id}`]) {
        const answer = await askForPayload(new Visitor(), page, { rsc: '1' });
        expect([page, answer.status, answer.headers.get('location')]).toEqual([page, 307, '/login']);
      }
    });
  });

  test.each([
    '//dashboard',
    '/%64ashboard',
    '/dashboard%2f',
    '/DASHBOARD',
    '/./dashboard',
    '/x/../dashboard',
    '/admin%2fusers',
    '/admin/users/',
    '/admin//users',
    '/admin;/users',
    '/admin/users%00',
    '/admin/users.rsc',
    '/admin/users.txt',
    '/_next/data/x/admin/users.json',
    '/_next/../admin/users',
    '/_next/image?url=%2Fadmin%2Fusers&w=16&q=1',
    '/api/../admin/users',
    '/api//auth/user',
    '/API/auth/user',
    '/api/auth/user/',
    '/api/auth/%75ser',
    '/api/auth/user%2f..%2fuser',
    '/objects/../api/auth/user',
    '/.env',
    '/.git/config',
    '/package.json',
    '/%2e%2e/%2e%2e/etc/passwd',
  ])('the path %s shows a stranger nothing', async (target) => {
    const reply = await rawRequest('GET', target);
    expect(reply.status).toBeGreaterThan(0);
    expect(reply.status).toBeLessThan(500);
    expect(reply.status).not.toBe(200);
    expect(reply.text).not.toMatch(/root:|AUTH_SECRET|"dependencies"/);
    const location = /^location: (.*)$/im.exec(reply.text)?.[1]?.trim();
    if (location !== undefined)
      expect(new URL(location, victim.base).origin).toBe(new URL(victim.base).origin);
  });
});

describe('from another site', () => {
  const form = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'https://evil.example',
    'sec-fetch-site': 'cross-site',
  };

  test.each([
    '/api/auth/logout',
    '/api/auth/login',
    '/api/settings/deletion',
    '/api/messages',
    '/api/documents/upload',
    '/api/account/password',
  ])('a form that posts to %s with our cookie is refused', async (address) => {
    const answer = await victim.send('POST', address, { body: 'a=1', headers: form });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('a caller that names no origin is let in only with JSON, which no form can send', async () => {
    // Browsers name the origin of every write. Who names none is no browser, and SameSite keeps the cookie from
    // travelling with a form of another site even where a browser named nothing.
    const plain = { firstName: 'Test', lastName: 'Filer' };
    expect((await victim.send('PATCH', '/api/settings/profile', { json: plain })).status).toBe(200);
    const formTypes = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      '',
    ];
    // These read no body, so there is nothing that a form could say. Uploads and Stripe's calls have tests of their own.
    const bodiless =
      /logout|second-factor(\/offer)?$|recovery-codes|sessions|settings\/export|upload|webhooks|overloaded/;
    const withBody = listEndpoints().filter(
      ({ method, address }) => method !== 'GET' && !address.includes('[') && !bodiless.test(address),
    );
    expect(withBody.length).toBeGreaterThan(15);
    for (const { method, address } of withBody)
      for (const type of formTypes) {
        const body = JSON.stringify({ ...plain, email: victim.email });
        const { status } = await victim.send(method, address, { body, headers: { 'content-type': type } });
        // The role comes before the body: what is not for clients says so.
        expect([address, type, [403, 415].includes(status) ? 'refused' : status]).toEqual([
          address,
          type,
          'refused',
        ]);
      }
    expect((await victim.get('/api/auth/user')).json).toMatchObject({ email: victim.email, ...plain });
  });

  test('every cookie stays with requests of this site', async () => {
    const email = `${randomUUID()}@example.com`;
    const account = {
      email,
      password: 'a long enough password',
      firstName: 'A',
      lastName: 'B',
      planTier: 'basic',
    };
    const signedUp = await new Visitor().post('/api/auth/signup', account);
    const signedIn = await new Visitor().post('/api/auth/login', { email, password: account.password });
    for (const { headers } of [signedUp, signedIn]) {
      const cookies = headers.getSetCookie();
      expect(cookies.some((cookie) => cookie.startsWith('plainfile.session='))).toBe(true);
      for (const cookie of cookies) {
        expect(cookie).toMatch(/; SameSite=Lax/i);
        expect(cookie).toMatch(/; HttpOnly/i);
        expect(cookie).toMatch(/; Path=\//i);
        expect(cookie).not.toMatch(/; Domain=/i);
      }
    }
  });

  test('JSON in a plain form is no JSON', async () => {
    const answer = await victim.send('POST', '/api/messages', {
      body: '{"body":"hi"}',
      headers: { 'content-type': 'text/plain' },
    });
    expect(answer.status).toBe(415);
  });

  test.each(['null', 'https://evil.example', 'http://localhost.evil.example', 'https://localhost:1'])(
    'the origin %s may not write, and may not read from a script',
    async (origin) => {
      const write = await victim.send('PATCH', '/api/settings/profile', {
        json: { firstName: 'X', lastName: 'Y' },
        headers: { origin },
      });
      expect(write.status).toBe(403);
      const ask = await victim.send('OPTIONS', '/api/settings/profile', {
        headers: { origin, 'access-control-request-method': 'PATCH' },
      });
      expect(ask.headers.get('access-control-allow-origin')).toBeNull();
      const look = await victim.send('GET', '/api/auth/user', { headers: { origin } });
      expect(look.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  test('every page and answer forbids frames, guessing of types and storing', async () => {
    for (const path of ['/', '/login', '/dashboard', '/api/auth/user', `/objects${document.fileUrl}`]) {
      const who = path === '/login' ? new Visitor() : victim;
      const { headers, status } = await who.get(path);
      expect(status).toBe(200);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toMatch(/SAMEORIGIN|DENY/);
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('cache-control')).toMatch(/no-store/);
    }
    const policy = (await victim.get('/dashboard')).headers.get('content-security-policy') ?? '';
    for (const part of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ])
      expect(policy).toContain(part);
    expect(policy).toMatch(/script-src 'self' 'nonce-[A-Za-z0-9+/=]{40,}' 'strict-dynamic'/);
    const again = (await victim.get('/dashboard')).headers.get('content-security-policy');
    expect(again).not.toBe(policy);
  });
});

describe('redirects', () => {
  test.each([
    '/login?callbackUrl=https://evil.example',
    '/login?error=https://evil.example&next=//evil.example',
    '/dashboard?returnTo=//evil.example',
    '//evil.example/dashboard',
    '/\\evil.example/dashboard',
    '/api/auth/google?callbackUrl=https://evil.example',
    '/api/auth/signin?callbackUrl=https://evil.example',
    '/api/auth/callback/google?code=x&state=y',
    '/api/auth/signout?callbackUrl=https://evil.example',
  ])('%s leads nowhere else', async (target) => {
    for (const host of [new URL(victim.base).host, 'evil.example']) {
      const reply = await rawRequest('GET', target, { Host: host, 'X-Forwarded-Host': 'evil.example' });
      expect(reply.status).toBeLessThan(500);
      const location = /^location: (.*)$/im.exec(reply.text)?.[1]?.trim() ?? '/';
      expect(location).not.toMatch(/^(https?:)?[/\\]{2}evil/);
      if (host !== 'evil.example')
        expect(new URL(location, victim.base).origin).toBe(new URL(victim.base).origin);
    }
  });

  test('Auth.js answers nothing but the way back and who is signed in', async () => {
    for (const path of [
      'signin',
      'signout',
      'providers',
      'csrf',
      'error',
      'verify-request',
      'signin/google',
      'callback/credentials',
      'webauthn-options',
    ])
      for (const method of ['GET', 'POST'])
        expect([404, 405]).toContain((await attacker.send(method, `/api/auth/${path}`)).status);
  });
});

describe('methods', () => {
  test.each(['TRACE', 'PROPFIND', 'SEARCH', 'LOCK', 'QUERY'])('%s does not exist', async (method) => {
    for (const target of ['/', '/login', '/dashboard', '/api/auth/user', '/objects/x']) {
      const { status } = await rawRequest(method, target);
      expect([400, 405]).toContain(status);
    }
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s to a file of the build', async (method) => {
    const page = (await rawRequest('GET', '/login')).text;
    const script = /\/_next\/static\/[^"]+\.js/.exec(page)?.[0];
    for (const target of ['/icon.svg', script ?? ''])
      expect([target, (await rawRequest(method, target)).status]).toEqual([target, 405]);
  });

  test('an address that stands for all addresses is not there', async () => {
    // nginx in front refuses it by itself.
    expect([400, 404]).toContain((await rawRequest('GET', '*')).status);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s to a page changes and shows nothing', async (method) => {
    const answer = await victim.send(method, '/dashboard', { body: 'a=1', headers: { 'next-action': 'x' } });
    expect(answer.status).toBe(405);
  });

  test('HEAD leaks nothing that GET hides', async () => {
    const theirs = await attacker.send('HEAD', `/api/tax-returns/${returnId}`);
    const nothing = await attacker.send('HEAD', `/api/tax-returns/${randomUUID()}`);
    expect([theirs.status, nothing.status]).toEqual([404, 404]);
    expect(theirs.headers.get('content-length')).toBe(nothing.headers.get('content-length'));
    expect((await victim.send('HEAD', `/api/tax-returns/${returnId}`)).status).toBe(200);
    expect((await attacker.send('HEAD', `/objects${document.fileUrl}`)).status).toBe(404);
  });

  test('a method in a header or the body does not count', async () => {
    const answer = await victim.send('POST', `/api/documents/${document.id}?_method=DELETE`, {
      json: { _method: 'DELETE' },
      headers: { 'x-http-method-override': 'DELETE' },
    });
    expect(answer.status).toBe(405);
    expect((await victim.get(`/api/documents/${document.id}`)).status).toBe(200);
  });
});

describe('broken requests', () => {
  test.each([
    [
      'two lengths',
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
    ],
    [
      'a length and chunks',
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a line of its own in a header', 'GET / HTTP/1.1\r\nHost: x\r\nX: a\r\n b\r\n\0: c\r\n\r\n'],
  ])('%s is refused', async (_what, text) => {
    expect((await sendRaw(text)).status).toBe(400);
  });

  test('twenty thousand keys or levels are refused quickly', async () => {
    const keys = JSON.stringify(
      Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`k${index}`, 1])),
    );
    for (const body of [keys, deep])
      expect(
        (await new Visitor().send('POST', '/api/auth/login', { body, headers: jsonHeader })).status,
      ).toBe(400);
  });

  test('a body that is longer than it may be is cut off with 413', async () => {
    // One byte too many of twice as many that were announced: the answer does not wait for the rest. Had the rest been
    // sent, the connection would end on it, and now and then before the answer was read.
    const start = '{"email":"';
    const body = start + 'a'.repeat(1_048_577 - start.length);
    const headers = { 'Content-Type': 'application/json', 'Content-Length': '2000000' };
    expect((await rawRequest('POST', '/api/auth/login', headers, body)).status).toBe(413);
  });
});

describe('in the middle of a session', () => {
  test('an assignment that ends takes everything with it, and it looks as if nothing had been there', async () => {
    const { id } = read<{ id: string }>(
      await admin.post('/api/admin/assignments', { preparerId: preparer.id, clientId: victim.id }),
    );
    const addresses = [
      `/api/preparer/clients/${victim.id}`,
      `/api/tax-returns/${returnId}`,
      `/api/tax-returns/user/${victim.id}`,
      `/api/documents/${document.id}`,
      `/api/documents/user/${victim.id}`,
      `/api/interview/${returnId}/responses`,
      `/api/messages?clientId=${victim.id}`,
      `/objects${document.fileUrl}`,
    ];
    for (const address of addresses)
      expect([address, (await preparer.get(address)).status]).toEqual([address, 200]);
    expect((await admin.send('DELETE', `/api/admin/assignments/${id}`)).status).toBe(204);
    for (const address of addresses) {
      const gone = await preparer.get(address);
      const none = await preparer.get(
        address
          .replace(victim.id, randomUUID())
          .replace(returnId, randomUUID())
          .replace(document.fileUrl, `/documents/${randomUUID()}`)
          .replace(document.id, randomUUID()),
      );
      expect([address, gone.status, withoutId(gone)]).toEqual([address, 404, withoutId(none)]);
    }
    expect(read<object[]>(await preparer.get('/api/preparer/clients'))).toEqual([]);
  });

  test('a role that is taken away closes its rooms on the next request', async () => {
    const person = await signUpClient();
    const set = (role: string) =>
      admin.send('PATCH', `/api/admin/users/${person.id}/role`, { json: { role } });
    await set('admin');
    expect((await person.get('/api/admin/users?limit=1')).status).toBe(200);
    await set('preparer');
    expect((await person.get('/api/admin/users?limit=1')).status).toBe(403);
    expect((await person.get('/api/preparer/clients')).status).toBe(200);
    await set('client');
    expect((await person.get('/api/preparer/clients')).status).toBe(403);
    const page = await person.get('/preparer/dashboard');
    expect(page.status).toBe(307);
  });
});
