// Brings the fillable forms of the IRS and of states into the data folder, where the product finds and fills them.
// Addresses and checksums are pinned in forms/pinned-2024.json, forms/pinned-2025.json and forms/pinned-states-2024.json. Without a network nothing
// breaks: our own layout is printed.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fetchForms } from './forms/fetch-forms.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const dataDir = path.resolve(root, process.env.DATA_DIR || '.data');
const readPinned = (name) => JSON.parse(readFileSync(path.join(root, 'scripts/forms', name), 'utf8'));

/** @param {{ of: string, pinned: { taxYear: number, base: string, files: import('./forms/fetch-forms.mjs').PinnedForm[] }, folder: string, mirror: string }} wanted */
async function bring({ of, pinned, folder, mirror }) {
  const base = (process.env[mirror] || pinned.base).replace(/\/+$/, '');
  const { kept, fetched, refused } = await fetchForms({ folder, base, files: pinned.files });
  console.log(
    `Forms of ${of}, ${pinned.taxYear}, in ${folder}: ${fetched.length} fetched, ${kept.length} already there.`,
  );
  for (const { file, why } of refused) console.warn(`Not fetched: ${file} (${why}).`);
  if (refused.length > 0)
    console.warn(`Forms that are missing are printed in our own layout. Set ${mirror} to use a mirror.`);
}

const folderOf = ({ taxYear }) => path.join(dataDir, 'forms', String(taxYear));
for (const name of ['pinned-2024.json', 'pinned-2025.json']) {
  const pinned = readPinned(name);
  await bring({ of: 'the IRS', pinned, folder: folderOf(pinned), mirror: 'IRS_FORMS_BASE_URL' });
}
const states = readPinned('pinned-states-2024.json');
await bring({
  of: 'states',
  pinned: states,
  folder: path.join(folderOf(states), 'states'),
  mirror: 'STATE_FORMS_BASE_URL',
});
