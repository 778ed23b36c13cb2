import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { actAs, openPage } from '../setup/browser';
import { answerInterview, firstReturn, saveAnswer, simpleFiler, typedW2 } from '../setup/filer';
import { read, signUpClient, type Visitor } from '../setup/http';
import { soon, until } from '../setup/until';
import { hearWrites, holdEnter, holdReplies, putTimersOff } from './writes';

/** The interview under hasty hands and a slow network: each answer is sent once and nobody is led away. */
let browser: Browser;
let visitor: Visitor & { email: string };
let returnId: string;
let page: Page;
let context: BrowserContext;

test.beforeAll(({ browser: opened }) => {
  browser = opened;
});

test.beforeEach(async () => {
  visitor = await signUpClient();
  returnId = await firstReturn(visitor);
  ({ page, context } = await openPage(browser));
  await actAs(context, visitor);
});
test.afterEach(() => context.close());

const open = async (id: string) => {
  await page.goto(`/interview?q=${id}`);
  await onQuestion(id);
  await page.waitForLoadState('networkidle');
};
const onQuestion = (id: string) => page.locator(`form[data-question="${id}"]`).waitFor();
const shown = () => page.locator('form[data-question]').getAttribute('data-question');
const box = () => page.locator('form[data-question] [name=answer]').first();
const next = () => page.getByRole('button', { name: 'Next', exact: true });
const answers = async () =>
  read<Record<string, unknown>>(await visitor.get(`/api/interview/${returnId}/responses`));

test('who goes back while Next is still saving stays there', async () => {
  await open('taxpayer.lastName');
  const letGo = await holdReplies(page, '**/responses');
  await box().fill('Lee');
  await next().click();
  await page.getByRole('button', { name: 'Previous' }).click();
  await onQuestion('taxpayer.firstName');
  await until('the name was not saved', async () => (await answers())['taxpayer.lastName'] === 'Lee');
  const isAnswered = page.waitForResponse((reply) => reply.request().method() === 'POST');
  letGo();
  await isAnswered;
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  await soon(async () => expect(await shown()).toBe('taxpayer.firstName'));
});

test('a held Enter is one step', async () => {
  await answerInterview(visitor, returnId, { ...simpleFiler, ...typedW2 });
  await open('taxpayer.firstName');
  await box().focus();
  const before = await page.evaluate(() => history.length);
  await holdEnter(page);
  await soon(async () => expect((await page.evaluate(() => history.length)) - before).toBe(1));
});

test('on the way to a question that came with the answer no other one is shown', async () => {
  await putTimersOff(page);
  await open('had-w2-income');
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const id = document.querySelector('form[data-question]')?.getAttribute('data-question') ?? 'none';
      if (seen.at(-1) !== id) seen.push(id);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await next().click();
  await page.getByRole('heading', { name: /employer/ }).waitFor();
  await page.waitForTimeout(1000);
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([
    'had-w2-income',
    'w2s.0.employerName',
  ]);
});

test('an item is removed once, however often it is asked for while the first removal runs', async () => {
  for (const [id, answer] of Object.entries({ ...typedW2, 'w2s.0.more': true }))
    await saveAnswer(visitor, returnId, id, answer);
  await saveAnswer(visitor, returnId, 'w2s.1.employerName', 'Corner Shop');
  await open('w2s.0.employerName');
  const letGo = await holdReplies(page, '**/items/**');
  const removals = hearWrites(page, /\/items\//);
  await page
    .locator('form')
    .getByRole('button', { name: /^Remove/ })
    .click();
  const sure = page.getByRole('alertdialog');
  await sure.getByRole('button', { name: 'Remove' }).click();
  await until('nothing was removed', async () => (await answers())['w2s.0.employerName'] !== 'Harbor Bakery');
  // The reply is on its way: the question stays, and nothing behind it can be changed.
  for (const key of ['Escape', 'Enter', 'Tab', 'Enter', 'X']) await page.keyboard.press(key);
  await soon(async () => expect(await sure.getByRole('button', { disabled: true }).count()).toBe(2));
  letGo();
  await sure.waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  expect(removals).toHaveLength(1);
  expect((await answers())['w2s.0.employerName']).toBe('Corner Shop');
});

test('what moves up into the place of a removed item shows its own answers', async () => {
  const { 'w2s.0.employerEin': _ein, ...second } = typedW2;
  for (const [id, answer] of Object.entries({ ...typedW2, 'w2s.0.more': true }))
    await saveAnswer(visitor, returnId, id, answer);
  for (const [id, answer] of Object.entries(second))
    if (id.startsWith('w2s.0.')) await saveAnswer(visitor, returnId, id.replace('w2s.0', 'w2s.1'), answer);
  await answerInterview(visitor, returnId, { ...simpleFiler, ...typedW2 }).catch(() => undefined);
  await putTimersOff(page);
  await open('w2s.0.employerEin');
  await soon(async () => expect(await box().inputValue()).not.toBe(''));
  await page
    .locator('form')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  expect(await shown()).toBe('w2s.0.employerEin');
  expect(await box().inputValue()).toBe('');
  expect((await answers())['w2s.0.employerName']).toBe(typedW2['w2s.0.employerName']);
});

test('typing on while two answers stand against each other overwrites nothing', async () => {
  await saveAnswer(visitor, returnId, 'taxpayer.occupation', 'Baker');
  await open('taxpayer.occupation');
  await saveAnswer(visitor, returnId, 'taxpayer.occupation', 'Cook');
  await box().fill('Driver');
  const choice = page
    .getByRole('alert')
    .filter({ hasText: 'This answer changed in another tab or on another device' });
  await choice.waitFor();
  await box().fill('Driver of a bus');
  await choice.getByRole('button', { name: 'Keep “Driver of a bus”' }).waitFor();
  await page.waitForTimeout(1500);
  expect((await answers())['taxpayer.occupation']).toBe('Cook');
  await choice.getByRole('button', { name: 'Keep “Driver of a bus”' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  expect((await answers())['taxpayer.occupation']).toBe('Driver of a bus');
});

test('after two refused choices the one that is saved stands there again', async () => {
  await saveAnswer(visitor, returnId, 'income-kinds', ['None of these']);
  await open('income-kinds');
  await page.route('**/responses', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return route.fulfill({ status: 500, json: { message: 'No', requestId: '1' } });
  });
  const none = page.getByRole('checkbox', { name: 'None of these' });
  await page.getByRole('checkbox').nth(0).click();
  await page.getByRole('checkbox').nth(1).click();
  await page.locator('form').getByRole('alert').waitFor();
  await until('the saved choice did not come back', () => none.isChecked());
  await soon(async () => expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(1));
});

test('what was typed just before the tab is closed arrives', async () => {
  await open('taxpayer.firstName');
  await box().pressSequentially('Ann');
  await page.close({ runBeforeUnload: true });
  await until('the name did not arrive', async () => (await answers())['taxpayer.firstName'] === 'Ann');
});
