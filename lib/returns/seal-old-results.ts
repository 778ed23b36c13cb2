import { Prisma } from '@/.generated/prisma/client';
import { accountKeyOf } from '@/lib/infra/account-keys';
import { db } from '@/lib/infra/db';
import { sealDecidedLines } from './decisions';
import { sealOldBalance } from './past-calculations';
import { storeResults } from './stored-results';

/** In one call of the clock; the next one goes on. */
const atOnce = 100;

/** Seals the figures that earlier versions left plain. @returns how many returns there were */
export async function sealOldResults(): Promise<number> {
  const rows = await db().taxReturn.findMany({
    where: { NOT: { calculationResults: { equals: Prisma.DbNull } } },
    select: { id: true, userId: true, version: true, updatedAt: true, calculationResults: true },
    orderBy: { id: 'asc' },
    take: atOnce,
  });
  let sealed = 0;
  for (const { id, userId, version, updatedAt, calculationResults } of rows) {
    const key = await accountKeyOf(db(), userId);
    const { count } = await db().taxReturn.updateMany({
      // Calculated meanwhile: that was sealed.
      where: { id, version },
      // Nothing that a person would see has changed.
      data:
        calculationResults === null
          ? { calculationResults: Prisma.DbNull, updatedAt }
          : { ...storeResults(key, id, calculationResults), updatedAt },
    });
    sealed += count;
  }
  return sealed;
}

/** The same for the lines that a preparer decided on. */
export async function sealOldLines(): Promise<number> {
  const rows = await db().returnDecision.findMany({
    where: { NOT: { lines: { equals: Prisma.DbNull } } },
    select: { id: true, lines: true, taxReturn: { select: { userId: true } } },
    orderBy: { id: 'asc' },
    take: atOnce,
  });
  for (const { id, lines, taxReturn } of rows) {
    const key = await accountKeyOf(db(), taxReturn.userId);
    const sealedLines = lines === null ? null : sealDecidedLines(key, id, lines);
    await db().returnDecision.updateMany({ where: { id }, data: { lines: Prisma.DbNull, sealedLines } });
  }
  return rows.length;
}

/** The same for what earlier calculations came to. */
export async function sealOldBalances(): Promise<number> {
  const rows = await db().pastCalculation.findMany({
    where: { NOT: { balance: 0 } },
    include: { taxReturn: { select: { userId: true } } },
    orderBy: { id: 'asc' },
    take: atOnce,
  });
  for (const { taxReturn, ...row } of rows) {
    const input = sealOldBalance(await accountKeyOf(db(), taxReturn.userId), row);
    await db().pastCalculation.updateMany({ where: { id: row.id }, data: { input, balance: 0 } });
  }
  return rows.length;
}
