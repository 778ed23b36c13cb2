import { type Browser, expect, type Page, test } from '@playwright/test';
import { nadia } from '../fixtures/documents/people';
import { w2Pdf } from '../fixtures/documents/w2-pdf';
import { actAs, openPage, waitForFocus } from '../setup/browser';
import {
  answerInterview,
  firstReturn,
  saveAnswer,
  simpleFiler,
  typedW2,
  waitUntilRead,
} from '../setup/filer';
import { read, signUpClient, type Visitor } from '../setup/http';
import { soon } from '../setup/until';
import { expectAccessible } from './accessible';
import { openWithout } from './pages';
import { looksBeside } from './looks';

let browser: Browser;

test.beforeAll(({ browser: opened }) => {
  browser = opened;
});

interface Filer {
  visitor: Visitor & { email: string };
  returnId: string;
}

/** Ann, single, wages 50,000, withheld 5,000, calculated: tax 4,019, refund 981 (worked in tests/api/returns.test.ts). */
async function makeAnn(): Promise<Filer> {
  const visitor = await signUpClient();
  const returnId = await firstReturn(visitor);
  await answerInterview(visitor, returnId, { ...simpleFiler, ...typedW2 });
  await calculate({ visitor, returnId });
  return { visitor, returnId };
}

async function calculate({ visitor, returnId }: Filer): Promise<void> {
  const reply = await visitor.post(`/api/tax-returns/${returnId}/calculate`);
  if (reply.status !== 200) throw new Error(`calculating gave ${reply.status}: ${reply.text}`);
}

/** Signs the filer in on a page of their own. */
async function openAs(
  { visitor }: Filer,
  options: { width?: number; height?: number; theme?: 'light' | 'dark' } = {},
): Promise<{ page: Page; close: () => Promise<void> }> {
  const { page, context } = await openPage(browser, options);
  await actAs(context, visitor);
  return { page, close: () => context.close() };
}

let ann: Filer;
test.beforeAll(async () => {
  ann = await makeAnn();
});

test.describe('every screen of the results', () => {
  for (const [width, theme] of looksBeside)
    test(`at ${width} px in the ${theme} theme: nothing sideways, nothing for axe`, async () => {
      const { page, close } = await openAs(ann, { width, height: 844, theme });
      const ready: Record<string, string> = {
        '/dashboard': 'What to do next',
        '/summary': 'Average on all income',
        '/deductions': 'For next year',
      };
      for (const [path, text] of Object.entries(ready)) {
        await page.goto(path);
        await page.getByRole('main').getByText(text, { exact: true }).waitFor();
        const { sideways, headings } = await page.evaluate(() => ({
          sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          headings: document.querySelectorAll('h1').length,
        }));
        expect({ path, sideways, headings }).toEqual({ path, sideways: 0, headings: 1 });
        await expectAccessible(page);
      }
      await close();
    });
});

test.describe('dashboard', () => {
  test('tells a new filer where to start, and that nothing is paid', async () => {
    const visitor = await signUpClient();
    const { page, close } = await openAs({ visitor, returnId: await firstReturn(visitor) });
    await page.goto('/dashboard');
    const steps = page.getByRole('region', { name: 'What to do next' });
    await steps.getByText('Upload your W-2s and 1099s').waitFor();
    await soon(async () =>
      expect(await steps.getByRole('link').first().getAttribute('href')).toBe('/upload'),
    );
    // The first card is the next action.
    expect(await page.locator('main section').first().getAttribute('aria-labelledby')).toBe(
      'next-steps-title',
    );
    const plan = page.getByRole('region', { name: 'Your Plan' });
    await plan.getByText('Not paid yet').waitFor();
    await plan.getByText('Chosen at sign-up. You pay before you file.').waitFor();
    const preparer = page.getByRole('region', { name: 'Your Tax Preparer' });
    await preparer.getByText('Sample profile. You don’t have a preparer yet.').waitFor();
    await preparer.getByRole('button', { name: 'Message' }).click();
    await page.getByText('Messaging feature will be available soon.').first().waitFor();
    // A sample is nobody who could be online, and no address is shown that the operator didn't name.
    await preparer.getByText('Offline').waitFor();
    expect(await preparer.locator('a[href^="mailto:"]').count()).toBe(0);
    await preparer.getByRole('button', { name: 'Email' }).click();
    await page.getByText('This site doesn’t have a support email address yet.').first().waitFor();
    await close();
  });

  test('on a phone a toast leaves the heading of the page free', async () => {
    const visitor = await signUpClient();
    const filer = { visitor, returnId: await firstReturn(visitor) };
    const { page, close } = await openAs(filer, { width: 390, height: 844 });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Message' }).click();
    const toast = page.locator('li[data-state=open]').filter({ hasText: 'Coming soon' });
    await toast.waitFor();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await soon(async () => {
      const [box, heading] = await Promise.all([
        toast.boundingBox(),
        page.getByRole('heading', { level: 1 }).boundingBox(),
      ]);
      expect((box?.y ?? 999) + (box?.height ?? 999)).toBeLessThanOrEqual(heading?.y ?? 0);
    });
    await close();
  });

  test('leads a calculated return on, and recommends the plan that covers it', async () => {
    const { page, close } = await openAs(ann);
    await page.goto('/dashboard');
    await page.getByText('$981').first().waitFor();
    const steps = page.getByRole('region', { name: 'What to do next' });
    await steps.getByText('The Basic plan ($49) covers your return. You pay before you file.').waitFor();
    await steps.getByRole('link', { name: 'View Tax Summary' }).click();
    await page.waitForURL('**/summary');
    await close();
  });
});

