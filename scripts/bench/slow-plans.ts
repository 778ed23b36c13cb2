// The plans of slow queries, as the database's server writes them into its log.
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** New connections write the plan of every query over 50 ms into the server's log, where that module is shipped. */
export async function watchSlow(client: pg.Client): Promise<boolean> {
  try {
    await client.query(`LOAD 'auto_explain'`);
  } catch {
    return false;
  }
  const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name');
  const name = pg.escapeIdentifier(rows[0]?.name ?? '');
  await client.query(`ALTER DATABASE ${name} SET session_preload_libraries = 'auto_explain'`);
  await client.query(`ALTER DATABASE ${name} SET auto_explain.log_min_duration = 50`);
  await client.query(`ALTER DATABASE ${name} SET auto_explain.log_analyze = off`);
  await client.query(`ALTER DATABASE ${name} SET auto_explain.log_parameter_max_length = 0`);
  // The product's connections are old: they are ended, and it opens new ones.
  await client.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await new Promise((resolve) => setTimeout(resolve, 3000));
  return true;
}

const logOf = (folder: string): string => path.join(folder, 'postgres/server.log');
export const logLength = (folder: string): number =>
  existsSync(logOf(folder)) ? statSync(logOf(folder)).size : 0;

/** Plans that the server logged since, without the values: the text of a query holds places for them only. */
export function readSlow(folder: string, from: number): string[] {
  const text = readFileSync(logOf(folder)).subarray(from).toString('utf8');
  return [...text.matchAll(/duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n?)+)/g)].map(
    ([, ms, plan = '']) => `${ms} ms\n${plan}`,
  );
}
