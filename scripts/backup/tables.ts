import { type Client, escapeIdentifier } from 'pg';

/** One table as it is copied: its columns by name, so that another order of columns elsewhere does no harm. */
export interface Table {
  name: string;
  columns: string[];
}

/** Prisma's own list of migrations: written by the restore itself. */
export const migrationTable = '_prisma_migrations';

/** All tables of the product, each after the tables that it points to, so that keys hold while they are filled. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT c.relname AS name,
       (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = 'public' AND c.relkind = 'r' AND c.relname <> $1 ORDER BY c.relname`,
    [migrationTable],
  );
  const { rows: links } = await client.query<{ table: string; needs: string }>(
    `SELECT f.relname AS table, t.relname AS needs FROM pg_constraint k
     JOIN pg_class f ON f.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
     WHERE k.contype = 'f' AND k.conrelid <> k.confrelid`,
  );
  const sorted: Table[] = [];
  const placed = new Set<string>();
  while (sorted.length < rows.length) {
    const ready = rows.filter(
      ({ name }) =>
        !placed.has(name) && links.every(({ table, needs }) => table !== name || placed.has(needs)),
    );
    if (ready.length === 0) throw new Error('The tables point to each other in a circle.');
    for (const table of ready) {
      placed.add(table.name);
      sorted.push(table);
    }
  }
  return sorted;
}

const listed = (table: Table) =>
  `${escapeIdentifier(table.name)} (${table.columns.map((column) => escapeIdentifier(column)).join(', ')})`;

export const copyOutText = (table: Table): string => `COPY ${listed(table)} TO STDOUT`;
export const copyInText = (table: Table): string => `COPY ${listed(table)} FROM STDIN`;

/** The counters behind numbered rows. A restored table goes on where the old one was. */
export async function readSequences(client: Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
     WHERE schemaname = 'public' AND last_value IS NOT NULL`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}
