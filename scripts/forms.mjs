// Brings the IRS's fillable forms into the data folder, where the product finds and fills them. Addresses and checksums
// are pinned in forms/pinned-2024.json. Without a network nothing breaks: our own layout is printed.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fetchForms } from './forms/fetch-forms.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const pinned = JSON.parse(readFileSync(path.join(root, 'scripts/forms/pinned-2024.json'), 'utf8'));
const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
const folder = path.join(dataDir, 'forms', String(pinned.taxYear));
const base = (process.env.IRS_FORMS_BASE_URL || pinned.base).replace(/\/+$/, '');

const { kept, fetched, refused } = await fetchForms({ folder, base, files: pinned.files });
console.log(
  `Forms of ${pinned.taxYear} in ${folder}: ${fetched.length} fetched, ${kept.length} already there.`,
);
for (const { file, why } of refused) console.warn(`Not fetched: ${file} (${why}).`);
if (refused.length > 0)
  console.warn(
    'Forms that are missing are printed in our own layout. Set IRS_FORMS_BASE_URL to use a mirror.',
  );
