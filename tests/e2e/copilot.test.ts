import { type Browser, expect, type Page, test } from '@playwright/test';
import { actAs, openPage } from '../setup/browser';
import { answerInterview, firstReturn, simpleFiler, typedW2 } from '../setup/filer';
import { productUrl, read, signInAs, signUpClient, type Visitor } from '../setup/http';
import { OpenAiStandIn } from '../setup/openai-stand-in';
import { type OwnServer, startOwnServer } from '../setup/own-server';
import { assign, hirePreparer } from '../setup/people';
import { expectGoodScreen } from './accessible';
import { looksInTurn } from './looks';
import { trainingPdf } from '../fixtures/training/training-pdf';
import { soon, until } from '../setup/until';

let browser: Browser;
let client: Visitor;

test.beforeAll(async ({ browser: opened }) => {
  browser = opened;
  client = await makeClient();
});

/** Ann, whose return is calculated: a refund of $981. */
async function makeClient(base = productUrl()): Promise<Visitor> {
  const visitor = await signUpClient(base);
  const returnId = await firstReturn(visitor);
  await answerInterview(visitor, returnId, { ...simpleFiler, ...typedW2 });
  await visitor.post(`/api/tax-returns/${returnId}/calculate`);
  return visitor;
}

async function openAs(who: Visitor, options: Parameters<typeof openPage>[1] = {}) {
  const opened = await openPage(browser, { ...options, url: who.base });
  await actAs(opened.context, who);
  return opened;
}

/** Material of the administrator's own. */
async function addMaterial(): Promise<void> {
  const admin = await signInAs('admin');
  const form = new FormData();
  form.set('title', 'Beekeeping');
  form.set('category', 'business');
  const text =
    'A beekeeper who sells honey from a few hives reports the honey money on Schedule C, and the hives are equipment of that business.';
  const bytes = trainingPdf([[{ heading: 'Beekeepers and honey', text }]]);
  form.set('file', new Blob([new Uint8Array(bytes)]), 'bees.pdf');
  const { id } = read<{ id: string }>(await admin.send('POST', '/api/admin/training/upload', { body: form }));
  await until('the material was not read', async () => {
    const all = read<{ id: string; status: string }[]>(await admin.get('/api/admin/training'));
    return all.find((one) => one.id === id)?.status === 'active';
  });
}

const box = (page: Page) => page.getByPlaceholder('Ask a tax question...');
const send = (page: Page) => page.getByRole('button', { name: 'Send' });
const refund = 'Your federal refund for 2024 is';

test('asks, reads the answer, follows its line, and finds the chat again', async () => {
  const { page, context, faults } = await openAs(client);
  await page.goto('/copilot');
  await page.getByText('Try asking:').waitFor();
  await page.getByRole('button', { name: 'Why is my refund this amount?' }).waitFor();
  await soon(async () => expect(await send(page).isDisabled()).toBe(true));
  await box(page).fill('   ');
  await soon(async () => expect(await send(page).isDisabled()).toBe(true));
  await box(page).fill('How much am I');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('getting back?');
  await soon(async () => expect(await box(page).inputValue()).toBe('How much am I\ngetting back?'));
  await soon(async () => expect(await send(page).isDisabled()).toBe(false));
  await page.keyboard.press('Enter');
  await page.getByText(refund).waitFor();
  await soon(async () => expect(await box(page).inputValue()).toBe(''));
  await soon(async () => expect(await page.getByText('Try asking:').count()).toBe(0));
  await page.getByRole('list', { name: 'Suggested questions' }).getByRole('button').first().waitFor();
  await page.getByRole('link', { name: /line 35a: Refund/ }).click();
  await page.waitForURL('**/summary?explain=1040%3A35a');
  await page.goto('/copilot');
  await page.getByText(refund).waitFor();
  await page.reload();
  await page.getByText(refund).waitFor();
  await soon(async () => expect(await page.getByText('You asked:').count()).toBe(1));
  expect(faults).toEqual([]);
  await context.close();
});

