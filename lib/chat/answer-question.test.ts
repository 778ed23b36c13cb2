import { answerQuestion } from './answer-question';
import type { ReturnView } from './return-view';

const view: ReturnView = {
  calculated: null,
  status: 'draft',
  today: new Date('2025-02-01T12:00:00Z'),
  readIssues: () => Promise.resolve([]),
  readDeductions: () =>
    Promise.resolve({ ready: false, totalPotentialSavings: 0, settled: [], suggestions: [] }),
  readQuestion: () => Promise.resolve(null),
  findPassages: () => Promise.resolve([]),
};

it('asks back where two lines are near, and says no figure', async () => {
  const { answer } = await answerQuestion(view, 'my benefits');
  expect(answer.choices).toEqual([
    'Taxable Social Security benefits (Form 1040, line 6b)',
    'Social Security benefits (Form 1040, line 6a)',
  ]);
  expect(answer).toMatchObject({ answered: false, handOver: true, citations: [] });
  expect(answer.text).not.toContain('$');
});

it('offers nothing to pick from for what lies outside', async () => {
  const { answer } = await answerQuestion(view, 'where can i buy cheap shoes');
  expect(answer.choices).toBeUndefined();
  expect(answer.answered).toBe(false);
});
