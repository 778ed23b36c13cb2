import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { findFreePort } from '../setup/own-server';
import { productUrl } from '../setup/http';

/** `npm run deploy` from end to end, with a stand-in for the host's client, a real database and the built product. */

const root = path.resolve(__dirname, '../..');
const admin = () => new Client({ connectionString: process.env['DATABASE_URL'] });
const database = `deploy_${randomUUID().replaceAll('-', '')}`;
const databaseUrl = Object.assign(new URL(process.env['DATABASE_URL'] ?? ''), {
  pathname: `/${database}`,
}).href;
const oldKey = `k0:${Buffer.alloc(32, 1).toString('base64')}`;
const newKey = `k1:${Buffer.alloc(32, 2).toString('base64')}`;
let folder: string;
let store: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'plainfile-deploy-test-'));
  const client = admin();
  await client.connect();
  await client.query(`CREATE DATABASE ${database}`);
  await client.end();
});
beforeEach(() => {
  store = path.join(folder, randomUUID());
});
afterAll(async () => {
  const client = admin();
  await client.connect();
  await client.query(`DROP DATABASE ${database} WITH (FORCE)`);
  await client.end();
  rmSync(folder, { recursive: true, force: true });
});

const hostSettings = () =>
  existsSync(store) ? (JSON.parse(readFileSync(store, 'utf8')) as Record<string, string>) : {};
const calls = () => readFileSync(`${store}.calls`, 'utf8').trim().split('\n');

const complete = {
  DATABASE_URL: databaseUrl,
  APP_URL: 'https://tax.example',
  BLOB_READ_WRITE_TOKEN: 'vercel_blob_rw_store_token',
  AUTH_SECRET: 'a'.repeat(32),
  CRON_SECRET: process.env['CRON_SECRET'] ?? '',
  FIELD_ENCRYPTION_KEYS: oldKey,
};

function deploy(
  shell: Record<string, string>,
  { args = [], answers = [] }: { args?: string[]; answers?: string[] } = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, ['scripts/deploy.mjs', ...args], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'test',
      DEPLOY_CLIENT: path.join(root, 'tests/setup/host-client.mjs'),
      DEPLOY_LOOK_AT: productUrl(),
      HOST_STORE: store,
      ...shell,
    },
  });
  child.stdin.end(answers.map((line) => `${line}\n`).join(''));
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code: code ?? -1, output })));
}

test('asks for what is missing, sets it on the host, migrates, deploys and looks at it', async () => {
  const { code, output } = await deploy(
    { DATABASE_URL: databaseUrl, CRON_SECRET: complete.CRON_SECRET, MAIL_FROM: '', OPENAI_MODEL: 'gpt-test' },
    { args: ['--ask'], answers: ['https://tax.example', 'vercel_blob_rw_store_token', '', ''] },
  );
  expect(output).toContain(`Deployed and well: ${productUrl()} (https://plainfile-1a2b3c.example)`);
  expect(code).toBe(0);
  const set = hostSettings();
  expect(set).toMatchObject({
    DATABASE_URL: databaseUrl,
    APP_URL: 'https://tax.example',
    BLOB_READ_WRITE_TOKEN: 'vercel_blob_rw_store_token',
    CRON_SECRET: complete.CRON_SECRET,
    OPENAI_MODEL: 'gpt-test',
  });
  expect(set['AUTH_SECRET']).toMatch(/^[\w-]{43}$/);
  expect(Buffer.from(set['FIELD_ENCRYPTION_KEYS']?.replace('k1:', '') ?? '', 'base64')).toHaveLength(32);
  expect(output).toContain(`FIELD_ENCRYPTION_KEYS=${set['FIELD_ENCRYPTION_KEYS']}`);
  expect(set).not.toHaveProperty('MAIL_FROM');
  expect(calls().slice(0, 3)).toEqual(['whoami', 'link', 'env pull --environment=production --yes']);
  expect(calls().at(-1)).toBe('deploy --prod');

  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ count: string }>('SELECT count(*) FROM "User"');
  expect(rows[0]?.count).toBe('0');
  await client.end();

  const again = await deploy({});
  expect(again.output).toContain('It is.');
  expect(again.output).not.toContain('Set on the host');
  expect(again.code).toBe(0);
});

