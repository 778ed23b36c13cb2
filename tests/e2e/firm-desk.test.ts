import { type Browser, expect, type Page, test } from '@playwright/test';
import { query } from '../setup/database';
import { actAs, openPage } from '../setup/browser';
import { saveAnswer } from '../setup/filer';
import { read, type Visitor } from '../setup/http';
import { enterFirm } from '../setup/people';
import { type Case, openCase } from './a-case';
import { expectAccessible, expectGoodScreen } from './accessible';
import { looksInTurn } from './looks';

/** What a firm does beside reviewing: clients without an account, engagement letters, what moved since the last review. */
let browser: Browser;
let found: Case;

// One case goes through all of them: what fails is tried again from the start.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser: opened }) => {
  browser = opened;
  found = await openCase();
  await enterFirm();
});
test.afterAll(async () => {
  await query('DELETE FROM "Firm"');
});

async function as(who: Visitor, act: (page: Page) => Promise<void>): Promise<void> {
  const { page, context, faults } = await openPage(browser);
  await actAs(context, who);
  await act(page);
  expect(faults).toEqual([]);
  await context.close();
}

test('a list of clients without accounts is added, and a return is changed once the permission is recorded', async () => {
  await as(found.preparer, async (page) => {
    await page.goto('/preparer/dashboard');
    await page.getByRole('button', { name: 'Add clients' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add clients without an account' });
    await dialog.getByLabel('Clients', { exact: true }).fill('Cher');
    await dialog.getByRole('button', { name: 'Add clients' }).click();
    await dialog.getByText('Enter a first and last name on line 1.').waitFor();
    await dialog.getByLabel('Clients', { exact: true }).fill('');
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'clients.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Last name,First name,Email\nOrtiz,Maya,\nReed,Ivy,ivy.reed@example.com\n'),
    });
    await dialog.getByText('2 clients, 1 invitation by email').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add clients' }).click();
    await page.getByText('2 clients added').first().waitFor();

    await page.getByRole('link', { name: 'Maya Ortiz' }).click();
    await page.getByRole('region', { name: 'No account yet' }).waitFor();
    await page.getByText('You can change this return once', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Record signed permission' }).press('Enter');
    const permission = page.getByRole('dialog', { name: 'Permission signed on paper' });
    await permission.getByText('answer interview questions', { exact: false }).waitFor();
    await permission.getByLabel('Client’s name as signed').fill('Maya Ortiz');
    const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
    await permission.getByLabel('Signature date').fill(day);
    await expectAccessible(page);
    await permission.getByRole('button', { name: 'Record permission' }).click();
    await page.getByRole('link', { name: 'Change answers' }).waitFor();
    await page.getByRole('button', { name: 'Withdraw permission' }).click();
    await page.getByRole('button', { name: 'Record signed permission' }).waitFor();
  });
});

test('an engagement letter is sent, read and signed', async () => {
  await as(found.preparer, async (page) => {
    await page.goto(`/preparer/client/${found.client.id}`);
    const card = page.getByRole('region', { name: 'Engagement letter' });
    await card.getByRole('button', { name: 'Send letter' }).click();
    await card.getByText('Enter the fee.').waitFor();
    await card.getByLabel('Fee for 2024').fill('$450');
    await card.getByRole('button', { name: 'Send letter' }).click();
    await card.getByText('Not signed').waitFor();
    await expectAccessible(page);
  });
  await as(found.client, async (page) => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: /^Read and sign/ }).click();
    await page.getByText('Our fee. $450.', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Sign letter' }).click();
    await page.getByText('Type your full name to sign.').waitFor();
    await page.getByLabel('Your full name').fill('Ann Lee');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign letter' }).click();
    await page.getByText('Signed. View the letter').waitFor();
  });
});

test('after a change only what moved is checked again', async () => {
  const { client, preparer, returnId } = found;
  const path = `/api/tax-returns/${returnId}`;
  expect(
    (await preparer.send('PATCH', path, { json: { status: 'approved', reason: 'A test.' } })).status,
  ).toBe(200);
  await saveAnswer(client, returnId, 'w2s.0.wages', 51_000);
  expect((await client.post(`${path}/calculate`)).status).toBe(200);
  await as(preparer, async (page) => {
    await page.goto(`/preparer/client/${client.id}`);
    const changes = page.getByRole('region', { name: 'What changed since the last review' });
    await changes.getByText('1 of 1 to check').waitFor();
    await page.getByRole('button', { name: 'Approve' }).click();
    const dialog = page.getByRole('dialog', { name: 'Approve this return?' });
    await dialog.getByText('1 unchecked change since the last review').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await changes.getByRole('checkbox', { name: /^I checked this/ }).press('Space');
    await changes.getByText('Every change is checked.').waitFor();
    await changes.getByText('Checked by Priya Raman').waitFor();
    await page.getByRole('button', { name: 'Approve' }).click();
    await dialog.getByText('1 unreviewed document').waitFor();
    expect(await dialog.getByText('unchecked').count()).toBe(0);
  });
});

for (const [width, theme] of looksInTurn(1))
  test(`a client without an account at ${width} px in the ${theme} theme`, async () => {
    const { added } = read<{ added: { id: string }[] }>(
      await found.preparer.post('/api/preparer/clients', {
        taxYear: 2025,
        clients: [{ firstName: 'Ivy', lastName: `Longfellow-Montgomery ${width}` }],
      }),
    );
    const { page, context, faults } = await openPage(browser, { width, height: 844, theme });
    await actAs(context, found.preparer);
    await expectGoodScreen(page, `/preparer/client/${added[0]?.id}`, 'No account yet');
    expect(faults).toEqual([]);
    await context.close();
  });
