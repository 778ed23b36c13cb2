import { Secret, TOTP } from 'otpauth';
import { read, type Visitor } from './http';

/** Somebody's authenticator app. */
export class Authenticator {
  private readonly totp: TOTP;

  constructor(secret: string) {
    this.totp = new TOTP({ secret: Secret.fromBase32(secret), period: 30, digits: 6 });
  }

  /** The code of now, or of so many steps of 30 seconds from now. */
  code(steps = 0): string {
    return this.totp.generate({ timestamp: Date.now() + steps * 30_000 });
  }

  /** Six digits that are not right now, nor near now. */
  wrongCode(): string {
    const near = [-2, -1, 0, 1, 2].map((steps) => this.code(steps));
    const wrong = ['000000', '111111', '222222', '333333', '444444', '555555'].find(
      (code) => !near.includes(code),
    );
    return wrong ?? '666666';
  }
}

/**
 * The code of one step ago is good until this step ends: in its last seconds it would be two steps old by the time it
 * arrives, so this waits for the next one.
 */
export async function waitForRoomInStep(): Promise<void> {
  const into = Date.now() % 30_000;
  if (into > 20_000) await new Promise((resolve) => setTimeout(resolve, 30_100 - into));
}

/** Sets up an authenticator app for somebody who just signed in. */
export async function setUpSecondFactor(
  visitor: Visitor,
): Promise<{ app: Authenticator; recoveryCodes: string[] }> {
  const { secret } = read<{ secret: string }>(await visitor.post('/api/account/second-factor'));
  const app = new Authenticator(secret);
  // The step before now: the code of now stays unused for what comes next.
  await waitForRoomInStep();
  const answer = await visitor.post('/api/account/second-factor/confirm', { code: app.code(-1) });
  if (answer.status !== 200) throw new Error(`the app was not accepted: ${answer.status} ${answer.text}`);
  return { app, recoveryCodes: read<{ recoveryCodes: string[] }>(answer).recoveryCodes };
}
