const minus = '\u2212';
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export type DollarFormat = {
  /** Show cents; forms and screens of the return never do. */
  cents?: boolean;
  /** "negative" marks only what is below zero; "always" puts a plus before what is above; "never" drops both. */
  sign?: 'negative' | 'always' | 'never';
};

/**
 * Dollars as text: "$1,234", "−$1,234" with a real minus sign, "$0" for both zeros.
 * Fractions are rounded half away from zero, as the IRS asks for whole dollars.
 * A value that is missing or not finite becomes "—": better no amount than a wrong one.
 */
export function formatDollars(value: number | null | undefined, format: DollarFormat = {}): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '—';
  const { cents: withCents = false, sign = 'negative' } = format;
  const size = withCents ? cents.format(Math.abs(value)) : whole.format(Math.round(Math.abs(value)));
  const isZero = !/[1-9]/.test(size);
  if (isZero || sign === 'never') return `$${size}`;
  if (value < 0) return `${minus}$${size}`;
  return sign === 'always' ? `+$${size}` : `$${size}`;
}

/**
 * Reads the API's numeric strings ("1234.00") as dollars. Missing is 0, as spec section 3 says;
 * text that is not a number is an error, never a silent 0.
 */
export function readDollars(value: string | number | null | undefined): number {
  if (value === null || value === undefined || value === '') return 0;
  const dollars = typeof value === 'number' ? value : Number(value);
  if (!Number.isFinite(dollars)) throw new RangeError(`Not a dollar amount: ${value}`);
  return dollars;
}

/** A share as percent with one decimal: 0.1234 becomes "12.3%". */
export function formatRate(share: number): string {
  if (!Number.isFinite(share)) return '—';
  const percent = (Math.abs(share) * 100).toFixed(1);
  return share < 0 && percent !== '0.0' ? `${minus}${percent}%` : `${percent}%`;
}

const shares = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 2 });

/** A share of the law as percent, with the decimals it needs: 0.2 becomes "20%", 0.0145 becomes "1.45%". */
export const formatShare = (share: number): string => (Number.isFinite(share) ? shares.format(share) : '—');
