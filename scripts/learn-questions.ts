import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { wants } from '@/lib/chat/learnt';
import { headings } from '@/lib/training/guess-heading';
import { learnFrom, learntFile, type Subject } from '@/lib/training/learnt';
import { packLearnt } from '@/lib/training/pack-learnt';

/** How it is learnt is code: what other code learnt from the same examples is learnt anew. */
const method = createHash('sha256')
  .update(readFileSync('lib/training/classifier.ts'))
  .update(readFileSync('lib/training/pack-learnt.ts'))
  .digest('hex');

/** Learns one subject (lib/training/learnt.ts) unless that stands already: some seconds, once after each change. */
function learnSubject({ name, list }: Subject): void {
  const examples = list();
  const file = learntFile(name, examples);
  const mark = file.replace(/bin$/, 'method');
  if (existsSync(file) && existsSync(mark) && readFileSync(mark, 'utf8') === method) return;
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true });
  // Whole or not at all: a product may be reading it.
  const made = `${file}.${process.pid}`;
  writeFileSync(made, packLearnt(learnFrom(examples)));
  renameSync(made, file);
  writeFileSync(mark, method);
  const kept = path.basename(file, '.bin');
  for (const other of readdirSync(folder))
    if (other.startsWith(`${name}-learnt-`) && /\.(bin|method)$/.test(other) && !other.startsWith(kept))
      rmSync(path.join(folder, other), { force: true });
}

for (const subject of [wants, headings]) learnSubject(subject);
