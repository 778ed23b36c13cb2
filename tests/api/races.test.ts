import { randomUUID } from 'node:crypto';
import { w2Pdf } from '../fixtures/documents/w2-pdf';
import { query } from '../setup/database';
import { firstReturn, waitUntilRead } from '../setup/filer';
import { lockRow } from '../setup/lock-row';
import { type Answer, read, signInAs, signUpClient, Visitor } from '../setup/http';
import { until } from '../setup/until';

const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

let admin: Visitor;
beforeAll(async () => {
  admin = await signInAs('admin');
});

const setRole = (by: Visitor, id: string, role: string) =>
  by.send('PATCH', `/api/admin/users/${id}/role`, { json: { role } });

/** A new person with this role. */
async function personAs(role: 'preparer' | 'admin'): Promise<Visitor> {
  const person = await signUpClient();
  expect((await setRole(admin, person.id, role)).status).toBe(200);
  return person;
}

const assign = (preparerId: string, clientId: string, by = admin) =>
  by.post('/api/admin/assignments', { preparerId, clientId });

describe('administrators', () => {
  test('two who demote each other: exactly one of them stays', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [one, two] = [await personAs('admin'), await personAs('admin')];
      const answers = await Promise.all([setRole(one, two.id, 'client'), setRole(two, one.id, 'client')]);
      // The one who came second is no administrator any more at that moment, or was refused at the door.
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => [403, 409].includes(status))).toHaveLength(1);
      const left = await query<{ id: string }>(
        `SELECT "id" FROM "User" WHERE "id" = ANY($1) AND "role" = 'admin'`,
        [[one.id, two.id]],
      );
      expect(left).toHaveLength(1);
      for (const { id } of left) await setRole(admin, id, 'client');
    }
  });

  test('all demoted at once by each other: one remains in the whole product', async () => {
    const people = await Promise.all(times(3).map(() => personAs('admin')));
    const everybody = [admin, ...people];
    const answers = await Promise.all(
      everybody.flatMap((by) =>
        everybody.filter((one) => one !== by).map((one) => setRole(by, one.id, 'client')),
      ),
    );
    for (const { status } of answers) expect([200, 403, 409]).toContain(status);
    const [row] = await query<{ count: number }>(
      `SELECT count(*)::int AS "count" FROM "User" WHERE "role" = 'admin'`,
    );
    expect(row?.count).toBeGreaterThanOrEqual(1);
    // The demo administrator comes back for the tests after this one.
    await query(`UPDATE "User" SET "role" = 'admin' WHERE "id" = $1`, [admin.id]);
    for (const { id } of people) await query(`UPDATE "User" SET "role" = 'client' WHERE "id" = $1`, [id]);
    expect((await admin.get('/api/admin/users?limit=1')).status).toBe(200);
  });
});

describe('accounts', () => {
  test('of ten sign-ups with one address in different spellings, one wins', async () => {
    const name = randomUUID();
    const answers = await Promise.all(
      times(10).map((index) =>
        new Visitor().post('/api/auth/signup', {
          email: index % 2 === 0 ? `${name}@example.com` : `${name.toUpperCase()}@Example.com`,
          password: `a long enough password ${index}`,
          firstName: 'Ann',
          lastName: 'Lee',
          planTier: 'basic',
        }),
      ),
    );
    expect(statuses(answers)).toEqual([201, ...Array<number>(9).fill(409)]);
    const rows = await query('SELECT 1 FROM "User" WHERE "email" = $1', [`${name}@example.com`]);
    expect(rows).toHaveLength(1);
  });

  test('signed in eight times at once: eight sessions, each its own', async () => {
    const person = await signUpClient();
    const browsers = await Promise.all(
      times(8).map(async () => {
        const browser = new Visitor();
        await browser.post('/api/auth/login', { email: person.email, password: 'a long enough password' });
        return browser;
      }),
    );
    expect(new Set(browsers.map(({ session }) => session)).size).toBe(8);
    expect(statuses(await Promise.all(browsers.map((one) => one.get('/api/auth/user'))))).toEqual(
      Array<number>(8).fill(200),
    );
  });
});

