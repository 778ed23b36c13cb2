import { findState } from './all-states';
import { headingOf } from './state-return';

describe('the form somebody files with a state', () => {
  it.each([
    ['MA', 'Form 1', 'Form 1-NR/PY', 'Form 1-NR/PY'],
    ['MD', 'Form 502', 'Form 502', 'Form 505'],
    ['VA', 'Form 760', 'Form 760PY', 'Form 763'],
    ['NY', 'Form IT-201', 'Form IT-203', 'Form IT-203'],
  ])('%s: %s, %s in a year of a move, %s from elsewhere', (code, ...names) => {
    const state = findState(code);
    if (state === null) throw new Error(`no return of ${code}`);
    const found = (['resident', 'partYear', 'nonresident'] as const).map(
      (kind) => headingOf(state, kind).name,
    );
    expect(found).toEqual(names);
  });
});
