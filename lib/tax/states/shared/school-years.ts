import { type ReturnInput } from '../../facts/return-input';

type Child = ReturnInput['dependents'][number];

/**
 * The highest grade that the facts name: 0 for kindergarten; null where they name none. "K-6" is what the interview writes
 * for kindergarten through grade 6.
 */
export function gradeOf({ state }: Child): number | null {
  const last = state.k12.grade.trim().toUpperCase().split('-').at(-1) ?? '';
  if (last === 'K') return 0;
  const grade = Number.parseInt(last, 10);
  return Number.isNaN(grade) ? null : grade;
}

/** The school is in one of these states, or the facts don't say where it is. */
export const goesToSchoolIn = ({ state }: Child, states: readonly string[]): boolean =>
  state.k12.schoolState === '' || states.includes(state.k12.schoolState.toUpperCase());
