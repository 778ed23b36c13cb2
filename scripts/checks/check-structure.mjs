// The house's rules that no other tool checks (docs/decisions/001): names, sizes, and what may not appear where.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../launch/install.mjs';
import { listFaults } from './plain-words.mjs';

const inGit = existsSync(path.join(root, '.git'));
const listed = inGit
  ? execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
    }).split('\n')
  : walk('.');
const files = listed.filter((file) => file !== '' && existsSync(path.join(root, file)));
const problems = [];
const say = (file, message) => problems.push(`${file}: ${message}`);

function walk(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const inside = path.posix.join(folder, entry.name);
    if (['node_modules', '.next', '.generated', '.data'].includes(entry.name)) return [];
    return entry.isDirectory() ? walk(inside) : [inside];
  });
}

const allowedTop = new Set([
  'app',
  'components',
  'lib',
  'prisma',
  'public',
  'tests',
  'scripts',
  'docs',
  '.ci',
]);
const drawers = /^(utils?|helpers?|misc|common|types|shared-types)\.(ts|tsx|mjs)$/;
// Law, topics, kinds and the co-pilot's cards are content: a subject stays together.
const longAllowed =
  /lib\/tax\/us\/law\/|lib\/tax\/states\/..\/law\.ts|lib\/chat\/cards\/|\/pdf\/|\/mef\/|migrations\/|^tests\/|topics\/|\/kinds\/|\.test\.tsx?$|^scripts\//;
const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));

for (const file of files) {
  const top = file.split('/')[0];
  if (file.includes('/') && !allowedTop.has(top)) say(file, 'a new top-level folder needs a decision record');
}
for (const file of code) {
  const base = path.posix.basename(file);
  const text = readFileSync(path.join(root, file), 'utf8');
  const product =
    /^(app|components|lib)\//.test(file) || file === 'middleware.ts' || file === 'instrumentation.ts';
  if (!/^[a-z0-9.[\]-]+$/.test(base)) say(file, 'file names are kebab-case');
  if (drawers.test(base)) say(file, 'name the file for what it does');
  if (!longAllowed.test(file) && text.split('\n').length > 301)
    say(file, `${text.split('\n').length - 1} lines, 300 at most`);
  if (
    product &&
    /process\.env/.test(text) &&
    !['lib/env.ts', 'instrumentation.ts'].includes(file) &&
    !/\.test\.ts$/.test(file)
  ) {
    say(file, 'only lib/env.ts reads process.env');
  }
  if (product && /['"]use server['"]/.test(text))
    say(file, 'no server actions: writes go through route handlers');
  // A suite may stand aside only where the workshop's shared folder is absent (tests/setup/shared.ts says so loudly).
  const focus = text.replaceAll('=== null ? describe.skip : describe', '');
  if (
    /\b(it|test|describe)\.(skip|only|todo)\b|\bx(it|describe)\(/.test(focus) &&
    !file.startsWith('scripts/checks/')
  )
    say(file, 'a skipped or focused test');
  if (/\b(TODO|FIXME|HACK|XXX(?!-))\b/.test(text) && !file.startsWith('scripts/checks/'))
    say(file, 'unfinished work is marked');
  if (/@ts-(ignore|nocheck|expect-error)|eslint-disable/.test(text) && !file.startsWith('scripts/checks/'))
    say(file, 'a check is switched off');
  if (product && /^export \* from/m.test(text)) say(file, 'no barrels');
  if (/^app\/.*route\.ts$/.test(file)) {
    if (text.split('\n').length > 60) say(file, 'a route is a declaration');
    if (/prisma/i.test(text)) say(file, 'routes do not touch the database');
    if (!/endpoint\(|handlers/.test(text))
      say(file, 'every endpoint is declared with endpoint() and route()');
  }
}
/** The rooms that the product's files of a room import, in order. */
function listImports(room) {
  const found = new Set();
  for (const file of code) {
    if (!file.startsWith(`lib/${room}/`) || /\.test\.tsx?$|\/testing\//.test(file)) continue;
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const [, from, lazy] of text.matchAll(/\bfrom '([^']+)'|\bimport\('([^']+)'\)/g)) {
      const name = from ?? lazy;
      const target = name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name.slice(2);
      const [, other] = /^lib\/([^/]+)\//.exec(target) ?? [];
      if (other !== undefined && other !== room) found.add(other);
    }
  }
  return [...found].toSorted();
}

for (const { name: room } of readdirSync(path.join(root, 'lib'), { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
)) {
  const readme = `lib/${room}/README.md`;
  if (!existsSync(path.join(root, readme))) {
    say(readme, 'each room starts with a README.md that says what it is for and what it imports');
    continue;
  }
  const line = `Imports of other rooms: ${listImports(room).join(', ') || 'none'}.`;
  if (!readFileSync(path.join(root, readme), 'utf8').split('\n').includes(line))
    say(readme, `should have the line "${line}", or the room should import something else`);
}
// The law's document and its texts quote the forms.
for (const file of files.filter(
  (one) => one.endsWith('.md') && !/^(docs\/law|lib\/chat|tests)\//.test(one),
)) {
  readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .forEach((line, at) => listFaults(line).forEach((fault) => say(`${file}:${at + 1}`, fault)));
}
for (const file of ['middleware.ts', 'next.config.mjs', 'package.json', 'tsconfig.json', 'README.md']) {
  if (!existsSync(path.join(root, file))) say(file, 'is part of the mandated top level');
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
