// npm run law: writes docs/law/2024.md from the law data and the forms.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { renderLaw } from './law/render-law';

const file = path.resolve(import.meta.dirname, '../docs/law/2024.md');

async function main() {
  const options = await resolveConfig(file);
  writeFileSync(file, await format(renderLaw(), { ...options, parser: 'markdown' }));
  console.log('docs/law/2024.md is up to date');
}

void main();
