import * as argon2 from '@node-rs/argon2';
import { checkPassword, hashPassword } from './password';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, hash: jest.fn(real.hash), verify: jest.fn(real.verify) };
});
const verify = jest.mocked(argon2.verify);

it('is argon2id with 19 MiB and two passes, and knows the exact password only', async () => {
  const stored = await hashPassword('  Spaces and Größe  ');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await checkPassword(stored, '  Spaces and Größe  ')).toBe(true);
  expect(await checkPassword(stored, 'Spaces and Größe')).toBe(false);
  expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
});

it('does the same work without an account: the time of an answer tells nothing', async () => {
  const stored = await hashPassword('one');
  verify.mockClear();
  expect(await checkPassword(stored, 'two')).toBe(false);
  expect(await checkPassword(null, 'two')).toBe(false);
  expect(verify).toHaveBeenCalledTimes(2);
  const [real, decoy] = verify.mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4).join('$'));
  expect(decoy).toBe(real);
});

it('opens nothing with the decoy’s own password, and nothing with a broken hash', async () => {
  expect(await checkPassword(null, 'a password that nobody has')).toBe(false);
  expect(await checkPassword('not a hash', 'two')).toBe(false);
});

it('answers again after the decoy could not be made once', async () => {
  jest.resetModules();
  const fresh = await import('./password');
  const { hash } = jest.mocked(await import('@node-rs/argon2'));
  hash.mockRejectedValueOnce(new Error('no memory'));
  await expect(fresh.checkPassword(null, 'two')).rejects.toThrow('no memory');
  expect(await fresh.checkPassword(null, 'two')).toBe(false);
});

it('sends people away instead of queueing without end', async () => {
  let release = () => undefined as void;
  const gate = new Promise<void>((resolve) => (release = resolve));
  verify.mockImplementation(async () => {
    await gate;
    return true;
  });
  const many = Array.from({ length: 420 }, () => checkPassword('stored', 'one'));
  const settled = Promise.allSettled(many);
  await Promise.resolve();
  release();
  const refused = (await settled).filter(({ status }) => status === 'rejected');
  // Four at work, four hundred waiting.
  expect(refused).toHaveLength(16);
  expect(refused[0]).toMatchObject({ reason: { code: 'unavailable', retryAfter: 5 } });
});
