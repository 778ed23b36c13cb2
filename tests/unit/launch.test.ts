import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

describe('npm start', () => {
  it('lists every missing setting at once and ends with code 1', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/start.mjs'], {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', AUTH_SECRET: 'short' },
    });
    expect(status).toBe(1);
    expect(stderr).toContain('AUTH_SECRET: must have at least 32 characters');
    for (const name of ['DATABASE_URL', 'APP_URL', 'FIELD_ENCRYPTION_KEYS', 'CRON_SECRET'])
      expect(stderr).toContain(`${name}: must be set in production`);
    expect(stderr).toContain('docs/operations.md');
  });
});

describe('the clock of npm run up', () => {
  it('calls for due jobs with the secret, again after a failure, and ends when stopped', async () => {
    const calls: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      calls.push(`${request.url} ${request.headers.authorization}`);
      response.writeHead(calls.length === 1 ? 500 : 200).end('{}');
      if (calls.length === 2) server.emit('enough');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const text = `const { startClock } = await import('./scripts/launch/clock.mjs');
      const clock = startClock({ url: 'http://127.0.0.1:${port}', secret: 'a secret', every: 20 });
      process.stdin.once('data', () => { clock.stop(); process.stdin.destroy(); });`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', text], { cwd: root });
    await once(server, 'enough');
    child.stdin.write('stop');
    const [code] = (await once(child, 'exit')) as [number];
    server.close();
    expect(code).toBe(0);
    expect(calls[0]).toBe('/api/cron/jobs Bearer a secret');
    expect(calls[1]).toBe(calls[0]);
  });
});
