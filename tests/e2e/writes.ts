import { type Page } from '@playwright/test';

/** The API writes that a page sends from now on, as "DELETE /api/documents/…". */
export function hearWrites(page: Page, part: RegExp): string[] {
  const heard: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && part.test(pathname)) heard.push(`${request.method()} ${pathname}`);
  });
  return heard;
}

/** Keeps back the replies to writes of an address, as a slow network does, until they are let go. */
export async function holdReplies(page: Page, address: string): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const isOver = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    const response = await route.fetch();
    await isOver;
    return route.fulfill({ response });
  });
  return letGo;
}

/** Enter held down: the press and the repeats that the keyboard sends. */
export async function holdEnter(page: Page, repeats = 8): Promise<void> {
  for (let times = 0; times <= repeats; times += 1) {
    await page.keyboard.down('Enter');
    await page.waitForTimeout(120);
  }
  await page.keyboard.up('Enter');
}

/** Puts every timer of a page off, as a busy machine does: what waits for one comes after what does not. */
export async function putTimersOff(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, { setTimeout: (run: () => void, ms = 0) => setTimeout(run, Math.max(ms, 100)) });
  });
}
