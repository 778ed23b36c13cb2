import { z } from 'zod';
import { Prisma } from '@/.generated/prisma/client';
import { accountKeyOf } from '@/lib/infra/account-keys';
import { keyIdOf, listKeyIds, seal, sealFor, unseal } from '@/lib/infra/crypto';
import { db, type Transaction } from '@/lib/infra/db';
import { keepMacKeys } from '@/lib/infra/retired-mac-keys';
import {
  type AccountColumn,
  isAccountColumn,
  keptColumns,
  ownerSql,
  sealedColumns,
  type SealContext,
  type SealedColumn,
} from '@/lib/infra/sealed-columns';

/** The columns that name a row: text, but for the place of a form in its document. */
export const RowKey = z.array(z.union([z.string(), z.number()]));
export type RowKey = z.infer<typeof RowKey>;

interface SealedRow {
  key: RowKey;
  stored: string | null;
}

export interface Plan {
  column: SealedColumn;
  table: Prisma.Sql;
  value: Prisma.Sql;
  keys: Prisma.Sql[];
}

const quoted = (name: string) => Prisma.raw(`"${name}"`);

export function planOf(column: SealedColumn): Plan {
  const [table = '', value = ''] = column.split('.');
  return {
    column,
    table: quoted(table),
    value: quoted(value),
    keys: sealedColumns[column].map((key) => quoted(key)),
  };
}

export const contextOf = (column: SealedColumn, key: RowKey): SealContext => `${column}:${key.join(':')}`;

const toSql = (part: string | number): Prisma.Sql =>
  typeof part === 'number' ? Prisma.sql`${part}::int` : Prisma.sql`${part}::text`;

/** The next rows in order of their key, sealed or not, so that the place can be kept. */
export async function readBatch(
  tx: Transaction,
  { table, value, keys }: Plan,
  after: RowKey | null,
  count: number,
): Promise<SealedRow[]> {
  const list = Prisma.join(keys);
  const start =
    after === null ? Prisma.sql`TRUE` : Prisma.sql`(${list}) > (${Prisma.join(after.map(toSql))})`;
  const rows = await tx.$queryRaw<SealedRow[]>`
    SELECT jsonb_build_array(${list}) AS "key", ${value} AS "stored" FROM ${table}
    WHERE ${start} ORDER BY ${list} LIMIT ${count}`;
  return rows;
}

/**
 * Writes a batch back in one statement, but for the rows that somebody changed since: theirs was sealed by them.
 * @returns how many were written
 */
