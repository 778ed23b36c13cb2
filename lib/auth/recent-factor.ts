import { AppError } from '@/lib/errors';
import type { Actor } from './actor';

const freshMs = 10 * 60_000;

/** Whether this browser gave a password or a code within the last ten minutes. */
export const isFresh = ({ provenAt }: Pick<Actor, 'provenAt'>, now = Date.now()): boolean =>
  provenAt !== null && now - provenAt.getTime() < freshMs;

/**
 * Asks for the password, or for a code where an authenticator app is set up, before something that cannot be taken
 * back or that reveals an identifier. Signing in counts for ten minutes. The browser's `api()` answers by itself:
 * it opens a dialog and repeats the request.
 * @throws AppError forbidden that says what to give (header X-Confirm-With)
 */
export function requireRecentFactor(
  actor: Pick<Actor, 'provenAt' | 'hasSecondFactor'>,
  now = Date.now(),
): void {
  const { hasSecondFactor } = actor;
  if (isFresh(actor, now)) return;
  const message = hasSecondFactor
    ? 'Enter a code from your authenticator app to continue.'
    : 'Enter your password to continue.';
  throw new AppError('forbidden', message, { confirmWith: hasSecondFactor ? 'code' : 'password' });
}
