import { type Page } from '@playwright/test';
import { type Traveler } from '../../eval/journeys/twelve-filers';
import { answerPages } from './answer-pages';
import { Tally } from './tally';

/** What the way from sign-up to a signed return needs beside documents and knowledge. */
interface Way {
  email: string;
  /** Called on each screen, once it stands. */
  onScreen?: (name: string) => Promise<void>;
}

const password = 'a long enough password';

/**
 * Goes from sign-up to a signed return as a filer with documents would, page by page, and counts.
 * @throws when a screen has no way on
 */
export async function travel(page: Page, filer: Traveler, way: Way): Promise<Tally> {
  const tally = new Tally(page);
  await signUp(tally, filer, way.email);
  await way.onScreen?.('dashboard');
  await uploadAll(tally, filer, way.onScreen);
  await answerPages(tally, filer.knows, way.onScreen);
  await tally.come('Tax Summary');
  await way.onScreen?.('summary');
  await tally.wait(() => page.getByRole('link', { name: 'File Tax Return' }).waitFor());
  await tally.follow('File Tax Return');
  await tally.wait(() => page.waitForURL('**/file'));
  await signReturn(tally, way.onScreen);
  return tally;
}

async function signUp(tally: Tally, { account }: Traveler, email: string): Promise<void> {
  const { page } = tally;
  await page.goto('/signup?plan=basic');
  await tally.come('Create your account');
  await tally.type('First name', account.firstName);
  await tally.type('Last name', account.lastName);
  await tally.type('Email', email);
  await tally.type(/^Password/, password);
  await tally.type(/^Confirm password/, password);
  await tally.press('Create account');
  await tally.wait(() => page.waitForURL('**/dashboard'));
  await tally.come(/tax return$/);
}

/** All documents at once; a value that we aren't sure of is looked at in its document. */
async function uploadAll(tally: Tally, { documents }: Traveler, onScreen: Way['onScreen']): Promise<void> {
  const { page } = tally;
  await tally.follow('Upload Documents');
  await tally.come('Upload Documents');
  tally.clicks += 1;
  const files = documents.map((bytes, at) => ({
    name: `paper-${at + 1}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from(bytes()),
  }));
  await page.locator('input[type=file]').first().setInputFiles(files);
  // The way on comes up once everything was read.
  const next = page.getByRole('main').getByRole('link', { name: 'Next: the interview' });
  await tally.wait(() => next.waitFor());
  await onScreen?.('upload');
  const doubtful = page.getByRole('listitem').filter({ hasText: 'before we use it' });
  if ((await doubtful.count()) === 0) return tally.click(next);
  await tally.click(doubtful.first().getByRole('link', { name: /Review what we read/ }));
  for (let left = 2 * documents.length; left > 0; left -= 1) {
    await tally.wait(() => page.waitForURL('**/upload/*'));
    const address = page.url();
    await checkDocument(tally);
    await onScreen?.('check');
    await tally.follow(/^Next: /);
    await tally.wait(() => page.waitForURL((url) => url.href !== address));
    if (page.url().includes('/interview')) return;
  }
  throw new Error('checking the documents does not end');
}

/** Looks at each value that we aren't sure of, and says that it's right. */
async function checkDocument(tally: Tally): Promise<void> {
  const { page } = tally;
  const confirm = page.getByRole('button', { name: /^Confirm (?!the rest)/ });
  const nothingLeft = page.getByRole('main').getByText(/^Nothing left to check/);
  await tally.wait(() => confirm.or(nothingLeft).first().waitFor());
  tally.see(`Check ${new URL(page.url()).pathname.split('/').at(-1) ?? ''}`);
  while (!(await nothingLeft.first().isVisible())) {
    const left = await confirm.count();
    if (left > 0) await tally.click(confirm.first());
    await tally.wait(async () => {
      for (let tries = 0; tries < 600 && (await confirm.count()) === left; tries += 1) {
        if (await nothingLeft.first().isVisible()) return;
        await page.waitForTimeout(50);
      }
    });
  }
}

const signedTitle = 'Signed and ready to send';

/** Whatever stands between the summary and the signature: the plan, its payment, and a signature of each person. */
async function signReturn(tally: Tally, onScreen: Way['onScreen']): Promise<void> {
  for (let step = 0; step < 10; step += 1) {
    const place = await tally.wait(() => nextPlace(tally.page));
    const [title = ''] = place.split('\n');
    if (title === signedTitle) return;
    tally.see(title);
    await onScreen?.(title);
    await takeStep(tally, title);
    await tally.wait(() => leave(tally.page, place));
  }
  throw new Error('the return is not signed');
}

/** The heading, and whose signature or which plan it is about. */
const readPlace = (): string => {
  const titles = [...document.querySelectorAll('h1, form#sign h2')].map(({ textContent }) => textContent);
  const isPaid = document.querySelector('main a[href="/file"]') !== null;
  return [...titles, String(isPaid)].join('\n');
};

async function nextPlace(page: Page): Promise<string> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page.evaluate(readPlace);
}

async function leave(page: Page, place: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const now = await page.evaluate(readPlace);
    if (now !== place && !now.startsWith('\n') && now.includes('\n')) {
      if (!/^(true|false)$/.test(now)) return;
    }
    const wrong = await page.getByRole('alert').filter({ hasText: 'There’s a problem' }).allInnerTexts();
    if (wrong.length > 0) throw new Error(wrong.join(' '));
    await page.waitForTimeout(50);
  }
  throw new Error(`there is no way on from “${place}”`);
}

async function takeStep(tally: Tally, title: string): Promise<void> {
  const { page } = tally;
  if (title === 'File your return') return tally.follow('Choose a plan');
  if (title === 'Choose Your Tax Preparation Plan') {
    const toFile = page.getByRole('main').getByRole('link', { name: 'Continue to file' });
    if (await toFile.isVisible()) return tally.click(toFile);
    const need = await page.getByText(/^Your return needs the \w+ plan/).innerText();
    const plan = /needs the (\w+) plan/.exec(need)?.[1] ?? 'Basic';
    return tally.press(`Select Plan: ${plan}`);
  }
  if (title === 'Complete Your Payment') {
    await tally.type('Card number', '4242 4242 4242 4242');
    await tally.type('Expiration date', '1234');
    await tally.type('Security code', '123');
    return tally.press(/^Pay \$/);
  }
  if (title !== 'Sign your return') throw new Error(`there is no step on “${title}”`);
  await tally.type('2023 adjusted gross income (AGI)', '41,000');
  await tally.type('Five-digit PIN', '12345');
  await tally.type('Confirm PIN', '12345');
  await tally.click(page.getByRole('checkbox', { name: /I have read and agree/ }));
  await tally.press(/^Sign$/);
}
