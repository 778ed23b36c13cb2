import { createHash } from 'node:crypto';
import { query } from './database';

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

const windows = { minute: 60_000, hour: 3_600_000, 'half day': 43_200_000 };

/**
 * Counters start anew with each minute, hour or (wrong guesses) half a day: what is counted has to fall into one of
 * them, with so many seconds to do it.
 */
export async function waitForRoomIn(window: keyof typeof windows, seconds = 25): Promise<void> {
  const remaining = windows[window] - (Date.now() % windows[window]);
  if (remaining < seconds * 1000) await new Promise((resolve) => setTimeout(resolve, remaining + 500));
}

/** Keeps the door closed for an hour that too many wrong passwords or codes have closed. */
export async function holdDoor(
  what: 'sign-in' | 'second-factor' | 'confirm',
  account: string,
): Promise<void> {
  const rows = await query(
    `UPDATE "RateLimit" SET "blockedUntil" = (now() AT TIME ZONE 'UTC') + interval '1 hour'
     WHERE "key" LIKE $1 AND "blockedUntil" IS NOT NULL RETURNING 1`,
    [`failed-${what}:${digest(account)}:%`],
  );
  if (rows.length === 0) throw new Error('the door is open');
}

/** As if somebody had done this so many times in the window of now and in the next one. */
export async function countAsDone(
  limit: string,
  counted: string,
  seconds: number,
  count: number,
): Promise<void> {
  await query(
    `INSERT INTO "RateLimit" ("key", "windowAt", "count")
     SELECT $1, to_timestamp((floor(extract(epoch FROM now()) / $2::int) + step) * $2::int) AT TIME ZONE 'UTC', $3::int
     FROM generate_series(0, 1) AS step
     ON CONFLICT ("key", "windowAt") DO UPDATE SET "count" = $3::int`,
    [`${limit}:${digest(counted)}:${seconds}`, seconds, count],
  );
}