test.describe('deductions', () => {
  test('nobody is praised before the interview was begun', async () => {
    const visitor = await signUpClient();
    const { page, close } = await openAs({ visitor, returnId: await firstReturn(visitor) });
    await page.goto('/deductions');
    await page.getByText('Nothing to suggest yet').waitFor();
    await soon(async () => expect(await page.getByText('Great job!').count()).toBe(0));
    await expectAccessible(page);
    await close();
  });

  test('what may bring money, what was ruled out, and the law behind it', async () => {
    const { page, close } = await openAs(ann);
    await page.goto('/deductions');
    await page.getByRole('heading', { level: 1, name: 'Maximize Your Refund' }).waitFor();
    await page.getByText(/^We found \d+ potential deductions you may have missed$/).waitFor();
    const update = page.getByRole('link', { name: 'Update Tax Interview' }).first();
    await soon(async () => expect(await update.getAttribute('href')).toBe('/interview'));
    await page.getByText(/^Ruled out/).click();
    await page.getByText('Your income is over the limit', { exact: false }).first().waitFor();
    await expectAccessible(page);
    // By keyboard alone, and the focus comes back.
    const more = page.getByRole('button', { name: 'Learn More' }).first();
    await more.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('What the law says').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await waitForFocus(more);
    await close();
  });

  test('a suggestion’s saving is what the return gains when it is told', async () => {
    const filer = await makeAnn();
    const { page, close } = await openAs(filer);
    await page.goto('/deductions');
    const card = page.getByRole('article', { name: 'Traditional IRA' });
    await card.getByText('+$840', { exact: true }).waitFor();
    // 6,951 is the amount on the card; entered through what-if, it gives the same 840.
    await card.getByText('$6,951').waitFor();
    const reply = await filer.visitor.post(`/api/tax-returns/${filer.returnId}/what-if`, {
      changes: [{ path: 'adjustments.ira.0', value: { owner: 'taxpayer', traditional: 6951 } }],
    });
    const { before, after } = read<{ before: { refund: number }; after: { refund: number } }>(reply);
    expect([before.refund, after.refund]).toEqual([981, 981 + 840]);
    await close();
  });

  test('a failing call says so and can be tried again', async () => {
    const { page, close } = await openAs(ann);
    let fails = true;
    await page.route('**/deduction-discovery', (route) =>
      fails ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    );
    await openWithout(page, '/deductions', 'deduction-discovery');
    await page.getByText('Failed to fetch deduction suggestions').waitFor();
    await expectAccessible(page);
    fails = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('heading', { name: 'For next year' }).waitFor();
    await close();
  });
});

