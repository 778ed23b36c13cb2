import type { Actor } from '@/lib/auth/actor';
import { toAppError } from '@/lib/http/errors';
import { receiveDirectBytes } from './direct-upload';
import { receiveUpload } from './receive-upload';

/** Whose fault it is when bytes don't reach storage: the sender's connection, or ours. */

const put = jest.fn();
jest.mock('@/lib/infra/storage', () => ({
  newStorageKey: () => 'documents/x',
  storage: () => ({ put, direct: () => ({ kind: 'here' }), delete: () => Promise.resolve() }),
}));

const updateMany = jest.fn(() => Promise.resolve({ count: 1 }));
const directUpload = {
  findUnique: () => ({ userId: 'ann', storageKey: 'documents/x', expiresAt: new Date(Date.now() + 1000) }),
  updateMany,
};
jest.mock('@/lib/infra/db', () => ({
  db: () => ({ directUpload, $transaction: (work: (tx: unknown) => unknown) => work({ directUpload }) }),
}));
jest.mock('@/lib/audit/commands', () => ({ recordAudit: () => Promise.resolve(), sourceOf: () => ({}) }));

const ann: Actor = {
  id: 'ann',
  role: 'client',
  email: 'ann@example.com',
  firstName: 'Ann',
  lastName: 'Lee',
  planTier: 'basic',
  sessionId: 's',
  provenAt: null,
  hasSecondFactor: false,
  mustEnrol: false,
  sessionEnds: { idle: new Date(0), absolute: new Date(0) },
};
const call = { actor: ann, requestId: 'r' };

/** Some bytes, and then nothing more or a broken connection. */
const body = (head: string, isBroken: boolean) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(Buffer.from(head));
      if (isBroken) controller.error(new Error('aborted'));
      else controller.close();
    },
  });

const readAll = async (_key: string, bytes: AsyncIterable<Uint8Array>) => {
  let size = 0;
  for await (const chunk of bytes) size += chunk.length;
  return { size, sha256: '' };
};

const form = (isBroken: boolean) =>
  new Request('http://localhost/', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: body(
      `--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4 ${' '.repeat(2000)}` +
        (isBroken ? '' : '\r\n--b--\r\n'),
      isBroken,
    ),
    duplex: 'half',
  } as RequestInit);

const ways = [
  ['straight', (isBroken: boolean) => receiveDirectBytes(call, 'id', body('%PDF-1.4', isBroken))],
  ['with a form', (isBroken: boolean) => receiveUpload(form(isBroken))],
] as const;

const failure = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

it.each(ways)('%s: a connection that breaks is the sender’s, and said so', async (_name, receive) => {
  put.mockImplementation(readAll);
  const error = toAppError(await failure(receive(true)));
  expect(error?.code).toBe('invalid');
  expect(error?.message).toMatch(/interrupted/u);
});

it.each(ways)('%s: a fault of ours stays one, for the log', async (_name, receive) => {
  const fault = new TypeError('no such function');
  put.mockRejectedValue(fault);
  expect(await failure(receive(false))).toBe(fault);
});

it.each(ways)('%s: a full disk is no fault of the file', async (_name, receive) => {
  put.mockRejectedValue(Object.assign(new Error('full'), { code: 'ENOSPC' }));
  expect(toAppError(await failure(receive(false)))?.code).toBe('unavailable');
});

it('a grant whose bytes did not arrive can be used again', async () => {
  put.mockImplementation(readAll);
  await failure(receiveDirectBytes(call, 'id', body('%PDF-1.4', true)));
  expect(updateMany).toHaveBeenLastCalledWith({ where: { id: 'id' }, data: { receivedAt: null } });
});
