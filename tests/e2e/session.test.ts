import { type Browser, expect, type Page, test } from '@playwright/test';
import { actAs, openPage, waitForFocus } from '../setup/browser';
import { query } from '../setup/database';
import { firstReturn, saveAnswer, simpleFiler } from '../setup/filer';
import { read, signUpClient, type Visitor } from '../setup/http';
import { soon, until } from '../setup/until';
import { expectAccessible } from './accessible';

const password = 'a long enough password';

let browser: Browser;
test.beforeAll(({ browser: opened }) => {
  browser = opened;
});

/** As if nothing had come from this person for so many minutes. */
const beIdle = (userId: string, minutes: number) =>
  query(
    `UPDATE "Session" SET "lastSeenAt" = (now() AT TIME ZONE 'UTC') - make_interval(secs => $2::int)
     WHERE "userId" = $1`,
    [userId, minutes * 60],
  );
const endSessions = (userId: string) => query('DELETE FROM "Session" WHERE "userId" = $1', [userId]);
const nameOf = async (visitor: Visitor) =>
  (await query<{ firstName: string }>('SELECT "firstName" FROM "User" WHERE "id" = $1', [visitor.id]))[0]
    ?.firstName;

async function openSettings(): Promise<{
  page: Page;
  person: Visitor & { email: string };
  done: () => Promise<void>;
}> {
  const person = await signUpClient();
  const { page, context, faults } = await openPage(browser);
  await page.clock.install();
  await actAs(context, person);
  await page.goto('/settings');
  // What a page fetches while it loads are signs of life, too.
  await page.waitForLoadState('networkidle');
  await page.getByLabel('First name').fill('Half a na');
  await page.getByLabel('First name').focus();
  return {
    page,
    person,
    done: async () => {
      expect(faults).toEqual([]);
      await context.close();
    },
  };
}

const typed = (page: Page) => page.getByLabel('First name').inputValue();

test('the warning comes before the end, staying keeps the session, and what was typed is still there', async () => {
  const { page, person, done } = await openSettings();
  // 28 and a half of 30 minutes: the timer of the screen wakes two minutes before the end.
  await beIdle(person.id, 28.5);
  await page.clock.fastForward('29:00');
  const warning = page.getByRole('dialog', { name: 'Are you still there?' });
  await warning.waitFor();
  await warning.getByText(/^You’ll be signed out in 1 minute/).waitFor();
  await expectAccessible(page);
  await soon(async () => expect(await typed(page)).toBe('Half a na'));
  await warning.getByRole('button', { name: 'Stay signed in' }).press('Enter');
  await warning.waitFor({ state: 'detached' });
  // The focus is where it was: who types goes on typing.
  await waitForFocus(page.getByLabel('First name'));
  await page.keyboard.press('End');
  await page.keyboard.type('me');
  await soon(async () => expect(await typed(page)).toBe('Half a name'));
  await until('staying was not heard', async () => {
    const [session] = await query<{ idle: number }>(
      `SELECT extract(epoch FROM (now() AT TIME ZONE 'UTC') - "lastSeenAt")::int AS "idle"
       FROM "Session" WHERE "userId" = $1`,
      [person.id],
    );
    return session !== undefined && session.idle < 60;
  });
  await done();
});

test('somebody who is typing is not asked: the session goes on by itself', async () => {
  const { page, person, done } = await openSettings();
  await page.clock.fastForward('27:50');
  await beIdle(person.id, 28.5);
  await page.getByLabel('First name').press('x');
  await page.clock.fastForward('00:20');
  await until('the session did not go on', async () => {
    const rows = await query(
      `SELECT 1 FROM "Session" WHERE "userId" = $1 AND "lastSeenAt" > (now() AT TIME ZONE 'UTC') - interval '1 minute'`,
      [person.id],
    );
    return rows.length === 1;
  });
  await soon(async () => expect(await page.getByRole('dialog').count()).toBe(0));
  await done();
});

test('after the end the same screen asks to sign in, and the save that found it out goes through', async () => {
  const { page, person, done } = await openSettings();
  await endSessions(person.id);
  await page.getByRole('button', { name: 'Save name' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
  await dialog.getByText('What you entered is still here.', { exact: false }).waitFor();
  await dialog.getByText(person.email).waitFor();
  await expectAccessible(page);
  await soon(async () => expect(await typed(page)).toBe('Half a na'));
  expect(await nameOf(person)).toBe('Test');
  await dialog.getByLabel('Password', { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await dialog.getByText('Invalid email or password').waitFor();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('Profile saved').first().waitFor();
  await soon(async () => expect(await typed(page)).toBe('Half a na'));
  expect(await nameOf(person)).toBe('Half a na');
  await done();
});

test('an answer of the interview that was typed before the end is saved after it', async () => {
  const person = await signUpClient();
  const returnId = await firstReturn(person);
  for (const id of ['marital-status', 'taxpayer.firstName'])
    await saveAnswer(person, returnId, id, simpleFiler[id]);
  const { page, context, faults } = await openPage(browser);
  await actAs(context, person);
  await page.goto('/interview?q=taxpayer.lastName');
  const box = page.getByRole('main').getByRole('textbox').first();
  await box.waitFor();
  await page.waitForLoadState('networkidle');
  await box.fill('Quillfeather');
  await endSessions(person.id);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in to continue' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  const again = await signInAgain(person);
  const saved = await until('the answer was not saved', async () => {
    const answers = read<Record<string, unknown>>(await again.get(`/api/interview/${returnId}/responses`));
    return answers['taxpayer.lastName'];
  });
  expect(saved).toBe('Quillfeather');
  expect(faults).toEqual([]);
  await context.close();
});

/** The same person in another browser: the test's own session ended with the others. */
async function signInAgain(person: Visitor & { email: string }): Promise<Visitor> {
  const answer = await person.post('/api/auth/login', { email: person.email, password });
  if (answer.status !== 200) throw new Error(`signing in gave ${answer.status}`);
  return person;
}
