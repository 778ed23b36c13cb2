import { toAppError } from '@/lib/http/errors';
import type { OpenDocument } from './access';
import { drawPage } from './extract/run-reader';
import { servePage } from './serve-page';

const loaded = jest.fn(() => Promise.resolve(new Blob(['%PDF-1.4']).stream()));
jest.mock('@/lib/infra/storage', () => ({ storage: () => ({ get: loaded }) }));
jest.mock('./extract/run-reader', () => ({ drawPage: jest.fn() }));

const openFor = (personId: string) =>
  ({
    actor: { id: personId },
    name: 'w2.pdf',
    contentType: 'application/pdf',
    storageKey: 'documents/x',
    fileKey: null,
  }) as unknown as OpenDocument<'read'>;

/** Drawings that go on until they are let go. */
let finish: (() => void)[] = [];
const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  finish = [];
  loaded.mockClear();
  jest
    .mocked(drawPage)
    .mockImplementation(() => new Promise((resolve) => finish.push(() => resolve(new Uint8Array(3)))));
});

const ask = (personId: string) =>
  servePage(openFor(personId), 1).then(
    ({ status }) => status,
    (error: unknown) => toAppError(error)?.status,
  );

async function drawAll(answers: Promise<number | undefined>[]): Promise<(number | undefined)[]> {
  let isDone = false;
  const all = Promise.all(answers).finally(() => (isDone = true));
  while (!isDone) {
    for (const letGo of finish.splice(0)) letGo();
    await settle();
  }
  return all;
}

it('loads a file when its turn has come, and gives one person so many turns', async () => {
  const answers = Array.from({ length: 50 }, () => ask('ann'));
  await settle();
  expect(loaded).toHaveBeenCalledTimes(2);
  const statuses = await drawAll(answers);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(40);
  // Nothing of it is left.
  expect(await drawAll([ask('ann')])).toEqual([200]);
});

it('lets no more wait than leave room for others', async () => {
  const answers = Array.from({ length: 200 }, (_, index) => ask(`person ${index}`));
  const statuses = await drawAll(answers);
  expect(statuses.filter((status) => status === 200)).toHaveLength(42);
  expect(statuses.filter((status) => status === 503)).toHaveLength(158);
});
