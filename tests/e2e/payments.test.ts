import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { openPage, waitForFocus } from '../setup/browser';
import { type OwnServer, startOwnServer } from '../setup/own-server';
import { StripeStandIn } from '../setup/stripe-stand-in';
import { expectAccessible } from './accessible';
import { signIn, signUp } from './pages';
import { soon } from '../setup/until';

let browser: Browser;

test.beforeAll(({ browser: opened }) => {
  browser = opened;
});

const cards = {
  success: '4242 4242 4242 4242',
  decline: '4000 0000 0000 0002',
  authenticate: '4000 0025 0000 3155',
};

async function choose(page: Page, plan: string): Promise<void> {
  await page.getByRole('button', { name: `Select Plan: ${plan}` }).click();
  await page.getByRole('heading', { level: 1, name: 'Complete Your Payment' }).waitFor();
}

async function dismissToasts(page: Page): Promise<void> {
  for (const close of await page.getByRole('button', { name: 'Dismiss' }).all()) {
    await close.click().catch(() => undefined);
  }
  await page.getByText('Payment failed').first().waitFor({ state: 'detached' });
}

/** The events the test bank receives from now on, in order. */
function hearBank(page: Page): boolean[] {
  const answers: boolean[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/test-card/authenticate')) return;
    answers.push((request.postDataJSON() as { approve: boolean }).approve);
  });
  return answers;
}

