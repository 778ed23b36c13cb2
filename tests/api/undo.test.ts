import { w2Pdf } from '../fixtures/documents/w2-pdf';
import { query } from '../setup/database';
import {
  answerInterview,
  firstReturn,
  saveAnswer,
  simpleFiler,
  typedW2,
  waitUntilRead,
} from '../setup/filer';
import { read, signUpClient, Visitor } from '../setup/http';
import { type OwnServer, startOwnServer } from '../setup/own-server';

/** What was removed by a wrong click comes back whole for a minute, on whichever instance. */
let other: OwnServer;
beforeAll(async () => {
  other = await startOwnServer();
});
afterAll(() => other.kill());

/** The same person, reaching the second instance. */
function elsewhere(visitor: Visitor): Visitor {
  const there = new Visitor(other.url);
  there.session = visitor.session;
  return there;
}

const answersOf = async (visitor: Visitor, returnId: string) =>
  read<Record<string, unknown>>(await visitor.get(`/api/interview/${returnId}/responses`));
const undo = (visitor: Visitor, returnId: string, id: string | null) =>
  visitor.post(`/api/interview/${returnId}/removals/${id}/undo`);
const remove = async (visitor: Visitor, returnId: string, item: string): Promise<string> =>
  read<{ undo: string }>(await visitor.send('DELETE', `/api/interview/${returnId}/items/${item}`)).undo;
const end = (id: string) =>
  query(`UPDATE "Removal" SET "expiresAt" = now() AT TIME ZONE 'UTC' WHERE "id" = $1`, [id]);
const actionsOf = async (visitor: Visitor): Promise<string[]> => {
  const rows = await query<{ action: string }>(
    'SELECT "action" FROM "AuditEvent" WHERE "ownerId" = $1 ORDER BY "id"',
    [visitor.id],
  );
  return rows.map(({ action }) => action);
};

async function withTwoJobs(): Promise<{ visitor: Visitor; returnId: string }> {
  const visitor = await signUpClient();
  const returnId = await firstReturn(visitor);
  const second = Object.entries(typedW2).flatMap(([id, answer]) =>
    id.startsWith('w2s.0.') ? [[id.replace('w2s.0', 'w2s.1'), answer] as const] : [],
  );
  for (const [id, answer] of [...Object.entries(typedW2), ['w2s.0.more', true] as const, ...second])
    await saveAnswer(visitor, returnId, id, answer);
  await saveAnswer(visitor, returnId, 'w2s.1.employerName', 'Corner Shop');
  return { visitor, returnId };
}

describe('an item of a list', () => {
  test('comes back in its place, on another instance, once', async () => {
    const { visitor, returnId } = await withTwoJobs();
    const before = await answersOf(visitor, returnId);
    const id = await remove(visitor, returnId, 'w2s/0');
    expect((await answersOf(visitor, returnId))['w2s.0.employerName']).toBe('Corner Shop');
    expect((await undo(elsewhere(visitor), returnId, id)).status).toBe(204);
    expect(await answersOf(visitor, returnId)).toEqual(before);
    expect((await undo(visitor, returnId, id)).status).toBe(404);
    expect((await actionsOf(visitor)).slice(-2)).toEqual(['answer.item-removed', 'answer.item-restored']);
  });

  test('taken back twice at the same moment is put back once', async () => {
    const { visitor, returnId } = await withTwoJobs();
    const before = await answersOf(visitor, returnId);
    const id = await remove(visitor, returnId, 'w2s/0');
    const both = await Promise.all([undo(visitor, returnId, id), undo(elsewhere(visitor), returnId, id)]);
    expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([204, 404]);
    expect(await answersOf(visitor, returnId)).toEqual(before);
  });

  test('is not put over what was answered since', async () => {
    const { visitor, returnId } = await withTwoJobs();
    const id = await remove(visitor, returnId, 'w2s/0');
    await saveAnswer(visitor, returnId, 'w2s.0.employerName', 'Shop on the Corner');
    expect((await undo(visitor, returnId, id)).status).toBe(409);
    expect((await answersOf(visitor, returnId))['w2s.0.employerName']).toBe('Shop on the Corner');
  });

  test('is gone after its time, and from the database with the next sweep', async () => {
    const { visitor, returnId } = await withTwoJobs();
    const id = await remove(visitor, returnId, 'w2s/1');
    const [kept] = await query<{ content: string }>('SELECT "content" FROM "Removal" WHERE "id" = $1', [id]);
    expect(kept?.content).toMatch(/^enc:v2:/);
    await end(id);
    expect((await undo(visitor, returnId, id)).status).toBe(404);
    await visitor.send('GET', '/api/cron/jobs', {
      headers: { authorization: `Bearer ${process.env['CRON_SECRET']}` },
    });
    expect(await query('SELECT 1 FROM "Removal" WHERE "id" = $1', [id])).toEqual([]);
  });
});

