import { type Browser, expect, type Page, test } from '@playwright/test';
import { withIdentity } from '@/lib/filing/testing/signed';
import { answersOf } from '@/lib/interview/testing/facts-to-answers';
import type { ReturnInputJson } from '@/lib/tax/facts/return-input';
import { put, twoYearFilers, type TwoYearFiler } from '../scenarios/two-year-filers';
import { actAs, openPage } from '../setup/browser';
import { answerInterview, firstReturn } from '../setup/filer';
import { plainNumber } from '../setup/filer-number';
import { buyPlan, file, sign, waitForState } from '../setup/filing';
import { read, signUpClient, type Visitor } from '../setup/http';
import { share } from '../setup/share';
import { soon } from '../setup/until';

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

/** The facts of a year with numbers that nobody else on this product has. */
async function withNumbers(filer: TwoYearFiler): Promise<Pick<TwoYearFiler, 'first' | 'second'>> {
  const { first, carried } = filer;
  // Who knows what waits from 2024 says that it applies; the amount is there already.
  const second = structuredClone(filer.second);
  for (const [fact, value] of Object.entries(carried)) put(second, fact, value);
  const taxpayer = { ssn: await plainNumber() };
  const spouse = { ssn: await plainNumber() };
  const dependents: { ssn: string }[] = [];
  for (const _ of first.dependents ?? []) dependents.push({ ssn: await plainNumber() });
  const numbered = (input: ReturnInputJson): ReturnInputJson =>
    withIdentity({
      ...input,
      taxpayer: { ...input.taxpayer, ...taxpayer },
      ...(input.spouse ? { spouse: { ...input.spouse, ...spouse } } : {}),
      dependents: (input.dependents ?? []).map((one, at) => ({ ...one, ...dependents[at] })),
    });
  return { first: numbered(first), second: numbered(second) };
}

/** What only 2025 asks, and days of that year. */
function answersOf2025({ w2s = [], sales = [] }: ReturnInputJson): Record<string, unknown> {
  return Object.fromEntries([
    ...w2s.flatMap(({ qualifiedTips, tippedOccupation, qualifiedOvertime }, at) => [
      [`w2s.${at}.extraPay`, qualifiedTips ? ['tips'] : qualifiedOvertime ? ['overtime'] : ['none']] as const,
      ...(qualifiedTips
        ? [
            [`w2s.${at}.qualifiedTips`, qualifiedTips] as const,
            [`w2s.${at}.tippedOccupation`, tippedOccupation] as const,
          ]
        : []),
      ...(qualifiedOvertime ? [[`w2s.${at}.qualifiedOvertime`, qualifiedOvertime] as const] : []),
    ]),
    ...sales.map(({ sold }, at) => [`sales.${at}.sold`, sold] as const),
  ]);
}

async function answerYear(visitor: Visitor, returnId: string, input: ReturnInputJson): Promise<Calculated> {
  const { answers } = answersOf(input);
  const given = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''));
  await answerInterview(visitor, returnId, {
    ...given,
    ...(input.taxYear === 2025 ? answersOf2025(input) : {}),
  });
  const reply = await visitor.post(`/api/tax-returns/${returnId}/calculate`);
  if (reply.status !== 200) throw new Error(`calculating gave ${reply.status}: ${reply.text}`);
  return read<Calculated>(await visitor.get(`/api/tax-returns/${returnId}`));
}

const lineOf = ({ calculationResults }: Calculated, form: string, line: string): unknown =>
  calculationResults?.lines[form]?.[line]?.value;

const inDollars = (amount: number): string =>
  `${amount < 0 ? '-' : ''}$${Math.abs(amount).toLocaleString('en-US')}`;

/** Whoever files signs, one after the other; the income of last year stands there already. */
async function signAll(page: Page, agi: number, signers: number): Promise<void> {
  for (let signer = 0; signer < signers; signer += 1) {
    const pin = page.getByLabel('Five-digit PIN');
    await soon(async () => expect(await pin.inputValue()).toBe(''));
    const income = page.getByLabel('2024 adjusted gross income (AGI)');
    expect((await income.inputValue()).replaceAll(/\D/g, '')).toBe(String(agi));
    await pin.fill('12345');
    await page.getByLabel('Confirm PIN').fill('12345');
    await page.getByRole('checkbox', { name: 'I have read and agree to this declaration' }).check();
    await page.getByRole('button', { name: 'Sign', exact: true }).click();
    // Everybody here is a couple of Ann and Bo.
    if (signer + 1 < signers) await page.getByRole('heading', { name: /^Signature of Bo / }).waitFor();
  }
}

