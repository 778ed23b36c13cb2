// npm run law: writes docs/law/<year>.md and docs/law/states from the law data and the forms.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { allStates } from '@/lib/tax/states/all-states';
import { taxYears } from '@/lib/tax/us/editions';
import { renderLaw } from './law/render-law';
import { renderState, renderStateMap } from './law/render-state';

async function write(name: string, text: string) {
  const file = path.resolve(import.meta.dirname, `../docs/law/${name}.md`);
  const options = await resolveConfig(file);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await format(text, { ...options, parser: 'markdown' }));
  console.log(`docs/law/${name}.md is up to date`);
}

async function main() {
  for (const year of taxYears) await write(String(year), renderLaw(year));
  await write('states/README', renderStateMap());
  for (const state of allStates) await write(`states/${state.code.toLowerCase()}`, renderState(state));
}

void main();
