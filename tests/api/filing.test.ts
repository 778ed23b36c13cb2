import { query } from '../setup/database';
import { saveAnswer } from '../setup/filer';
import { numberEnding, plainNumber } from '../setup/filer-number';
import { file, readFiling, readyToFile, sign, waitForState } from '../setup/filing';
import { read } from '../setup/http';
import { assign, hirePreparer } from '../setup/people';

describe('filing a return', () => {
  test('ready, signed, queued, transmitted, accepted; then the return is filed and stays as it is', async () => {
    const filer = await readyToFile(plainNumber());
    const before = await readFiling(filer);
    expect(before).toMatchObject({ state: null, simulated: true, problems: [] });
    expect(before.requirements.filter(({ met }) => !met)).toEqual([]);
    expect((await file(filer)).status).toBe(409);
    const signed = await sign(filer);
    expect([signed.status, read<{ state: string }>(signed).state]).toEqual([200, 'signed']);
    const first = await file(filer);
    const again = await file(filer);
    expect([first.status, again.status]).toEqual([202, 202]);
    expect(read<{ submissionId: string }>(again).submissionId).toBe(
      read<{ submissionId: string }>(first).submissionId,
    );
    expect(read<{ submissionId: string }>(first).submissionId).toMatch(/^109999\d{7}[0-9a-z]{7}$/);
    const done = await waitForState(filer, 'accepted');
    expect(done.events.map(({ event }) => event).reverse()).toEqual([
      'prepared',
      'signed-by-taxpayer',
      'sealed',
      'queued',
      'transmitted',
      'accepted',
    ]);
    // The list of signers says the same as what happened beside it, whatever day the form carries.
    expect(done.signers.map(({ signedAt }) => signedAt)).toEqual(
      done.events.filter(({ event }) => event === 'signed-by-taxpayer').map(({ at }) => at),
    );
    expect(done.submissions).toHaveLength(1);
    const taxReturn = read<{ status: string; efile: unknown }>(
      await filer.visitor.get(`/api/tax-returns/${filer.returnId}`),
    );
    expect(taxReturn).toMatchObject({ status: 'filed', efile: { state: 'accepted' } });
    const change = await filer.visitor.post(`/api/interview/${filer.returnId}/responses`, {
      questionId: 'w2s.0.wages',
      answer: 60_000,
    });
    expect(change.status).toBe(409);
    expect((await sign(filer)).status).toBe(409);

    // Nobody is on the other side: no messages, and nothing unread.
    expect(read<unknown[]>(await filer.visitor.get('/api/messages'))).toEqual([]);
    expect(read<{ count: number }>(await filer.visitor.get('/api/messages/unread')).count).toBe(0);
  });

  test('what was accepted can be changed or deleted by no statement of the product’s role', async () => {
    const filer = await readyToFile(plainNumber());
    await sign(filer);
    await file(filer);
    await waitForState(filer, 'accepted');
    const mine = `(SELECT "id" FROM "Filing" WHERE "returnId" = '${filer.returnId}')`;
    const sent = `(SELECT "submissionId" FROM "FilingSubmission" WHERE "filingId" IN ${mine})`;
    for (const statement of [
      `UPDATE "Filing" SET "contentHash" = 'x' WHERE "id" IN ${mine}`,
      `UPDATE "Filing" SET "state" = 'ready' WHERE "id" IN ${mine}`,
      `DELETE FROM "Filing" WHERE "id" IN ${mine}`,
      `UPDATE "FilingSubmission" SET "submissionId" = 'x' WHERE "filingId" IN ${mine}`,
      `DELETE FROM "FilingSubmission" WHERE "filingId" IN ${mine}`,
      `UPDATE "FilingAcknowledgement" SET "status" = 'Rejected' WHERE "submissionId" IN ${sent}`,
      `DELETE FROM "FilingAcknowledgement" WHERE "submissionId" IN ${sent}`,
      `DELETE FROM "TaxReturn" WHERE "id" = '${filer.returnId}'`,
    ])
      await expect(query(statement)).rejects.toThrow(/cannot be (changed|deleted)/);
    expect((await readFiling(filer)).state).toBe('accepted');
    // The account may still go: what the law keeps of it is kept elsewhere.
    const gone = await filer.visitor.post('/api/settings/deletion', { email: filer.email });
    expect(gone.status).toBe(204);
  });

  test('the conversation with a preparer follows the filing', async () => {
    const filer = await readyToFile(plainNumber());
    await assign(await hirePreparer(), filer.visitor);
    await sign(filer);
    await file(filer);
    await waitForState(filer, 'accepted');
    const thread = read<
      { id: string; senderId: string; senderName: string; body: string; readAt: unknown }[]
    >(await filer.visitor.get('/api/messages'));
    expect(thread.map(({ body }) => body.split('. ')[0])).toEqual([
      'The IRS accepted the return',
      'The return was sent to the IRS',
      'Everyone has signed the return',
    ]);
    expect(thread[0]).toMatchObject({ senderId: 'plainfile', senderName: 'Plainfile', readAt: null });
    const unread = async () => read<{ count: number }>(await filer.visitor.get('/api/messages/unread')).count;
    expect(await unread()).toBe(3);
    await filer.visitor.post('/api/messages/read', { upTo: thread[0]?.id });
    expect(await unread()).toBe(0);
    const [newest] = read<{ readAt: string | null }[]>(await filer.visitor.get('/api/messages'));
    expect(newest?.readAt).not.toBeNull();
  });

  test('a change after signing voids the signature', async () => {
    const filer = await readyToFile(plainNumber());
    await sign(filer);
    await saveAnswer(filer.visitor, filer.returnId, 'w2s.0.federalWithholding', 5100);
    expect((await readFiling(filer)).state).toBeNull();
    await filer.visitor.post(`/api/tax-returns/${filer.returnId}/calculate`);
    expect((await file(filer)).status).toBe(409);
    expect((await sign(filer)).status).toBe(200);
    expect((await file(filer)).status).toBe(202);
    const done = await waitForState(filer, 'accepted');
    expect(done.events.map(({ event }) => event)).toContain('signature-void');
  });

  test.each([
    [{ pin: '00000' }, 400],
    [{ pin: '1234' }, 400],
    [{ agreed: false }, 400],
    [{ identity: null }, 400],
    [{ identity: { kind: 'ip-pin', pin: '123' } }, 400],
    [{ signer: 'spouse' }, 400],
    [{ juratVersion: 'other' }, 409],
    [
      {
        payment: {
          routingNumber: '123456789',
          accountNumber: '12345',
          accountType: 'checking',
          date: '2025-04-15',
        },
      },
      400,
    ],
    [{ more: 1 }, 400],
  ])('a signature with %j is refused', async (more, status) => {
    const filer = await refused();
    expect((await sign(filer, more)).status).toBe(status);
    expect((await readFiling(filer)).state).toBeNull();
  });
});

