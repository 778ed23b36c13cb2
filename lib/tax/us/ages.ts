interface Lifetime {
  readonly dateOfBirth: string;
  readonly dateOfDeath: string | null;
}

const pad = (n: number) => String(n).padStart(2, '0');

/** The day before a birthday, on which the law takes a person to reach the age. */
function dayOfReaching(dateOfBirth: string, age: number): string {
  const [year = 0, month = 1, day = 1] = dateOfBirth.split('-').map(Number);
  const before = new Date(Date.UTC(year + age, month - 1, day - 1));
  return `${before.getUTCFullYear()}-${pad(before.getUTCMonth() + 1)}-${pad(before.getUTCDate())}`;
}

/**
 * Whether a person reached an age by the end of the year, or by the day of death if earlier. A person is
 * taken to reach an age on the day before the birthday (Instructions for Form 1040, Age/Blindness).
 */
export function hasReached(person: Lifetime, age: number, lastDay: string): boolean {
  const end = person.dateOfDeath && person.dateOfDeath < lastDay ? person.dateOfDeath : lastDay;
  return dayOfReaching(person.dateOfBirth, age) <= end;
}

/** "Under age 17 at the end of 2024": born after December 31 of the year that many years ago. */
export const isUnder = (dateOfBirth: string, age: number, year: number): boolean =>
  dateOfBirth > `${year - age}-12-31`;
