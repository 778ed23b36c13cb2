import { type Browser, expect, test } from '@playwright/test';
import { actAs, openPage } from '../setup/browser';
import { query } from '../setup/database';
import { firstReturn, saveAnswer } from '../setup/filer';
import { signInAs, signUpClient } from '../setup/http';
import { soon } from '../setup/until';
import { expectAccessible } from './accessible';

let browser: Browser;
test.beforeAll(({ browser: opened }) => {
  browser = opened;
});

test('an administrator suspends an account with a reason; its owner reads why sign-in is refused', async () => {
  const [admin, client] = await Promise.all([signInAs('admin'), signUpClient()]);
  const { page, context, faults } = await openPage(browser);
  await actAs(context, admin);
  await page.goto('/admin/users');
  await page.getByRole('searchbox', { name: 'Search' }).fill(client.email);
  const row = page.getByRole('row').filter({ hasText: client.email });
  await row.getByRole('button', { name: /^Suspend/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Suspend account' }).click();
  await page.getByText('Select a reason.').waitFor();
  await page.getByRole('combobox', { name: 'Reason' }).press('Enter');
  await page.getByRole('option', { name: 'Suspected fraud' }).press('Enter');
  await page.getByRole('button', { name: 'Suspend account' }).click();
  await page.getByText('Account suspended').first().waitFor();
  await row.getByText('Suspended').waitFor();
  expect((await client.get('/api/auth/user')).status).toBe(401);

  const other = await openPage(browser);
  await other.page.goto('/login');
  await other.page.getByLabel('Email').fill(client.email);
  await other.page.getByLabel('Password', { exact: true }).fill('a long enough password');
  await other.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await other.page.getByText('Your account is suspended. Contact support to restore access.').waitFor();
  await other.context.close();

  await row.getByRole('button', { name: /^Reinstate/ }).click();
  await page.getByRole('combobox', { name: 'Reason' }).press('Enter');
  await page.getByRole('option', { name: 'Reviewed and cleared' }).press('Enter');
  await page.getByRole('button', { name: 'Reinstate account' }).click();
  await page.getByText('Account reinstated').first().waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('a new client is offered two-step verification, and can say no', async () => {
  const client = await signUpClient();
  const { page, context, faults } = await openPage(browser);
  await actAs(context, client);
  await page.goto('/dashboard');
  const offer = page.getByRole('region', { name: 'Protect your account with two-step verification' });
  await offer.waitFor();
  await expectAccessible(page);
  // The offer goes at once; a reload before the reply would cut the request off.
  const kept = page.waitForResponse((reply) => reply.request().method() !== 'GET' && reply.ok());
  await offer.getByRole('button', { name: 'Not now' }).click();
  await offer.waitFor({ state: 'detached' });
  await kept;
  await page.reload();
  await page.getByText('Hello, Test.', { exact: false }).waitFor();
  expect(await offer.count()).toBe(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('the account number is shown in full once the password was given again', async () => {
  const client = await signUpClient();
  const returnId = await firstReturn(client);
  await saveAnswer(client, returnId, 'refund-method', 'Direct deposit to my bank account');
  await saveAnswer(client, returnId, 'refund.accountNumber', '40012345');
  await query(`UPDATE "Session" SET "provenAt" = "provenAt" - interval '11 minutes' WHERE "userId" = $1`, [
    client.id,
  ]);
  const { page, context } = await openPage(browser);
  await actAs(context, client);
  await page.goto('/interview?q=refund.accountNumber');
  const box = page.getByRole('textbox', { name: 'What is your account number?' });
  await box.waitFor();
  await soon(async () => expect(await box.inputValue()).toBe('••••2345'));
  await page.getByRole('button', { name: 'Show all digits' }).click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill('a long enough password');
  await page.getByRole('dialog').locator('button[type=submit]', { hasText: 'Continue' }).click();
  await soon(async () => expect(await box.inputValue()).toBe('40012345'));
  await context.close();
});
