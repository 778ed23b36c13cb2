import { type Browser, expect, type Page, test } from '@playwright/test';
import { w2Pdf } from '../fixtures/documents/w2-pdf';
import { actAs, openPage } from '../setup/browser';
import { saveAnswer } from '../setup/filer';
import { type Case, openCase } from './a-case';
import { expectAccessible, expectGoodScreen } from './accessible';
import { looksInTurn } from './looks';
import { soon } from '../setup/until';

let browser: Browser;
let found: Case;

// One case goes through all of them: what fails is tried again from the start.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser: opened }) => {
  browser = opened;
  found = await openCase();
});

/** What somebody does on a page of their own; nothing may go wrong on it. */
async function as(who: Case['client' | 'preparer'], act: (page: Page) => Promise<void>): Promise<void> {
  const { page, context, faults } = await openPage(browser);
  await actAs(context, who);
  await act(page);
  expect(faults).toEqual([]);
  await context.close();
}

const clientPage = () => `/preparer/client/${found.client.id}`;

/** From the queue to a question about a line and one about a field. */
async function askFromTheQueue(): Promise<void> {
  await as(found.preparer, async (page) => {
    await page.goto('/preparer/dashboard');
    await page.getByText('Return to review').waitFor();
    await page.getByText('1 document to review').waitFor();
    await page.getByLabel('Search').fill('nobody at all');
    await page.getByText('No clients found.', { exact: false }).waitFor();
    await page.getByLabel('Search').fill('lee');
    await page.waitForURL(({ search }) => search === '?q=lee');
    await page.getByRole('link', { name: 'Ann Lee' }).click();
    await page.waitForURL(`**${clientPage()}`);

    // Refund 981: wages 50,000, tax 4,019, withheld 5,000 (worked in tests/api/returns.test.ts).
    await page.getByText('$981', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: /^\$50,000, Gross income/ }).click();
    const panel = page.getByRole('dialog');
    await panel.getByRole('button', { name: 'Ask the client about this line' }).first().click();
    await send(page, 'Is this all you earned?');
    await panel.getByRole('button', { name: 'Close' }).click();
    await panel.waitFor({ state: 'detached' });

    await page.getByRole('link', { name: /^Review Second job\.pdf/ }).click();
    const field = page.getByRole('button', { name: /^Box 1: Wages/ });
    await field.focus();
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Box 2'));
    await page.getByRole('button', { name: /^Ask the client about .*Box 1: Wages/ }).click();
    await send(page, 'Did you have a second job?');
    await page.getByText('Did you have a second job?', { exact: true }).waitFor();
    await page.getByLabel('Notes').fill('I asked you about box 1.');
    await page.getByRole('button', { name: 'Add review' }).click();
    await page.getByText('Review added successfully').first().waitFor();
    await page.getByText('I asked you about box 1.').waitFor();
  });
}

async function send(page: Page, question: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Ask the client' });
  await dialog.getByLabel('What do you need to know?').fill(question);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send question' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Question sent to the client').first().waitFor();
}

/** The client finds the questions, answers one beside the document and one on their own screen. */
async function answerBoth(): Promise<void> {
  await as(found.client, async (page) => {
    await page.goto('/dashboard');
    const waiting = page.getByRole('region', { name: 'Waiting for you' });
    await waiting.getByText(/^Priya Raman has a question about Form 1040, line 9/).waitFor();
    await expectAccessible(page);

    await page.goto(`/upload/${found.documentId}`);
    await page.getByText('Reviewed by Priya Raman', { exact: false }).waitFor();
    await page.getByText('I asked you about box 1.').waitFor();
    const asked = page.getByRole('region', { name: 'Question from your preparer' });
    await asked.getByLabel('Your answer').fill('Yes, for a month.');
    await asked.getByRole('button', { name: 'Send answer' }).click();
    await page.getByText('Answer sent').first().waitFor();
    await expectAccessible(page);

    await page.goto('/dashboard');
    await waiting.getByRole('link', { name: /^Answer/ }).click();
    await page.waitForURL(({ pathname }) => pathname === '/requests');
    const open = page.getByRole('list', { name: 'Open questions' });
    await open.getByRole('button', { name: 'Send answer' }).click();
    await open.getByText('Enter an answer.').waitFor();
    await open.getByLabel('Your answer').fill('Yes, that is all.');
    await open.getByRole('button', { name: 'Send answer' }).click();
    await page.getByText('No open questions').waitFor();
    await page.getByText('Yes, that is all.').waitFor();
    await expectAccessible(page);
  });
}

