import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { actAs, openPage, waitForFocus } from '../setup/browser';
import { Authenticator, setUpSecondFactor, waitForRoomInStep } from '../setup/authenticator';
import { productUrl, signUpClient } from '../setup/http';
import { waitForEmail } from '../setup/outbox';
import { expectAccessible, expectGoodScreen } from './accessible';
import { looksInTurn } from './looks';
import { soon } from '../setup/until';

const password = 'a long enough password';
const secret = 'this must stand in no address';

let browser: Browser;
test.beforeAll(({ browser: opened }) => {
  browser = opened;
});

test.describe('the screens', () => {
  for (const [width, theme] of looksInTurn(0))
    test(`at ${width} px in the ${theme} theme`, async () => {
      const { page, context, faults } = await openPage(browser, { width, height: 844, theme });
      await expectGoodScreen(page, '/login', 'Sign in to Plainfile');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByText('Enter your email address').waitFor();
      await expectAccessible(page);
      await expectGoodScreen(page, '/login?error=OAuthAccountNotLinked', 'You already have an account');
      await expectGoodScreen(
        page,
        '/login?step=code',
        'Enter the six-digit code from your authenticator app.',
      );
      await expectGoodScreen(page, '/signup?plan=premium', 'Create account');
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.getByText('Enter your first name').waitFor();
      await expectAccessible(page);
      await expectGoodScreen(page, '/forgot-password', 'Send link');
      await expectGoodScreen(page, '/reset-password', 'Save new password');
      expect(faults).toEqual([]);
      await context.close();
    });

  for (const [width, theme] of looksInTurn(1))
    test(`the second factor, from the picture to the codes, at ${width} px in the ${theme} theme`, async () => {
      const { page, context, faults } = await openPage(browser, { width, height: 844, theme });
      await actAs(context, await signUpClient());
      await page.goto('/settings');
      await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
      await page.getByRole('img', { name: /^QR code/ }).waitFor();
      await expectAccessible(page);
      await page.getByLabel('Code', { exact: true }).fill('12');
      await page.getByRole('button', { name: 'Turn on' }).click();
      await page.getByText('Enter the six-digit code or a recovery code.').waitFor();
      await page.getByLabel('Code', { exact: true }).fill(await readCode(page));
      await page.getByRole('button', { name: 'Turn on' }).click();
      const codes = page.getByRole('list', { name: 'Recovery codes' });
      await codes.waitFor();
      await soon(async () => expect(await codes.getByRole('listitem').count()).toBe(10));
      await expectAccessible(page);
      await page.getByRole('button', { name: 'I’ve saved these codes' }).click();
      await page.getByText('10 of 10 recovery codes are left.', { exact: false }).waitFor();
      await expectAccessible(page);
      expect(faults).toEqual([]);
      await context.close();
    });
});

/** The code of now for the key that stands on the screen. */
async function readCode(page: Page): Promise<string> {
  const key = (await page.locator('code').first().textContent()) ?? '';
  return new Authenticator(key.replaceAll(' ', '')).code();
}

