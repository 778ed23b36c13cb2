import { type Browser, expect, type Page, test } from '@playwright/test';
import { actAs, openPage, waitForFocus } from '../setup/browser';
import { firstReturn, saveAnswer } from '../setup/filer';
import { read, signUpClient } from '../setup/http';
import { soon } from '../setup/until';
import { expectAccessible } from './accessible';
import { looksInTurn } from './looks';

let browser: Browser;
test.beforeAll(({ browser: opened }) => {
  browser = opened;
});

const costs = 'businesses.0.costs';

type Opened = {
  page: Page;
  answers: () => Promise<Record<string, unknown>>;
  /** What another tab or device says. */
  saveElsewhere: (id: string, answer: unknown) => Promise<unknown>;
  faults: string[];
};

async function openAs(
  stated: Record<string, unknown>,
  address: string,
  options: Parameters<typeof openPage>[1] = {},
): Promise<Opened> {
  const visitor = await signUpClient();
  const returnId = await firstReturn(visitor);
  for (const [id, answer] of Object.entries(stated)) await saveAnswer(visitor, returnId, id, answer);
  const { page, context, faults } = await openPage(browser, options);
  await actAs(context, visitor);
  await page.goto(address);
  const answers = async () =>
    read<Record<string, unknown>>(await visitor.get(`/api/interview/${returnId}/responses`));
  const saveElsewhere = (id: string, answer: unknown) => saveAnswer(visitor, returnId, id, answer);
  return { page, answers, saveElsewhere, faults };
}

async function openCosts(address: string, options: Parameters<typeof openPage>[1] = {}): Promise<Opened> {
  const opened = await openAs({ 'had-self-employment': true }, address, options);
  await opened.page.getByRole('textbox', { name: 'Amount: Supplies' }).waitFor();
  return opened;
}

const box = (page: Page, expense: string) =>
  page.getByRole('textbox', { name: `Amount: ${expense}`, exact: true });
const row = (page: Page, expense: string) => page.getByRole('checkbox', { name: expense, exact: true });

