import { planInterview } from './plan';
import { type Responses } from './schema';
import { kid } from './testing/kid';

/** Answers by value, as they are stored. */
const statusOf = (answers: Responses) =>
  planInterview({ answers, documents: [] }).filingStatus?.status ?? null;

const mother = (more: Responses = {}): Responses => ({
  'had-dependents': true,
  'dependents.0.firstName': 'Rosa',
  'dependents.0.relationship': 'parent',
  'dependents.0.dateOfBirth': '1950-03-01',
  'dependents.0.monthsInHome': 0,
  'dependents.0.circumstances': ['none'],
  'dependents.0.supported': true,
  'dependents.0.grossIncome': 1200,
  'dependents.0.more': false,
  ...more,
});

// Pub. 501 (2024), tables 1, 4 and 5, and the rules of its chapter on filing status.
test.each<[string, Responses, string | null]>([
  ['nothing answered', {}, null],
  ['never married, no family', { 'marital-status': 'never-married', 'had-dependents': false }, 'single'],
  ['divorced, family question open', { 'marital-status': 'divorced' }, null],
  ['court order of separation', { 'marital-status': 'separated', 'had-dependents': false }, 'single'],
  ['married, together', { 'marital-status': 'married', 'file-together': true }, 'mfj'],
  ['widowed in 2024, together', { 'marital-status': 'widowed-2024', 'file-together': true }, 'mfj'],
  ['widowed in 2024, alone', { 'marital-status': 'widowed-2024', 'file-together': false }, 'mfs'],
  ['married, together is open', { 'marital-status': 'married' }, null],
  ['divorced parent with a home', { 'marital-status': 'divorced', ...kid(), 'kept-up-home': true }, 'hoh'],
  [
    'divorced parent who did not pay for the home',
    { 'marital-status': 'divorced', ...kid(), 'kept-up-home': false },
    'single',
  ],
  ['divorced parent, home is open', { 'marital-status': 'divorced', ...kid() }, null],
  [
    'a child for exactly half of the year does not make a home',
    {
      'marital-status': 'divorced',
      ...kid({ 'dependents.0.monthsInHome': 6 }),
      'dependents.0.supported': false,
    },
    'single',
  ],
  [
    'a baby born in November counts from its birth',
    {
      'marital-status': 'never-married',
      ...kid({ 'dependents.0.dateOfBirth': '2024-11-05', 'dependents.0.monthsInHome': 2 }),
      'kept-up-home': true,
    },
    'hoh',
  ],
  [
    'a child of 20 who is no student and has a job',
    {
      'marital-status': 'divorced',
      ...kid({
        'dependents.0.dateOfBirth': '2004-03-01',
        'dependents.0.student': false,
        'dependents.0.permanentlyDisabled': false,
        'dependents.0.supported': true,
        'dependents.0.grossIncome': 5050,
      }),
      'kept-up-home': true,
    },
    'single',
  ],
  [
    'the same child with one dollar less',
    {
      'marital-status': 'divorced',
      ...kid({
        'dependents.0.dateOfBirth': '2004-03-01',
        'dependents.0.student': false,
        'dependents.0.permanentlyDisabled': false,
        'dependents.0.supported': true,
        'dependents.0.grossIncome': 5049.99,
      }),
      'kept-up-home': true,
    },
    'hoh',
  ],
  [
    'a parent in a home of her own',
    { 'marital-status': 'never-married', ...mother(), 'kept-up-parent-home': true },
    'hoh',
  ],
  [
    'a friend who lived there all year',
    {
      'marital-status': 'never-married',
      ...mother({ 'dependents.0.relationship': 'notRelated', 'dependents.0.monthsInHome': 12 }),
    },
    'single',
  ],
  [
    'widowed in 2023 with a child at home',
    { 'marital-status': 'widowed-before', 'spouse-death-year': '2023', ...kid(), 'kept-up-home': true },
    'qss',
  ],
  [
    'widowed in 2021 with a child at home',
    { 'marital-status': 'widowed-before', 'spouse-death-year': 'earlier', ...kid(), 'kept-up-home': true },
    'hoh',
  ],
  [
    'widowed in 2023 with a foster child',
    {
      'marital-status': 'widowed-before',
      'spouse-death-year': '2023',
      ...kid({ 'dependents.0.relationship': 'fosterChild' }),
      'kept-up-home': true,
    },
    'hoh',
  ],
  [
    'married, alone, lived together',
    {
      'marital-status': 'married',
      'file-together': false,
      'lived-apart-all-year': false,
      'lived-apart-last-six-months': false,
    },
    'mfs',
  ],
  [
    'married, apart since spring, child at home',
    {
      'marital-status': 'married',
      'file-together': false,
      'lived-apart-all-year': false,
      'lived-apart-last-six-months': true,
      ...kid(),
      'kept-up-home': true,
    },
    'hoh',
  ],
  [
    'married, apart all year, niece at home: only an own child counts',
    {
      'marital-status': 'married',
      'file-together': false,
      'lived-apart-all-year': true,
      ...kid({ 'dependents.0.relationship': 'nieceOrNephew' }),
    },
    'mfs',
  ],
])('%s', (_, answers, status) => {
  expect(statusOf(answers)).toBe(status);
});

test('an answer to a question that fell away changes nothing', () => {
  const before = { 'marital-status': 'married', 'file-together': true };
  expect(statusOf({ ...before, 'marital-status': 'divorced', 'had-dependents': false })).toBe('single');
});
