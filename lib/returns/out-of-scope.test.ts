import { answerAll, type Script } from '@/lib/interview/testing/answer-all';
import { aboutMaria, readW2 } from '@/lib/interview/testing/people';
import { discoverForState } from './deduction-discovery';
import { listDenied } from './out-of-scope';

const documents = [readW2('clinic', 50_000, 5_000)];
const single: Script = { 'marital-status': 'Never married', ...aboutMaria };

test('a filer who said no is not asked again', () => {
  const state = { answers: answerAll(single, documents), documents };
  expect(listDenied(state).get('adjustments.studentLoanInterest')).toMatch(/\w/);
  expect(listDenied(state).get('education')).toMatch(/didn’t select this for/);
  const { suggestions, settled, ready } = discoverForState(state, [], '2025-02-01');
  expect(ready).toBe(true);
  expect(suggestions.map(({ id }) => id)).not.toContain('student-loan-interest');
  expect(settled.find(({ id }) => id === 'student-loan-interest')?.because).toBe(
    listDenied(state).get('adjustments.studentLoanInterest'),
  );
});

test('what was not asked is open', () => {
  const state = { answers: {}, documents: [] };
  expect(listDenied(state).size).toBe(0);
});

test('a zero is a no', () => {
  const answers = answerAll(single, documents);
  const question = Object.keys(answers).find((id) => id === 'costs');
  expect(question).toBe('costs');
  const state = {
    answers: { ...answers, costs: ['student-loan'], 'adjustments.studentLoanInterest': 0 },
    documents,
  };
  expect(listDenied(state).get('adjustments.studentLoanInterest')).toMatch(/rules this out/);
});

test('nothing is worked out while answers are missing', () => {
  expect(discoverForState({ answers: {}, documents: [] }, [], '2025-02-01')).toEqual({
    suggestions: [],
    settled: [],
    totalPotentialSavings: 0,
    ready: false,
  });
});

test('suggestions leave the server without the facts they were computed with', () => {
  const state = { answers: answerAll(single, documents), documents };
  const { suggestions } = discoverForState(state, [], '2025-02-01');
  expect(suggestions.length).toBeGreaterThan(0);
  for (const suggestion of suggestions) {
    expect(suggestion).not.toHaveProperty('changes');
    expect(suggestion.href).toMatch(/^\/(interview\?q=.|upload\/)/);
    expect(suggestion.known).toHaveLength(suggestion.requirements.length);
  }
});
