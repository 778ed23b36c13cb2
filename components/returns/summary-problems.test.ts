import { ApiError } from '@/lib/http/client';
import { sayCalculateProblem } from './summary-problems';

const refused = (fields?: Record<string, string>) =>
  new ApiError(409, '{}', {
    message: 'A few answers are still missing.',
    requestId: 'r1',
    ...(fields === undefined ? {} : { fields }),
  });

test('what is missing is named', () => {
  expect(sayCalculateProblem(refused({ dob: 'Your date of birth is missing.' }))).toBe(
    'Your date of birth is missing.',
  );
  expect(sayCalculateProblem(refused({ a: 'First.', b: 'Second.', c: 'Third.' }))).toBe(
    'First. See 2 more under Validation Insights.',
  );
});

test('otherwise the message of the server, or of the specification', () => {
  expect(sayCalculateProblem(refused())).toBe('A few answers are still missing.');
  expect(sayCalculateProblem(new TypeError('fetch failed'))).toBe(
    'Failed to calculate taxes. Please try again.',
  );
  expect(sayCalculateProblem(new ApiError(502, 'Bad gateway', null))).toBe(
    'Failed to calculate taxes. Please try again.',
  );
});
