import { getPayloadFromClientToken } from '@vercel/blob/client';
import { storage } from './storage';

jest.mock('@/lib/env', () => ({
  env: () => ({ BLOB_READ_WRITE_TOKEN: 'vercel_blob_rw_store1_secret', dataDir: '.data' }),
}));

it('gives a browser a token for one key, one size and one hour, which overwrites nothing', async () => {
  const until = new Date(Date.UTC(2025, 3, 15));
  const target = await storage().direct('documents/5f0c', { limit: 1000, until });
  if (target.kind !== 'blob') throw new Error('files go to the host');
  expect(target.pathname).toBe('documents/5f0c');
  expect(target.token).not.toContain('secret');
  expect(getPayloadFromClientToken(target.token)).toMatchObject({
    pathname: 'documents/5f0c',
    maximumSizeInBytes: 1000,
    validUntil: until.getTime(),
    addRandomSuffix: false,
    allowOverwrite: false,
  });
});
