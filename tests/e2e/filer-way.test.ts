import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { nadia as job } from '../fixtures/documents/people';
import { w2Pdf } from '../fixtures/documents/w2-pdf';
import { openPage } from '../setup/browser';
import { plainNumber } from '../setup/filer-number';

let browser: Browser;
test.beforeAll(({ browser: opened }) => {
  browser = opened;
});

const mostScreens = 12;
const mostClicks = 45;

/** Does what a filer does, and counts: every click, every box that is gone to, each screen once. */
class Counter {
  clicks = 0;
  readonly screens: string[] = [];

  constructor(private readonly page: Page) {}

  async see(heading: string): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: heading }).waitFor();
    if (!this.screens.includes(heading)) this.screens.push(heading);
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  async press(name: string | RegExp): Promise<void> {
    await this.click(this.page.getByRole('button', { name }).first());
  }

  /** Going to a box is a click, too. */
  async type(label: string | RegExp, text: string): Promise<void> {
    this.clicks += 1;
    await this.page.getByLabel(label).first().fill(text);
  }

  /** Answers a question of a page with one of its buttons or choices. */
  async pick(questionId: string, name: string): Promise<void> {
    const field = this.page.locator(`[data-question="${questionId}"]`);
    await this.click(field.getByRole('button', { name, exact: true }).or(field.getByRole('radio', { name })));
  }

  /** Answers a question by its words. */
  async say(question: string | RegExp, answer: string): Promise<void> {
    const group = this.page.getByRole('group', { name: question });
    await this.click(group.getByRole('button', { name: answer, exact: true }));
  }
}

/** Everything that the filer has to tell beyond sign-up and one W-2 that was read without a doubt. */
async function answerPages(page: Page, count: Counter): Promise<void> {
  await count.see('Here’s what we know about you');
  const valueOf = (label: string) => page.getByLabel(label, { exact: true }).inputValue();
  expect(await valueOf('First name and middle initial')).toBe('Nadia T');
  expect(await valueOf('Last name')).toBe('Osei');
  expect(await valueOf('Street address')).toBe('12 Birch Lane');
  expect(await valueOf('Apartment number (optional)')).toBe('3');
  expect(await valueOf('City or town')).toBe('Portland');
  expect(await valueOf('ZIP code')).toBe('04102');
  await page.getByText('W-2, Lanternfish Robotics Inc').waitFor();
  await page.getByText('Included', { exact: true }).waitFor();
  // The plan and the states before the first question.
  await page.getByText('The Basic plan ($49) covers what your documents show so far.').waitFor();
  await page.getByText('We prepare 2 state returns: Maine and Massachusetts.', { exact: false }).waitFor();
  await page.getByLabel('Social Security number or other taxpayer ID').waitFor();
  await count.type('Date of birth', '1990-05-04');
  await count.type('Occupation', 'Engineer');
  await count.pick('marital-status', 'Never married');
  await count.pick('had-dependents', 'No');
  // Of age and with this pay nobody can claim her, so nobody asks.
  await page.locator('[data-question="taxpayer.claimableAsDependent"]').waitFor({ state: 'detached' });
  await count.press('Continue');
  await count.see('Your income and costs');
  await count.pick('had-self-employment', 'No');
  await count.pick('more-w2s', 'No');
  await count.say(/in box 14 a payment to a state fund/, 'No');
  await count.pick('digitalAssets', 'No');
  await count.press('Continue');
  await count.see('Your refund and final details');
  await count.pick('refund-method', 'Direct deposit to my bank account');
  await count.type('What is your bank’s routing number?', '021000021');
  await count.type('What is your account number?', '000123456789');
  await count.pick('refund.accountType', 'Checking');
  await count.say('Did you pay rent or property tax for your main home in 2024?', 'No');
  await count.pick('presidentialCampaign.taxpayer', 'No');
  await count.press('Complete & Calculate');
}

async function pay(page: Page, count: Counter): Promise<void> {
  await count.see('Choose Your Tax Preparation Plan');
  await count.press('Select Plan: Basic');
  await count.see('Complete Your Payment');
  await count.type('Card number', '4242 4242 4242 4242');
  await count.type('Expiration date', '1234');
  await count.type('Security code', '123');
  await count.press(/^Pay \$/);
  await count.click(page.getByRole('link', { name: 'Continue to file' }));
}

test('a filer with one W-2 goes from sign-up to a signed return in few screens and clicks', async () => {
  const { page, context, faults } = await openPage(browser);
  const count = new Counter(page);
  await page.goto('/signup?plan=basic');
  await count.see('Create your account');
  await count.type('First name', 'Nadia');
  await count.type('Last name', 'Osei');
  await count.type('Email', `${randomUUID()}@example.com`);
  await count.type(/^Password/, 'a long enough password');
  await count.type(/^Confirm password/, 'a long enough password');
  await count.press('Create account');
  await page.waitForURL('**/dashboard');
  await count.see('Your 2024 tax return');
  await count.click(page.getByRole('main').getByRole('link', { name: 'Upload Documents' }).first());
  await count.see('Upload Documents');
  count.clicks += 1;
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'My W-2.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(w2Pdf({ ...job, ssn: await plainNumber() })),
    });
  await page.getByText('W-2 read. Nothing left to check.', { exact: true }).waitFor();
  // On a phone the menu is closed: the way on stands below the documents.
  await count.click(page.getByRole('main').getByRole('link', { name: 'Next: the interview' }));
  await answerPages(page, count);
  await page.waitForURL('**/summary');
  await count.see('Tax Summary');
  // Wages 61,205; taxable 46,605; tax 5,363; withheld 7,118 (tests/e2e/main-job.test.ts).
  await page.getByText('$1,755', { exact: true }).first().waitFor();
  await count.click(page.getByRole('link', { name: 'File Tax Return' }));
  await count.see('File your return');
  await count.click(page.getByRole('link', { name: 'Choose a plan' }));
  await pay(page, count);
  await count.see('Sign your return');
  await count.type('2023 adjusted gross income (AGI)', '41,000');
  await count.type('Five-digit PIN', '12345');
  await count.type('Confirm PIN', '12345');
  await count.click(page.getByRole('checkbox', { name: 'I have read and agree to this declaration' }));
  await count.press(/^Sign$/);
  await page.getByRole('heading', { level: 1, name: 'Signed and ready to send' }).waitFor();
  console.log(`${count.screens.length} screens, ${count.clicks} clicks: ${count.screens.join(' → ')}`);
  expect(count.screens.length).toBeLessThanOrEqual(mostScreens);
  expect(count.clicks).toBeLessThanOrEqual(mostClicks);
  expect(faults).toEqual([]);
  await context.close();
});
