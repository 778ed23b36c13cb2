// Writes so many audit rows and seals them, for tests/api/audit.test.ts. Usage: tsx write-audit-rows.ts COUNT
import { recordAudit } from '@/lib/audit/commands';
import { sealAudit } from '@/lib/audit/seal';
import { db } from '@/lib/infra/db';

async function main(): Promise<void> {
  await db().$transaction(async (tx) => {
    for (let index = 0; index < Number(process.argv[2]); index += 1)
      await recordAudit(
        tx,
        { actorId: null, actorRole: 'system' },
        { action: 'test.row', objectType: 'Test', detail: { list: ['b', 'a'], index } },
      );
  });
  await sealAudit(0);
  await db().$disconnect();
}

void main();
