import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { groupOf, homeOf, linksFor, pageTable, type PageGroup } from './page-table';

const app = path.join(process.cwd(), 'app');
/** Which groups of the table each folder's layout lets in. */
const folders: Record<string, readonly PageGroup[]> = {
  client: ['client', 'everyone'],
  preparer: ['preparer'],
  admin: ['admin'],
};

const pagesIn = (folder: string): { address: string; text: string }[] =>
  readdirSync(path.join(app, `(${folder})`), { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === 'page.tsx')
    .map((name) => ({
      address: `/${path.dirname(name)}`,
      text: readFileSync(path.join(app, `(${folder})`, name), 'utf8'),
    }));

describe.each(Object.entries(folders))('the pages of (%s)', (folder, groups) => {
  test('its layout lets in the groups of its pages', () => {
    const layout = readFileSync(path.join(app, `(${folder})`, 'layout.tsx'), 'utf8');
    const given = [...(/signedInLayout\(([^)]*)\)/.exec(layout)?.[1] ?? '').matchAll(/'(\w+)'/g)];
    expect(given.map(([, name]) => name)).toEqual(groups);
  });

  test.each(pagesIn(folder).map(({ address, text }) => [address, text]))(
    '%s stands in the table and reads by its own entry',
    (address, text) => {
      const group = groupOf(address);
      expect(groups).toContain(group);
      // What a page needs it reads through queries: it never asks its own API.
      expect(text).not.toMatch(/\bfetch\(|['"`]\/api\//);
      const named = /readPageCall\('([^']+)'\)/.exec(text)?.[1] ?? '';
      expect(
        pageTable.find((page) => address === page.path || address.startsWith(`${page.path}/`))?.path,
      ).toBe(named);
    },
  );
});

test('every entry of the table is a page, or the folder of pages', () => {
  const known = [...Object.keys(folders), 'auth'].flatMap((folder) =>
    pagesIn(folder).map(({ address }) => address),
  );
  for (const { path: address } of pageTable)
    expect([address, known.some((one) => one === address || one.startsWith(`${address}/`))]).toEqual([
      address,
      true,
    ]);
});

test('everybody starts at a page of their own, and finds it in the sidebar', () => {
  for (const role of ['client', 'preparer', 'admin'] as const) {
    expect(groupOf(homeOf[role])).toBe(role);
    expect(linksFor(role).map(({ path: address }) => address)).toContain(homeOf[role]);
  }
});
