import { chromium, type Browser, type Page } from '@playwright/test';
import { type Person } from './load-plan';

export interface PageFigures {
  path: string;
  /** Whose page it is; null for visitors. */
  whose: 'one W-2' | 'a usual return' | null;
  /** Gzipped script bytes that Chromium got until the page was loaded, in kB of 1,000 bytes. */
  scriptKb: number;
  goalKb: number | null;
  /** The same for what the page fetched afterwards by itself, before anybody touched it. */
  laterKb: number;
  /** Web Vitals in milliseconds; shift without a unit. */
  firstByte: number;
  largestPaint: number;
  shift: number;
  /** The longest answer to a key or click while the bench used the page as `use` says. */
  interaction: number;
  use: string;
}

interface Screen {
  path: string;
  signedIn: boolean;
  goalKb: number | null;
  /** In words, and what is done. Nothing of it leads to another page. */
  use: string;
  act: (page: Page) => Promise<void>;
}

/** Goes from stop to stop with the keyboard; on every page something can have the focus. */
const tabThrough = async (page: Page) => {
  for (let stop = 0; stop < 6; stop += 1) await page.keyboard.press('Tab');
};

const type = async (page: Page, label: string, text: string) => {
  await page.getByRole('textbox', { name: label }).first().click();
  await page.keyboard.type(text, { delay: 30 });
};

const screens: Screen[] = [
  {
    path: '/',
    signedIn: false,
    goalKb: 140,
    use: 'move the wages, open a line',
    act: async (page) => {
      await page.getByRole('slider', { name: 'Wages' }).focus();
      for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
      await page.getByRole('button', { name: /^16 / }).click();
      await page.getByText('$65,000', { exact: true }).first().waitFor();
    },
  },
  {
    path: '/login',
    signedIn: false,
    goalKb: null,
    use: 'type an address',
    act: (page) => type(page, 'Email', 'bench@example.com'),
  },
  { path: '/dashboard', signedIn: true, goalKb: null, use: 'go by keyboard', act: tabThrough },
  {
    path: '/interview?q=taxpayer.occupation',
    signedIn: true,
    goalKb: 220,
    use: 'answer a question',
    act: async (page) => {
      const question = page.locator('form[data-question="taxpayer.occupation"]');
      await question.getByRole('textbox').click();
      await page.keyboard.type(' and bookkeeper', { delay: 30 });
      await page.keyboard.press('Enter');
      await question.waitFor({ state: 'detached' });
    },
  },
  { path: '/upload', signedIn: true, goalKb: null, use: 'go by keyboard', act: tabThrough },
  {
    path: '/summary',
    signedIn: true,
    goalKb: null,
    use: 'open an explanation',
    act: async (page) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /Explain/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    path: '/copilot',
    signedIn: true,
    goalKb: null,
    use: 'type a question',
    act: async (page) => {
      await page.getByRole('main').getByRole('textbox').first().click();
      await page.keyboard.type('What is line 16?', { delay: 30 });
    },
  },
];

/**
 * Looks at every screen once in a fresh Chromium, with an empty cache, as a first visit: visitors' pages, then those of a
 * person with one W-2 and of one whose return is grown.
 */
export async function measurePages(
  base: string,
  executablePath: string,
  people: { simple: Person; usual: Person },
): Promise<PageFigures[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const found: PageFigures[] = [];
    const visits = [
      ...screens.filter(({ signedIn }) => !signedIn).map((screen) => ({ screen, whose: null, person: null })),
      ...screens.flatMap((screen) =>
        screen.signedIn
          ? [
              { screen, whose: 'one W-2' as const, person: people.simple },
              { screen, whose: 'a usual return' as const, person: people.usual },
            ]
          : [],
      ),
    ];
    for (const { screen, whose, person } of visits)
      found.push({ whose, ...(await visit(browser, base, screen, person)) });
    return found;
  } finally {
    await browser.close();
  }
}

async function visit(
  browser: Browser,
  base: string,
  { path, goalKb, use, act }: Screen,
  person: Person | null,
): Promise<Omit<PageFigures, 'whose'>> {
  const context = await browser.newContext({ baseURL: base, viewport: { width: 1280, height: 900 } });
  try {
    const [name = '', value = ''] = person?.cookie.split('=') ?? [];
    if (person !== null) await context.addCookies([{ name, value, url: base }]);
    const page = await context.newPage();
    await page.addInitScript({ content: observers });
    await page.goto(path, { waitUntil: 'load' });
    const scriptKb = await readScripts(page);
    // Parts that wait for a quiet moment are fetched now; two seconds without a request mean that all have come.
    await page.waitForTimeout(1500);
    await page.waitForLoadState('networkidle');
    const laterKb = (await readScripts(page)) - scriptKb;
    const vitals = await readVitals(page);
    await act(page);
    // The browser reports an interaction after the frame that answered it.
    await page.waitForTimeout(500);
    const { interaction } = await readSeen(page);
    return { path, scriptKb, goalKb, laterKb, ...vitals, interaction, use };
  } finally {
    await context.close();
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
    if (entry.interactionId > 0) window.benchSeen.interaction = Math.max(window.benchSeen.interaction, entry.duration);
  }, { durationThreshold: 16 });
`;

interface Seen {
  paint: number;
  shift: number;
  interaction: number;
}

const readSeen = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as { benchSeen: Seen }).benchSeen);

/** Gzipped script bytes that a page got so far, in kB of 1,000 bytes. */
export const readScripts = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;
  });

async function readVitals(page: Page): Promise<Pick<PageFigures, 'firstByte' | 'largestPaint' | 'shift'>> {
  const { paint, shift } = await readSeen(page);
  const firstByte = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return navigation?.responseStart ?? 0;
  });
  return { firstByte, largestPaint: paint, shift };
}

/** The table of them. An interaction below the 16 ms that browsers report counts as 0. */
export function writePages(pages: readonly PageFigures[]): string {
  const row = (...cells: string[]) =>
    cells.map((cell, at) => (at < 2 ? cell.padEnd(at === 0 ? 34 : 16) : cell.padStart(10))).join('');
  const ms = (value: number) => value.toFixed(0);
  return [
    row(
      'Pages, first visit in Chromium',
      'whose',
      'script kB',
      'goal',
      'later kB',
      'TTFB',
      'LCP',
      'CLS',
      'INP',
    ),
    ...pages.map((page) => {
      const { scriptKb, goalKb } = page;
      const goal = goalKb === null ? '' : scriptKb <= goalKb ? `${goalKb} ok` : `${goalKb} MISS`;
      const { firstByte, largestPaint, shift, interaction, use } = page;
      const vitals = [ms(firstByte), ms(largestPaint), shift.toFixed(3), ms(interaction)];
      const sizes = [scriptKb.toFixed(1), goal, page.laterKb.toFixed(1)];
      return `${row(page.path.split('?')[0] ?? '', page.whose ?? '', ...sizes, ...vitals)}  ${use}`;
    }),
  ].join('\n');
}
