import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/env';

/** The schema of a whole individual return in the IRS's package. */
const entry = 'Return1040.xsd';
const waitMs = 30_000;
const kept = 20;

/** The package has a folder for each version and form family; the entry is looked for in all of them. */
export function findSchema(folder: string): string {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === entry)
    .sort();
  const [first] = found;
  if (first === undefined) throw new Error(`EFILE_SCHEMA_DIR has no ${entry}`);
  if (found.length > 1)
    throw new Error(`EFILE_SCHEMA_DIR has ${found.length} ${entry} files; keep one version`);
  return path.join(folder, first);
}

/**
 * Asks libxml2 (`xmllint`, a package of every Linux) what an XML document has against the operator's official
 * schemas. The XML goes through standard input and is written nowhere; nothing is fetched.
 * @returns faults without the text of the document; null when no folder with schemas is set
 * @throws Error when the folder is set and can't be used: nothing counts as checked that was not
 */
export async function findSchemaFaults(
  xml: string,
  folder = env().EFILE_SCHEMA_DIR,
  program = 'xmllint',
): Promise<string[] | null> {
  if (folder === undefined) return null;
  if (!existsSync(folder)) throw new Error('EFILE_SCHEMA_DIR does not exist');
  const { code, output } = await run(
    program,
    ['--noout', '--nonet', '--schema', findSchema(folder), '-'],
    xml,
  );
  if (code === 0) return [];
  // 3: the document is not valid. Anything else is about the schemas or the program itself.
  if (code !== 3)
    throw new Error(`xmllint exited with ${code}: the schemas in EFILE_SCHEMA_DIR can’t be used`);
  const faults = output.split('\n').flatMap((line) => {
    const [, element, message] = /element (\w+): Schemas validity error : (.*)$/.exec(line) ?? [];
    // Values may be numbers of people: only what stands before the first quoted value is kept.
    return element === undefined ? [] : [`${element}: ${(message ?? '').replaceAll(/'[^']*'/g, '…')}`];
  });
  return faults.slice(0, kept);
}

function run(program: string, options: string[], input: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, options, { stdio: ['pipe', 'ignore', 'pipe'], timeout: waitMs });
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (output.length < 200_000) output += text;
    });
    child.stdin.on('error', () => undefined); // it ended before it read everything; its code says why
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new Error('EFILE_SCHEMA_DIR requires xmllint (package libxml2-utils or libxml2)')
          : error,
      ),
    );
    child.once('close', (code) => resolve({ code: code ?? -1, output }));
    child.stdin.end(input);
  });
}
