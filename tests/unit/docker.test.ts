import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment } from '@/lib/env';

/** The files of docs/docker.md against the product: no Docker runs in the tests, but what they name has to be there. */
const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const compose = read('docs/docker/compose.yaml');
const dockerfile = read('docs/docker/Dockerfile');
const page = read('docs/docker.md');

/** The settings that the page tells operators to write, with secrets as `openssl` would make them. */
function listSettings(): Record<string, string> {
  const lines = page.split('\n').map((line) => line.trim());
  const heredoc = lines.slice(lines.findIndex((line) => line.endsWith('<<END')) + 1, lines.indexOf('END'));
  const secret = Buffer.alloc(32, 7).toString('base64');
  return Object.fromEntries(
    heredoc.map((line) => {
      const [name = '', ...value] = line.split('=');
      return [name, value.join('=').replace(/\$\(openssl rand -(?:base64 32|hex 24)\)/, secret)];
    }),
  );
}

it('tells operators settings that production starts with', () => {
  const { POSTGRES_PASSWORD: password = '', APPLICATION_PASSWORD: ours = '', ...settings } = listSettings();
  expect([password, ours]).not.toContain('');
  const address = /DATABASE_URL: (.+)/.exec(compose)?.[1] ?? '';
  const environment = readEnvironment({
    ...settings,
    NODE_ENV: 'production',
    DATABASE_URL: address.replace(/\$\{[^}]+\}/, 'a-password'),
  });
  expect(environment.embedded).toBe(false);
  expect(environment.staffNeedsSecondFactor).toBe(true);
});

it('names the settings in every command of compose, which stops without the password of the database', () => {
  expect(compose).toContain('${POSTGRES_PASSWORD:?');
  const commands = [...page.matchAll(/docker compose (\S+ \S+)/g)].map(([, first]) => first);
  expect(commands.length).toBeGreaterThan(3);
  expect(new Set(commands)).toEqual(new Set(['--env-file docs/docker/plainfile.env']));
});

it('writes backups as the one who owns their folder', () => {
  // Docker makes the folder of the host for root, and the product runs as somebody else.
  expect(compose).toContain('./backup:/backup');
  expect(page).toContain('run --rm --user root owner npm run backup');
});

it('starts with scripts that exist, and with the Node that the product needs', () => {
  const named = [...`${dockerfile}${compose}`.matchAll(/scripts\/[\w/-]+\.mjs/g)].map(([file]) => file);
  expect(named).toEqual(expect.arrayContaining(['scripts/database/migrate-own.mjs', 'scripts/start.mjs']));
  for (const file of named) expect([file, existsSync(path.join(root, file))]).toEqual([file, true]);
  const { engines, scripts } = JSON.parse(read('package.json')) as {
    engines: { node: string };
    scripts: Record<string, string>;
  };
  expect(engines.node).toBe('>=20.19');
  expect(dockerfile).toContain('a < 20 || (a === 20 && b < 19)');
  for (const [, name = ''] of `${dockerfile}${page}`.matchAll(/npm run ([\w:]+)/g))
    expect([name, typeof scripts[name]]).toEqual([name, 'string']);
});

it('keeps secrets, data and the database off the image and off the network', () => {
  const ignored = read('docs/docker/Dockerfile.dockerignore').split('\n');
  for (const name of ['.git', '.data', '.env', '.env.*', 'node_modules', 'docs/docker/*.env'])
    expect(ignored).toContain(name);
  expect(compose).toContain('listen_addresses=127.0.0.1');
  const published = [...compose.matchAll(/^\s+- (\S+:\d+:\d+)$/gm)].map(([, port]) => port);
  expect(published).toEqual(['127.0.0.1:3000:3000']);
  expect(dockerfile).toMatch(/^USER plainfile$/m);
});
