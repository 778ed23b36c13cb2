import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type FilingView } from '@/lib/filing/schema';
import { formatDay } from '@/lib/format/day';
import { type DeductionDiscovery } from '@/lib/returns/results-schema';
import { trainingPdf } from '../fixtures/training/training-pdf';
import { actAs, openPage } from '../setup/browser';
import { productUrl, read, signInAs, type Visitor } from '../setup/http';
import { type Case, openCase } from './a-case';

/** Every page holds its data in its first HTML: it shows it without JavaScript, and asks the API for none of it. */
let browser: Browser;
let found: Case;
let admin: Visitor;
/** A client with a calculated 2024 return who has started 2025. */
let later: Visitor;
let discovery: DeductionDiscovery;
let filing: FilingView;

/** An administrator uploads a page of a title that nothing else has. */
const material = `Looms and tax ${randomUUID()}`;
let materialId: string;

async function uploadMaterial(): Promise<string> {
  const form = new FormData();
  const fields = { title: material, description: 'For weavers', category: 'business' };
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  const bytes = trainingPdf([[{ heading: 'Looms', text: 'A loom is equipment of a weaving business.' }]]);
  form.set('file', new Blob([new Uint8Array(bytes)]), 'looms.pdf');
  const reply = await admin.send('POST', '/api/admin/training/upload', { body: form });
  expect(reply.status).toBe(201);
  return read<{ id: string }>(reply).id;
}

test.beforeAll(async ({ browser: opened }) => {
  browser = opened;
  [found, admin, { client: later }] = await Promise.all([openCase(), signInAs('admin'), openCase()]);
  expect((await later.post('/api/tax-returns', { taxYear: 2025, status: 'draft' })).status).toBe(201);
  const { client, preparer } = found;
  const address = `/api/preparer/clients/${client.id}`;
  const written = [
    await preparer.post(`${address}/requests`, { question: 'Did you move in 2024?' }),
    await preparer.post(`${address}/notes`, { body: 'Careful with the second job' }),
    await client.post('/api/messages', { body: 'Hello from Ann' }),
  ];
  expect(written.map(({ status }) => status)).toEqual([201, 201, 201]);
  materialId = await uploadMaterial();
  const place = `/api/tax-returns/${found.returnId}`;
  discovery = read(await client.get(`${place}/deduction-discovery`));
  filing = read(await client.get(`${place}/filing`));
  expect(discovery.suggestions.length).toBeGreaterThan(0);
  expect(filing.requirements.length).toBeGreaterThan(0);
});

// The co-pilot of other tests would cite it.
test.afterAll(async () => {
  await admin.send('DELETE', `/api/admin/training/${materialId}`);
});

const people = ['client', 'client in a second year', 'preparer', 'admin'] as const;
type Person = (typeof people)[number];

