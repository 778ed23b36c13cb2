// npm run bench -- desk: ten cases from the invitation to accepted, as a preparer and an administrator do them in the
// browser: clicks, keys, typed characters, and the seconds in which they wait. Exit code 1 over a limit.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { actAs, openPage } from '@/tests/setup/browser';
import { signInAs, type Visitor } from '@/tests/setup/http';
import { enterFirm, hirePreparer } from '@/tests/setup/people';
import {
  acceptInvitation,
  answerRest,
  type DeskCase,
  fillIn,
  newCases,
  payLater,
  printedFor,
  signAndSend,
} from './desk-cases';
import { type Effort, Hand } from './desk-hand';

const root = path.resolve(import.meta.dirname, '../..');

/** Most clicks and keys of each kind of work; typed characters are extra. */
const limits: Readonly<Record<string, { clicks?: number; keys?: number }>> = {
  'invite ten clients': { clicks: 4 },
  'assign ten clients': { clicks: 15 },
  'review a clean W-2': { clicks: 2, keys: 3 },
  'review a doubtful photo': { clicks: 2, keys: 12 },
  'approve a return': { clicks: 3 },
  'Form 8867 and signature, again': { clicks: 6, keys: 1 },
};

const isOver = ({ work, clicks, keys }: Effort): boolean =>
  clicks > (limits[work]?.clicks ?? Infinity) || keys > (limits[work]?.keys ?? Infinity);

