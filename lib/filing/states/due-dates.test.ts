import { stateDueOn } from './due-dates';

describe('the day on which a state return of 2024 is due', () => {
  test.each([
    ['IL', '2025-04-15'],
    ['CA', '2025-04-15'],
    ['IA', '2025-04-30'],
    ['DE', '2025-04-30'],
    ['NM', '2025-04-30'],
    ['VA', '2025-05-01'],
    ['LA', '2025-05-15'],
    // April 20, 2025, is a Sunday.
    ['HI', '2025-04-21'],
    ['OK', '2025-04-21'],
  ])('%s: %s', (code, day) => expect(stateDueOn(code, 2024)).toBe(day));
});
