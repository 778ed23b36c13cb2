import { type Browser, type Locator, type Page } from 'playwright';
import { w2WithColumns } from '../fixtures/documents/w2-columns';
import { w2Pdf } from '../fixtures/documents/w2-pdf';
import { actAs, openBrowser, openPage } from '../setup/browser';
import { firstReturn, waitUntilRead } from '../setup/filer';
import { read, signUpClient, type Visitor } from '../setup/http';
import { type Case, openCase } from './a-case';
import { hearWrites, holdEnter } from './writes';

/** One action of a person is one write, also for hasty hands, a held key and a slow network; nothing typed is lost. */
let browser: Browser;
let found: Case;

beforeAll(async () => {
  [browser, found] = await Promise.all([openBrowser(), openCase()]);
});
afterAll(() => browser.close());

async function openAs(person: Visitor, address: string): Promise<Page> {
  const { page, context } = await openPage(browser);
  // As most people have it: what closes fades away, and is there for a moment longer.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await actAs(context, person);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  return page;
}

/** Two clicks one right after the other, before any timer of the page runs: a double click on a busy machine. */
const pressTwice = (button: Locator) =>
  button.evaluate(
    (element: HTMLElement) =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          element.click();
          resolve();
        };
        element.click();
        port2.postMessage(null);
      }),
  );

test('a double click in the question before a deletion deletes once and says so once', async () => {
  const person = await signUpClient();
  const { id } = read<{ id: string }>(await person.upload('Job.pdf', w2Pdf()));
  await waitUntilRead(person, id);
  const page = await openAs(person, '/upload');
  const writes = hearWrites(page, /documents/);
  await page.getByRole('button', { name: 'Delete Job.pdf' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).dblclick();
  await page.getByText('No documents yet').waitFor();
  await page.waitForTimeout(500);
  expect(writes).toEqual([`DELETE /api/documents/${id}`]);
  await page.context().close();
});

test('two clicks on a busy machine send one note, one name', async () => {
  const page = await openAs(found.preparer, `/preparer/clients/${found.client.id}`);
  const notes = hearWrites(page, /notes$/);
  await page.getByLabel('New note').fill('Ask about the second job');
  await pressTwice(page.getByRole('button', { name: 'Add note' }));
  await page.getByText('Ask about the second job').last().waitFor();
  await page.waitForTimeout(800);
  expect(notes).toHaveLength(1);
  await page.goto('/settings');
  await page.waitForLoadState('networkidle');
  const names = hearWrites(page, /profile$/);
  await pressTwice(page.getByRole('button', { name: 'Save name' }));
  await page.getByText('Profile saved').first().waitFor();
  await page.waitForTimeout(800);
  expect(names).toHaveLength(1);
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
  expect(await box.inputValue()).toBe('and the second');
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
    const response = await route.fetch();
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
