import { w2Pdf } from '../fixtures/documents/w2-pdf';
import { query } from '../setup/database';
import { read, signUpClient, type Answer, type Visitor } from '../setup/http';
import { assign, hirePreparer } from '../setup/people';

interface Message {
  id: string;
  senderId: string;
  senderName: string;
  body: string;
  createdAt: string;
  readAt: string | null;
  attachments: { documentId: string | null; name: string | null; fileUrl: string | null }[];
}

let ann: Visitor;
let preparer: Visitor;
let endAssignment: () => Promise<void>;

const thread = () => `/api/messages?clientId=${ann.id}`;
const fromAnn = (body: string, attachments: string[] = []) =>
  ann.post('/api/messages', { body, attachments });
const fromPreparer = (body: string) => preparer.post(thread(), { body });
const list = (answer: Answer) => read<Message[]>(answer);
const unread = async (who: Visitor) =>
  read<{ count: number; byClient: Record<string, number> }>(await who.get('/api/messages/unread'));

beforeAll(async () => {
  [ann, preparer] = await Promise.all([signUpClient(), hirePreparer()]);
});

test('without a preparer nothing can be sent, and the screen learns why', async () => {
  expect((await fromAnn('Hello?')).status).toBe(409);
  expect((await ann.get('/api/messages/people')).json).toEqual({ preparers: [] });
  expect(list(await ann.get('/api/messages'))).toEqual([]);
});

test('a conversation: both sides see it newest first, and each counts what the other wrote', async () => {
  endAssignment = await assign(preparer, ann);
  expect((await ann.get('/api/messages/people')).json).toEqual({
    preparers: [{ id: preparer.id, name: 'Test Filer' }],
  });
  const sent = await fromAnn('Do you need my old return?');
  expect(sent.status).toBe(201);
  expect(read<Message>(sent)).toMatchObject({
    senderId: ann.id,
    senderName: 'Test Filer',
    body: 'Do you need my old return?',
    readAt: null,
    attachments: [],
  });
  await fromAnn('It is from 2023.');
  expect(await unread(preparer)).toEqual({ count: 2, byClient: { [ann.id]: 2 } });
  expect(await unread(ann)).toEqual({ count: 0, byClient: {} });
  await fromPreparer('Yes, please.');
  expect(await unread(ann)).toEqual({ count: 1, byClient: {} });
  const bodies = ['Yes, please.', 'It is from 2023.', 'Do you need my old return?'];
  for (const answer of [await ann.get('/api/messages'), await preparer.get(thread())])
    expect(list(answer).map(({ body }) => body)).toEqual(bodies);
});

test('reading up to a message counts down, and the sender sees it; saying so again changes nothing', async () => {
  const [, newest, oldest] = list(await preparer.get(thread()));
  const readUpTo = (id: string | undefined) =>
    preparer.post('/api/messages/read', { clientId: ann.id, upTo: id });
  expect((await readUpTo(oldest?.id)).status).toBe(204);
  expect((await unread(preparer)).count).toBe(1);
  expect((await readUpTo(newest?.id)).status).toBe(204);
  expect(await unread(preparer)).toEqual({ count: 0, byClient: {} });
  const seen = list(await ann.get('/api/messages'));
  expect(seen.map(({ senderId, readAt }) => [senderId === ann.id, readAt !== null])).toEqual([
    [false, false],
    [true, true],
    [true, true],
  ]);
  await readUpTo(oldest?.id);
  expect(list(await ann.get('/api/messages')).map(({ readAt }) => readAt)).toEqual(
    seen.map(({ readAt }) => readAt),
  );
  expect((await unread(preparer)).count).toBe(0);
  expect((await readUpTo('00000000-0000-4000-8000-000000000000')).status).toBe(404);
});

