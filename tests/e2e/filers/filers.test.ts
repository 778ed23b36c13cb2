import { randomUUID } from 'node:crypto';
import { type Browser } from 'playwright';
import { w2Pdf } from '../../fixtures/documents/w2-pdf';
import { openBrowser, openPage } from '../../setup/browser';
import { answerInterview, signUp, upload } from '../pages';
import { tenFilers } from './ten-filers';

interface Calculated {
  calculationResults: {
    estimatedRefund: number;
    lines: Record<string, Record<string, { value: unknown }>>;
  } | null;
}

/**
 * Those whose walk was seen to pass in a browser. The others tell the same words to the interview without one, in
 * tests/scenarios/filers.test.ts; add their names here once they were seen.
 */
const inBrowser = tenFilers.filter(({ name }) => ['waiter'].includes(name));

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('from sign-up to the summary, with papers and knowledge alone', () => {
  it.each(inBrowser.map((filer) => [filer.who, filer] as const))('%s', async (_, filer) => {
    const { page, context, faults } = await openPage(browser);
    await signUp(page, `${randomUUID()}@example.com`);
    if (filer.papers.length > 0) {
      await upload(
        page,
        filer.papers.map((paper, index) => ({ name: `paper-${index + 1}.pdf`, bytes: w2Pdf(paper) })),
      );
      const read = page.getByText('W-2 read. Nothing left to check.', { exact: true });
      await read.nth(filer.papers.length - 1).waitFor();
    }
    const asked = await answerInterview(page, filer.knows);
    await page.waitForURL('**/summary');
    // Everything they knew was wanted, and nothing that a paper says was asked.
    expect(Object.keys(filer.knows).filter((question) => !asked.includes(question))).toEqual([]);
    if (filer.papers.length > 0) expect(asked).not.toContain('What is in box 1, wages and tips?');

    const title = filer.result < 0 ? 'Amount Owed' : 'Estimated Refund';
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
    const shown = `$${Math.abs(filer.result).toLocaleString('en-US')}`;
    await page.getByRole('main').getByText(shown, { exact: true }).first().waitFor();
    const [taxReturn] = (await (
      await page.request.get('/api/tax-returns/my-returns')
    ).json()) as Calculated[];
    const lines = taxReturn?.calculationResults?.lines['1040'] ?? {};
    expect(
      Object.fromEntries(Object.keys(filer.lines).map((line) => [line, lines[line]?.value ?? 0])),
    ).toEqual(filer.lines);
    expect(taxReturn?.calculationResults?.estimatedRefund).toBe(filer.result);
    await page.getByText('Checking for issues...').waitFor({ state: 'hidden' });
    expect(await page.getByRole('main').getByText('Error', { exact: true }).count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });
});