/** The preparer reads the answers, settles them, notes something, and approves with a message. */
async function settleAndApprove(): Promise<void> {
  await as(found.preparer, async (page) => {
    await page.goto('/preparer/dashboard');
    await page.getByText('2 replies to read').waitFor();
    await page.goto(clientPage());
    const questions = page.getByRole('region', { name: 'Questions for the client' });
    await questions.getByText('Yes, for a month.').waitFor();
    for (const left of [1, 0]) {
      await questions
        .getByRole('button', { name: /^Resolve/ })
        .first()
        .click();
      await questions.getByText(`${2 - left} resolved`).waitFor();
      // The button that was pressed is gone from the list.
      await page.waitForFunction(() => document.activeElement?.id === 'requests');
    }
    await page.getByLabel('New note').fill('Call them in May.');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Call them in May.' }).waitFor();
    await page.getByRole('button', { name: 'Approve' }).click();
    const dialog = page.getByRole('dialog', { name: 'Approve this return?' });
    await dialog.getByLabel('Message to the client').fill('All good. You can file.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await page.getByText('Return approved').first().waitFor();
    await page.getByText('“All good. You can file.”', { exact: false }).waitFor();
  });
}

/** The client sees the approval with its message, and nothing of the note. */
async function readApproval(): Promise<void> {
  await as(found.client, async (page) => {
    await page.goto('/dashboard');
    await page.getByText('Priya Raman approved your return').first().waitFor();
    await page.getByText('All good. You can file.').waitFor();
    expect(await page.getByText('Call them in May.').count()).toBe(0);
  });
}

/** Returning needs words, and they reach the client. */
async function giveBack(): Promise<void> {
  await as(found.preparer, async (page) => {
    await page.goto(clientPage());
    await page.getByRole('button', { name: 'Return to client' }).click();
    const dialog = page.getByRole('dialog', { name: 'Return this to the client?' });
    await dialog.getByRole('button', { name: 'Return to client' }).click();
    await dialog.getByText('Enter what the client needs to do.').waitFor();
    await dialog.getByLabel('What does the client need to do?').fill('Add your second job.');
    await dialog.getByRole('button', { name: 'Return to client' }).click();
    await page.getByText('Return sent to the client for changes').first().waitFor();
  });
  await as(found.client, async (page) => {
    await page.goto('/dashboard');
    await page.getByText('Priya Raman sent your tax return back for changes').first().waitFor();
    await page.getByText('Add your second job.').waitFor();
  });
}

test('a case, from the queue to the approval and back to the client', async () => {
  await askFromTheQueue();
  await answerBoth();
  await settleAndApprove();
  await readApproval();
  await giveBack();
});

test('the queue sorts by its columns, and asks the selected clients at once', async () => {
  const { client, preparer } = await openCase();
  await as(preparer, async (page) => {
    await page.goto('/preparer/dashboard');
    const name = page.getByRole('columnheader', { name: 'Client', exact: true });
    await name.getByRole('button').press('Enter');
    await page.waitForURL(({ search }) => search === '?sort=name');
    await soon(async () => expect(await name.getAttribute('aria-sort')).toBe('ascending'));
    await page.getByRole('checkbox', { name: 'Select Ann Lee' }).press('Space');
    await page
      .getByRole('group', { name: 'Selected clients' })
      .getByRole('button', { name: 'Ask' })
      .press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Ask these clients' });
    await dialog.getByLabel('What do you need to know?').fill('Did you move last year?');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send question' }).press('Enter');
    await dialog.getByText('1 of 1 done').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).last().press('Enter');
    await page.getByText('1 question waiting for the client').waitFor();
  });
  await as(client, async (page) => {
    await page.goto('/requests');
    await page.getByText('Did you move last year?').waitFor();
  });
});

test('a clean W-2 is reviewed with one key', async () => {
  const { client, preparer } = await openCase();
  await as(preparer, async (page) => {
    await page.goto(`/preparer/client/${client.id}/review`);
    // No made-up document shows a number that was ever issued.
    await page.getByText('it can’t be a Social Security number', { exact: false }).waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Approve document');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.getByText('Everything is checked.').waitFor();
  });
});

