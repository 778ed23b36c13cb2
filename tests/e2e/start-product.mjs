// Before the first browser test: the built product on a database of its own, unless `npm test` has started one already.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startTestProduct, withoutDisk } from '../../scripts/launch/test-product.mjs';

/** @returns {Promise<(() => Promise<void>) | undefined>} what ends the product again, when it was started here */
export default async function startProduct() {
  if (process.env['TEST_URL'] !== undefined) return undefined;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plainfile-test-'));
  const clean = () => rmSync(folder, { recursive: true, force: true });
  try {
    const { env, stop } = await startTestProduct(folder, withoutDisk);
    // The tests run in processes that start with these.
    Object.assign(process.env, env, { NODE_ENV: 'test' });
    return async () => {
      await stop();
      clean();
    };
  } catch (error) {
    clean();
    throw error;
  }
}
