import { answerInterview, firstReturn, simpleFiler, typedW2 } from '../setup/filer';
import { read, signUpClient } from '../setup/http';

test('last year’s income that the interview asked for is proposed for signing', async () => {
  const client = await signUpClient();
  const returnId = await firstReturn(client);
  // With little withheld there is a balance due, and the penalty depends on last year's income.
  const owing = { ...simpleFiler, ...typedW2, 'w2s.0.federalWithholding': 500 };
  await answerInterview(client, returnId, { ...owing, 'priorYear.agi': 48_250 });
  expect((await client.post(`/api/tax-returns/${returnId}/calculate`)).status).toBe(200);
  const view = read<{ signers: object[] }>(await client.get(`/api/tax-returns/${returnId}/filing`));
  expect(view.signers).toMatchObject([{ signer: 'taxpayer', priorAgi: null, statedAgi: 48_250 }]);
});
