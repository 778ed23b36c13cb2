import { unzipSync } from 'fflate';
import { type Browser, expect, test } from '@playwright/test';
import { actAs, openPage } from '../setup/browser';
import { signUpClient } from '../setup/http';
import { expectAccessible, expectGoodScreen } from './accessible';
import { looksBeside } from './looks';
import { soon } from '../setup/until';

let browser: Browser;
test.beforeAll(({ browser: opened }) => {
  browser = opened;
});

test('name, theme, a consent given and taken back, the export, and the end of the account', async () => {
  const person = await signUpClient();
  const { page, context, faults } = await openPage(browser);
  await actAs(context, person);
  await page.goto('/settings');
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await page.getByText('Manage your account settings').waitFor();

  await page.getByLabel('First name').fill('');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByText('First name is required.').waitFor();
  await page.getByLabel('First name').fill('Zelda');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByText('Profile saved').first().waitFor();
  // The button was busy for a moment, and has the focus again.
  await page.waitForFunction(() => document.activeElement?.textContent === 'Save name');
  const setUp = page.getByRole('button', { name: 'Set up an authenticator app' });
  await setUp.click();
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'code');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await soon(async () =>
    expect(await setUp.evaluate((button) => button === document.activeElement)).toBe(true),
  );
  await page.getByRole('radio', { name: 'Dark' }).click();
  await soon(async () => expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark'));
  await page.getByText('No one but you has viewed your data.').waitFor();

  await page.getByRole('link', { name: /^Review and decide\s*: Answers from an outside AI model$/ }).click();
  await page
    .getByText('Federal law requires this consent form be provided to you.', { exact: false })
    .waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign and consent' }).click();
  await page.getByText('Type your full name to sign.').waitFor();
  await page.getByLabel('Your full name').fill('Zelda Filer');
  await page.getByRole('button', { name: 'Sign and consent' }).click();
  await page.waitForURL('**/settings');
  await page.getByText('Signed “Zelda Filer”', { exact: false }).waitFor();
  await page.getByRole('button', { name: /^Withdraw/ }).click();
  await page.getByText(/^Withdrawn on/).waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Review and decide'));

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const files = unzipSync(new Uint8Array(Buffer.concat(chunks)));
  expect(new TextDecoder().decode(files['account.json'])).toContain('Zelda');

  await page.getByRole('button', { name: 'Delete account...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByText('The record of who did what and when').waitFor();
  await expectAccessible(page);
  await dialog.getByLabel('Your email address').fill('somebody@example.com');
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await dialog.getByText('Enter this account’s email address.').waitFor();
  await dialog.getByLabel('Your email address').fill(person.email);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/settings');
  await page.waitForURL('**/login');
  expect(faults).toEqual([]);
  await context.close();
});

for (const [width, theme] of looksBeside)
  test(`settings and a consent form at ${width} px in the ${theme} theme`, async () => {
    const { page, context, faults } = await openPage(browser, { width, height: 844, theme });
    await actAs(context, await signUpClient());
    await expectGoodScreen(page, '/settings', 'No one but you has viewed your data.');
    await expectGoodScreen(page, '/settings/consents/cpa-review', 'I don’t consent');
    expect(faults).toEqual([]);
    await context.close();
  });

test('filing asks for no consent, and a consent form leads back where it came from', async () => {
  const { page, context, faults } = await openPage(browser);
  await actAs(context, await signUpClient());
  await page.goto('/file');
  await page.getByRole('heading', { name: 'Before you sign' }).waitFor();
  expect(await page.getByRole('link', { name: /consent/i }).count()).toBe(0);
  await page.goto('/settings/consents/ai-assistant?from=copilot');
  await page.getByLabel('Your full name').fill('Test Filer');
  await page.getByRole('button', { name: 'Sign and consent' }).click();
  await page.waitForURL((url) => url.pathname === '/copilot');
  expect(faults).toEqual([]);
  await context.close();
});
