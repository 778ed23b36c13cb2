import { answerInterview, saveAnswer, simpleFiler, typedW2 } from '../setup/filer';
import { plainNumber } from '../setup/filer-number';
import { buyPlan, file, readyToFile, sign, waitForState } from '../setup/filing';
import { read } from '../setup/http';

interface View {
  taxYear: number;
  payBy: string;
  jurat: { version: string };
  paper: { steps: string[]; isWorkCopy: boolean };
  signers: { signer: string; priorAgi: number | null }[];
  problems: { rule: string; text: string }[];
  requirements: { id: string; met: boolean }[];
}
interface Extension {
  dueOn: string;
  extendedTo: string;
  priorAgi: { taxpayer: number | null };
}

const sign2025 = { juratVersion: '2025-1', identity: { kind: 'agi', amount: 50_000 } };

test('a late 2024 return and a 2025 return: filed one after the other, while 2024 is amended', async () => {
  const ssn = await plainNumber();
  const filer = await readyToFile(ssn);
  const { visitor } = filer;
  const opened = await visitor.post('/api/tax-returns', { taxYear: 2025 });
  expect(opened.status).toBe(201);
  const later = { visitor, returnId: read<{ id: string }>(opened).id };
  const look = async () => read<View>(await visitor.get(`/api/tax-returns/${later.returnId}/filing`));

  // Nothing of 2024 was accepted yet: no income is proposed.
  const { 'w2s.0.employerName': _name, 'w2s.0.employerEin': _ein, ...amounts } = typedW2;
  await answerInterview(visitor, later.returnId, {
    ...simpleFiler,
    ...amounts,
    'taxpayer.ssn': ssn,
    'w2s.0.wages': 52_000,
    'w2s.0.extraPay': ['none'],
  });
  expect((await visitor.post(`/api/tax-returns/${later.returnId}/calculate`)).status).toBe(200);
  await buyPlan(visitor, 'Basic', later.returnId);
  expect((await look()).signers).toMatchObject([{ signer: 'taxpayer', priorAgi: null }]);

  expect((await sign(filer)).status).toBe(200);
  expect((await file(filer)).status).toBe(202);
  await waitForState(filer, 'accepted');

  const view = await look();
  expect(view).toMatchObject({ taxYear: 2025, payBy: '2026-04-15', jurat: { version: '2025-1' } });
  expect(view.signers).toMatchObject([{ signer: 'taxpayer', priorAgi: 50_000 }]);
  expect(view.problems).toEqual([]);
  expect(view.paper.isWorkCopy).toBe(false);
  expect(view.paper.steps.join(' ')).toContain('the official 2025 form');
  const extension = read<Extension>(await visitor.get(`/api/tax-returns/${later.returnId}/extension`));
  expect(extension).toMatchObject({
    dueOn: '2026-04-15',
    extendedTo: '2026-10-15',
    priorAgi: { taxpayer: 50_000 },
  });

  // The accepted return is amended while 2025 is open, and 2025 is filed beside it.
  const amended = await visitor.post(`/api/tax-returns/${filer.returnId}/amendments`);
  expect(amended.status).toBe(201);
  const { id: amendment } = read<{ id: string }>(amended);
  expect((await sign(later, { juratVersion: '2024-1' })).status).toBe(409);
  expect((await sign(later, sign2025)).status).toBe(200);
  expect((await file(later)).status).toBe(202);
  const accepted = await waitForState(later, 'accepted');
  expect(accepted.submissions[0]?.submissionId).toMatch(/^\d{6}2026\d{3}/);
  await saveAnswer(visitor, amendment, 'w2s.0.federalWithholding', 5100);
  expect((await visitor.post(`/api/tax-returns/${amendment}/calculate`)).status).toBe(200);

  const pdf = await visitor.get(`/api/tax-returns/${later.returnId}/pdf`);
  expect(pdf.status).toBe(200);
  expect(pdf.headers.get('content-disposition')).toBe('attachment; filename="plainfile-2025-return.pdf"');
});
