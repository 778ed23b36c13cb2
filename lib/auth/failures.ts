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

/**
 * Counts one guess before it is looked at. A guess that is still being checked counts as wrong already, so that of a
 * thousand sent at once no more than the free ones are checked at all; `forgetFailures` takes it back when it was right.
 * @throws AppError rate_limited while the door is closed, also for the right password: an answer would tell
 */
export async function takeGuess(key: string): Promise<void> {
  await refuseWhileBlocked(key);
  const taken = await db().$executeRaw`
    INSERT INTO "RateLimit" ("key", "windowAt", "count")
    VALUES (${key}, to_timestamp(floor(extract(epoch FROM now()) / ${windowSeconds}::int) * ${windowSeconds}::int)
      AT TIME ZONE 'UTC', 1)
    ON CONFLICT ("key", "windowAt") DO UPDATE SET
      "count" = "RateLimit"."count" + 1,
      "blockedUntil" = CASE WHEN "RateLimit"."count" + 1 >= ${free}::int THEN (clock_timestamp() AT TIME ZONE 'UTC')
        + make_interval(secs => least(${longestDelaySeconds}::int,
            ${firstDelaySeconds}::int * power(2, least("RateLimit"."count" + 1 - ${free}::int, 10)))) END
    WHERE "RateLimit"."blockedUntil" IS NULL
      OR "RateLimit"."blockedUntil" <= (clock_timestamp() AT TIME ZONE 'UTC')`;
  if (taken === 0) throw tooMany(firstDelaySeconds);
}

async function refuseWhileBlocked(key: string): Promise<void> {
  const [row] = await db().$queryRaw<{ left: number }[]>`
    SELECT ceil(extract(epoch FROM max("blockedUntil") - (now() AT TIME ZONE 'UTC')))::int AS "left"
    FROM "RateLimit" WHERE "key" = ${key} AND "blockedUntil" > (now() AT TIME ZONE 'UTC') HAVING count(*) > 0`;
  if (row !== undefined) throw tooMany(row.left);
}

const tooMany = (seconds: number) =>
  new AppError('rate_limited', 'Too many failed attempts. Please wait a moment, then try again.', {
    retryAfter: Math.max(1, seconds),
  });

/** Wrong passwords for one account from all addresses together (NIST SP 800-63B-4, section 3.2.2: at most 100). */
const mostForAccount = 100;

const accountKey = (account: string): string => `${failurePrefix('sign-in', account)}everywhere`;

/**
 * Counts a guess at an account from wherever it comes. A network of many addresses has no more of them together; the
 * way in is then a new password by email, or the next window.
 * @throws AppError rate_limited from the hundredth wrong password on, for the right one too
 */
export async function takeAccountGuess(account: string): Promise<void> {
  const [row] = await db().$queryRaw<{ count: number; left: number }[]>`
    INSERT INTO "RateLimit" ("key", "windowAt", "count")
    VALUES (${accountKey(account)}, to_timestamp(floor(extract(epoch FROM now()) / ${windowSeconds}::int) * ${windowSeconds}::int)
      AT TIME ZONE 'UTC', 1)
    ON CONFLICT ("key", "windowAt") DO UPDATE SET "count" = "RateLimit"."count" + 1
    RETURNING "count", ceil(${windowSeconds}::int - mod(extract(epoch FROM now())::numeric, ${windowSeconds}::int))::int AS "left"`;
  if (row !== undefined && row.count > mostForAccount)
    throw new AppError(
      'rate_limited',
      'Too many failed sign-ins for this account. Reset your password, or try again later.',
      { retryAfter: Math.max(1, row.left) },
    );
}

/** The password was right: nobody guesses at this account any more. */
export async function forgetAccountGuesses(account: string): Promise<void> {
  await db().rateLimit.deleteMany({ where: { key: accountKey(account) } });
}

/** The guess was right: this address starts anew. */
export async function forgetFailures(key: string): Promise<void> {
  await db().rateLimit.deleteMany({ where: { key } });
}

/** The password was set anew: every address starts anew. */
export async function forgetSignInFailures(account: string): Promise<void> {
  await db().rateLimit.deleteMany({ where: { key: { startsWith: failurePrefix('sign-in', account) } } });
}