describe('a cleared answer', () => {
  test('comes back as it was, and the results follow', async () => {
    const visitor = await signUpClient();
    const returnId = await firstReturn(visitor);
    await answerInterview(visitor, returnId, { ...simpleFiler, ...typedW2 });
    const cleared = read<{ undo: string | null }>(
      await saveAnswer(visitor, returnId, 'w2s.0.federalWithholding', null),
    );
    expect((await answersOf(visitor, returnId))['w2s.0.federalWithholding']).toBeUndefined();
    expect((await undo(visitor, returnId, cleared.undo)).status).toBe(204);
    expect((await answersOf(visitor, returnId))['w2s.0.federalWithholding']).toBe(5000);
    const calculated = await visitor.post(`/api/tax-returns/${returnId}/calculate`);
    expect(calculated.status).toBe(200);
    // As in returns.test.ts: 5,000 withheld, tax 4,019.
    expect(read<{ estimatedRefund: string }>(calculated).estimatedRefund).toBe('981.00');
    expect((await actionsOf(visitor)).filter((action) => /cleared|restored/.test(action))).toEqual([
      'answer.cleared',
      'answer.restored',
    ]);
  });

  test('that was none offers nothing', async () => {
    const visitor = await signUpClient();
    const returnId = await firstReturn(visitor);
    const reply = await saveAnswer(visitor, returnId, 'taxpayer.occupation', null);
    expect(read<{ undo: string | null }>(reply).undo).toBeNull();
    const saved = await saveAnswer(visitor, returnId, 'taxpayer.occupation', 'Baker');
    expect(read<{ undo: string | null }>(saved).undo).toBeNull();
  });
});

describe('a document', () => {
  test('comes back whole on another instance: file, values, confirmations', async () => {
    const visitor = await signUpClient();
    const returnId = await firstReturn(visitor);
    const { id } = read<{ id: string }>(await visitor.upload('w2.pdf', w2Pdf(), { taxReturnId: returnId }));
    await waitUntilRead(visitor, id);
    await visitor.send('PATCH', `/api/documents/${id}/extraction`, {
      json: { fields: [{ path: 'box1_wages', value: '62204.88', confirmed: true }] },
    });
    const before = read<{ fileUrl: string }>(await visitor.get(`/api/documents/${id}`));
    const file = await visitor.get(`/objects${before.fileUrl}`);
    const questions = (await visitor.get(`/api/interview/${returnId}/questions/filtered`)).text;

    expect((await visitor.send('DELETE', `/api/documents/${id}`)).status).toBe(204);
    expect((await visitor.get(`/api/documents/${id}`)).status).toBe(404);
    expect((await visitor.get(`/objects${before.fileUrl}`)).status).toBe(404);
    const restored = await elsewhere(visitor).post(`/api/documents/${id}/restore`);
    expect(restored.status).toBe(200);
    expect(restored.json).toEqual(before);
    expect((await visitor.get(`/api/documents/${id}`)).json).toEqual(before);
    expect((await visitor.get(`/objects${before.fileUrl}`)).bytes).toEqual(file.bytes);
    expect((await visitor.get(`/api/interview/${returnId}/questions/filtered`)).text).toBe(questions);
    expect((await visitor.post(`/api/documents/${id}/restore`)).status).toBe(404);
    const jobs = await query('SELECT 1 FROM "Job" WHERE "kind" = \'delete-file\' AND "subjectId" = $1', [
      before.fileUrl.slice(1),
    ]);
    expect(jobs).toEqual([]);
    expect((await actionsOf(visitor)).slice(-2)).toEqual(['document.deleted', 'document.restored']);
  });

  test('whose time is over stays deleted, and its file goes', async () => {
    const visitor = await signUpClient();
    const { id, fileUrl } = read<{ id: string; fileUrl: string }>(await visitor.upload('w2.pdf', w2Pdf()));
    await waitUntilRead(visitor, id);
    await visitor.send('DELETE', `/api/documents/${id}`);
    await end(id);
    expect((await visitor.post(`/api/documents/${id}/restore`)).status).toBe(404);
    const [job] = await query<{ later: boolean }>(
      `SELECT "runAfter" > now() AT TIME ZONE 'UTC' + interval '50 seconds' AS "later"
       FROM "Job" WHERE "kind" = 'delete-file' AND "subjectId" = $1`,
      [fileUrl.slice(1)],
    );
    expect(job?.later).toBe(true);
  });

  test('deleted and restored again and again stays one document', async () => {
    const visitor = await signUpClient();
    const { id } = read<{ id: string }>(await visitor.upload('w2.pdf', w2Pdf()));
    await waitUntilRead(visitor, id);
    for (let round = 0; round < 3; round += 1) {
      expect((await visitor.send('DELETE', `/api/documents/${id}`)).status).toBe(204);
      expect((await visitor.post(`/api/documents/${id}/restore`)).status).toBe(200);
    }
    expect(read<unknown[]>(await visitor.get(`/api/documents/user/${visitor.id}`))).toHaveLength(1);
  });
});

test('the history names what was changed, by whom, with what was taken back', async () => {
  const { visitor, returnId } = await withTwoJobs();
  const id = await remove(visitor, returnId, 'w2s/0');
  await undo(visitor, returnId, id);
  const page = await visitor.get('/history');
  expect(page.status).toBe(200);
  for (const words of [
    'What changed and when',
    'Started the return',
    'Restored a removed entry',
    'Test Filer',
  ])
    expect(page.text).toContain(words);
  expect(page.text).toContain('Removed entry 1 from “W-2”');
  const stranger = await signUpClient();
  expect((await stranger.get('/history')).text).not.toContain('Restored a removed entry');
});
