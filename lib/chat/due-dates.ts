import { nextBusinessDay } from '@/lib/tax/business-days';

/** The day a return of a year is due, YYYY-MM-DD; IRA and HSA money counts until then too (IRC 6072(a), 7503, 219(f)(3), 223(d)(4)). */
export const dueDay = (year: number): string => nextBusinessDay(`${year + 1}-04-15`);

/** The day a return of a year is due with an extension, YYYY-MM-DD (IRC 6081, 7503). */
export const extendedDay = (year: number): string => nextBusinessDay(`${year + 1}-10-15`);
