import { randomUUID } from 'node:crypto';
import { type Browser, expect, test } from '@playwright/test';
import { openPage } from '../setup/browser';
import { query } from '../setup/database';
import { signInAs } from '../setup/http';
import { expectAccessible, expectGoodScreen } from './accessible';
import { looksBeside } from './looks';
import { signIn } from './pages';

let browser: Browser;
test.beforeAll(({ browser: opened }) => {
  browser = opened;
});
test.afterAll(async () => {
  const admin = await signInAs('admin');
  for (const name of ['e-file', 'ai'])
    await admin.send('PUT', `/api/admin/operations/switches/${name}`, {
      json: { stopped: false, reason: 'After a test.' },
    });
});

test('an administrator tries failed work again and stops e-file, with the keyboard', async () => {
  const id = randomUUID();
  await query(
    `INSERT INTO "Job" ("id", "kind", "subjectId", "attempts", "failedAt", "lastError") VALUES ($1, 'delete-file', $2, 4, now() AT TIME ZONE 'UTC', 'EIO')`,
    [id, `documents/${randomUUID()}`],
  );
  const { page, context, faults } = await openPage(browser);
  await signIn(page, 'admin@example.com', 'plainfile-demo');
  await page.waitForURL('**/admin/users');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Operations', exact: true })
    .click();
  await page.waitForURL('**/admin/operations');
  const row = page.getByRole('listitem').filter({ hasText: id });
  await row.getByText('EIO after 4 tries', { exact: false }).waitFor();
  await row.getByRole('button', { name: /^Try again/ }).press('Enter');
  await page.getByText('Queued for retry').first().waitFor();
  await row.waitFor({ state: 'detached' });
  // The button that was pressed is gone with its row.
  await page.waitForFunction(() => document.activeElement?.textContent === 'Failed jobs');

  const switches = page.getByRole('list', { name: 'Switches' });
  await switches.getByRole('button', { name: 'Stop e-file' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Stop e-file?' });
  await dialog.getByRole('button', { name: 'Stop e-file' }).press('Enter');
  await dialog.getByText('Enter a reason.').waitFor();
  await expectAccessible(page);
  await dialog.getByLabel('Reason').fill('The IRS is closed tonight.');
  await dialog.getByRole('button', { name: 'Stop e-file' }).press('Enter');
  await switches.getByText('Stopped', { exact: true }).waitFor();
  expect(await query(`SELECT "stopped" FROM "OperationSwitch" WHERE "name" = 'e-file'`)).toEqual([
    { stopped: true },
  ]);
  await switches.getByRole('button', { name: 'Start e-file' }).press('Enter');
  const start = page.getByRole('dialog', { name: 'Start e-file?' });
  await start.getByLabel('Reason').fill('Open again.');
  await start.getByRole('button', { name: 'Start e-file' }).press('Enter');
  await switches.getByText('Stopped', { exact: true }).waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});

test('figures that are no longer renewed say so, until they are again', async () => {
  const { page, context } = await openPage(browser);
  await signIn(page, 'admin@example.com', 'plainfile-demo');
  await page.waitForURL('**/admin/users');
  await page.goto('/admin/operations');
  await page.getByText('Responses', { exact: true }).waitFor();
  await page.route('**/api/admin/operations', (route) => route.fulfill({ status: 503, body: '' }));
  const notice = page.getByText('We can’t load new data right now.', { exact: false });
  await notice.waitFor();
  await page.getByText('Responses', { exact: true }).waitFor();
  await page.unroute('**/api/admin/operations');
  await notice.waitFor({ state: 'detached' });
  await context.close();
});

for (const [width, theme] of looksBeside)
  test(`the page is in order at ${width} px, ${theme}`, async () => {
    const { page, context, faults } = await openPage(browser, { width, theme });
    await signIn(page, 'admin@example.com', 'plainfile-demo');
    await page.waitForURL('**/admin/users');
    await expectGoodScreen(page, '/admin/operations', 'External AI model');
    expect(faults).toEqual([]);
    await context.close();
  });
