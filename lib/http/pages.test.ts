import { ApiError } from '@/lib/http/client';
import { readAllPages, readPage } from '@/lib/http/pages';

const signal = new AbortController().signal;

function answerWith(...pages: Response[]): jest.SpyInstance {
  const call = jest.spyOn(globalThis, 'fetch');
  for (const page of pages) call.mockResolvedValueOnce(page);
  return call;
}

const page = (entries: number[], next?: string) =>
  Response.json(entries, next === undefined ? {} : { headers: { 'x-next-cursor': next } });

afterEach(() => jest.restoreAllMocks());

it('follows the cursor to the last page and keeps the order', async () => {
  const call = answerWith(page([5, 4], 'c1'), page([3, 2], 'c 2'), page([1]));
  await expect(readAllPages<number>('/api/things', signal)).resolves.toEqual([5, 4, 3, 2, 1]);
  expect(call.mock.calls.map(([path]) => path)).toEqual([
    '/api/things?limit=100',
    '/api/things?limit=100&cursor=c1',
    '/api/things?limit=100&cursor=c+2',
  ]);
  expect(call.mock.calls[0]?.[1]).toMatchObject({ credentials: 'same-origin', signal });
});

it('stops when a cursor repeats', async () => {
  const call = answerWith(page([1], 'same'), page([2], 'same'));
  await expect(readAllPages<number>('/api/things', signal)).resolves.toEqual([1, 2]);
  expect(call).toHaveBeenCalledTimes(2);
});

it('gives no half list when a page fails', async () => {
  const body = { message: 'Please sign in.', requestId: 'r-1' };
  answerWith(page([1], 'c1'), Response.json(body, { status: 401, headers: { 'retry-after': '3' } }));
  await expect(readAllPages<number>('/api/things', signal)).rejects.toMatchObject({
    name: 'ApiError',
    message: `401: ${JSON.stringify(body)}`,
    status: 401,
    body,
    retryAfter: 3,
  });
});

it('refuses a reply that is no list', async () => {
  answerWith(Response.json({ entries: [1] }));
  await expect(readAllPages<number>('/api/things', signal)).rejects.toThrow(TypeError);
});

describe('one page', () => {
  it('comes with the place where the next one starts', async () => {
    const call = answerWith(page([2, 1], 'b'));
    const read = await readPage<number>('/api/list', new URLSearchParams({ q: 'x' }), signal);
    expect(read).toEqual({ entries: [2, 1], next: 'b' });
    expect(call.mock.calls[0]?.[0]).toBe('/api/list?q=x');
  });

  it('is the last one without a cursor', async () => {
    answerWith(page([]));
    expect((await readPage<number>('/api/list', new URLSearchParams(), signal)).next).toBeNull();
  });

  it('fails with the status and words of the server', async () => {
    answerWith(new Response('{"message":"No","requestId":"r1"}', { status: 403 }));
    const failed = readPage<number>('/api/list', new URLSearchParams(), signal);
    await expect(failed).rejects.toBeInstanceOf(ApiError);
    await expect(failed).rejects.toMatchObject({ status: 403, body: { message: 'No', requestId: 'r1' } });
  });
});
