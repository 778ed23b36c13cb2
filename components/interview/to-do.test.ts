import { ApiError } from '@/lib/http/client';
import { planInterview } from '@/lib/interview/plan';
import { listSteps } from './steps';
import { readComplaints } from './to-do';

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
