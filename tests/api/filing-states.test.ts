import { query } from '../setup/database';
import { saveAnswer } from '../setup/filer';
import { numberEnding, plainNumber } from '../setup/filer-number';
import { file, readyToFile, sign, waitForState } from '../setup/filing';
import {
  fileBoth,
  fileState,
  readState,
  readStates,
  readyWithState,
  signState,
  waitForStateOf,
} from '../setup/filing-states';
import { read, signInAs } from '../setup/http';
import { assign, hirePreparer } from '../setup/people';

const codes = (rows: { problems: { rule: string }[] }[]) =>
  rows.flatMap(({ problems }) => problems.map(({ rule }) => rule));

describe('a state return in the simulator', () => {
  test('is signed beside the federal one, goes out with it, and gets an answer of its own', async () => {
    const filer = await readyWithState(plainNumber());
    expect(await readState(filer, 'ME')).toMatchObject({
      name: 'Maine',
      dueOn: '2025-04-15',
      state: null,
      step: 'wait',
      because: 'Sign your federal return first. The Maine return goes with it.',
    });
    expect((await signState(filer, 'ME')).status).toBe(409);
    await sign(filer);
    expect((await readState(filer, 'ME')).step).toBe('sign');
    expect((await signState(filer, 'ME')).status).toBe(200);
    expect((await signState(filer, 'ME')).status).toBe(409);
    const signed = await readState(filer, 'ME');
    expect(signed).toMatchObject({
      state: 'signed',
      step: 'wait',
      because: 'Signed. We’ll send it with the federal return.',
    });
    expect(signed.seal).toMatch(/^[0-9a-f]{64}$/);
    // Never before the federal one.
    expect((await fileState(filer, 'ME')).status).toBe(409);
    const federal = read<{ submissionId: string }>(await file(filer));
    const done = await waitForStateOf(filer, 'ME', 'accepted');
    expect(done.submissions).toHaveLength(1);
    expect(done.submissions[0]).toMatchObject({ state: 'accepted', linkedTo: federal.submissionId });
    expect(done.submissions[0]?.submissionId).not.toBe(federal.submissionId);
    expect(done.events.map(({ event }) => event).reverse()).toEqual([
      'prepared',
      'signed-by-taxpayer',
      'sealed',
      'queued',
      'transmitted',
      'accepted',
    ]);
    expect((await readStates(filer)).state).toBe('accepted');
    // Once more is the same submission; signing again is refused.
    const again = await fileState(filer, 'ME');
    expect([again.status, read<{ submissionId: string }>(again).submissionId]).toEqual([
      202,
      done.submissions[0]?.submissionId,
    ]);
    expect((await signState(filer, 'ME')).status).toBe(409);
    const audit = await query<{ action: string }>(
      `SELECT "action" FROM "AuditEvent" WHERE "ownerId" = '${filer.visitor.id}' AND "objectId" IN
         (SELECT "id" FROM "Filing" WHERE "returnId" = '${filer.returnId}' AND "kind" = 'state-ME') ORDER BY "id"`,
    );
    expect(audit.map(({ action }) => action)).toEqual(['filing.signed', 'filing.queued', 'filing.accepted']);
  });

  test('can follow an accepted federal return, with the same figures', async () => {
    const filer = await readyWithState(plainNumber());
    await sign(filer);
    await file(filer);
    await waitForState(filer, 'accepted');
    expect((await signState(filer, 'ME')).status).toBe(200);
    expect((await readState(filer, 'ME')).step).toBe('file');
    expect((await fileState(filer, 'ME')).status).toBe(202);
    expect((await waitForStateOf(filer, 'ME', 'accepted')).submissions[0]?.linkedTo).toMatch(/^109999/);
    // What a state accepted stays as it is, too.
    await expect(
      query(`DELETE FROM "Filing" WHERE "returnId" = '${filer.returnId}' AND "kind" = 'state-ME'`),
    ).rejects.toThrow(/cannot be deleted/);
  });

  test('is not taken while the federal one is rejected; both go again', async () => {
    const filer = await readyWithState(numberEnding('9998'));
    await fileBoth(filer);
    await waitForState(filer, 'rejected');
    // The federal answer may come before the state return has left: then that one isn't sent at all.
    const back = await waitForStateOf(filer, 'ME', 'rejected', 'failed');
    expect(codes(back.submissions[0]?.acknowledgements ?? [])).toEqual(
      back.state === 'failed' ? [] : ['PF-ST-FEDERAL'],
    );
    expect(back.step).toBe('wait');
    expect((await sign(filer, { identity: { kind: 'agi', amount: 52_000 } })).status).toBe(200);
    expect((await signState(filer, 'ME')).status).toBe(200);
    expect((await file(filer)).status).toBe(202);
    const done = await waitForStateOf(filer, 'ME', 'accepted');
    expect(done.submissions.map(({ state }) => state)).toEqual(['accepted', back.state]);
  });

  test('comes back for last year’s income until another one is signed with', async () => {
    const filer = await readyWithState(numberEnding('9979'));
    await fileBoth(filer, { priorIncome: 100 });
    const back = await waitForStateOf(filer, 'ME', 'rejected');
    expect(codes(back.submissions[0]?.acknowledgements ?? [])).toEqual(['PF-ST-PRIOR']);
    expect(back.submissions[0]?.acknowledgements[0]?.problems[0]?.href).toBe('/file#state-ME');
    expect((await readStates(filer)).state).toBe('accepted');
    expect((await signState(filer, 'ME', { priorIncome: 41_000 })).status).toBe(200);
    expect((await fileState(filer, 'ME')).status).toBe(202);
    await waitForStateOf(filer, 'ME', 'accepted');
  });

  test('a duplicate is named, and no second try helps', async () => {
    const filer = await readyWithState(numberEnding('9978'));
    await fileBoth(filer);
    const back = await waitForStateOf(filer, 'ME', 'rejected');
    expect(back.submissions[0]?.acknowledgements[0]?.problems).toEqual([
      { rule: 'PF-ST-DUPLICATE', text: expect.stringContaining('already has a 2024 return'), href: null },
    ]);
    expect([back.step, back.because]).toEqual([
      'wait',
      expect.stringContaining('would reject this one again'),
    ]);
    const again = await signState(filer, 'ME');
    expect([again.status, read<{ message: string }>(again).message]).toEqual([409, back.because]);
  });

  test('a change of the return ends both signatures', async () => {
    const filer = await readyWithState(plainNumber());
    await sign(filer);
    await signState(filer, 'ME');
    await saveAnswer(filer.visitor, filer.returnId, 'w2s.0.federalWithholding', 5100);
    expect((await readStates(filer)).states[0]?.state ?? null).toBeNull();
    await filer.visitor.post(`/api/tax-returns/${filer.returnId}/calculate`);
    expect((await fileState(filer, 'ME')).status).toBe(409);
    await sign(filer);
    expect((await signState(filer, 'ME')).status).toBe(200);
    await file(filer);
    await waitForStateOf(filer, 'ME', 'accepted');
  });

  test('needs a plan with states; the federal return goes without it', async () => {
    const filer = await readyToFile(plainNumber());
    await sign(filer);
    const refused = await signState(filer, 'ME');
    expect([refused.status, read<{ message: string }>(refused).message]).toEqual([
      402,
      'Filing a state return requires the Premium plan.',
    ]);
    expect(await readState(filer, 'ME')).toMatchObject({ step: 'wait', href: '/payments' });
    // A preparer reads about the client, who is the one to pay.
    const preparer = await hirePreparer();
    await assign(preparer, filer.visitor);
    expect(await readState({ ...filer, visitor: preparer }, 'ME')).toMatchObject({
      step: 'wait',
      because: 'The client needs a plan that covers this return.',
      href: null,
    });
    expect((await file(filer)).status).toBe(202);
    await waitForState(filer, 'accepted');
    expect((await readState(filer, 'ME')).state).toBeNull();
  });

  test('waits while its state is stopped, the federal one goes on', async () => {
    const admin = await signInAs('admin');
    const turn = (stopped: boolean) =>
      admin.send('PUT', '/api/admin/operations/switches/e-file-ME', {
        json: { stopped, reason: 'A test.' },
      });
    const filer = await readyWithState(plainNumber());
    expect((await turn(true)).status).toBe(200);
    try {
      await fileBoth(filer);
      await waitForState(filer, 'accepted');
      expect(await readState(filer, 'ME')).toMatchObject({ state: 'queued', paused: true });
    } finally {
      expect((await turn(false)).status).toBe(200);
    }
    await waitForStateOf(filer, 'ME', 'accepted');
  });

  test.each([
    [{ pin: '00000' }, 400],
    [{ agreed: false }, 400],
    [{ priorIncome: '1' }, 400],
    [{ signer: 'spouse' }, 400],
    [{ declarationVersion: 'other' }, 409],
    [{ more: 1 }, 400],
  ])('a signature with %j is refused', async (more, status) => {
    const filer = await signedOnce();
    expect((await signState(filer, 'ME', more)).status).toBe(status);
    expect((await readState(filer, 'ME')).state).toBeNull();
  });

  test('a state that the return doesn’t touch is none of its states', async () => {
    const filer = await signedOnce();
    expect((await signState(filer, 'IL')).status).toBe(404);
    expect((await signState(filer, 'XX')).status).toBe(400);
    expect((await fileState(filer, 'IL')).status).toBe(409);
  });
});

test('an amended return leaves the states as filed and says what to do', async () => {
  const filer = await readyWithState(plainNumber());
  await fileBoth(filer);
  await waitForStateOf(filer, 'ME', 'accepted');
  const opened = await filer.visitor.post(`/api/tax-returns/${filer.returnId}/amendments`);
  const amended = { ...filer, returnId: read<{ id: string }>(opened).id };
  const view = await readStates(amended);
  expect(view.states).toEqual([]);
  expect(view.statesNote).toContain('stay as filed');
  // Nothing has changed yet.
  expect(view.statesNote).toMatch(/Maine: the balance stays at /);
  expect((await signState(amended, 'ME')).status).toBe(409);
  expect((await readState(filer, 'ME')).state).toBe('accepted');
});

let once: ReturnType<typeof readyWithState> | undefined;

/** One filer whose federal return is signed, for what is refused and changes nothing. */
function signedOnce() {
  once ??= readyWithState(plainNumber()).then(async (filer) => {
    await sign(filer);
    return filer;
  });
  return once;
}
