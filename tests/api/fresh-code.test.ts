import { type Authenticator, setUpSecondFactor } from '../setup/authenticator';
import { query } from '../setup/database';
import { firstReturn, saveAnswer } from '../setup/filer';
import { plainNumber } from '../setup/filer-number';
import { readyToFile, type ReadyFiler, signature } from '../setup/filing';
import { type Answer, read, signUpClient, type Visitor, withoutId } from '../setup/http';
import { assign, hirePreparer } from '../setup/people';

/**
 * What cannot be taken back or shows a number in full: with a second factor on, the password that signed in is not
 * enough for it. A code of the last ten minutes is.
 */
const password = 'a long enough password';

const ageProof = (userId: string) =>
  query(`UPDATE "Session" SET "provenAt" = "provenAt" - interval '11 minutes' WHERE "userId" = $1`, [userId]);

/** Gives a code now. Each step counts once; the test does not wait half a minute for the next one. */
async function giveCode(visitor: Visitor, app: Authenticator): Promise<number> {
  await query('UPDATE "SecondFactor" SET "lastStep" = 0 WHERE "userId" = $1', [visitor.id]);
  return (await visitor.post('/api/account/confirm', { code: app.code() })).status;
}

let filer: ReadyFiler;
let app: Authenticator;
let email: string;

beforeAll(async () => {
  filer = await readyToFile(plainNumber());
  ({ app } = await setUpSecondFactor(filer.visitor));
  ({ email } = read<{ email: string }>(await filer.visitor.get('/api/auth/user')));
});

const send = (method: string, path: string, json?: unknown): Promise<Answer> =>
  filer.visitor.send(method, path, json === undefined ? {} : { json });
const inReturn = (rest: string) => `/api/tax-returns/${filer.returnId}${rest}`;

// In this order: a later one needs what an earlier one did, or ends it.
const guarded: [string, () => Promise<Answer>, number][] = [
  ['signing the return', () => send('POST', inReturn('/filing/sign'), signature()), 200],
  ['sending the return', () => send('POST', inReturn('/file')), 202],
  ['asking for the export', () => send('POST', '/api/settings/export'), 204],
  ['the export itself', () => send('GET', '/api/settings/export'), 200],
  [
    'a new password',
    () => send('POST', '/api/account/password', { currentPassword: password, newPassword: `${password} 2` }),
    204,
  ],
  ['new recovery codes', () => send('POST', '/api/account/second-factor/recovery-codes'), 200],
  // With the wrong address: what is refused now is the address, no longer the person.
  ['deletion', () => send('POST', '/api/settings/deletion', { email: `not-${email}` }), 400],
  ['removing the second factor', () => send('DELETE', '/api/account/second-factor'), 204],
];

test('the password alone proves too little', async () => {
  await ageProof(filer.visitor.id);
  expect((await filer.visitor.post('/api/account/confirm', { password })).status).toBe(400);
  expect((await filer.visitor.post('/api/settings/export')).status).toBe(403);
});

test.each(guarded)('%s', async (_what, act, expected) => {
  await ageProof(filer.visitor.id);
  const refused = await act();
  expect(refused.status).toBe(403);
  expect(refused.headers.get('x-confirm-with')).toBe('code');
  expect(await giveCode(filer.visitor, app)).toBe(204);
  expect((await act()).status).toBe(expected);
});

