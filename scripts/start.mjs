// `npm start`: serves the built product with the operator's own settings. Everything that is missing or malformed is
// listed at once, and nothing is served then.
import { run, start, typescript } from './launch/process.mjs';
import { nextStart } from './launch/next-start.mjs';

// The product never learns how to sign in as the owner of its tables.
const settings = { NODE_ENV: 'production', DATABASE_OWNER_URL: '' };

try {
  run(process.execPath, [...typescript, 'scripts/check-environment.ts'], { env: settings, quiet: true });
} catch (error) {
  // The settings name themselves; how the check was run helps nobody.
  const message = error instanceof Error ? error.message : String(error);
  const from = message.indexOf('The environment is not complete');
  console.error(from === -1 ? message : message.slice(from).trim());
  console.error('docs/operations.md lists every setting. `npm run up` needs none.');
  process.exit(1);
}
const server = start([...nextStart, ...process.argv.slice(2)], { env: settings });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.child.kill(signal));
process.exit(await server.ended);
