import { type Browser, expect, test } from '@playwright/test';
import { Authenticator } from '../setup/authenticator';
import { openPage } from '../setup/browser';
import { query } from '../setup/database';
import { signUpClient, type Visitor } from '../setup/http';
import { type OwnServer, startOwnServer } from '../setup/own-server';
import { expectAccessible, expectGoodScreen } from './accessible';
import { looksInTurn } from './looks';

let browser: Browser;
let server: OwnServer;
test.beforeAll(async ({ browser: opened }) => {
  browser = opened;
  server = await startOwnServer({ STAFF_SECOND_FACTOR: 'required' });
});
test.afterAll(async () => {
  await server.kill();
});

async function newPreparer(): Promise<Visitor & { email: string }> {
  const person = await signUpClient(server.url);
  await query(`UPDATE "User" SET "role" = 'preparer' WHERE "id" = $1`, [person.id]);
  await person.post('/api/auth/login', { email: person.email, password: 'a long enough password' });
  return person;
}

for (const [width, theme] of looksInTurn(1))
  test(`a preparer is led through it before anything else, at ${width} px in the ${theme} theme`, async () => {
    const person = await newPreparer();
    const { page, context, faults } = await openPage(browser, { width, height: 844, theme, url: server.url });
    const [name = '', value = ''] = person.session.split(/=(.*)/s);
    await context.addCookies([{ name, value, url: server.url }]);
    await page.goto('/preparer/dashboard');
    await page.waitForURL('**/second-factor');
    await expectGoodScreen(page, '/second-factor', 'Scan the QR code');
    await page.getByRole('img', { name: /^QR code/ }).waitFor();
    await expectAccessible(page);
    const key = ((await page.locator('code').first().textContent()) ?? '').replaceAll(' ', '');
    const code = page.getByLabel('Code', { exact: true });
    await code.focus();
    await page.keyboard.type(new Authenticator(key).code());
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'I’ve saved these codes' }).press('Enter');
    await page.waitForURL('**/preparer/dashboard');
    await page.getByText('No Assigned Clients').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
