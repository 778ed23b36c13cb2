import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

// What docs/asvs.md and docs/security.md point at is there.
const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const documents = ['docs/asvs.md', 'docs/security.md'];

const places =
  /`((?:lib|scripts|tests|docs|app|components|prisma|api|e2e|scenarios)\/[^`\s*]+|package[-.\w]*\.json|next\.config\.mjs)`/g;

/** The file or folder that a place of the documents means; tests go by their short names. */
function fileOf(place: string): string {
  const short = /^(?:api|e2e|scenarios)\//.test(place) ? `tests/${place}.test.ts` : place;
  return existsSync(path.join(root, short)) ? short : `${place}.test.ts`;
}

const placesIn = (text: string): string[] => [...text.matchAll(places)].map(([, place = '']) => place);

test.each(documents)('every place that %s names exists', (file) => {
  const named = placesIn(read(file));
  expect(named.length).toBeGreaterThan(30);
  // An endpoint that is named by its address is no place.
  const isAddress = (place: string) => place.startsWith('api/') && place.split('/').length > 2;
  expect(named.filter((place) => !isAddress(place) && !existsSync(path.join(root, fileOf(place))))).toEqual(
    [],
  );
});

test.each(documents)('every test that %s names by its words has them', (file) => {
  const wrong = [...read(file).matchAll(/`((?:api|e2e|scenarios)\/[\w-]+)` "([^"]+)"/g)].filter(
    ([, place = '', words = '']) => !read(fileOf(place)).includes(words),
  );
  expect(wrong.map(([all]) => all)).toEqual([]);
});

interface Row {
  id: string;
  met: string;
  note: string;
}
const answers: ReadonlySet<string> = new Set(['yes', 'partly', 'no', 'operator', 'none']);
const rows: Row[] = read('docs/asvs.md')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, id = '', met = '']) => /^\d+\.\d+\.\d+$/.test(id) && answers.has(met))
  .map(([, id = '', met = '', note = '']) => ({ id, met, note }));

test('every requirement stands there once, and they are counted right', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  const count = (met: string) => rows.filter((row) => row.met === met).length;
  const stated = `${count('yes')} yes, ${count('partly')} partly, ${count('no')} no, ${count('operator')} operator, ${count('none')} none; ${rows.length} in all.`;
  expect(read('docs/asvs.md')).toContain(stated);
  // ASVS 5.0.0: 70 of level 1 and 183 of level 2.
  expect(rows).toHaveLength(253);
});

test('whatever is met or missing says where', () => {
  const withPlace = new Set(rows.filter(({ note }) => placesIn(note).length > 0).map(({ id }) => id));
  const pointsOn = (note: string) =>
    [...note.matchAll(/\bas (\d+\.\d+\.\d+)\b/g)].some(([, id = '']) => withPlace.has(id));
  const without = rows.filter(
    ({ id, met, note }) => ['yes', 'partly', 'no'].includes(met) && !withPlace.has(id) && !pointsOn(note),
  );
  expect(without.map(({ id, note }) => `${id}: ${note}`)).toEqual([]);
});
