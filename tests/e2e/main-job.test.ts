import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { nadia as job } from '../fixtures/documents/people';
import { w2Pdf } from '../fixtures/documents/w2-pdf';
import { openPage } from '../setup/browser';
import { soon, until } from '../setup/until';
import { expectAccessible } from './accessible';
import { answerInterview, openWithout, signIn, signUp, upload } from './pages';
import { looksBeside } from './looks';

let browser: Browser;

test.beforeAll(({ browser: opened }) => {
  browser = opened;
});

/** What Nadia knows, by the question on the screen. Her W-2 says the rest. */
const nadia: Record<string, string> = {
  'What was your marital status on December 31, 2024?': 'Never married',
  'What is your first name and middle initial?': 'Nadia T',
  'What is your last name?': 'Osei',
  'When were you born?': '1990-05-04',
  'What is your occupation?': 'Engineer',
  'What type of taxpayer ID number do you have?': 'A Social Security number',
  'What is your Social Security number?': '400-01-2345',
  'What is your street address?': '12 Birch Lane',
  'What city or town do you live in?': 'Portland',
  'What state do you live in?': 'Maine',
  'What is your ZIP code?': '04102',
  'If you get a refund, how do you want to receive it?': 'Paper check in the mail',
};

test.describe('the main job', () => {
  test('from sign-up with a W-2 to a calculated return on paper', async () => {
    const { page, context, faults } = await openPage(browser);
    const email = `${randomUUID()}@example.com`;

    await signUp(page, email);
    await page.getByText('Account created!').first().waitFor();
    await page.getByText('Not calculated yet').first().waitFor();
    await expectAccessible(page);

    await upload(page, [{ name: 'My W-2.pdf', bytes: w2Pdf({ ...job, ssn: '400-01-2345' }) }]);
    await page.getByText('Upload successful').first().waitFor();
    await page.getByText('Your documents have been uploaded successfully.').first().waitFor();
    await page.getByText('W-2 read. Nothing left to check.', { exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: /Review what we read/ }).click();
    await page.waitForURL('**/upload/*');
    await soon(async () =>
      expect(
        await page
          .getByLabel(/^Box 1: Wages/)
          .first()
          .inputValue(),
      ).toBe('61,204.88'),
    );
    await expectAccessible(page);

    const asked = await answerInterview(page, nadia);
    await page.waitForURL('**/summary');
    expect(asked).not.toContain('What is in box 1, wages, tips, and other compensation?');
    expect(asked.indexOf('What is your Social Security number?')).toBeGreaterThanOrEqual(
      Math.floor(asked.length / 2),
    );
    await page.getByText('Tax calculation complete').first().waitFor();

    // Wages 61,205; taxable 46,605; tax 5,363; withheld 7,118: refund 1,755 (worked in tests/api/documents.test.ts).
    await page.getByRole('heading', { name: 'Tax Summary' }).waitFor();
    const main = page.getByRole('main');
    for (const amount of ['$1,755', '$5,363', '8.8%', '$61,205', '−$14,600', '$46,605', '$7,118']) {
      await main.getByText(amount, { exact: true }).first().waitFor();
    }
    // The checks may advise; nothing may stop this return.
    await page.getByText('Checking for issues...').waitFor({ state: 'hidden' });
    await soon(async () => expect(await main.getByText('Error', { exact: true }).count()).toBe(0));
    await expectAccessible(page);

    await main
      .getByRole('button', { name: /\$46,605/ })
      .first()
      .click();
    const panel = page.getByRole('dialog');
    await panel.getByText('Subtract line 14 from line 11', { exact: false }).first().waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).subarray(0, 5).toString()).toBe('%PDF-');

    await page.goto('/dashboard');
    await page.getByText('$1,755').first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('signs out, and the next person sees nothing of it', async () => {
    const { page, context, faults } = await openPage(browser);
    await signIn(page, 'client2@example.com', 'wrong password');
    await page.getByText('Invalid email or password').first().waitFor();
    await signIn(page, 'client2@example.com', 'plainfile-demo');
    await page.waitForURL('**/dashboard');
    await page.getByText('You have successfully logged in.').first().waitFor();
    await page.goto('/login');
    await page.waitForURL('**/dashboard');
    await page.getByRole('button', { name: /account/i }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL('**/login');
    await page.goto('/summary');
    await page.waitForURL('**/login');
    expect(faults).toEqual([]);
    await context.close();
  });
});

test.describe('documents on the screen', () => {
  test('wrong files are refused, and a document is deleted after a question', async () => {
    const { page, context, faults } = await openPage(browser);
    await signUp(page, `${randomUUID()}@example.com`);
    await upload(page, [
      { name: 'one.pdf', bytes: w2Pdf() },
      { name: 'notes.txt', bytes: Buffer.from('hello') },
    ]);
    await page
      .getByText(/File type must be/)
      .first()
      .waitFor();
    await page.getByText('W-2 read. Nothing left to check.', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Delete/ }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('Are you sure you want to delete this document?').waitFor();
    await page.keyboard.press('Escape');
    await soon(async () =>
      expect(await page.getByRole('link', { name: /one\.pdf/ }).count()).toBeGreaterThan(0),
    );
    await page.getByRole('button', { name: /^Delete/ }).click();
    await dialog.getByRole('button', { name: /delete/i }).click();
    await page.getByText('The document has been removed successfully.').first().waitFor();
    await page
      .getByRole('link', { name: /one\.pdf/ })
      .first()
      .waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await context.close();
  });
});

test.describe('every screen', () => {
  const screens = [
    '/',
    '/login',
    '/signup?plan=business',
    '/nothing-here',
    '/dashboard',
    '/upload',
    '/interview',
    '/summary',
    '/payments',
  ];

  for (const [width, theme] of looksBeside)
    test(`at ${width} px in the ${theme} theme: no sideways scroll, one h1, nothing for axe to find`, async () => {
      const { page, context, faults } = await openPage(browser, { width, height: 844, theme });
      for (const screen of screens.slice(0, 4)) await look(page, screen);
      await signIn(page, 'client2@example.com', 'plainfile-demo');
      await page.waitForURL('**/dashboard');
      for (const screen of screens.slice(4)) await look(page, screen);
      expect(faults.filter((fault) => !/404/.test(fault))).toEqual([]);
      await context.close();
    });

  for (const [width, theme] of looksBeside)
    test(`of preparers and administrators at ${width} px in the ${theme} theme`, async () => {
      const { page, context, faults } = await openPage(browser, { width, height: 844, theme });
      await signIn(page, 'preparer@example.com', 'plainfile-demo');
      await page.waitForURL('**/preparer/dashboard');
      await page.getByText('client@example.com').first().waitFor();
      await look(page, '/preparer/dashboard');
      const href = await page.locator('a[href^="/preparer/client/"]').first().getAttribute('href');
      await page.goto(href ?? '');
      await page.getByText('client@example.com').first().waitFor();
      await look(page, href ?? '');
      await page.goto('/preparer/client/nobody');
      await page.getByText('Client not found').first().waitFor();
      await context.clearCookies();
      await signIn(page, 'preparer2@example.com', 'plainfile-demo');
      await page.waitForURL('**/preparer/dashboard');
      await context.clearCookies();
      await signIn(page, 'admin@example.com', 'plainfile-demo');
      await page.waitForURL('**/admin/users');
      await page
        .getByRole('table')
        .first()
        .getByText('@example.com')
        .filter({ visible: true })
        .first()
        .waitFor();
      await look(page, '/admin/users');
      await look(page, '/admin/payments');
      expect(faults).toEqual([]);
      await context.close();
    });

  async function look(page: Page, screen: string): Promise<void> {
    await page.goto(screen, { waitUntil: 'networkidle' });
    const { sideways, headings } = await page.evaluate(() => ({
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      headings: document.querySelectorAll('h1').length,
    }));
    expect({ screen, sideways, headings }).toEqual({ screen, sideways: 0, headings: 1 });
    await expectAccessible(page);
  }

  test('the sidebar folds with Ctrl+B, remembers it, and becomes a sheet on phones', async () => {
    const { page, context } = await openPage(browser);
    await signIn(page, 'client2@example.com', 'plainfile-demo');
    await page.waitForURL('**/dashboard');
    await page.goto('/settings');
    const width = async () => (await page.locator('aside').first().boundingBox())?.width ?? 0;
    const becomes = (wanted: number) =>
      until(`the sidebar is not ${wanted} wide`, async () => (await width()) === wanted);
    // The server's HTML has its width already; keys are heard once the page has woken up, and so are its buttons.
    const isHydrated = () => page.getByRole('button', { name: 'Save name', disabled: false }).waitFor();
    await isHydrated();
    await becomes(256);
    await page.keyboard.press('Control+b');
    await becomes(48);
    const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state');
    expect(cookie?.value).toBe('false');
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(6.9 * 86_400);
    await page.reload();
    await isHydrated();
    await becomes(48);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.keyboard.press('Control+b');
    await page.getByRole('dialog').getByText('2024 Tax Year').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await context.close();
  });

  test('a failing server is said, with a way to try again', async () => {
    const { page, context } = await openPage(browser);
    await signIn(page, 'client2@example.com', 'plainfile-demo');
    await page.waitForURL('**/dashboard');
    await page.route('**/api/tax-returns/my-returns', (route) =>
      route.fulfill({ status: 503, body: '{"message":"down"}' }),
    );
    await openWithout(page, '/interview', '/api/tax-returns/my-returns');
    await page.getByText('Failed to load tax return data').waitFor();
    await page.unroute('**/api/tax-returns/my-returns');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page
      .getByText(/Question \d+ of \d+/)
      .first()
      .waitFor();
    await page.getByText('Failed to load tax return data').waitFor({ state: 'detached' });
    await context.close();
  });
});
