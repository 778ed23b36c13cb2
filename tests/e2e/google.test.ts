import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { screenPatience } from '../setup/browser';
import { query } from '../setup/database';
import { read, signUpClient, Visitor } from '../setup/http';
import { type OpenIdProvider, startProvider } from '../setup/oidc';
import { findFreePort, type OwnServer, startOwnServer } from '../setup/own-server';
import { setUpSecondFactor } from '../setup/authenticator';
import { soon } from '../setup/until';

let browser: Browser;
let provider: OpenIdProvider;
let server: OwnServer;

test.beforeAll(async ({ browser: opened }) => {
  const port = await findFreePort();
  provider = await startProvider(`http://localhost:${port}`);
  browser = opened;
  server = await startOwnServer(provider.environment, port);
});
test.afterAll(async () => {
  await server.kill();
  provider.stop();
});

const somebody = (changes: object = {}) => ({
  sub: randomUUID(),
  email: `${randomUUID()}@example.com`,
  email_verified: true,
  name: 'Gita Rao',
  ...changes,
});

async function open(): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL: server.url });
  context.setDefaultTimeout(screenPatience);
  return { page: await context.newPage(), context };
}

async function signInWithGoogle(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
}

/** Who a browser is for us; null when signed out. */
async function whoIs(
  context: BrowserContext,
): Promise<{ id: string; planTier: string; role: string } | null> {
  const reply = await context.request.get('/api/auth/user');
  return reply.status() === 200
    ? ((await reply.json()) as { id: string; planTier: string; role: string })
    : null;
}

/** Back at our sign-in with a word about it. */
const isLogin = (url: URL) => url.origin === server.url && url.pathname === '/login' && url.search !== '';

const usersWith = (email: string) =>
  query<{ id: string; firstName: string; lastName: string }>(
    'SELECT "id", "firstName", "lastName" FROM "User" WHERE "email" = $1',
    [email.toLowerCase()],
  );

test('signing up keeps the chosen plan, makes a client, and the same subject is the same person later', async () => {
  const person = somebody();
  await provider.be(person);
  const { page, context } = await open();
  await page.goto('/signup?plan=business');
  const asked = page.waitForRequest((request) => request.url().startsWith(`${provider.issuer}/auth?`));
  await page.getByRole('button', { name: 'Sign up with Google' }).click();
  const request = new URL((await asked).url());
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(request.searchParams.get(name)?.length).toBeGreaterThan(20);
  expect(request.searchParams.get('code_challenge_method')).toBe('S256');
  expect(request.searchParams.get('redirect_uri')).toBe(`${server.url}/api/auth/callback/google`);
  await page.waitForURL('**/dashboard');
  await soon(async () =>
    expect(await page.evaluate(() => window.localStorage.getItem('selectedPlan'))).toBe('business'),
  );
  const me = await whoIs(context);
  expect(me).toMatchObject({ role: 'client', planTier: 'business' });
  expect(await usersWith(person.email)).toEqual([{ id: me?.id, firstName: 'Gita', lastName: 'Rao' }]);

  const cookies = await context.cookies();
  const session = cookies.find(({ name }) => name === 'plainfile.session');
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(session?.value).toMatch(/^[A-Za-z0-9_-]{43}$/);
  const stored = await query('SELECT * FROM "Session" WHERE "userId" = $1', [me?.id]);
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(session?.value);
  const [account] = await query<Record<string, unknown>>('SELECT * FROM "Account" WHERE "userId" = $1', [
    me?.id,
  ]);
  expect(account).toMatchObject({
    provider: 'google',
    providerAccountId: person.sub,
    access_token: null,
    id_token: null,
  });

  // Another address at the provider, the same subject: the same person.
  await provider.be({ ...person, email: `${randomUUID()}@example.com` });
  const later = await open();
  await signInWithGoogle(later.page);
  await later.page.waitForURL('**/dashboard');
  expect((await whoIs(later.context))?.id).toBe(me?.id);
  await Promise.all([context.close(), later.context.close()]);
});

test('the year chosen beside the button is the year of the first return', async () => {
  await provider.be(somebody());
  const { page, context } = await open();
  await page.goto('/signup?plan=basic');
  await page.getByLabel('2025 Tax Year').check();
  await page.getByRole('button', { name: 'Sign up with Google' }).click();
  await page.waitForURL('**/dashboard');
  const returns = await context.request.get('/api/tax-returns/my-returns');
  expect(await returns.json()).toMatchObject([{ taxYear: 2025 }]);
  await context.close();
});

test('another subject with a known address gets nowhere, and the screen says what to do', async () => {
  const owner = await signUpClient(server.url);
  await provider.be(somebody({ email: owner.email }));
  const { page, context } = await open();
  await signInWithGoogle(page);
  await page.waitForURL(isLogin);
  expect(new URL(page.url()).searchParams.get('error')).toBe('OAuthAccountNotLinked');
  await page.getByText('You already have an account with this email').waitFor();
  expect(await whoIs(context)).toBeNull();
  expect(await query('SELECT 1 FROM "Account" WHERE "userId" = $1', [owner.id])).toEqual([]);
  await context.close();
});

