import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

/** Seconds that a code of an authenticator app is shown. */
const period = 30;

function totp(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: 'Plainfile', label, secret: Secret.fromBase32(secret), period, digits: 6 });
}

/** A new shared secret of 160 bits, in base 32 as apps take it typed in. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an authenticator app needs: the address behind the QR code, and that code as an SVG document. */
export function describeSecret(secret: string, label: string): { uri: string; qr: string } {
  const uri = totp(secret, label).toString();
  return { uri, qr: renderSVG(uri, { border: 2 }) };
}

/**
 * The time step in which a code was valid: now, or one step before or after for clocks that go wrong. Null when it
 * was not.
 */
export function findStep(secret: string, code: string, now = Date.now()): number | null {
  if (!/^[0-9]{6}$/.test(code)) return null;
  const delta = totp(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A code for the day the app is lost: four groups of four letters without look-alikes, about 79 bits. */
export function newRecoveryCode(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
