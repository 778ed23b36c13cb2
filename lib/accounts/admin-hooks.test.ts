import { ApiError } from '@/lib/http/client';
import { readPage, userSearch } from './admin-hooks';

const { signal } = new AbortController();
const reply = jest.spyOn(globalThis, 'fetch');
afterAll(() => reply.mockRestore());

it('asks only for what is filtered by', () => {
  expect(userSearch({ role: null, q: '  ' }, null).toString()).toBe('');
  expect(userSearch({ role: 'client', q: ' a&b ' }, 'c1').toString()).toBe('role=client&q=a%26b&cursor=c1');
});

it('reads a page and where the next one starts', async () => {
  reply.mockResolvedValueOnce(
    new Response('["a","b"]', { headers: { 'X-Next-Cursor': 'b', 'content-type': 'application/json' } }),
  );
  const page = await readPage<string>('/api/list', new URLSearchParams({ q: 'x' }), signal);
  expect(page).toEqual({ entries: ['a', 'b'], next: 'b' });
  expect(reply.mock.calls[0]?.[0]).toBe('/api/list?q=x');
});

it('ends without a cursor', async () => {
  reply.mockResolvedValueOnce(new Response('[]'));
  expect((await readPage<string>('/api/list', new URLSearchParams(), signal)).next).toBeNull();
});

it('fails with the status and words of the server', async () => {
  reply.mockResolvedValueOnce(new Response('{"message":"No","requestId":"r1"}', { status: 403 }));
  const failed = readPage<string>('/api/list', new URLSearchParams(), signal);
  await expect(failed).rejects.toBeInstanceOf(ApiError);
  await expect(failed).rejects.toMatchObject({ status: 403, body: { message: 'No', requestId: 'r1' } });
});
