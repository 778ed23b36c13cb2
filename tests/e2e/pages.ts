import { type Page } from '@playwright/test';
import { type Given } from './filers/filer';

/** Page objects: what a person does on a screen, by the names that are on it. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/signup?plan=premium');
  await page.getByLabel('First name').fill('Nadia');
  await page.getByLabel('Last name').fill('Osei');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a long enough password');
  await page.getByLabel('Confirm password', { exact: true }).fill('a long enough password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/dashboard');
}

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Drops files on the upload zone the way a file picker does. */
export async function upload(page: Page, files: { name: string; bytes: Uint8Array }[]): Promise<void> {
  await page.goto('/upload');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(
      files.map(({ name, bytes }) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) })),
    );
}

/**
 * Goes through the interview screen by screen, without loading a page between. Questions without an answer in the
 * list get "No", "None of these", or stay empty when they may, and 0 where a number must stand.
 */
export async function answerInterview(
  page: Page,
  answers: Readonly<Record<string, Given>> | ((question: { id: string; title: string }) => Given | undefined),
): Promise<string[]> {
  await page.goto('/interview');
  const form = page.locator('form[data-question]');
  // With documents that were read, pages to confirm come first.
  const oneByOne = page.getByRole('link', { name: 'Answer one question at a time instead' });
  await form.or(oneByOne).first().waitFor();
  if ((await oneByOne.count()) > 0) await oneByOne.click();
  const asked: string[] = [];
  for (let step = 0; step < 200; step += 1) {
    await form.waitFor();
    const { id, title } = await form.evaluate((element) => ({
      id: element.getAttribute('data-question') ?? '',
      title: (document.querySelector('h1')?.textContent ?? '').replace(' (optional)', ''),
    }));
    asked.push(title);
    const given = typeof answers === 'function' ? answers({ id, title }) : answers[title];
    const time = asked.filter((one) => one === title).length - 1;
    await answerOne(page, title, typeof given === 'object' && 'each' in given ? given.each[time] : given);
    // The list may still grow with the answer: whether it was the last question is known when it is saved.
    await page.locator('form button[type=submit]:not([name=answer])').click();
    await page.waitForFunction(
      (before) =>
        location.pathname === '/summary' ||
        document.querySelector('form[data-question]')?.getAttribute('data-question') !== before,
      id,
    );
    if (new URL(page.url()).pathname === '/summary') return asked;
  }
  throw new Error('the interview does not end');
}

async function answerOne(
  page: Page,
  title: string,
  given: string | readonly string[] | undefined,
): Promise<void> {
  // Beside the form stand the search and the topics.
  const form = page.locator('form[data-question]');
  if (typeof given === 'object') {
    for (const name of given) {
      const box = form.getByRole('checkbox', { name, exact: true });
      if (!(await box.isChecked())) await box.click();
    }
    return;
  }
  const answer = given;
  // Some controls come a moment after their question.
  const controls =
    'input:not([type=hidden]), textarea, [role=radio], [role=checkbox], [role=combobox], [aria-pressed]';
  await form.locator(controls).first().waitFor();
  if ((await form.getByRole('combobox').count()) > 0) {
    await form.getByRole('combobox').click();
    await page.getByRole('option', { name: answer ?? '', exact: true }).click();
    return;
  }
  const yesNo = form.getByRole('button', { name: answer ?? 'No', exact: true });
  if ((await yesNo.count()) > 0) {
    if ((await yesNo.getAttribute('aria-pressed')) !== 'true') await yesNo.click();
    return;
  }
  if ((await form.getByRole('radio').count()) > 0) {
    await form.getByRole('radio', { name: answer ?? 'No', exact: true }).click();
    return;
  }
  if ((await form.getByRole('checkbox').count()) > 0) {
    const none = form.getByRole('checkbox', { name: answer ?? /^None/ });
    if (!(await none.isChecked())) await none.click();
    return;
  }
  const box = form.locator('input:not([type=hidden]), textarea').first();
  if (answer !== undefined) await box.fill(answer);
  else if ((await form.getByText('(optional)').count()) > 0) return;
  else if (/^(numeric|decimal)$/.test((await box.getAttribute('inputmode')) ?? '')) await box.fill('0');
  else if (title === 'What is the employer’s address?') await box.fill('40 Harbor Way, Portland, ME 04101');
  else if (title === 'What is the payer’s TIN?') await box.fill('98-7000125');
  else throw new Error(`the filer has no answer to “${title}”`);
}

/**
 * Opens a page whose HTML lacks one of its answers, as when the server could not read it: the screen then asks the API.
 * @param key a part of the answer's key in the cache
 */
export async function openWithout(page: Page, path: string, key: string): Promise<void> {
  const isDocument = (url: URL) => url.pathname === path;
  await page.route(isDocument, async (route) => {
    const reply = await route.fetch();
    // The same length, so that nothing else in the stream moves.
    const lost = key.slice(0, -1) + '_';
    await route.fulfill({ response: reply, body: (await reply.text()).replaceAll(key, lost) });
  });
  await page.goto(path);
  await page.unroute(isDocument);
}