test.describe('summary', () => {
  test('what-if shows the difference and saves nothing', async () => {
    const { page, close } = await openAs(ann);
    const versionOf = async () =>
      read<{ version: number }[]>(await ann.visitor.get('/api/tax-returns/my-returns'));
    const before = await versionOf();
    await page.goto('/summary');
    const whatIf = page.getByRole('region', { name: 'What if?', exact: true });
    await whatIf.getByText('This is your return today.', { exact: false }).waitFor();
    await whatIf.getByRole('checkbox', { name: 'A child born in 2024' }).focus();
    await page.keyboard.press('Space');
    // A child tax credit of 2,000 against a tax of 4,019.
    await whatIf.getByText('Your refund would be $2,981, $2,000 better than now.').waitFor();
    await expectAccessible(page);
    await whatIf.getByRole('button', { name: 'Back to my return' }).click();
    await whatIf.getByText('This is your return today.', { exact: false }).waitFor();
    expect(await versionOf()).toEqual(before);
    await page.reload();
    await page.getByRole('main').getByText('$981', { exact: true }).first().waitFor();
    await close();
  });

  test('pictures have tables, rates say what comes next, and next year needs nothing', async () => {
    const { page, close } = await openAs(ann);
    await page.goto('/summary');
    const rates = page.getByRole('region', {
      name: 'Your marginal rate: the tax on your next dollar',
      exact: true,
    });
    // Taxable 35,400; the 22 % bracket begins at 47,150: 11,750 more.
    await rates
      .getByText('With $11,750 more, the rate goes from 12.0% to 22.0%. The 22% bracket begins.')
      .waitFor();
    await rates.getByText('Your average rate on all income is 8.0%.', { exact: false }).first().waitFor();
    await rates.getByText('Show as a table').click();
    const table = rates.getByRole('table', {
      name: 'Your marginal rate: the tax on your next dollar, as a table',
    });
    await table.getByText('22.0%', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'What changed your refund' }).waitFor();
    await page
      .getByText('You don’t need to make estimated tax payments for 2025.', { exact: false })
      .waitFor();
    await expectAccessible(page);
    await close();
  });

  test('an issue leads to the answer, and fixing it clears the issue', async () => {
    const filer = await makeAnn();
    // 6.2 % of 50,000 is 3,100: two digits changed places.
    await saveAnswer(filer.visitor, filer.returnId, 'w2s.0.socialSecurityWithholding', 3010);
    await calculate(filer);
    const { page, close } = await openAs(filer);
    await page.goto('/summary');
    const insights = page.getByRole('region', { name: 'Validation Insights' });
    const fix = insights.getByRole('link', { name: /^Fix this/ }).first();
    await insights.getByText('Warning', { exact: true }).first().waitFor();
    await soon(async () =>
      expect(await fix.getAttribute('href')).toBe('/interview?q=w2s.0.socialSecurityWithholding'),
    );
    await fix.click();
    await page.waitForURL('**/interview**');
    const box = page.getByRole('main').locator('form input:not([type=hidden])').first();
    await box.waitFor();
    await soon(async () => expect((await box.inputValue()).replace(/[^\d.]/g, '')).toMatch(/^3010/));
    await box.fill('3100');
    const saved = page.waitForResponse(
      (response) => response.url().endsWith('/responses') && response.request().method() === 'POST',
    );
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    expect((await saved).status()).toBe(200);
    await calculate(filer);
    await page.goto('/summary');
    await insights.getByText('Checking for issues...').waitFor({ state: 'detached' });
    await insights.getByRole('heading').first().waitFor();
    await soon(async () => expect(await insights.getByText('Warning', { exact: true }).count()).toBe(0));
    await close();
  });

  test('a number opens down to the box of the document, and Back returns', async () => {
    const visitor = await signUpClient();
    const returnId = await firstReturn(visitor);
    const upload = await visitor.upload('My W-2.pdf', w2Pdf({ ...nadia, ssn: '400-01-2345' }), {
      type: 'Other',
      taxReturnId: returnId,
    });
    await waitUntilRead(visitor, read<{ id: string }>(upload).id);
    await answerInterview(visitor, returnId, {
      ...simpleFiler,
      'taxpayer.firstName': 'Nadia',
      'taxpayer.lastName': 'Osei',
    });
    await calculate({ visitor, returnId });
    const { page, close } = await openAs({ visitor, returnId });
    await page.goto('/summary');
    const gross = page.getByRole('button', { name: /\$61,205, Gross income/ }).first();
    await gross.click();
    const panel = page.getByRole('dialog');
    const toBox = panel.locator('a[href^="/upload/"]');
    // Line 9, line 1z, line 1a, box 1.
    const open = panel.locator('button[aria-expanded=true]');
    for (let depth = 1; depth <= 4 && (await toBox.count()) === 0; depth += 1) {
      await panel
        .locator('button[aria-expanded=false]', { hasText: /61,20[45]/ })
        .first()
        .click();
      // The row and what it holds come together: only then is there something to look for.
      await soon(async () => expect(await open.count()).toBe(depth));
    }
    await expectAccessible(page);
    await toBox.first().click();
    await page.waitForURL('**/upload/*');
    await soon(async () =>
      expect(
        await page
          .getByLabel(/^Box 1: Wages/)
          .first()
          .inputValue(),
      ).toBe('61,204.88'),
    );
    await page.goBack();
    await page.waitForURL('**/summary**');
    await panel.waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await close();
  });
});
