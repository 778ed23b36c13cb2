import { AppError } from '@/lib/errors';
import { hashToken } from '@/lib/infra/crypto';
import { db } from '@/lib/infra/db';

/**
 * Wrong passwords and codes. The first few cost nothing; from then on each one closes the door for longer, for this
 * account from this address only, so that nobody can lock somebody else out.
 */
const free = 10;
const firstDelaySeconds = 10;
const longestDelaySeconds = 15 * 60;
const windowSeconds = 12 * 60 * 60;

/** What is guessed: an account (or the text that was typed as one), and from where. */
export function failureKey(
  what: 'sign-in' | 'second-factor' | 'confirm',
  account: string,
  network = 'any',
): string {
  return `${failurePrefix(what, account)}${hashToken(network)}`;
}

function failurePrefix(what: string, account: string): string {
  return `failed-${what}:${hashToken(account)}:`;
}

/** @throws AppError rate_limited while the door is closed, also for the right password: an answer would tell */
export async function refuseWhileBlocked(key: string): Promise<void> {
  const [row] = await db().$queryRaw<{ left: number }[]>`
    SELECT ceil(extract(epoch FROM max("blockedUntil") - (now() AT TIME ZONE 'UTC')))::int AS "left"
    FROM "RateLimit" WHERE "key" = ${key} AND "blockedUntil" > (now() AT TIME ZONE 'UTC') HAVING count(*) > 0`;
  if (row === undefined) return;
  throw new AppError('rate_limited', 'Too many wrong tries. Please wait a moment before the next one.', {
    retryAfter: Math.max(1, row.left),
  });
}

/** Notes one wrong try and closes the door when there were too many. */
export async function recordFailure(key: string): Promise<void> {
  await db().$executeRaw`
    INSERT INTO "RateLimit" ("key", "windowAt", "count")
    VALUES (${key}, to_timestamp(floor(extract(epoch FROM now()) / ${windowSeconds}::int) * ${windowSeconds}::int)
      AT TIME ZONE 'UTC', 1)
    ON CONFLICT ("key", "windowAt") DO UPDATE SET
      "count" = "RateLimit"."count" + 1,
      "blockedUntil" = CASE WHEN "RateLimit"."count" + 1 >= ${free}::int THEN (now() AT TIME ZONE 'UTC')
        + make_interval(secs => least(${longestDelaySeconds}::int,
            ${firstDelaySeconds}::int * power(2, least("RateLimit"."count" + 1 - ${free}::int, 10)))) END`;
}

/** The right password was given: this address starts anew. */
export async function forgetFailures(key: string): Promise<void> {
  await db().rateLimit.deleteMany({ where: { key } });
}

/** The password was set anew: every address starts anew. */
export async function forgetSignInFailures(account: string): Promise<void> {
  await db().rateLimit.deleteMany({ where: { key: { startsWith: failurePrefix('sign-in', account) } } });
}