describe('assignments', () => {
  test('the same pair five times at once is made once', async () => {
    const [preparer, client] = [await personAs('preparer'), await signUpClient()];
    const answers = await Promise.all(times(5).map(() => assign(preparer.id, client.id)));
    expect(statuses(answers)).toEqual([201, 409, 409, 409, 409]);
  });

  test('one ended five times at once ends once', async () => {
    const [preparer, client] = [await personAs('preparer'), await signUpClient()];
    const { id } = read<{ id: string }>(await assign(preparer.id, client.id));
    const answers = await Promise.all(
      times(5).map(() => admin.send('DELETE', `/api/admin/assignments/${id}`)),
    );
    expect(statuses(answers)).toEqual([204, 404, 404, 404, 404]);
  });

  test('assigning somebody while their role is taken away leaves no pair that does not fit', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [preparer, client] = [await personAs('preparer'), await signUpClient()];
      const [made, changed] = await Promise.all([
        assign(preparer.id, client.id),
        setRole(admin, preparer.id, 'client'),
      ]);
      expect(changed?.status).toBe(200);
      expect([201, 400]).toContain(made?.status);
      const pairs = await query('SELECT 1 FROM "Assignment" WHERE "preparerId" = $1', [preparer.id]);
      expect(pairs).toEqual([]);
    }
  });
});

describe('answers', () => {
  const statusOf = async (returnId: string) => {
    const [row] = await query<{ version: number; written: number }>(
      `SELECT r."version", (SELECT count(*)::int FROM "AuditEvent" a
         WHERE a."objectId" = r."id" AND a."action" = 'answer.saved') AS "written"
       FROM "TaxReturn" r WHERE r."id" = $1`,
      [returnId],
    );
    return row;
  };
  const save = (client: Visitor, returnId: string, questionId: string, answer: unknown, before?: unknown) =>
    client.post(`/api/interview/${returnId}/responses`, {
      questionId,
      answer,
      ...(before === undefined ? {} : { before }),
    });

  test('twelve to twelve questions at once: none is lost, each is one version and one audit row', async () => {
    const client = await signUpClient();
    const returnId = await firstReturn(client);
    const given = {
      'taxpayer.firstName': 'Ann',
      'taxpayer.lastName': 'Lee',
      'taxpayer.occupation': 'Baker',
      'taxpayer.dateOfBirth': '1990-05-04',
      'address.street': '12 Birch Lane',
      'address.city': 'Portland',
      'address.state': 'Maine',
      'address.zip': '04102',
      'had-w2-income': true,
      'w2s.0.employerName': 'Harbor Bakery',
      'w2s.0.wages': 50_000,
      'w2s.0.federalWithholding': 5000,
    };
    const replies = await Promise.all(
      Object.entries(given).map(([questionId, answer]) => save(client, returnId, questionId, answer)),
    );
    expect(statuses(replies)).toEqual(replies.map(() => 200));
    expect(read(await client.get(`/api/interview/${returnId}/responses`))).toMatchObject(given);
    expect(await statusOf(returnId)).toEqual({ version: 12, written: 12 });
  });

  test('two to one question that saw the same: one is kept, the other is told', async () => {
    const client = await signUpClient();
    const returnId = await firstReturn(client);
    await save(client, returnId, 'taxpayer.firstName', 'Ann');
    const held = await lockRow('TaxReturn', returnId);
    const both = ['Anna', 'Anne'].map((name) => save(client, returnId, 'taxpayer.firstName', name, 'Ann'));
    await held.waitedFor(2);
    await held.release();
    const replies = await Promise.all(both);
    expect(statuses(replies)).toEqual([200, 409]);
    const kept = replies[0]?.status === 200 ? 'Anna' : 'Anne';
    expect(read(await client.get(`/api/interview/${returnId}/responses`))).toMatchObject({
      'taxpayer.firstName': kept,
    });
    expect(await statusOf(returnId)).toEqual({ version: 2, written: 2 });
  });

  test('an answer that waits while the return is filed is refused, and leaves no trace', async () => {
    const client = await signUpClient();
    const returnId = await firstReturn(client);
    await save(client, returnId, 'taxpayer.firstName', 'Ann');
    const held = await lockRow(
      'TaxReturn',
      returnId,
      `UPDATE "TaxReturn" SET "status" = 'filed' WHERE "id" = $1`,
    );
    const late = save(client, returnId, 'taxpayer.firstName', 'Anna');
    await held.waitedFor(1);
    await held.commit();
    expect((await late).status).toBe(409);
    expect(read(await client.get(`/api/interview/${returnId}/responses`))).toMatchObject({
      'taxpayer.firstName': 'Ann',
    });
    expect(await statusOf(returnId)).toEqual({ version: 1, written: 1 });
  });
});

