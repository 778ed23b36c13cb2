import { randomUUID } from 'node:crypto';
import { query } from '../setup/database';
import { productUrl, signUpClient, Visitor } from '../setup/http';
import { firstReturn } from '../setup/filer';

const password = 'a long enough password';
const type = { 'content-type': 'application/x-www-form-urlencoded' };
const own = { ...type, origin: productUrl(), 'sec-fetch-site': 'same-origin' };

const post = (
  visitor: Visitor,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string>,
) => visitor.send('POST', path, { body: new URLSearchParams(fields).toString(), headers });

const returnedBy = (headers: Headers) =>
  headers.getSetCookie().find((line) => line.startsWith('plainfile.form=')) ?? '';

test('a form of our own page is answered with the page to see next', async () => {
  const person = await signUpClient();
  const visitor = new Visitor();
  const answer = await post(visitor, '/api/auth/login', { email: person.email, password }, own);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dashboard']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await visitor.get('/api/auth/user')).json).toMatchObject({ id: person.id });
});

test('a refusal goes back to the form, without the password', async () => {
  const email = `${randomUUID()}@example.com`;
  const answer = await post(new Visitor(), '/api/auth/login', { email, password: 'secret words' }, own);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login']);
  const cookie = returnedBy(answer.headers);
  expect(cookie).toMatch(/; HttpOnly/);
  expect(cookie).toMatch(/; SameSite=Lax/);
  const value = Buffer.from(/=([^;]*)/.exec(cookie)?.[1] ?? '', 'base64url').toString();
  expect(JSON.parse(value)).toEqual({
    page: '/login',
    message: 'Invalid email or password',
    fields: {},
    kept: { email },
  });
});

test.each([
  ['says nothing of where it comes from', type, 415],
  [
    'comes from another site',
    { ...type, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    403,
  ],
  ['comes from another site of ours', { ...type, 'sec-fetch-site': 'same-site' }, 403],
  ['hides where it comes from', { ...type, origin: 'null' }, 403],
])('a form that %s is not taken', async (_name, headers, status) => {
  const person = await signUpClient();
  const visitor = new Visitor();
  const answer = await post(visitor, '/api/auth/login', { email: person.email, password }, headers);
  expect(answer.status).toBe(status);
  expect(answer.headers.getSetCookie().join()).not.toContain('plainfile.session=');
});

test('an endpoint that no form was made for takes none, from our own pages neither', async () => {
  const person = await signUpClient();
  const answer = await post(person, '/api/settings/profile', { firstName: 'A', lastName: 'B' }, own);
  expect([405, 415]).toContain(answer.status);
  const password2 = { currentPassword: password, newPassword: 'quite another password' };
  expect((await post(person, '/api/account/password', password2, own)).status).toBe(415);
});

test('signed out, a form leads to the sign-in; nothing is written', async () => {
  const owner = await signUpClient();
  const returnId = await firstReturn(owner);
  const fields = { questionId: 'taxpayer.occupation', type: 'text', answer: 'Baker' };
  const path = `/api/interview/${returnId}/responses`;
  const signedOut = await post(new Visitor(), path, fields, own);
  expect([signedOut.status, signedOut.headers.get('location')]).toEqual([303, '/login']);
  const stranger = await post(await signUpClient(), path, fields, own);
  expect([stranger.status, stranger.headers.get('location')]).toEqual([
    303,
    '/interview?q=taxpayer.occupation',
  ]);
  expect(await query('SELECT 1 FROM "Answer" WHERE "returnId" = $1', [returnId])).toEqual([]);
  const mine = await post(owner, path, fields, own);
  expect(mine.headers.get('location')).toMatch(/^\/interview\?q=/);
  expect(await query('SELECT 1 FROM "Answer" WHERE "returnId" = $1', [returnId])).toHaveLength(1);
});

test('a form that is too large is refused before it is read to its end', async () => {
  const person = await signUpClient();
  const answer = await post(person, '/api/messages', { body: 'a'.repeat(70_000) }, own);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/messages']);
});
