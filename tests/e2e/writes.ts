import { type Page } from 'playwright';

/** The API writes that a page sends from now on, as "DELETE /api/documents/…". */
export function hearWrites(page: Page, part: RegExp): string[] {
  const heard: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && part.test(pathname)) heard.push(`${request.method()} ${pathname}`);
  });
  return heard;
}

/** Lets replies to writes of an address wait, as a slow network does. */
export async function slowWrites(page: Page, address: string, milliseconds = 1500): Promise<void> {
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return route.fulfill({ response });
  });
}

/** Enter held down: the press and the repeats that the keyboard sends. */
export async function holdEnter(page: Page, repeats = 8): Promise<void> {
  for (let times = 0; times <= repeats; times += 1) {
    await page.keyboard.down('Enter');
    await page.waitForTimeout(120);
  }
  await page.keyboard.up('Enter');
}
