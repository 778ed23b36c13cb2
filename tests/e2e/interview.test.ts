import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { actAs, openPage, waitForFocus } from '../setup/browser';
import { answerInterview, firstReturn, saveAnswer, simpleFiler, typedW2 } from '../setup/filer';
import { read, signUpClient, type Visitor } from '../setup/http';
import { soon, until } from '../setup/until';
import { expectAccessible } from './accessible';
import { looksInTurn } from './looks';

let browser: Browser;

test.beforeAll(({ browser: opened }) => {
  browser = opened;
});

interface Filer {
  visitor: Visitor & { email: string };
  returnId: string;
}

async function makeFiler(answers: Record<string, unknown> = {}): Promise<Filer> {
  const visitor = await signUpClient();
  const returnId = await firstReturn(visitor);
  for (const [questionId, answer] of Object.entries(answers))
    await saveAnswer(visitor, returnId, questionId, answer);
  return { visitor, returnId };
}

async function openAs(
  { visitor }: Filer,
  address: string,
  options: Parameters<typeof openPage>[1] = {},
): Promise<{ page: Page; context: BrowserContext; faults: string[] }> {
  const opened = await openPage(browser, options);
  await actAs(opened.context, visitor);
  await opened.page.goto(address);
  await opened.page.getByRole('heading', { level: 1 }).waitFor();
  // A press before the page is awake sends the form, which without-script.test.ts tries.
  await opened.page.locator('form[data-asleep]').waitFor({ state: 'detached' });
  return opened;
}

const answersOf = async ({ visitor, returnId }: Filer) =>
  read<Record<string, unknown>>(await visitor.get(`/api/interview/${returnId}/responses`));
/** Reads again until the value is what it has to become; saving and focus take a moment. */
async function becomes<T>(look: () => Promise<T>, wanted: T): Promise<void> {
  const text = JSON.stringify(wanted);
  await until(`it did not become ${text}`, async () => JSON.stringify(await look()) === text);
}
const onQuestion = (page: Page, id: string) => page.locator(`form[data-question="${id}"]`).waitFor();
const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor();
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

