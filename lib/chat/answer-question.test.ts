import { answerQuestion } from './answer-question';
import { guessWants } from './guess-intent';
import type { ReturnView } from './return-view';

jest.mock('./guess-intent', () => ({
  ...jest.requireActual<object>('./guess-intent'),
  guessWants: jest.fn(),
}));

const view: ReturnView = {
  calculated: null,
  status: 'draft',
  today: new Date('2025-02-01T12:00:00Z'),
  filedOn: null,
  readIssues: () => Promise.resolve([]),
  readDeductions: () =>
    Promise.resolve({ ready: false, totalPotentialSavings: 0, settled: [], suggestions: [] }),
  readQuestion: () => Promise.resolve(null),
  findPassages: () => Promise.resolve([]),
};

it('asks back where two readings are near, and says no figure', async () => {
  // What the examples teach changes; two readings that are as likely as each other do not.
  jest.mocked(guessWants).mockReturnValue([
    { key: 'line:1040:5b', chance: 0.45 },
    { key: 'line:1040:5a', chance: 0.4 },
    { key: 'topic', chance: 0.15 },
  ]);
  const { answer } = await answerQuestion(view, 'my quarrelsome ones');
  expect(answer.choices).toEqual([
    'Taxable pensions (Form 1040, line 5b)',
    'Pensions and annuities (Form 1040, line 5a)',
  ]);
  expect(answer).toMatchObject({ answered: false, handOver: true, citations: [] });
  expect(answer.text).not.toContain('$');
});

it('offers nothing to pick from for what lies outside', async () => {
  jest.mocked(guessWants).mockReturnValue([{ key: 'outside', chance: 0.9 }]);
  const { answer } = await answerQuestion(view, 'where can i buy cheap shoes');
  expect(answer.choices).toBeUndefined();
  expect(answer.answered).toBe(false);
});

it('answers what most people ask for, and offers the other reading below it', async () => {
  jest.mocked(guessWants).mockReturnValue([
    { key: 'line:1040:6a', chance: 0.45 },
    { key: 'line:1040:6b', chance: 0.4 },
    { key: 'topic', chance: 0.15 },
  ]);
  const { answer } = await answerQuestion(view, 'my quarrelsome ones');
  expect(answer.choices).toEqual(['Social Security benefits (Form 1040, line 6a)']);
  expect(answer.answered).toBe(true);
});
