interface Lifetime {
  readonly dateOfBirth: string;
  readonly dateOfDeath: string | null;
}

const birthday = (dateOfBirth: string, age: number): string =>
  `${Number(dateOfBirth.slice(0, 4)) + age}${dateOfBirth.slice(4)}`;

function dayAfter(day: string): string {
  if (day.endsWith('-12-31')) return `${Number(day.slice(0, 4)) + 1}-01-01`;
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/**
 * Whether a person reached an age by the end of the year, or by the day of death if earlier. A person is
 * taken to reach an age on the day before the birthday (Instructions for Form 1040, Age/Blindness).
 */
export function hasReached(person: Lifetime, age: number, lastDay: string): boolean {
  const { dateOfDeath } = person;
  const end = dateOfDeath !== null && dateOfDeath < lastDay ? dateOfDeath : lastDay;
  // Most birthdays are far from the end: the year alone decides.
  const years = Number(end.slice(0, 4)) - Number(person.dateOfBirth.slice(0, 4)) - age;
  if (years > 0 || years < -1) return years > 0;
  return birthday(person.dateOfBirth, age) <= dayAfter(end);
}

/** "Under age 17 at the end of 2024": born after December 31 of the year that many years ago. */
export const isUnder = (dateOfBirth: string, age: number, year: number): boolean =>
  dateOfBirth > `${year - age}-12-31`;

/**
 * The day on which a person is so many years and a half: six calendar months after the birthday (Reg. 1.401(a)(9)-2,
 * Q&A-3, for 70½: born June 30, on December 30; born July 1, on January 1). Where that month has no such day, the first
 * day after it.
 */
export function halfYearDay(dateOfBirth: string, years: number): string {
  const [year = 0, month = 0, day = 0] = dateOfBirth.split('-').map(Number);
  const at = new Date(Date.UTC(year + years, month - 1 + 6, day));
  const skipped = at.getUTCDate() !== day;
  return (skipped ? new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1)) : at)
    .toISOString()
    .slice(0, 10);
}
