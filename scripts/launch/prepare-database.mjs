// The database of a launcher: the operator's own when DATABASE_URL names one, else the embedded server.
import path from 'node:path';
import { startPostgres } from '../database/embedded-postgres.mjs';
import { letApplicationIn } from '../database/application-role.mjs';
import { createDatabase, migrate } from '../database/migrate.mjs';

/**
 * @param {string} dataDir absolute data folder
 * @param {string | undefined} ownUrl the operator's database
 * @param {Record<string, string>} settings of the embedded server beyond its own, for example `shared_buffers`
 * @param {string | undefined} ownerUrl the same database for the owner of its tables, where that is another role
 * @returns {Promise<{ url: string, ownerUrl: string, embedded: boolean, stop: () => Promise<void> }>} up to date and
 *   ready: `url` is for the product, `ownerUrl` for whoever migrates, restores or rotates keys
 */
export async function prepareDatabase(dataDir, ownUrl, settings = {}, ownerUrl = undefined) {
  if (ownUrl) {
    const owner = ownerUrl || ownUrl;
    await migrate(owner);
    await letApplicationIn(owner, ownUrl);
    return { url: ownUrl, ownerUrl: owner, embedded: false, stop: async () => {} };
  }
  const server = await startPostgres(path.join(dataDir, 'postgres'), settings);
  try {
    await createDatabase(server.url('postgres'), 'plainfile');
    await migrate(server.url('plainfile'));
    await letApplicationIn(server.url('plainfile'), server.applicationUrl('plainfile'));
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    url: server.applicationUrl('plainfile'),
    ownerUrl: server.url('plainfile'),
    embedded: true,
    stop: server.stop,
  };
}
