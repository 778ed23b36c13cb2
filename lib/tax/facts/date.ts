import { z } from 'zod';

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

function isRealDay(text: string): boolean {
  const parts = pattern.exec(text);
  if (!parts) return false;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  if (year < 1850 || year > 2100) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** A calendar day as YYYY-MM-DD. Days compare as text. */
export const requiredDate = z.string().refine(isRealDay, 'Use a valid date in YYYY-MM-DD format');

/** A calendar day; null or left out means none. */
export const date = requiredDate.nullable().default(null);
