import { readFile, rename, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type pg from 'pg';
import { z } from 'zod';
import { keyIdOf } from '@/lib/infra/crypto';

/**
 * The keys of all accounts in one file of their own (`--keys FILE`), which each backup writes anew. An account that is
 * deleted has no key there from the next backup on, and then nothing opens its files, answers, readings or results in any
 * earlier backup.
 */
export const accountKeyTable = 'AccountKey';

const Book = z.array(z.strictObject({ userId: z.string(), secret: z.string(), createdAt: z.string() }));

/** Writes the keys as they are in this transaction; the file stands whole or as it was. */
export async function writeKeyBook(client: pg.Client, file: string): Promise<void> {
  const { rows } = await client.query(
    `SELECT "userId", "secret", to_json("createdAt")#>>'{}' AS "createdAt" FROM "AccountKey" ORDER BY "userId"`,
  );
  const packed = await promisify(gzip)(JSON.stringify(Book.parse(rows)));
  await writeFile(`${file}.new`, packed, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/**
 * Reads the keys before anything is changed.
 * @throws Error when there is no such file, it is damaged, or a key of it was sealed with a field key that is not set here
 */
export async function readKeyBook(file: string, knownKeys: readonly string[]): Promise<z.infer<typeof Book>> {
  const packed = await readFile(file).catch(() => {
    throw new Error(`The keys of the accounts are kept apart from this backup, and ${file} is not there.`);
  });
  const book = Book.parse(JSON.parse((await promisify(gunzip)(packed)).toString('utf8')));
  const strange = book.map(({ secret }) => keyIdOf(secret) ?? '').find((id) => !knownKeys.includes(id));
  if (strange !== undefined)
    throw new Error(
      `FIELD_ENCRYPTION_KEYS does not hold a key of ${file}: ${strange || 'a row is damaged'}.`,
    );
  return book;
}

/** Gives the restored accounts their keys. @returns how many accounts with encrypted files or answers have none any more */
export async function putKeys(client: pg.Client, book: z.infer<typeof Book>): Promise<number> {
  await client.query(
    `INSERT INTO "AccountKey" ("userId", "secret", "createdAt")
     SELECT k."userId", k."secret", k."createdAt"
     FROM json_to_recordset($1::json) AS k("userId" text, "secret" text, "createdAt" timestamp)
     JOIN "User" u ON u."id" = k."userId"`,
    [JSON.stringify(book)],
  );
  const { rows } = await client.query<{ lost: number }>(
    `SELECT count(*)::int AS lost FROM "User" u
     WHERE NOT EXISTS (SELECT FROM "AccountKey" k WHERE k."userId" = u."id")
       AND (EXISTS (SELECT FROM "Document" d WHERE d."userId" = u."id" AND d."fileKey" IS NOT NULL)
         OR EXISTS (SELECT FROM "TaxReturn" r JOIN "Answer" a ON a."returnId" = r."id"
                    WHERE r."userId" = u."id" AND a."value" LIKE 'enc:v2:%'))`,
  );
  return rows[0]?.lost ?? 0;
}
