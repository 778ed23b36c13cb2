import { hash, verify } from '@node-rs/argon2';
import { AppError } from '@/lib/errors';

// argon2id with OWASP's first choice of cost (19 MiB, two passes, one lane).
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Hashing is the most expensive thing a stranger can ask for: only so many at a time, the others wait.
const limit = 4;
// About ten seconds of work: later requests are asked to retry instead of waiting without end.
const longestQueue = 400;
let running = 0;
const waiting: (() => void)[] = [];

async function takeTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= longestQueue) throw new AppError('unavailable', undefined, { retryAfter: 5 });
  if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** argon2id hash of a password, taken exactly as typed. */
export function hashPassword(password: string): Promise<string> {
  return takeTurn(() => hash(password, cost));
}

let decoy: Promise<string> | undefined;

/** A hash of nobody's password. One that could not be made is made anew: else no stranger would ever get an answer. */
function makeDecoy(): Promise<string> {
  decoy ??= hashPassword('a password that nobody has').catch((error: unknown) => {
    decoy = undefined;
    throw error;
  });
  return decoy;
}

/**
 * Compares a password with a stored hash. Without a hash (no such account) it does the same amount of work,
 * so that the time of an answer tells nothing about who has an account.
 */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  // Waited for with an account, too: the first answer of a process takes longer for both.
  const spare = await makeDecoy();
  const against = stored ?? spare;
  const matches = await takeTurn(() => verify(against, password).catch(() => false));
  return matches && stored !== null;
}
