import { ApiError } from '@/lib/http/client';
import { planInterview } from '@/lib/interview/plan';
import { listSteps } from './steps';
import { listOpen, mergeToDos, questionOfLink, readComplaints } from './to-do';

const steps = listSteps(planInterview({ answers: {}, documents: [] }).categories);
const refused = (status: number, fields?: Record<string, string>) =>
  new ApiError(status, 'text', {
    message: 'A few answers are still missing.',
    requestId: 'r',
    ...(fields ? { fields } : {}),
  });

test('a refused calculation leads to the questions and papers that it names', () => {
  const error = refused(409, {
    'had-w2-income': 'Answer “Did you have a job?”',
    'documents.e1': 'Look at the W-2.',
    farms: 'Farm income is not supported.',
  });
  expect(readComplaints(error, steps)).toEqual([
    { message: 'Answer “Did you have a job?”', questionId: 'had-w2-income', href: null },
    { message: 'Look at the W-2.', questionId: null, href: '/upload' },
    { message: 'Farm income is not supported.', questionId: null, href: null },
  ]);
});

test('any other failure asks for nothing', () => {
  expect(readComplaints(refused(500), steps)).toEqual([]);
  expect(readComplaints(refused(409), steps)).toEqual([]);
  expect(readComplaints(new Error('offline'), steps)).toEqual([]);
});

test('open questions say which item they are about', () => {
  const answers = { 'had-w2-income': true, 'w2s.0.employerName': 'Diner' };
  const open = listOpen(listSteps(planInterview({ answers, documents: [] }).categories), answers);
  expect(open).toContainEqual({
    message: 'Answer “What is in box 1, wages, tips, and other compensation?” (Diner)',
    questionId: 'w2s.0.wages',
    href: null,
  });
  expect(open.map(({ questionId }) => questionId)).not.toContain('had-w2-income');
  expect(open.map(({ questionId }) => questionId)).not.toContain('notes');
});

test('each thing to do is listed once, papers and refusals before open questions', () => {
  const open = [{ message: 'Answer A', questionId: 'a', href: null }];
  const others = [
    { message: 'Answer A', questionId: null, href: '/interview?q=a' },
    { message: 'Look at the W-2.', questionId: null, href: '/upload/d1' },
    { message: 'Look at the W-2.', questionId: null, href: '/upload' },
    { message: 'We can’t do this.', questionId: null, href: '/interview?q=income-kinds' },
  ];
  expect(mergeToDos(open, others)).toEqual([
    { message: 'Look at the W-2.', questionId: null, href: '/upload/d1' },
    { message: 'We can’t do this.', questionId: 'income-kinds', href: '/interview?q=income-kinds' },
    { message: 'Answer A', questionId: 'a', href: null },
  ]);
  expect(questionOfLink('/upload?q=a')).toBeNull();
});
