import pg from 'pg';

interface LockedRow {
  /**
   * True once this many writers of the product wait, in a row, for what is held here. False after a few seconds: the
   * product gives a lock up then, so on a machine with other work they may not all wait at one time.
   */
  waitedFor: (count: number) => Promise<boolean>;
  release: () => Promise<void>;
  /** The same, and what was changed meanwhile stays. */
  commit: () => Promise<void>;
}

/**
 * Locks one row of the product's database, so that a test decides in which order writers come to it.
 * @param change a statement that changes the row (its id is $1), for nobody to see before `commit`
 */
export async function lockRow(
  table: 'TaxReturn' | 'Document',
  id: string,
  change?: string,
): Promise<LockedRow> {
  const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  await client.query('BEGIN');
  await client.query(`SELECT 1 FROM "${table}" WHERE "id" = $1 FOR UPDATE`, [id]);
  if (change !== undefined) await client.query(change, [id]);
  // The second in line waits for the first, not for us.
  const countWaiting = async (): Promise<number> => {
    const { rows } = await client.query<{ waiting: number }>(
      `WITH RECURSIVE line(pid) AS (
         SELECT pg_backend_pid()
         UNION SELECT a.pid FROM pg_stat_activity a JOIN line ON line.pid = ANY (pg_blocking_pids(a.pid)))
       SELECT count(*)::int - 1 AS "waiting" FROM line`,
    );
    return rows[0]?.waiting ?? 0;
  };
  const end = async (how: 'ROLLBACK' | 'COMMIT') => {
    await client.query(how);
    await client.end();
  };
  return {
    waitedFor: async (count) => {
      for (const end = Date.now() + 2500; Date.now() < end;) {
        if ((await countWaiting()) >= count) return true;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      return false;
    },
    release: () => end('ROLLBACK'),
    commit: () => end('COMMIT'),
  };
}
