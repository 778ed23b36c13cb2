// Brings the database of DATABASE_URL up to date, for hosts that start the product from an image (docs/docker.md).
import { migrate } from './migrate.mjs';

const url = process.env.DATABASE_URL;
if (url === undefined || url === '') {
  console.error('DATABASE_URL: must be set');
  process.exit(1);
}
const applied = await migrate(url);
console.log(applied.length === 0 ? 'The database is up to date.' : `Applied: ${applied.join(', ')}`);
