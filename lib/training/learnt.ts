import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { log } from '@/lib/infra/log';
import { type Guess, guessWith, learn, type Learnt, recipe } from './classifier';
import { unpackLearnt } from './pack-learnt';
import { readFeatures } from './read-features';

/** A text, the class that it belongs to, and how much it moves what is learnt. */
export interface Example {
  key: string;
  text: string;
  weight: number;
}

/** What is learnt from one list of examples. */
export interface Subject {
  /** Begins the name of the file in which it is kept. */
  name: string;
  list: () => readonly Example[];
}

/** Of so many examples one says in the name how texts are read. */
const sampled = 97;

/**
 * Where what is learnt from these examples is kept (scripts/learn-questions.ts writes it). The name holds the examples,
 * the recipe and how texts are read: what was learnt from others is never taken.
 */
export function learntFile(name: string, examples: readonly Example[]): string {
  const hash = createHash('sha256').update(JSON.stringify(recipe));
  examples.forEach(({ key, text, weight }, at) => {
    hash.update(`${key}\t${text}\t${weight}\n`);
    if (at % sampled === 0) hash.update(readFeatures(text).places);
  });
  return path.join(process.cwd(), '.generated', `${name}-learnt-${hash.digest('hex').slice(0, 16)}.bin`);
}

/** Learns from examples, each read as a question is. Some seconds of a processor. */
export const learnFrom = (examples: readonly Example[]): Learnt =>
  learn(examples.map(({ key, text, weight }) => ({ key, weight, features: readFeatures(text) })));

/**
 * What was learnt when the product was built, loaded when it is needed first. Where that is missing it is learnt here
 * and now, which takes seconds.
 */
export function makeGuesser({ name, list }: Subject): {
  load: () => void;
  guess: (text: string) => Guess<string>[];
} {
  let learnt: Learnt | null = null;
  const load = (): Learnt => {
    if (learnt !== null) return learnt;
    const examples = list();
    const file = learntFile(name, examples);
    if (existsSync(file)) learnt = unpackLearnt(readFileSync(file));
    else {
      log.warn({ name }, 'this was not learnt beforehand; see scripts/generate.mjs');
      learnt = learnFrom(examples);
    }
    return learnt;
  };
  return { load: () => void load(), guess: (text) => guessWith(load(), readFeatures(text)) };
}
