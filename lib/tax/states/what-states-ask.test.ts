import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allStates } from './all-states';
import { asksAboutHeat, asksAboutHome, asksForDistrict } from './what-states-ask';

/** All modules of one state as one text. */
function sourceOf(code: string): string {
  const folder = path.join(__dirname, code.toLowerCase());
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
}

test.each(allStates.map(({ code }) => code))('the interview asks for what the forms of %s read', (code) => {
  const source = sourceOf(code);
  const reads = {
    home: /\.homes\b|homesIn\(/.test(source),
    heat: source.includes('heatIncluded'),
    district: source.includes('schoolDistrict'),
  };
  expect([
    code,
    { home: asksAboutHome(code), heat: asksAboutHeat(code), district: asksForDistrict(code) },
  ]).toEqual([code, reads]);
});
