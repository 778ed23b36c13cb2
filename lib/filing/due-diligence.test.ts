import { answersFromReturn, checkDueDiligence, dueQuestions, onlyAsked, takenOver } from './due-diligence';

const yesTo = (ids: string[]) => Object.fromEntries(ids.map((id) => [id, 'yes' as const]));

test('nothing is asked when nothing is claimed, and an answer to nothing is refused', () => {
  expect(dueQuestions([], 2024)).toEqual([]);
  expect(checkDueDiligence([], {})).toEqual({});
  expect(checkDueDiligence([], { '1': 'yes' })).toEqual({ '1': 'This question doesn’t apply here.' });
});

test('the first question names the year of the return', () => {
  expect(dueQuestions(['ctc'], 2025)[0]?.text).toContain('based on 2025 information');
});

test('each claim has its own part', () => {
  const ids = (claimed: Parameters<typeof dueQuestions>[0]) =>
    dueQuestions(claimed, 2024).map(({ id }) => id);
  expect(ids(['hoh'])).toEqual(['1', '2', '3', '4', '4a', '4b', '5', '6', '8', '14', '15']);
  expect(ids(['eic', 'ctc', 'aotc'])).toEqual(
    expect.arrayContaining(['7', '9a', '9b', '9c', '10', '11', '12', '13']),
  );
});

test('what the form asks for has to be done; what it asks about may be no', () => {
  const base = yesTo(['1', '2', '3', '5', '6', '8', '14', '15']);
  expect(checkDueDiligence(['hoh'], { ...base, '4': 'no' })).toEqual({});
  expect(checkDueDiligence(['hoh'], { ...base, '4': 'no', '8': 'na' })).toEqual({});
  expect(checkDueDiligence(['hoh'], { ...base, '4': 'no', '3': 'no' })).toEqual({
    '3': 'Complete this before you sign.',
  });
  expect(checkDueDiligence(['hoh'], { ...base, '4': 'no', '14': 'na' })).toEqual({
    '14': 'Answer yes or no.',
  });
  // Yes to 4 opens 4a and 4b; no closes them.
  expect(Object.keys(checkDueDiligence(['hoh'], { ...base, '4': 'yes' }))).toEqual(['4a', '4b']);
  expect(checkDueDiligence(['hoh'], { ...base, '4': 'no', '4a': 'yes' })).toEqual({
    '4a': 'Leave this blank.',
  });
});

test('the return answers what follows from it, and never what the preparer did or asked', () => {
  const lines = (...forms: string[]) => Object.fromEntries(forms.map((form) => [form, {}]));
  const from = (
    claimed: Parameters<typeof dueQuestions>[0],
    forms: string[] = [],
    reviewedForms: string[] = [],
  ) => answersFromReturn({ claimed, lines: lines(...forms), reviewedForms });
  expect(from(['hoh'])).toEqual({ '2': 'yes', '8': 'na' });
  expect(from(['hoh'], ['schedule-c'])).toEqual({ '2': 'yes' });
  expect(from(['eic'])).toEqual({ '2': 'yes', '8': 'na', '9b': 'na', '9c': 'na' });
  expect(from(['eic'], ['schedule-eic'])).toEqual({ '2': 'yes', '8': 'na' });
  expect(from(['aotc'], [], ['1098-T'])).toEqual({ '2': 'yes', '8': 'na', '13': 'yes' });
  expect(from(['aotc'], [], ['W-2'])).toEqual({ '2': 'yes', '8': 'na' });
  expect(from([])).toEqual({});
  // No box "N/A" was filled in that the form doesn't have.
  for (const claimed of ['eic', 'ctc', 'aotc', 'hoh'] as const)
    expect(Object.values(checkDueDiligence([claimed], from([claimed])))).not.toContain('Answer yes or no.');
});

test('answers of another return are taken over but for what each return is looked at for', () => {
  const last = { ...yesTo(['1', '3', '4', '4a', '4b', '5', '6', '9a', '14', '15']), '8': 'na' as const };
  expect(takenOver(['hoh'], last)).toEqual({ ...yesTo(['1', '3', '5', '6', '14']), '8': 'na' });
  expect(onlyAsked(['hoh'], { '9a': 'yes', '14': 'na', '4': 'no' })).toEqual({ '4': 'no' });
});
