import { describeAnswers } from './describe-answers';
import { type Question } from './schema';

const question = (id: string, more: Partial<Question>): Question => ({
  id,
  text: `About ${id}?`,
  helpText: 'Help.',
  why: 'Because.',
  type: 'text',
  options: [],
  factPath: `interview.${id}`,
  ...more,
});

test('answers are written the way people write them, and sensitive ones stay hidden', () => {
  const [section] = describeAnswers(
    [
      {
        name: 'Mixed',
        slug: 'mixed',
        questions: [
          question('job', { type: 'boolean' }),
          question('wages', { type: 'number', format: 'money' }),
          question('benefits', { type: 'number', format: 'money' }),
          question('months', { type: 'number', format: 'whole', itemName: 'Mia' }),
          question('born', { type: 'date' }),
          question('kinds', { type: 'checkbox' }),
          question('number', { format: 'ssn', sensitive: true }),
          question('account', { format: 'account', sensitive: true }),
          question('open', {}),
          question('pin', { optional: true }),
          question('apartment', { optional: true }),
        ],
      },
    ],
    {
      job: false,
      wages: 48250.5,
      benefits: -120,
      months: 12,
      born: '2016-03-01',
      kinds: ['Box 1', 'Box 2'],
      number: '400-01-2001',
      account: '123',
      apartment: '',
    },
  );
  expect(section?.rows.map(({ questionId, answer, isMissing }) => [questionId, answer, isMissing])).toEqual([
    ['job', 'No', false],
    ['wages', '$48,250.50', false],
    ['benefits', '−$120.00', false],
    ['months', '12', false],
    ['born', 'March 1, 2016', false],
    ['kinds', 'Box 1, Box 2', false],
    ['number', '•••-••-2001', false],
    ['account', '•••', false],
    ['open', null, true],
    ['pin', null, false],
    ['apartment', null, false],
  ]);
  expect(section?.rows[3]?.itemName).toBe('Mia');
});