describe('returns and documents', () => {
  test('the first return asked for ten times at once is one return', async () => {
    const client = await signUpClient();
    const answers = await Promise.all(
      times(10).map((index) =>
        index % 2 === 0
          ? client.post('/api/tax-returns', { taxYear: 2024, status: 'draft' })
          : client.get('/api/tax-returns/my-returns'),
      ),
    );
    for (const { status } of answers) expect([200, 201]).toContain(status);
    expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1);
    const rows = await query('SELECT 1 FROM "TaxReturn" WHERE "userId" = $1', [client.id]);
    expect(rows).toHaveLength(1);
  });

  test('two preparers review one document at once: both are kept, the document has the status of the later', async () => {
    const [one, two, client] = [await personAs('preparer'), await personAs('preparer'), await signUpClient()];
    await Promise.all([assign(one.id, client.id), assign(two.id, client.id)]);
    const uploaded = await client.upload('w2.pdf', w2Pdf(), { taxReturnId: await firstReturn(client) });
    const { id } = read<{ id: string }>(uploaded);
    await waitUntilRead(client, id);
    const review = (by: Visitor, status: string) =>
      by.post('/api/preparer/reviews', { documentId: id, status, notes: `From ${by.id}` });
    const answers = await Promise.all([review(one, 'approved'), review(two, 'needs-clarification')]);
    for (const { status } of answers) expect([201, 409]).toContain(status);
    const kept = answers.filter(({ status }) => status === 201).length;
    expect(kept).toBeGreaterThanOrEqual(1);
    const rows = await query<{ status: string }>(
      'SELECT "status"::text AS "status" FROM "Review" WHERE "documentId" = $1 ORDER BY "createdAt" DESC',
      [id],
    );
    expect(rows).toHaveLength(kept);
    const document = read<{ status: string }>(await client.get(`/api/documents/${id}`));
    expect(document.status).toBe(rows[0]?.status);
  });

  test('a document deleted and confirmed at once: both wait for the return, nobody for the other', async () => {
    const client = await signUpClient();
    const returnId = await firstReturn(client);
    const fields = [{ path: 'box1_wages', value: '61,000.00', confirmed: true }];
    const runRace = async (): Promise<number[] | null> => {
      const { id } = read<{ id: string }>(await client.upload('w2.pdf', w2Pdf(), { taxReturnId: returnId }));
      await waitUntilRead(client, id);
      const hold = await lockRow('TaxReturn', returnId);
      const deleted = client.send('DELETE', `/api/documents/${id}`);
      const isFirst = await hold.waitedFor(1);
      const confirmed = client.send('PATCH', `/api/documents/${id}/extraction`, { json: { fields } });
      const isSecond = isFirst && (await hold.waitedFor(2));
      await hold.release();
      const answers = (await Promise.all([deleted, confirmed])).map(({ status }) => status);
      return isSecond && !answers.includes(503) ? answers : null;
    };
    // A lock that takes too long is given up (503): on a machine with other work they did not both wait.
    expect(await until('the two never waited at one time', runRace)).toEqual([204, 404]);
  });

  test('a document deleted and reviewed at once: never a review without a document', async () => {
    const [preparer, client] = [await personAs('preparer'), await signUpClient()];
    await assign(preparer.id, client.id);
    const uploaded = await client.upload('w2.pdf', w2Pdf(), { taxReturnId: await firstReturn(client) });
    const { id } = read<{ id: string }>(uploaded);
    await waitUntilRead(client, id);
    const [reviewed, deleted] = await Promise.all([
      preparer.post('/api/preparer/reviews', { documentId: id, status: 'reviewed', notes: 'Fine' }),
      client.send('DELETE', `/api/documents/${id}`),
    ]);
    expect([201, 404, 409]).toContain(reviewed?.status);
    expect([204, 409]).toContain(deleted?.status);
    if (deleted?.status === 204) expect((await client.get(`/api/documents/${id}`)).status).toBe(404);
  });
});
