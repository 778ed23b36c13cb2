import { readPdfTables } from './pdf-tables';

// Several PDFs as JSON (base64) on standard input, their tables as JSON on standard output.

async function main(): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk as Uint8Array));
  const files = JSON.parse(Buffer.concat(chunks).toString('utf8')) as string[];
  const read: Awaited<ReturnType<typeof readPdfTables>>[] = [];
  for (const file of files) read.push(await readPdfTables(new Uint8Array(Buffer.from(file, 'base64'))));
  process.stdout.write(JSON.stringify(read));
}

void main();
