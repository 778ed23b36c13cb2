import { createHash } from 'node:crypto';
import { numberEnding, plainNumber } from '../setup/filer-number';
import { file, readFiling, readyToFile, sign, waitForState } from '../setup/filing';
import { read, type Visitor } from '../setup/http';
import { assign, hirePreparer } from '../setup/people';
import { readPdfPages } from '../setup/pdf-text';
import { type OwnServer, startOwnServer } from '../setup/own-server';
import { until } from '../setup/until';

async function download(
  visitor: Visitor,
  path: string,
): Promise<{ sha256: string; text: string; name: string }> {
  const reply = await visitor.get(path);
  expect([path, reply.status]).toEqual([path, 200]);
  const pages = await readPdfPages(reply.bytes);
  return {
    sha256: createHash('sha256').update(reply.bytes).digest('hex'),
    text: pages.join(' '),
    name: reply.headers.get('content-disposition') ?? '',
  };
}

describe('the PDF of a return', () => {
  test('a draft before, the same signed bytes after; one to mail at any time', async () => {
    const filer = await readyToFile(plainNumber());
    const path = `/api/tax-returns/${filer.returnId}/pdf`;
    const draft = await download(filer.visitor, path);
    expect(draft.text).toContain('Draft. Not signed or filed. Do not mail.');
    expect(draft.name).toContain('-draft.pdf');
    const toMail = await download(filer.visitor, `${path}?for=mail`);
    expect(toMail.text).not.toContain('Draft');
    expect(toMail.text).toContain('Kansas City, MO 64999-0002');
    await sign(filer);
    const signed = await download(filer.visitor, path);
    const { seal } = read<{ seal: string }>(
      await filer.visitor.get(`/api/tax-returns/${filer.returnId}/filing`),
    );
    expect(signed.text).toContain(`${seal.slice(0, 32)} ${seal.slice(32)}`);
    await file(filer);
    await waitForState(filer, 'accepted');
    expect((await download(filer.visitor, path)).sha256).toBe(signed.sha256);
    expect((await filer.visitor.get(`${path}?for=fun`)).status).toBe(400);
  });
});

const input = { tax: 4019, payments: 3000, paying: 1019, abroad: false, debit: null, agreed: true };

describe('more time to file, after the day it was due', () => {
  test('nothing is sent or printed, and the reply says what to do', async () => {
    const { visitor, returnId } = await readyToFile(plainNumber());
    const path = `/api/tax-returns/${returnId}/extension`;
    expect(read(await visitor.get(path))).toMatchObject({
      state: null,
      window: { open: 'nobody', lastDay: '2025-04-15', lastDayAbroad: '2025-06-16' },
    });
    for (const abroad of [false, true]) {
      const refused = await visitor.post(path, { ...input, abroad });
      expect(refused.status).toBe(409);
      expect(refused.text).toMatch(/too late for Form 4868.+File your return as soon as you can/);
    }
    expect((await visitor.get(`${path}/pdf?paying=500`)).status).toBe(409);
    expect(read(await visitor.get(path))).toMatchObject({ state: null, submissionId: null });
  });
});

