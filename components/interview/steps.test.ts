import { planInterview } from '@/lib/interview/plan';
import { type Category, type Question } from '@/lib/interview/schema';
import {
  countOptional,
  findStep,
  listSteps,
  listTopics,
  percentOf,
  resumeAt,
  stepAfter,
  stepOfFact,
} from './steps';

const question = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  text: `${id}?`,
  helpText: 'Help.',
  why: 'Because.',
  type: 'boolean',
  options: [],
  factPath: `interview.${id}`,
  ...more,
});
const categories: Category[] = [
  { name: 'First', slug: 'first', questions: [question('a'), question('b')] },
  { name: 'Second', slug: 'second', questions: [question('c', { optional: true }), question('d')] },
];
const steps = listSteps(categories);

test('steps are numbered through all topics', () => {
  expect(steps.map(({ number, question: { id }, category }) => [number, id, category.name])).toEqual([
    [1, 'a', 'First'],
    [2, 'b', 'First'],
    [3, 'c', 'Second'],
    [4, 'd', 'Second'],
  ]);
  expect(steps.map((step) => percentOf(step, 4))).toEqual([25, 50, 75, 100]);
});

test('the interview goes on at the first open question, at the last one when all is answered', () => {
  expect(resumeAt(steps, {})?.question.id).toBe('a');
  expect(resumeAt(steps, { a: false })?.question.id).toBe('b');
  expect(resumeAt(steps, { a: false, b: true })?.question.id).toBe('d');
  expect(resumeAt(steps, { a: false, b: true, d: true })?.question.id).toBe('d');
  expect(resumeAt([], {})).toBeUndefined();
});

test('the next question is that of the list after saving', () => {
  const longer = listSteps([
    { name: 'First', slug: 'first', questions: [question('a'), question('a2'), question('b')] },
  ]);
  expect(stepAfter(steps, longer, 'a')?.question.id).toBe('a2');
  const withoutA = listSteps([{ name: 'Second', slug: 'second', questions: [question('d')] }]);
  expect(stepAfter(steps, withoutA, 'a')?.question.id).toBe('d');
  expect(stepAfter(steps, steps, 'd')).toBeUndefined();
});

test('a topic leads to its first open question and counts what is needed', () => {
  expect(listTopics(categories, { a: true, d: true })).toEqual([
    { name: 'First', slug: 'first', answered: 1, needed: 2, startAt: 'b' },
    { name: 'Second', slug: 'second', answered: 1, needed: 1, startAt: 'c' },
  ]);
});

test('steps are what the topics count and the optional questions', () => {
  const counted = listTopics(categories, {}).reduce((sum, { needed }) => sum + needed, 0);
  expect([steps.length, counted, countOptional(categories)]).toEqual([4, 3, 1]);
});

test('an unknown question in the address is no step', () => {
  expect(findStep(steps, 'z')).toBeUndefined();
  expect(findStep(steps, null)).toBeUndefined();
});

test('a fact that the engine names leads to its question, typed or behind a document', () => {
  const plan = planInterview({
    answers: { 'had-w2-income': true, 'w2s.0.otherBoxes': ['allocatedTips'] },
    documents: [],
  });
  const real = listSteps(plan.categories);
  expect(stepOfFact(real, 'w2s.0.allocatedTips')?.question.id).toBe('w2s.0.allocatedTips');
  expect(stepOfFact(real, 'had-w2-income')?.question.id).toBe('had-w2-income');
  expect(stepOfFact(real, 'farms')).toBeUndefined();
});
