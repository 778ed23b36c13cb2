import { w2Pdf } from '../fixtures/documents/w2-pdf';
import { query } from '../setup/database';
import { waitUntilRead } from '../setup/filer';
import { readFiling, type ReadyFiler, readyToFile, sign } from '../setup/filing';
import { read, signInAs, signUpClient, type Visitor } from '../setup/http';
import { lockRow } from '../setup/lock-row';

/** What was true when a request was let in and is not true any more when its turn to write comes. */
let admin: Visitor;
let preparer: Visitor;
beforeAll(async () => {
  admin = await signInAs('admin');
  preparer = await signUpClient();
  await admin.send('PATCH', `/api/admin/users/${preparer.id}/role`, { json: { role: 'preparer' } });
});

const ssn = '412-34-5678';
const assign = async (filer: Pick<ReadyFiler, 'visitor'>): Promise<string> =>
  read<{ id: string }>(
    await admin.post('/api/admin/assignments', { preparerId: preparer.id, clientId: filer.visitor.id }),
  ).id;
const unassign = (id: string) => admin.send('DELETE', `/api/admin/assignments/${id}`);

test('what changed while it was being signed is not signed', async () => {
  const filer = await readyToFile(ssn);
  const held = await lockRow(
    'TaxReturn',
    filer.returnId,
    `UPDATE "TaxReturn" SET "status" = 'draft', "stale" = true, "version" = "version" + 1 WHERE "id" = $1`,
  );
  const signing = sign(filer);
  await held.waitedFor(1);
  await held.commit();
  expect((await signing).status).toBe(409);
  expect((await readFiling(filer)).events).toEqual([]);
});

test('a preparer whose assignment ended decides on no return', async () => {
  const filer = await readyToFile(ssn);
  const assignment = await assign(filer);
  const held = await lockRow('TaxReturn', filer.returnId);
  const deciding = preparer.send('PATCH', `/api/tax-returns/${filer.returnId}`, {
    json: { status: 'approved' },
  });
  await held.waitedFor(1);
  expect((await unassign(assignment)).status).toBe(204);
  await held.release();
  expect((await deciding).status).toBe(404);
  const rows = await query('SELECT "status"::text AS "status" FROM "TaxReturn" WHERE "id" = $1', [
    filer.returnId,
  ]);
  expect(rows).toEqual([{ status: 'in-review' }]);
});

test('a preparer whose assignment ended reviews no document', async () => {
  const client = await signUpClient();
  const { id } = read<{ id: string }>(await client.upload('w2.pdf', w2Pdf()));
  await waitUntilRead(client, id);
  const assignment = await assign({ visitor: client });
  const held = await lockRow('Document', id);
  const reviewing = preparer.post('/api/preparer/reviews', {
    documentId: id,
    status: 'approved',
    notes: 'fine',
    recommendations: '',
  });
  await held.waitedFor(1);
  expect((await unassign(assignment)).status).toBe(204);
  await held.release();
  expect((await reviewing).status).toBe(404);
  expect(read<{ status: string }>(await client.get(`/api/documents/${id}`)).status).toBe('completed');
});
