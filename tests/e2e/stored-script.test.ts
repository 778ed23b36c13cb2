import { type Browser, expect, type Page, test } from '@playwright/test';
import { w2Pdf } from '../fixtures/documents/w2-pdf';
import { actAs, openPage } from '../setup/browser';
import { answerInterview, firstReturn, simpleFiler, typedW2, waitUntilRead } from '../setup/filer';
import { read, signInAs, signUpClient, type Visitor } from '../setup/http';
import { hirePreparer } from '../setup/people';

/** Everything that a person can type or name, as somebody who wants to run a script in another's browser. */
const evil = (place: string) =>
  `<img src=x onerror=alert(1)>"><script>alert('${place}')</script><svg/onload=alert(2)>`;
const link = 'javascript:alert(3)//';

let browser: Browser;
let client: Visitor & { email: string };
let preparer: Visitor & { email: string };
let admin: Visitor;
let documentId: string;

test.beforeAll(async ({ browser: opened }) => {
  browser = opened;
  [client, preparer, admin] = await Promise.all([signUpClient(), hirePreparer(), signInAs('admin')]);
  const names = { firstName: evil('first').slice(0, 100), lastName: link };
  for (const one of [client, preparer]) await one.send('PATCH', '/api/settings/profile', { json: names });
  const returnId = await firstReturn(client);
  await answerInterview(client, returnId, {
    ...simpleFiler,
    ...typedW2,
    'taxpayer.firstName': 'Ann',
    'taxpayer.occupation': '<b onclick=alert(4)>Baker</b>'.slice(0, 35),
    'w2s.0.employerName': "<svg onload=alert('employer')>",
  }).catch(async () => {
    // A form of the IRS takes no such characters: what the interview refuses is stored nowhere.
    await answerInterview(client, returnId, { ...simpleFiler, ...typedW2 });
  });
  await client.post(`/api/tax-returns/${returnId}/calculate`);
  const uploaded = await client.upload(`${evil('file').replaceAll('/', '_')}.pdf`, w2Pdf(), {
    taxReturnId: returnId,
  });
  ({ id: documentId } = read<{ id: string }>(uploaded));
  await waitUntilRead(client, documentId);
  const pair = { preparerId: preparer.id, clientId: client.id, notes: evil('assignment') };
  expect((await admin.post('/api/admin/assignments', pair)).status).toBe(201);
  const inCase = `/api/preparer/clients/${client.id}`;
  const written = [
    await client.post('/api/messages', { body: evil('message'), attachments: [documentId] }),
    await preparer.post(`/api/messages?clientId=${client.id}`, { body: `${link} ${evil('reply')}` }),
    await preparer.post(`${inCase}/notes`, { body: evil('note') }),
    await preparer.post(`${inCase}/requests`, { question: evil('question'), pin: { documentId } }),
    await preparer.post('/api/preparer/reviews', {
      documentId,
      status: 'needs-clarification',
      notes: evil('review'),
      recommendations: evil('recommendation'),
    }),
    await client.post('/api/chat', { message: evil('chat'), taxReturnId: returnId }),
  ];
  expect(written.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 200]);
  // A browser that calls itself a script, for the list of devices.
  await client.send('POST', '/api/auth/login', {
    json: { email: client.email, password: 'a long enough password' },
    headers: { 'user-agent': evil('browser') },
  });
});

interface Watched {
  page: Page;
  check: (address: string) => Promise<void>;
  close: () => Promise<void>;
}

/** A page on which nothing may happen: no dialog, no error, no refusal by the policy, no element that was typed. */
async function watch(who: Visitor): Promise<Watched> {
  const { page, context, faults } = await openPage(browser);
  await actAs(context, who);
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  return {
    page,
    check: async (address) => {
      const planted = await page.evaluate(() => ({
        elements: document.querySelectorAll('img[src="x"], svg[onload], [onerror], [onclick], [onload]')
          .length,
        scripts: [...document.scripts].filter(({ textContent }) => /^\s*alert\(/.test(textContent)).length,
        links: [...document.links].filter(({ protocol }) => protocol === 'javascript:').length,
      }));
      expect({ address, ...planted, faults }).toEqual({
        address,
        elements: 0,
        scripts: 0,
        links: 0,
        faults: [],
      });
    },
    close: () => context.close(),
  };
}

/** Pages with the text that must stand there as text: a page that shows nothing proves nothing. */
async function walk(who: Visitor, stops: [string, string][]): Promise<void> {
  const { page, check, close } = await watch(who);
  for (const [address, place] of stops) {
    await page.goto(address);
    await page.getByText(place, { exact: false }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await check(address);
  }
  await close();
}

test('shown to the client', async () => {
  await walk(client, [
    ['/dashboard', '<img src=x onerror=alert(1)>'],
    ['/upload', "alert('file')"],
    [`/upload/${documentId}`, "alert('review')"],
    ['/requests', "alert('question')"],
    ['/messages', "alert('reply')"],
    ['/copilot', "alert('chat')"],
    ['/summary', 'Tax Summary'],
    ['/settings', 'Who viewed your data'],
  ]);
});

test('shown to the preparer', async () => {
  await walk(preparer, [
    ['/preparer/dashboard', '<img src=x onerror=alert(1)>'],
    [`/preparer/client/${client.id}`, "alert('note')"],
    [`/preparer/client/${client.id}/answers`, 'Answers'],
    [`/preparer/client/${client.id}/document/${documentId}`, "alert('review')"],
    [`/messages?client=${client.id}`, "alert('message')"],
  ]);
});

test('shown to the administrator, also where people are searched', async () => {
  await walk(admin, [['/admin/users', "alert('assignment')"]]);
  const { page, check, close } = await watch(admin);
  await page.goto('/admin/users');
  await page.getByLabel('Search', { exact: true }).fill(client.email);
  await page.getByRole('cell', { name: client.email }).waitFor();
  await check('/admin/users, searched');
  await close();
});
