import { randomBytes } from 'node:crypto';
import { unwrapFileKey, wrapFileKey } from './account-keys';
import type { Transaction } from './db';

jest.mock('@/lib/env', () => ({
  env: () => ({ FIELD_ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}` }),
}));

/** The table in memory. */
const rows = new Map<string, string>();
const find = ({ where: { userId } }: { where: { userId: string } }) => {
  const secret = rows.get(userId);
  return Promise.resolve(secret === undefined ? null : { userId, secret });
};
const tx = {
  accountKey: {
    findUnique: find,
    findUniqueOrThrow: find,
    createMany: ({ data: [row] }: { data: { userId: string; secret: string }[] }) => {
      if (row !== undefined && !rows.has(row.userId)) rows.set(row.userId, row.secret);
      return Promise.resolve({ count: 1 });
    },
  },
} as unknown as Transaction;

const fileKey = randomBytes(32);
const secretOf = (userId: string) => rows.get(userId) ?? '';
beforeEach(() => rows.clear());

it('wraps the keys of one account with one key, which is sealed itself', async () => {
  const wrapped = [await wrapFileKey(tx, 'ann', fileKey, 'documents/a')];
  const secret = secretOf('ann');
  wrapped.push(await wrapFileKey(tx, 'ann', fileKey, 'documents/b'));
  expect(secretOf('ann')).toBe(secret);
  expect(secret).toMatch(/^enc:v1:k1:/);
  expect(wrapped.join()).not.toContain(fileKey.toString('base64url'));
  expect(unwrapFileKey('ann', secret, wrapped[0] ?? '', 'documents/a')).toEqual(fileKey);
  expect(unwrapFileKey('ann', secret, wrapped[1] ?? '', 'documents/b')).toEqual(fileKey);
});

it('two uploads at once leave one key, and both fit it', async () => {
  const wrapped = await Promise.all(
    ['documents/a', 'documents/b'].map((address) => wrapFileKey(tx, 'ann', fileKey, address)),
  );
  expect(rows.size).toBe(1);
  for (const [at, address] of ['documents/a', 'documents/b'].entries())
    expect(unwrapFileKey('ann', secretOf('ann'), wrapped[at] ?? '', address)).toEqual(fileKey);
});

it('opens nothing for another file, with another account’s key, or once the key is another one', async () => {
  const wrapped = await wrapFileKey(tx, 'ann', fileKey, 'documents/a');
  const mine = secretOf('ann');
  await wrapFileKey(tx, 'bob', fileKey, 'documents/b');
  expect(() => unwrapFileKey('ann', mine, wrapped, 'documents/b')).toThrow();
  expect(() => unwrapFileKey('bob', secretOf('bob'), wrapped, 'documents/a')).toThrow();
  // A row that is copied to another account does not even open.
  expect(() => unwrapFileKey('bob', mine, wrapped, 'documents/a')).toThrow();
  rows.clear();
  await wrapFileKey(tx, 'ann', fileKey, 'documents/c');
  expect(() => unwrapFileKey('ann', secretOf('ann'), wrapped, 'documents/a')).toThrow();
});
