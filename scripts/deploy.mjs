// `npm run deploy`: one command to Vercel. Asks for what is missing, checks the settings, brings the database up to
// date, deploys, looks at the new address. `--check` stops before anything is changed. `--daily-cron` is for the host's
// free plan.
// Nothing here is sent anywhere but to the host's own command-line client, the database you name and your address.
import { createInterface } from 'node:readline';
import { installPackages } from './launch/install.mjs';

installPackages();
const { generate } = await import('./generate.mjs');
const { letApplicationIn } = await import('./database/application-role.mjs');
const { migrate } = await import('./database/migrate.mjs');
const { run, typescript } = await import('./launch/process.mjs');
const { checkSignIn, deploy, linkProject, readHostSettings, writeHostSetting } =
  await import('./deploy/host.mjs');
const { askFor, lostKeys, mergeSettings } = await import('./deploy/settings.mjs');
const { withDailyCron } = await import('./deploy/daily-cron.mjs');
const { findFaults } = await import('./deploy/smoke.mjs');

const isDaily = process.argv.includes('--daily-cron');
const checkOnly = process.argv.includes('--check');
const mayAsk = process.stdin.isTTY || process.argv.includes('--ask');

/** Says why not, and what stands as it was. */
function stop(message) {
  console.error(`\nNot deployed: ${message}`);
  process.exit(1);
}

const attempt = async (work, otherwise) => {
  try {
    return await work();
  } catch (error) {
    return stop(`${otherwise}\n${error instanceof Error ? error.message : error}`);
  }
};

const nothingChanged = 'Nothing was changed.';
await attempt(
  checkSignIn,
  `you aren't signed in to the host. Run "npx vercel login", then this again. ${nothingChanged}`,
);
await attempt(linkProject, `this folder could not be linked to a project on the host. ${nothingChanged}`);
const host = await attempt(readHostSettings, `the host's settings could not be read. ${nothingChanged}`);

const { settings, missing } = mergeSettings(process.env, host);
if (missing.length > 0 && !mayAsk) {
  stop(
    `these settings are neither in this shell nor on the host: ${missing.map(({ name }) => name).join(', ')}.\n` +
      'Set them here, or run this in a terminal, where it asks for them. README.md says what each is.',
  );
}
if (missing.length > 0) {
  const lines = createInterface({ input: process.stdin });
  const typed = lines[Symbol.asyncIterator]();
  const made = await askFor(missing, settings, async (question) => {
    process.stdout.write(question);
    return (await typed.next()).value ?? '';
  });
  lines.close();
  if (made.length > 0) {
    console.log('\nKeep these in your password store. FIELD_ENCRYPTION_KEYS cannot be had back by anybody:');
    for (const name of made) console.log(`  ${name}=${settings[name]}`);
    console.log('');
  }
}
const lost = lostKeys(host.FIELD_ENCRYPTION_KEYS, settings.FIELD_ENCRYPTION_KEYS ?? '');
if (lost.length > 0) {
  stop(
    `FIELD_ENCRYPTION_KEYS in this shell lacks the key ${lost.join(', ')} of the host. What it encrypted could not be ` +
      `read any more.\nPut the new key in front and keep the old one; docs/operations.md has the steps. ${nothingChanged}`,
  );
}

generate();
console.log('Checking the settings …');
await attempt(
  () =>
    run(process.execPath, [...typescript, 'scripts/check-environment.ts'], {
      env: { ...settings, NODE_ENV: 'production', VERCEL: '1' },
    }),
  `the settings are not complete; the lines above name them. ${nothingChanged}`,
);
if (checkOnly) {
  console.log('The settings are complete. Nothing was changed (--check).');
  process.exit(0);
}

console.log('Bringing the database up to date …');
const applied = await attempt(async () => {
  const owner = process.env.DATABASE_OWNER_URL || settings.DATABASE_URL;
  const names = await migrate(owner);
  await letApplicationIn(owner, settings.DATABASE_URL);
  return names;
}, 'the database could not be brought up to date. Each step is one transaction: the one that failed left nothing. The running version is untouched.');
console.log(applied.length === 0 ? 'It is.' : `Applied ${applied.join(', ')}.`);

const changed = Object.entries(settings).filter(([name, value]) => host[name] !== value);
await attempt(
  () => changed.forEach(([name, value]) => writeHostSetting(name, value)),
  'a setting could not be written to the host. The running version is untouched.',
);
if (changed.length > 0) console.log(`Set on the host: ${changed.map(([name]) => name).join(', ')}.`);

console.log('Deploying …');
const deployment = await attempt(
  () => (isDaily ? withDailyCron(deploy) : deploy()),
  'the host refused it; its message stands above. The running version is untouched.\n' +
    'If it says that your plan is limited to daily cron jobs, run "npm run deploy -- --daily-cron".',
);

// Behind a gateway of yours the public address may not be open to you: look at another one.
const address = (process.env.DEPLOY_LOOK_AT || settings.APP_URL).replace(/\/$/, '');
console.log(`Looking at ${address} …`);
const faults = await findFaults(address, settings.CRON_SECRET);
if (faults.length > 0) {
  console.error(
    `\nDeployed as ${deployment}, but not well:\n  ${faults.join('\n  ')}\n\n` +
      'What to do: "npx vercel logs" shows the errors; "npx vercel rollback" brings the version before back at once\n' +
      '(its code runs on the new database: migrations only ever add). docs/operations.md has the steps.',
  );
  process.exit(1);
}
console.log(`Deployed and well: ${address} (${deployment})`);