test.describe('from an accepted 2024 return through the 2025 return', () => {
  for (const filer of share(twoYearFilers, twoYearFilers.length))
    test(filer.name, async () => {
      const { first, second } = await withNumbers(filer);
      const joint = first.filingStatus === 'mfj';
      const visitor = await signUpClient();
      const earlier = { visitor, returnId: await firstReturn(visitor) };
      const before = await answerYear(visitor, earlier.returnId, first);
      const agi = Number(lineOf(before, '1040', '11'));
      await buyPlan(visitor, 'Business', earlier.returnId);
      expect((await sign(earlier)).status).toBe(200);
      if (joint) expect((await sign(earlier, { signer: 'spouse', pin: '54321' })).status).toBe(200);
      expect((await file(earlier)).status).toBe(202);
      await waitForState(earlier, 'accepted');

      const { page, context, faults } = await openPage(browser);
      await actAs(context, visitor);
      await page.goto('/dashboard');
      const years = page.getByRole('group', { name: 'Tax year' });
      await years.getByRole('button', { name: 'Start 2025 Tax Year' }).click();
      await years.getByRole('link', { name: 'From your 2024 return' }).click();

      // What the IRS accepted is where 2025 begins.
      await page.getByRole('heading', { level: 1, name: 'From your 2024 return' }).waitFor();
      await page.getByText('starts with what the IRS accepted for 2024', { exact: false }).waitFor();
      const screen = page.getByRole('main');
      await screen.getByRole('list', { name: 'Brought over from last year' }).waitFor();
      for (const amount of [agi, ...Object.values(filer.carried)])
        await screen
          .getByText(new RegExp(`(?<![\\d,])${amount.toLocaleString('en-US')}(?![\\d,])`))
          .first()
          .waitFor();

      const returns = read<{ id: string; taxYear: number }[]>(
        await visitor.get('/api/tax-returns/my-returns'),
      );
      const later = { visitor, returnId: returns.find(({ taxYear }) => taxYear === 2025)?.id ?? '' };
      const after = await answerYear(visitor, later.returnId, second);
      for (const [form, lines] of Object.entries(filer.expect))
        for (const [line, value] of Object.entries(lines))
          expect([form, line, lineOf(after, form, line)]).toEqual([form, line, value]);

      // Both years, line by line: the standard deduction moved by law for everybody.
      await page.getByRole('link', { name: 'Compare 2024 and 2025' }).click();
      await page.getByRole('heading', { level: 1, name: '2024 and 2025, line by line' }).waitFor();
      const row = page
        .getByRole('table', { name: 'Form 1040, 2024 and 2025' })
        .getByRole('row')
        .filter({ hasText: /^12e\b/ });
      await row.getByText(inDollars(Number(lineOf(before, '1040', '12'))), { exact: true }).waitFor();
      await row.getByText(inDollars(Number(lineOf(after, '1040', '12e'))), { exact: true }).waitFor();
      await row.getByText('2025 law and tax tables', { exact: false }).waitFor();

      await page.goto('/summary');
      const refund = after.calculationResults?.estimatedRefund ?? Number.NaN;
      await page
        .getByRole('heading', { name: refund < 0 ? 'Amount Owed' : 'Estimated Refund', exact: true })
        .waitFor();
      await page
        .getByRole('main')
        .getByText(inDollars(Math.abs(refund)), { exact: true })
        .first()
        .waitFor();

      await buyPlan(visitor, 'Business', later.returnId);
      await page.goto('/file');
      await page.getByRole('heading', { level: 1, name: 'Sign your return' }).waitFor();
      await signAll(page, agi, joint ? 2 : 1);
      await page.getByRole('heading', { level: 1, name: 'Signed and ready to send' }).waitFor();
      await page.getByRole('button', { name: 'File my return (simulated)' }).click();
      await page.getByRole('heading', { level: 1, name: 'The IRS accepted your return' }).waitFor();
      await page
        .getByText(/Submission \d{6}2026\d{3}/)
        .first()
        .waitFor();
      expect(faults).toEqual([]);
      await context.close();
    });
});