test('on the free plan the cron job runs once a day, and the file in the project stays as it is', async () => {
  const before = readFileSync(path.join(root, 'vercel.json'), 'utf8');
  const schedules = () => readFileSync(`${store}.schedules`, 'utf8').split('\n');
  expect((await deploy(complete, { args: ['--daily-cron'] })).code).toBe(0);
  expect(schedules()).toEqual(['0 13 * * *']);
  expect(readFileSync(path.join(root, 'vercel.json'), 'utf8')).toBe(before);
  expect((await deploy(complete)).code).toBe(0);
  expect(schedules()).toEqual(['* * * * *']);
});

test('without a terminal it names what is missing and changes nothing', async () => {
  const { code, output } = await deploy({ DATABASE_URL: databaseUrl });
  expect(code).toBe(1);
  expect(output).toContain(
    'neither in this shell nor on the host: APP_URL, BLOB_READ_WRITE_TOKEN, AUTH_SECRET, CRON_SECRET, FIELD_ENCRYPTION_KEYS',
  );
  expect(hostSettings()).toEqual({});
});

test('a setting of the wrong form stops it before anything is changed', async () => {
  const { code, output } = await deploy({
    ...complete,
    APP_URL: 'http://tax.example',
    STRIPE_SECRET_KEY: 'sk',
  });
  expect(code).toBe(1);
  expect(output).toContain('APP_URL: must start with https:// in production');
  expect(output).toContain('STRIPE_WEBHOOK_SECRET');
  expect(calls()).toEqual(['whoami', 'link', 'env pull --environment=production --yes']);
});

test('without a sign-in to the host it says which command to run, and asks for nothing else', async () => {
  const { code, output } = await deploy({ HOST_SIGNED_OUT: '1' });
  expect(code).toBe(1);
  expect(output).toContain('npx vercel login');
  expect(calls()).toEqual(['whoami']);
});

test('a key that still opens data cannot be dropped, but a new one may stand before it', async () => {
  writeFileSync(store, JSON.stringify(complete));
  const dropped = await deploy({ FIELD_ENCRYPTION_KEYS: newKey });
  expect(dropped.code).toBe(1);
  expect(dropped.output).toContain('lacks the key k0 of the host');
  expect(hostSettings()).toEqual(complete);
  const added = await deploy({ FIELD_ENCRYPTION_KEYS: `${newKey},${oldKey}` }, { args: ['--check'] });
  expect(added.output).toContain('The settings are complete. Nothing was changed');
  expect(added.code).toBe(0);
  expect(hostSettings()).toEqual(complete);
});

test('a refusal of the host leaves the running version and says so', async () => {
  const { code, output } = await deploy({ ...complete, HOST_REFUSES: '1' });
  expect(code).toBe(1);
  expect(output).toContain('the host refused it');
  expect(output).toContain('The running version is untouched.');
});

test('a deployment that does not answer is said to be unwell, with the way back', async () => {
  const { code, output } = await deploy({
    ...complete,
    DEPLOY_LOOK_AT: `http://localhost:${await findFreePort()}`,
  });
  expect(code).toBe(1);
  expect(output).toContain('/api/ready (database and files) answers nothing, not 200');
  expect(output).toContain('npx vercel rollback');
});

test('a wrong secret of the clock is found', async () => {
  const { code, output } = await deploy({ ...complete, CRON_SECRET: 'x'.repeat(40) });
  expect(code).toBe(1);
  expect(output).toContain('/api/cron/jobs with CRON_SECRET answers 404, not 200');
  expect(output.match(/answers/g)).toHaveLength(1);
});
