import { randomUUID } from 'node:crypto';
import { query } from '../setup/database';
import { read, signUpClient, type Visitor } from '../setup/http';
import { waitForEmail } from '../setup/outbox';
import { assign, enterFirm, hirePreparer } from '../setup/people';

/** Engagement letters: a preparer sends the firm's text with a fee, the client signs it once, with their name. */
interface Letter {
  id: string;
  preparerName: string;
  taxYear: number;
  paragraphs: string[];
  signed: { by: string; at: string } | null;
}

let client: Visitor & { email: string };
let preparer: Visitor;

const path = () => `/api/preparer/clients/${client.id}/engagement`;
const send = (fee = '$450', more: object = {}) => preparer.post(path(), { taxYear: 2024, fee, ...more });
const sent = async (fee?: string) => read<Letter>(await send(fee));
const sign = (id: string, signature = 'Test Filer', by: Visitor = client) =>
  by.post(`/api/engagement-letters/${id}/signature`, { signature });
const mine = async () => read<Letter[]>(await client.get('/api/engagement-letters'));
const waiting = async () =>
  read<{ kind: string; letterId?: string }[]>(await client.get('/api/reviews/waiting')).flatMap((item) =>
    item.kind === 'engagement' ? (item.letterId ?? []) : [],
  );

beforeAll(async () => {
  [client, preparer] = await Promise.all([signUpClient(), hirePreparer()]);
  await assign(preparer, client);
  await enterFirm();
});
// Other tests type the firm themselves.
afterAll(() => query('DELETE FROM "Firm"'));

test('a letter names firm, year and fee, waits for the client, and is stored encrypted', async () => {
  const answer = await send('$450 in two parts', { terms: 'We meet once in person.' });
  expect(answer.status).toBe(201);
  const letter = read<Letter>(answer);
  expect(letter).toMatchObject({ preparerName: 'Test Filer', taxYear: 2024, signed: null });
  const text = letter.paragraphs.join('\n');
  for (const phrase of ['Harbor Tax', 'Dear Test Filer:', '$450 in two parts', 'We meet once in person.'])
    expect(text).toContain(phrase);
  expect(await waiting()).toEqual([letter.id]);
  await waitForEmail(client.email, 'Your preparer needs something from you');
  const [row] = await query<{ body: string }>('SELECT "body" FROM "EngagementLetter" WHERE "id" = $1', [
    letter.id,
  ]);
  expect(row?.body).toMatch(/^enc:v2:/);
});

test('a new letter takes the place of one that isn’t signed, and a withdrawn one can’t be signed', async () => {
  const [first, second] = [await sent('$100'), await sent('$200')];
  expect((await mine()).map(({ id }) => id)).toEqual([second.id]);
  expect((await sign(first.id)).status).toBe(404);
  expect((await preparer.send('DELETE', `${path()}/${second.id}`)).status).toBe(204);
  expect((await preparer.send('DELETE', `${path()}/${second.id}`)).status).toBe(404);
  expect((await sign(second.id)).status).toBe(404);
  expect(await waiting()).toEqual([]);
});

test('only the client signs, once; what is signed stays as it is', async () => {
  const letter = await sent();
  const [other, stranger] = await Promise.all([signUpClient(), hirePreparer()]);
  expect((await sign(letter.id, 'Someone Else', other)).status).toBe(404);
  expect((await sign(letter.id, 'A Preparer', preparer)).status).toBe(403);
  expect((await stranger.get(path())).status).toBe(404);
  expect((await sign(letter.id, ' ')).status).toBe(400);
  const signed = await sign(letter.id, 'Test F. Filer');
  expect(signed.status).toBe(200);
  expect(read<Letter>(signed)).toMatchObject({
    paragraphs: letter.paragraphs,
    signed: { by: 'Test F. Filer' },
  });
  expect((await sign(letter.id, 'Twice')).status).toBe(409);
  expect((await preparer.send('DELETE', `${path()}/${letter.id}`)).status).toBe(409);
  // Another fee later is another letter.
  const later = await sent('$500');
  expect((await mine()).map(({ id }) => id)).toEqual([later.id, letter.id]);
  expect(read<Letter[]>(await preparer.get(path()))[1]?.signed?.by).toBe('Test F. Filer');
  const actions = await query<{ action: string; actorId: string }>(
    `SELECT "action", "actorId" FROM "AuditEvent" WHERE "objectId" = $1 ORDER BY "id"`,
    [letter.id],
  );
  expect(actions).toEqual([
    { action: 'engagement.sent', actorId: preparer.id },
    { action: 'engagement.signed', actorId: client.id },
  ]);
});

test('refuses a letter without a fee, with a personal number, and to a client who can’t sign', async () => {
  expect((await send(' ')).status).toBe(400);
  expect((await send('$1', { terms: 'SSN 431-27-4410' })).status).toBe(400);
  const { added } = read<{ added: { id: string }[] }>(
    await preparer.post('/api/preparer/clients', {
      taxYear: 2024,
      clients: [{ firstName: 'Ivy', lastName: randomUUID() }],
    }),
  );
  const refused = await preparer.post(`/api/preparer/clients/${added[0]?.id}/engagement`, {
    taxYear: 2024,
    fee: '$450',
  });
  expect(refused.status).toBe(409);
});
