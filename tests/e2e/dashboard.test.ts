import { expect, type Page, test } from '@playwright/test';
import { actAs, openPage } from '../setup/browser';
import { saveAnswer } from '../setup/filer';
import { plainNumber } from '../setup/filer-number';
import { file, readyToFile, sign } from '../setup/filing';
import { signUpClient } from '../setup/http';
import { createOwnDatabase } from '../setup/own-database';
import { startOwnServer } from '../setup/own-server';
import { openCase } from './a-case';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

// The server draws the dashboard: what is saved later has it drawn again.
test('the dashboard shows what was saved since it was drawn, on the way back and in another tab', async ({
  browser,
}) => {
  const { client, returnId } = await openCase();
  const { page, context, faults } = await openPage(browser);
  await actAs(context, client);
  await page.goto('/dashboard');
  await heading(page, 'Your 2024 refund');
  await page.getByRole('link', { name: 'Payments', exact: true }).click();
  await page.waitForURL('**/payments');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await saveAnswer(client, returnId, 'w2s.0.federalWithholding', 5300);
  await page.goBack();
  const steps = page.getByRole('region', { name: 'What to do next' });
  await steps.getByText('Calculate again', { exact: true }).waitFor();
  await page.getByText('Out of date', { exact: true }).first().waitFor();

  const other = await context.newPage();
  await other.goto('/settings');
  await other.getByLabel('First name').fill('Nadia');
  await other.getByRole('button', { name: 'Save name', disabled: false }).click();
  await other.getByText('Profile saved').first().waitFor();
  await page.bringToFront();
  // A browser without a screen doesn't say which of its tabs somebody turned to.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByText('Hello, Nadia.', { exact: false }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('a further year is opened and left again, each with its own figures', async ({ browser }) => {
  const { client } = await openCase();
  const { page, context, faults } = await openPage(browser);
  await actAs(context, client);
  await page.goto('/dashboard');
  const years = page.getByRole('group', { name: 'Tax year' });
  await years.getByRole('button', { name: 'Start 2025 Tax Year' }).click();
  await heading(page, 'Your 2025 tax return');
  await page.getByText('Your 2025 tax return has been created.').first().waitFor();
  await years.getByRole('link', { name: 'Compare both years' }).waitFor();
  await years.getByRole('button', { name: '2024 Tax Year' }).click();
  await heading(page, 'Your 2024 refund');
  await page.getByText('$981').first().waitFor();
  expect(await years.getByRole('button', { pressed: true }).allTextContents()).toEqual(['2024 Tax Year']);
  // The sidebar knows of both years too.
  await page.locator('#sidebar-year').selectOption('2025');
  await heading(page, 'Your 2025 tax return');
  expect(faults).toEqual([]);
  await context.close();
});

test('a return on its way is followed while the dashboard is open', async ({ browser }) => {
  const filer = await readyToFile(plainNumber());
  await sign(filer);
  const { page, context, faults } = await openPage(browser);
  await actAs(context, filer.visitor);
  await page.goto('/dashboard');
  await page.getByRole('region', { name: 'What to do next' }).getByText('File your return').waitFor();
  await file(filer);
  await page.reload();
  await page.getByText('The IRS accepted your federal return.', { exact: false }).waitFor();
  await page.getByRole('heading', { name: 'After filing' }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('a return that could not be read is said, with a way to try again', async ({ browser }) => {
  const database = await createOwnDatabase('dashboard');
  const server = await startOwnServer({ DATABASE_URL: database.url });
  try {
    const client = await signUpClient(server.url);
    const { page, context } = await openPage(browser, { url: server.url });
    await actAs(context, client);
    await database.query('ALTER TABLE "TaxReturn" RENAME TO "Gone"');
    await page.goto('/dashboard');
    await page.getByText('Failed to load tax return data').waitFor();
    await page.getByText('Your saved work is still here.').waitFor();
    await database.query('ALTER TABLE "Gone" RENAME TO "TaxReturn"');
    await page.getByRole('button', { name: 'Retry', disabled: false }).click();
    await page.getByText('Tax Preparation Progress').waitFor();
    await page.getByText('Failed to load tax return data').waitFor({ state: 'detached' });
    await context.close();
  } finally {
    await server.kill();
    await database.drop();
  }
});
