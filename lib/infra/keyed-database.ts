import { PrismaPg } from '@prisma/adapter-pg';
import { openAccountKey } from './account-keys';
import { holdKey, isHeld } from './held-keys';

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>;
type Ask = Adapter['queryRaw'];

/** In front of everything sealed for an account: whose it is, and with which of their keys. */
const sealedFor = /enc:v2:([A-Za-z0-9-]{1,40})\.([A-Za-z0-9_]{8}):/g;

/** Whose keys these rows need that are not at hand. */
export function missingKeys(rows: readonly (readonly unknown[])[]): string[] {
  const missing = new Set<string>();
  for (const row of rows)
    for (const cell of row) {
      if (typeof cell !== 'string' || !cell.includes('enc:v2:')) continue;
      for (const [, userId = '', id = ''] of cell.matchAll(sealedFor))
        if (!isHeld(userId, id)) missing.add(userId);
    }
  return [...missing];
}

/** Reads the keys of these accounts over the same connection; accounts that are gone have none. */
async function readKeys(ask: Ask, userIds: readonly string[]): Promise<void> {
  const places = userIds.map((_, at) => `$${at + 1}`).join(', ');
  const { rows } = await ask({
    sql: `SELECT "userId", "secret", (xmin = pg_current_xact_id_if_assigned()::xid)::text FROM "AccountKey" WHERE "userId" IN (${places})`,
    args: [...userIds],
    argTypes: userIds.map(() => ({ scalarType: 'string' as const, arity: 'scalar' as const })),
  });
  for (const [userId, secret, isOurs] of rows)
    if (typeof userId === 'string' && typeof secret === 'string')
      holdKey(openAccountKey(userId, secret), isOurs !== 'true');
}

const askedAtOnce = 500;

/** Rows leave the database together with the keys that open them, so that `unseal` need not wait for anything. */
function withKeys<Asked extends { queryRaw: Ask }>(asked: Asked): Asked {
  const ask: Ask = asked.queryRaw.bind(asked);
  asked.queryRaw = async (query) => {
    const result = await ask(query);
    const missing = missingKeys(result.rows);
    for (let at = 0; at < missing.length; at += askedAtOnce)
      await readKeys(ask, missing.slice(at, at + askedAtOnce));
    return result;
  };
  return asked;
}

/** PostgreSQL for Prisma, with the keys of accounts. */
export class KeyedPg extends PrismaPg {
  override async connect(): Promise<Adapter> {
    const adapter = withKeys(await super.connect());
    const start = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (level) => withKeys(await start(level));
    return adapter;
  }
}
