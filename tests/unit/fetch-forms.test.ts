import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { sheetsOf, stateSheets } from '@/lib/filing/pdf/official/all-sheets';
import { runProgram } from '../setup/own-database';

interface PinnedForm {
  file: string;
  path: string;
  sha256: string;
}

interface Fetched {
  kept: string[];
  fetched: string[];
  refused: { file: string; why: string }[];
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'plainfile-forms-'));
const asked: string[] = [];
/** How often an address answers 503 before it gives the file. */
const downFor = new Map<string, number>();
const served = new Map<string, Uint8Array>();
let server: Server;
let base: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const name = (request.url ?? '').slice('/irs/'.length);
    asked.push(name);
    const down = downFor.get(name) ?? 0;
    downFor.set(name, down - 1);
    const bytes = served.get(name);
    response.statusCode = down > 0 ? 503 : bytes === undefined ? 404 : 200;
    response.end(down > 0 ? '' : bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/irs`;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  asked.length = 0;
});

/** Serves a generated form and pins it. */
async function pin(file: string): Promise<PinnedForm> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(file);
  pdf.addPage([612, 792]);
  const bytes = await pdf.save();
  const name = file.replace('.pdf', '--2024.pdf');
  served.set(name, bytes);
  return { file, path: name, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Runs the program's own module in a process of its own, as `npm run forms` does. */
async function fetchForms(files: readonly PinnedForm[], from = base): Promise<Fetched> {
  const wanted = JSON.stringify({ folder, base: from, files, tries: 3, waitMs: 1 });
  const text = `const { fetchForms } = await import('./scripts/forms/fetch-forms.mjs');
    process.stdout.write(JSON.stringify(await fetchForms(${wanted})))`;
  const { code, output } = await runProgram(['--input-type=module', '-e', text]);
  if (code !== 0) throw new Error(output);
  return JSON.parse(output) as Fetched;
}

test('brings forms, tries again while the server is down, and asks for none twice', async () => {
  const files = [await pin('f1040.pdf'), await pin('f1040s1.pdf')];
  downFor.set('f1040--2024.pdf', 2);
  const first = await fetchForms(files);
  expect(first).toEqual({ kept: [], fetched: ['f1040.pdf', 'f1040s1.pdf'], refused: [] });
  expect(asked).toEqual(['f1040--2024.pdf', 'f1040--2024.pdf', 'f1040--2024.pdf', 'f1040s1--2024.pdf']);
  asked.length = 0;
  const again = await fetchForms(files);
  expect(again).toEqual({ kept: ['f1040.pdf', 'f1040s1.pdf'], fetched: [], refused: [] });
  expect(asked).toEqual([]);
});

test('writes no other edition, and a file that is missing keeps no other from coming', async () => {
  const good = await pin('f8949.pdf');
  const other = { ...(await pin('f8959.pdf')), sha256: '0'.repeat(64) };
  const missing = { file: 'f8960.pdf', path: 'nowhere.pdf', sha256: '0'.repeat(64) };
  const { fetched, refused } = await fetchForms([other, missing, good]);
  expect(fetched).toEqual(['f8949.pdf']);
  expect(refused.map(({ file }) => file)).toEqual(['f8959.pdf', 'f8960.pdf']);
  expect(readdirSync(folder).filter((name) => /8959|8960|part/.test(name))).toEqual([]);
  // What another attempt can't change is asked for once.
  expect(asked).toEqual(['f8959--2024.pdf', 'nowhere.pdf', 'f8949--2024.pdf']);
});

test('replaces a damaged file, and says so when there is no network', async () => {
  const file = await pin('f8962.pdf');
  writeFileSync(path.join(folder, 'f8962.pdf'), 'half a form');
  expect((await fetchForms([file])).fetched).toEqual(['f8962.pdf']);
  expect(readFileSync(path.join(folder, 'f8962.pdf'), 'latin1').startsWith('%PDF')).toBe(true);
  const nowhere = await fetchForms(
    [{ file: 'f8995.pdf', path: 'f8995--2024.pdf', sha256: '0'.repeat(64) }],
    'http://127.0.0.1:1/irs',
  );
  expect(nowhere.refused).toHaveLength(1);
});

test.each([
  ['pinned-2024.json', sheetsOf(2024)],
  ['pinned-2025.json', sheetsOf(2025)],
  ['pinned-states-2024.json', stateSheets],
])('every form that can be filled in is pinned once: %s', (name, known) => {
  const text = readFileSync(path.resolve(__dirname, '../../scripts/forms', name), 'utf8');
  const { files } = JSON.parse(text) as { files: PinnedForm[] };
  expect(files.map(({ file }) => file).toSorted()).toEqual(
    [...new Set(known.map(({ file }) => file))].toSorted(),
  );
  for (const { sha256 } of files) expect(sha256).toMatch(/^[0-9a-f]{64}$/);
});
