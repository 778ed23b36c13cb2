import { contentSecurityPolicy } from './content-security-policy';

const mockEnv = jest.fn();
jest.mock('@/lib/env', () => ({ env: () => mockEnv() as unknown }));

const connect = (policy: string) => policy.split('; ').find((part) => part.startsWith('connect-src'));

it('lets pages speak to our own server only', () => {
  mockEnv.mockReturnValue({ NODE_ENV: 'production' });
  expect(connect(contentSecurityPolicy('n', '/upload'))).toBe("connect-src 'self'");
  expect(contentSecurityPolicy('n', '/upload')).toContain("script-src 'self' 'nonce-n' 'strict-dynamic';");
});

it('allows the address of the file storage only where files go there', () => {
  mockEnv.mockReturnValue({ NODE_ENV: 'production', BLOB_READ_WRITE_TOKEN: 'vercel_blob_rw_store_secret' });
  expect(connect(contentSecurityPolicy('n', '/upload'))).toBe(
    "connect-src 'self' https://vercel.com/api/blob/",
  );
});

it('allows the card provider on the payments page only', () => {
  mockEnv.mockReturnValue({ NODE_ENV: 'production' });
  expect(connect(contentSecurityPolicy('n', '/payments'))).toBe("connect-src 'self' https://api.stripe.com");
  expect(connect(contentSecurityPolicy('n', '/paymentsx'))).toBe("connect-src 'self'");
});