export async function run(): Promise<void> {
  const { startTestProduct } = await import('../launch/test-product.mjs');
  const data = mkdtempSync(path.join(os.tmpdir(), 'plainfile-desk-'));
  const product = await startTestProduct(data);
  try {
    Object.assign(process.env, product.env);
    const efforts = await measureDesk();
    console.log(describe(efforts));
    const generated = path.join(root, '.generated');
    mkdirSync(generated, { recursive: true });
    writeFileSync(
      path.join(generated, 'bench-desk.json'),
      `${JSON.stringify({ measuredAt: new Date().toISOString(), limits, efforts }, null, 2)}\n`,
    );
    if (efforts.some(isOver)) process.exitCode = 1;
  } finally {
    await product.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

async function hire(firstName: string, lastName: string, ptin: string): Promise<Visitor> {
  const preparer = await hirePreparer();
  await preparer.send('PATCH', '/api/settings/profile', { json: { firstName, lastName } });
  await preparer.send('PUT', '/api/firm/ptin', { json: { ptin } });
  // Signing asks for the password of who became a preparer in this very session.
  await preparer.post('/api/account/confirm', { password: 'a long enough password' });
  return preparer;
}

/** Every piece of work in its turn. The clients do theirs over HTTP in between. */
export async function measureDesk(): Promise<Effort[]> {
  await enterFirm();
  const [admin, paul, priya, browser] = await Promise.all([
    signInAs('admin'),
    hire('Paul', 'Reyes', 'P01234567'),
    hire('Priya', 'Raman', 'P01234568'),
    chromium.launch({ executablePath: process.env['TEST_CHROMIUM'] ?? '', args: ['--no-sandbox'] }),
  ]);
  const sit = async (who: Visitor, home: string): Promise<Hand> => {
    const { page, context } = await openPage(browser);
    await actAs(context, who);
    await page.goto(home);
    return new Hand(page);
  };
  const cases = newCases();
  const efforts: Effort[] = [];
  try {
    efforts.push(await inviteAll(await sit(paul, '/preparer/dashboard'), cases));
    for (const one of cases) {
      await acceptInvitation(one);
      await fillIn(one);
    }
    efforts.push(await assignAll(await sit(admin, '/admin/clients'), cases));
    const desk = await sit(priya, '/preparer/dashboard');
    await desk.page.getByRole('link', { name: fullName(cases[0]) }).waitFor();
    for (const [at, one] of cases.entries()) efforts.push(...(await prepare(desk, one, at === 0)));
    for (const one of cases) await signAndSend(one);
    await desk.page.goto('/preparer/dashboard');
    await desk.page
      .getByText('filed', { exact: true })
      .nth(cases.length - 1)
      .waitFor();
  } finally {
    await browser.close();
  }
  return efforts;
}

const fullName = (one: DeskCase | undefined) => `${one?.firstName} ${one?.lastName}`;

async function inviteAll(hand: Hand, cases: readonly DeskCase[]): Promise<Effort> {
  const { page } = hand;
  const open = page.getByRole('button', { name: /^Invite/ });
  await open.waitFor();
  hand.note('');
  await hand.click(open);
  const dialog = page.getByRole('dialog');
  await hand.click(dialog.getByLabel('Email addresses', { exact: true }));
  await hand.type(cases.map(({ email }) => email).join('\n'));
  await hand.click(dialog.getByRole('button', { name: 'Send invitations' }));
  await page.getByText(`${cases.length} invitations sent`).first().waitFor();
  return hand.note('invite ten clients');
}

/** The clients of one preparer go to another as well. */
async function assignAll(hand: Hand, cases: readonly DeskCase[]): Promise<Effort> {
  const { page } = hand;
  await page.getByRole('checkbox', { name: 'Select all clients in the list' }).waitFor();
  hand.note('');
  await hand.choose(page.getByRole('combobox', { name: 'Preparer' }), 'Paul Reyes');
  await page.getByRole('checkbox', { name: `Select ${fullName(cases.at(-1))}` }).waitFor();
  await page.waitForFunction(
    (count) => document.querySelectorAll('tbody [role=checkbox]').length <= count,
    12,
  );
  await hand.click(page.getByRole('checkbox', { name: 'Select all clients in the list' }));
  const chosen = page.getByRole('group', { name: 'Selected clients' });
  await chosen.getByText(`${cases.length} selected`).waitFor();
  await hand.click(chosen.getByRole('button', { name: 'Assign' }));
  const dialog = page.getByRole('dialog', { name: 'Assign these clients' });
  await hand.choose(dialog.getByRole('combobox', { name: 'Preparer' }), /^Priya Raman/);
  await hand.click(dialog.getByRole('button', { name: 'Assign', exact: true }));
  await dialog.getByText(`${cases.length} of ${cases.length} done`).waitFor();
  await hand.click(dialog.getByRole('button', { name: 'Close' }).last());
  return hand.note('assign ten clients');
}

/** One case of the queue: reviewed, approved, signed. */
async function prepare(hand: Hand, one: DeskCase, isFirst: boolean): Promise<Effort[]> {
  const { page } = hand;
  const name = fullName(one);
  hand.note('');
  await hand.click(page.getByRole('link', { name, exact: true }));
  await hand.click(page.getByRole('link', { name: 'Review values' }));
  await reviewByKeys(hand, one);
  const efforts = [hand.note(one.isPhoto ? 'review a doubtful photo' : 'review a clean W-2')];

  await hand.click(page.getByRole('link', { name: 'Back to the client', exact: true }));
  await page.getByText('Approved by Priya Raman', { exact: false }).first().waitFor();
  const approve = page.getByRole('button', { name: 'Approve', exact: true });
  // With doubtful values the client couldn't calculate: the preparer does, once they are checked.
  if (one.isPhoto) {
    await answerRest(one);
    await hand.click(page.getByRole('button', { name: 'Calculate', exact: true }));
    await approve.waitFor();
    await payLater(one);
    efforts.push(hand.note('calculate what the client couldn’t'));
  }
  await hand.click(approve);
  await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }));
  await page.getByRole('link', { name: 'Sign and file' }).waitFor();
  efforts.push(hand.note('approve a return'));

  await page.getByRole('link', { name: 'Sign and file' }).click();
  await page.getByRole('heading', { name: 'Due diligence (Form 8867)' }).waitFor();
  hand.note('');
  await signWithDueDiligence(hand, isFirst);
  efforts.push(hand.note(`Form 8867 and signature, ${isFirst ? 'first' : 'again'}`));
  await page.getByRole('link', { name: 'My Clients' }).first().click();
  return efforts;
}

