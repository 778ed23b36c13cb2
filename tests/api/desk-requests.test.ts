import { w2Pdf } from '../fixtures/documents/w2-pdf';
import { query } from '../setup/database';
import { answerInterview, firstReturn, simpleFiler, typedW2, uploadApart } from '../setup/filer';
import { productUrl, read, signUpClient, type Visitor } from '../setup/http';
import { readEmails, waitForEmail } from '../setup/outbox';
import { assign, hirePreparer } from '../setup/people';

/** Requests that close themselves: due dates, reminders, documents in the reply, and an answer that becomes a value. */
interface Request {
  id: string;
  dueOn: string | null;
  closedAt: string | null;
  acceptedAt: string | null;
  pin: { label: string; questionId: string | null } | null;
  uploads: { documentId: string | null; name: string | null }[];
}
interface Document {
  id: string;
  status: string;
  extraction: { fields: { path: string; value: unknown; confirmed: boolean }[] };
}

let ann: Visitor & { email: string };
let preparer: Visitor;
let returnId: string;
let documentId: string;

const inCase = (rest: string) => `/api/preparer/clients/${ann.id}${rest}`;
const ask = async (body: object) =>
  read<Request>(await preparer.post(inCase('/requests'), { question: 'Is this right?', ...body }));
const reply = (id: string, body: object) => ann.post(`/api/reviews/requests/${id}/reply`, body);
const accept = (id: string, value: string, by = preparer) =>
  by.post(inCase(`/requests/${id}/accept`), { value });
const allow = async () => {
  const forms = read<{ use: string; version: string }[]>(await ann.get('/api/consents'));
  const version = forms.find(({ use }) => use === 'preparer-changes')?.version ?? '';
  const signed = { use: 'preparer-changes', version, signature: 'Ann Lee' };
  expect((await ann.post('/api/consents', signed)).status).toBe(201);
};
const fieldNow = async (path: string) =>
  read<Document>(await ann.get(`/api/documents/${documentId}`)).extraction.fields.find(
    (one) => one.path === path,
  );
const answers = async () =>
  read<Record<string, unknown>>(await ann.get(`/api/interview/${returnId}/responses`));

beforeAll(async () => {
  [ann, preparer] = await Promise.all([signUpClient(), hirePreparer()]);
  returnId = await firstReturn(ann);
  await answerInterview(ann, returnId, { ...simpleFiler, ...typedW2 });
  await assign(preparer, ann);
  documentId = await uploadApart(ann, 'Second job.pdf');
});

test('a due date is a day from today on, and the client sees it', async () => {
  for (const dueOn of ['2001-01-01', '2099-01-01', 'soon'])
    expect((await preparer.post(inCase('/requests'), { question: 'When?', dueOn })).status).toBe(400);
  const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
  const { id } = await ask({ dueOn: inTwoWeeks });
  const [own] = read<Request[]>(await ann.get('/api/reviews/requests'));
  expect(own).toMatchObject({ id, dueOn: inTwoWeeks });
});

describe('documents in a reply', () => {
  test('reach the preparer with it, without a word if need be, and only the client’s own', async () => {
    const { id } = await ask({ question: 'Please upload your W-2.' });
    const stranger = await signUpClient();
    const foreign = read<Document>(await stranger.upload('Not hers.pdf', w2Pdf())).id;
    expect((await reply(id, { reply: '', documentIds: [] })).status).toBe(400);
    expect((await reply(id, { reply: 'Here', documentIds: [foreign] })).status).toBe(400);
    expect((await reply(id, { reply: '', documentIds: [documentId] })).status).toBe(200);
    const seen = read<Request[]>(await preparer.get(inCase('/requests'))).find((one) => one.id === id);
    expect(seen?.uploads).toEqual([{ documentId, name: 'Second job.pdf' }]);
    // A later reply says anew what goes with it.
    expect((await reply(id, { reply: 'It was the wrong one.' })).status).toBe(200);
    const [after] = read<Request[]>(await preparer.get(inCase('/requests'))).filter((one) => one.id === id);
    expect(after?.uploads).toEqual([]);
  });
});

