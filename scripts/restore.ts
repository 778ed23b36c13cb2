import path from 'node:path';
import { parseArgs } from 'node:util';
import { acceptRestored } from '@/lib/audit/anchor';
import { verifyAudit } from '@/lib/audit/verify';
import { env } from '@/lib/env';
import { db } from '@/lib/infra/db';
import { restoreBackup } from './backup/restore-backup';

async function main(): Promise<void> {
  const started = Date.now();
  const { DATABASE_URL: url, FIELD_ENCRYPTION_KEYS: keys = '' } = env();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false }, keys: { type: 'string' } },
  });
  const [folder] = positionals;
  if (url === undefined || folder === undefined)
    throw new Error('Usage: npm run restore -- FOLDER [--keys FILE] [--replace]');
  const manifest = await restoreBackup(url, path.resolve(folder), {
    replace: values.replace,
    keyBook: values.keys === undefined ? undefined : path.resolve(values.keys),
    knownKeys: keys.split(',').map((entry) => entry.split(':')[0] ?? ''),
  });
  const audit = await db().$transaction((tx) => verifyAudit(tx), { timeout: 600_000 });
  if (audit.lastHash !== manifest.audit.lastHash)
    audit.problems.push('The audit chain does not end where it ended in the backup.');
  for (const problem of audit.problems) console.error(problem);
  if (audit.problems.length > 0) throw new Error('The audit rows are not what was sealed.');
  // Checkpoints of what happened after the backup may lie in this storage.
  await acceptRestored(db());
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Restored the backup of ${manifest.madeAt}: ${rows} rows, ${manifest.files.length} files.`);
  if (manifest.lostAccounts > 0)
    console.log(
      `Accounts deleted after this backup: ${manifest.lostAccounts}. Nobody can open their files any more; delete those accounts again.`,
    );
  console.log(
    `Counts, checksums and ${audit.links} links of the audit chain are right. ${((Date.now() - started) / 1000).toFixed(1)} s.`,
  );
}

main()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  .finally(() => db().$disconnect());
