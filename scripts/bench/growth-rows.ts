import pg from 'pg';
import { copyIn } from '../backup/copy';
import { documentsEach, sealedRows } from './growth-sealed';

/** A season's rows at scale 1: 200,000 people with a return, a million documents, twelve million answers. */
const people = 200_000;

/** Whatever is not sealed is made where it stays. `$1` is the number of people. */
const statements = [
  `INSERT INTO "User" ("id", "email", "firstName", "lastName", "role", "createdAt", "updatedAt")
   SELECT md5('growth-user-' || n)::uuid, 'growth-' || n || '@example.com', 'Given' || n % 997, 'Family' || n % 4999,
     (CASE WHEN n % 100 = 0 THEN 'preparer' ELSE 'client' END)::"Role",
     now() - make_interval(mins => n), now() FROM generate_series(1, $1::int) n`,
  `INSERT INTO "TaxReturn" ("id", "userId", "taxYear", "status", "estimatedRefund", "totalIncome", "createdAt", "updatedAt")
   SELECT md5('growth-return-' || n)::uuid, md5('growth-user-' || n)::uuid, 2024,
     (ARRAY['draft', 'draft', 'in-review', 'approved'])[1 + n % 4]::"ReturnStatus", n % 5000, 30000 + n % 90000,
     now() - make_interval(mins => n), now() FROM generate_series(1, $1::int) n`,
  `INSERT INTO "Document" ("id", "userId", "taxReturnId", "name", "type", "status", "storageKey", "fileKey", "contentType", "sizeBytes", "sha256", "uploadedAt", "updatedAt")
   SELECT md5('growth-document-' || n || '-' || d)::uuid, md5('growth-user-' || n)::uuid, md5('growth-return-' || n)::uuid,
     'paper-' || d || '.pdf', (ARRAY['W-2', '1099', 'Receipt', 'Other'])[1 + d % 4]::"DocumentType", 'completed',
     'documents/' || md5('growth-file-' || n || '-' || d)::uuid, 'key:v1:none:none', 'application/pdf', 50000 + n % 100000,
     md5(n || 'a' || d) || md5(n || 'b' || d), now() - make_interval(mins => n), now()
   FROM generate_series(1, $1::int) n, generate_series(1, ${documentsEach}) d`,
  `INSERT INTO "Payment" ("id", "userId", "taxReturnId", "planType", "priceCents", "amountCents", "status", "provider", "createdAt", "succeededAt", "updatedAt")
   SELECT md5('growth-payment-' || n)::uuid, md5('growth-user-' || n)::uuid, md5('growth-return-' || n)::uuid, 'basic', 4900, 4900,
     'succeeded', 'test', now() - make_interval(mins => n), now() - make_interval(mins => n), now()
   FROM generate_series(1, $1::int) n WHERE n % 4 = 0`,
  `INSERT INTO "AuditEvent" ("at", "actorId", "actorRole", "action", "objectType", "objectId", "ownerId")
   SELECT now() - make_interval(mins => n), md5('growth-user-' || n)::uuid, 'client', 'answer.saved', 'TaxReturn',
     md5('growth-return-' || n)::uuid, md5('growth-user-' || n)::uuid
   FROM generate_series(1, $1::int) n, generate_series(1, 3)`,
  `INSERT INTO "Job" ("id", "kind", "subjectId", "attempts", "runAfter", "doneAt", "createdAt")
   SELECT md5('growth-job-' || n)::uuid, 'read-document', md5('growth-document-' || n || '-1')::uuid, 1,
     now() - make_interval(mins => n), now(), now() - make_interval(mins => n) FROM generate_series(1, $1::int) n`,
  // Every client with one of the preparers, and two hundred of them with the one who can sign in.
  `INSERT INTO "Assignment" ("id", "preparerId", "clientId", "createdAt")
   SELECT md5('growth-assignment-' || n)::uuid, md5('growth-user-' || 100 * (1 + n % greatest(1, $1::int / 100)))::uuid,
     md5('growth-user-' || n)::uuid, now() - make_interval(mins => n)
   FROM generate_series(1, $1::int) n WHERE n % 100 <> 0
   UNION ALL
   SELECT md5('growth-second-' || n)::uuid, p."id"::uuid, md5('growth-user-' || n)::uuid, now() - make_interval(mins => n)
   FROM generate_series(1, $1::int) n, (SELECT "id" FROM "User" WHERE "email" = 'preparer2@example.com') p
   WHERE n % 1000 = 1`,
  `INSERT INTO "Session" ("id", "sessionToken", "userId", "expires")
   SELECT md5('growth-session-' || n)::uuid, md5('growth-token-' || n), md5('growth-user-' || n)::uuid, now() + interval '7 days'
   FROM generate_series(1, $1::int) n`,
];

