// `npm run deploy`: one command to Vercel. Checks the settings, brings the database up to date, deploys, looks at it.
// Nothing here is sent anywhere but to the host's own command-line client and the database you name.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { installPackages, root } from './launch/install.mjs';

installPackages();
const { generateClient } = await import('./generate.mjs');
const { migrate } = await import('./database/migrate.mjs');
const { run, typescript } = await import('./launch/process.mjs');

// The host's client, pinned; npx fetches it from the npm registry when it is not there.
const client = ['--yes', 'vercel@48.2.0'];
const needed = [
  'DATABASE_URL',
  'APP_URL',
  'AUTH_SECRET',
  'FIELD_ENCRYPTION_KEYS',
  'CRON_SECRET',
  'BLOB_READ_WRITE_TOKEN',
];

function stop(message) {
  console.error(`\nNot deployed: ${message}`);
  process.exit(1);
}

const missing = needed.filter((name) => !process.env[name]);
if (missing.length > 0) {
  stop(
    `these variables are not set here: ${missing.join(', ')}.\n` +
      'Set them in this shell and in the project on the host (vercel env add NAME production); README.md says what each is.',
  );
}

generateClient();
console.log('Checking the settings …');
try {
  run(process.execPath, [...typescript, 'scripts/check-environment.ts'], {
    env: { NODE_ENV: 'production', VERCEL: '1' },
  });
} catch {
  stop('the settings are not complete.');
}

console.log('Bringing the database up to date …');
try {
  const applied = await migrate(process.env.DATABASE_URL);
  console.log(applied.length === 0 ? 'It is.' : `Applied ${applied.join(', ')}.`);
} catch (error) {
  stop(
    `the database could not be brought up to date: ${error.message}\nNothing was changed by the step that failed.`,
  );
}

if (!existsSync(path.join(root, '.vercel/project.json'))) {
  const link = spawnSync('npx', [...client, 'link'], { cwd: root, stdio: 'inherit' });
  if (link.status !== 0) stop('the project is not linked to one on the host.');
}
const deploy = spawnSync('npx', [...client, 'deploy', '--prod'], { cwd: root, stdio: 'inherit' });
if (deploy.status !== 0)
  stop('the host refused it; its message stands above. The running version is untouched.');

const ready = await fetch(`${process.env.APP_URL}/api/ready`).catch(() => null);
if (!ready?.ok) {
  console.error(
    `\nDeployed, but ${process.env.APP_URL}/api/ready answers ${ready?.status ?? 'nothing'}.\n` +
      'Look at the host’s logs, or go back with: npx vercel rollback',
  );
  process.exit(1);
}
console.log(`\nDeployed and ready: ${process.env.APP_URL}`);