test('a suggestion is asked by a click, and what it cites opens on its page of the PDF', async () => {
  const { page, context, faults } = await openAs(client);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: client.base });
  await page.goto('/copilot');
  const suggestion = page.getByRole('button', { name: 'Which deductions or credits am I missing?' });
  await suggestion.click();
  await page.getByText('deductions page').last().waitFor();

  await addMaterial();
  await box(page).fill('Where do beekeepers report honey from their hives?');
  await send(page).click();
  const source = page.getByRole('link', { name: /page \d+ \(opens in a new tab\)/ }).last();
  await source.waitFor();
  const href = (await source.getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/api\/chat\/sources\/[\w-]+#page=\d+$/);
  const reply = await page.request.get(href);
  expect(reply.status()).toBe(200);
  expect(reply.headers()['content-type']).toBe('application/pdf');
  const [tab] = await Promise.all([page.waitForEvent('popup'), source.click()]);
  await tab.close();
  // The clipboard is for the page in front.
  await page.bringToFront();

  await page.getByRole('button', { name: 'Copy' }).last().click();
  await page.getByText('Copied').last().waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('honey money');
  expect(copied).not.toContain('**');
  expect(faults).toEqual([]);
  await context.close();
});

test('the answer streams: what is being done, then the words piece by piece, then both turns', async () => {
  const { page, context } = await openAs(client);
  await page.goto('/copilot');
  await page.getByText(refund).waitFor();
  const [returnRow] = read<{ id: string }[]>(await client.get('/api/tax-returns/my-returns'));
  const kinds = await page.evaluate(async (taxReturnId) => {
    const response = await fetch('/api/chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ message: 'Explain line 16', taxReturnId }),
    });
    const text = await response.text();
    return [...text.matchAll(/"type":"(\w+)"/g)].map(([, kind]) => kind);
  }, returnRow?.id);
  expect(kinds.filter((kind) => kind === 'delta').length).toBeGreaterThan(2);
  expect(kinds.indexOf('delta')).toBeLessThan(kinds.indexOf('done'));
  await context.close();
});

