import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';

const root = path.resolve(__dirname, '../..');

/** A database of a test's own on the server of the product under test. */
export interface OwnDatabase {
  url: string;
  query: <T extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<T[]>;
  drop: () => Promise<void>;
}

async function ask<T extends pg.QueryResultRow>(url: string, text: string, values: unknown[]): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** The product's tables without a row: migrated once for all that are made from it. Nobody ever stays connected to it. */
const template = 'plainfile_template';

async function prepareTemplate(server: string): Promise<void> {
  const known = await ask(server, 'SELECT 1 FROM pg_database WHERE datname = $1', [template]);
  if (known.length > 0) return;
  // Under another name until it is whole.
  const draft = `${template}_${randomBytes(6).toString('hex')}`;
  const own = new URL(server);
  own.pathname = `/${draft}`;
  await ask(server, `CREATE DATABASE ${draft}`, []);
  const text = `const { migrate } = await import('./scripts/database/migrate.mjs'); await migrate(process.env.DATABASE_URL)`;
  const { code, output } = await runProgram(['--input-type=module', '-e', text], { DATABASE_URL: own.href });
  if (code !== 0) throw new Error(`the migrations failed: ${output}`);
  await ask(server, `ALTER DATABASE ${draft} RENAME TO ${template}`, []);
}

/** @param migrated whether it has the product's tables */
export async function createOwnDatabase(prefix: string, migrated = true): Promise<OwnDatabase> {
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  const server = process.env['DATABASE_URL'] ?? '';
  const own = new URL(server);
  own.pathname = `/${name}`;
  if (migrated) await prepareTemplate(server);
  await ask(server, `CREATE DATABASE ${name}${migrated ? ` TEMPLATE ${template}` : ''}`, []);
  return {
    url: own.href,
    query: (text, values = []) => ask(own.href, text, values),
    drop: async () => {
      await ask(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`, []);
    },
  };
}

/** Node's arguments before one of our TypeScript programs. */
export const typescript = ['--conditions=react-server', '--import', 'tsx'];

/** Runs a Node program in the project's folder to its end. */
export function runProgram(
  args: readonly string[],
  variables: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...variables } });
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.stderr.on('data', (chunk) => (output += String(chunk)));
    child.once('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}
