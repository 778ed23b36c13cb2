import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ask = (host: string | undefined, hasDemoAccounts: boolean) => {
  const text = `const { listenOn } = await import('./scripts/launch/listen-on.mjs'); process.stdout.write(listenOn(${JSON.stringify(host)}, ${hasDemoAccounts}))`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', text], {
    cwd: path.resolve(__dirname, '../..'),
    encoding: 'utf8',
  });
  return status === 0 ? stdout : null;
};

it.each([
  [undefined, true, '127.0.0.1'],
  ['', true, '127.0.0.1'],
  ['localhost', true, 'localhost'],
  ['0.0.0.0', true, null],
  ['::', true, null],
  ['192.168.1.20', true, null],
  [undefined, false, '127.0.0.1'],
  ['0.0.0.0', false, '0.0.0.0'],
] as const)('with HOST %s and demo accounts %s the product listens on %s', (host, demo, on) => {
  expect(ask(host, demo)).toBe(on);
});
