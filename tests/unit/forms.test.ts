import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

function listScreens(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const inside = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return listScreens(inside);
    return entry.name.endsWith('.tsx') ? [inside] : [];
  });
}

/** Every form of the product, as its opening tag is written. */
const forms = ['app', 'components'].flatMap(listScreens).flatMap((file) =>
  readFileSync(path.join(root, file), 'utf8')
    .split(/<form\b/)
    .slice(1)
    .map((tag) => ({ file, isPost: /^[^<]*?method="post"/.test(tag) })),
);

// Before a page is awake, or without scripts, the browser sends a form itself: as GET its boxes would stand in the
// address, the history and the logs of every proxy.
test('no form can put what was typed into an address', () => {
  expect(forms.length).toBeGreaterThan(25);
  expect(forms.filter(({ isPost }) => !isPost)).toEqual([]);
});
