import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { setUpSecondFactor } from '../setup/authenticator';
import { actAs } from '../setup/browser';
import { answerInterview, firstReturn, simpleFiler, typedW2 } from '../setup/filer';
import { productUrl, read, signUpClient, type Visitor } from '../setup/http';
import { openCase } from './a-case';

/** Forms that the browser sends by itself: before the page is awake, and where no script ever runs. */
let browser: Browser;
test.beforeAll(({ browser: opened }) => {
  browser = opened;
});

const password = 'a long enough password';

async function openAsleep(person?: Visitor): Promise<Page> {
  const context = await browser.newContext({ baseURL: productUrl(), javaScriptEnabled: false });
  if (person !== undefined) await actAs(context, person);
  return context.newPage();
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('signing up: what is wrong is said on the form, which keeps what was typed but the passwords', async () => {
  const page = await openAsleep();
  await page.goto('/signup?plan=premium');
  const email = `${randomUUID()}@example.com`;
  const passwords = async (first: string, second: string) => {
    await page.getByLabel('Password', { exact: true }).fill(first);
    await page.getByLabel('Confirm password', { exact: true }).fill(second);
    await press(page, 'Create account');
  };
  await page.getByLabel('First name').fill('Nadia');
  await page.getByLabel('Last name').fill('Osei');
  await page.getByLabel('Email').fill(email);
  await passwords(password, 'another password');
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/signup?plan=premium');
  await page.getByText('Enter the same password in both boxes').waitFor();
  expect(await page.getByLabel('First name').inputValue()).toBe('Nadia');
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
  await passwords('password1', 'password1');
  await page
    .getByText(/too common/)
    .first()
    .waitFor();
  await passwords(password, password);
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  expect(await page.locator('main').innerText()).toContain('Nadia');
  await page.context().close();
});

test('signing in: a wrong password, the right one, and the code that comes after it', async () => {
  const person = await signUpClient();
  const { app } = await setUpSecondFactor(person);
  const page = await openAsleep();
  await page.goto('/login');
  const give = async (secret: string) => {
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(secret);
    await press(page, 'Sign in');
  };
  await give('not this one');
  await page.getByText('Invalid email or password').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe(person.email);
  await give(password);
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
  await page.getByLabel('Code').fill('12');
  await press(page, 'Continue');
  await page.getByText('Enter the six-digit code or a recovery code.').waitFor();
  await page.getByLabel('Code').fill(app.code());
  await press(page, 'Continue');
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  // What was wrong before is not said once more.
  await page.context().clearCookies({ name: 'plainfile.session' });
  await page.goto('/login');
  expect(await page.getByText('You aren’t signed in').count()).toBe(0);
  await page.context().close();
});

test('messages: from both sides, and nothing is lost when one is too long', async () => {
  const { client, preparer } = await openCase();
  const page = await openAsleep(client);
  await page.goto('/messages');
  await page.getByLabel('Message', { exact: true }).fill('Hello without a script');
  await press(page, 'Send');
  expect(new URL(page.url()).pathname).toBe('/messages');
  await page.getByText('Hello without a script').waitFor();
  await page.getByLabel('Message', { exact: true }).fill('   ');
  await press(page, 'Send');
  await page.getByText('Enter a message.').waitFor();
  const theirs = await openAsleep(preparer);
  await theirs.goto(`/messages?client=${client.id}`);
  await theirs.getByText('Hello without a script').waitFor();
  await theirs.getByLabel('Message', { exact: true }).fill('And hello back');
  await press(theirs, 'Send');
  expect(new URL(theirs.url()).searchParams.get('client')).toBe(client.id);
  await theirs.getByText('And hello back').waitFor();
  await Promise.all([page.context().close(), theirs.context().close()]);
});

/** Answers the question on the page with what its control offers. */
async function answerAsleep(page: Page, answers: Record<string, unknown>): Promise<string> {
  const form = page.locator('form[data-question]');
  const id = (await form.getAttribute('data-question')) ?? '';
  const type = await form.locator('input[name=type]').inputValue();
  const given = answers[id];
  if (type === 'boolean') {
    await form.getByRole('button', { name: given === true ? 'Yes' : 'No', exact: true }).click();
    return id;
  }
  if (type === 'radio') await form.getByRole('radio', { name: String(given), exact: true }).check();
  else if (type === 'select') await form.locator('select').selectOption(String(given));
  else if (type === 'checkbox' || type === 'multiselect')
    await form.getByRole('checkbox', { name: /^None/ }).check();
  else if (given !== undefined) await form.locator('[name=answer]').fill(String(given));
  await form.locator('button[type=submit]').last().click();
  return id;
}

test('the interview: from the first question to the result', async () => {
  const client = await signUpClient();
  const page = await openAsleep(client);
  await page.goto('/interview');
  const asked: string[] = [];
  const answers: Record<string, unknown> = { ...simpleFiler, ...typedW2 };
  for (let step = 0; step < 90 && new URL(page.url()).pathname === '/interview'; step += 1) {
    const id = await answerAsleep(page, answers);
    expect([id, asked.filter((one) => one === id).length]).toEqual([id, 0]);
    asked.push(id);
  }
  expect(new URL(page.url()).pathname).toBe('/summary');
  expect(asked.length).toBeGreaterThan(25);
  const shown = await page.locator('main').innerText();
  // Wages 50,000, tax 4,019, withheld 5,000 (worked in tests/api/returns.test.ts).
  expect(shown).toContain('$981');
  await page.context().close();
});

test('the interview says at the question what is wrong with an answer, and what is missing', async () => {
  const client = await signUpClient();
  const returnId = await firstReturn(client);
  await answerInterview(client, returnId, { ...simpleFiler, ...typedW2 });
  const page = await openAsleep(client);
  await page.goto('/interview?q=taxpayer.ssn');
  await page.locator('form [name=answer]').fill('12');
  await press(page, 'Next');
  await page.getByText('Enter nine digits, such as 123-45-6789.').waitFor();
  await page.locator('form [name=answer]').fill('');
  await press(page, 'Next');
  await page.getByText('Enter an answer.').waitFor();
  expect(new URL(page.url()).searchParams.get('q')).toBe('taxpayer.ssn');
  const saved = read<Record<string, unknown>>(await client.get(`/api/interview/${returnId}/responses`));
  expect(saved['taxpayer.ssn']).toBe('400-01-2345');
  await page.context().close();
});

test('what was typed and picked before the page woke up is still there', async () => {
  const client = await signUpClient();
  const context = await browser.newContext({ baseURL: productUrl() });
  await actAs(context, client);
  const page = await context.newPage();
  let letScriptsIn: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (letScriptsIn = resolve));
  await page.route('**/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('/interview?q=taxpayer.occupation', { waitUntil: 'commit' });
  await page.locator('form [name=answer]').fill('Baker');
  letScriptsIn();
  await page.waitForFunction(() => document.querySelector('form button[aria-busy]') === null);
  await page.getByText('Saved', { exact: true }).waitFor();
  expect(await page.locator('form [name=answer]').inputValue()).toBe('Baker');
  await context.close();
});