test('the provider’s account is never tied to whoever is signed in just then', async () => {
  const owner = await signUpClient(server.url);
  const person = somebody();
  await provider.be(person);
  const { page, context } = await open();
  const [name = '', value = ''] = owner.session.split('=');
  await context.addCookies([{ name, value, url: server.url }]);
  await page.goto('/api/auth/google');
  await page.waitForURL('**/dashboard');
  const me = await whoIs(context);
  expect(me?.id).not.toBe(owner.id);
  expect(await query('SELECT 1 FROM "Account" WHERE "userId" = $1', [owner.id])).toEqual([]);
  // The session this browser had before is over.
  expect((await owner.get('/api/auth/user')).status).toBe(401);
  await context.close();
});

test('an address that the provider does not vouch for opens and makes nothing', async () => {
  const person = somebody({ email_verified: false });
  await provider.be(person);
  const { page, context } = await open();
  await signInWithGoogle(page);
  await page.waitForURL(isLogin);
  expect(await whoIs(context)).toBeNull();
  expect(await usersWith(person.email)).toEqual([]);
  await context.close();
});

test('with a second factor on, Google’s word is the first step only', async () => {
  const person = somebody();
  await provider.be(person);
  const first = await open();
  await signInWithGoogle(first.page);
  await first.page.waitForURL('**/dashboard');
  const visitor = new Visitor(server.url);
  const session = (await first.context.cookies()).find(({ name }) => name === 'plainfile.session');
  visitor.session = `plainfile.session=${session?.value}`;
  const { app } = await setUpSecondFactor(visitor);

  const { page, context } = await open();
  await signInWithGoogle(page);
  await page.waitForURL(isLogin);
  expect(await whoIs(context)).toBeNull();
  await page.getByLabel('Code').fill(app.code());
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/dashboard');
  expect(await whoIs(context)).not.toBeNull();
  await Promise.all([first.context.close(), context.close()]);
});

test.describe('a way back that did not start in this browser', () => {
  /** Goes to the provider and stops on the way back, with the address that would sign in. */
  async function stopOnTheWayBack(): Promise<{ page: Page; context: BrowserContext; back: string }> {
    const opened = await open();
    let next = `${server.url}/api/auth/google`;
    for (let step = 0; step < 10; step += 1) {
      const reply = await opened.context.request.get(next, { maxRedirects: 0 });
      next = new URL(reply.headers()['location'] ?? '', next).href;
      if (next.startsWith(`${server.url}/api/auth/callback/google`)) break;
    }
    expect(next).toContain('code=');
    return { ...opened, back: next };
  }

  test('is refused: somebody else’s code, another state, another nonce, a code used twice', async () => {
    await provider.be(somebody());
    const attacker = await stopOnTheWayBack();

    const victim = await open();
    await victim.page.goto(attacker.back);
    expect(new URL(victim.page.url()).pathname).toBe('/login');
    expect(await whoIs(victim.context)).toBeNull();

    // The cookies of a start of one's own do not fit either: not the state, not the nonce, not the verifier.
    await provider.be(somebody());
    const other = await stopOnTheWayBack();
    for (const kind of ['state', 'nonce', 'pkce']) {
      await provider.be(somebody());
      const mixed = await stopOnTheWayBack();
      const theirs = (await other.context.cookies()).filter(({ name }) => name.includes(kind));
      expect(theirs).toHaveLength(1);
      await mixed.context.addCookies(theirs);
      await mixed.page.goto(mixed.back);
      expect([kind, new URL(mixed.page.url()).pathname]).toEqual([kind, '/login']);
      expect(await whoIs(mixed.context)).toBeNull();
      await mixed.context.close();
    }

    const changed = new URL(other.back);
    changed.searchParams.set('state', 'forged');
    await other.page.goto(changed.href);
    expect(await whoIs(other.context)).toBeNull();

    await attacker.page.goto(attacker.back);
    await attacker.page.waitForURL('**/dashboard');
    const again = await open();
    await again.page.goto(attacker.back);
    expect(await whoIs(again.context)).toBeNull();
    for (const { context } of [attacker, victim, other, again]) await context.close();
  });

  test('a callbackUrl or a cookie with another site’s address does not send anybody there', async () => {
    await provider.be(somebody());
    const { page, context } = await open();
    await context.addCookies([
      { name: 'authjs.callback-url', value: 'https://evil.example', url: server.url },
    ]);
    await page.goto('/api/auth/google?callbackUrl=https://evil.example&redirectTo=//evil.example');
    await page.waitForURL(`${server.url}/**`);
    expect(new URL(page.url()).origin).toBe(server.url);
    expect(await whoIs(context)).not.toBeNull();
    await context.close();
  });
});

test('what Auth.js tells of the session is who and until when', async () => {
  await provider.be(somebody());
  const { page, context } = await open();
  await signInWithGoogle(page);
  await page.waitForURL('**/dashboard');
  const reply = await context.request.get('/api/auth/session');
  const stated = (await reply.json()) as { user: object };
  expect(Object.keys(stated).sort()).toEqual(['expires', 'user']);
  expect(Object.keys(stated.user).sort()).toEqual(['email', 'id']);
  const visitor = new Visitor(server.url);
  expect(read<unknown>(await visitor.get('/api/auth/session'))).toBeNull();
  await context.close();
});
