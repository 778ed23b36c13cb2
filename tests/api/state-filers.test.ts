import { findState } from '@/lib/tax/states/all-states';
import { type ReturnKind } from '@/lib/tax/states/shared/residency';
import { headingOf } from '@/lib/tax/states/state-return';
import { answersFor, type StateFiler, stateFilers } from '../fixtures/state-filers';
import { answerInterview, firstReturn } from '../setup/filer';
import { plainNumber } from '../setup/filer-number';
import { buyPlan, file, sign, waitForState } from '../setup/filing';
import { readStates, signState, waitForStateOf } from '../setup/filing-states';
import { signUpClient } from '../setup/http';
import { share } from '../setup/share';

/** Somebody new with these facts, calculated and paid: only the signatures are missing. */
async function ready(filer: StateFiler, plan: 'Basic' | 'Business' = 'Business') {
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
  await buyPlan(visitor, plan);
  return { visitor, email: visitor.email, returnId, signers: joint ? ['taxpayer', 'spouse'] : ['taxpayer'] };
}

function printedName(code: string, kind: ReturnKind): string {
  const state = findState(code);
  if (state === null) throw new Error(`no return of ${code}`);
  return headingOf(state, kind).name;
}

const ok = (reply: { status: number; text: string }) => {
  if (reply.status >= 300) throw new Error(`${reply.status}: ${reply.text}`);
};

/** Those that the browser tests walk with in the usual run (one in nine, beginning with the first) come last here. */
const isWalked = (filer: StateFiler) => stateFilers.indexOf(filer) % 9 === 0;
const inTurn = [...stateFilers.filter((one) => !isWalked(one)), ...stateFilers.filter(isWalked)];

test.each(share(inTurn, 6))('$name: accepted by the IRS and by each state', async (filer) => {
  const caller = await ready(filer);
  const codes = Object.keys(filer.states);
  const { states } = await readStates(caller);
  expect(states.map(({ code }) => code).toSorted()).toEqual(codes.toSorted());
  // Each is called by the form that this filer files there.
  for (const { code, kind, form } of states) expect([code, form]).toEqual([code, printedName(code, kind)]);
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

test('a return with two states names the plan that has both, not the one for a single state', async () => {
  const filer = stateFilers.find(({ states }) => Object.keys(states).length === 2);
  if (filer === undefined) throw new Error('no filer with two states');
  const caller = await ready(filer, 'Basic');
  const sentence = 'Filing more than one state return requires the Business plan.';
  expect((await readStates(caller)).states.map(({ because }) => because)).toEqual([sentence, sentence]);
});
