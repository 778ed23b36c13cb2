// 1234, 1,234.50, $1,234, -12.5 and (12.50), the way people write amounts.
const amount = /^(-|\u2212)?\$?(\d{1,3}(?:,\d{3})+|\d+)?(\.\d*)?$/;

/** A number as it was typed: its value, and the digits after the point with the point. Null for anything else. */
export function readTypedNumber(text: string): { value: number; fraction: string } | null {
  const inBrackets = /^\((.+)\)$/.exec(text)?.[1];
  const parts = amount.exec((inBrackets ?? text).replaceAll(/\s/g, ''));
  const [, minus, whole, fraction = ''] = parts ?? [];
  if (!parts || (whole === undefined && fraction.length < 2)) return null;
  const size = Number(`${(whole ?? '0').replaceAll(',', '')}${fraction === '.' ? '' : fraction}`);
  const isNegative = (minus !== undefined || inBrackets !== undefined) && size !== 0;
  return { value: isNegative ? -size : size, fraction };
}
