/** What can stand between a request and its reply that a person at the keyboard can clear. */
export type AuthChallenge = 'signed-out' | 'password' | 'code' | 'enrolment';

/** Asks the person; resolves true when the way is free. */
export type SessionKeeper = (challenge: AuthChallenge) => Promise<boolean>;

let keeper: SessionKeeper | null = null;
let asking: Promise<boolean> | null = null;
/** The person chose to stay signed out for now: timers leave them alone, their next action asks again. */
let staysOut = false;

/** From now on this one is asked. @returns stops it */
export function keepSession(next: SessionKeeper): () => void {
  keeper = next;
  return () => {
    if (keeper === next) keeper = null;
  };
}

const confirmations: readonly string[] = ['password', 'code', 'enrolment'] satisfies AuthChallenge[];
const isConfirmation = (text: string | null): text is AuthChallenge =>
  text !== null && confirmations.includes(text);

/** What a refused request asks for; null when it was refused for another reason. */
export function findAuthChallenge(
  path: string,
  status: number,
  confirmWith: string | null,
): AuthChallenge | null {
  // A wrong password is the answer of these addresses, not an obstacle to it.
  if (path.startsWith('/api/auth/')) return null;
  if (status === 401) return 'signed-out';
  return status === 403 && isConfirmation(confirmWith) ? confirmWith : null;
}

/** Has the person asked, once for all requests that wait meanwhile. `isTimer`: nobody did anything just now. */
export function overcome(challenge: AuthChallenge, isTimer = false): Promise<boolean> {
  if (keeper === null || (isTimer && staysOut)) return Promise.resolve(false);
  asking ??= keeper(challenge)
    .then((isClear) => {
      staysOut = challenge === 'signed-out' && !isClear;
      return isClear;
    })
    .finally(() => {
      asking = null;
    });
  return asking;
}
