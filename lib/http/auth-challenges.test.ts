import { api, ApiError } from './client';
import { findAuthChallenge, keepSession, overcome, type AuthChallenge } from './auth-challenges';

const reply = jest.spyOn(globalThis, 'fetch');
afterEach(() => reply.mockReset());
afterAll(() => reply.mockRestore());

const refused = (status: number, confirmWith?: string) =>
  new Response('{"message":"No","requestId":"r1"}', {
    status,
    headers: confirmWith === undefined ? {} : { 'X-Confirm-With': confirmWith },
  });

it.each([
  ['/api/documents/1', 401, null, 'signed-out'],
  ['/api/auth/login', 401, null, null],
  ['/api/account/password', 403, 'code', 'code'],
  ['/api/account/password', 403, null, null],
  ['/api/account/password', 403, 'nonsense', null],
  ['/api/account/password', 409, 'code', null],
])('%s with %i and %p is %p', (path, status, confirmWith, expected) => {
  expect(findAuthChallenge(path, status, confirmWith)).toBe(expected);
});

it('repeats a call once after the person cleared the way', async () => {
  const asked: AuthChallenge[] = [];
  const stop = keepSession(async (challenge) => asked.push(challenge) > 0);
  reply.mockResolvedValueOnce(refused(403, 'password')).mockResolvedValueOnce(new Response('"done"'));
  await expect(api<string>('/api/thing', { method: 'POST', json: { a: 1 } })).resolves.toBe('done');
  expect(asked).toEqual(['password']);
  expect(reply.mock.calls[0]).toEqual(reply.mock.calls[1]);
  reply.mockImplementation(async () => refused(401));
  await expect(api<string>('/api/thing')).rejects.toMatchObject({ status: 401 });
  expect(reply).toHaveBeenCalledTimes(4);
  stop();
});

it('fails as before when the person gives up, and when nobody keeps the session', async () => {
  const stop = keepSession(async () => false);
  reply.mockImplementation(async () => refused(401));
  await expect(api<string>('/api/thing')).rejects.toBeInstanceOf(ApiError);
  stop();
  await expect(api<string>('/api/thing')).rejects.toBeInstanceOf(ApiError);
  expect(reply).toHaveBeenCalledTimes(2);
});

it('asks once for all calls that wait', async () => {
  let clear: (done: boolean) => void = () => undefined;
  const keeper = jest.fn(() => new Promise<boolean>((resolve) => (clear = resolve)));
  const stop = keepSession(keeper);
  const both = Promise.all([overcome('signed-out'), overcome('signed-out')]);
  clear(true);
  expect(await both).toEqual([true, true]);
  expect(keeper).toHaveBeenCalledTimes(1);
  stop();
});

it('leaves somebody who stays signed out alone until they do something', async () => {
  const keeper = jest.fn(async () => false);
  const stop = keepSession(keeper);
  expect(await overcome('signed-out', true)).toBe(false);
  expect(await overcome('signed-out', true)).toBe(false);
  expect(keeper).toHaveBeenCalledTimes(1);
  keeper.mockResolvedValueOnce(true);
  expect(await overcome('signed-out')).toBe(true);
  expect(await overcome('signed-out', true)).toBe(false);
  expect(keeper).toHaveBeenCalledTimes(3);
  stop();
});

it('marks what a timer asks for', async () => {
  reply.mockImplementation(async () => new Response('"x"'));
  await api<string>('/api/thing', { background: true });
  await api<string>('/api/thing');
  const marks = reply.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-background'));
  expect(marks).toEqual(['1', null]);
});
