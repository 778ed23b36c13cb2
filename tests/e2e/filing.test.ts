import { type Browser, expect, type Page, test } from '@playwright/test';
import { actAs, openPage } from '../setup/browser';
import { firstReturn } from '../setup/filer';
import { numberEnding, plainNumber } from '../setup/filer-number';
import { file, readyToFile, sign, waitForState } from '../setup/filing';
import { signUpClient, type Visitor } from '../setup/http';
import { assign, hirePreparer } from '../setup/people';
import { expectAccessible, expectGoodScreen } from './accessible';
import { looksInTurn } from './looks';
import { soon } from '../setup/until';

let browser: Browser;
test.beforeAll(({ browser: opened }) => {
  browser = opened;
});

const simulated = 'Simulated: not sent to the IRS';

type Look = { width?: number; height?: number; theme?: 'light' | 'dark' };

async function openAs(who: Visitor, home = '/dashboard', options: Look = {}) {
  const { page, context, faults } = await openPage(browser, options);
  await actAs(context, who);
  await page.goto(home);
  const close = async () => {
    expect(faults).toEqual([]);
    await context.close();
  };
  return { page, close };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Types the proof and the PIN, agrees, and signs. */
async function signOnScreen(page: Page, income: string, pin = '12345'): Promise<void> {
  await page.getByLabel('2023 adjusted gross income (AGI)').fill(income);
  await page.getByLabel('Five-digit PIN').fill(pin);
  await page.getByLabel('Confirm PIN').fill(pin);
  await page.getByRole('checkbox', { name: 'I have read and agree to this declaration' }).check();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
}

const send = (page: Page) => page.getByRole('button', { name: 'File my return (simulated)' }).click();

test.describe('a filer', () => {
  test('goes from the summary to an accepted return with the keyboard alone', async () => {
    const filer = await readyToFile(plainNumber());
    const { page, close } = await openAs(filer.visitor);
    const steps = page.getByRole('region', { name: 'What to do next' });
    await steps.getByText('File your return', { exact: true }).waitFor();
    await page.getByRole('region', { name: /^(Due|Was due) April 15, 2025$/ }).waitFor();
    await page.goto('/summary');
    await page.getByRole('link', { name: 'File Tax Return' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/file');
    await heading(page, 'Sign your return');
    await page.getByText(simulated).waitFor();
    await expectAccessible(page);

    // Nothing typed: each thing that is missing is named, with the focus on the list.
    await page.getByRole('button', { name: 'Sign', exact: true }).focus();
    await page.keyboard.press('Enter');
    const wrong = page.getByRole('alert').filter({ hasText: 'There’s a problem' });
    await wrong.waitFor();
    await soon(async () =>
      expect(await wrong.getByRole('link').allTextContents()).toEqual([
        'Enter your 2023 AGI in whole dollars. Enter 0 if you didn’t file.',
        'Choose a five-digit PIN.',
        'Check the box to sign.',
      ]),
    );
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    // The first line of the list led to its field; from there on every control is one Tab away.
    await page.keyboard.type('41,000');
    await page.keyboard.press('Tab');
    await page.keyboard.type('12345');
    await page.keyboard.press('Tab');
    await page.keyboard.type('12345');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await heading(page, 'Signed and ready to send');
    // The form is gone, and the next step has the focus.
    await soon(async () =>
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Signed and ready to send'),
    );
    await page.getByText(simulated).waitFor();
    await page.getByText('Refund $981').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'File my return (simulated)' }).focus();
    await page.keyboard.press('Enter');
    await heading(page, 'The IRS accepted your return');
    await page.getByText(/Submission 109999\d{7}[0-9a-z]{7}\. Keep this number/).waitFor();
    await page.getByText(simulated).waitFor();
    await expectAccessible(page);
    await page.goto('/dashboard');
    await page.getByText('The IRS accepted your federal return.', { exact: false }).waitFor();
    await page.getByText('Simulated: nothing was sent to the IRS.', { exact: false }).first().waitFor();
    await page.getByRole('region', { name: 'Tax Preparation Progress' }).getByText('Simulated').waitFor();
    await page.getByText('The IRS accepted your return', { exact: true }).waitFor();
    // The number of the submission stays within reach.
    await page.getByRole('link', { name: 'See your filing' }).click();
    await heading(page, 'The IRS accepted your return');
    await close();
  });

  test('whose income of last year does not fit reads why, signs again and is accepted', async () => {
    const filer = await readyToFile(numberEnding('9998'));
    const { page, close } = await openAs(filer.visitor);
    await page.goto('/file');
    await signOnScreen(page, '41,000');
    await heading(page, 'Signed and ready to send');
    await send(page);
    await heading(page, 'The IRS rejected your return');
    const why = page.getByRole('region', { name: 'Why it was rejected' });
    await why
      .getByText('The 2023 AGI or PIN you signed with doesn’t match IRS records.', { exact: false })
      .waitFor();
    await why.getByText('Rule IND-031-04').waitFor();
    await expectAccessible(page);
    await page.goto('/dashboard');
    const steps = page.getByRole('region', { name: 'What to do next' });
    await steps.getByText('The IRS rejected your return', { exact: true }).waitFor();
    await steps.getByRole('link', { name: 'Go to filing' }).click();
    await page.waitForURL('**/file');
    await why.getByRole('link', { name: 'Fix this' }).click();
    await page.waitForURL('**/file#sign');
    await signOnScreen(page, '0');
    await heading(page, 'Signed and ready to send');
    await send(page);
    await heading(page, 'The IRS accepted your return');
    await close();
  });

  test('whose name does not fit is led to the question, and files again', async () => {
    const filer = await readyToFile(numberEnding('9999'));
    await sign(filer);
    await file(filer);
    await waitForState(filer, 'rejected');
    const { page, close } = await openAs(filer.visitor);
    await page.goto('/file');
    await page.getByText('Rule R0000-500-01').waitFor();
    await page.getByRole('region', { name: 'Why it was rejected' }).getByRole('link').click();
    await page.waitForURL('**/interview?q=taxpayer.lastName');
    await page.getByRole('heading', { level: 1, name: 'What is your last name?' }).waitFor();
    await page.getByRole('main').locator('form input:not([type=hidden])').first().fill('Leigh');
    const saved = page.waitForResponse(
      (response) => response.url().endsWith('/responses') && response.request().method() === 'POST',
    );
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    expect((await saved).status()).toBe(200);
    expect((await filer.visitor.post(`/api/tax-returns/${filer.returnId}/calculate`)).status).toBe(200);
    await page.goto('/file');
    await signOnScreen(page, '41,000');
    await heading(page, 'Signed and ready to send');
    await send(page);
    await heading(page, 'The IRS accepted your return');
    await close();
  });

  test('who is not ready sees one line for all open questions', async () => {
    const visitor = await signUpClient();
    await firstReturn(visitor);
    const { page, close } = await openAs(visitor);
    await page.goto('/file');
    await heading(page, 'File your return');
    const problems = page.getByRole('region', { name: 'What the IRS would reject' });
    await problems.getByText(/^\d+ questions still need an answer\.$/).waitFor();
    await soon(async () => expect(await problems.getByRole('link').count()).toBe(1));
    await soon(async () => expect(await problems.getByText(/^Rule/).count()).toBe(0));
    await close();
  });
});

test('spouses sign one after the other, each under their own name', async () => {
  const filer = await readyToFile(plainNumber(), {
    'marital-status': 'Married',
    'file-together': true,
    'spouse.firstName': 'Bo',
    'spouse.lastName': 'Lee',
    'spouse.dateOfBirth': '1991-02-03',
    'spouse.occupation': 'Nurse',
    'spouse.idKind': 'A Social Security number',
    'spouse.ssn': '400-07-1236',
    'w2s.0.owner': 'Me',
  });
  const { page, close } = await openAs(filer.visitor);
  await page.goto('/file');
  await page.getByRole('heading', { name: 'Signature of Ann Lee' }).waitFor();
  await signOnScreen(page, '90,000');
  await page.getByRole('heading', { name: 'Signature of Bo Lee' }).waitFor();
  // What Ann typed is gone.
  await soon(async () => expect(await page.getByLabel('Five-digit PIN').inputValue()).toBe(''));
  await expectAccessible(page);
  await signOnScreen(page, '90,000', '54321');
  await heading(page, 'Signed and ready to send');
  await page.getByText(/^Ann Lee signed on/).waitFor();
  await page.getByText(/^Bo Lee signed on/).waitFor();
  await send(page);
  await heading(page, 'The IRS accepted your return');
  await close();
});

test('a preparer signs with Form 8867, and the client sees who did', async () => {
  // Wages 10,000: the earned income credit without a child.
  const filer = await readyToFile(plainNumber(), {
    'w2s.0.wages': 10_000,
    'w2s.0.federalWithholding': 0,
    'w2s.0.socialSecurityWages': 10_000,
    'w2s.0.socialSecurityWithholding': 620,
    'w2s.0.medicareWages': 10_000,
    'w2s.0.medicareWithholding': 145,
  });
  const preparer = await hirePreparer();
  await assign(preparer, filer.visitor);
  await preparer.send('PATCH', `/api/tax-returns/${filer.returnId}`, { json: { status: 'approved' } });
  const { page, close } = await openAs(preparer, '/preparer/dashboard');
  await page.getByText('Return to sign').waitFor();
  await page.goto(`/preparer/client/${filer.visitor.id}`);
  await page.getByRole('link', { name: 'Sign and file' }).click();
  await heading(page, 'Sign as preparer');
  await page.getByText(simulated).waitFor();
  await page.getByRole('heading', { name: 'Due diligence (Form 8867)' }).waitFor();
  await page.getByRole('button', { name: 'Sign as preparer' }).click();
  const wrong = page.getByRole('alert').filter({ hasText: 'There’s a problem' });
  await wrong.getByText('Answer question 9a of Form 8867.').waitFor();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const group of await page.getByRole('group').all()) {
    const name = (await group.locator('legend').textContent()) ?? '';
    if (!/^\d+[a-c]?\. /.test(name)) continue;
    await group.getByRole('radio', { name: name.startsWith('4. ') ? 'No' : 'Yes', exact: true }).click();
  }
  await page.getByLabel('PTIN').fill('P01234567');
  await page.getByLabel('Firm EIN').fill('98-7000123');
  await page.getByLabel('Firm name').fill('Harbor Tax');
  await page.getByLabel('Five-digit PIN (ERO)').fill('54321');
  await page.getByLabel('Confirm PIN').fill('54321');
  await page.getByRole('checkbox', { name: 'I have read and agree to this declaration' }).check();
  await page.getByRole('button', { name: 'Sign as preparer' }).click();
  // Becoming a preparer began a new session without a password of its own: signing asks for it.
  const proof = page.getByRole('dialog', { name: 'Enter your password' });
  await proof.getByLabel('Password', { exact: true }).fill('a long enough password');
  await proof.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByText('A preparer has signed. The client signs next.').waitFor();
  await expectAccessible(page);
  await close();

  const client = await openAs(filer.visitor);
  await client.page.goto('/file');
  await client.page.getByText(/^Test Filer of Harbor Tax signed on/).waitFor();
  await soon(async () =>
    expect(await client.page.getByLabel('2023 adjusted gross income (AGI)').count()).toBe(0),
  );
  await client.page.getByLabel('Five-digit PIN').fill('12345');
  await client.page.getByLabel('Confirm PIN').fill('12345');
  await client.page.getByRole('checkbox', { name: 'I have read and agree to this declaration' }).check();
  await client.page.getByRole('button', { name: 'Sign', exact: true }).click();
  await heading(client.page, 'Signed and ready to send');
  await client.close();
});

for (const [width, theme] of looksInTurn(0))
  test(`at ${width} px in the ${theme} theme: nothing sideways, nothing for axe`, async () => {
    const look = { width, height: 844, theme };
    const open = await readyToFile(plainNumber(), { 'w2s.0.federalWithholding': 1000 });
    const owing = await openAs(open.visitor, '/dashboard', look);
    await expectGoodScreen(owing.page, '/file', 'Your signature');
    await owing.page.getByRole('checkbox', { name: /^Withdraw the \$3,019/ }).check();
    await owing.page.getByText('File on paper instead').click();
    await expectAccessible(owing.page);
    await sign(open);
    await expectGoodScreen(owing.page, '/file', 'Signed and ready to send');
    await owing.close();

    const back = await readyToFile(numberEnding('9996'));
    await sign(back);
    await file(back);
    await waitForState(back, 'rejected');
    const came = await openAs(back.visitor, '/dashboard', look);
    await expectGoodScreen(came.page, '/file', 'You’ll need to file this return on paper.');
    await expectGoodScreen(came.page, '/dashboard', 'The IRS rejected your return');
    await came.close();
  });
