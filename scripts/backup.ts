import path from 'node:path';
import { parseArgs } from 'node:util';
import { env } from '@/lib/env';
import { makeBackup } from './backup/make-backup';

async function main(): Promise<void> {
  const started = Date.now();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keys: { type: 'string' } },
  });
  const { DATABASE_URL: url, dataDir } = env();
  if (url === undefined) throw new Error('DATABASE_URL is not set.');
  const moment = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  const folder = path.resolve(positionals[0] ?? path.join(dataDir, 'backups', moment));
  const { tables, files, keyIds } = await makeBackup(
    url,
    folder,
    values.keys === undefined ? undefined : path.resolve(values.keys),
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = files.reduce((sum, file) => sum + file.size, 0);
  console.log(`Backup: ${folder}`);
  console.log(
    `${rows} rows of ${tables.length} tables, ${files.length} files (${(bytes / 1_048_576).toFixed(1)} MB), ${((Date.now() - started) / 1000).toFixed(1)} s.`,
  );
  if (values.keys !== undefined)
    console.log(
      `Account keys: ${path.resolve(values.keys)}. It replaces the one before: no backup restores its files without it.`,
    );
  console.log(
    `Keep the field keys elsewhere: without ${keyIds.join(', ') || 'them'} nobody can open this backup, and they are not in it.`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
