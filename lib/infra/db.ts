import { PrismaClient, type Prisma } from '@/.generated/prisma/client';
import { env } from '@/lib/env';
import { KeyedPg } from './keyed-database';

export type Database = PrismaClient;
/** A transaction's view of the database; every write happens in one. */
export type Transaction = Prisma.TransactionClient;

const holder = globalThis as { plainfileDatabase?: PrismaClient };

/** So many different statements keep a name; what comes on top (lists of many lengths) is parsed each time. */
const mostNamed = 400;
const names = new Map<string, string>();

/** A name under which each connection of the database keeps a statement parsed and planned; empty for none. */
function nameStatement({ sql }: { sql: string }): string {
  const known = names.get(sql);
  if (known !== undefined) return known;
  if (names.size >= mostNamed) return '';
  const name = `s${names.size}`;
  names.set(sql, name);
  return name;
}

function connect(): PrismaClient {
  const url = env().DATABASE_URL;
  if (url === undefined)
    throw new Error('DATABASE_URL is not set: start with `npm run up` or `npm run dev`.');
  const options = env().DATABASE_STATEMENTS === 'named' ? { statementNameGenerator: nameStatement } : {};
  const config = {
    connectionString: url,
    max: 12,
    connectionTimeoutMillis: 4000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5000,
    // The server's own limits do not help when its answers are lost on the way.
    query_timeout: 12_000,
    lock_timeout: 3000,
    idle_in_transaction_session_timeout: 10_000,
  };
  return new PrismaClient({ adapter: new KeyedPg(config, options), log: [] });
}

/** The one database client of this process (kept over hot reloads in development). */
export function db(): PrismaClient {
  holder.plainfileDatabase ??= connect();
  return holder.plainfileDatabase;
}
