// Installs the packages when they are missing or when the lock file changed since. Uses Node and npm only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const mark = path.join(root, 'node_modules/.plainfile-installed');

/** Makes node_modules match package-lock.json. Exits with npm's own message when that fails. */
export function installPackages() {
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  console.log('Installing packages (the first time takes about a minute) …');
  const npm = process.env.npm_execpath;
  const [command, args] = npm === undefined ? ['npm', ['ci']] : [process.execPath, [npm, 'ci']];
  const run = spawnSync(command, [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: npm === undefined && process.platform === 'win32',
    // An install for production would leave out what building and testing need.
    env: { ...process.env, NODE_ENV: 'development' },
  });
  if (run.status !== 0) process.exit(run.status ?? 1);
  mkdirSync(path.dirname(mark), { recursive: true });
  writeFileSync(mark, wanted);
}