describe('a reply that is accepted', () => {
  test('is written into its field with the client’s permission only, under the preparer’s name', async () => {
    const field = await fieldNow('box1_wages');
    const { id } = await ask({ pin: { documentId, fieldPath: 'box1_wages' } });
    expect((await accept(id, '1')).status).toBe(409);
    await reply(id, { reply: 'My paper says 41,250.75' });
    expect((await accept(id, '41,250.75')).status).toBe(403);
    expect(await fieldNow('box1_wages')).toEqual(field);
    await allow();
    expect((await accept(id, 'much')).status).toBe(400);
    const stranger = await hirePreparer();
    expect((await accept(id, '41,250.75', stranger)).status).toBe(404);
    const done = await accept(id, '41,250.75');
    expect(done.status).toBe(200);
    expect(read<Request>(done)).toMatchObject({
      closedAt: expect.any(String),
      acceptedAt: expect.any(String),
    });
    expect(await fieldNow('box1_wages')).toMatchObject({ value: '41250.75', confirmed: true });
    expect((await accept(id, '2')).status).toBe(409);
    const changes = read<{ documentId: string | null; fieldPaths: string[] }[]>(
      await ann.get('/api/reviews/preparer-changes'),
    );
    expect(changes).toContainEqual(expect.objectContaining({ documentId, fieldPaths: ['box1_wages'] }));
    await waitForEmail(ann.email, 'Your preparer changed your tax return');
  });

  test('is written into the answer that was asked about, in the question’s own shape', async () => {
    const asked = await ask({ pin: { questionId: 'w2s.0.wages' } });
    expect(asked.pin).toMatchObject({ questionId: 'w2s.0.wages', label: expect.stringContaining('entry 1') });
    await reply(asked.id, { reply: '$52,400' });
    expect((await accept(asked.id, '$52,400')).status).toBe(200);
    expect((await answers())['w2s.0.wages']).toBe(52_400);
    const yesNo = await ask({ pin: { questionId: 'had-w2-income' } });
    await reply(yesNo.id, { reply: 'yes' });
    expect((await accept(yesNo.id, 'perhaps')).status).toBe(400);
    expect((await accept(yesNo.id, 'Yes')).status).toBe(200);
    expect((await answers())['had-w2-income']).toBe(true);
  });

  test('never changes the bank account, and a question about nothing has no field', async () => {
    const bank = await ask({ pin: { questionId: 'refund.accountNumber' } });
    await reply(bank.id, { reply: '123456789' });
    expect((await accept(bank.id, '123456789')).status).toBe(403);
    const general = await ask({});
    await reply(general.id, { reply: 'Yes' });
    expect((await accept(general.id, 'Yes')).status).toBe(409);
    expect(
      (await preparer.post(inCase('/requests'), { question: '?', pin: { questionId: 'no-such' } })).status,
    ).toBe(400);
  });
});

/** What the host's clock calls. */
async function runUpkeep(): Promise<void> {
  const done = await fetch(`${productUrl()}/api/cron/jobs`, {
    headers: { authorization: `Bearer ${process.env['CRON_SECRET'] ?? ''}` },
  });
  expect(done.status).toBe(200);
}

describe('reminders of what is due', () => {
  const subject = 'Reminder: your preparer is waiting for your answer';
  const count = async (email: string) =>
    (await readEmails(email)).filter((one) => one.subject === subject).length;
  const dueIn = (client: Visitor, days: number) =>
    query(
      `UPDATE "InformationRequest" SET "dueOn" = (now() AT TIME ZONE 'America/New_York')::date + $2::int WHERE "clientId" = $1`,
      [client.id, days],
    );
  const setReminders = (client: Visitor, byEmail: boolean) =>
    client.send('PATCH', '/api/settings/reminders', { json: { byEmail } });

  test('go out by themselves three days before, once, and never to who turned them off', async () => {
    const [on, off] = await Promise.all([signUpClient(), signUpClient()]);
    for (const client of [on, off]) {
      await assign(preparer, client);
      const path = `/api/preparer/clients/${client.id}/requests`;
      expect((await preparer.post(path, { question: 'One?' })).status).toBe(201);
      expect((await preparer.post(path, { question: 'Two?' })).status).toBe(201);
    }
    expect(read(await off.get('/api/settings/reminders'))).toEqual({ byEmail: true });
    expect(read(await setReminders(off, false))).toEqual({ byEmail: false });
    await dueIn(on, 9);
    await runUpkeep();
    expect(await count(on.email)).toBe(0);
    await dueIn(on, 3);
    await dueIn(off, 3);
    await runUpkeep();
    await waitForEmail(on.email, subject);
    await runUpkeep();
    expect([await count(on.email), await count(off.email)]).toEqual([1, 0]);
    const byHand = await preparer.post('/api/preparer/clients/bulk', {
      action: 'remind',
      clientIds: [off.id],
    });
    expect(read<object[]>(byHand)).toEqual([
      { clientId: off.id, done: false, message: 'This client turned reminders off.' },
    ]);
    // A week later, and overdue: once more.
    await dueIn(on, -4);
    await query(
      `UPDATE "InformationRequest" SET "remindedAt" = now() AT TIME ZONE 'UTC' - interval '8 days' WHERE "clientId" = $1`,
      [on.id],
    );
    await runUpkeep();
    await waitForEmail(on.email, subject, 2);
    await setReminders(off, true);
  });
});
