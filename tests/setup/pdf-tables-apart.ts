import { spawnSync } from 'node:child_process';
import type { PdfTable } from './pdf-tables';

/** Tables of several PDFs, read by a process of its own: pdf.js does not load inside jest. */
export function readTablesApart(files: readonly Uint8Array[]): PdfTable[][] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'tests/setup/pdf-tables-child.ts'],
    {
      input: JSON.stringify(files.map((file) => Buffer.from(file).toString('base64'))),
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as PdfTable[][];
}
