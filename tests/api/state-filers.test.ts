import { answersFor, type StateFiler, stateFilers } from '../fixtures/state-filers';
import { answerInterview, firstReturn } from '../setup/filer';
import { plainNumber } from '../setup/filer-number';
import { buyPlan, file, sign, waitForState } from '../setup/filing';
import { readStates, signState, waitForStateOf } from '../setup/filing-states';
import { signUpClient } from '../setup/http';

/** Somebody new with these facts, calculated and paid: only the signatures are missing. */
async function ready(filer: StateFiler) {
  const visitor = await signUpClient();
  const returnId = await firstReturn(visitor);
  const joint = filer.facts.filingStatus === 'mfj';
  await answerInterview(visitor, returnId, {
    'refund-method': 'Paper check in the mail',
    ...answersFor(filer),
    'taxpayer.ssn': await plainNumber(),
    ...(joint ? { 'spouse.ssn': await plainNumber() } : {}),
  });
  const calculated = await visitor.post(`/api/tax-returns/${returnId}/calculate`);
  if (calculated.status !== 200) throw new Error(`calculating gave ${calculated.status}: ${calculated.text}`);
  await buyPlan(visitor, 'Business');
  return { visitor, email: visitor.email, returnId, signers: joint ? ['taxpayer', 'spouse'] : ['taxpayer'] };
}

const ok = (reply: { status: number; text: string }) => {
  if (reply.status >= 300) throw new Error(`${reply.status}: ${reply.text}`);
};

test.each(stateFilers)('$name: accepted by the IRS and by each state', async (filer) => {
  const caller = await ready(filer);
  const codes = Object.keys(filer.states);
  expect((await readStates(caller)).states.map(({ code }) => code).toSorted()).toEqual(codes.toSorted());
  for (const signer of caller.signers) ok(await sign(caller, { signer }));
  for (const code of codes)
    for (const signer of caller.signers) ok(await signState(caller, code, { signer }));
  ok(await file(caller));
  const federal = await waitForState(caller, 'accepted', 'rejected');
  expect(federal.state).toBe('accepted');
  for (const code of codes) {
    const done = await waitForStateOf(caller, code, 'accepted', 'rejected');
    expect([code, done.state, done.submissions[0]?.linkedTo]).toEqual([
      code,
      'accepted',
      federal.submissions[0]?.submissionId,
    ]);
  }
});
