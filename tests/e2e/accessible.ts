import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with what axe finds on the page as it is now. What is well it need not describe. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    // Without a page of axe's own for the sums: no frame of another site stands on any screen.
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** A loaded screen: nothing scrolls sideways, one h1, nothing for axe to find. `sign` is a text that it must show. */
export async function expectGoodScreen(page: Page, address: string, sign: string | RegExp): Promise<void> {
  await page.goto(address);
  await page.getByText(sign).first().waitFor();
  await page.locator('.animate-pulse').first().waitFor({ state: 'detached' });
  const { sideways, headings } = await page.evaluate(() => ({
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    headings: document.querySelectorAll('h1').length,
  }));
  expect({ address, sideways, headings }).toEqual({ address, sideways: 0, headings: 1 });
  await expectAccessible(page);
}
