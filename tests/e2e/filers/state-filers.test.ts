import { type Browser, expect, type Page, test } from '@playwright/test';
import { calculateAll } from '@/lib/tax/calculate-all';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { findState } from '@/lib/tax/states/all-states';
import { type StateFiler, stateFilers } from '../../fixtures/state-filers';
import { actAs, openPage } from '../../setup/browser';
import { firstReturn } from '../../setup/filer';
import { plainNumber } from '../../setup/filer-number';
import { buyPlan, readFiling } from '../../setup/filing';
import { readState } from '../../setup/filing-states';
import { read, signUpClient } from '../../setup/http';
import { share } from '../../setup/share';
import { until } from '../../setup/until';
import { answerInterview, upload } from '../pages';
import { fileName, documentsOf, tellWith, withNumbers } from './state-documents';

interface Calculated {
  calculationResults: {
    estimatedRefund: number;
    combined: { federal: number; states: Record<string, number>; total: number };
  } | null;
}

let browser: Browser;
test.beforeAll(({ browser: opened }) => {
  browser = opened;
});

/** What the facts come to, federal and by state: below zero is owed. */
function combinedOf({ facts }: StateFiler) {
  const parsed = parseReturn(facts);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const { combined } = calculateAll(parsed.facts);
  if (combined === undefined) throw new Error('no state return');
  return combined;
}

/** Types the proof and a PIN, agrees, and signs the federal return. */
async function signFederal(page: Page): Promise<void> {
  await page.getByLabel('2023 adjusted gross income (AGI)').fill('41,000');
  await page.getByLabel('Five-digit PIN').fill('12345');
  const form = page.locator('form#sign');
  await form.getByLabel('Confirm PIN').fill('12345');
  await form.getByRole('checkbox', { name: 'I have read and agree to this declaration' }).check();
  await form.getByRole('button', { name: 'Sign', exact: true }).click();
}

async function signStateReturn(page: Page, name: string): Promise<void> {
  const card = page.getByRole('article', { name, exact: true });
  await card.getByLabel(`PIN for ${name}`, { exact: true }).fill('24680');
  await card.getByLabel('Confirm PIN').fill('24680');
  await card.getByRole('checkbox', { name: 'I have read and agree to this declaration' }).check();
  await card.getByRole('button', { name: `Sign ${name} return` }).click();
}

test.describe('from the documents to returns that the IRS and the states accepted', () => {
  for (const [name, given] of share(stateFilers, 9).map((filer) => [filer.name, filer] as const))
    test(`${name}`, async () => {
      const filer = withNumbers(given, await plainNumber(), await plainNumber());
      const visitor = await signUpClient();
      const caller = { visitor, returnId: await firstReturn(visitor) };
      const { page, context, faults } = await openPage(browser);
      await actAs(context, visitor);

      const documents = documentsOf(filer);
      // A farmer has none.
      if (documents.length > 0) {
        await upload(
          page,
          documents.map(({ bytes }, index) => ({ name: fileName(index), bytes: bytes() })),
        );
        await page
          .getByText(/^[\w-]+ read[.,] /)
          .nth(documents.length - 1)
          .waitFor();
      }
      const asked = await answerInterview(page, tellWith(filer, documents).say);
      // What a document says is not asked again.
      expect(asked).not.toContain('What is in box 1, wages, tips, and other compensation?');
      const [taxReturn] = read<Calculated[]>(await visitor.get('/api/tax-returns/my-returns'));
      expect(taxReturn?.calculationResults?.combined).toEqual(combinedOf(filer));
      for (const code of Object.keys(filer.states))
        await page.getByRole('region', { name: `${findState(code)?.name} return` }).waitFor();

      await buyPlan(visitor, 'Business');
      await page.goto('/file');
      const { taxpayer, spouse, filingStatus } = filer.facts;
      const isJoint = filingStatus === 'mfj';
      const signers = ['taxpayer', ...(isJoint ? ['spouse'] : [])];
      /** The form of the one who signs next; after the first it is another, empty one. */
      const formOf = async (signer: string, titleOf: (name: string) => string) => {
        const { firstName, lastName } = (signer === 'spouse' ? spouse : taxpayer) ?? {};
        if (isJoint)
          await page
            .getByRole('heading', { name: titleOf(`${firstName} ${lastName}`), exact: true })
            .waitFor();
      };
      for (const signer of signers) {
        await formOf(signer, (name) => `Signature of ${name}`);
        await signFederal(page);
        await until(`${signer} did not sign`, async () =>
          (await readFiling(caller)).signers.some((one) => one.signer === signer && one.signedAt !== null),
        );
      }
      for (const code of Object.keys(filer.states))
        for (const signer of signers) {
          const name = findState(code)?.name ?? code;
          await formOf(signer, (person) => `${name}: ${person}’s signature`);
          await signStateReturn(page, name);
          await until(`${signer} did not sign for ${code}`, async () =>
            (await readState(caller, code)).signers.some(
              (one) => one.signer === signer && one.signedAt !== null,
            ),
          );
        }
      await page.getByRole('button', { name: 'File my return (simulated)' }).click();
      await page.getByRole('heading', { level: 1, name: 'The IRS accepted your return' }).waitFor();
      for (const code of Object.keys(filer.states))
        await page
          .getByRole('article', { name: findState(code)?.name ?? code, exact: true })
          .getByText('Accepted', { exact: true })
          .waitFor();
      expect(faults).toEqual([]);
      await context.close();
    });
});
