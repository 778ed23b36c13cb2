import { db, type Transaction } from './db';

/** What an administrator can stop for every instance at once. */
export const switchNames = ['e-file', 'ai'] as const;
export type SwitchName = (typeof switchNames)[number];

/** Read from the database each time: no instance goes on with what it knew a moment ago. */
export async function isStopped(name: SwitchName, tx: Transaction = db()): Promise<boolean> {
  const row = await tx.operationSwitch.findUnique({ where: { name }, select: { stopped: true } });
  return row?.stopped ?? false;
}
