import { readYearCookie, writeYearCookie, yearCookie, yearCookieValue } from './year-cookie';

test('gives back the year to the account that chose it', () => {
  expect(readYearCookie(yearCookieValue(2025, 'a-b-c'), 'a-b-c')).toBe(2025);
});

test.each([
  ['another account', yearCookieValue(2025, 'a-b-c'), 'd-e-f'],
  ['no cookie', undefined, 'a-b-c'],
  ['no year', 'x.a-b-c', 'a-b-c'],
  ['an empty value', '', ''],
])('knows no year of %s', (_what, value, owner) => {
  expect(readYearCookie(value, owner)).toBeNull();
});

test('is set for the whole site', () => {
  expect(writeYearCookie(2025, 'a')).toMatch(
    new RegExp(`^${yearCookie}=2025\\.a; path=/; max-age=\\d+; samesite=lax$`),
  );
});