test('what changed while the preparer looked is not approved, and their words stay until they have looked', async () => {
  const { client, preparer, returnId } = await openCase();
  const { page, context } = await openPage(browser);
  await actAs(context, preparer);
  await page.goto(`/preparer/client/${client.id}`);
  await page.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve this return?' });
  await dialog.getByLabel('Message to the client').fill('A refund of $981.');
  // The second W-2 was reviewed by nobody: that is said, and asked about.
  await dialog.getByRole('listitem').filter({ hasText: '1 unreviewed document' }).waitFor();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await dialog.getByText('Enter why you’re approving it anyway.').waitFor();
  await dialog.getByLabel('Why approve anyway?').fill('That W-2 is of another year.');
  await saveAnswer(client, returnId, 'w2s.0.wages', 60_000);
  expect((await client.post(`/api/tax-returns/${returnId}/calculate`)).status).toBe(200);
  for (const _twice of [1, 2]) {
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await page.getByText('The return has changed since you opened it.', { exact: false }).first().waitFor();
    await soon(async () =>
      expect(await dialog.getByLabel('Message to the client').inputValue()).toBe('A refund of $981.'),
    );
  }
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('$60,000', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Approve' }).click();
  await soon(async () =>
    expect(await dialog.getByLabel('Message to the client').inputValue()).toBe('A refund of $981.'),
  );
  await dialog.getByLabel('Message to the client').fill('Now you owe.');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await page.getByText('Return approved').first().waitFor();
  await context.close();
});

test('a number is shown in full only with a reason, by keyboard alone, and is hidden again', async () => {
  // A fresh proof: asking for it is a test of its own (tests/api/people-access.test.ts).
  await found.preparer.post('/api/account/confirm', { password: 'a long enough password' });
  await as(found.preparer, async (page) => {
    await page.goto(`${clientPage()}/answers?q=taxpayer.ssn`);
    await page.getByText('•••-••-2345').waitFor();
    expect(await page.getByText('400-01-2345').count()).toBe(0);
    // A key pressed before the page is awake opens nothing.
    await page.waitForLoadState('networkidle');
    await page
      .getByRole('button', { name: /^Show the answer to “What is your Social Security number/ })
      .focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Show this number in full?' });
    await dialog.getByRole('button', { name: 'Show it' }).click();
    await dialog.getByText('Select a reason.').waitFor();
    await dialog.getByRole('combobox').press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Show it' }).press('Enter');
    await page.getByText('400-01-2345').waitFor();
    await page.getByRole('button', { name: /^Hide the answer/ }).press('Enter');
    await page.getByText('•••-••-2345').waitFor();
  });
});

test.describe('the screens of a case', () => {
  for (const [width, theme] of looksInTurn(1))
    test(`at ${width} px in the ${theme} theme`, async () => {
      const { page, context, faults } = await openPage(browser, { width, height: 844, theme });
      await actAs(context, found.preparer);
      await expectGoodScreen(page, '/preparer/dashboard', 'Ann Lee');
      await expectGoodScreen(page, clientPage(), 'All forms and lines');
      await expectGoodScreen(page, `${clientPage()}/review`, 'Everything is checked.');
      await expectGoodScreen(page, `${clientPage()}/answers`, '•••-••-2345');
      await expectGoodScreen(page, `${clientPage()}/document/${found.documentId}`, 'Review this document');
      await context.clearCookies();
      await actAs(context, found.client);
      await expectGoodScreen(page, '/dashboard', 'Waiting for you');
      await expectGoodScreen(page, '/requests', 'Yes, that is all.');
      expect(faults).toEqual([]);
      await context.close();
    });
});

test('long values keep the columns Check and Ask in sight at 1440 px', async () => {
  const { client, preparer, documentId } = await openCase();
  const fields = [
    ['employer_name', 'International Brotherhood of Longshore and Warehouse Workers Holding Corporation'],
    ['employee_name', 'Maxine Wolfeschlegelsteinhausenbergerdorff-Montgomery'],
  ].map(([path, value]) => ({ path, value, confirmed: true }));
  const saved = await client.send('PATCH', `/api/documents/${documentId}/extraction`, { json: { fields } });
  expect(saved.status).toBe(200);
  await as(preparer, async (page) => {
    await page.goto(`/preparer/client/${client.id}/document/${documentId}`);
    const table = page.getByRole('region').filter({ hasText: 'International Brotherhood' }).last();
    await table.waitFor();
    expect(await table.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
    const ask = table.getByRole('button', { name: /^Ask the client about/ }).first();
    expect((await ask.boundingBox())?.x).toBeLessThan(1440);
  });
});

test('long names of people and files widen no screen, and a paper says whose it is', async () => {
  const { client, preparer, documentId } = await openCase();
  const lastName = 'Wolfeschlegelsteinhausenbergerdorff';
  await client.send('PATCH', '/api/settings/profile', { json: { firstName: 'Max', lastName } });
  await client.upload(`${'2024-12-31 statement of the bank '.repeat(6)}.pdf`, w2Pdf());
  for (const width of [390, 1024]) {
    const { page, context } = await openPage(browser, { width, height: 844 });
    await actAs(context, preparer);
    await expectGoodScreen(page, '/preparer/dashboard', `Max ${lastName}`);
    await expectGoodScreen(page, `/preparer/client/${client.id}`, 'All forms and lines');
    await expectGoodScreen(page, `/preparer/client/${client.id}/document/${documentId}`, `Max ${lastName}`);
    await context.close();
  }
});