test('documents of the client go with a message; those of others do not, and a deleted one leaves a trace', async () => {
  const ben = await signUpClient();
  const mine = read<{ id: string; fileUrl: string }>(await ann.upload('Old return.pdf', w2Pdf()));
  const other = read<{ id: string }>(await ben.upload('w2.pdf', w2Pdf()));
  expect((await fromAnn('Not mine', [other.id])).status).toBe(400);
  const sent = await fromAnn('Here it is.', [mine.id, mine.id]);
  expect(read<Message>(sent).attachments).toEqual([
    { documentId: mine.id, name: 'Old return.pdf', fileUrl: mine.fileUrl },
  ]);
  const [seen] = list(await preparer.get(thread()));
  expect((await preparer.get(`/objects${seen?.attachments[0]?.fileUrl}`)).status).toBe(200);
  expect((await ann.send('DELETE', `/api/documents/${mine.id}`)).status).toBe(204);
  const [after] = list(await preparer.get(thread()));
  expect(after?.attachments).toEqual([{ documentId: null, name: null, fileUrl: null }]);
});

test.each([
  ['nothing', { body: '  ' }],
  ['no text', {}],
  ['too much', { body: 'x'.repeat(5001) }],
  ['somebody else’s name on it', { body: 'Hi', senderId: 'me' }],
  ['an operator', { body: { $gt: '' } }],
])('%s is refused', async (_, json) => {
  expect((await ann.post('/api/messages', json)).status).toBe(400);
});

test('script in a message stays text', async () => {
  const body = '<script>alert(1)</script>\n“quoted” \u202E & 🧾';
  await fromPreparer(body);
  const answer = await ann.get('/api/messages?limit=1');
  expect(list(answer)[0]?.body).toBe(body);
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
});

test('texts are encrypted in the database', async () => {
  const rows = await query<{ body: string }>('SELECT "body" FROM "Message" WHERE "clientId" = $1', [ann.id]);
  expect(rows.length).toBeGreaterThan(3);
  for (const { body } of rows) expect(body).toMatch(/^enc:v2:/);
});

test('many at once: each arrives once, in an order that every reader sees alike', async () => {
  const sent = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      index % 2 === 0 ? fromAnn(`ann ${index}`) : fromPreparer(`preparer ${index}`),
    ),
  );
  expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 201));
  const seen = list(await ann.get('/api/messages?limit=12'));
  expect(seen.map(({ body }) => body).sort()).toEqual(
    sent.map((answer) => read<Message>(answer).body).sort(),
  );
  const moments = seen.map(({ createdAt }) => createdAt);
  expect(moments).toEqual([...new Set(moments)].sort().reverse());
  expect(list(await preparer.get(`${thread()}&limit=12`)).map(({ id }) => id)).toEqual(
    seen.map(({ id }) => id),
  );
});

test('a long thread comes page by page', async () => {
  const whole = list(await ann.get('/api/messages'));
  const pages: Message[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const answer: Answer = await ann.get(`/api/messages?limit=5${cursor === '' ? '' : `&cursor=${cursor}`}`);
    pages.push(...list(answer));
    cursor = answer.headers.get('x-next-cursor');
  }
  expect(pages.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
});

test('who is no part of the thread finds none, also after the assignment has ended; the client keeps it', async () => {
  const ben = await signUpClient();
  expect((await ben.get(thread())).status).toBe(404);
  expect((await ben.post(thread(), { body: 'Hi' })).status).toBe(404);
  expect((await preparer.get('/api/messages')).status).toBe(404);
  const before = list(await ann.get('/api/messages')).length;
  await endAssignment();
  expect((await preparer.get(thread())).status).toBe(404);
  expect((await fromPreparer('One more thing')).status).toBe(404);
  expect((await preparer.post('/api/messages/read', { clientId: ann.id, upTo: 'x' })).status).toBe(404);
  expect(await unread(preparer)).toEqual({ count: 0, byClient: {} });
  expect(list(await ann.get('/api/messages'))).toHaveLength(before);
  expect((await fromAnn('Is anybody there?')).status).toBe(409);
});
