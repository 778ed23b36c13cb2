import { type Browser, expect, test } from '@playwright/test';
import { openPage } from '../setup/browser';
import { expectGoodScreen } from './accessible';
import { looksBeside } from './looks';
import { soon, until } from '../setup/until';

let browser: Browser;
test.beforeAll(({ browser: opened }) => {
  browser = opened;
});

test('the calculator takes over from the server’s markup with what the visitor did before its code came', async () => {
  const { page, context, faults } = await openPage(browser);
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Scripts that are fetched after the page has loaded wait here.
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  let held = 0;
  await page.route('**/*.js', async (route) => {
    // The page itself says whether it has loaded: a script that it waits for keeps it from that.
    if (await page.evaluate(() => document.readyState === 'complete')) {
      held += 1;
      await released;
    }
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'load' });

  const refund = page.getByRole('status');
  await soon(async () => expect(await refund.innerText()).toMatch(/Your refund\s+\$653/));
  const wages = page.getByRole('slider', { name: 'Wages' });
  await wages.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByText('Married filing jointly').click();
  await page.getByRole('button', { name: /^16 / }).click();
  await wages.focus();
  await soon(async () => expect(await wages.inputValue()).toBe('63500'));
  // Nothing has come yet, so nothing is worked out yet.
  await soon(async () => expect(await refund.innerText()).toMatch(/\$653/));
  await until('no script was fetched after the page had loaded', () => Promise.resolve(held > 0));
  await soon(async () => expect(await refund.innerText()).toMatch(/\$653/));

  release();
  await page.getByText('$63,500', { exact: true }).first().waitFor();
  await page.getByRole('status').getByText('$2,695').waitFor();
  await soon(async () =>
    expect(await page.getByRole('radio', { name: 'Married filing jointly' }).isChecked()).toBe(true),
  );
  await soon(async () =>
    expect(await page.getByRole('button', { name: /^16 / }).getAttribute('aria-expanded')).toBe('true'),
  );
  await soon(async () =>
    expect(await page.getByRole('button', { name: /^15 / }).getAttribute('aria-expanded')).toBe('false'),
  );
  await soon(async () =>
    expect(await wages.evaluate((element) => element === document.activeElement)).toBe(true),
  );

  await page.keyboard.press('ArrowRight');
  await page.getByText('$64,000', { exact: true }).first().waitFor();
  const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
  expect(shift).toBeLessThan(0.05);
  expect(faults).toEqual([]);
  await context.close();
});

test('each claim leads to the words that prove or limit it; sign-up names what isn’t covered', async () => {
  const { page, context, faults } = await openPage(browser);
  const claims = {
    'Trusted by 10,000+ filers': 'We don’t publish a count',
    'Bank-level security': 'Banks follow no single standard',
    'CPA-verified': 'Basic doesn’t',
    'Guaranteed accuracy': 'It doesn’t pay tax, penalties, or interest',
  };
  for (const [claim, limit] of Object.entries(claims)) {
    await page.goto('/');
    await page.getByRole('link', { name: claim, exact: true }).click();
    await page.getByText(limit, { exact: false }).first().waitFor();
  }
  for (const from of ['/', '/signup']) {
    await page.goto(from);
    const addresses = await page
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(addresses).toEqual(expect.arrayContaining(['/terms', '/privacy', '/security']));
    await page.getByText('What we don’t cover').click();
    await page.getByText('What to do instead:').waitFor();
    await page.getByText('Form 8853', { exact: false }).waitFor();
  }
  expect(faults).toEqual([]);
  await context.close();
});

for (const [width, theme] of looksBeside)
  test(`the pages of words at ${width} px in the ${theme} theme`, async () => {
    const { page, context } = await openPage(browser, { width, height: 844, theme });
    await expectGoodScreen(page, '/security', 'What we don’t claim');
    await expectGoodScreen(page, '/privacy', 'How long we keep it');
    await expectGoodScreen(page, '/terms', 'E-filing is simulated on this site.');
    await expectGoodScreen(page, '/signup', 'Create your account');
    await context.close();
  });
