// Versions below these floors have known holes; `npm audit` is not answered everywhere, so the floors are kept here.
// Also: the lock file must not record where packages were downloaded from.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../launch/install.mjs';

const floors = {
  next: '16.3.3',
  'next-auth': '5.0.0-beta.32',
  '@auth/core': '0.41.3',
  '@auth/prisma-adapter': '2.11.3',
  sharp: '0.35.4',
};
const exact = ['next', 'react', 'react-dom', 'next-auth'];
const copyleft = /\b(AGPL|GPL)\b/;

const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const lock = read('package-lock.json');
const manifest = read('package.json');
const problems = [];

const parts = (version) => version.split(/[.+-]/).map((part) => (/^\d+$/.test(part) ? Number(part) : part));
function isBelow(version, floor) {
  const [a, b] = [parts(version), parts(floor)];
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    if (a[index] === b[index]) continue;
    // "5.0.0" comes after "5.0.0-beta.32": a missing pre-release part is the later version.
    if (a[index] === undefined) return typeof b[index] === 'number';
    if (b[index] === undefined) return typeof a[index] !== 'number';
    return a[index] < b[index];
  }
  return false;
}

for (const [location, entry] of Object.entries(lock.packages)) {
  const name = location.split('node_modules/').at(-1);
  const floor = floors[name];
  if (floor !== undefined && isBelow(entry.version, floor))
    problems.push(`${name} ${entry.version} is below ${floor}`);
  if (entry.resolved?.startsWith('http')) problems.push(`${name} records a download address`);
  if (
    typeof entry.license === 'string' &&
    copyleft.test(entry.license) &&
    !/LGPL|\bOR\b/.test(entry.license)
  ) {
    problems.push(`${name} is licensed ${entry.license}`);
  }
}
for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
  if (!/^\d/.test(version)) problems.push(`${name} is not pinned: ${version}`);
}
for (const name of exact) if (!manifest.dependencies[name]) problems.push(`${name} is missing`);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
