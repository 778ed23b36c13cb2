import { type Browser, expect, type Page, test } from '@playwright/test';
import { actAs, openPage, waitForFocus } from '../setup/browser';
import { query } from '../setup/database';
import { read, signInAs, signUpClient, type Visitor } from '../setup/http';
import { hirePreparer } from '../setup/people';
import { expectAccessible, expectGoodScreen } from './accessible';
import { looksInTurn, looksBeside } from './looks';
import { soon } from '../setup/until';

let browser: Browser;
let admin: Visitor;
test.beforeAll(async ({ browser: opened }) => {
  browser = opened;
  admin = await signInAs('admin');
});

async function named(person: Visitor & { email: string }, firstName: string): Promise<typeof person> {
  const lastName = `Marsh ${person.id.slice(0, 8)}`;
  await person.send('PATCH', '/api/settings/profile', { json: { firstName, lastName } });
  return person;
}

/** Types into a box of people, waits for the one who is meant, and chooses with the keyboard. */
async function choose(page: Page, box: string, email: string): Promise<void> {
  const person = new RegExp(`Marsh .*${email}`);
  const field = page.getByRole('combobox', { name: box, exact: true });
  await field.focus();
  await page.keyboard.type(email);
  await page.waitForFunction(() => document.querySelectorAll('[role=option]').length === 1);
  await page.keyboard.press('ArrowDown');
  await soon(async () =>
    expect(await page.getByRole('option', { name: person }).getAttribute('id')).toBe(
      await field.getAttribute('aria-activedescendant'),
    ),
  );
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await soon(async () => expect(await field.inputValue()).toMatch(person));
}

test('a preparer is assigned and the assignment removed, by keyboard; a role is changed and counts at once', async () => {
  const [client, preparer] = await Promise.all([
    signUpClient().then((one) => named(one, 'Cleo')),
    hirePreparer().then((one) => named(one, 'Pia')),
  ]);
  const { page, context, faults } = await openPage(browser);
  await actAs(context, admin);
  await page.goto('/admin/users');
  await page.getByRole('heading', { name: 'Assignments' }).waitFor();

  // Refused while nobody is chosen: the focus goes to the first empty box. The button waits for the page to wake up.
  await page.getByRole('button', { name: 'Assign preparer', disabled: false }).waitFor();
  await page.getByRole('button', { name: 'Assign preparer' }).press('Enter');
  await page.getByText('Please select a preparer and client').first().waitFor();
  const box = page.getByRole('combobox', { name: 'Preparer', exact: true });
  await waitForFocus(box);

  await choose(page, 'Preparer', preparer.email);
  await choose(page, 'Client', client.email);
  // Escape gives the chosen name back after a search that led nowhere.
  const clientBox = page.getByRole('combobox', { name: 'Client', exact: true });
  await clientBox.fill('nobody at all');
  await page.getByText('No one found.').first().waitFor();
  await page.keyboard.press('Escape');
  await soon(async () => expect(await clientBox.inputValue()).toMatch(/^Cleo Marsh/));
  // Enter in a box of people never sends the form.
  await page.keyboard.press('Enter');
  expect(read<object[]>(await preparer.get('/api/preparer/clients'))).toEqual([]);
  await page.getByRole('button', { name: 'Assign preparer' }).press('Enter');
  await page.getByText('Preparer assigned to client successfully').first().waitFor();
  await page.waitForFunction((input) => (input as HTMLInputElement).value === '', await box.elementHandle());
  expect(read<{ id: string }[]>(await preparer.get('/api/preparer/clients')).map(({ id }) => id)).toEqual([
    client.id,
  ]);
  const row = page.getByRole('listitem').filter({ hasText: `Cleo Marsh ${client.id.slice(0, 8)}` });
  await row.getByRole('button').press('Enter');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^(Remove|End)/ })
    .press('Enter');
  await page.getByText('Assignment removed successfully').first().waitFor();
  await row.waitFor({ state: 'detached' });
  expect(read<object[]>(await preparer.get('/api/preparer/clients'))).toEqual([]);

  await choose(page, 'User', preparer.email);
  await page.getByText(`${preparer.email} currently has the preparer role.`).waitFor();
  await page.getByRole('combobox', { name: 'Role', exact: true }).press('Enter');
  await page.getByRole('option', { name: 'Client' }).press('Enter');
  await page.getByRole('button', { name: 'Update role' }).press('Enter');
  await page.getByText('User role updated successfully').first().waitFor();
  expect((await preparer.get('/api/preparer/clients')).status).toBe(403);
  const [stored] = await query<{ role: string }>(
    'SELECT "role"::text AS "role" FROM "User" WHERE "id" = $1',
    [preparer.id],
  );
  expect(stored?.role).toBe('client');
  expect(faults).toEqual([]);
  await context.close();
});

test('ten clients without a preparer are assigned in seven clicks', async () => {
  const mark = `Tenfold${Date.now()}`;
  const preparer = await hirePreparer().then((one) => named(one, 'Pia'));
  for (let count = 0; count < 10; count += 1) {
    const client = await signUpClient();
    await client.send('PATCH', '/api/settings/profile', {
      json: { firstName: `No${count}`, lastName: mark },
    });
  }
  const { page, context, faults } = await openPage(browser);
  await actAs(context, admin);
  await page.goto('/admin/clients');
  let clicks = 0;
  const click = async (name: string | RegExp, role: 'button' | 'checkbox' | 'combobox' | 'option') => {
    await page.getByRole(role, { name, disabled: false }).last().click();
    clicks += 1;
  };
  await page.getByLabel('Search').fill(mark);
  await soon(async () => expect(await page.getByRole('row', { name: new RegExp(mark) }).count()).toBe(10));
  await click('Select all clients in the list', 'checkbox');
  await click('Assign', 'button');
  const dialog = page.getByRole('dialog', { name: 'Assign these clients' });
  await dialog.waitFor();
  await expectAccessible(page);
  await click('Preparer', 'combobox');
  await click(new RegExp(`Pia .*${preparer.id.slice(0, 8)}`), 'option');
  await click('Assign', 'button');
  await dialog.getByText('10 of 10 done').waitFor();
  await click('Close', 'button');
  await dialog.waitFor({ state: 'detached' });
  expect(clicks).toBeLessThanOrEqual(7);
  expect(read<object[]>(await preparer.get('/api/preparer/clients'))).toHaveLength(10);
  expect(faults).toEqual([]);
  await context.close();
});

for (const [width, theme] of looksInTurn(0))
  test(`accounts and the list of clients to pick from at ${width} px in the ${theme} theme`, async () => {
    const { page, context, faults } = await openPage(browser, { width, height: 844, theme });
    await actAs(context, admin);
    await expectGoodScreen(page, '/admin/users', 'Update a role');
    await page.getByRole('combobox', { name: 'Client', exact: true }).click();
    await page.getByRole('option').first().waitFor();
    await expectAccessible(page);
    expect(faults).toEqual([]);
    await context.close();
  });

for (const [width, theme] of looksBeside)
  test(`the administrators’ other screens at ${width} px in the ${theme} theme`, async () => {
    const { page, context, faults } = await openPage(browser, { width, height: 844, theme });
    await actAs(context, admin);
    await expectGoodScreen(page, '/admin/clients', 'All clients');
    await expectGoodScreen(page, '/admin/payments', 'Purchases and refunds');
    await expectGoodScreen(page, '/admin/audit', 'Who did what');
    expect(faults).toEqual([]);
    await context.close();
  });
