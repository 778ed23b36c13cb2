// The secrets of the embedded default: made on the first start, kept in the data folder, readable by its owner only.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @param {string} dataDir absolute path of the data folder
 * @returns {{ AUTH_SECRET: string, FIELD_ENCRYPTION_KEYS: string, CRON_SECRET: string }}
 */
export function readLocalSecrets(dataDir) {
  const file = path.join(dataDir, 'secrets.json');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    const secrets = {
      AUTH_SECRET: randomBytes(32).toString('base64url'),
      FIELD_ENCRYPTION_KEYS: `local1:${randomBytes(32).toString('base64')}`,
      CRON_SECRET: randomBytes(32).toString('base64url'),
    };
    try {
      writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error; // another launcher was quicker
    }
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}