/** Indexes of the tables that grow, as SQL that drops and makes them; unique keys that others point at stay. */
async function readIndexes(client: pg.Client): Promise<{ drop: string; make: string }[]> {
  const { rows } = await client.query<{ drop: string; make: string }>(
    `SELECT coalesce('ALTER TABLE ' || c.conrelid::regclass || ' DROP CONSTRAINT ' || quote_ident(c.conname),
         'DROP INDEX ' || i.indexrelid::regclass) AS "drop",
       coalesce('ALTER TABLE ' || c.conrelid::regclass || ' ADD CONSTRAINT ' || quote_ident(c.conname) || ' ' ||
         pg_get_constraintdef(c.oid), pg_get_indexdef(i.indexrelid)) AS "make"
     FROM pg_index i LEFT JOIN pg_constraint c ON c.conindid = i.indexrelid AND c.contype = 'p'
     WHERE i.indrelid::regclass::text = ANY ($1)
       AND NOT EXISTS (SELECT FROM pg_constraint f WHERE f.contype = 'f' AND f.conindid = i.indexrelid)`,
    [grownTables.map((table) => `"${table}"`)],
  );
  return rows;
}

const tableOf = (text: string): string => /"(\w+)"/.exec(text)?.[1] ?? '';
const grownTables = [...statements.map(tableOf), ...sealedRows.map(({ table }) => table)];

/**
 * Fills a migrated database with a season's rows, all of them or none. Twice is an error: the rows have fixed ids.
 * Indexes are made at the end, in one go each: twelve million rows into a standing one take hours on a small machine.
 * @param scale 1 for the whole season, 0.01 for a try
 */
export async function growRows(
  databaseUrl: string,
  scale: number,
  tell: (line: string) => void,
): Promise<Record<string, number>> {
  const count = Math.max(1, Math.round(people * scale));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const made: Record<string, number> = { people: count };
  const timed = async (name: string, work: () => Promise<number | null>) => {
    const started = Date.now();
    const rows = await work();
    if (rows !== null) made[name] = rows;
    tell(`${name}: ${rows === null ? '' : `${rows} rows, `}${((Date.now() - started) / 1000).toFixed(1)} s`);
  };
  try {
    // No look at each row's keys: they are right by their making. The embedded server's user may do so.
    await client.query(
      `SET session_replication_role = replica; SET synchronous_commit = off; SET maintenance_work_mem = '512MB'`,
    );
    await client.query('BEGIN');
    const indexes = await readIndexes(client);
    for (const { drop } of indexes) await client.query(drop);
    for (const text of statements)
      await timed(tableOf(text), async () => (await client.query(text, [count])).rowCount);
    for (const { table, columns, rows } of sealedRows) {
      const list = columns.map((column) => `"${column}"`).join(', ');
      await timed(table, () => copyIn(client, `COPY "${table}" (${list}) FROM STDIN`, inChunks(rows, count)));
    }
    await timed(`${indexes.length} indexes`, async () => {
      for (const { make } of indexes) await client.query(make);
      return null;
    });
    await client.query('COMMIT');
    await client.query('VACUUM ANALYZE');
    return made;
  } finally {
    await client.end();
  }
}

async function* inChunks(rows: (n: number) => string[][], count: number): AsyncGenerator<Buffer> {
  let lines: string[] = [];
  for (let n = 1; n <= count; n += 1) {
    for (const row of rows(n)) lines.push(`${row.join('\t')}\n`);
    if (lines.length > 3000 || n === count) {
      yield Buffer.from(lines.join(''));
      lines = [];
    }
  }
}