test.each(['refund.routingNumber', 'refund.accountNumber'])('changing the bank account: %s', async (id) => {
  const visitor = await signUpClient();
  const returnId = await firstReturn(visitor);
  await saveAnswer(visitor, returnId, 'refund-method', 'Direct deposit to my bank account');
  const value = { 'refund.routingNumber': '021000021', 'refund.accountNumber': '40012345' }[id];
  const change = (to: string | null | undefined) =>
    visitor.post(`/api/interview/${returnId}/responses`, { questionId: id, answer: to });
  const stored = () =>
    query('SELECT 1 FROM "Answer" WHERE "returnId" = $1 AND "questionId" = $2', [returnId, id]);
  const { app: other } = await setUpSecondFactor(visitor);
  await ageProof(visitor.id);
  const refused = await change(value);
  expect([refused.status, refused.headers.get('x-confirm-with')]).toEqual([403, 'code']);
  expect(await stored()).toEqual([]);
  expect(await giveCode(visitor, other)).toBe(204);
  expect((await change(value)).status).toBe(200);
  expect(await stored()).toHaveLength(1);
  // Emptying it is a change as well: the refund would go elsewhere.
  await ageProof(visitor.id);
  expect((await change(null)).status).toBe(403);
  expect(await stored()).toHaveLength(1);
  // What names no account is not held up.
  expect(
    (
      await visitor.post(`/api/interview/${returnId}/responses`, {
        questionId: 'marital-status',
        answer: 'Never married',
      })
    ).status,
  ).toBe(200);
});

test('seeing one’s own account number in full', async () => {
  const visitor = await signUpClient();
  const returnId = await firstReturn(visitor);
  const number = { questionId: 'refund.accountNumber', answer: '40012345' };
  const path = `/api/interview/${returnId}/responses`;
  const shown = async (query = '') =>
    read<Record<string, unknown>>(await visitor.get(path + query))['refund.accountNumber'];
  await saveAnswer(visitor, returnId, 'refund-method', 'Direct deposit to my bank account');
  await saveAnswer(visitor, returnId, number.questionId, number.answer);
  expect(await shown()).toBe('40012345');
  await ageProof(visitor.id);
  expect(await shown()).toBe('••••2345');
  const refused = await visitor.get(`${path}?full=true`);
  expect([refused.status, refused.headers.get('x-confirm-with')]).toEqual([403, 'password']);
  // Going on with what is shown changes nothing, and needs nothing.
  const stored = () => query('SELECT "value" FROM "Answer" WHERE "returnId" = $1 ORDER BY 1', [returnId]);
  const before = await stored();
  const again = await visitor.post(path, { ...number, answer: '••••2345', before: '••••2345' });
  expect([again.status, read<{ answer: string }>(again).answer]).toEqual([200, '••••2345']);
  expect(await stored()).toEqual(before);
  expect((await visitor.post(path, { ...number, answer: '99912345' })).status).toBe(403);
  // With an authenticator app, its code is asked for.
  await visitor.post('/api/account/confirm', { password });
  expect(await shown('?full=true')).toBe('40012345');
  const { app: other } = await setUpSecondFactor(visitor);
  await ageProof(visitor.id);
  expect((await visitor.get(`${path}?full=true`)).headers.get('x-confirm-with')).toBe('code');
  expect(await giveCode(visitor, other)).toBe(204);
  expect(await shown('?full=true')).toBe('40012345');
  expect(await shown()).toBe('40012345');
});

test('seeing a client’s number in full', async () => {
  const [client, preparer] = await Promise.all([signUpClient(), hirePreparer()]);
  const returnId = await firstReturn(client);
  await saveAnswer(client, returnId, 'taxpayer.idKind', 'A Social Security number');
  await saveAnswer(client, returnId, 'taxpayer.ssn', '400-01-2345');
  await assign(preparer, client);
  await preparer.post('/api/account/confirm', { password });
  const { app: other } = await setUpSecondFactor(preparer);
  const reveal = () =>
    preparer.post(`/api/preparer/clients/${client.id}/reveal`, { questionId: 'taxpayer.ssn', reason: 'irs' });
  await ageProof(preparer.id);
  const refused = await reveal();
  expect([refused.status, refused.headers.get('x-confirm-with')]).toEqual([403, 'code']);
  expect(withoutId(refused)).not.toContain('2345');
  expect(await giveCode(preparer, other)).toBe(204);
  expect((await reveal()).json).toEqual({ value: '400-01-2345' });
});