test.describe('search', () => {
  test('by keyboard to a question, and to the answer that left one out', async () => {
    const filer = await makeFiler({ 'had-w2-income': false });
    const { page, context } = await openAs(filer, '/interview');
    const box = page.getByRole('combobox', { name: 'Find a question' });
    await box.focus();
    await page.keyboard.type('what is your zip');
    await page.getByRole('option', { name: /What is your ZIP code\?/ }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await onQuestion(page, 'address.zip');
    await soon(async () => expect(await box.inputValue()).toBe(''));
    await box.focus();
    await page.keyboard.type('box 1 wages and tips');
    const skipped = page.getByRole('option', {
      name: /What is in box 1, wages, tips, and other compensation\?/,
    });
    await skipped.getByText('You answered No to', { exact: false }).waitFor();
    await page.keyboard.press('Enter');
    await onQuestion(page, 'had-w2-income');
    // A list that is longer than its room scrolls: no row is squeezed until it prints over the next one.
    await box.fill('disaster');
    await page.getByRole('option').nth(8).waitFor();
    const squeezed = await page
      .getByRole('option')
      .evaluateAll((rows) => rows.filter((row) => row.scrollHeight > row.clientHeight + 1).length);
    expect(squeezed).toBe(0);
    await box.fill('zebra');
    await page.getByText('No results. Try another word.').waitFor();
    await page.keyboard.press('Escape');
    await soon(async () => expect(await box.inputValue()).toBe(''));
    await context.close();
  });
});

test('what was skipped is said once in each topic, not beside every question', async () => {
  const filer = await makeFiler({ 'had-w2-income': false });
  const { page, context } = await openAs(filer, '/interview?q=taxpayer.firstName');
  const banner = page.getByText('Smart Interview Active');
  await banner.waitFor();
  await page.locator('form [name=answer]').fill('Ann');
  await next(page);
  await onQuestion(page, 'taxpayer.lastName');
  expect(await banner.count()).toBe(0);
  await page.getByRole('button', { name: 'Previous' }).click();
  await onQuestion(page, 'taxpayer.firstName');
  await banner.waitFor();
  await page.goto('/interview?q=address.street');
  await banner.waitFor();
  await context.close();
});

const csv = [
  'Description,Date acquired,Date sold,Proceeds,Cost basis',
  'Lake Fund,03/15/2021,11/04/2024,"2,450.00","1,900.00"',
  'Bad,01/02/2023,02/30/2024,5,4',
  'Harbor,01/10/2024,06/03/2024,800,"$1,000.00"',
].join('\n');

test.describe('a broker’s list of sales', () => {
  test('is shown row by row, added, known again, and taken out', async () => {
    const filer = await makeFiler({
      'income-kinds': ['Sold stocks, funds, crypto, or other property'],
    });
    const { page, context, faults } = await openAs(filer, '/interview?q=sales.0.description');
    await page.getByRole('button', { name: 'Import your sales from a CSV file' }).click();
    await page.getByRole('heading', { level: 1, name: 'Import your sales from a file' }).waitFor();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'sales.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await page.getByText('2 sales can be added, 1 needs attention').waitFor();
    await page.getByText('Row 3. Date sold: “02/30/2024” isn’t a valid date.').waitFor();
    await page.getByText('$350.00', { exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add 2 sales' }).click();
    await page.getByText('2 sales added').waitFor();
    expect(await answersOf(filer)).toMatchObject({
      'sales.0.description': 'Lake Fund',
      'sales.0.proceeds': 2450,
      'sales.1.basis': 1000,
      'sales.1.more': false,
    });
    await page.getByLabel('List of sales').fill(csv);
    await page.getByText('Already in your list').nth(1).waitFor();
    await soon(async () => expect(await page.getByText('Already in your list').count()).toBe(2));
    await soon(async () =>
      expect(await page.getByRole('button', { name: 'Add 0 sales' }).isDisabled()).toBe(true),
    );
    await page.getByRole('button', { name: 'Remove list 1' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('heading', { name: 'Imported lists' }).waitFor({ state: 'detached' });
    await becomes(
      async () => Object.keys(await answersOf(filer)).filter((id) => id.startsWith('sales.')),
      [],
    );
    expect(faults).toEqual([]);
    await context.close();
  });

  test('typed sales stand on one page by their names; pasted rows go where lists are loaded', async () => {
    const filer = await makeFiler({
      'income-kinds': ['Sold stocks, funds, crypto, or other property'],
      'sales.0.description': '120 ACME',
    });
    const { page, context, faults } = await openAs(filer, '/interview?view=list&q=sales.0.description');
    await page.getByRole('heading', { level: 1, name: 'Your sales' }).waitFor();
    const first = page.getByRole('region', { name: '120 ACME' });
    await first.getByLabel('Proceeds').fill('2450');
    await page
      .locator('[data-question="sales.0.more"]')
      .getByRole('button', { name: 'Yes', exact: true })
      .click();
    // The next row comes below the first, without another screen.
    await page.locator('[data-question="sales.1.description"] input').fill('40 Lake Fund');
    await page.keyboard.press('Tab');
    await becomes(async () => (await answersOf(filer))['sales.1.description'], '40 Lake Fund');
    expect((await answersOf(filer))['sales.0.proceeds']).toBe(2450);
    const second = page.getByRole('region', { name: '40 Lake Fund' });
    await second.waitFor();
    await expectAccessible(page);
    // The same box of the next row, as in a spreadsheet.
    await first.getByLabel('Proceeds').focus();
    await page.keyboard.press('ArrowDown');
    await waitForFocus(second.getByLabel('Proceeds'));
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await waitForFocus(second.getByLabel('Proceeds'));
    await first.getByLabel('What you sold').evaluate((box, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, csv);
    await page.getByRole('heading', { level: 1, name: 'Import your sales from a file' }).waitFor();
    await page.getByText('2 sales can be added, 1 needs attention').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('the example to fill in is a file that loads', async () => {
    const filer = await makeFiler();
    const { page, context } = await openAs(filer, '/interview?view=sales');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download a template' }).click();
    expect((await download).suggestedFilename()).toBe('sales-template.csv');
    await context.close();
  });
});

test.describe('saving', () => {
  test('offline answers wait in sight, and arrive when the connection is back', async () => {
    const filer = await makeFiler();
    const { page, context } = await openAs(filer, '/interview?q=taxpayer.firstName');
    // What the page still loads when it is there has to come before the line is cut.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.locator('form [name=answer]').fill('Ann');
    await next(page);
    await onQuestion(page, 'taxpayer.lastName');
    await page.getByText('We can’t reach the server.', { exact: false }).waitFor();
    await expectAccessible(page);
    await page.locator('form [name=answer]').fill('Lee');
    await page.getByText('Kept on this device. We’ll save it when you’re back online.').waitFor();
    expect((await answersOf(filer))['taxpayer.firstName']).toBeUndefined();
    await context.setOffline(false);
    await page.getByText('We can’t reach the server.', { exact: false }).waitFor({ state: 'detached' });
    await becomes(async () => {
      const { 'taxpayer.firstName': first, 'taxpayer.lastName': last } = await answersOf(filer);
      return [first, last];
    }, ['Ann', 'Lee']);
    await context.close();
  });

  test('two tabs: the second is told, and says which answer stays', async () => {
    const filer = await makeFiler({ 'taxpayer.occupation': 'Baker' });
    const { page, context } = await openAs(filer, '/interview?q=taxpayer.occupation');
    const other = await context.newPage();
    await other.goto('/interview?q=taxpayer.occupation');
    await other.locator('form [name=answer]').fill('Cook');
    await saved(other);
    await page.locator('form [name=answer]').fill('Driver');
    const choice = page
      .getByRole('alert')
      .filter({ hasText: 'This answer changed in another tab or on another device' });
    await choice.waitFor();
    expect((await answersOf(filer))['taxpayer.occupation']).toBe('Cook');
    await expectAccessible(page);
    await choice.getByRole('button', { name: 'Keep “Driver”' }).click();
    await saved(page);
    expect((await answersOf(filer))['taxpayer.occupation']).toBe('Driver');
    await context.close();
  });

  test('a choice that the server refuses goes back, and says so', async () => {
    const filer = await makeFiler({ 'had-self-employment': false });
    const { page, context } = await openAs(filer, '/interview?q=had-self-employment');
    await page.route('**/responses', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 500,
            contentType: 'application/json',
            body: '{"message":"No","requestId":"1"}',
          })
        : route.continue(),
    );
    const yes = page.getByRole('button', { name: 'Yes', exact: true });
    await yes.click();
    await page.locator('form').getByRole('alert').waitFor();
    await becomes(() => yes.getAttribute('aria-pressed'), 'false');
    await soon(async () =>
      expect(await page.getByRole('button', { name: 'No', exact: true }).getAttribute('aria-pressed')).toBe(
        'true',
      ),
    );
    await expectAccessible(page);
    // What was typed stays, and is saved when the server is well again.
    await page.goto('/interview?q=taxpayer.firstName');
    await page.locator('form [name=answer]').fill('Ann');
    await next(page);
    await page.locator('form').getByRole('alert').waitFor();
    await soon(async () => expect(await page.locator('form [name=answer]').inputValue()).toBe('Ann'));
    await page.unroute('**/responses');
    await next(page);
    await onQuestion(page, 'taxpayer.lastName');
    expect((await answersOf(filer))['taxpayer.firstName']).toBe('Ann');
    await context.close();
  });

  test('another device goes on where the first one stopped', async () => {
    const filer = await makeFiler();
    const first = await openAs(filer, '/interview');
    await onQuestion(first.page, 'income-kinds');
    await first.page.getByRole('checkbox', { name: 'None of these' }).click();
    await next(first.page);
    await onQuestion(first.page, 'life-events');
    await first.page.getByRole('checkbox', { name: 'None of these' }).click();
    await saved(first.page);
    await first.context.close();
    const second = await openAs(filer, '/interview', { width: 390, height: 844 });
    await onQuestion(second.page, 'had-self-employment');
    await second.page.getByRole('button', { name: 'Previous' }).click();
    await onQuestion(second.page, 'life-events');
    await soon(async () =>
      expect(await second.page.getByRole('checkbox', { name: 'None of these' }).isChecked()).toBe(true),
    );
    await second.context.close();
  });
});

test.describe('lists and the review', () => {
  test('a second job is added, changed and removed', async () => {
    const filer = await makeFiler({ ...typedW2, 'w2s.0.more': false });
    const { page, context } = await openAs(filer, '/interview?q=w2s.0.more');
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await next(page);
    await onQuestion(page, 'w2s.1.employerName');
    await page.locator('form [name=answer]').fill('Cornre Shop');
    await next(page);
    await onQuestion(page, 'w2s.1.employerEin');
    await page.getByRole('button', { name: 'Previous' }).click();
    await onQuestion(page, 'w2s.1.employerName');
    await page.locator('form [name=answer]').fill('Corner Shop');
    await saved(page);
    await page.getByRole('button', { name: 'Remove Corner Shop' }).click();
    const sure = page.getByRole('alertdialog');
    await sure.getByText('Are you sure you want to remove Corner Shop?').waitFor();
    await expectAccessible(page);
    await sure.getByRole('button', { name: 'Remove' }).click();
    await sure.waitFor({ state: 'detached' });
    await becomes(async () => (await answersOf(filer))['w2s.0.more'], false);
    const left = await answersOf(filer);
    expect(Object.keys(left).filter((id) => id.startsWith('w2s.1'))).toEqual([]);
    expect(left['w2s.0.employerName']).toBe('Harbor Bakery');
    await context.close();
  });

  test('the review shows every answer, hides numbers, and leads to each', async () => {
    const filer = await makeFiler();
    await answerInterview(filer.visitor, filer.returnId, { ...simpleFiler, ...typedW2 });
    const { page, context } = await openAs(filer, '/interview');
    await page.getByRole('button', { name: 'Review all answers' }).click();
    await page.getByRole('heading', { level: 1, name: 'Check your answers' }).waitFor();
    await page.getByText('$50,000.00').first().waitFor();
    await page.getByText('•••-••-2345').waitFor();
    expect(await page.getByText('400-01-2345').count()).toBe(0);
    await soon(async () => expect(await page.getByText('Not answered').count()).toBe(0));
    await page.getByRole('button', { name: 'Edit What is your occupation?' }).click();
    await onQuestion(page, 'taxpayer.occupation');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Check your answers' }).waitFor();
    await page.getByRole('button', { name: 'Complete & Calculate' }).click();
    await page.waitForURL('**/summary');
    await context.close();
  });
});

test('with the keyboard alone', async () => {
  const filer = await makeFiler();
  const { page, context } = await openAs(filer, '/interview?q=had-self-employment');
  const no = page.getByRole('button', { name: 'No', exact: true });
  await no.focus();
  await page.keyboard.press('Space');
  await saved(page);
  await page.getByRole('button', { name: 'Next', exact: true }).focus();
  await page.keyboard.press('Enter');
  // The cursor went to the heading of the next question.
  await onQuestion(page, 'marital-status');
  await becomes(() => page.evaluate(() => document.activeElement?.tagName ?? ''), 'H1');
  // The group takes the cursor once its answers have loaded.
  await page.locator('[role="radiogroup"][tabindex="0"]').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await saved(page);
  await page.keyboard.press('ArrowDown');
  await becomes(async () => (await answersOf(filer))['marital-status'], 'Never married');
  // A tap so short that the key is up before the cursor has moved.
  await page.evaluate(() => {
    for (const type of ['keydown', 'keyup'])
      document.activeElement?.dispatchEvent(
        new KeyboardEvent(type, { key: 'ArrowUp', bubbles: true, cancelable: true }),
      );
  });
  await becomes(async () => (await answersOf(filer))['marital-status'], 'Married');
  await page.goto('/interview?q=taxpayer.firstName');
  await onQuestion(page, 'taxpayer.firstName');
  await page.locator('form [name=answer]').focus();
  await page.keyboard.type('Ann');
  await page.keyboard.press('Enter');
  await onQuestion(page, 'taxpayer.lastName');
  // The cursor is in the next box.
  await page.keyboard.type('Lee');
  await page.keyboard.press('Enter');
  await becomes(async () => (await answersOf(filer))['taxpayer.lastName'], 'Lee');
  await context.close();
});

test.describe('every state', () => {
  let filer: Filer;
  test.beforeAll(async () => {
    filer = await makeFiler({
      'income-kinds': ['Sold stocks, funds, crypto, or other property'],
      'had-w2-income': true,
    });
  });

  for (const [width, theme] of looksInTurn(1))
    test(`at ${width} px in the ${theme} theme: nothing sideways, nothing for axe`, async () => {
      const { page, context } = await openAs(filer, '/interview', { width, height: 844, theme });
      const look = async (state: string) => {
        const { sideways, headings } = await page.evaluate(() => ({
          sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          headings: document.querySelectorAll('h1').length,
        }));
        expect({ state, sideways, headings }).toEqual({ state, sideways: 0, headings: 1 });
        await expectAccessible(page);
      };
      // A choice of many, yes or no, one of several, a date, an amount, a masked number, a list to pick from.
      for (const id of [
        'income-kinds',
        'had-self-employment',
        'marital-status',
        'taxpayer.dateOfBirth',
        'w2s.0.wages',
        'address.state',
      ]) {
        await page.goto(`/interview?q=${id}`);
        await onQuestion(page, id);
        await look(id);
      }
      await page.goto('/interview?q=taxpayer.firstName');
      await next(page);
      await page.locator('form').getByRole('alert').waitFor();
      await look('nothing was typed');
      await page.goto('/interview?view=review');
      await page.getByText('Not answered').first().waitFor();
      await look('review');
      await page.goto('/interview?view=sales');
      await page.getByLabel('List of sales').fill(csv);
      await page.getByText('2 sales can be added, 1 needs attention').waitFor();
      await look('list of sales');
      if (width < 1024) {
        await page.getByRole('button', { name: 'Topics' }).click();
        await page.getByRole('dialog').waitFor();
      }
      await page.getByRole('combobox', { name: 'Find a question' }).fill('spouse');
      await page.getByRole('option').first().waitFor();
      await look('search');
      await context.close();
    });
});
