import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { productUrl, signUpClient } from '../setup/http';
import { createOwnDatabase } from '../setup/own-database';
import { startOwnServer } from '../setup/own-server';
import { until } from '../setup/until';

interface Line {
  level: string;
  requestId?: string;
  method?: string;
  path?: string;
  status?: number;
  ms?: number;
  digest?: string;
  msg?: string;
}

/** The lines of one request, as soon as there are so many. */
const readLines = (file: string, requestId: string, count: number): Promise<Line[]> =>
  until(`no ${count} lines of ${requestId}`, () => {
    // What stands behind the last line's end is still being written.
    const lines = readFileSync(file, 'utf8')
      .split('\n')
      .slice(0, -1)
      .filter((line) => line.startsWith('{') && line.includes(requestId))
      .map((line) => JSON.parse(line) as Line);
    return Promise.resolve(lines.length >= count && lines);
  });

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test.each([
  ['/login?next=%2Fsummary', '/login', 200],
  ['/upload/3f0c2f6e-6a56-4b8e-9f8a-0a4c1f0f2b11', '/upload/:id', 307],
  ['/nobody@example.com', '/:other', 404],
])('%s is one line with its id, as %s and status %d', async (address, shown, status) => {
  const reply = await fetch(productUrl() + address, {
    redirect: 'manual',
    headers: { 'X-Request-Id': 'an-id-of-the-caller' },
  });
  await reply.text();
  expect(reply.status).toBe(status);
  const requestId = reply.headers.get('x-request-id') ?? '';
  expect(requestId).toMatch(uuid);
  const lines = await readLines(process.env['TEST_SERVER_LOG'] ?? '', requestId, 1);
  expect(lines).toMatchObject([{ level: 'info', requestId, method: 'GET', path: shown, status }]);
  expect(lines[0]?.ms).toBeGreaterThanOrEqual(0);
});

test('what a page throws is logged with the id of its request and the reference that its reader sees', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plainfile-page-log-'));
  const file = path.join(folder, 'server.log');
  const database = await createOwnDatabase('page_log');
  const server = await startOwnServer({ DATABASE_URL: database.url }, undefined, file);
  try {
    const client = await signUpClient(server.url);
    await database.query('ALTER TABLE "Assignment" RENAME TO "Gone"');
    const reply = await fetch(`${server.url}/dashboard`, { headers: { cookie: client.session } });
    const html = await reply.text();
    const requestId = reply.headers.get('x-request-id') ?? '';
    const lines = await readLines(file, requestId, 2);
    const failed = lines.find(({ level }) => level === 'error');
    expect(failed).toMatchObject({ requestId, method: 'GET', msg: 'a page failed' });
    expect(failed?.path).toContain('/dashboard');
    expect(failed?.digest).toMatch(/^\d+/);
    expect(html).toContain(failed?.digest);
    expect(lines.find(({ level }) => level === 'info')).toMatchObject({
      path: '/dashboard',
      status: reply.status,
    });
    expect(JSON.stringify(lines)).not.toContain(client.email);
  } finally {
    await server.kill();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
});
