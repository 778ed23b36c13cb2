import { readEnvironment } from '@/lib/env';

const key = `k1:${Buffer.alloc(32, 1).toString('base64')}`;
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://u:p@db.example/plainfile?sslmode=verify-full',
  APP_URL: 'https://tax.example',
  AUTH_SECRET: 'x'.repeat(32),
  FIELD_ENCRYPTION_KEYS: key,
  CRON_SECRET: 'y'.repeat(32),
};

test('complete production settings are accepted', () => {
  expect(readEnvironment(production)).toMatchObject({ embedded: false, appUrl: 'https://tax.example' });
});

test.each(['DATABASE_URL', 'APP_URL', 'AUTH_SECRET', 'FIELD_ENCRYPTION_KEYS', 'CRON_SECRET'])(
  'production without %s is refused by its name',
  (name) => {
    expect(() => readEnvironment({ ...production, [name]: undefined })).toThrow(
      `${name}: must be set in production`,
    );
    expect(() => readEnvironment({ ...production, [name]: '' })).toThrow(name);
  },
);

test.each([
  ['AUTH_SECRET', 'short'],
  ['FIELD_ENCRYPTION_KEYS', 'k1:tooshort'],
  ['FIELD_ENCRYPTION_KEYS', `${key},${key}`],
  ['DATABASE_URL', 'mysql://db.example/x'],
  ['APP_URL', 'http://tax.example'],
  ['PORT', '70000'],
  ['EFILE_TRANSMITTER', 'irs'],
  ['SUPPORT_EMAIL', 'help desk'],
])('%s = %s is refused by its name', (name, value) => {
  expect(() => readEnvironment({ ...production, [name]: value })).toThrow(name);
});

test.each([
  ['postgresql://u:p@db.example/plainfile', false],
  ['postgresql://u:p@db.example/plainfile?sslmode=disable', false],
  ['postgresql://u:p@db.example/plainfile?sslmode=prefer', false],
  ['postgresql://u:p@localhost/plainfile?host=db.example', false],
  ['postgresql://u:p@db.example/plainfile?sslmode=require', true],
  ['postgresql://u:p@db.example/plainfile?sslmode=verify-full', true],
  ['postgresql://u:p@localhost:5432/plainfile', true],
  ['postgresql://u:p@127.0.0.1/plainfile', true],
  ['postgresql://u:p@localhost/plainfile?host=/var/run/postgresql', true],
])('in production %s is allowed: %s', (address, isAllowed) => {
  const read = () => readEnvironment({ ...production, DATABASE_URL: address });
  if (isAllowed) expect(read).not.toThrow();
  else expect(read).toThrow('DATABASE_URL');
});

test('keys that go together are asked for together', () => {
  expect(() => readEnvironment({ ...production, STRIPE_SECRET_KEY: 'sk' })).toThrow('STRIPE_WEBHOOK_SECRET');
  expect(() => readEnvironment({ ...production, AUTH_GOOGLE_ID: 'id' })).toThrow('AUTH_GOOGLE_SECRET');
});

test('a host without a lasting disk needs blob storage', () => {
  expect(() => readEnvironment({ ...production, VERCEL: '1' })).toThrow('BLOB_READ_WRITE_TOKEN');
});

test('the embedded default needs nothing', () => {
  const env = readEnvironment({ NODE_ENV: 'production', PLAINFILE_EMBEDDED: '1' });
  expect(env).toMatchObject({ embedded: true, PORT: 3000, appUrl: 'http://localhost:3000' });
});
