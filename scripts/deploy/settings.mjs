// Which settings a deployment needs, where they come from, and what must not happen to them.
import { randomBytes } from 'node:crypto';

const newSecret = () => randomBytes(32).toString('base64url');

/** Without these nothing is deployed. `make` proposes a value where a random one will do. */
export const needed = [
  { name: 'DATABASE_URL', what: 'PostgreSQL 15 or later, through its pooler: postgresql://…' },
  { name: 'APP_URL', what: 'the address people will type: https://…' },
  { name: 'BLOB_READ_WRITE_TOKEN', what: 'token of a private Vercel Blob store' },
  { name: 'AUTH_SECRET', what: 'signs what people get by mail and cookie', make: newSecret },
  { name: 'CRON_SECRET', what: 'lets the host’s clock in', make: newSecret },
  {
    name: 'FIELD_ENCRYPTION_KEYS',
    what: 'encrypts names, numbers and answers; lost means unreadable for ever',
    make: () => `k1:${randomBytes(32).toString('base64')}`,
  },
];

/** These go along when they are set in the shell. */
export const optional = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'OPENAI_MODEL',
  'AUTH_GOOGLE_ID',
  'AUTH_GOOGLE_SECRET',
  'AUTH_GOOGLE_ISSUER',
  'SMTP_URL',
  'MAIL_FROM',
  'EFILE_TRANSMITTER',
  'STAFF_SECOND_FACTOR',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
];

/**
 * What the product will run with: the shell's settings over the host's, and what is in neither.
 * @param {Record<string, string | undefined>} shell
 * @param {Record<string, string>} host
 */
export function mergeSettings(shell, host) {
  const names = [...needed.map(({ name }) => name), ...optional];
  const settings = Object.fromEntries(
    names.map((name) => [name, shell[name] || host[name]]).filter(([, value]) => value),
  );
  return { settings, missing: needed.filter(({ name }) => settings[name] === undefined) };
}

/**
 * The keys that the host has and that would be gone: what they encrypted could not be read any more.
 * @returns {string[]} their ids
 */
export function lostKeys(before, after) {
  if (!before) return [];
  const kept = new Set(after.split(','));
  return before
    .split(',')
    .filter((key) => !kept.has(key))
    .map((key) => key.split(':')[0]);
}

/** Asks for each missing setting; an empty answer takes the proposed value. @returns {Promise<string[]>} made ones */
export async function askFor(missing, settings, ask) {
  const made = [];
  for (const { name, what, make } of missing) {
    const answer = (await ask(`${name} (${what})${make ? ' [Enter makes one]' : ''}: `)).trim();
    if (answer !== '') settings[name] = answer;
    else if (make) {
      settings[name] = make();
      made.push(name);
    }
  }
  return made;
}
