// The database of a launcher: the operator's own when DATABASE_URL names one, else the embedded server.
import path from 'node:path';
import { startPostgres } from '../database/embedded-postgres.mjs';
import { createDatabase, migrate } from '../database/migrate.mjs';

/**
 * @param {string} dataDir absolute data folder
 * @param {string | undefined} ownUrl the operator's database
 * @param {Record<string, string>} settings of the embedded server beyond its own, for example `shared_buffers`
 * @returns {Promise<{ url: string, embedded: boolean, stop: () => Promise<void> }>} up to date and ready
 */
export async function prepareDatabase(dataDir, ownUrl, settings = {}) {
  if (ownUrl) {
    await migrate(ownUrl);
    return { url: ownUrl, embedded: false, stop: async () => {} };
  }
  const server = await startPostgres(path.join(dataDir, 'postgres'), settings);
  try {
    await createDatabase(server.url('postgres'), 'plainfile');
    await migrate(server.url('plainfile'));
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { url: server.url('plainfile'), embedded: true, stop: server.stop };
}
