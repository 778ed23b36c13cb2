/**
 * The last day of so many years' holding, as text that compares with days. What was bought on the last day of a month is
 * held for a year only at the end of that month (Rev. Rul. 66-7; Caspe v. United States, 694 F.2d 1116): February 28
 * leads to a February 29. February 29 leads to a day that sorts before March 1.
 */
const yearsAfter = (day: string, years: number): string => {
  const next = Number(day.slice(0, 4)) + years;
  return day.endsWith('-02-28') && next % 4 === 0 ? `${next}-02-29` : `${next}${day.slice(4)}`;
};

/** Held for more than one year, counted from the day after the day of buying (IRC 1222). */
export const isHeldOverAYear = (acquired: string, sold: string): boolean => sold > yearsAfter(acquired, 1);

/** Held for more than so many years, counted the same way. */
export const isHeldForYears = (acquired: string, sold: string, years: number): boolean =>
  sold > yearsAfter(acquired, years);