/** Address, and what its reader came for: text that stands on it in each case. */
function pagesOf(person: Person): readonly (readonly [string, readonly (string | RegExp)[]])[] {
  const { client, documentId } = found;
  const place = `/preparer/client/${client.id}`;
  if (person === 'admin') {
    return [
      // Newest first: this person has just been created.
      ['/admin/users', [client.email, 'Assignments']],
      ['/admin/clients', ['Clients', /@example\.com/]],
      ['/admin/payments', [/@example\.com|No payments found/]],
      ['/admin/training', [material, 'For weavers', 'looms.pdf']],
      ['/admin/operations', ['Responses', 'Running']],
      ['/admin/audit', [/return\.opened|account\.role-set/, 'Who did what']],
      ['/settings', ['Two-step verification']],
      ['/messages', ['No messages for administrators']],
    ];
  }
  if (person === 'preparer') {
    return [
      ['/preparer/dashboard', ['Ann Lee', client.email]],
      [place, ['Ann Lee', '$981', 'Careful with the second job', 'Did you move in 2024?', 'Second job.pdf']],
      [`${place}/answers`, ['Harbor Bakery', 'Baker']],
      [`${place}/document/${documentId}`, ['Second job.pdf', /Box 1: Wages/]],
      // The values that nobody has looked at stand in boxes of a form; what they are is named.
      [`${place}/review`, ['Review values', 'Ann Lee', 'Second job.pdf', /\d+ steps? left/]],
      [`${place}/file`, ['Sign as preparer', 'Approve the return before you sign it.', 'Form 1040ME']],
      [`/messages?client=${client.id}`, ['Hello from Ann']],
      ['/settings', ['Two-step verification']],
    ];
  }
  if (person === 'client in a second year') {
    return [
      ['/last-year', ['From your 2024 return', 'Baker', 'Brought over']],
      ['/compare-years', ['2024 and 2025, line by line', 'Nothing to compare yet']],
    ];
  }
  return [
    ['/dashboard', ['$981', 'Second job.pdf', 'From your 2023 return']],
    ['/interview', [/Question \d+ of \d+/, '$981']],
    ['/summary', ['$50,000', '$4,019']],
    ['/upload', ['Second job.pdf']],
    [`/upload/${documentId}`, ['Second job.pdf', /Wages/]],
    [
      '/deductions',
      [
        'Maximize Your Refund',
        `We found ${discovery.suggestions.length} potential`,
        ...discovery.suggestions.map(({ name }) => name),
      ],
    ],
    ['/copilot', ['AI Tax Co-Pilot']],
    ['/requests', ['Did you move in 2024?']],
    ['/history', ['What changed and when', 'Calculated the return']],
    [
      '/payments',
      ['Your return needs the Basic plan ($49).', 'Premium', 'Nothing on your return requires more'],
    ],
    ['/messages', ['Hello from Ann']],
    ['/file', [formatDay(filing.deadline.date), ...filing.requirements.map(({ text }) => text)]],
    ['/file/extension', ['October 15, 2025', 'Form 4868']],
    ['/file/notice', ['CP2000 notice (underreported income)', 'Form W-2 (1), wages']],
    ['/settings', [client.email]],
    ['/settings/consents/ai-assistant', [/consent/i]],
  ];
}

function visitorOf(person: Person): Visitor {
  if (person === 'admin') return admin;
  return person === 'client in a second year' ? later : found[person];
}

test('every page behind the sign-in is looked at', () => {
  const addresses = people.flatMap((person) =>
    pagesOf(person).map(([address]) => address.split('?')[0] ?? ''),
  );
  const routes = ['(client)', '(preparer)', '(admin)'].flatMap((group) =>
    readdirSync(`app/${group}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('page.tsx'))
      .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`),
  );
  const unseen = routes
    // Answers with 404 to what is not there.
    .filter((route) => !route.includes('[...'))
    .filter((route) => {
      const pattern = new RegExp(`^${route.replaceAll(/\[\w+\]/g, '[^/]+')}$`);
      return !addresses.some((address) => pattern.test(address));
    });
  expect(unseen).toEqual([]);
});

for (const person of people)
  test.describe(`the pages of a ${person}`, () => {
    test('show their data without JavaScript', async () => {
      const context = await browser.newContext({ baseURL: productUrl(), javaScriptEnabled: false });
      await actAs(context, visitorOf(person));
      const page = await context.newPage();
      for (const [address, texts] of pagesOf(person)) {
        const reply = await page.goto(address);
        expect([address, reply?.status()]).toEqual([address, 200]);
        const shown = await page.locator('main').innerText();
        for (const text of texts) {
          if (typeof text === 'string')
            expect([address, shown]).toEqual([address, expect.stringContaining(text)]);
          else expect([address, shown]).toEqual([address, expect.stringMatching(text)]);
        }
        // The charts of the summary are drawn in the browser.
        const waits = address === '/summary' ? 0 : await page.getByText('Loading', { exact: false }).count();
        expect([address, waits]).toEqual([address, 0]);
      }
      await context.close();
    });

    test('ask the API for nothing that their HTML held, and nothing on them moves', async () => {
      const { page, context, faults } = await openPage(browser);
      await actAs(context, visitorOf(person));
      await watchShifts(page);
      for (const [address] of pagesOf(person)) {
        const asked: string[] = [];
        const hear = (request: { method: () => string; url: () => string }) => {
          const { pathname } = new URL(request.url());
          const isPicture = pathname.startsWith('/api/documents/') && pathname.includes('/pages/');
          // What others wrote is marked as read once it is on screen, and counted anew.
          const isAfterReading = address.startsWith('/messages') && pathname === '/api/messages/unread';
          if (request.method() === 'GET' && pathname.startsWith('/api/') && !isPicture && !isAfterReading)
            asked.push(pathname);
        };
        page.on('request', hear);
        await page.goto(address);
        await page.waitForLoadState('networkidle');
        page.off('request', hear);
        expect([address, asked]).toEqual([address, await lateParts(address)]);
        const shift = await page.evaluate(() => window.shifted ?? 0);
        expect([address, shift <= 0.02 ? 'still' : shift]).toEqual([address, 'still']);
      }
      expect(faults).toEqual([]);
      await context.close();
    });
  });

