import { randomInt } from 'node:crypto';
import { query } from '../setup/database';
import { numberEnding, plainNumber } from '../setup/filer-number';
import { file, readFiling, type ReadyFiler, readyToFile, sign, waitForState } from '../setup/filing';
import { holdAt, type Point } from '../setup/hold';
import { Visitor } from '../setup/http';
import { startOwnServer } from '../setup/own-server';
import { share, testDeep } from '../setup/share';

/** The same session on the instance that lives on. */
function moveOn({ visitor, email, returnId }: ReadyFiler): ReadyFiler {
  const moved = new Visitor();
  moved.session = visitor.session;
  moved.id = visitor.id;
  return { visitor: moved, email, returnId };
}

const submissionsOf = `(SELECT s."id" FROM "FilingSubmission" s JOIN "Filing" f ON f."id" = s."filingId" WHERE f."returnId" = $1)`;

/** Makes the leases and waits of a killed worker end now. */
const endWaits = (returnId: string) =>
  query(
    `UPDATE "Job" SET "leaseUntil" = NULL, "runAfter" = now() - interval '1 second'
     WHERE "doneAt" IS NULL AND "failedAt" IS NULL AND "subjectId" IN ${submissionsOf}`,
    [returnId],
  );

/** Counts every arrival at the simulator for one return, also of a submission that it knows already. */
async function countArrivals(returnId: string): Promise<() => Promise<number>> {
  const name = `arrivals_${randomInt(1, 2 ** 31 - 1)}`;
  await query(`CREATE SEQUENCE ${name}`);
  await query(`
    CREATE FUNCTION ${name}_count() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $body$
    BEGIN
      IF EXISTS (SELECT 1 FROM "FilingSubmission" s JOIN "Filing" f ON f."id" = s."filingId"
        WHERE s."submissionId" = NEW."submissionId" AND f."returnId" = '${returnId}')
      THEN PERFORM nextval('${name}'); END IF;
      RETURN NEW;
    END $body$`);
  // Named to run after the trigger that holds a write up: what is killed there has not arrived.
  await query(
    `CREATE TRIGGER z_${name} BEFORE INSERT ON "SimulatedSubmission" FOR EACH ROW EXECUTE FUNCTION ${name}_count()`,
  );
  return async () => {
    const [row] = await query<{ last_value: string; is_called: boolean }>(
      `SELECT last_value, is_called FROM ${name}`,
    );
    await query(`DROP TRIGGER z_${name} ON "SimulatedSubmission"`);
    await query(`DROP FUNCTION ${name}_count()`);
    await query(`DROP SEQUENCE ${name}`);
    return row?.is_called === true ? Number(row.last_value) : 0;
  };
}

const points: readonly [where: string, point: Point][] = [
  ['while the submission is written', { table: 'FilingSubmission', on: 'INSERT' }],
  [
    'before the job is taken',
    { table: 'Job', on: 'UPDATE', when: `NEW."kind" = 'transmit-filing' AND NEW."attempts" = 1` },
  ],
  [
    'before the mark that sending begins',
    {
      table: 'FilingSubmission',
      on: 'UPDATE',
      when: 'OLD."sendStartedAt" IS NULL AND NEW."sendStartedAt" IS NOT NULL',
    },
  ],
  ['after the mark, before it arrives', { table: 'SimulatedSubmission', on: 'INSERT' }],
  [
    'when it has arrived and nobody noted it',
    {
      table: 'FilingSubmission',
      on: 'UPDATE',
      when: `NEW."state" = 'transmitted' AND OLD."state" = 'queued'`,
    },
  ],
  [
    'when it is noted and the job is not done',
    { table: 'Job', on: 'UPDATE', when: `NEW."kind" = 'transmit-filing' AND NEW."doneAt" IS NOT NULL` },
  ],
  ['while the answer is fetched', { table: 'SimulatedSubmission', on: 'UPDATE' }],
  ['when the response has arrived and isn’t stored', { table: 'FilingAcknowledgement', on: 'INSERT' }],
  [
    'when the response is stored and not applied',
    {
      table: 'FilingSubmission',
      on: 'UPDATE',
      when: `NEW."state" IN ('accepted', 'rejected') AND OLD."state" = 'transmitted'`,
    },
  ],
  [
    'when the response is applied and the job isn’t done',
    { table: 'Job', on: 'UPDATE', when: `NEW."kind" = 'fetch-acknowledgement' AND NEW."doneAt" IS NOT NULL` },
  ],
];

