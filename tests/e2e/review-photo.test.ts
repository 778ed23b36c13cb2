import { expect, test } from '@playwright/test';
import { confidentFrom } from '@/lib/documents/extract/confidence';
import { actAs, openPage } from '../setup/browser';
import { query } from '../setup/database';
import { waitUntilRead } from '../setup/filer';
import { read } from '../setup/http';
import { photograph } from '../setup/photograph';
import { until } from '../setup/until';
import { openCase } from './a-case';
import { expectAccessible } from './accessible';
import { jobW2 } from './filers/filer';

test('a photo is reviewed by Enter, its blank boxes in one look and one of them by itself', async ({
  browser,
}) => {
  const { client, preparer, returnId } = await openCase();
  const job = { employer: 'Harbor Bakery', ein: '98-7000123', employee: 'Ann Lee', ssn: '400-01-2345' };
  const picture = await photograph(jobW2({ ...job, wages: 10_000, withheld: 150 }).bytes());
  const uploaded = await client.upload('W-2 photo.jpg', picture, { taxReturnId: returnId });
  const { id } = read<{ id: string }>(uploaded);
  await waitUntilRead(client, id);
  const forms = read<{ use: string; version: string }[]>(await client.get('/api/consents'));
  const version = forms.find(({ use }) => use === 'preparer-changes')?.version;
  const consent = { use: 'preparer-changes', version, signature: 'Ann Lee' };
  expect((await client.post('/api/consents', consent)).status).toBeLessThan(300);

  const { page, context, faults } = await openPage(browser);
  await actAs(context, preparer);
  await page.goto(`/preparer/client/${client.id}/review`);
  const all = page.getByRole('button', { name: 'Confirm all are blank' });
  const one = page.getByRole('button', { name: 'Confirm', exact: true });
  const whole = page.getByRole('button', { name: 'Approve document' });
  const heading = page.getByRole('main').getByRole('heading', { level: 2 });
  /** Presses Enter where the focus is, and waits for the next step. */
  const agree = async () => {
    const title = await heading.textContent();
    await page.waitForFunction(() => ['INPUT', 'BUTTON'].includes(document.activeElement?.tagName ?? ''));
    await page.keyboard.press('Enter');
    await until(
      'the next step',
      async () => (await heading.count()) === 0 || (await heading.textContent()) !== title,
    );
  };
  for (let step = 0; step < 20 && !(await all.isVisible()); step += 1) {
    await one.or(all).or(whole).first().waitFor();
    if (!(await all.isVisible())) await agree();
  }
  await all.waitFor();
  await expectAccessible(page);
  const apart = page.getByRole('button', { name: /^Box 19: Local income tax isn’t blank$/ });
  const boxes = await page.getByRole('button', { name: /isn’t blank$/ }).count();
  expect(boxes).toBeGreaterThan(2);
  await apart.click();
  await heading.getByText('Box 19: Local income tax').waitFor();
  await page.getByLabel('Value we read').fill('12.50');
  await agree();
  await all.waitFor();
  expect(await page.getByRole('button', { name: /isn’t blank$/ }).count()).toBe(boxes - 1);
  await agree();
  await whole.waitFor();
  await agree();
  const isDone = page.getByText('Everything is checked.');
  while (!(await isDone.isVisible())) {
    await whole.or(isDone).first().waitFor();
    if (await whole.isVisible()) await agree();
  }
  expect(faults).toEqual([]);
  await context.close();

  const { extractions } = read<{ extractions: { fields: Field[] }[] }>(
    await client.get(`/api/documents/${id}`),
  );
  const fields = extractions.flatMap((form) => form.fields);
  expect(fields.filter(({ confirmed, confidence }) => !confirmed && confidence < confidentFrom)).toEqual([]);
  expect(fields.find(({ label }) => label === 'Box 19: Local income tax')?.value).toBe('12.50');
});

test('a document that is being read, or that nothing was read from, is never called checked', async ({
  browser,
}) => {
  const { client, preparer, documentId } = await openCase();
  // Reading that goes on, however long: no job is there to end it.
  await query(`UPDATE "Document" SET "status" = 'processing' WHERE "id" = $1`, [documentId]);
  const { page, context, faults } = await openPage(browser);
  await actAs(context, preparer);
  await page.goto(`/preparer/client/${client.id}/review`);
  await page.getByText('We’re still reading Second job.pdf.').waitFor();
  expect(await page.getByText('Everything is checked.').count()).toBe(0);

  await query('DELETE FROM "Extraction" WHERE "documentId" = $1', [documentId]);
  await query(`UPDATE "Document" SET "status" = 'completed' WHERE "id" = $1`, [documentId]);
  // The page hears of it by itself, and Enter opens the document instead of approving it unread.
  await page.getByRole('link', { name: 'Open document' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent === 'Open document');
  expect(await page.getByRole('button', { name: 'Approve document' }).count()).toBe(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Approve without values' }).click();
  await page.getByText('We couldn’t read Second job.pdf. Enter the boxes by hand.').waitFor();
  expect(await page.getByText('Everything is checked.').count()).toBe(0);

  await page.goto(`/preparer/client/${client.id}`);
  await page.getByText('not read', { exact: true }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

interface Field {
  label: string;
  value: unknown;
  confirmed: boolean;
  confidence: number;
}
