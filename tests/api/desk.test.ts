import { query } from '../setup/database';
import { answerInterview, firstReturn, saveAnswer, simpleFiler, typedW2 } from '../setup/filer';
import { readSealedResults, storePlainResults } from '../setup/plain-results';
import { read, signInAs, signUpClient, type Visitor } from '../setup/http';
import { waitForEmail } from '../setup/outbox';
import { assign, hirePreparer } from '../setup/people';

/** The queue of preparers and administrators: what stands in its rows, and what is done to many at once. */
interface Row {
  role: string;
  id: string;
  taxReturn: {
    status: string;
    estimatedRefund: string;
    calculatedAt: string | null;
    outdated: { since: string | null } | null;
    states: { code: string; refund: number | null; filing: string | null }[];
  } | null;
  openPoints: Record<string, number>;
}
interface Result {
  clientId: string;
  done: boolean;
  message: string;
}
interface AdminRow {
  id: string;
  preparers: { id: string }[];
  taxReturn: { status: string } | null;
  openRequests: number;
}

let ann: Visitor & { email: string };
let preparer: Visitor & { email: string };
let admin: Visitor;
let returnId: string;

const calculate = async () =>
  expect((await ann.post(`/api/tax-returns/${returnId}/calculate`)).status).toBe(200);
const rowOf = async (id: string) =>
  read<Row[]>(await preparer.get('/api/preparer/clients')).find((row) => row.id === id);
const inBulk = (by: Visitor, body: object) => by.post('/api/preparer/clients/bulk', body);

beforeAll(async () => {
  [ann, preparer, admin] = await Promise.all([signUpClient(), hirePreparer(), signInAs('admin')]);
  returnId = await firstReturn(ann);
  await answerInterview(ann, returnId, { ...simpleFiler, ...typedW2 });
  await assign(preparer, ann);
  await calculate();
});

describe('a row of the queue', () => {
  test('keeps the last figures when an answer changes, and says since when they are out of date', async () => {
    expect((await rowOf(ann.id))?.role).toBe('client');
    const before = (await rowOf(ann.id))?.taxReturn;
    expect(before).toMatchObject({ estimatedRefund: '981.00', outdated: null });
    const start = Date.now();
    await saveAnswer(ann, returnId, 'w2s.0.wages', 51_000);
    const first = (await rowOf(ann.id))?.taxReturn;
    expect(first).toMatchObject({ estimatedRefund: '981.00', calculatedAt: before?.calculatedAt });
    const since = first?.outdated?.since ?? '';
    // The database keeps milliseconds.
    expect(Date.parse(since)).toBeGreaterThanOrEqual(start - 1);
    await saveAnswer(ann, returnId, 'w2s.0.wages', 52_000);
    expect((await rowOf(ann.id))?.taxReturn?.outdated).toEqual({ since });
    await calculate();
    expect((await rowOf(ann.id))?.taxReturn?.outdated).toBeNull();
    await saveAnswer(ann, returnId, 'w2s.0.wages', 50_000);
    const again = (await rowOf(ann.id))?.taxReturn?.outdated?.since ?? '';
    expect(again > since).toBe(true);
    await calculate();
  });

  test('holds no lines and no forms: ten clients with figures are less than 10 KB', async () => {
    const busy = await hirePreparer();
    const results = await readSealedResults(returnId);
    await query(
      `WITH people AS (
         INSERT INTO "User" ("id", "email", "firstName", "lastName", "role", "updatedAt")
         SELECT gen_random_uuid()::text, 'slim-' || n || '-' || $1 || '@example.com', 'Client', 'Number ' || n, 'client', now()
         FROM generate_series(1, 10) AS n RETURNING "id"), returns AS (
         INSERT INTO "TaxReturn" ("id", "userId", "taxYear", "status", "calculationResults", "calculatedAt", "estimatedRefund", "updatedAt")
         SELECT gen_random_uuid()::text, people."id", 2024, 'in-review', $3::jsonb, r."calculatedAt", 981, now()
         FROM people, "TaxReturn" r WHERE r."id" = $2)
       INSERT INTO "Assignment" ("id", "preparerId", "clientId") SELECT gen_random_uuid()::text, $1, "id" FROM people`,
      [busy.id, returnId, JSON.stringify(results)],
    );
    const reply = await busy.get('/api/preparer/clients');
    expect(read<Row[]>(reply)).toHaveLength(10);
    expect(read<Row[]>(reply)[0]?.taxReturn).toMatchObject({
      status: 'in-review',
      estimatedRefund: '981.00',
    });
    expect(reply.text).not.toContain('calculationResults');
    expect(reply.text.length).toBeLessThan(10_000);
    await query(`DELETE FROM "User" WHERE "email" LIKE 'slim-%-' || $1 || '@example.com'`, [busy.id]);
  });

  test('shows where each state’s filing stands; a void one counts as none', async () => {
    const put = (state: string, voided: boolean) =>
      query(
        `INSERT INTO "Filing" ("id", "returnId", "kind", "track", "state", "returnVersion", "signatures", "voidedAt", "updatedAt")
         VALUES (gen_random_uuid()::text, $1, 'state-IL', 'self', $2::"FilingState", 1, '', CASE WHEN $3 THEN now() END, now())`,
        [returnId, state, voided],
      );
    const stored = await readSealedResults(returnId);
    const noFigures = Object.fromEntries(
      [
        'stateAgi',
        'stateTaxableIncome',
        'stateTaxBeforeCredits',
        'stateTaxAfterNonrefundableCredits',
        'stateRefundableCredits',
        'localTax',
        'stateTaxNet',
        'withheld',
        'refund',
        'owed',
      ].map((name) => [name, null]),
    );
    const illinois = {
      name: 'Illinois',
      form: '',
      kind: 'resident',
      lines: {},
      totals: noFigures,
      problems: [],
      pages: [],
    };
    const combined = { federal: 981, states: { IL: -40 }, total: 941 };
    const store = (results: object) => storePlainResults(returnId, results);
    const states = async () => (await rowOf(ann.id))?.taxReturn?.states;
    const row = { code: 'IL', name: 'Illinois', refund: -40 };
    await store({ ...stored, states: { IL: illinois }, combined });
    expect(await states()).toEqual([{ ...row, filing: null }]);
    await put('rejected', false);
    expect(await states()).toEqual([{ ...row, filing: 'rejected' }]);
    await put('signed', true);
    expect(await states()).toEqual([{ ...row, filing: 'rejected' }]);
    await put('queued', false);
    expect(await states()).toEqual([{ ...row, filing: 'queued' }]);
    await query(`DELETE FROM "Filing" WHERE "returnId" = $1 AND "kind" = 'state-IL'`, [returnId]);
    await store(stored);
  });
});

