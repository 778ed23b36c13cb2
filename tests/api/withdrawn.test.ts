import { file, readFiling, type ReadyFiler, readyToFile, sign } from '../setup/filing';
import { plainNumber } from '../setup/filer-number';
import { signState } from '../setup/filing-states';
import { holdAt } from '../setup/hold';
import { read, signUpClient, type Visitor } from '../setup/http';
import { createOwnDatabase, type OwnDatabase } from '../setup/own-database';
import { type OwnServer, startOwnServer } from '../setup/own-server';
import { until } from '../setup/until';

// What a step needs is read when the step is taken, and once more by the job that sends. Each is taken back between
// the steps here. On an instance and a database of its own: e-file is stopped to hold what is queued.
let database: OwnDatabase;
let server: OwnServer;
let admin: Visitor;

beforeAll(async () => {
  database = await createOwnDatabase('withdrawn');
  server = await startOwnServer({ DATABASE_URL: database.url });
  admin = await signUpClient(server.url);
  await database.query(`UPDATE "User" SET "role" = 'admin' WHERE "id" = $1`, [admin.id]);
});

afterAll(async () => {
  await server.kill();
  await database.drop();
});

interface Case extends ReadyFiler {
  preparer: Visitor | null;
}

async function ok(answer: Promise<{ status: number; text: string }>): Promise<void> {
  const { status, text } = await answer;
  if (status >= 300) throw new Error(`${status}: ${text}`);
}

const setSwitch = (stopped: boolean, name = 'e-file') =>
  ok(admin.send('PUT', `/api/admin/operations/switches/${name}`, { json: { stopped, reason: 'A test' } }));

const confirm = (visitor: Visitor, password: string) =>
  ok(visitor.post('/api/account/confirm', { password }));

/** What can be taken back, and how. */
const withdrawals: Readonly<Record<string, (one: Case) => Promise<void>>> = {
  plan: async ({ visitor }) => {
    const [payment] = read<{ id: string }[]>(await visitor.get(`/api/payments/user/${visitor.id}`));
    await ok(admin.post(`/api/admin/payments/${payment?.id ?? ''}/cancel-plan`, { reason: 'A test of it' }));
  },
  role: ({ visitor }) =>
    ok(admin.send('PATCH', `/api/admin/users/${visitor.id}/role`, { json: { role: 'preparer' } })),
  'a working account': ({ visitor }) =>
    ok(
      admin.send('PATCH', `/api/admin/users/${visitor.id}/suspension`, {
        json: { suspended: true, reason: 'fraud-suspected' },
      }),
    ),
};

const onlyWithPreparer: typeof withdrawals = {
  approval: async ({ returnId }) => {
    await database.query(`UPDATE "TaxReturn" SET "status" = 'in-review' WHERE "id" = $1`, [returnId]);
  },
};

const states = async ({ returnId }: Case) =>
  database.query<{ state: string; sent: Date | null }>(
    `SELECT f."state"::text, s."sendStartedAt" AS "sent" FROM "Filing" f
     LEFT JOIN "FilingSubmission" s ON s."filingId" = f."id" WHERE f."returnId" = $1`,
    [returnId],
  );

const runJobs = () =>
  fetch(`${server.url}/api/cron/jobs`, {
    headers: { authorization: `Bearer ${process.env['CRON_SECRET'] ?? ''}` },
  });

async function alone(): Promise<Case> {
  return { ...(await readyToFile(plainNumber(), {}, server.url)), preparer: null };
}

/** A client with a plan that needs an approval, and the preparer who gave it. */
async function withPreparer(): Promise<Case> {
  const one = await alone();

  const preparer = await signUpClient(server.url);
  await database.query(`UPDATE "User" SET "role" = 'preparer' WHERE "id" = $1`, [preparer.id]);
  await ok(
    admin.post('/api/admin/assignments', { preparerId: preparer.id, clientId: one.visitor.id, notes: '' }),
  );
  await database.query(`UPDATE "Payment" SET "planType" = 'premium' WHERE "userId" = $1`, [one.visitor.id]);
  await ok(preparer.send('PATCH', `/api/tax-returns/${one.returnId}`, { json: { status: 'approved' } }));
  return { ...one, preparer };
}

const cases = [
  ...Object.entries(withdrawals).map(([name, take]) => [name, alone, take] as const),
  ...Object.entries(onlyWithPreparer).map(([name, take]) => [name, withPreparer, take] as const),
];