/** Enter at each step, and the right amount typed over what was read wrong. */
async function reviewByKeys(hand: Hand, one: DeskCase): Promise<void> {
  const { page } = hand;
  const printed = printedFor(one);
  const heading = page.getByRole('main').getByRole('heading', { level: 2 });
  const isDone = page.getByText('Everything is checked.');
  const ready = page.getByRole('button', { name: /^(Confirm|Confirm all are blank|Approve document)$/ });
  for (let step = 0; step < 100; step += 1) {
    await isDone.or(ready).first().waitFor();
    if (await isDone.isVisible()) return;
    const title = await heading.textContent();
    await page.waitForFunction(() => {
      const { activeElement: now } = document;
      return (
        now?.tagName === 'INPUT' ||
        ['Confirm all are blank', 'Approve document'].includes(now?.textContent ?? '')
      );
    });
    const value = page.getByLabel('Value we read');
    const right = printed[/^Box (\w+)/.exec(title ?? '')?.[1] ?? ''];
    if (right !== undefined && (await value.isVisible()) && (await value.inputValue()) !== right)
      await hand.type(right);
    await hand.press('Enter');
    await page.waitForFunction(
      (before) =>
        [...document.querySelectorAll('main h2')].every(({ textContent }) => textContent !== before),
      title,
    );
  }
  throw new Error('the review does not end');
}

async function signWithDueDiligence(hand: Hand, isFirst: boolean): Promise<void> {
  const { page } = hand;
  if (!isFirst) await hand.click(page.getByRole('button', { name: /^Copy the remaining answers/ }));
  for (const group of await page.getByRole('group').all()) {
    const asked = (await group.locator('legend').textContent()) ?? '';
    if (!/^\d+[a-c]?\. /.test(asked)) continue;
    if ((await group.getByRole('radio', { checked: true }).count()) > 0) continue;
    await hand.click(group.getByRole('radio', { name: asked.startsWith('4. ') ? 'No' : 'Yes', exact: true }));
  }
  await hand.click(page.getByLabel('Five-digit PIN (ERO)'));
  await hand.type('54321');
  await hand.press('Tab');
  await hand.type('54321');
  await hand.click(page.getByRole('checkbox', { name: 'I have read and agree to this declaration' }));
  await hand.click(page.getByRole('button', { name: 'Sign as preparer' }));
  await page.getByText('A preparer has signed. The client signs next.').waitFor();
}

/** For each kind of work the most that it took, and its limits. */
function describe(efforts: readonly Effort[]): string {
  const row = (...cells: string[]) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(36) : cell.padStart(12))).join('');
  const kinds = [...new Set(efforts.map(({ work }) => work))];
  const lines = kinds.map((work) => {
    const all = efforts.filter((effort) => effort.work === work);
    const most = (part: 'clicks' | 'keys' | 'characters') => Math.max(...all.map((effort) => effort[part]));
    const { clicks, keys } = limits[work] ?? {};
    const limit = [clicks === undefined ? '' : `${clicks} clicks`, keys === undefined ? '' : `${keys} keys`];
    const seconds = all.map((effort) => effort.seconds).sort((a, b) => a - b);
    const figures = [all.length, most('clicks'), most('keys'), most('characters')].map(String);
    const median = (seconds[Math.floor(seconds.length / 2)] ?? Number.NaN).toFixed(1);
    const verdict = all.some(isOver) ? '  OVER ITS LIMIT' : '';
    return `${row(work, ...figures, median)}  ${limit.filter((part) => part !== '').join(', ')}${verdict}`;
  });
  const sum = (part: 'clicks' | 'keys' | 'characters' | 'seconds') =>
    efforts.reduce((total, effort) => total + effort[part], 0);
  const load = (os.loadavg()[0] ?? 0).toFixed(1);
  return [
    `Ten cases at the desk, Chromium, load average ${load} on ${os.cpus().length} cores`,
    row('the most of each', 'times', 'clicks', 'keys', 'typed', 'median s') + '  limit',
    ...lines,
    `All ten: ${sum('clicks')} clicks, ${sum('keys')} keys, ${sum('characters')} typed characters, ${(sum('seconds') / 60).toFixed(1)} minutes in which the product worked.`,
  ].join('\n');
}
