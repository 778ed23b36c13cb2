import { halfYearDay, hasReached, isUnder } from './ages';

const born = (dateOfBirth: string, dateOfDeath: string | null = null) => ({ dateOfBirth, dateOfDeath });

describe('ages', () => {
  it('counts a person as 65 on the day before the birthday', () => {
    expect(hasReached(born('1960-01-01'), 65, '2024-12-31')).toBe(true);
    expect(hasReached(born('1960-01-02'), 65, '2024-12-31')).toBe(false);
  });

  it('looks at the day of death when that comes first', () => {
    expect(hasReached(born('1959-06-15', '2024-06-14'), 65, '2024-12-31')).toBe(true);
    expect(hasReached(born('1959-06-15', '2024-06-13'), 65, '2024-12-31')).toBe(false);
    expect(hasReached(born('1959-06-15', '2025-02-01'), 65, '2024-12-31')).toBe(true);
  });

  it('handles a birthday that most years do not have', () => {
    expect(hasReached(born('1960-02-29', '2025-02-28'), 65, '2025-12-31')).toBe(true);
    expect(hasReached(born('1960-02-29', '2025-02-27'), 65, '2025-12-31')).toBe(false);
  });

  it('counts six calendar months after the birthday for half a year (Reg. 1.401(a)(9)-2, Q&A-3)', () => {
    expect(halfYearDay('1954-06-30', 70)).toBe('2024-12-30');
    expect(halfYearDay('1954-07-01', 70)).toBe('2025-01-01');
    expect(halfYearDay('1964-08-31', 59)).toBe('2024-03-01');
    expect(halfYearDay('1964-12-31', 59)).toBe('2024-07-01');
    expect(halfYearDay('1964-02-29', 59)).toBe('2023-08-29');
  });

  it('counts a child born on the first day of 2008 as under 17', () => {
    expect(isUnder('2008-01-01', 17, 2024)).toBe(true);
    expect(isUnder('2007-12-31', 17, 2024)).toBe(false);
  });
});
