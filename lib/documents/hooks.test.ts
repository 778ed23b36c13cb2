import { QueryClient } from '@tanstack/react-query';
import {
  documentQuery,
  followAtMost,
  followDocument,
  followEvery,
  forgetDocument,
  keepDocument,
  refreshAfterDocument,
} from '@/lib/documents/hooks';
import { documentsQuery } from '@/lib/documents/list-query';
import { type Document } from '@/lib/documents/schema';

function document(id: string, status: Document['status'] = 'processing'): Document {
  return {
    id,
    name: `${id}.pdf`,
    type: 'Other',
    status,
    uploadedAt: '2025-02-03T10:00:00.000Z',
    fileUrl: `/documents/${id}`,
    taxReturnId: 'r-1',
    extractions: [],
    problems: [],
    reviews: [],
  };
}

/** A reply whose body is there at once: reading a real one takes turns of the event loop that fake timers don't give. */
function reply(body: unknown, status = 200): Response {
  const at = { json: async () => body, text: async () => JSON.stringify(body) };
  return Object.assign(new Response(null, { status }), at);
}

const refusal = (status: number) => reply({ message: 'No.', requestId: 'r-1' }, status);

function answerWith(...replies: (() => Response | Promise<Response>)[]): jest.SpyInstance {
  const call = jest.spyOn(globalThis, 'fetch');
  for (const reply of replies) call.mockImplementationOnce(async () => reply());
  return call;
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('followDocument', () => {
  it('looks every 700 ms until the document is read', async () => {
    const call = answerWith(
      () => reply(document('d-1')),
      () => reply(document('d-1')),
      () => reply(document('d-1', 'completed')),
    );
    const done = followDocument('d-1');
    await jest.advanceTimersByTimeAsync(followEvery - 1);
    expect(call).toHaveBeenCalledTimes(0);
    await jest.advanceTimersByTimeAsync(1 + followEvery);
    expect(call).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(followEvery);
    await expect(done).resolves.toMatchObject({ id: 'd-1', status: 'completed' });
    expect(call.mock.calls[0]?.[0]).toBe('/api/documents/d-1');
    await jest.advanceTimersByTimeAsync(10 * followEvery);
    expect(call).toHaveBeenCalledTimes(3);
  });

  it('gives up after a minute with the last known state', async () => {
    const call = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => reply(document('d-2')));
    const done = followDocument('d-2');
    await jest.advanceTimersByTimeAsync(followAtMost + followEvery);
    await expect(done).resolves.toMatchObject({ id: 'd-2', status: 'processing' });
    expect(call).toHaveBeenCalledTimes(Math.ceil(followAtMost / followEvery));
  });

  it('shares one run between two callers', async () => {
    const call = answerWith(() => reply(document('d-3', 'completed')));
    const both = [followDocument('d-3'), followDocument('d-3')];
    await jest.advanceTimersByTimeAsync(followEvery);
    await expect(Promise.all(both)).resolves.toMatchObject([{ id: 'd-3' }, { id: 'd-3' }]);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('goes on after a lost reply and stops when the document is gone', async () => {
    const call = answerWith(
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => refusal(503),
      () => refusal(404),
    );
    const done = followDocument('d-4');
    await jest.advanceTimersByTimeAsync(3 * followEvery);
    await expect(done).resolves.toBeNull();
    expect(call).toHaveBeenCalledTimes(3);
  });
});

describe('the cache', () => {
  const list = documentsQuery('u-1').queryKey;

  it('takes a new document in front and replaces a known one in its place', () => {
    const client = new QueryClient();
    keepDocument(client, 'u-1', document('a'));
    expect(client.getQueryData(list)).toBeUndefined();
    client.setQueryData(list, [document('b'), document('c')]);
    keepDocument(client, 'u-1', document('a'));
    keepDocument(client, 'u-1', document('c', 'completed'));
    expect(client.getQueryData(list)?.map(({ id, status }) => `${id} ${status}`)).toEqual([
      'a processing',
      'b processing',
      'c completed',
    ]);
    expect(client.getQueryData(documentQuery('c').queryKey)?.status).toBe('completed');
  });

  it('does not take a deleted document back from a look that was under way', () => {
    const client = new QueryClient();
    client.setQueryData(list, [document('gone'), document('here')]);
    forgetDocument(client, 'u-1', 'gone');
    keepDocument(client, 'u-1', document('gone', 'completed'));
    expect(client.getQueryData(list)?.map(({ id }) => id)).toEqual(['here']);
    expect(client.getQueryData(documentQuery('gone').queryKey)).toBeUndefined();
  });

  it('calls the interview, the checks and the returns of that return stale, nothing else', async () => {
    const client = new QueryClient();
    const stale = [
      ['/api/tax-returns/my-returns'],
      ['/api/tax-returns', 'r-1', 'validation'],
      ['/api/interview', 'r-1', 'questions', 'filtered'],
      ['/api/interview', 'r-1', 'skip-logic', 'insights'],
    ];
    const fresh = [list, ['/api/auth/user'], ['/api/interview', 'r-2', 'questions', 'filtered']];
    for (const key of [...stale, ...fresh]) client.setQueryData(key, []);
    await refreshAfterDocument(client, 'r-1');
    const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
    expect(stale.map(isStale)).toEqual([true, true, true, true]);
    expect(fresh.map(isStale)).toEqual([false, false, false]);
  });
});
