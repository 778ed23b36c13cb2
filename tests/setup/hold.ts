import { randomInt } from 'node:crypto';
import pg from 'pg';
import { until } from './until';

const theirOwner = `(SELECT r."userId" FROM "TaxReturn" r WHERE r."id" = RETURN_ID)`;

/** How rows of a table are known to belong to the return or its owner, in SQL over NEW, or OLD of what is deleted. */
const belongs = {
  Answer: `NEW."returnId" = RETURN_ID`,
  TaxReturn: `NEW."id" = RETURN_ID`,
  Document: `NEW."userId" = ${theirOwner}`,
  Payment: `NEW."userId" = ${theirOwner}`,
  AccountKey: `NEW."userId" = ${theirOwner}`,
  User: `OLD."id" = ${theirOwner}`,
  Job: `EXISTS (SELECT 1 FROM "FilingSubmission" s JOIN "Filing" f ON f."id" = s."filingId"
    WHERE s."id" = NEW."subjectId" AND f."returnId" = RETURN_ID)`,
  Filing: `NEW."returnId" = RETURN_ID`,
  FilingSubmission: `EXISTS (SELECT 1 FROM "Filing" f WHERE f."id" = NEW."filingId" AND f."returnId" = RETURN_ID)`,
  FilingAcknowledgement: `EXISTS (SELECT 1 FROM "FilingSubmission" s JOIN "Filing" f ON f."id" = s."filingId"
    WHERE s."submissionId" = NEW."submissionId" AND f."returnId" = RETURN_ID)`,
  SimulatedSubmission: `EXISTS (SELECT 1 FROM "FilingSubmission" s JOIN "Filing" f ON f."id" = s."filingId"
    WHERE s."submissionId" = NEW."submissionId" AND f."returnId" = RETURN_ID)`,
};

/** A write of the product that a test holds up, so that the process can be killed right there. */
export interface Point {
  table: keyof typeof belongs;
  on: 'INSERT' | 'UPDATE' | 'DELETE';
  /** SQL over NEW and OLD. */
  when?: string;
}

interface Hold {
  /** Resolves once somebody waits at the point. */
  reached: () => Promise<void>;
  /** Ends whoever waits there, as if their connection broke before the write, and lets everybody else pass. */
  release: () => Promise<void>;
}

/**
 * Makes every write at this point, for this return alone, wait until `release`.
 * @param address of a database of the test's own
 */
export async function holdAt(
  { table, on, when = 'true' }: Point,
  returnId: string,
  address = process.env['DATABASE_URL'],
): Promise<Hold> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  const key = randomInt(1, 2 ** 31 - 1);
  const name = `held_${key}`;
  const mine = belongs[table].replaceAll('RETURN_ID', client.escapeLiteral(returnId));
  await client.query('SELECT pg_advisory_lock($1)', [key]);
  await client.query(`
    CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $body$
    BEGIN
      IF (${when}) AND ${mine} THEN PERFORM pg_advisory_xact_lock(${key}); END IF;
      IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
      RETURN NEW;
    END $body$;
    CREATE TRIGGER ${name} BEFORE ${on} ON "${table}" FOR EACH ROW EXECUTE FUNCTION ${name}();`);
  const waiting = async (): Promise<number[]> => {
    const { rows } = await client.query<{ pid: number }>(
      `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND objid::bigint = $1 AND classid = 0`,
      [key],
    );
    return rows.map(({ pid }) => pid);
  };
  return {
    reached: async () => {
      await until(`nobody came to ${on} of ${table}`, async () => (await waiting()).length > 0, 50);
    },
    release: async () => {
      for (const pid of await waiting()) await client.query('SELECT pg_terminate_backend($1)', [pid]);
      await client.query('SELECT pg_advisory_unlock($1)', [key]);
      await client.query(`DROP TRIGGER ${name} ON "${table}"; DROP FUNCTION ${name}();`);
      await client.end();
    },
  };
}
