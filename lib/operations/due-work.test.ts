import { sendDueEmails } from '@/lib/accounts/mail-work';
import { settleDuePayments } from '@/lib/billing/work';
import { readDueDocuments } from '@/lib/documents/work';
import { runDueFilings } from '@/lib/filing/work';
import { log } from '@/lib/infra/log';
import { runDueWork } from './due-work';

jest.mock('@/lib/account-data/work', () => ({ deleteDueFiles: jest.fn(async () => 1) }));
jest.mock('@/lib/accounts/mail-work', () => ({ sendDueEmails: jest.fn(async () => 1) }));
jest.mock('@/lib/accounts/sweep', () => ({}));
jest.mock('@/lib/audit/seal', () => ({}));
jest.mock('@/lib/billing/work', () => ({ settleDuePayments: jest.fn(async () => 1) }));
jest.mock('@/lib/documents/direct-upload', () => ({}));
jest.mock('@/lib/documents/seal-old-files', () => ({}));
jest.mock('./move-to-account-keys', () => ({}));
jest.mock('@/lib/documents/work', () => ({ readDueDocuments: jest.fn(async () => 1) }));
jest.mock('@/lib/filing/work', () => ({ runDueFilings: jest.fn(async () => 1) }));
jest.mock('@/lib/training/work', () => ({ readDueTraining: jest.fn(async () => 1) }));

const logged = jest.spyOn(log, 'error').mockReturnValue(undefined);
beforeEach(() => logged.mockClear());

it('counts what was done of every kind', async () => {
  expect(await runDueWork()).toBe(6);
  expect(logged).not.toHaveBeenCalled();
});

it('gives every kind its turn when one breaks off, names it, and then fails', async () => {
  jest.mocked(readDueDocuments).mockRejectedValueOnce(new TypeError('a paper'));
  jest.mocked(settleDuePayments).mockRejectedValueOnce(new Error('a payment'));
  const turns = [runDueFilings, sendDueEmails].map((work) => jest.mocked(work).mockClear());
  await expect(runDueWork()).rejects.toThrow('a paper');
  for (const work of turns) expect(work).toHaveBeenCalledTimes(1);
  expect(logged.mock.calls).toMatchObject([
    [{ work: 'documents', error: { name: 'TypeError' } }, 'due work failed'],
    [{ work: 'payments', error: { name: 'Error' } }, 'due work failed'],
  ]);
});
