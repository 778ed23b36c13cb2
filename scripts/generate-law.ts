// npm run law: writes docs/law/<year>.md from the law data and the forms.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { taxYears } from '@/lib/tax/us/editions';
import { renderLaw } from './law/render-law';

async function main() {
  for (const year of taxYears) {
    const file = path.resolve(import.meta.dirname, `../docs/law/${year}.md`);
    const options = await resolveConfig(file);
    writeFileSync(file, await format(renderLaw(year), { ...options, parser: 'markdown' }));
    console.log(`docs/law/${year}.md is up to date`);
  }
}

void main();
