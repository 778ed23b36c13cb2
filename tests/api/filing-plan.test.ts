import { answerInterview, firstReturn, simpleFiler, typedW2 } from '../setup/filer';
import { buyPlan, file, sign } from '../setup/filing';
import { read, signInAs, signUpClient } from '../setup/http';

/** Filing is what a plan is paid for; everything before it is open to everybody. */
test('signing and filing need a paid plan, and need it again once it was canceled', async () => {
  const visitor = await signUpClient();
  const returnId = await firstReturn(visitor);
  const filer = { visitor, returnId };
  await answerInterview(visitor, returnId, { ...simpleFiler, ...typedW2, 'taxpayer.ssn': '431-27-4410' });
  expect((await visitor.post(`/api/tax-returns/${returnId}/calculate`)).status).toBe(200);

  for (const refused of [await sign(filer), await file(filer)]) {
    expect(refused.status).toBe(402);
    expect(read<{ message: string }>(refused).message).toBe('Choose a plan to file your return.');
  }
  await buyPlan(visitor, 'Basic');
  expect((await file(filer)).status).toBe(409); // not signed yet
  const [payment] = read<{ id: string }[]>(await visitor.get(`/api/payments/user/${visitor.id}`));
  const admin = await signInAs('admin');
  const canceled = await admin.post(`/api/admin/payments/${payment?.id}/cancel-plan`, { reason: 'A test.' });
  expect(canceled.status).toBe(204);
  expect((await file(filer)).status).toBe(402);
  expect((await visitor.get(`/api/interview/${returnId}/responses`)).status).toBe(200);
});
