import { describeSecret, findStep, newRecoveryCode, newSecret } from './one-time-codes';

// RFC 6238, appendix B: the shared secret "12345678901234567890" in base 32, SHA-1, last six digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [2_000_000_000, '279037'],
])('accepts the code of RFC 6238 at second %i in its step', (second, code) => {
  expect(findStep(secret, code, second * 1000)).toBe(Math.floor(second / 30));
});

it('accepts one step before and after, not two', () => {
  expect(findStep(secret, '287082', (59 + 30) * 1000)).toBe(1);
  expect(findStep(secret, '287082', (59 - 30) * 1000)).toBe(1);
  expect(findStep(secret, '287082', (59 + 61) * 1000)).toBeNull();
});

it.each(['', '28708', '2870821', 'abcdef', '28708２'])('refuses %p', (code) => {
  expect(findStep(secret, code, 59_000)).toBeNull();
});

it('tells apps the secret, the issuer and the account', () => {
  const made = newSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  const { uri, qr } = describeSecret(made, 'ann@example.com');
  const url = new URL(uri);
  expect([url.protocol, url.host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(url.pathname)).toBe('/Plainfile:ann@example.com');
  expect(url.searchParams.get('secret')).toBe(made);
  expect(url.searchParams.get('issuer')).toBe('Plainfile');
  expect(qr).toMatch(/^<svg /);
});

it('makes recovery codes that differ', () => {
  const codes = new Set(Array.from({ length: 200 }, newRecoveryCode));
  expect(codes.size).toBe(200);
  for (const code of codes) expect(code).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/);
});
