import { type Browser, expect, type Page, test } from '@playwright/test';
import { actAs, openPage } from '../setup/browser';
import { plainNumber } from '../setup/filer-number';
import { saveAnswer } from '../setup/filer';
import { file, readyToFile, sign, waitForState } from '../setup/filing';
import { read } from '../setup/http';
import { expectAccessible } from './accessible';

let browser: Browser;
test.beforeAll(({ browser: opened }) => {
  browser = opened;
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

test('an accepted return is amended, signed and accepted on the screen', async () => {
  const filer = await readyToFile(plainNumber());
  await sign(filer);
  await file(filer);
  await waitForState(filer, 'accepted');
  const { page, context, faults } = await openPage(browser, { width: 1440 });
  await actAs(context, filer.visitor);
  await page.goto('/file');
  await heading(page, 'The IRS accepted your return');
  await page.getByText(/^Claim a refund by/).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Amend this return' }).click();
  await page.waitForURL('**/interview**');

  const [amendment] = read<{ id: string }[]>(await filer.visitor.get('/api/tax-returns/my-returns'));
  const returnId = amendment?.id ?? '';
  await saveAnswer(filer.visitor, returnId, 'w2s.0.federalWithholding', 5300);
  expect((await filer.visitor.post(`/api/tax-returns/${returnId}/calculate`)).status).toBe(200);
  await page.goto('/dashboard');
  await heading(page, 'Your amended 2024 return');
  await page.getByText('$300 additional refund').waitFor();
  await expectAccessible(page);

  await page.goto('/file');
  await heading(page, 'File your amended return');
  const form = page.getByRole('region', { name: 'Form 1040-X' });
  await form
    .getByRole('row', { name: /^12 Federal income tax withheld/ })
    .getByText('$5,300')
    .waitFor();
  await page
    .getByLabel('Explanation of changes (Form 1040-X, Part II)')
    .fill('My employer sent a corrected Form W-2 with $5,300 withheld.');
  await page.getByRole('button', { name: 'Save explanation' }).click();
  await heading(page, 'Sign your amended return');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.getByLabel('2023 adjusted gross income (AGI)').fill('41,000');
  await page.getByLabel('Five-digit PIN').fill('12345');
  await page.getByLabel('Confirm PIN').fill('12345');
  await page.getByRole('checkbox', { name: 'I have read and agree to this declaration' }).check();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await heading(page, 'Signed and ready to send');
  await page.getByText('Refund $300').waitFor();
  await page.getByRole('button', { name: 'File my return (simulated)' }).click();
  await heading(page, 'The IRS accepted your amended return');
  await page.getByText(/Amended returns usually take 8 to 12 weeks/).waitFor();
  await page.getByText('My employer sent a corrected Form W-2').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