let shared: ReturnType<typeof readyToFile> | undefined;
const refused = () => (shared ??= readyToFile(plainNumber()));

describe('what the simulated IRS answers', () => {
  test('a wrong prior-year AGI is rejected, fixed in the signature and accepted', async () => {
    const filer = await readyToFile(numberEnding('9998'));
    await sign(filer);
    await file(filer);
    const back = await waitForState(filer, 'rejected');
    expect(back.submissions[0]?.acknowledgements[0]).toMatchObject({
      status: 'Rejected',
      problems: [{ rule: 'IND-031-04', href: '/file#sign' }],
    });
    expect((await sign(filer, { identity: { kind: 'agi', amount: 0 } })).status).toBe(200);
    await file(filer);
    const done = await waitForState(filer, 'accepted');
    expect(new Set(done.submissions.map(({ submissionId }) => submissionId)).size).toBe(2);
  });

  test('a name that doesn’t match is fixed in the interview', async () => {
    const filer = await readyToFile(numberEnding('9999'));
    await sign(filer);
    await file(filer);
    const back = await waitForState(filer, 'rejected');
    const [problem] = back.submissions[0]?.acknowledgements[0]?.problems ?? [];
    expect(problem).toMatchObject({ rule: 'R0000-500-01', href: '/interview?q=taxpayer.lastName' });
    await saveAnswer(filer.visitor, filer.returnId, 'taxpayer.lastName', 'Leigh');
    await filer.visitor.post(`/api/tax-returns/${filer.returnId}/calculate`);
    await sign(filer);
    await file(filer);
    await waitForState(filer, 'accepted');
  });

  test.each([
    ['9995', 'accepted although imperfect'],
    ['9993', 'a line that is down once'],
    ['9992', 'the same answer twice'],
    ['9990', 'a late answer'],
    ['9980', 'a receipt that was lost'],
  ])('%s: %s ends accepted, sent once', async (last) => {
    const filer = await readyToFile(numberEnding(last));
    await sign(filer);
    await file(filer);
    const done = await waitForState(filer, 'accepted');
    expect(done.submissions).toHaveLength(1);
    expect(done.submissions[0]?.acknowledgements).toHaveLength(1);
  });

  test('a rejection that an acceptance overtakes', async () => {
    const filer = await readyToFile(numberEnding('9991'));
    await sign(filer);
    await file(filer);
    // The rejection may stand only for a moment: both answers stay listed.
    const done = await waitForState(filer, 'accepted');
    expect(done.submissions[0]?.acknowledgements.map(({ status }) => status)).toEqual([
      'Rejected',
      'Accepted',
    ]);
  });

  test('no answer at all: it stays sent, and can be neither changed nor sent again', async () => {
    const filer = await readyToFile(numberEnding('9994'));
    await sign(filer);
    await file(filer);
    await waitForState(filer, 'transmitted');
    const change = await filer.visitor.post(`/api/interview/${filer.returnId}/responses`, {
      questionId: 'w2s.0.wages',
      answer: 60_000,
    });
    expect(change.status).toBe(409);
    expect((await sign(filer)).status).toBe(409);
    const again = await file(filer);
    expect(again.status).toBe(202);
    expect((await readFiling(filer)).submissions).toHaveLength(1);
  });
});
