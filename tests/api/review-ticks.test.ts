import { query } from '../setup/database';
import { answerInterview, firstReturn, simpleFiler, typedW2, uploadApart } from '../setup/filer';
import { read, signUpClient, type Visitor } from '../setup/http';
import { assign, hirePreparer } from '../setup/people';

/** Ticks of preparers at values of documents, and why a return is approved although something is open. */
interface Tick {
  documentId: string;
  fieldPath: string;
  preparerId: string;
}
interface Document {
  id: string;
  status: string;
  extraction: { fields: { path: string; value: string | boolean | null }[] };
}

let ann: Visitor & { email: string };
let preparer: Visitor;
let returnId: string;
let documentId: string;

const ticksOf = (by: Visitor) => by.get(`/api/preparer/clients/${ann.id}/ticks`);
const tick = (by: Visitor, fields: { path: string; value: unknown }[], ticked = true) =>
  by.send('PUT', `/api/preparer/clients/${ann.id}/ticks`, { json: { documentId, ticked, fields } });
const seenBy = async (by: Visitor, path: string) => {
  const { extraction } = read<Document>(await by.get(`/api/documents/${documentId}?clientId=${ann.id}`));
  return extraction.fields.find((field) => field.path === path)?.value ?? null;
};
const correct = (value: string) =>
  ann.send('PATCH', `/api/documents/${documentId}/extraction`, {
    json: { fields: [{ path: 'box1_wages', value, confirmed: true }] },
  });

beforeAll(async () => {
  [ann, preparer] = await Promise.all([signUpClient(), hirePreparer()]);
  returnId = await firstReturn(ann);
  await answerInterview(ann, returnId, { ...simpleFiler, ...typedW2 });
  await assign(preparer, ann);
  documentId = await uploadApart(ann, 'Second job.pdf');
});

test('a tick holds until the value changes, also when it changes back and forth', async () => {
  const value = await seenBy(preparer, 'box1_wages');
  expect((await tick(preparer, [{ path: 'box1_wages', value }])).status).toBe(200);
  const held = { documentId, fieldPath: 'box1_wages', preparerId: preparer.id };
  expect(read<Tick[]>(await ticksOf(preparer))).toMatchObject([held]);
  expect((await correct('1.00')).status).toBe(200);
  expect(read<Tick[]>(await ticksOf(preparer))).toEqual([]);
  expect((await correct(String(value))).status).toBe(200);
  expect(read<Tick[]>(await ticksOf(preparer))).toMatchObject([held]);
});

test('what the preparer didn’t see isn’t ticked, and nothing of the others is either', async () => {
  const before = read<Tick[]>(await ticksOf(preparer));
  const number = await seenBy(preparer, 'employee_ssn');
  expect(number).toBe('•••-••-2207');
  const refused = await tick(preparer, [
    { path: 'employee_ssn', value: number },
    { path: 'box1_wages', value: '1.00' },
  ]);
  expect(refused.status).toBe(409);
  expect(read<Tick[]>(await ticksOf(preparer))).toEqual(before);
  expect((await tick(preparer, [{ path: 'no-such-box', value: null }])).status).toBe(409);
  expect((await tick(preparer, [{ path: 'employee_ssn', value: number }])).status).toBe(200);
});

test('a second reviewer ticks for themselves, and takes back only their own', async () => {
  const second = await hirePreparer();
  expect((await ticksOf(second)).status).toBe(404);
  await assign(second, ann);
  const fields = [{ path: 'box1_wages', value: await seenBy(second, 'box1_wages') }];
  const count = async () =>
    read<Tick[]>(await ticksOf(second)).filter(({ fieldPath }) => fieldPath === 'box1_wages').length;
  expect((await tick(second, fields)).status).toBe(200);
  expect(await count()).toBe(2);
  expect((await tick(second, fields, false)).status).toBe(200);
  expect(await count()).toBe(1);
});

test('another client’s document is not there, and stored ticks hold no readable value', async () => {
  const ben = await signUpClient();
  await assign(preparer, ben);
  const json = { documentId, ticked: true, fields: [{ path: 'box1_wages', value: null }] };
  const through = await preparer.send('PUT', `/api/preparer/clients/${ben.id}/ticks`, { json });
  expect(through.status).toBe(404);
  const rows = await query<{ value: string }>('SELECT "value" FROM "FieldTick" WHERE "documentId" = $1', [
    documentId,
  ]);
  expect(rows.length).toBeGreaterThan(0);
  for (const { value } of rows) expect(value).toMatch(/^enc:v2:/);
});

test('why it is approved all the same is kept for preparers only', async () => {
  expect((await ann.post(`/api/tax-returns/${returnId}/calculate`)).status).toBe(200);
  const reason = 'The second W-2 belongs to 2023.';
  const decide = (by: Visitor) =>
    by.send('PATCH', `/api/tax-returns/${returnId}`, { json: { status: 'approved', reason } });
  expect((await decide(ann)).status).toBe(403);
  expect((await decide(preparer)).status).toBe(200);
  const { since } = read<{ since: { reason: string } | null }>(
    await preparer.get(`/api/preparer/clients/${ann.id}/changes`),
  );
  expect(since?.reason).toBe(reason);
  for (const path of [`/api/tax-returns/${returnId}`, '/api/reviews/waiting', '/api/reviews/requests'])
    expect((await ann.get(path)).text).not.toContain(reason);
  const [stored] = await query<{ reason: string }>(
    'SELECT "reason" FROM "ReturnDecision" WHERE "returnId" = $1',
    [returnId],
  );
  expect(stored?.reason).toMatch(/^enc:v2:/);
});
