import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { log } from '@/lib/infra/log';
import { type Guess, guessWith, learn, type Learnt, recipe } from './classifier';
import { type Example, listExamples } from './examples';
import { unpackLearnt } from './pack-learnt';
import { readFeatures } from './read-features';
import type { Want } from './wants';

/** Of so many examples one says in the name how texts are read. */
const sampled = 97;

/**
 * Where what is learnt from these examples is kept (scripts/learn-questions.ts writes it). The name holds the examples,
 * the recipe and how texts are read: what was learnt from others is never taken.
 */
export function learntFile(examples: readonly Example[]): string {
  const hash = createHash('sha256').update(JSON.stringify(recipe));
  examples.forEach(({ key, text, weight }, at) => {
    hash.update(`${key}\t${text}\t${weight}\n`);
    if (at % sampled === 0) hash.update(readFeatures(text).places);
  });
  return path.join(process.cwd(), '.generated', `chat-learnt-${hash.digest('hex').slice(0, 16)}.bin`);
}

/** Learns from examples, each read as a question is. Some seconds of a processor. */
export const learnFrom = (examples: readonly Example[]): Learnt =>
  learn(examples.map(({ key, text, weight }) => ({ key, weight, features: readFeatures(text) })));

let learnt: Learnt | null = null;

/** What was learnt when the product was built. Where that is missing it is learnt here and now, which takes seconds. */
export function loadLearnt(): Learnt {
  if (learnt !== null) return learnt;
  const examples = listExamples();
  const file = learntFile(examples);
  if (existsSync(file)) learnt = unpackLearnt(readFileSync(file));
  else {
    log.warn('what people ask was not learnt beforehand; see scripts/generate.mjs');
    learnt = learnFrom(examples);
  }
  return learnt;
}

/** What a text most likely wants, best first. */
export const guessText = (text: string): Guess<Want>[] => guessWith(loadLearnt(), readFeatures(text));
