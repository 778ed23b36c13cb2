import type { Actor } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { hashToken } from '@/lib/infra/crypto';
import { db } from '@/lib/infra/db';
import { readClientAddress } from './client-address';

/** So many requests in so many seconds, counted per address (strangers) or per signed-in person. */
interface Rule {
  per: 'address' | 'person';
  windows: readonly { max: number; seconds: number }[];
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** What a route may name as its `limit`. Wrong passwords and codes are slowed down besides (lib/auth/failures.ts). */
const rules = {
  'sign-in': { per: 'address', windows: [{ max: 20, seconds: minute }] },
  'sign-up': { per: 'address', windows: [{ max: 10, seconds: hour }] },
  reset: { per: 'address', windows: [{ max: 10, seconds: hour }] },
  // Each call of these looks at or uses a secret link.
  invitation: { per: 'address', windows: [{ max: 30, seconds: hour }] },
  invite: { per: 'person', windows: [{ max: 30, seconds: hour }] },
  confirm: { per: 'person', windows: [{ max: 20, seconds: minute }] },
  upload: { per: 'person', windows: [{ max: 120, seconds: minute }] },
  calculate: { per: 'person', windows: [{ max: 60, seconds: minute }] },
  payment: { per: 'person', windows: [{ max: 20, seconds: minute }] },
  export: { per: 'person', windows: [{ max: 10, seconds: hour }] },
  reveal: { per: 'person', windows: [{ max: 10, seconds: hour }] },
  // Guessing card numbers is what strangers' cards are tried for.
  card: { per: 'person', windows: [{ max: 20, seconds: hour }] },
  message: {
    per: 'person',
    windows: [
      { max: 30, seconds: minute },
      { max: 500, seconds: day },
    ],
  },
  'what-if': { per: 'person', windows: [{ max: 60, seconds: minute }] },
  // Up to half a minute of reading each.
  reread: { per: 'person', windows: [{ max: 30, seconds: hour }] },
  import: { per: 'person', windows: [{ max: 30, seconds: hour }] },
  // A tenth of a second of computing each, in which nobody else is answered.
  print: { per: 'person', windows: [{ max: 30, seconds: minute }] },
  chat: {
    per: 'person',
    windows: [
      { max: 20, seconds: minute },
      { max: 200, seconds: day },
    ],
  },
} as const satisfies Record<string, Rule>;

export type Limit = keyof typeof rules;

// Behind an address that many share (this machine, a proxy that is not configured) stand many people: there only a
// flood is refused. Limits per person and per account stay as they are.
const sharedFactor = 1000;

/**
 * What every endpoint allows one caller besides, counted by each process for itself: a row in the database for each
 * request would cost more than most requests do. It stops a flood, not a patient person.
 */
const everywhere = { person: 6000, address: 3000, seconds: minute };
/** Whoever watches over the product, and a provider's signed events, are never counted. */
const uncounted = /^\/api\/(health|ready|metrics|overloaded|cron\/|webhooks\/|bench\/)/;
const mostCallers = 50_000;

let windowStart = 0;
let counts = new Map<string, number>();

/**
 * Counts any request against the default limit.
 * @throws AppError rate_limited with the seconds until the window ends
 */
export function countCaller(path: string, headers: Headers, actor: Actor | null): void {
  if (uncounted.test(path)) return;
  const now = Date.now();
  if (now - windowStart >= everywhere.seconds * 1000 || counts.size > mostCallers) {
    windowStart = now;
    counts = new Map();
  }
  const { network, isShared } = readClientAddress(headers);
  if (actor === null && isShared) return;
  const caller = actor === null ? `address:${network}` : `person:${actor.id}`;
  const count = (counts.get(caller) ?? 0) + 1;
  counts.set(caller, count);
  if (count > (actor === null ? everywhere.address : everywhere.person))
    throw new AppError('rate_limited', undefined, {
      retryAfter: Math.max(1, Math.ceil((windowStart + everywhere.seconds * 1000 - now) / 1000)),
    });
}

/**
 * Counts a request against its limit.
 * @throws AppError rate_limited with the seconds until the window ends
 */
export async function takeTurn(limit: Limit, headers: Headers, actor: Actor | null): Promise<void> {
  const rule: Rule = rules[limit];
  const { network, isShared } = readClientAddress(headers);
  const byPerson = rule.per === 'person' && actor !== null;
  const factor = isShared && !byPerson ? sharedFactor : 1;
  await countAll(limit, byPerson ? `person:${actor.id}` : `address:${network}`, rule.windows, factor);
}

/**
 * Counts an email to an address that somebody typed, whether it has an account or not: nobody's mailbox is flooded,
 * and the refusal tells nothing.
 * @throws AppError rate_limited after five in an hour
 */
export function limitEmailsTo(address: string): Promise<void> {
  return countAll('letter', `letter:${address}`, [{ max: 5, seconds: hour }], 1);
}

async function countAll(
  name: string,
  counted: string,
  windows: Rule['windows'],
  factor: number,
): Promise<void> {
  for (const { max, seconds } of windows) {
    const { count, left } = await countOne(`${name}:${hashToken(counted)}:${seconds}`, seconds);
    if (count > max * factor) {
      throw new AppError('rate_limited', undefined, { retryAfter: Math.max(1, left) });
    }
  }
}

/** Adds one to the counter of the current window, atomically for all instances. */
async function countOne(key: string, seconds: number): Promise<{ count: number; left: number }> {
  const [row] = await db().$queryRaw<{ count: number; left: number }[]>`
    WITH clock AS (SELECT extract(epoch FROM now())::float8 AS at)
    INSERT INTO "RateLimit" ("key", "windowAt", "count")
    SELECT ${key}, to_timestamp(floor(at / ${seconds}::int) * ${seconds}::int) AT TIME ZONE 'UTC', 1 FROM clock
    ON CONFLICT ("key", "windowAt") DO UPDATE SET "count" = "RateLimit"."count" + 1
    RETURNING "count", ceil(${seconds}::int - mod(extract(epoch FROM now())::numeric, ${seconds}::int))::int AS "left"`;
  return row ?? { count: 0, left: 0 };
}
