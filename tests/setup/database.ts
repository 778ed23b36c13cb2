import pg from 'pg';

/** Asks one database. */
export type Query = <T extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<T[]>;

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

/** Databases of the instances that tests started, by their address. */
const databasesOf = new Map<string, Query>();

/** Says which database an instance has whose fields are sealed with the same keys as the tests know. */
export function rememberDatabase(instance: string, connectionString: string): void {
  databasesOf.set(instance, async <T extends pg.QueryResultRow>(text: string, values: unknown[] = []) => {
    // Not kept open: the test that owns the database drops it.
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      return (await client.query<T>(text, values)).rows;
    } finally {
      await client.end();
    }
  });
}

/** What asks the database behind an address of the product; undefined when the tests can't read it. */
export const databaseBehind = (instance: string): Query | undefined =>
  instance === process.env['TEST_URL'] ? query : databasesOf.get(instance);