export async function writeBack(
  tx: Transaction,
  { table, value, keys }: Plan,
  rows: readonly { key: RowKey; stored: string; sealed: string }[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const parts = keys.map((_, at) => {
    const list = rows.map(({ key }) => key[at] ?? '');
    return typeof list[0] === 'number' ? Prisma.sql`${list}::int[]` : Prisma.sql`${list}::text[]`;
  });
  const names = keys.map((_, at) => Prisma.raw(`"k${at}"`));
  const same = keys.map((name, at) => Prisma.sql`t.${name} = x.${names[at] ?? Prisma.empty}`);
  return tx.$executeRaw`
    UPDATE ${table} AS t SET ${value} = x."sealed"
    FROM unnest(${Prisma.join(parts)}, ${rows.map(({ stored }) => stored)}::text[],
      ${rows.map(({ sealed }) => sealed)}::text[])
      AS x(${Prisma.join(names)}, "stored", "sealed")
    WHERE ${Prisma.join(same, ' AND ')} AND t.${value} = x."stored"`;
}

/** Whose the rows with these keys are. */
export async function readOwners(
  tx: Transaction,
  plan: Plan,
  column: AccountColumn,
  keys: readonly RowKey[],
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const wanted = keys.map((key) => Prisma.sql`(${Prisma.join(key.map(toSql))})`);
  const rows = await tx.$queryRaw<{ key: RowKey; owner: string | null }[]>`
    SELECT jsonb_build_array(${Prisma.join(plan.keys)}) AS "key", ${Prisma.raw(ownerSql(column))} AS "owner"
    FROM ${plan.table} AS t WHERE (${Prisma.join(plan.keys)}) IN (${Prisma.join(wanted)})`;
  return new Map(rows.flatMap(({ key, owner }) => (owner === null ? [] : [[key.join(':'), owner]])));
}

/** Under this name `KeyRotation` keeps how far the sealing with the keys of accounts has come. */
export const accountKeys = 'account-keys';

export interface RotationOptions {
  /** Rows looked at in one transaction. */
  batch: number;
  /** A rest after each, to leave the database to the people who use it. */
  pauseMs: number;
  tell: (line: string) => void;
}

/** One transaction: a batch of rows and how far we are. @returns null when the column's end was reached */
async function stepThrough(plan: Plan, keyId: string, { batch }: RotationOptions): Promise<number | null> {
  return db().$transaction(async (tx) => {
    const where = { keyId_column: { keyId, column: plan.column } };
    const progress = await tx.keyRotation.findUnique({ where });
    if ((progress?.doneAt ?? null) !== null) return null;
    // Lets the trigger on signed filings through: the words stay, only their sealing changes.
    await tx.$queryRaw`SELECT set_config('plainfile.reseal', 'on', true)`;
    const after = RowKey.nullable().parse(progress?.after ?? null);
    const rows = await readBatch(tx, plan, after, batch);
    const owners = await ownersOf(tx, plan, rows);
    const due: { key: RowKey; stored: string; sealed: string }[] = [];
    for (const { key, stored } of rows) {
      const sealedWith = stored === null ? null : keyIdOf(stored);
      const context = contextOf(plan.column, key);
      if (stored === null || sealedWith === null || !opens(stored, context)) continue;
      const owner = owners.get(key.join(':'));
      if (owner !== undefined) {
        const sealed = sealFor(await accountKeyOf(tx, owner), unseal(stored, context), context);
        due.push({ key, stored, sealed });
      } else if (sealedWith !== keyId)
        due.push({ key, stored, sealed: seal(unseal(stored, context), context) });
    }
    const resealed = await writeBack(tx, plan, due);
    const last = rows.at(-1);
    const data = {
      resealed: (progress?.resealed ?? 0) + resealed,
      ...(last === undefined ? { doneAt: new Date() } : { after: last.key }),
    };
    await tx.keyRotation.upsert({ where, create: { keyId, column: plan.column, ...data }, update: data });
    return last === undefined ? null : resealed;
  });
}

/** Whose account's key is to seal rows of a column that only the owner of the tables may write anew. */
async function ownersOf(
  tx: Transaction,
  plan: Plan,
  rows: readonly SealedRow[],
): Promise<Map<string, string>> {
  if (!isAccountColumn(plan.column) || !keptColumns.has(plan.column)) return new Map();
  const old = rows.filter(({ stored }) => stored !== null && keyIdOf(stored) !== null);
  return readOwners(
    tx,
    plan,
    plan.column,
    old.map(({ key }) => key),
  );
}

function opens(stored: string, context: SealContext): boolean {
  try {
    unseal(stored, context);
    return true;
  } catch {
    return false;
  }
}

/**
 * How many values of a column are sealed with another key, and how many of those no key here opens. In steps: one
 * look at a large table would take longer than a statement may.
 */
async function countLeft(plan: Plan, keyId: string): Promise<{ left: number; unopened: number }> {
  let [left, unopened] = [0, 0];
  let after: RowKey | null = null;
  for (;;) {
    const rows: SealedRow[] = await readBatch(db(), plan, after, 5000);
    for (const { key, stored } of rows) {
      const sealedWith = stored === null ? null : keyIdOf(stored);
      if (stored === null || sealedWith === null || sealedWith === keyId) continue;
      left += 1;
      if (!opens(stored, contextOf(plan.column, key))) unopened += 1;
    }
    const last = rows.at(-1);
    if (last === undefined) return { left, unopened };
    after = last.key;
  }
}

/**
 * Seals every value of every column with the first key. Safe while the product serves and safe to kill: each batch is
 * one transaction with its place in `KeyRotation`. Every instance must know the first key before this starts.
 * Values that no key opens are left as they are and counted.
 */
export async function rotateKeys(
  options: RotationOptions,
): Promise<{ keyId: string; resealed: number; left: number; unopened: number }> {
  const [keyId = '', ...others] = listKeyIds();
  const plans = Object.keys(sealedColumns).map((column) => planOf(column as SealedColumn));
  await keepMacKeys(others);
  let [left, unopened] = [0, 0];
  // What an instance sealed meanwhile with an old key in front is found by looking again.
  for (let round = 0; round < 3; round += 1) {
    for (const plan of plans) await rotateColumn(plan, keyId, options);
    [left, unopened] = [0, 0];
    for (const plan of plans) {
      const found = await countLeft(plan, keyId);
      left += found.left;
      unopened += found.unopened;
      if (found.left > found.unopened)
        await db().keyRotation.update({
          where: { keyId_column: { keyId, column: plan.column } },
          data: { doneAt: null, after: Prisma.DbNull },
        });
    }
    if (left === unopened) break;
  }
  // An instance of an earlier version may have sealed something with the field keys since the clock looked.
  await db().keyRotation.deleteMany({ where: { keyId: accountKeys } });
  const { _sum } = await db().keyRotation.aggregate({ where: { keyId }, _sum: { resealed: true } });
  return { keyId, resealed: _sum.resealed ?? 0, left, unopened };
}

async function rotateColumn(plan: Plan, keyId: string, options: RotationOptions): Promise<void> {
  let total = 0;
  for (;;) {
    const resealed = await stepThrough(plan, keyId, options);
    if (resealed === null) break;
    total += resealed;
    if (resealed > 0) options.tell(`${plan.column}: ${total}`);
    if (options.pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, options.pauseMs));
  }
}
