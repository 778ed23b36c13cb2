import { type Browser } from 'playwright';
import { trainingPdf } from '../fixtures/training/training-pdf';
import { openBrowser, openPage } from '../setup/browser';
import { productUrl, signInAs } from '../setup/http';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('an administrator uploads, previews and deletes a PDF', async () => {
  const admin = await signInAs('admin');
  const { page, context, faults } = await openPage(browser);
  const [name = '', ...value] = admin.session.split('=');
  await context.addCookies([{ name, value: value.join('='), url: productUrl() }]);
  await page.goto('/admin/training');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByText('Please select a file, enter a title, and choose a category').first().waitFor();

  const title = `Pottery ${Date.now()}`;
  const text =
    'A potter who sells bowls reports the money on Schedule C and deducts the clay and the firing of the bowls.';
  await page.getByLabel('PDF file').setInputFiles({
    name: 'pottery.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(trainingPdf([[{ heading: 'Potters', text }]])),
  });
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByText('Training material uploaded successfully').first().waitFor();
  const row = page.getByRole('listitem').filter({ hasText: title });
  await row.getByText('active', { exact: true }).waitFor();
  await row.getByText('General Tax Knowledge').waitFor();
  await row.getByText('1 page, 1 passage', { exact: false }).waitFor();
  await page.getByRole('button', { name: `Preview ${title}` }).click();
  await page.getByRole('dialog').getByText(text).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Training material deleted successfully').first().waitFor();
  await row.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
});
