import { chromium, type Page } from 'playwright';
import { type Person } from './load-plan';

export interface PageFigures {
  path: string;
  /** Gzipped script bytes that Chromium got until the page was loaded, in kB of 1,000 bytes. */
  scriptKb: number;
  goalKb: number | null;
  /** Web Vitals in milliseconds; shift without a unit. */
  firstByte: number;
  largestPaint: number;
  shift: number;
  /** The longest answer to a key or click while the bench typed and clicked; null where there is nothing to use. */
  interaction: number | null;
}

const screens: { path: string; signedIn: boolean; goalKb: number | null }[] = [
  { path: '/', signedIn: false, goalKb: 140 },
  { path: '/login', signedIn: false, goalKb: null },
  { path: '/dashboard', signedIn: true, goalKb: null },
  { path: '/interview', signedIn: true, goalKb: 220 },
  { path: '/upload', signedIn: true, goalKb: null },
  { path: '/summary', signedIn: true, goalKb: null },
  { path: '/copilot', signedIn: true, goalKb: null },
];

/** Looks at every screen once in a fresh Chromium, with an empty cache, as a first visit. */
export async function measurePages(
  base: string,
  executablePath: string,
  person: Person,
): Promise<PageFigures[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const found: PageFigures[] = [];
    for (const { path, signedIn, goalKb } of screens) {
      const context = await browser.newContext({ baseURL: base, viewport: { width: 1280, height: 900 } });
      const [name = '', value = ''] = person.cookie.split('=');
      if (signedIn) await context.addCookies([{ name, value, url: base }]);
      const page = await context.newPage();
      await page.addInitScript({ content: observers });
      await page.goto(path, { waitUntil: 'load' });
      const scriptKb = await readScripts(page);
      const interaction = await pressKeys(page);
      await page.waitForTimeout(1000);
      found.push({ path, scriptKb, goalKb, interaction, ...(await readVitals(page)) });
      await context.close();
    }
    return found;
  } finally {
    await browser.close();
  }
}

/** Collects what the browser reports, from the first moment. As text: nothing of this program is known over there. */
const observers = `
  window.benchSeen = { paint: 0, shift: 0, interaction: 0 };
  const watchFor = (type, take, more) => new PerformanceObserver((list) => list.getEntries().forEach(take))
    .observe({ type, buffered: true, ...more });
  watchFor('largest-contentful-paint', (entry) => { window.benchSeen.paint = entry.startTime; });
  watchFor('layout-shift', (entry) => { if (!entry.hadRecentInput) window.benchSeen.shift += entry.value; });
  watchFor('event', (entry) => {
    window.benchSeen.interaction = Math.max(window.benchSeen.interaction, entry.duration);
  }, { durationThreshold: 16 });
`;

const readScripts = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;
  });

/** Types into the first field, or presses the first button of the page's content. */
async function pressKeys(page: Page): Promise<number | null> {
  const field = page.locator('main input:visible, main textarea:visible').first();
  if ((await field.count()) === 0) return null;
  await field.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await page.waitForTimeout(300);
  return page.evaluate(
    () => (window as unknown as { benchSeen: { interaction: number } }).benchSeen.interaction,
  );
}

const readVitals = (page: Page): Promise<Pick<PageFigures, 'firstByte' | 'largestPaint' | 'shift'>> =>
  page.evaluate(() => {
    const { paint, shift } = (window as unknown as { benchSeen: { paint: number; shift: number } }).benchSeen;
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return { firstByte: navigation?.responseStart ?? 0, largestPaint: paint, shift };
  });
