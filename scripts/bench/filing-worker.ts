import { runDueFilings } from '@/lib/filing/work';
import { db } from '@/lib/infra/db';

/** One instance that works off filings until every one has its answer. */
async function main(): Promise<void> {
  for (;;) {
    await runDueFilings();
    const open = await db().filingSubmission.count({ where: { state: { in: ['queued', 'transmitted'] } } });
    if (open === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await db().$disconnect();
}

void main();