test.describe('with the keyboard alone', () => {
  /** Opens a screen, and waits until it has woken up: before that Enter sends nothing. */
  async function open(page: Page, address: string): Promise<void> {
    await page.goto(address);
    await page.locator('form button[type=submit]:enabled').first().waitFor();
  }

  /** Goes on with Tab, as somebody without a mouse, until the focus is there. */
  async function tabTo(page: Page, wanted: Locator): Promise<void> {
    for (let step = 0; step < 60; step += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${String(wanted)}`);
  }

  test('an account is made, a second factor set up, and both sign in', async () => {
    const { page, context, faults } = await openPage(browser);
    const email = `${randomUUID()}@example.com`;
    await open(page, '/signup');
    for (const [label, text] of [
      ['First name', 'Kim'],
      ['Last name', 'Okafor'],
      ['Email', email],
      ['Password', password],
    ] as const) {
      await tabTo(page, page.getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
    }
    // Sent too early: the focus goes to what is missing.
    await page.keyboard.press('Enter');
    await page.getByText('Enter the same password again').waitFor();
    const again = page.getByLabel('Confirm password', { exact: true });
    await waitForFocus(again);
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');

    await page.goto('/settings');
    await page.getByRole('heading', { name: 'Two-step verification' }).waitFor();
    const start = page.getByRole('button', { name: 'Set up an authenticator app' });
    await start.waitFor();
    await tabTo(page, start);
    await page.keyboard.press('Enter');
    await page.getByRole('img', { name: /^QR code/ }).waitFor();
    const key = ((await page.locator('code').first().textContent()) ?? '').replaceAll(' ', '');
    await tabTo(page, page.getByLabel('Code', { exact: true }));
    await waitForRoomInStep();
    await page.keyboard.type(new Authenticator(key).code(-1));
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
    await tabTo(page, page.getByRole('button', { name: 'I’ve saved these codes' }));
    await page.keyboard.press('Enter');
    await page.getByText('of 10 recovery codes are left.', { exact: false }).waitFor();
    // The button went with the codes: the focus stays in the card.
    await waitForFocus(page.getByRole('heading', { name: 'Two-step verification' }));

    await context.clearCookies();
    await open(page, '/login');
    await tabTo(page, page.getByLabel('Email'));
    await page.keyboard.type(email);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    // The second step takes the focus: nobody has to look for its box.
    const code = page.getByLabel('Code', { exact: true });
    await code.waitFor();
    await waitForFocus(code);
    await page.keyboard.type(new Authenticator(key).wrongCode());
    await page.keyboard.press('Enter');
    await page.getByText('That code isn’t correct', { exact: false }).waitFor();
    await waitForFocus(code);
    await code.press('Control+a');
    await page.keyboard.type(new Authenticator(key).code());
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a forgotten password is replaced with the link of an email, which leaves the address at once', async () => {
    const person = await signUpClient();
    await setUpSecondFactor(person);
    const { page, context, faults } = await openPage(browser);
    await open(page, '/forgot-password');
    await tabTo(page, page.getByLabel('Email'));
    await page.keyboard.type(person.email);
    await page.keyboard.press('Enter');
    const notice = page.getByRole('status').filter({ hasText: 'Check your email' });
    await notice.waitFor();
    await waitForFocus(notice);
    await expectAccessible(page);
    const email = await waitForEmail(person.email, 'Reset your Plainfile password');
    const link = /\S*\/reset-password#\S+/.exec(email.text)?.[0] ?? '';
    const { pathname, hash } = new URL(link);
    await page.goto(pathname + hash);
    await page.waitForURL((url) => url.hash === '');
    await page.locator('form button[type=submit]:enabled').first().waitFor();
    await tabTo(page, page.getByLabel('New password'));
    await page.keyboard.type(`${password} anew`);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login?error=password-changed');
    await page.locator('form button[type=submit]:enabled').first().waitFor();
    await expectAccessible(page);
    // The link is no way around the second factor.
    await tabTo(page, page.getByLabel('Email'));
    await page.keyboard.type(person.email);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(`${password} anew`);
    await page.keyboard.press('Enter');
    await page.getByLabel('Code', { exact: true }).waitFor();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('plainfile.session');
    expect(faults).toEqual([]);
    await context.close();
  });
});

test.describe('with scripts blocked', () => {
  /** Pages with boxes for something secret, and what is typed in which. */
  const forms: [string, Record<string, string>][] = [
    ['/login', { email: 'ann@example.com', password: secret }],
    ['/login?step=code', { code: '123456' }],
    [
      '/signup?plan=basic',
      {
        firstName: 'Ann',
        lastName: 'Lee',
        email: 'ann@example.com',
        password: secret,
        confirmPassword: secret,
      },
    ],
    ['/forgot-password', { email: 'ann@example.com' }],
    ['/reset-password', { password: secret }],
  ];

  for (const [address, typed] of forms)
    test(`${address} puts nothing that was typed in an address`, async () => {
      const context = await browser.newContext({
        baseURL: productUrl(),
        javaScriptEnabled: false,
      });
      const page = await context.newPage();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url(), request.headers()['referer'] ?? ''));
      await page.goto(address);
      for (const [name, text] of Object.entries(typed)) await page.locator(`input[name=${name}]`).fill(text);
      // Signing in and up work without a script (without-script.test.ts). Elsewhere the button waits for the page to wake
      // up, and a disabled one keeps Enter from sending the form, too.
      const isPlain = address.startsWith('/login') || address.startsWith('/signup');
      const button = page.locator('form button[type=submit]');
      await soon(async () => expect(await button.isDisabled()).toBe(!isPlain));
      if (!isPlain) {
        await page.keyboard.press('Enter');
        expect(page.url()).toMatch(new RegExp(`${address}$`));
      }
      // Sent by the browser itself, it does not stand in an address.
      await Promise.all([
        page.waitForResponse((response) => response.request().method() === 'POST'),
        page.locator('form').evaluate((form) => (form instanceof HTMLFormElement ? form.submit() : null)),
      ]);
      const addresses = [...asked, page.url()].map((one) => decodeURIComponent(one.replaceAll('+', ' ')));
      expect(asked.length).toBeGreaterThan(1);
      for (const text of Object.values(typed))
        for (const one of addresses) expect([one, one.includes(text)]).toEqual([one, false]);
      await context.close();
    });

  test('screens behind the sign-in hold no form that would send what was typed', async () => {
    const person = await signUpClient();
    const context = await browser.newContext({
      baseURL: productUrl(),
      javaScriptEnabled: false,
    });
    await actAs(context, person);
    const page = await context.newPage();
    for (const address of ['/settings', '/interview', '/messages', '/payments', '/file', '/copilot']) {
      await page.goto(address);
      const methods = await page
        .locator('form')
        .evaluateAll((found) => found.map((form) => (form instanceof HTMLFormElement ? form.method : '')));
      expect([address, methods.filter((method) => method !== 'post')]).toEqual([address, []]);
    }
    await context.close();
  });
});

test('the address that a signed-out visitor asked for is opened after the sign-in, once', async () => {
  const { page, context, faults } = await openPage(browser);
  const { email } = await signUpClient();
  await page.goto('/settings?tab=security');
  await page.waitForURL('**/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/settings?tab=security');
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  expect(faults).toEqual([]);
  await context.close();
});