describe.each(cases)('without %s any more', (_name, make, take) => {
  test('nobody signs', async () => {
    const one = await make();
    await take(one);
    expect([401, 402, 403, 404, 409]).toContain((await sign(one)).status);
    expect((await states(one)).filter(({ state }) => state === 'signed')).toEqual([]);
  });

  test('what is signed is not queued', async () => {
    const one = await make();
    await ok(sign(one));
    await take(one);
    expect([401, 402, 403, 404, 409]).toContain((await file(one)).status);
    expect(await states(one)).toEqual([{ state: 'signed', sent: null }]);
  });

  test('what is queued is not sent, and the filer hears of it', async () => {
    const one = await make();
    await ok(sign(one));
    await setSwitch(true);
    try {
      expect((await file(one)).status).toBe(202);
      await take(one);
    } finally {
      await setSwitch(false);
    }
    await until('the submission did not end', async () => {
      await runJobs();
      return (await states(one))[0]?.state !== 'queued';
    });
    expect(await states(one)).toEqual([{ state: 'failed', sent: null }]);
    const rows = await database.query(
      `SELECT "detail" FROM "AuditEvent" WHERE "action" = 'filing.not-sent' AND "ownerId" = $1`,
      [one.visitor.id],
    );
    expect(rows).toHaveLength(1);
  });

  test('a state return that is queued with it reads the same anew, and is not sent either', async () => {
    const one = await make();
    await database.query(`UPDATE "Payment" SET "planType" = 'premium' WHERE "userId" = $1`, [one.visitor.id]);
    await ok(sign(one));
    await ok(signState(one, 'ME'));
    await setSwitch(true);
    try {
      expect((await file(one)).status).toBe(202);
      expect((await states(one)).map(({ state }) => state)).toEqual(['queued', 'queued']);
      await take(one);
    } finally {
      await setSwitch(false);
    }
    await until('a submission did not end', async () => {
      await runJobs();
      return (await states(one)).every(({ state }) => state !== 'queued');
    });
    expect(await states(one)).toEqual([
      { state: 'failed', sent: null },
      { state: 'failed', sent: null },
    ]);
    const rows = await database.query<{ why: string }>(
      `SELECT "detail"->>'why' AS "why" FROM "AuditEvent"
       WHERE "action" = 'filing.not-sent' AND "ownerId" = $1`,
      [one.visitor.id],
    );
    // Both for what was taken back: the state's doesn't only follow the federal one.
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map(({ why }) => why)).size).toBe(1);
    expect(rows[0]?.why).not.toBe('federal');
  });
});

/** The job looked at what is queued, and put it off. */
const seenAndPutOff = (one: Case) =>
  until('the job did not look at it', async () => {
    await runJobs();
    const waits = await database.query<{ later: boolean }>(
      `SELECT bool_and(j."runAfter" > (now() AT TIME ZONE 'UTC') + interval '5 seconds') AS "later"
       FROM "Job" j JOIN "FilingSubmission" s ON s."id" = j."subjectId" JOIN "Filing" f ON f."id" = s."filingId"
       WHERE f."returnId" = $1 AND j."kind" = 'transmit-filing' AND j."doneAt" IS NULL`,
      [one.returnId],
    );
    return waits[0]?.later === true;
  });

const allAccepted = (one: Case) =>
  until('it was not accepted', async () => {
    await runJobs();
    const now = await states(one);
    return now.length > 0 && now.every(({ state }) => state === 'accepted');
  });

