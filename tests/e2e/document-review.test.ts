import { type Browser, type ElementHandle, expect, type Page, test } from '@playwright/test';
import { w2WithColumns } from '../fixtures/documents/w2-columns';
import { actAs, openPage } from '../setup/browser';
import { firstReturn, waitUntilRead } from '../setup/filer';
import { read, signUpClient, type Visitor } from '../setup/http';
import { expectAccessible } from './accessible';
import { soon } from '../setup/until';

/** The review of what was read, without a mouse: doubtful values first, Enter confirms and goes on. */
interface Document {
  id: string;
  status: string;
  extraction: { fields: { path: string; value: unknown; confirmed: boolean; confidence: number }[] };
}

let browser: Browser;
let visitor: Visitor & { email: string };
let documentId: string;

// One case goes through all of them: what fails is tried again from the start.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser: opened }) => {
  browser = opened;
  visitor = await signUpClient();
  const taxReturnId = await firstReturn(visitor);
  const uploaded = await visitor.upload('Columns.pdf', w2WithColumns(), { taxReturnId });
  documentId = read<Document>(uploaded).id;
  await waitUntilRead(visitor, documentId);
});

const fieldsNow = async () =>
  read<Document>(await visitor.get(`/api/documents/${documentId}`)).extraction.fields;

/** What has the focus: the name that a screen reader says. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    const label = element?.id ? document.querySelector(`label[for="${CSS.escape(element.id)}"]`) : null;
    return (label ?? element)?.textContent?.trim() ?? '';
  });

test('doubtful values come first, are corrected and confirmed by keyboard, and the rest at once', async () => {
  const { page, context, faults } = await openPage(browser);
  await actAs(context, visitor);
  await page.goto(`/upload/${documentId}`);
  await page.getByText('Please check (2)').waitFor();
  await expectAccessible(page);

  // From the top of the page with the tab key alone to the first value in doubt.
  await page.keyboard.press('Tab');
  for (let step = 0; step < 60 && !(await focused(page)).startsWith('Box 1:'); step += 1)
    await page.keyboard.press('Tab');
  await soon(async () => expect(await focused(page)).toMatch(/^Box 1: Wages/));
  // The region on the page's picture follows the focus.
  const mark = page.locator('span.bg-primary\\/15');
  await mark.waitFor();
  const first = await mark.boundingBox();

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('61,304.88');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'field-box2_federal_withholding');
  // The mark glides to the right.
  await page.waitForFunction(([one, left]) => one.getBoundingClientRect().x > left, [
    (await mark.elementHandle()) as ElementHandle<HTMLElement>,
    first?.x ?? Infinity,
  ] as const);
  await page.keyboard.press('Enter');
  await page.getByText('Nothing left to check.').waitFor({ state: 'attached' });
  const checked = (await fieldsNow()).filter(({ path }) => /^box[12]_/.test(path));
  expect(checked.map(({ path, value, confirmed }) => [path, value, confirmed])).toEqual([
    ['box1_wages', '61304.88', true],
    ['box2_federal_withholding', '7118.00', true],
  ]);

  // Escape takes a slip back; nothing is saved.
  await page.keyboard.type('9');
  await page.keyboard.press('Escape');
  const rest = page.getByRole('button', { name: 'Confirm the rest' });
  for (let step = 0; step < 80 && !(await rest.evaluate((one) => one === document.activeElement)); step += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('All values on this form are confirmed.').waitFor({ state: 'attached' });
  const all = await fieldsNow();
  expect(all.filter(({ value, confirmed }) => value !== null && value !== false && !confirmed)).toEqual([]);
  expect(all.find(({ path }) => path === 'box3_ss_wages')?.value).toBe('61204.88');
  expect(faults).toEqual([]);
  await context.close();
});