/** What a page loads when its data is on screen: the figures of charts. */
async function lateParts(address: string): Promise<unknown> {
  if (address !== '/summary') return [];
  const returns = read<{ id: string }[]>(await found.client.get('/api/tax-returns/my-returns'));
  const place = `/api/tax-returns/${returns[0]?.id}/`;
  return expect.not.arrayContaining([expect.not.stringContaining(place)]);
}

declare global {
  interface Window {
    shifted?: number;
  }
}

/** Adds up how much of the page moves by itself, from its first paint. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) window.shifted = (window.shifted ?? 0) + value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

for (const [person, address] of [
  ['client', '/upload/nothing'],
  ['client', '/nothing/here'],
  ['preparer', '/preparer/client/nobody'],
  ['preparer', '/preparer/client/nobody/answers'],
  ['preparer', '/preparer/nothing/here'],
  ['admin', '/admin/nothing'],
] as const)
  test(`what is not there is a 404 page: ${person} ${address}`, async () => {
    const reply = await visitorOf(person).get(address);
    expect(reply.status).toBe(404);
    expect(reply.text).toContain('not found');
  });

test("another client's document is not there under this client's address", async () => {
  const other = await openCase();
  const reply = await found.preparer.get(`/preparer/client/${found.client.id}/document/${other.documentId}`);
  expect(reply.status).toBe(404);
});

test('one account never sees what the account before had on screen', async () => {
  const other = await openCase();
  await other.client.send('PATCH', '/api/settings/profile', { json: { firstName: 'Zoe', lastName: 'Ng' } });
  const { page, context } = await openPage(browser);
  await actAs(context, found.client);
  await page.goto('/messages');
  await page.getByText('Hello from Ann').waitFor();
  await page.goto('/dashboard');
  await page.getByText('Ann').first().waitFor();
  // Another tab signs somebody else in; this one goes on within the app, then back.
  await actAs(context, other.client);
  await page.getByRole('link', { name: 'Messages' }).first().click();
  await page.waitForURL('**/messages');
  await page.getByText('No messages yet.', { exact: false }).waitFor();
  await page.goBack();
  await page.getByText('Zoe').first().waitFor();
  const held = await page.evaluate(() => document.documentElement.outerHTML);
  expect(held).not.toContain('Hello from Ann');
  expect(held).not.toContain(found.client.email);
  // Signed out, Back shows nothing of it.
  await context.clearCookies();
  await page.goBack();
  await page.waitForURL('**/login');
  expect(await page.content()).not.toContain(other.client.email);
  await context.close();
});

test('back and forward restore the place on the page, and its data without a request', async () => {
  const { page, context } = await openPage(browser, { height: 500 });
  await actAs(context, found.client);
  await page.goto('/summary');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await page.getByRole('link', { name: 'Upload Documents' }).first().click();
  await page.waitForURL('**/upload');
  await page.getByText('Second job.pdf').first().waitFor();
  await page.goBack();
  await page.waitForURL('**/summary');
  await page.getByText('$4,019').first().waitFor();
  await page.waitForFunction((place) => Math.abs(window.scrollY - place) < 40, before);
  await page.goForward();
  await page.getByText('Second job.pdf').first().waitFor();
  await context.close();
});
