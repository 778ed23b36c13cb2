import { saveAnswer } from '../setup/filer';
import { plainNumber } from '../setup/filer-number';
import { file, readFiling, type ReadyFiler, readyToFile, sign, waitForState } from '../setup/filing';
import { read } from '../setup/http';

interface View {
  state: string | null;
  refund: number;
  owed: number;
  requirements: { id: string; met: boolean }[];
  problems: { rule: string }[];
  amendment: {
    kind: string;
    number: number;
    amends: string;
    explanation: string | null;
    proposed: string;
    assumedPaid: number;
    lines: { line: string; before: number | null; change: number | null; after: number }[];
  } | null;
  amendable: { claimBy: string; kind: string; passed: boolean } | null;
}

interface Stored {
  id: string;
  status: string;
  estimatedRefund: string;
  amends?: string;
}

/** Ann, whose return with a refund of 981 was accepted. */
async function acceptedFiler(): Promise<ReadyFiler> {
  const filer = await readyToFile(plainNumber());
  await sign(filer);
  await file(filer);
  await waitForState(filer, 'accepted');
  return filer;
}

const openFrom = ({ visitor, returnId }: Pick<ReadyFiler, 'visitor' | 'returnId'>) =>
  visitor.post(`/api/tax-returns/${returnId}/amendments`);

async function amend(filer: ReadyFiler): Promise<ReadyFiler> {
  const opened = await openFrom(filer);
  expect(opened.status).toBe(201);
  return { ...filer, returnId: read<Stored>(opened).id };
}

const look = async ({ visitor, returnId }: ReadyFiler): Promise<View> =>
  read<View>(await visitor.get(`/api/tax-returns/${returnId}/filing`));

const explain = ({ visitor, returnId }: ReadyFiler, explanation: string) =>
  visitor.send('PATCH', `/api/tax-returns/${returnId}/amendment`, { json: { explanation } });

/** Changes the tax withheld, explains it, and files until it is accepted. */
async function correct(filer: ReadyFiler, withheld: number): Promise<View> {
  await saveAnswer(filer.visitor, filer.returnId, 'w2s.0.federalWithholding', withheld);
  expect((await filer.visitor.post(`/api/tax-returns/${filer.returnId}/calculate`)).status).toBe(200);
  expect((await explain(filer, 'A corrected Form W-2 came.')).status).toBe(200);
  expect((await sign(filer)).status).toBe(200);
  expect((await file(filer)).status).toBe(202);
  await waitForState(filer, 'accepted');
  return look(filer);
}

const lineOf = ({ amendment }: View, line: string) => amendment?.lines.find((one) => one.line === line);

test('only an accepted return can be amended', async () => {
  const filer = await readyToFile(plainNumber());
  expect((await openFrom(filer)).status).toBe(409);
  expect((await explain(filer, 'Why.')).status).toBe(409);
  expect((await filer.visitor.send('DELETE', `/api/tax-returns/${filer.returnId}/amendment`)).status).toBe(
    409,
  );
});

test('from accepted to amended and accepted, twice; the returns before stay as they were filed', async () => {
  const filer = await acceptedFiler();
  const before = await look(filer);
  expect(before.amendment).toBeNull();
  expect(before.amendable).toMatchObject({ passed: false });
  const first = await amend(filer);
  expect(first.returnId).not.toBe(filer.returnId);
  expect((await openFrom(filer)).status).toBe(409);
  expect((await openFrom(first)).status).toBe(409);

  // The amendment is the return that the screens show.
  const mine = read<Stored[]>(await filer.visitor.get('/api/tax-returns/my-returns'));
  expect(mine.map(({ id, status, amends }) => [id, status, amends])).toEqual([
    [first.returnId, 'draft', filer.returnId],
    [filer.returnId, 'filed', undefined],
  ]);

  // Nothing changed yet, and nothing is explained.
  await first.visitor.post(`/api/tax-returns/${first.returnId}/calculate`);
  const unchanged = await look(first);
  expect(unchanged.problems.map(({ rule }) => rule)).toContain('PF-1040X-SAME');
  expect(unchanged.requirements.find(({ id }) => id === 'explanation')?.met).toBe(false);
  expect((await sign(first)).status).toBe(409);

  await saveAnswer(first.visitor, first.returnId, 'w2s.0.federalWithholding', 5300);
  await first.visitor.post(`/api/tax-returns/${first.returnId}/calculate`);
  const proposed = await look(first);
  expect(proposed).toMatchObject({ refund: 300, owed: 0 });
  expect(lineOf(proposed, '12')).toMatchObject({ before: 5000, change: 300, after: 5300 });
  expect(lineOf(proposed, '18')?.after).toBe(981);
  expect(proposed.amendment?.proposed).toMatch(/Harbor Bakery: \$5,000 corrected to \$5,300\./);
  const accepted = await correct(first, 5300);
  expect(accepted).toMatchObject({ state: 'accepted', refund: 300, amendment: { number: 1 } });

  // The original says what it said.
  const original = read<Stored>(await filer.visitor.get(`/api/tax-returns/${filer.returnId}`));
  expect(original).toMatchObject({ status: 'filed', estimatedRefund: '981.00' });
  const pdf = await first.visitor.get(`/api/tax-returns/${first.returnId}/pdf`);
  expect(pdf.status).toBe(200);

  // The next one amends the amendment, also when it is asked for at the original.
  const second = await amend(filer);
  expect((await look(second)).amendment).toMatchObject({ number: 2, amends: first.returnId });
  const again = await correct(second, 4800);
  expect(again).toMatchObject({ refund: 0, owed: 500 });
  expect(lineOf(again, '18')?.after).toBe(1281);
  // The name on the account's list: three returns of one year.
  expect(read<Stored[]>(await filer.visitor.get('/api/tax-returns/my-returns'))).toHaveLength(3);
});

test('saving the explanation ends signatures, and one that was never sent can be discarded', async () => {
  const filer = await acceptedFiler();
  const amendment = await amend(filer);
  const { visitor, returnId } = amendment;
  await saveAnswer(visitor, returnId, 'w2s.0.federalWithholding', 5300);
  await visitor.post(`/api/tax-returns/${returnId}/calculate`);
  for (const explanation of ['', '   ', 'x'.repeat(4001)])
    expect((await explain(amendment, explanation)).status).toBe(400);
  await explain(amendment, 'A corrected Form W-2 came.');
  expect((await sign(amendment)).status).toBe(200);
  await explain(amendment, 'A corrected Form W-2 came in May.');
  expect((await readFiling(amendment)).state).toBeNull();
  expect((await file(amendment)).status).toBe(409);

  const discard = () => visitor.send('DELETE', `/api/tax-returns/${returnId}/amendment`);
  expect((await discard()).status).toBe(204);
  expect((await discard()).status).toBe(404);
  expect(read<Stored[]>(await visitor.get('/api/tax-returns/my-returns')).map(({ id }) => id)).toEqual([
    filer.returnId,
  ]);
  expect((await openFrom(filer)).status).toBe(201);
});