/** Cells from a spreadsheet, as the browser hands them to the box that has the cursor. */
const paste = (page: Page, text: string) =>
  page.evaluate((cells) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', cells);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

test('expenses are entered beside their names, by keyboard and by pasting, and not asked again', async () => {
  const { page, answers, faults } = await openCosts(`/interview?q=${costs}`);
  await box(page, 'Advertising').click();
  await page.keyboard.type('640');
  await soon(async () => expect(await row(page, 'Advertising').isChecked()).toBe(true));
  await page.keyboard.press('Enter');
  await waitForFocus(box(page, 'Commissions and fees'));
  await page.keyboard.press('ArrowUp');
  await waitForFocus(box(page, 'Advertising'));
  await paste(page, 'Supplies\t890.25\nTravel away from home\t120\nParking meter\t4');
  await page.getByText('We couldn’t find a row for “Parking meter”.').waitFor();
  expect(await box(page, 'Supplies').inputValue()).toBe('890.25');
  await soon(async () =>
    expect(await answers()).toMatchObject({
      [costs]: ['Advertising', 'Supplies', 'Travel away from home'],
      'businesses.0.expenses.advertising': 640,
      'businesses.0.expenses.supplies': 890.25,
      'businesses.0.expenses.travel': 120,
    }),
  );
  // An emptied box lets its row go.
  await box(page, 'Travel away from home').fill('');
  await soon(async () => expect((await answers())[costs]).toEqual(['Advertising', 'Supplies']));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.locator('form[data-question="businesses.0.uses"]').waitFor();
  expect(faults).toEqual([]);
});

test('a ticked row without an amount is asked for it on its page', async () => {
  const { page, answers } = await openCosts(`/interview?view=list&q=${costs}`);
  await row(page, 'Supplies').click();
  await soon(async () => expect((await answers())[costs]).toEqual(['Supplies']));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Enter an amount. Enter 0 if none.').waitFor();
  await box(page, 'Supplies').fill('12');
  await soon(async () => expect((await answers())['businesses.0.expenses.supplies']).toBe(12));
});

test('the cursor stays in the next box while a business gets its name', async () => {
  const { page, answers } = await openCosts(`/interview?view=list&q=${costs}`);
  await page.getByLabel('What is the name of this business?').fill('Delgado Design');
  await page.keyboard.press('Tab');
  const product = page.getByLabel('What is your principal business or profession?');
  await waitForFocus(product);
  await page.getByRole('heading', { level: 1, name: 'Delgado Design' }).waitFor();
  await page.keyboard.type('Logos');
  await soon(async () => expect((await answers())['businesses.0.product']).toBe('Logos'));
});

test('who answers one by one finds the page with related questions', async () => {
  const { page } = await openCosts(`/interview?q=${costs}`);
  await page.getByRole('button', { name: 'Answer related questions on one page' }).click();
  await page.getByLabel('What is the name of this business?').waitFor();
  await box(page, 'Supplies').waitFor();
});

test('rows of a spreadsheet become estimated payments', async () => {
  const stated = { 'payment-kinds': ['Estimated tax payments to the IRS for 2024'] };
  const { page, answers } = await openAs(stated, '/interview?view=list&q=estimated.0.date');
  await page.getByLabel('Date paid').first().focus();
  await paste(page, 'Paid\tAmount\n4/15/2024\t1,500\n6/17/2024\t1,500\n9/16/2024\t1,620.50');
  await page.getByText('We skipped “Paid”, “Amount”.').waitFor();
  await soon(async () =>
    expect(await answers()).toMatchObject({
      'estimated.0.date': '2024-04-15',
      'estimated.0.amount': 1500,
      'estimated.1.amount': 1500,
      'estimated.2.date': '2024-09-16',
      'estimated.2.amount': 1620.5,
    }),
  );
  // The new rows show what was pasted.
  await soon(async () => expect(await page.getByLabel('Amount').nth(2).inputValue()).toBe('1,620.50'));
  expect(await page.getByLabel('Date paid').count()).toBe(3);
});

const changedElsewhere = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This answer changed in another tab or on another device' });

test('an amount that another tab changed is asked about beside its row, and the other rows go on', async () => {
  const supplies = 'businesses.0.expenses.supplies';
  const stated = { 'had-self-employment': true, [costs]: ['Supplies'], [supplies]: 100 };
  const { page, answers, saveElsewhere } = await openAs(stated, `/interview?view=list&q=${costs}`);
  await soon(async () => expect(await box(page, 'Supplies').inputValue()).toBe('100.00'));
  await saveElsewhere(supplies, 200);
  await box(page, 'Supplies').fill('300');
  const choice = changedElsewhere(page);
  await choice.getByRole('button', { name: 'Keep “$300.00”' }).waitFor();
  expect((await answers())[supplies]).toBe(200);
  await expectAccessible(page);
  await box(page, 'Advertising').fill('40');
  await soon(async () => expect((await answers())['businesses.0.expenses.advertising']).toBe(40));
  expect((await answers())[supplies]).toBe(200);
  await choice.getByRole('button', { name: 'Keep “$300.00”' }).click();
  await soon(async () => expect((await answers())[supplies]).toBe(300));
  await choice.waitFor({ state: 'detached' });
});

test('two tabs on the same row of a table: the other tab’s amount can be kept', async () => {
  const amount = 'estimated.0.amount';
  const stated = {
    'payment-kinds': ['Estimated tax payments to the IRS for 2024'],
    'estimated.0.date': '2024-04-15',
    [amount]: 1500,
  };
  const { page, answers, saveElsewhere } = await openAs(stated, '/interview?view=list&q=estimated.0.date');
  await page.getByLabel('Amount').first().waitFor();
  await saveElsewhere(amount, 1600);
  await page.getByLabel('Amount').first().fill('1700');
  const choice = changedElsewhere(page);
  await choice.getByRole('button', { name: 'Keep “$1,600.00”' }).click();
  await choice.waitFor({ state: 'detached' });
  await soon(async () => expect(await page.getByLabel('Amount').first().inputValue()).toBe('1,600.00'));
  expect((await answers())[amount]).toBe(1600);
});

for (const [width, theme] of looksInTurn(0))
  test(`the table of expenses fits at ${width} px, ${theme}`, async () => {
    const { page } = await openCosts(`/interview?view=list&q=${costs}`, { width, theme });
    await box(page, 'Rent or lease: vehicles, machinery, and equipment').fill('1,200.00');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
