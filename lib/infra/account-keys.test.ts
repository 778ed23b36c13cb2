import { randomBytes } from 'node:crypto';
import { accountKeyOf, openAccountKey, unwrapFileKey, wrapFileKey } from './account-keys';
import { seal, sealFor, unseal } from './crypto';
import type { Transaction } from './db';
import { forgetKeysOf, holdKey, isHeld } from './held-keys';
import { missingKeys } from './keyed-database';
import type { SealContext } from './sealed-columns';

jest.mock('@/lib/env', () => ({
  env: () => ({ FIELD_ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}` }),
}));

/** The table in memory. */
const rows = new Map<string, string>();
let isOurs = false;
const tx = {
  $queryRaw: (_: TemplateStringsArray, userId: string) => {
    const secret = rows.get(userId);
    return Promise.resolve(secret === undefined ? [] : [{ secret, isOurs }]);
  },
  accountKey: {
    createMany: ({ data: [row] }: { data: { userId: string; secret: string }[] }) => {
      if (row !== undefined && !rows.has(row.userId)) rows.set(row.userId, row.secret);
      return Promise.resolve({ count: 1 });
    },
  },
} as unknown as Transaction;

const fileKey = randomBytes(32);
const secretOf = (userId: string) => rows.get(userId) ?? '';
beforeEach(() => {
  rows.clear();
  isOurs = false;
  for (const userId of ['ann', 'bob']) forgetKeysOf(userId);
});

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
  forgetKeysOf('ann');
  await wrapFileKey(tx, 'ann', fileKey, 'documents/c');
  expect(() => unwrapFileKey('ann', secretOf('ann'), wrapped, 'documents/a')).toThrow();
});

const answer: SealContext = 'Answer.value:r1:filing-status';

it('seals short and long texts for an account, bound to their row', async () => {
  const key = await accountKeyOf(tx, 'ann');
  for (const text of ['', '"single"', JSON.stringify('é 900-00-0000 '.repeat(4000))]) {
    const sealed = sealFor(key, text, answer);
    expect(sealed).toMatch(/^enc:v2:ann\.[A-Za-z0-9_]{8}:/);
    expect(unseal(sealed, answer)).toBe(text);
    expect(() => unseal(sealed, 'Answer.value:r2:filing-status')).toThrow();
  }
  expect(sealFor(key, 'x'.repeat(50_000), answer).length).toBeLessThan(1000);
});

it('still opens what earlier versions sealed with the field keys', () => {
  const sealed = seal('"single"', answer);
  expect(sealed).toMatch(/^enc:v1:k1:/);
  expect(unseal(sealed, answer)).toBe('"single"');
});

it('opens nothing once the key of the account is gone, not even with the field keys', async () => {
  const sealed = sealFor(await accountKeyOf(tx, 'ann'), 'secret', answer);
  expect(missingKeys([[sealed]])).toEqual([]);
  rows.clear();
  forgetKeysOf('ann');
  expect(() => unseal(sealed, answer)).toThrow('this account’s key was destroyed');
  // A new key of the same account, as a restored row without its key would get it.
  await accountKeyOf(tx, 'ann');
  expect(() => unseal(sealed, answer)).toThrow('this account’s key was destroyed');
});

it('never seals with a key whose transaction may still be taken back, unless in that transaction', async () => {
  isOurs = true;
  const first = await accountKeyOf(tx, 'ann');
  // Taken back: the row is gone, and the next transaction makes another key.
  rows.clear();
  const second = await accountKeyOf(tx, 'ann');
  expect(second.id).not.toBe(first.id);
  isOurs = false;
  await accountKeyOf(tx, 'ann');
  rows.clear();
  expect((await accountKeyOf(tx, 'ann')).id).toBe(second.id);
});

it('names the accounts whose keys rows need, wherever in a cell the texts stand', async () => {
  const [ann, bob] = [await accountKeyOf(tx, 'ann'), await accountKeyOf(tx, 'bob')];
  const cells = [
    sealFor(ann, 'a', answer),
    JSON.stringify([['q', sealFor(bob, 'b', answer)]]),
    7,
    null,
    'enc:v2:',
  ];
  forgetKeysOf('ann');
  forgetKeysOf('bob');
  expect(missingKeys([cells, cells]).sort()).toEqual(['ann', 'bob']);
  holdKey(openAccountKey('bob', secretOf('bob')), true);
  expect(isHeld('bob', bob.id)).toBe(true);
  expect(missingKeys([cells])).toEqual(['ann']);
});