describe('a preparer acts on many clients', () => {
  test('each row has its own result, and somebody else’s client gets nothing', async () => {
    const [ben, stranger] = await Promise.all([signUpClient(), signUpClient()]);
    await assign(preparer, ben);
    const clientIds = [ann.id, stranger.id, ben.id];
    const asked = read<Result[]>(
      await inBulk(preparer, { action: 'ask', clientIds, question: 'Did you move?', dueOn: '2001-01-01' }),
    );
    expect(asked.map(({ done }) => done)).toEqual([false, false, false]);
    const sent = read<Result[]>(
      await inBulk(preparer, { action: 'ask', clientIds, question: 'Did you move?' }),
    );
    expect(sent).toEqual([
      { clientId: ann.id, done: true, message: 'Asked' },
      { clientId: stranger.id, done: false, message: 'Client not found' },
      { clientId: ben.id, done: true, message: 'Asked' },
    ]);
    for (const [who, count] of [
      [ann, 1],
      [stranger, 0],
      [ben, 1],
    ] as const)
      expect(read<object[]>(await who.get('/api/reviews/requests'))).toHaveLength(count);
    expect((await rowOf(ben.id))?.openPoints).toMatchObject({ openRequests: 1, overdueRequests: 0 });
    await query(`UPDATE "InformationRequest" SET "dueOn" = '2025-01-02' WHERE "clientId" = $1`, [ben.id]);
    expect((await rowOf(ben.id))?.openPoints).toMatchObject({ openRequests: 1, overdueRequests: 1 });
  });

  test('a reminder goes out once a day, and only where a question is open', async () => {
    const quiet = await signUpClient();
    await assign(preparer, quiet);
    const clientIds = [ann.id, quiet.id];
    const first = read<Result[]>(await inBulk(preparer, { action: 'remind', clientIds }));
    expect(first).toEqual([
      { clientId: ann.id, done: true, message: 'Sent a reminder about 1 question' },
      { clientId: quiet.id, done: false, message: 'This client has no open questions.' },
    ]);
    const email = await waitForEmail(ann.email, 'Reminder: your preparer is waiting for your answer');
    expect(email.text).not.toContain('Did you move?');
    const [again] = read<Result[]>(await inBulk(preparer, { action: 'remind', clientIds: [ann.id] }));
    expect(again).toMatchObject({ done: false, message: 'This client was reminded less than a day ago.' });
    const audited = await query(
      `SELECT 1 FROM "AuditEvent" WHERE "ownerId" = $1 AND "action" = 'request.reminded'`,
      [ann.id],
    );
    expect(audited).toHaveLength(1);
  });

  test.each([
    { action: 'ask', clientIds: [] },
    { action: 'ask', clientIds: ['a', 'a'], question: 'Twice?' },
    { action: 'delete', clientIds: ['a'] },
    { action: 'remind', clientIds: ['a'], question: 'x' },
  ])('refuses %j whole', async (body) => {
    expect((await inBulk(preparer, body)).status).toBe(400);
  });
});