describe('e-file is stopped', () => {
  const moments = ['before it is signed', 'when it is signed', 'when it is queued'] as const;

  test.each(moments)('%s: nothing is sent until it is started again, and nothing is lost', async (moment) => {
    const one = await alone();
    try {
      if (moment === 'before it is signed') await setSwitch(true);
      await ok(sign(one));
      if (moment === 'when it is signed') await setSwitch(true);
      // Nobody may work it off between the two.
      const hold =
        moment === 'when it is queued'
          ? await holdAt({ table: 'Job', on: 'UPDATE' }, one.returnId, database.url)
          : null;
      expect((await file(one)).status).toBe(202);
      if (moment === 'when it is queued') await setSwitch(true);
      await hold?.release();
      await database.query(`UPDATE "Job" SET "leaseUntil" = NULL WHERE "doneAt" IS NULL`);
      await seenAndPutOff(one);
      expect(await states(one)).toEqual([{ state: 'queued', sent: null }]);
      expect(
        read<{ paused: boolean }>(await one.visitor.get(`/api/tax-returns/${one.returnId}/filing`)),
      ).toMatchObject({ paused: true });
    } finally {
      await setSwitch(false);
    }
    await allAccepted(one);
  });

  test.each(moments.slice(1))(
    'for one state, %s: the federal return goes, the state’s waits',
    async (moment) => {
      const one = await alone();
      await database.query(`UPDATE "Payment" SET "planType" = 'premium' WHERE "userId" = $1`, [
        one.visitor.id,
      ]);
      try {
        await ok(sign(one));
        await ok(signState(one, 'ME'));
        if (moment === 'when it is signed') await setSwitch(true, 'e-file-ME');
        else await setSwitch(true);
        expect((await file(one)).status).toBe(202);
        if (moment === 'when it is queued') {
          await setSwitch(true, 'e-file-ME');
          await setSwitch(false);
        }
        await until('the federal return was not accepted', async () => {
          await runJobs();
          return (await readFiling(one)).state === 'accepted';
        });
        await seenAndPutOff(one);
        expect((await states(one)).filter(({ state }) => state === 'queued')).toEqual([
          { state: 'queued', sent: null },
        ]);
      } finally {
        await setSwitch(false);
        await setSwitch(false, 'e-file-ME');
      }
      await allAccepted(one);
    },
  );
});

/** Filing may not depend on a consent (26 CFR 301.7216-3(a)(1)): what is taken back stops nothing of it. */
test('consents that are taken back at each step do not hold up a filing', async () => {
  const one = await alone();
  const uses = ['ai-assistant', 'ai-documents', 'cpa-review'];
  const forms = read<{ use: string; version: string }[]>(await one.visitor.get('/api/consents'));
  for (const use of uses)
    await ok(
      one.visitor.post('/api/consents', {
        use,
        version: forms.find((form) => form.use === use)?.version,
        signature: 'Ann Lee',
      }),
    );
  const takeBack = () => ok(one.visitor.send('DELETE', `/api/consents/${uses.pop() ?? ''}`));
  await takeBack();
  await ok(sign(one));
  await takeBack();
  await setSwitch(true);
  try {
    await ok(file(one));
    await takeBack();
  } finally {
    await setSwitch(false);
  }
  await allAccepted(one);
});

describe('Form 8879', () => {
  const byPreparer = async (): Promise<Case> => {
    const one = await withPreparer();
    await confirm(one.preparer ?? one.visitor, 'a long enough password');
    await ok(
      (one.preparer ?? one.visitor).post(`/api/tax-returns/${one.returnId}/filing/preparer`, {
        ptin: 'P01234567',
        firmName: 'Lee Tax',
        firmEin: '98-7654321',
        pin: '54321',
        dueDiligence: {},
        agreed: true,
      }),
    );
    return one;
  };
  const leaves: Readonly<Record<string, (one: Case) => Promise<void>>> = {
    assignment: async ({ visitor }) => {
      await database.query(`DELETE FROM "Assignment" WHERE "clientId" = $1`, [visitor.id]);
    },
    role: ({ preparer }) =>
      ok(admin.send('PATCH', `/api/admin/users/${preparer?.id ?? ''}/role`, { json: { role: 'client' } })),
  };
  test.each(Object.entries(leaves))('is not sent without the preparer’s %s', async (_name, leave) => {
    const one = await byPreparer();
    await ok(sign(one, { identity: null }));
    await leave(one);
    expect((await file(one)).status).toBe(409);
    expect((await states(one)).map(({ state }) => state)).toEqual(['signed']);
  });

  test.each(Object.entries(leaves))(
    'is not signed by the client without the preparer’s %s',
    async (_name, leave) => {
      const one = await byPreparer();
      await leave(one);
      expect((await sign(one, { identity: null })).status).toBe(409);
      expect((await states(one)).map(({ state }) => state)).toEqual(['ready']);
    },
  );

  test.each(Object.entries(leaves))(
    'that is queued is not sent without the preparer’s %s',
    async (_name, leave) => {
      const one = await byPreparer();
      await ok(sign(one, { identity: null }));
      await setSwitch(true);
      try {
        expect((await file(one)).status).toBe(202);
        await leave(one);
      } finally {
        await setSwitch(false);
      }
      await until('the submission did not end', async () => {
        await runJobs();
        return (await states(one))[0]?.state !== 'queued';
      });
      expect(await states(one)).toEqual([{ state: 'failed', sent: null }]);
    },
  );
});

test('with everything there it is sent', async () => {
  const one = await alone();
  await ok(sign(one));
  await ok(file(one));
  await until('it was not accepted', async () => (await readFiling(one)).state === 'accepted');
});
