const dayLength = 86_400_000;

const dateOf = (day: string): Date => new Date(`${day}T12:00:00Z`);
const weekdayOf = (day: string): number => dateOf(day).getUTCDay();

/** A day so many calendar days later, YYYY-MM-DD. */
export const addDays = (day: string, days: number): string =>
  new Date(dateOf(day).getTime() + days * dayLength).toISOString().slice(0, 10);

const at = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The first, second … Monday (1) or Thursday (4) of a month. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = at(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7);
}

/** A holiday on a Saturday is kept on the Friday before, on a Sunday on the Monday after (5 USC 6103(b), D.C. Code 28-2701). */
function keptOn(day: string): string {
  const weekday = weekdayOf(day);
  return weekday === 6 ? addDays(day, -1) : weekday === 0 ? addDays(day, 1) : day;
}

/** Legal holidays of the District of Columbia, which count for every filer (IRC 7503; D.C. Code 28-2701). */
function listHolidays(year: number): string[] {
  return [
    keptOn(at(year, 1, 1)),
    nthWeekday(year, 1, 1, 3),
    // Inauguration Day, every fourth year from 1965 on.
    ...(year % 4 === 1 ? [keptOn(at(year, 1, 20))] : []),
    nthWeekday(year, 2, 1, 3),
    // District of Columbia Emancipation Day.
    keptOn(at(year, 4, 16)),
    addDays(nthWeekday(year, 6, 1, 1), -7),
    keptOn(at(year, 6, 19)),
    keptOn(at(year, 7, 4)),
    nthWeekday(year, 9, 1, 1),
    nthWeekday(year, 10, 1, 2),
    keptOn(at(year, 11, 11)),
    nthWeekday(year, 11, 4, 4),
    keptOn(at(year, 12, 25)),
    // New Year's Day on a Saturday is kept in the old year.
    keptOn(at(year + 1, 1, 1)),
  ];
}

/** Patriots' Day gives people in these states the next day, as Form 1040-ES (2024) says for April 15, 2024. */
const patriotsDayStates: ReadonlySet<string> = new Set(['MA', 'ME']);

/** By year: every return with an underpayment asks for those of the same two or three years. */
const holidays = new Map<number, readonly string[]>();

function holidaysOf(year: number): readonly string[] {
  const known = holidays.get(year);
  if (known !== undefined) return known;
  const listed = listHolidays(year);
  holidays.set(year, listed);
  return listed;
}

function isHoliday(day: string, state: string): boolean {
  const year = Number(day.slice(0, 4));
  if (holidaysOf(year).includes(day)) return true;
  return patriotsDayStates.has(state.toUpperCase()) && day === nthWeekday(year, 4, 1, 3);
}

/**
 * The day by which something due on a Saturday, Sunday or legal holiday is still in time: the next day that is none
 * (IRC 7503). `state`: where the filer lives.
 */
export function nextBusinessDay(day: string, state = ''): string {
  const weekday = weekdayOf(day);
  return weekday === 0 || weekday === 6 || isHoliday(day, state)
    ? nextBusinessDay(addDays(day, 1), state)
    : day;
}

/**
 * The last day to claim a refund: three years from the day the return was filed, but one filed early counts as filed on
 * April 15 (IRC 6511(a), 6513(a)).
 */
export function refundClaimUntil(filedOn: string | null, due: string): string {
  const filed = filedOn !== null && filedOn > due ? filedOn : due;
  const year = Number(filed.slice(0, 4)) + 3;
  // A return filed on February 29 can be claimed on until February 28 three years later.
  return nextBusinessDay(filed.endsWith('-02-29') ? at(year, 2, 28) : `${year}${filed.slice(4)}`);
}
