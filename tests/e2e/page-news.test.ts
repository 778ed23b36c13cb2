import { expect, test } from '@playwright/test';
import { actAs, openPage } from '../setup/browser';
import { saveAnswer } from '../setup/filer';
import { plainNumber } from '../setup/filer-number';
import { readyToFile } from '../setup/filing';

// The page is read on the server after the write; the browser's cache is of before it.
test('a page opened after a calculation shows what is so now, not what it showed before', async ({
  browser,
}) => {
  const { visitor, returnId } = await readyToFile(plainNumber());
  await saveAnswer(visitor, returnId, 'taxpayer.occupation', 'Baker');
  const { page, context, faults } = await openPage(browser);
  await actAs(context, visitor);
  await page.goto('/file');
  await page.getByRole('heading', { level: 1, name: 'File your return' }).waitFor();
  await page.getByRole('link', { name: 'Tax Summary', exact: true }).click();
  await page.getByRole('button', { name: 'Calculate again' }).click();
  await page.getByText('Tax calculation complete', { exact: true }).waitFor();

  // What the browser asks for itself doesn't come: only what the page brought along is there to be shown.
  await page.route(`**/api/tax-returns/${returnId}/filing`, () => undefined);
  await page.getByRole('link', { name: 'File Tax Return' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sign your return' }).waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(faults).toEqual([]);
  await context.close();
});
