import { db, type Transaction } from './db';

/** What an administrator can stop for every instance at once: e-file, e-file to one state (`e-file-IL`), the model. */
export type SwitchName = 'e-file' | 'ai' | `e-file-${string}`;

/** Read from the database each time: no instance goes on with what it knew a moment ago. */
export async function isStopped(name: SwitchName, tx: Transaction = db()): Promise<boolean> {
  const row = await tx.operationSwitch.findUnique({ where: { name }, select: { stopped: true } });
  return row?.stopped ?? false;
}
