import { type Browser, expect, test } from '@playwright/test';
import { actAs, openPage } from '../setup/browser';
import { type Case, openCase } from './a-case';
import { read, signInAs } from '../setup/http';
import { expectGoodScreen } from './accessible';
import { putTimersOff } from './writes';
import { looksInTurn } from './looks';

let browser: Browser;
let found: Case;

// One case goes through all of them: what fails is tried again from the start.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser: opened }) => {
  browser = opened;
  found = await openCase();
});

test('a conversation in two browsers, with a document, without a reload', async () => {
  const [client, preparer] = await Promise.all([openPage(browser), openPage(browser)]);
  await Promise.all([actAs(client.context, found.client), actAs(preparer.context, found.preparer)]);
  const [ann, priya] = [client.page, preparer.page];

  // Busy: the dialog gives the cursor back when Ann is typing already, and must leave it where she is.
  await putTimersOff(ann);
  await ann.goto('/messages');
  await ann.getByRole('heading', { level: 1, name: 'Messages' }).waitFor();
  await ann.getByText('Chat with your tax preparer').waitFor();
  await ann.getByText('Message Priya Raman', { exact: false }).waitFor();
  await ann.getByRole('button', { name: 'Attach documents' }).click();
  await ann
    .getByRole('dialog')
    .getByRole('checkbox', { name: /Second job\.pdf/ })
    .click();
  await ann.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await ann.getByLabel('Message', { exact: true }).fill('Here is my other W-2.');
  await ann.keyboard.press('Shift+Enter');
  await ann.keyboard.type('Do you need more?');
  await ann.keyboard.press('Enter');
  await ann.getByText('Do you need more?').waitFor();
  // It is on screen before it has arrived.
  await ann.getByText(', sent', { exact: false }).waitFor();

  await priya.goto('/preparer/dashboard');
  await priya.getByText('1 unread message').first().waitFor();
  await priya.getByRole('link', { name: /^Messages/ }).click();
  // The queue names Ann as well: only the list of conversations is meant.
  await priya.waitForURL('**/messages');
  await priya.getByRole('link', { name: /Ann Lee/ }).click();
  await priya.getByText('Here is my other W-2.').waitFor();
  await priya.getByRole('link', { name: /Second job\.pdf/ }).waitFor();
  // Reading on one side shows on the other, by itself.
  await ann.getByText(', read', { exact: false }).waitFor();

  await ann.goto('/dashboard');
  await priya.getByLabel('Message', { exact: true }).fill('Thank you. That is all.');
  await priya.getByRole('button', { name: 'Send' }).click();
  await priya.getByText(', sent', { exact: false }).last().waitFor();
  // No timer asks for the number: coming back to the window does.
  await ann.evaluate(() => window.dispatchEvent(new Event('focus')));
  await ann.getByRole('link', { name: /^Messages\s*1\s*unread/ }).click();
  await ann.getByText('Thank you. That is all.').waitFor();
  await ann.getByRole('link', { name: 'Messages', exact: true }).waitFor();

  expect([...client.faults, ...preparer.faults]).toEqual([]);
  await Promise.all([client.context.close(), preparer.context.close()]);
});

test.describe('the screen of messages', () => {
  for (const [width, theme] of looksInTurn(0))
    test(`at ${width} px in the ${theme} theme`, async () => {
      const { page, context, faults } = await openPage(browser, { width, height: 844, theme });
      await actAs(context, found.client);
      await expectGoodScreen(page, '/messages', 'Thank you. That is all.');
      await context.clearCookies();
      await actAs(context, found.preparer);
      await expectGoodScreen(page, '/messages', 'Ann Lee');
      await expectGoodScreen(page, `/messages?client=${found.client.id}`, 'Thank you. That is all.');
      expect(faults).toEqual([]);
      await context.close();
    });
});

test('a conversation leaves the screen when the assignment ends while it is open', async () => {
  const { client, preparer } = await openCase();
  await client.post('/api/messages', { body: 'My new address is 5 Elm Street.' });
  const { page, context } = await openPage(browser);
  await actAs(context, preparer);
  await page.goto(`/messages?client=${client.id}`);
  await page.getByText('My new address is 5 Elm Street.').last().waitFor();
  const admin = await signInAs('admin');
  const pairs = read<{ id: string; clientId: string }[]>(await admin.get('/api/admin/assignments'));
  const pair = pairs.find(({ clientId }) => clientId === client.id);
  await admin.send('DELETE', `/api/admin/assignments/${pair?.id}`);
  await page.getByText('Client not found').waitFor();
  expect(await page.getByText('My new address is 5 Elm Street.').count()).toBe(0);
  await context.close();
});
