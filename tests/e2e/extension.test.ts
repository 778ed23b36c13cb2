import { type Browser, expect, test } from '@playwright/test';
import { actAs, openPage } from '../setup/browser';
import { plainNumber } from '../setup/filer-number';
import { readyToFile } from '../setup/filing';
import { expectAccessible } from './accessible';
import { type OwnServer, startOwnServer } from '../setup/own-server';
import { soon } from '../setup/until';

let browser: Browser;
let server: OwnServer;
test.beforeAll(async ({ browser: opened }) => {
  // The simulator's filing season: five days before the due date.
  browser = opened;
  server = await startOwnServer({ EFILE_SIMULATED_DAY: '2025-04-10' });
});
test.afterAll(() => server.kill());

for (const width of [1440, 390])
  test(`after the due date: too late, and what to do instead, at ${width}`, async () => {
    const filer = await readyToFile(plainNumber());
    const { page, context, faults } = await openPage(browser, { width, height: 900 });
    await actAs(context, filer.visitor);
    await page.goto('/file');
    await page.getByRole('link', { name: 'Too late for an extension?' }).click();
    await page.getByRole('heading', { level: 1, name: 'Request an extension' }).waitFor();
    await page.getByText('It’s too late for Form 4868', { exact: true }).waitFor();
    await page.getByText('With no tax due, there’s no late-filing penalty.').waitFor();
    await page.getByRole('link', { name: 'File your return' }).waitFor();
    expect(await page.getByRole('button', { name: /^Request an extension/ }).count()).toBe(0);
    expect(await page.getByRole('link', { name: /Print Form 4868/ }).count()).toBe(0);
    await expectAccessible(page);
    expect(faults).toEqual([]);
    await context.close();
  });

for (const width of [1440, 390])
  test(`more time to file: from the filing screen to the answer, at ${width}`, async () => {
    const filer = await readyToFile(plainNumber(), {}, server.url);
    const { page, context, faults } = await openPage(browser, { width, height: 900, url: server.url });
    await actAs(context, filer.visitor);
    // The link on the filing screen follows the real calendar.
    await page.goto('/file/extension');
    await page.getByRole('heading', { level: 1, name: 'Request an extension' }).waitFor();
    // Ann's tax is 4,019 and 5,000 were withheld (tests/api/returns.test.ts).
    await soon(async () =>
      expect(await page.getByLabel('Your total tax for 2024').inputValue()).toBe('4,019'),
    );
    await soon(async () => expect(await page.getByLabel('Already paid for 2024').inputValue()).toBe('5,000'));
    await page.getByLabel('Already paid for 2024').fill('3,000');
    await page.getByText('Balance due for 2024 (line 6): $1,019.').waitFor();
    await page.getByLabel('Amount you’re paying now').fill('500');
    await page.getByRole('button', { name: /^Request an extension/ }).click();
    await page.getByRole('alert').getByText('Check the box to continue.').waitFor();
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: 'Send this form for Ann Lee' }).check();
    await page.getByRole('button', { name: /^Request an extension/ }).click();
    await page.getByText(/^Accepted on .* file by October 15, 2025$/).waitFor();
    await page.getByRole('link', { name: 'Download your copy of Form 4868' }).waitFor();
    await expectAccessible(page);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
    await page.getByRole('link', { name: 'Back to filing' }).click();
    await page
      .getByText('Due on October 15, 2025')
      .or(page.getByText('Was due October 15, 2025'))
      .first()
      .waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
