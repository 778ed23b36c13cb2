import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, test } from '@playwright/test';
import { actAs, openPage } from '../setup/browser';
import { answerInterview, firstReturn, simpleFiler, typedW2 } from '../setup/filer';
import { read, signUpClient } from '../setup/http';

let browser: Browser;

test.beforeAll(({ browser: opened }) => {
  browser = opened;
});

interface Results {
  calculationResults: {
    estimatedRefund: number;
    states: Record<string, { name: string; totals: { refund: number; owed: number } }>;
    combined: { federal: number; states: Record<string, number>; total: number };
  };
}

/** Ann in Chicago: wages 50,000, rent 14,400, Illinois withheld 2,000 and 500 paid as an estimate. */
const inIllinois: Record<string, unknown> = {
  ...simpleFiler,
  ...typedW2,
  'address.city': 'Chicago',
  'address.state': 'Illinois',
  'address.zip': '60601',
  'w2s.0.otherBoxes': ['state'],
  'w2s.0.states.0.state': 'Illinois',
  'w2s.0.states.0.wages': 50_000,
  'w2s.0.states.0.withholding': 2000,
  'w2s.0.states.0.localWages': 0,
  'w2s.0.states.0.localWithholding': 0,
  'payment-kinds': ['state-estimated'],
  'statePayments.0.state': 'Illinois',
  'statePayments.0.kind': 'An estimated tax payment',
  'statePayments.0.date': '2024-06-17',
  'statePayments.0.amount': 500,
  'state-home': true,
  'stateHomes.0.state': 'Illinois',
  'stateHomes.0.use': 'Rented',
  'stateHomes.0.months': 12,
  'stateHomes.0.rent': 14_400,
};

// Form IL-1040: (50,000 - 2,775) at 4.95% is 2,338; paid 2,000 and 500.
const illinoisRefund = 162;

test.describe('a filer in a state with an income tax', () => {
  for (const [width, theme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const)
    test(`sees the state return beside the federal one at ${width} px, ${theme}`, async () => {
      const visitor = await signUpClient();
      const returnId = await firstReturn(visitor);
      await answerInterview(visitor, returnId, inIllinois);
      const calculated = await visitor.post(`/api/tax-returns/${returnId}/calculate`);
      const { calculationResults } = read<Results>(calculated);
      expect(calculationResults.states['IL']).toMatchObject({
        name: 'Illinois',
        totals: { refund: illinoisRefund, owed: 0 },
      });
      expect(calculationResults.combined).toEqual({
        federal: calculationResults.estimatedRefund,
        states: { IL: illinoisRefund },
        total: calculationResults.estimatedRefund + illinoisRefund,
      });

      const { page, context } = await openPage(browser, { width, height: 900, theme });
      await actAs(context, visitor);
      await page.goto('/summary');
      const section = page.getByRole('region', { name: 'State returns' });
      await section.getByText('Full-year resident return').waitFor();
      const illinois = section.getByRole('region', { name: 'Illinois return' });
      expect(await illinois.innerText()).toContain('$162');
      const shot = process.env.SCREENSHOTS;
      if (shot !== undefined) await section.screenshot({ path: `${shot}/state-${width}-${theme}.png` });

      await illinois.getByText('Form IL-1040').first().click();
      await illinois.getByRole('button', { name: /Explain Form IL-1040, line 12/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('4.95%').first().waitFor();
      if (shot !== undefined)
        await page.screenshot({ path: `${shot}/state-explained-${width}-${theme}.png` });
      await page.keyboard.press('Escape');

      const move = page.getByRole('region', { name: 'What if you had lived in another state?' });
      await move.getByRole('combobox', { name: 'State' }).click();
      await page.getByRole('option', { name: 'Texas' }).click();
      // Illinois took 2,338; Texas has no income tax.
      await move.getByText('In Texas, you would have paid $2,338 less.').waitFor();
      if (shot !== undefined) await move.screenshot({ path: `${shot}/move-${width}-${theme}.png` });

      const { violations } = await new AxeBuilder({ page })
        .include('[aria-labelledby="states-title"]')
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
      await context.close();
    });
});