describe('more time to file', () => {
  // The simulator's filing season: five days before the due date.
  let server: OwnServer;
  beforeAll(async () => {
    server = await startOwnServer({ EFILE_SIMULATED_DAY: '2025-04-10' });
  });
  afterAll(() => server.kill());

  test('Form 4868 goes out, is accepted, and moves the deadline; the return itself stays open', async () => {
    const [filer, preparer] = await Promise.all([readyToFile(plainNumber(), {}, server.url), hirePreparer()]);
    await assign(preparer, filer.visitor);
    const queue = async () => read<{ extended: boolean }[]>(await preparer.get('/api/preparer/clients'));
    expect(await queue()).toMatchObject([{ extended: false }]);
    const inReturn = `/api/tax-returns/${filer.returnId}`;
    expect((await preparer.send('PATCH', inReturn, { json: { status: 'approved' } })).status).toBe(200);
    const path = `${inReturn}/extension`;
    const before = read<Record<string, unknown>>(await filer.visitor.get(path));
    // Ann owes 4,019 of tax and had 5,000 withheld (tests/api/returns.test.ts).
    expect(before).toMatchObject({
      state: null,
      missing: [],
      names: 'Ann Lee',
      simulated: true,
      estimate: { tax: 4019, payments: 5000, balance: 0, paying: 0 },
    });
    const first = await filer.visitor.post(path, input);
    const again = await filer.visitor.post(path, input);
    expect([first.status, again.status]).toEqual([202, 202]);
    const { submissionId } = read<{ submissionId: string }>(first);
    expect(read<{ submissionId: string }>(again).submissionId).toBe(submissionId);
    expect(submissionId).toMatch(/^109999\d{7}[0-9a-z]{7}$/);
    const accepted = await waitForExtension(filer.visitor, path, 'accepted');
    expect(accepted).toMatchObject({
      submissionId,
      sent: { tax: 4019, payments: 3000, balance: 1019, paying: 1019 },
      deadline: { date: '2025-10-15' },
    });
    // The preparer's queue counts to the new day too, and what came into the return is said.
    expect(await queue()).toMatchObject([{ extended: true }]);
    const { visitor: client } = filer;
    const changes = await preparer.get(`/api/preparer/clients/${client.id}/changes`);
    expect(changes.text).toContain('Paid with an accepted extension (Form 4868)');
    const filing = await readFiling(filer);
    expect(filing).toMatchObject({
      state: null,
      deadline: { date: '2025-10-15' },
      events: [],
      submissions: [],
    });
    const copy = await download(filer.visitor, `${path}/pdf`);
    expect(copy.text).toContain('Copy of the form we sent');
    expect(copy.text).toContain('7 Amount you pay now $1,019');

    // What was paid with it is an answer now: Schedule 3, line 10, and 4,019 of tax against 5,000 and 1,019.
    const answers = read<{ responses: Record<string, unknown> }>(
      await filer.visitor.get(`/api/interview/${filer.returnId}/responses`),
    );
    expect(JSON.stringify(answers)).toContain('"payments.withExtension":1019');
    expect((await sign(filer)).status).toBe(409);
    const recalculated = await filer.visitor.post(`/api/tax-returns/${filer.returnId}/calculate`);
    expect(recalculated.status).toBe(200);
    expect(await readFiling(filer)).toMatchObject({ refund: 2000, owed: 0 });
    expect((await sign(filer)).status).toBe(200);
  });

  test('a rejected return can be fixed and resent with a new submission ID', async () => {
    const filer = await readyToFile(numberEnding('9999'), {}, server.url);
    const path = `/api/tax-returns/${filer.returnId}/extension`;
    await filer.visitor.post(path, input);
    const back = await waitForExtension(filer.visitor, path, 'rejected');
    expect(back).toMatchObject({ problems: [{ rule: 'R0000-500-01' }], deadline: { date: '2025-04-15' } });
    const retry = read<{ submissionId: string }>(await filer.visitor.post(path, input));
    expect(retry.submissionId).not.toBe(back['submissionId']);
  });

  test('paper: with the address for a check', async () => {
    const filer = await readyToFile(plainNumber(), {}, server.url);
    const { text } = await download(
      filer.visitor,
      `/api/tax-returns/${filer.returnId}/extension/pdf?paying=500`,
    );
    expect(text).toContain('Louisville, KY 40293-1300');
    expect(text).toContain('7 Amount you pay now $500');
  });

  test.each([
    { agreed: false },
    { tax: -1 },
    { tax: 1.5 },
    { paying: '10' },
    { more: 1 },
    {
      paying: 0,
      debit: {
        account: {
          routingNumber: '021000021',
          accountNumber: '12345',
          accountType: 'checking',
          date: '2025-04-15',
        },
        pin: '12345',
        priorAgi: 0,
      },
    },
  ])('%j is refused', async (change) => {
    const filer = await readyToFile(plainNumber(), {}, server.url);
    const reply = await filer.visitor.post(`/api/tax-returns/${filer.returnId}/extension`, {
      ...input,
      ...change,
    });
    expect(reply.status).toBe(400);
  });
});

const waitForExtension = (visitor: Visitor, path: string, state: string): Promise<Record<string, unknown>> =>
  until(
    `the extension did not become ${state}`,
    async () => {
      const view = read<Record<string, unknown>>(await visitor.get(path));
      return view['state'] === state && view;
    },
    500,
  );
