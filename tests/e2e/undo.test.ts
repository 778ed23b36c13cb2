import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { w2Pdf } from '../fixtures/documents/w2-pdf';
import { actAs, openPage } from '../setup/browser';
import { firstReturn, saveAnswer, typedW2, waitUntilRead } from '../setup/filer';
import { read, signUpClient, type Visitor } from '../setup/http';
import { soon, until } from '../setup/until';

/** A wrong click is taken back within ten seconds, by keyboard too, on whatever screen the filer is by then. */
let browser: Browser;
let visitor: Visitor & { email: string };
let returnId: string;
let page: Page;
let context: BrowserContext;

test.beforeAll(({ browser: opened }) => {
  browser = opened;
});

test.beforeEach(async () => {
  visitor = await signUpClient();
  returnId = await firstReturn(visitor);
  ({ page, context } = await openPage(browser));
  await actAs(context, visitor);
});
test.afterEach(() => context.close());

const answers = async () =>
  read<Record<string, unknown>>(await visitor.get(`/api/interview/${returnId}/responses`));
const offer = () => page.getByRole('status').filter({ hasText: 'Undo' });

test('a removed employer comes back from the next screen', async () => {
  for (const [id, answer] of Object.entries({ ...typedW2, 'w2s.0.more': true }))
    await saveAnswer(visitor, returnId, id, answer);
  await saveAnswer(visitor, returnId, 'w2s.1.employerName', 'Corner Shop');
  const before = await answers();
  await page.goto('/interview?q=w2s.0.employerName');
  await page.locator('form[data-question="w2s.0.employerName"]').waitFor();
  await page.waitForLoadState('networkidle');
  await page
    .locator('form')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await offer().waitFor();
  await page.getByRole('link', { name: 'Upload Documents' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Upload Documents' }).waitFor();
  // F8 goes to what is announced, Tab to its button.
  await page.keyboard.press('F8');
  await page.getByRole('button', { name: 'Undo', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Everything is back the way it was.').first().waitFor();
  expect(await answers()).toEqual(before);
});

test('a cleared answer stands in its box again', async () => {
  await saveAnswer(visitor, returnId, 'taxpayer.occupation', 'Baker');
  await page.goto('/interview?q=taxpayer.occupation');
  const box = page.locator('form[data-question="taxpayer.occupation"] [name=answer]');
  await box.waitFor();
  await page.waitForLoadState('networkidle');
  await box.fill('');
  await box.blur();
  await offer().waitFor();
  await until('it was not cleared', async () => (await answers())['taxpayer.occupation'] === undefined);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await soon(async () => expect(await box.inputValue()).toBe('Baker'));
  expect((await answers())['taxpayer.occupation']).toBe('Baker');
});

test('a deleted document is in the list again', async () => {
  const { id } = read<{ id: string }>(await visitor.upload('Job.pdf', w2Pdf(), { taxReturnId: returnId }));
  await waitUntilRead(visitor, id);
  await page.goto('/upload');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Delete Job.pdf' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete Job.pdf' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Delete Job.pdf' }).waitFor();
  expect((await visitor.get(`/api/documents/${id}`)).status).toBe(200);
});
