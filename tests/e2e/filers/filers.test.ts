import { randomUUID } from 'node:crypto';
import { type Browser, expect, test } from '@playwright/test';
import { openPage } from '../../setup/browser';
import { answerInterview, signUp, upload } from '../pages';
import { share } from '../../setup/share';
import { soon } from '../../setup/until';
import { tenFilers } from './ten-filers';

interface Calculated {
  calculationResults: {
    estimatedRefund: number;
    lines: Record<string, Record<string, { value: unknown }>>;
  } | null;
}

let browser: Browser;

test.beforeAll(({ browser: opened }) => {
  browser = opened;
});

test.describe('from sign-up to the summary, with papers and knowledge alone', () => {
  for (const [who, filer] of share(tenFilers).map((filer) => [filer.who, filer] as const))
    test(`${who}`, async () => {
      const { page, context, faults } = await openPage(browser);
      await signUp(page, `${randomUUID()}@example.com`);
      if (filer.documents.length > 0) {
        await upload(
          page,
          filer.documents.map(({ bytes }, index) => ({ name: `paper-${index + 1}.pdf`, bytes: bytes() })),
        );
        await page
          .getByText(/^[\w-]+ read[.,] /)
          .nth(filer.documents.length - 1)
          .waitFor();
      }
      const asked = await answerInterview(page, filer.knows);
      await page.waitForURL('**/summary');
      // Everything they knew was wanted, and nothing that a document says was asked.
      expect(Object.keys(filer.knows).filter((question) => !asked.includes(question))).toEqual([]);
      if (filer.documents.some(({ form }) => form === 'W-2'))
        expect(asked).not.toContain('What is in box 1, wages, tips, and other compensation?');

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
      await soon(async () =>
        expect(await page.getByRole('main').getByText('Error', { exact: true }).count()).toBe(0),
      );
      expect(faults).toEqual([]);
      await context.close();
    });
});