describe('administrators', () => {
  const find = async (search: string) => read<AdminRow[]>(await admin.get(`/api/admin/clients?${search}`));
  const act = async (body: object) => read<Result[]>(await admin.post('/api/admin/clients/bulk', body));

  test('see clients without a preparer first, page by page, each once, and no figures', async () => {
    const lastName = `Queue${Date.now()}`;
    const people = [];
    for (const firstName of ['Ada', 'Bea', 'Cyd']) {
      const one = await signUpClient();
      await one.send('PATCH', '/api/settings/profile', { json: { firstName, lastName } });
      people.push(one);
    }
    const [ada, bea, cyd] = people.map(({ id }) => id);
    if (!ada || !bea || !cyd) throw new Error('nobody signed up');
    await act({ action: 'assign', preparerId: preparer.id, clientIds: [ada] });
    const ids = async (search: string) => (await find(`q=${lastName}&${search}`)).map(({ id }) => id);
    expect(await ids('')).toEqual([bea, cyd, ada]);
    expect(await ids('sort=name')).toEqual([ada, bea, cyd]);
    expect(await ids('sort=name&direction=desc')).toEqual([cyd, bea, ada]);
    expect(await ids('sort=preparer')).toEqual(expect.arrayContaining([ada, bea, cyd]));
    expect(await ids('preparer=none&sort=joined')).toEqual([bea, cyd]);
    expect(await ids(`preparer=${preparer.id}`)).toEqual([ada]);
    expect(await ids('status=draft&sort=status')).toHaveLength(
      (await find(`q=${lastName}`)).filter(({ taxReturn }) => taxReturn?.status === 'draft').length,
    );
    for (const sort of ['waiting', 'name', 'joined', 'status', 'preparer']) {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const more: string = cursor === null ? '' : `&cursor=${cursor}`;
        const page = await admin.get(`/api/admin/clients?q=${lastName}&limit=1&sort=${sort}${more}`);
        seen.push(...read<AdminRow[]>(page).map(({ id }) => id));
        cursor = page.headers.get('x-next-cursor');
      } while (cursor !== null);
      expect([sort, new Set(seen).size, seen.length]).toEqual([sort, 3, 3]);
    }
    const { text } = await admin.get(`/api/admin/clients?q=${encodeURIComponent(ann.email)}`);
    expect(text).toContain(ann.id);
    expect(text).not.toMatch(/refund|income|981/i);
  });

  test('assign and move many at once, with a result for each, and the old preparer loses access', async () => {
    const [other, one, two] = await Promise.all([hirePreparer(), signUpClient(), signUpClient()]);
    const clientIds = [one.id, two.id, preparer.id];
    expect(await act({ action: 'assign', preparerId: preparer.id, clientIds })).toEqual([
      { clientId: one.id, done: true, message: 'Assigned' },
      { clientId: two.id, done: true, message: 'Assigned' },
      { clientId: preparer.id, done: false, message: 'Client not found' },
    ]);
    expect((await preparer.get(`/api/preparer/clients/${one.id}`)).status).toBe(200);
    const moved = await act({ action: 'move', preparerId: other.id, clientIds: [one.id] });
    expect(moved).toEqual([{ clientId: one.id, done: true, message: 'Moved' }]);
    expect((await preparer.get(`/api/preparer/clients/${one.id}`)).status).toBe(404);
    expect((await other.get(`/api/preparer/clients/${one.id}`)).status).toBe(200);
    const [twice] = await act({ action: 'assign', preparerId: other.id, clientIds: [one.id] });
    expect(twice).toMatchObject({ done: false });
    const audited = await query<{ action: string }>(
      `SELECT "action" FROM "AuditEvent" WHERE "ownerId" = $1 AND "action" LIKE 'assignment.%' ORDER BY "id"`,
      [one.id],
    );
    expect(audited.map(({ action }) => action)).toEqual([
      'assignment.created',
      'assignment.ended',
      'assignment.created',
    ]);
    const suspension = { suspended: true, reason: 'requested-by-owner' };
    await admin.send('PATCH', `/api/admin/users/${other.id}/suspension`, { json: suspension });
    const refused = await admin.post('/api/admin/clients/bulk', {
      action: 'move',
      preparerId: other.id,
      clientIds: [two.id],
    });
    expect(refused.status).toBe(400);
  });

  test('see what each preparer has to do and by when', async () => {
    const hired = await hirePreparer();
    const workload = async () =>
      read<{ preparer: { id: string }; notFiled: object[] }[]>(await admin.get('/api/admin/workload')).find(
        (row) => row.preparer.id === hired.id,
      );
    const none = { clients: 0, toReview: 0, toSign: 0, cameBack: 0, openRequests: 0, overdueRequests: 0 };
    expect(await workload()).toMatchObject({ ...none, notFiled: [] });
    await act({ action: 'assign', preparerId: hired.id, clientIds: [ann.id] });
    expect(await workload()).toMatchObject({
      ...none,
      clients: 1,
      toReview: 1,
      openRequests: 1,
      notFiled: [{ taxYear: 2024, extended: false, count: 1 }],
    });
    await query(`UPDATE "InformationRequest" SET "dueOn" = '2025-01-02' WHERE "clientId" = $1`, [ann.id]);
    expect(await workload()).toMatchObject({ overdueRequests: 1 });
  });
});
