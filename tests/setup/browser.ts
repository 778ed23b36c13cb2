import { type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { productUrl, type Visitor } from './http';

/** Milliseconds in which a screen has to show something. A document is read meanwhile, on a machine with other work. */
export const screenPatience = 120_000;

/** Waits until an element has the focus: it moves a moment after what it follows is shown. */
export async function waitForFocus(element: Locator): Promise<void> {
  const handle = await element.elementHandle();
  await element.page().waitForFunction((one) => one === document.activeElement, handle);
}

/** A page of its own context, and everything that went wrong on it: script errors, console errors, policy violations. */
export async function openPage(
  browser: Browser,
  options: { width?: number; height?: number; theme?: 'light' | 'dark'; url?: string } = {},
): Promise<{ page: Page; context: BrowserContext; faults: string[] }> {
  const { width = 1440, height = 900, theme = 'light', url = productUrl() } = options;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  context.setDefaultTimeout(screenPatience);
  await context.addInitScript((name) => {
    // Frames without an origin of their own, such as the PDF viewer, have no storage.
    if (window === window.top) window.localStorage.setItem('theme', name);
  }, theme);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // Answers of the API below 500 are part of the product's talk; the browser logs them as errors.
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) faults.push(message.text());
  });
  return { page, context, faults };
}

/** Lets a browser go on with the session of somebody who signed in by HTTP. */
export async function actAs(context: BrowserContext, visitor: Visitor): Promise<void> {
  const [name = '', value = ''] = visitor.session.split(/=(.*)/s);
  await context.addCookies([{ name, value, url: visitor.base }]);
}
