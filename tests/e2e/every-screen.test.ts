import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { actAs, openPage } from '../setup/browser';
import { signInAs, type Visitor } from '../setup/http';
import { isDeep } from '../setup/share';
import { soon } from '../setup/until';
import { type Case, openCase } from './a-case';
import { expectAccessible } from './accessible';
import { looks } from './looks';

/** Every page of the app folder, and the layers that open over them: nothing for axe to find, nothing cut off. */
const app = path.resolve(__dirname, '../../app');

/** Addresses of the files page.tsx below a folder, without the names of groups: "/preparer/client/[clientId]". */
const listRoutes = (folder: string): string[] =>
  readdirSync(path.join(app, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) =>
      ['', ...path.dirname(file).split(path.sep)].filter((part) => part !== '.' && !/^\(.*\)$/.test(part)),
    )
    .map((parts) => parts.join('/') || '/')
    .sort();

type Who = 'anybody' | 'client' | 'client in a second year' | 'preparer' | 'admin';

/** Who visits the pages of each folder of `app`. */
const visitors: Readonly<Record<string, Who>> = {
  '(marketing)': 'anybody',
  '(auth)': 'anybody',
  '(client)': 'client',
  '(preparer)': 'preparer',
  '(admin)': 'admin',
  // Measured only, and not found otherwise.
  bench: 'client',
};

/** Pages that only somebody with a return for an earlier year has. */
const ofSecondYear = ['/last-year', '/compare-years'];

/** Pages that lead elsewhere in this case, and where. */
const leadsTo: Readonly<Record<string, string>> = {
  '/second-factor': '/login',
};

/** Pages that answer that there is nothing. */
const notFound = /^\/bench$|\/nothing\/here$/;

const fill = (route: string, { client, documentId }: Case): string =>
  route
    .replace('[clientId]', client.id)
    .replace('[documentId]', documentId)
    .replace('[use]', 'cpa-review')
    .replace('[...rest]', 'nothing/here');

/** What opens over a page. */
const layers: readonly { path: string; width?: number; open: (page: Page) => Promise<void>; role: string }[] =
  [
    {
      path: '/summary',
      open: (page) =>
        page
          .getByRole('button', { name: /^\$[\d,]+, / })
          .first()
          .click(),
      role: 'dialog',
    },
    {
      path: '/upload',
      open: (page) =>
        page
          .getByRole('button', { name: /^Delete/ })
          .first()
          .click(),
      role: 'alertdialog',
    },
    {
      path: '/dashboard',
      open: (page) => page.getByRole('button', { name: /account/i }).click(),
      role: 'menu',
    },
    {
      path: '/dashboard',
      width: 390,
      open: (page) =>
        page
          .getByRole('button', { name: /sidebar|menu/i })
          .first()
          .click(),
      role: 'dialog',
    },
    {
      path: '/interview',
      width: 390,
      open: (page) => page.getByRole('button', { name: 'Topics' }).click(),
      role: 'dialog',
    },
  ];

let browser: Browser;
let found: Case;
let people: Record<Who, Visitor | null>;

test.beforeAll(async ({ browser: opened }) => {
  browser = opened;
  const [first, later, admin] = await Promise.all([openCase(), openCase(), signInAs('admin')]);
  found = first;
  expect((await later.client.post('/api/tax-returns', { taxYear: 2025, status: 'draft' })).status).toBe(201);
  people = {
    anybody: null,
    client: found.client,
    'client in a second year': later.client,
    preparer: found.preparer,
    admin,
  };
});

test('every folder with pages has somebody who visits it', () => {
  const folders = readdirSync(app, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && listRoutes(entry.name).length > 0)
    .map(({ name }) => name);
  expect(folders.sort()).toEqual(Object.keys(visitors).sort());
});

async function openAs(who: Who, [width, theme]: (typeof looks)[number]) {
  const opened = await openPage(browser, { width, theme });
  const person = people[who];
  if (person !== null) await actAs(opened.context, person);
  return opened;
}

/** Waits until the page has its heading and its data. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('.animate-pulse').first().waitFor({ state: 'detached' });
}

/** With SCREENS naming a folder, a picture of each page is kept there, to be looked at. */
async function keepPicture(page: Page, [width, theme]: (typeof looks)[number], name: string): Promise<void> {
  const folder = process.env.SCREENS;
  if (folder === undefined) return;
  const file = `${name.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'landing'}.${width}.${theme}.png`;
  await page.screenshot({ path: path.join(folder, file), fullPage: true });
}

// In the usual run once: the tests of each screen look at the other width and theme (`looksBeside`).
for (const look of isDeep ? looks : looks.slice(-1))
  test.describe(`at ${look[0]} px, ${look[1]}`, () => {
    for (const [folder, who] of Object.entries(visitors))
      test(`pages of ${folder} are accessible and fit`, async () => {
        test.setTimeout(480_000);
        const usual = await openAs(who, look);
        const later = await openAs('client in a second year', look);
        for (const route of listRoutes(folder)) {
          const { page } = ofSecondYear.includes(route) ? later : usual;
          const address = folder === 'bench' ? '/bench' : fill(route, found);
          await page.goto(address);
          await settle(page);
          const { pathname, sideways, headings } = await page.evaluate(() => ({
            pathname: location.pathname,
            sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
            headings: document.querySelectorAll('h1').length,
          }));
          expect({ pathname, sideways, headings }).toEqual({
            pathname: leadsTo[route] ?? address,
            sideways: 0,
            headings: 1,
          });
          // Only what isn't there is not found.
          const missing = await page.getByRole('heading', { name: 'Page not found' }).count();
          expect([address, missing]).toEqual([address, notFound.test(address) ? 1 : 0]);
          await keepPicture(page, look, folder === 'bench' ? folder : route);
          await expectAccessible(page);
        }
        await usual.context.close();
        await later.context.close();
      });

    test('what opens over a page is accessible', async () => {
      const { page, context } = await openAs('client', look);
      for (const { path: address, width, open, role } of layers) {
        if (width !== undefined && width !== look[0]) continue;
        await page.goto(address);
        await settle(page);
        await open(page);
        const layer = page.locator(`[role=${role}]`);
        await layer.first().waitFor();
        await soon(async () =>
          expect(await layer.first().getByRole('heading').or(layer.first()).count()).toBeGreaterThan(0),
        );
        await keepPicture(page, look, `${address}-${role}`);
        await expectAccessible(page);
      }
      await context.close();
    });
  });
