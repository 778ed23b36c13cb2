import pg from 'pg';

let pool: pg.Pool | undefined;

/** A few connections for a whole file: opening one costs the server ten times what a usual question does. */
function openPool(): pg.Pool {
  const connectionString = process.env['DATABASE_URL'];
  const opened = new pg.Pool({ connectionString, max: 4, idleTimeoutMillis: 2000, allowExitOnIdle: true });
  // An idle connection may be ended from outside: the next question takes another.
  opened.on('error', () => {});
  return opened;
}

/** Asks the database of the product under test directly, for what no address tells and for moving time. */
export async function query<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
  pool ??= openPool();
  return (await pool.query<T>(text, values)).rows;
}
