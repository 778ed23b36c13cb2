import { unseal } from '@/lib/infra/crypto';
import { db } from '@/lib/infra/db';
import type { ReadState } from '@/lib/returns/interview-state';
import { listSubmissions } from './submission-views';

jest.mock('@/lib/infra/db', () => ({ db: jest.fn() }));
jest.mock('@/lib/infra/crypto', () => ({ unseal: jest.fn() }));

const at = new Date('2025-03-01T12:00:00Z');

/** One submission with one answer of the IRS. */
function receive(status: string, faults: { rule: string; message: string; element: string | null }[]): void {
  const row = {
    submissionId: 'S1',
    state: status === 'Accepted' ? 'accepted' : 'rejected',
    createdAt: at,
    transmittedAt: at,
    answeredAt: at,
    acknowledgements: [{ status, receivedAt: at, content: 'sealed', hash: 'h' }],
  };
  jest.mocked(db).mockReturnValue({ filingSubmission: { findMany: async () => [row] } } as never);
  jest.mocked(unseal).mockReturnValue(JSON.stringify(faults));
}

const state: ReadState = { answers: {}, documents: [], prefilled: {}, carried: {}, taxYear: 2024 };

test('an acceptance asks for nothing of the interview', async () => {
  receive('Accepted', []);
  const readState = jest.fn();
  const [found] = await listSubmissions('r1', readState, 2024);
  expect(found).toMatchObject({
    state: 'accepted',
    acknowledgements: [{ status: 'Accepted', problems: [] }],
  });
  expect(readState).not.toHaveBeenCalled();
});

test('a rejection reads it once, and links to what fixes each fault', async () => {
  receive('Rejected', [
    { rule: 'IND-031-04', message: 'AGI', element: null },
    { rule: 'R0000-500-01', message: 'name', element: null },
  ]);
  const readState = jest.fn(async () => state);
  const [found] = await listSubmissions('r1', readState, 2024);
  expect(found?.acknowledgements[0]?.problems).toMatchObject([
    { rule: 'IND-031-04', href: '/file#sign' },
    { rule: 'R0000-500-01', href: expect.stringContaining('taxpayer.lastName') },
  ]);
  expect(readState).toHaveBeenCalledTimes(1);
});
