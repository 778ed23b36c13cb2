// Fills the database of DATABASE_URL with a season's rows: tsx scripts/growth.ts [SCALE]. Never a database with people.
import { env } from '@/lib/env';
import { sealAudit } from '@/lib/audit/seal';
import { log } from '@/lib/infra/log';
import { growRows } from './bench/growth-rows';

async function main(): Promise<void> {
  const { DATABASE_URL: url, NODE_ENV, embedded } = env();
  if (url === undefined) throw new Error('DATABASE_URL is not set.');
  if (NODE_ENV === 'production' && !embedded)
    throw new Error('These are made-up people: not into a production database.');
  const made = await growRows(url, Number(process.argv[2] ?? '1'), (line) => console.log(line));
  // A line for each thousand rows that are sealed would be nobody's to read.
  log.level = 'warn';
  // As in a product that has run all the time: no long work is left for its first request.
  console.log(`AuditSeal: ${await sealAudit(0)} audit rows sealed`);
  console.log(JSON.stringify(made));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
