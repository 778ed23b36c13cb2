import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { w2WithColumns } from '../fixtures/documents/w2-columns';
import { w2Pdf } from '../fixtures/documents/w2-pdf';
import { actAs, openPage } from '../setup/browser';
import { firstReturn, waitUntilRead } from '../setup/filer';
import { read, signUpClient, type Visitor } from '../setup/http';
import { soon, until } from '../setup/until';
import { type Case, openCase } from './a-case';
import { hearWrites, holdEnter } from './writes';

/** One action of a person is one write, also for hasty hands, a held key and a slow network; nothing typed is lost. */
let browser: Browser;
let found: Case;

test.beforeAll(async ({ browser: opened }) => {
  browser = opened;
  found = await openCase();
});

async function openAs(person: Visitor, address: string): Promise<Page> {
  const { page, context } = await openPage(browser);
  await actAs(context, person);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  return page;
}

/** A double click on a busy machine: both clicks wait until the page can hear them, before any timer runs. */
async function pressTwice(page: Page, button: Locator): Promise<void> {
  const box = await button.boundingBox();
  if (box === null) throw new Error('there is no such button');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, button: 'left' } as const;
  const cdp = await page.context().newCDPSession(page);
  const busy = page.evaluate(() => {
    const end = performance.now() + 1000;
    while (performance.now() < end);
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  const events = [1, 2].flatMap((clickCount) =>
    (['mousePressed', 'mouseReleased'] as const).map((type) =>
      cdp.send('Input.dispatchMouseEvent', { ...at, type, clickCount }),
    ),
  );
  await Promise.all([busy, ...events]);
}

test('two clicks on a busy machine send one note, one name', async () => {
  const page = await openAs(found.preparer, `/preparer/client/${found.client.id}`);
  const notes = hearWrites(page, /notes$/);
  await page.getByLabel('New note').fill('Ask about the second job');
  await pressTwice(page, page.getByRole('button', { name: 'Add note' }));
  await page.getByText('Ask about the second job').last().waitFor();
  await page.waitForTimeout(800);
  expect(notes).toHaveLength(1);
  await page.goto('/settings');
  await page.waitForLoadState('networkidle');
  const names = hearWrites(page, /profile$/);
  await pressTwice(page, page.getByRole('button', { name: 'Save name' }));
  await page.getByText('Profile saved').first().waitFor();
  await page.waitForTimeout(800);
  expect(names).toHaveLength(1);
  await page.context().close();
});

test('a dialog stays while what it sends is on its way, and what was typed when it did not arrive', async () => {
  const page = await openAs(found.preparer, `/preparer/client/${found.client.id}`);
  let fail: () => void = () => undefined;
  const isOver = new Promise<void>((resolve) => (fail = resolve));
  await page.route('**/requests', async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    await isOver;
    return route.abort();
  });
  await page.getByRole('button', { name: /^\$50,000, Gross income/ }).click();
  await page.getByRole('button', { name: 'Ask the client about this line' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Ask the client' });
  const box = dialog.getByLabel('What do you need to know?');
  await box.fill('Is this all?');
  await dialog.getByRole('button', { name: 'Send question' }).click();
  await dialog.getByRole('button', { name: 'Sending...' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(await dialog.getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true);
  fail();
  await dialog.getByText('We couldn’t send the question. Please try again.').waitFor();
  expect(await box.inputValue()).toBe('Is this all?');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.context().close();
});

test('a held Enter confirms the value it was pressed on, not those that follow', async () => {
  const person = await signUpClient();
  const taxReturnId = await firstReturn(person);
  const uploaded = await person.upload('Columns.pdf', w2WithColumns(), { taxReturnId });
  const { id } = read<{ id: string }>(uploaded);
  await waitUntilRead(person, id);
  const page = await openAs(person, `/upload/${id}`);
  await page.getByText('Please check (2)').waitFor();
  const writes = hearWrites(page, /extraction$/);
  await page.locator('#field-box1_wages').focus();
  await holdEnter(page);
  await until('nothing was confirmed', () => Promise.resolve(writes.length > 0));
  await page.waitForTimeout(500);
  expect(writes).toHaveLength(1);
  await page.context().close();
});

test('what is typed while a message is on its way stays, and the message with it', async () => {
  const page = await openAs(found.client, '/messages');
  // A look that began before the message was sent comes in after it.
  let slow = true;
  await page.route(/\/api\/messages\?(?!.*cursor)/, async (route) => {
    const response = await route.fetch();
    const isLook = route.request().method() === 'GET';
    if (slow) await new Promise((resolve) => setTimeout(resolve, isLook ? 4000 : 1000));
    await route.fulfill({ response }).catch(() => undefined);
  });
  await page.waitForRequest((request) => request.method() === 'GET' && /messages\?/.test(request.url()));
  const box = page.getByLabel('Message', { exact: true });
  await box.fill('The first message');
  await page.keyboard.press('Enter');
  await page.keyboard.type(' and the second');
  await page.getByRole('log').getByText('The first message', { exact: true }).waitFor();
  await soon(async () => expect(await box.inputValue()).toBe('and the second'));
  for (let look = 0; look < 30; look += 1) {
    expect(await page.getByRole('log').getByText('The first message', { exact: true }).count()).toBe(1);
    await page.waitForTimeout(100);
  }
  slow = false;
  await page.context().close();
});

test('a paper that is deleted while it is looked at does not come back', async () => {
  const person = await signUpClient();
  const page = await openAs(person, '/upload');
  let looked: () => void = () => undefined;
  const isLooking = new Promise<void>((resolve) => (looked = resolve));
  await page.route(/\/api\/documents\/[0-9a-z-]{20,}$/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    let response = await route.fetch();
    while (((await response.json()) as { status: string }).status === 'processing')
      response = await route.fetch();
    looked();
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.fulfill({ response }).catch(() => undefined);
  });
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'Job.pdf', mimeType: 'application/pdf', buffer: Buffer.from(w2Pdf()) });
  await isLooking;
  await page.getByRole('button', { name: 'Delete Job.pdf' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No documents yet').waitFor();
  await page.waitForTimeout(3500);
  expect(await page.getByRole('button', { name: 'Delete Job.pdf' }).count()).toBe(0);
  await page.context().close();
});
