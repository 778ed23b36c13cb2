import { query } from '../setup/database';
import { saveAnswer } from '../setup/filer';
import { plainNumber } from '../setup/filer-number';
import { file, readFiling, type ReadyFiler, readyToFile, sign } from '../setup/filing';
import { read, type Visitor } from '../setup/http';
import { waitForEmail } from '../setup/outbox';
import { assign, hirePreparer } from '../setup/people';
import { readSealedResults, storePlainResults } from '../setup/plain-results';

interface Return {
  status: string;
  efile: { state: string } | null;
  calculationResults: { stale: boolean; engine: { version: string } };
}

const path = ({ returnId }: ReadyFiler) => `/api/tax-returns/${returnId}`;
const readReturn = async (who: Visitor, filer: ReadyFiler) => read<Return>(await who.get(path(filer)));
const decide = (preparer: Visitor, filer: ReadyFiler, status: string) =>
  preparer.send('PATCH', path(filer), { json: { status, message: 'Please look again.' } });
const calculate = ({ visitor, returnId }: ReadyFiler) =>
  visitor.post(`/api/tax-returns/${returnId}/calculate`);
const newest = async ({ visitor }: ReadyFiler) =>
  read<{ body: string }[]>(await visitor.get('/api/messages'))[0]?.body;

async function signedWithPreparer() {
  const [filer, preparer] = await Promise.all([readyToFile(plainNumber()), hirePreparer()]);
  await assign(preparer, filer.visitor);
  expect((await sign(filer)).status).toBe(200);
  return { filer, preparer };
}

describe('signatures of a return that is not sent yet', () => {
  test('an approval changes no figure, so what was signed before it stays signed and can be sent', async () => {
    const { filer, preparer } = await signedWithPreparer();
    expect((await decide(preparer, filer, 'approved')).status).toBe(200);
    expect((await readReturn(preparer, filer)).efile).toEqual({ state: 'signed' });
    expect((await readFiling(filer)).state).toBe('signed');
    expect((await file(filer)).status).toBe(202);
  });

  test('end when the preparer sends the return back: both sides read whose and why, the client by letter', async () => {
    const { filer, preparer } = await signedWithPreparer();
    expect((await decide(preparer, filer, 'draft')).status).toBe(200);
    expect(await newest(filer)).toBe(
      'The preparer sent the return back for changes after it was signed, so the signature from the taxpayer is no longer valid. The return must be recalculated and signed again before it can be filed.',
    );
    const seen = await preparer.get(`/api/messages?clientId=${filer.visitor.id}`);
    expect(read<{ body: string }[]>(seen)[0]?.body).toBe(await newest(filer));
    expect((await readFiling(filer)).events[0]?.event).toBe('signature-void');
    await waitForEmail(filer.email, 'Your tax return must be signed again');
    const refused = await file(filer);
    expect([refused.status, read<{ message: string }>(refused).message]).toEqual([
      409,
      'The return changed after it was signed. Review it and sign again.',
    ]);
  });

  test('end with an answer, once, and the next one says nothing more', async () => {
    const { filer } = await signedWithPreparer();
    await saveAnswer(filer.visitor, filer.returnId, 'w2s.0.federalWithholding', 5100);
    expect(await newest(filer)).toMatch(
      /^An answer or a document changed after the return was signed, so the signature from the taxpayer/,
    );
    await saveAnswer(filer.visitor, filer.returnId, 'w2s.0.federalWithholding', 5200);
    const events = (await readFiling(filer)).events.filter(({ event }) => event === 'signature-void');
    expect(events).toHaveLength(1);
    expect(read<object[]>(await filer.visitor.get('/api/messages'))).toHaveLength(2);
  });
});

describe('a calculation of another version of the engine', () => {
  /** As if an engine of before had made it, with another figure on line 16 where one is given. */
  const makeOlder = async ({ returnId }: ReadyFiler, tax?: number) => {
    const results = await readSealedResults(returnId);
    const { lines } = results as { lines: { '1040': Record<string, object> } };
    if (tax !== undefined) lines['1040']['16'] = { ...lines['1040']['16'], value: tax };
    await storePlainResults(returnId, { ...results, engine: { version: '2024.1', taxYear: 2024 } });
  };

  test('counts as long as this one makes the same figures', async () => {
    const { filer, preparer } = await signedWithPreparer();
    const { version } = (await readReturn(filer.visitor, filer)).calculationResults.engine;
    expect(version).toMatch(/^2024\.[0-9a-f]{8}$/);
    await makeOlder(filer);
    expect((await readReturn(filer.visitor, filer)).calculationResults.stale).toBe(false);
    expect((await decide(preparer, filer, 'approved')).status).toBe(200);
    expect((await calculate(filer)).status).toBe(200);
    expect(await readReturn(filer.visitor, filer)).toMatchObject({
      status: 'approved',
      efile: { state: 'signed' },
      calculationResults: { stale: false, engine: { version } },
    });
  });

  test('is out of date when this one makes others: not approved, not sent, and signed again', async () => {
    const { filer, preparer } = await signedWithPreparer();
    await makeOlder(filer, 1);
    expect((await readReturn(preparer, filer)).calculationResults.stale).toBe(true);
    expect((await decide(preparer, filer, 'approved')).status).toBe(409);
    expect((await file(filer)).status).toBe(409);
    expect((await calculate(filer)).status).toBe(200);
    expect((await readReturn(filer.visitor, filer)).efile).toBeNull();
    expect(await newest(filer)).toBe(
      'The return was recalculated after it was signed, and figures changed, so the signature from the taxpayer is no longer valid. The return must be signed again before it can be filed.',
    );
    expect((await sign(filer)).status).toBe(200);
    expect((await file(filer)).status).toBe(202);
  });

  test('loses its approval with new figures, and stays what it is once it is filed', async () => {
    const { filer, preparer } = await signedWithPreparer();
    expect((await decide(preparer, filer, 'approved')).status).toBe(200);
    await makeOlder(filer, 2);
    expect((await calculate(filer)).status).toBe(200);
    expect((await readReturn(filer.visitor, filer)).status).toBe('in-review');
    await makeOlder(filer, 3);
    await query(`UPDATE "TaxReturn" SET "status" = 'filed' WHERE "id" = $1`, [filer.returnId]);
    expect((await readReturn(filer.visitor, filer)).calculationResults).toMatchObject({
      stale: false,
      lines: { 1040: { 16: { value: 3 } } },
    });
  });
});