test('stop keeps nothing, a failure can be tried again, and the words come back', async () => {
  const { page, context } = await openAs(client);
  await page.goto('/copilot');
  await page.getByText(refund).waitFor();
  const asked = await page.getByText('You asked:').count();
  // The answer never comes until the client stops it.
  await page.route('**/api/chat', () => undefined);
  await box(page).fill('What is my AGI?');
  await page.keyboard.press('Enter');
  await page.getByText('Looking at your return').waitFor();
  await soon(async () => expect(await send(page).isDisabled()).toBe(true));
  const suggestions = page.getByRole('list', { name: 'Suggested questions' }).getByRole('button');
  await soon(async () => expect(await suggestions.first().isDisabled()).toBe(true));
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText('Stopped. Nothing was saved.').waitFor();
  await soon(async () => expect(await box(page).inputValue()).toBe('What is my AGI?'));

  await page.unroute('**/api/chat');
  await page.route('**/api/chat', (route) => route.fulfill({ status: 500, json: { error: 'broken' } }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('alert').getByText('We didn’t get an answer.').waitFor();

  await page.unroute('**/api/chat');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Adjusted gross income (Form 1040, line 11)').waitFor();
  await soon(async () => expect(await page.getByText('You asked:').count()).toBe(asked + 1));
  await context.close();
});

test('what it cannot answer goes to the preparer with the question, and stands in the messages', async () => {
  const { page, context, faults } = await openAs(client);
  const question = 'who won the world series';
  await page.goto('/copilot');
  await box(page).fill(question);
  await send(page).click();
  const handOver = page.getByRole('button', { name: 'Ask my preparer' }).last();
  await handOver.click();
  await page.getByText('You don’t have a preparer yet', { exact: false }).waitFor();
  await page.keyboard.press('Escape');

  await assign(await hirePreparer(), client);
  await page.reload();
  await handOver.click();
  const message = page.getByRole('dialog').getByLabel('Message');
  await soon(async () => expect(await message.inputValue()).toContain(question));
  await soon(async () => expect(await message.inputValue()).toContain('I asked the co-pilot first'));
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await page.getByText('Sent to your preparer').first().waitFor();
  await page.goto('/messages');
  await page.getByText(question, { exact: false }).first().waitFor();
  await page.getByText('I asked the co-pilot first', { exact: false }).first().waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('the keyboard alone suffices', async () => {
  const { page, context } = await openAs(client);
  await page.goto('/copilot');
  await page.getByText(refund).waitFor();
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: element } = document;
      return `${element?.tagName} ${element?.getAttribute('placeholder') ?? element?.textContent ?? ''}`;
    });
  const tabTo = async (sign: string, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    for (let step = 0; step < 120; step += 1) {
      if ((await focused()).includes(sign)) return;
      await page.keyboard.press(key);
    }
    throw new Error(`the focus never reaches “${sign}”`);
  };
  await tabTo('Ask a tax question...');
  await page.keyboard.type('What is my total tax?');
  await page.keyboard.press('Enter');
  await page.getByText('Total tax (Form 1040, line 24) is').waitFor();
  await tabTo('line 24: Total tax', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/summary?explain=1040%3A24');
  await context.close();
});

test.describe('with an AI model', () => {
  const model = new OpenAiStandIn();
  let server: OwnServer;

  test.beforeAll(async () => {
    await model.start();
    server = await startOwnServer(model.environment);
  });
  test.afterAll(async () => {
    await server.kill();
    await model.stop();
  });

  test('a proposed change is a card; the answer changes when it is confirmed, and only then', async () => {
    const ann = await makeClient(server.url);
    const returnId = await firstReturn(ann);
    const wages = async () =>
      read<Record<string, unknown>>(await ann.get(`/api/interview/${returnId}/responses`))['w2s.0.wages'];
    const forms = read<{ use: string; version: string }[]>(await ann.get('/api/consents'));
    const version = forms.find(({ use }) => use === 'ai-assistant')?.version;
    const { page, context, faults } = await openAs(ann);
    await page.goto('/copilot');
    await page.getByRole('link', { name: 'AI model: off' }).click();
    await page.waitForURL('**/settings/consents/ai-assistant?from=copilot');
    await ann.post('/api/consents', { use: 'ai-assistant', version, signature: 'Ann Lee' });

    model.turns = [
      { call: 'propose_answer', input: { questionId: 'w2s.0.wages', answer: 52_000 } },
      { call: 'explain_refund', input: {} },
      { say: 'I prepared the change. Your refund is $981 until you confirm it.' },
    ];
    await page.goto('/copilot');
    await page.getByRole('link', { name: 'AI model: on' }).waitFor();
    await box(page).fill('My wages should be 52,000, please correct it');
    await send(page).click();
    const card = page.getByRole('region', { name: 'Proposed change' });
    await card.getByText('52000').waitFor();
    expect(await wages()).toBe(50_000);
    await card.getByRole('button', { name: 'Save answer' }).click();
    await card.getByText('Saved. Recalculate to see what changes.').waitFor();
    expect(await wages()).toBe(52_000);
    await page.getByRole('button', { name: 'What we sent' }).click();
    await page.getByRole('dialog').getByText('My wages should be 52,000', { exact: false }).first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

for (const [width, theme] of looksInTurn(1))
  test(`is accessible and fits at ${width} px, ${theme}`, async () => {
    const [admin, fresh] = await Promise.all([signInAs('admin'), signUpClient()]);
    for (const [who, address, sign] of [
      [fresh, '/copilot', 'Try asking:'],
      [client, '/copilot', refund],
      [admin, '/admin/training', 'What counts as income'],
    ] as const) {
      const { page, context } = await openAs(who, { width, theme });
      await expectGoodScreen(page, address, sign);
      await context.close();
    }
  });
