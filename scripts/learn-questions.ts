import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listExamples } from '@/lib/chat/examples';
import { learnFrom, learntFile } from '@/lib/chat/learnt';
import { packLearnt } from '@/lib/chat/pack-learnt';

/** How it is learnt is code: what other code learnt from the same examples is learnt anew. */
const method = createHash('sha256')
  .update(readFileSync('lib/chat/classifier.ts'))
  .update(readFileSync('lib/chat/pack-learnt.ts'))
  .digest('hex');

/** Learns what people ask (lib/chat/learnt.ts) unless it stands already: some seconds, once after each change. */
function main() {
  const examples = listExamples();
  const file = learntFile(examples);
  const mark = file.replace(/bin$/, 'method');
  if (existsSync(file) && existsSync(mark) && readFileSync(mark, 'utf8') === method) return;
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true });
  // Whole or not at all: a product may be reading it.
  writeFileSync(`${file}.${process.pid}`, packLearnt(learnFrom(examples)));
  renameSync(`${file}.${process.pid}`, file);
  writeFileSync(mark, method);
  const name = path.basename(file, '.bin');
  for (const other of readdirSync(folder))
    if (/^chat-learnt-[0-9a-f]{16}\.(bin|method)$/.test(other) && !other.startsWith(name))
      rmSync(path.join(folder, other), { force: true });
}

main();
