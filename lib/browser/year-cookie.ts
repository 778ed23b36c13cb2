/** The cookie that keeps the tax year that somebody looks at. */
export const yearCookie = 'tax_year';

/** How long a browser keeps it, in seconds: a year. */
export const yearCookieLife = 60 * 60 * 24 * 365;

/** The year in the cookie's value; null when there is none, or when another account of this browser chose it. */
export function readYearCookie(value: string | undefined, owner: string): number | null {
  const [year = '', of] = (value ?? '').split('.');
  return of === owner && /^\d{4}$/.test(year) ? Number(year) : null;
}

/** The value that keeps a year for one account. */
export const yearCookieValue = (year: number, owner: string): string => `${year}.${owner}`;

/** The cookie to set: for the whole site. */
export const writeYearCookie = (year: number, owner: string): string =>
  `${yearCookie}=${yearCookieValue(year, owner)}; path=/; max-age=${yearCookieLife}; samesite=lax`;