/** Kills the instance that files at a point, and lets the other one work off what is left. */
async function killAt(filer: ReadyFiler, point: Point, kill: () => Promise<void>): Promise<ReadyFiler> {
  const hold = await holdAt(point, filer.returnId);
  const posting = file(filer).catch(() => null);
  await hold.reached();
  await kill();
  await hold.release();
  const reply = await posting;
  const after = moveOn(filer);
  // What was never acknowledged is asked for again, as a person would.
  if (reply === null) expect((await file(after)).status).toBe(202);
  await endWaits(filer.returnId);
  return after;
}

describe('kill -9 between the button and the answer', () => {
  test.each(share(points))('%s: accepted, sent once, one answer', async (_where, point) => {
    const server = await startOwnServer();
    const filer = await readyToFile(plainNumber(), {}, server.url);
    expect((await sign(filer)).status).toBe(200);
    const arrivals = await countArrivals(filer.returnId);
    const after = await killAt(filer, point, server.kill);
    const done = await waitForState(after, 'accepted');
    expect(done.submissions).toHaveLength(1);
    expect(done.submissions[0]?.acknowledgements).toHaveLength(1);
    const named = (event: string) => done.events.filter((one) => one.event === event).length;
    expect([named('queued'), named('transmitted'), named('accepted')]).toEqual([1, 1, 1]);
    expect(await arrivals()).toBe(1);
    const taxReturn = await after.visitor.get(`/api/tax-returns/${after.returnId}`);
    expect(taxReturn.json).toMatchObject({ status: 'filed', efile: { state: 'accepted' } });
  });

  testDeep(
    'when a rejection is applied: it is not lost, and the return goes out again with a new id',
    async () => {
      const server = await startOwnServer();
      const filer = await readyToFile(numberEnding('9998'), {}, server.url);
      await sign(filer);
      const after = await killAt(
        filer,
        { table: 'FilingSubmission', on: 'UPDATE', when: `NEW."state" = 'rejected'` },
        server.kill,
      );
      const back = await waitForState(after, 'rejected');
      expect(back.submissions[0]?.acknowledgements).toHaveLength(1);
      expect((await sign(after, { identity: { kind: 'agi', amount: 0 } })).status).toBe(200);
      expect((await file(after)).status).toBe(202);
      const done = await waitForState(after, 'accepted');
      expect(new Set(done.submissions.map(({ submissionId }) => submissionId)).size).toBe(2);
    },
  );

  test('while the last signature seals the return: it is signed or it is not, and signing again works', async () => {
    const server = await startOwnServer();
    const filer = await readyToFile(plainNumber(), {}, server.url);
    const hold = await holdAt(
      { table: 'Filing', on: 'UPDATE', when: `NEW."state" = 'signed'` },
      filer.returnId,
    );
    const signing = sign(filer).catch(() => null);
    await hold.reached();
    await server.kill();
    await hold.release();
    expect(await signing).toBeNull();
    const after = moveOn(filer);
    expect((await readFiling(after)).state).toBeNull();
    expect((await file(after)).status).toBe(409);
    expect((await sign(after)).status).toBe(200);
    expect((await file(after)).status).toBe(202);
    await waitForState(after, 'accepted');
  });

  testDeep('when sending is given up: it becomes “failed”, and can be signed and sent again', async () => {
    const server = await startOwnServer();
    const filer = await readyToFile(plainNumber(), {}, server.url);
    await sign(filer);
    const name = `broken_${randomInt(1, 2 ** 31 - 1)}`;
    await query(`
      CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $body$
      BEGIN
        IF EXISTS (SELECT 1 FROM "FilingSubmission" s JOIN "Filing" f ON f."id" = s."filingId"
          WHERE s."submissionId" = NEW."submissionId" AND f."returnId" = '${filer.returnId}')
        THEN RAISE EXCEPTION 'a fault that waiting does not cure'; END IF;
        RETURN NEW;
      END $body$`);
    await query(
      `CREATE TRIGGER ${name} BEFORE INSERT ON "SimulatedSubmission" FOR EACH ROW EXECUTE FUNCTION ${name}()`,
    );
    const hold = await holdAt(
      { table: 'FilingSubmission', on: 'UPDATE', when: `NEW."state" = 'failed'` },
      filer.returnId,
    );
    expect((await file(filer)).status).toBe(202);
    const hurry = setInterval(() => {
      void endWaits(filer.returnId)
        .then(() => readFiling(filer))
        .catch(() => undefined);
    }, 500);
    await hold.reached();
    clearInterval(hurry);
    await server.kill();
    await hold.release();
    const after = moveOn(filer);
    await endWaits(filer.returnId);
    const failed = await waitForState(after, 'failed');
    expect(failed.events[0]?.event).toBe('given-up');
    await query(`DROP TRIGGER ${name} ON "SimulatedSubmission"`);
    await query(`DROP FUNCTION ${name}()`);
    expect((await sign(after)).status).toBe(200);
    expect((await file(after)).status).toBe(202);
    await waitForState(after, 'accepted');
  });
});