test.describe('paying with test cards', () => {
  test('declined, refused by the bank, paid, upgraded, made smaller, with receipts', async () => {
    const { page, context, faults } = await openPage(browser);
    await signUp(page, `${randomUUID()}@example.com`);
    await page.goto('/payments');
    await page.getByRole('heading', { level: 1, name: 'Choose Your Tax Preparation Plan' }).waitFor();
    await soon(async () => expect(await page.getByText('Current Plan:', { exact: false }).count()).toBe(0));
    await expectAccessible(page);
    const limits = page.getByRole('link', { name: /^What the guarantees cover/ });
    expect(await limits.getAttribute('href')).toBe('/terms#accuracy');

    await choose(page, 'Basic');
    // Back leads to the plans, as Cancel does, and the cursor is on the plan again.
    const basic = page.getByRole('button', { name: 'Select Plan: Basic' });
    for (const leave of [() => page.goBack(), () => page.getByRole('button', { name: 'Cancel' }).click()]) {
      await leave();
      await basic.waitFor();
      await page.waitForFunction(
        () => document.activeElement?.getAttribute('aria-label') === 'Select Plan: Basic',
      );
      await choose(page, 'Basic');
    }
    await page.getByText("You're subscribing to the Basic plan for $49/year").waitFor();
    await page.getByText('Test mode', { exact: true }).waitFor();
    await expectAccessible(page);
    const pay = page.getByRole('button', { name: 'Pay $49' });

    await pay.click();
    await page.getByText('Enter the card number.').waitFor();
    await soon(async () => expect(await page.locator('input[aria-invalid=true]').count()).toBe(3));
    await soon(async () =>
      expect(await page.getByLabel('Card number').evaluate((box) => box === document.activeElement)).toBe(
        true,
      ),
    );
    await page.getByRole('button', { name: cards.decline }).click();
    await pay.click();
    await page.getByText('Payment failed').first().waitFor();
    await dismissToasts(page);
    // Beside the card it still stands when the toast is gone, until the next try.
    const beside = page.locator('form').getByText('Check the card or use another one.', { exact: false });
    await beside.waitFor();
    await expectAccessible(page);

    await page.getByRole('button', { name: cards.authenticate }).click();
    await pay.click();
    const bank = page.getByRole('alertdialog');
    await beside.waitFor({ state: 'detached' });
    const answers = hearBank(page);
    await bank.getByText('Test bank: Is this you?').waitFor();
    await expectAccessible(page);
    await bank.getByRole('button', { name: 'Decline' }).click();
    await page.getByText('Payment failed').first().waitFor();
    await dismissToasts(page);

    await pay.click();
    await bank.waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Payment failed').first().waitFor();
    await dismissToasts(page);

    await pay.click();
    await bank.getByRole('button', { name: 'Approve payment' }).click();
    await page.getByText("You've successfully subscribed to the Basic plan.").first().waitFor();
    await page.getByText('Current Plan: Basic').waitFor();
    // Each question has one answer, and one step back leads to the plans, not off the page.
    await page.waitForLoadState('networkidle');
    expect(answers).toEqual([false, false, true]);
    expect(new URL(page.url()).pathname).toBe('/payments');

    await choose(page, 'Premium');
    await page
      .getByText('You’ve already paid $49. Today you pay the difference, $50.', { exact: true })
      .waitFor();
    await page.getByLabel('Card number').fill(cards.success.replaceAll(' ', ''));
    await page.getByLabel('Expiration date').fill('1234');
    await page.getByLabel('Security code').fill('123');
    await soon(async () => expect(await page.getByLabel('Card number').inputValue()).toBe(cards.success));
    await page.getByRole('button', { name: 'Pay $50' }).click();
    await page.getByText('Current Plan: Premium').waitFor();
    await soon(async () =>
      expect(await page.getByRole('button', { name: 'Current Plan: Premium' }).isDisabled()).toBe(true),
    );

    await page.getByRole('button', { name: 'Select Plan: Basic' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('$50 will be refunded to your card.', { exact: false }).waitFor();
    await question.getByRole('button', { name: 'Switch to Basic' }).click();
    await page.getByText('Current Plan: Basic').waitFor();
    await page.getByText('$50.00 refunded').first().waitFor();
    await expectAccessible(page);

    const [receipt] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Receipt for the Premium plan' }).first().click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await receipt.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).subarray(0, 5).toString()).toBe('%PDF-');

    expect(faults).toEqual([]);
    await context.close();
  });

  test('the keyboard alone pays, and an administrator ends the plan', async () => {
    const { page, context, faults } = await openPage(browser, { width: 390, height: 844, theme: 'dark' });
    const email = `${randomUUID()}@example.com`;
    await signUp(page, email);
    await page.goto('/payments?plan=premium');
    const heading = page.getByRole('heading', { level: 1, name: 'Complete Your Payment' });
    await heading.waitFor();
    await waitForFocus(heading);
    await page.keyboard.press('Tab');
    await soon(async () =>
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(cards.success),
    );
    await page.keyboard.press('Enter');
    await page.getByLabel('Security code').focus();
    await page.keyboard.press('Enter');
    await page.getByText('Current Plan: Premium').waitFor();
    await context.clearCookies();

    await signIn(page, 'admin@example.com', 'plainfile-demo');
    await page.waitForURL('**/admin/users');
    await page.goto('/admin/payments');
    await page.getByLabel('Search').fill(email);
    const row = page.getByRole('listitem').filter({ hasText: email });
    await row.getByText('Paid', { exact: true }).waitFor();
    await row.getByRole('button', { name: `Cancel and refund the plan for ${email}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel and refund' }).click();
    await dialog.getByText('Enter a reason.').waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Reason').fill('The client asked for it by mail.');
    await dialog.getByRole('button', { name: 'Cancel and refund' }).click();
    await dialog.waitFor({ state: 'detached' });
    await row.getByText(/^Refund/).waitFor();
    await soon(async () =>
      expect(await row.getByRole('button', { name: /^Cancel and refund/ }).count()).toBe(0),
    );
    await expectAccessible(page);
    await context.clearCookies();

    await signIn(page, email, 'a long enough password');
    await page.waitForURL('**/dashboard');
    await page.goto('/payments');
    await page.getByText('$99.00 refunded').waitFor();
    await soon(async () => expect(await page.getByText('Current Plan:', { exact: false }).count()).toBe(0));
    expect(faults).toEqual([]);
    await context.close();
  });
});

test.describe('paying with the card provider’s own form', () => {
  const stripe = new StripeStandIn();
  let server: OwnServer;

  test.beforeAll(async () => {
    await stripe.start();
    server = await startOwnServer(stripe.environment);
  });
  test.afterAll(async () => {
    await server.kill();
    await stripe.stop();
  });

  const script = readFileSync(path.resolve(__dirname, '../fixtures/stripe-script.js'), 'utf8');

  async function openShop() {
    const opened = await openPage(browser, { url: server.url });
    await opened.context.exposeFunction('payAtStandIn', stripe.pay.bind(stripe));
    await opened.context.route('https://js.stripe.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    );
    return opened;
  }

  test('declined, then paid; a bank that asks on its own page; the browser closed before we heard of it', async () => {
    const { page, context, faults } = await openShop();
    await signUp(page, `${randomUUID()}@example.com`);
    // By a link inside the product: the document must be loaded anew for the policy that lets the script in.
    await page.getByRole('link', { name: 'Payments' }).first().click();
    await page.getByRole('button', { name: 'Select Plan: Basic' }).click();
    await page.waitForURL('**/payments?plan=basic');
    const card = page.getByLabel('Card number');
    await card.fill(cards.decline);
    const pay = page.getByRole('button', { name: 'Pay $49' });
    await pay.click();
    await page.locator('form').getByText('Your card was declined.', { exact: false }).waitFor();
    await card.fill(cards.success);
    await pay.click();
    await page.getByText('Current Plan: Basic').waitFor();
    await page.getByText("You've successfully subscribed to the Basic plan.").first().waitFor();

    await choose(page, 'Premium');
    await card.fill(cards.authenticate);
    await page.getByRole('button', { name: 'Pay $50' }).click();
    await page.getByText('Current Plan: Premium').waitFor();
    await page.waitForURL(({ search }) => search === '');

    // Charged, and the browser goes away before it can say so: the webhook alone brings the plan.
    await choose(page, 'Business');
    await card.waitFor();
    const intent = [...stripe.intents.values()].at(-1);
    if (intent === undefined) throw new Error('no intent was opened');
    stripe.pay(intent.client_secret, 'success');
    await page.goto('/nothing-here');
    const event = stripe.event('payment_intent.succeeded', { ...intent });
    const heard = await fetch(`${server.url}/api/webhooks/stripe`, {
      method: 'POST',
      body: event.body,
      headers: event.headers,
    });
    expect(heard.status).toBe(200);
    await page.goto(`${server.url}/payments`);
    await page.getByText('Current Plan: Business').waitFor();
    expect([...stripe.intents.values()].map(({ amount_received }) => amount_received)).toEqual([
      4900, 5000, 10_000,
    ]);
    expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
    await context.close();
  });

  test('a form that cannot be loaded says so and charges nothing', async () => {
    const { page, context } = await openShop();
    await signUp(page, `${randomUUID()}@example.com`);
    await context.route('https://js.stripe.com/**', (route) => route.abort());
    await page.goto('/payments?plan=premium');
    await page.getByText('We couldn’t load the card form').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Back to plans' }).click();
    await page.getByRole('heading', { level: 1, name: 'Choose Your Tax Preparation Plan' }).waitFor();
    await context.close();
  });
});
