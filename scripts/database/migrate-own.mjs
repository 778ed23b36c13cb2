// Brings the database of DATABASE_URL up to date, under the role of DATABASE_OWNER_URL where one is set, for hosts that start the product from an image (docs/docker.md).
import { letApplicationIn } from './application-role.mjs';
import { migrate } from './migrate.mjs';

const url = process.env.DATABASE_URL;
if (url === undefined || url === '') {
  console.error('DATABASE_URL: must be set');
  process.exit(1);
}
const owner = process.env.DATABASE_OWNER_URL || url;
const applied = await migrate(owner);
await letApplicationIn(owner, url);
console.log(applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}`);
