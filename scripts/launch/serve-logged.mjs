// Serves the built product with its output in a file, so that tests can check what is logged.
import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { nextStart } from './next-start.mjs';

const [log = '', port = ''] = process.argv.slice(2);
const file = openSync(log, 'a');
// A test process that loads its next file is busy for seconds and misses that an idle connection was closed meanwhile:
// its next request on it fails with "other side closed". After an hour none is idle anymore.
const anHour = ['--keepAliveTimeout', '3600000'];
const server = spawn(process.execPath, [...nextStart, ...anHour, '-p', port], {
  stdio: ['ignore', file, file],
});
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
server.once('exit', (code) => process.exit(code ?? 0));
