import { type Browser, expect, type Page, test } from '@playwright/test';
import { actAs, openPage } from '../setup/browser';
import { numberEnding, plainNumber } from '../setup/filer-number';
import { file, sign, waitForState } from '../setup/filing';
import { readyWithState, signState, waitForStateOf } from '../setup/filing-states';
import { soon } from '../setup/until';
import { expectAccessible } from './accessible';

/** A filer in Maine on the filing screen: the state return beside the federal one. */
let browser: Browser;
test.beforeAll(({ browser: opened }) => {
  browser = opened;
});

const maine = (page: Page) => page.getByRole('article', { name: 'Maine' });
const simulatedToo = 'Simulated: a built-in simulator responds in place of the states too.';

/** Types last year's income and a PIN, agrees, and signs the Maine return. */
async function signMaine(page: Page, income: string): Promise<void> {
  const card = maine(page);
  await card.getByLabel('Total income on your 2023 Maine return').fill(income);
  await card.getByLabel('PIN for Maine', { exact: true }).fill('24680');
  await card.getByLabel('Confirm PIN').fill('24680');
  await card.getByRole('checkbox', { name: 'I have read and agree to this declaration' }).check();
  await card.getByRole('button', { name: 'Sign Maine return' }).click();
}

test('signs both, sends both with one button, and both are accepted', async () => {
  const filer = await readyWithState(plainNumber());
  const { page, context, faults } = await openPage(browser, { width: 390, height: 844, theme: 'dark' });
  await actAs(context, filer.visitor);
  await page.goto('/file');
  const card = maine(page);
  await card.getByText('Sign your federal return first. The Maine return goes with it.').waitFor();
  await page.getByText(simulatedToo, { exact: false }).waitFor();
  await page.getByLabel('2023 adjusted gross income (AGI)').fill('41,000');
  await page.getByLabel('Five-digit PIN').fill('12345');
  await page.getByLabel('Confirm PIN').fill('12345');
  await page.getByRole('checkbox', { name: 'I have read and agree to this declaration' }).check();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Signed and ready to send' }).waitFor();

  // Nothing typed: each thing that is missing is named.
  await card.getByRole('button', { name: 'Sign Maine return' }).click();
  await card.getByRole('alert').filter({ hasText: 'There’s a problem' }).waitFor();
  await expectAccessible(page);
  await signMaine(page, '');
  await card.getByText('Signed. We’ll send it with the federal return.').waitFor();
  // The form is gone, and the state's heading has the focus.
  await soon(async () =>
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Maine'),
  );
  await page.getByRole('button', { name: 'File my return (simulated)' }).click();
  await page.getByRole('heading', { level: 1, name: 'The IRS accepted your return' }).waitFor();
  await card.getByText('Accepted', { exact: true }).waitFor();
  await card.getByText('With federal submission', { exact: false }).waitFor();
  await expectAccessible(page);
  expect(faults).toEqual([]);
  await context.close();
});

test('a state that rejects last year’s income says why, and takes the return with another one', async () => {
  const filer = await readyWithState(numberEnding('9979'));
  await sign(filer);
  await signState(filer, 'ME', { priorIncome: 100 });
  await file(filer);
  await waitForState(filer, 'accepted');
  await waitForStateOf(filer, 'ME', 'rejected');
  const { page, context, faults } = await openPage(browser);
  await actAs(context, filer.visitor);
  await page.goto('/file');
  const card = maine(page);
  await card.getByText('Rejected', { exact: true }).waitFor();
  await card.getByText('Rule PF-ST-PRIOR').waitFor();
  await expectAccessible(page);
  await signMaine(page, '41,000');
  await card.getByRole('button', { name: 'File Maine return (simulated)' }).click();
  await card.getByText('Accepted', { exact: true }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
