import { trainingPdf } from '../fixtures/training/training-pdf';
import { answerInterview, firstReturn, simpleFiler, typedW2 } from '../setup/filer';
import { read, signInAs, signUpClient, type Visitor } from '../setup/http';
import { until } from '../setup/until';

interface Message {
  id: string;
  role: string;
  content: string;
  citations: { title?: string; page?: number; form?: string; line?: string; url: string }[];
  handOver: boolean;
  by: string;
}
interface Exchange {
  userMessage: Message;
  assistantMessage: Message;
}

let client: Visitor;
let returnId: string;
/** Refund of the last calculation, as the API of returns gives it. */
let refund: number;

beforeAll(async () => {
  client = await signUpClient();
  returnId = await firstReturn(client);
  await answerInterview(client, returnId, { ...simpleFiler, ...typedW2 });
  const calculated = await client.post(`/api/tax-returns/${returnId}/calculate`);
  refund = Number(read<{ estimatedRefund: string }>(calculated).estimatedRefund);
});

const ask = async (message: string) =>
  read<Exchange>(await client.post('/api/chat', { message, taxReturnId: returnId }));

it('answers from the calculation, with the line, and keeps both turns', async () => {
  const { userMessage, assistantMessage } = await ask('  How much am I getting back? ');
  expect(userMessage).toMatchObject({ role: 'user', content: 'How much am I getting back?' });
  // Wages 50,000 less 14,600 is 35,400: tax 4,019 by the Tax Table, withheld 5,000.
  expect(refund).toBe(981);
  expect(assistantMessage.content).toContain('**$981**');
  expect(assistantMessage).toMatchObject({ role: 'assistant', by: 'plainfile', handOver: false });
  expect(assistantMessage.citations[0]).toMatchObject({ form: '1040', line: '35a' });
  const history = read<Message[]>(await client.get(`/api/chat/history?taxReturnId=${returnId}&limit=2`));
  expect(history.map(({ id }) => id)).toEqual([assistantMessage.id, userMessage.id]);
});

it('streams: what is being done, the text in pieces, then both turns', async () => {
  const answer = await client.send('POST', '/api/chat', {
    json: { message: 'What is on line 11?', taxReturnId: returnId },
    headers: { accept: 'text/event-stream' },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const events = answer.text
    .split('\n\n')
    .filter((block) => block.startsWith('data: '))
    .map((block) => JSON.parse(block.slice(6)) as { type: string; text?: string; exchange?: Exchange });
  expect(events[0]?.type).toBe('status');
  const text = events.flatMap(({ type, text: piece }) => (type === 'delta' ? [piece] : [])).join('');
  const done = events.at(-1)?.exchange?.assistantMessage;
  expect(text).toBe(done?.content);
  expect(text).toContain('$50,000');
});

it('says that nothing fits, and offers the preparer, instead of guessing', async () => {
  const { assistantMessage } = await ask('What will the Powerball numbers be on Saturday?');
  expect(assistantMessage).toMatchObject({ handOver: true, citations: [] });
  expect(assistantMessage.content).toContain('I won’t guess');
});

it('cites training material by page, and not any more once it is deleted', async () => {
  const admin = await signInAs('admin');
  const form = new FormData();
  form.set('title', 'Beekeeping');
  form.set('category', 'business');
  const paragraph = {
    heading: 'Beekeepers and honey',
    text: 'A beekeeper who sells honey from a few hives reports the honey money on Schedule C, and the hives are equipment of that business.',
  };
  form.set(
    'file',
    new Blob([
      new Uint8Array(
        trainingPdf([[{ text: 'A cover page with nothing on it but this long sentence.' }], [paragraph]]),
      ),
    ]),
    'bees.pdf',
  );
  const { id } = read<{ id: string }>(await admin.send('POST', '/api/admin/training/upload', { body: form }));
  await until('the material was not read', async () => {
    const all = read<{ id: string; status: string }[]>(await admin.get('/api/admin/training'));
    return all.find((one) => one.id === id)?.status === 'active';
  });
  const question = 'Where do beekeepers report honey from their hives?';
  const before = (await ask(question)).assistantMessage;
  expect(before.content).toContain('reports the honey money on Schedule C');
  expect(before.citations[0]).toMatchObject({
    title: 'Beekeeping',
    page: 2,
    url: `/api/chat/sources/${id}#page=2`,
  });
  await admin.send('DELETE', `/api/admin/training/${id}`);
  const after = (await ask(question)).assistantMessage;
  expect(after.content).not.toContain('honey money');
  expect(after.citations.filter(({ title }) => title === 'Beekeeping')).toEqual([]);
});

it('suggests questions from the state of the return', async () => {
  const suggestions = read<string[]>(await client.get('/api/chat/suggestions'));
  expect(suggestions).toHaveLength(4);
  expect(suggestions[0]).toBe('Why is my refund this amount?');
  const other = await signUpClient();
  const early = read<string[]>(await other.get('/api/chat/suggestions'));
  expect(early[0]).toBe('What is still missing from my return?');
});

it.each([
  ['an empty message', { message: '   ' }, 400],
  ['a message that is too long', { message: 'x'.repeat(2001) }, 400],
  ['a key that is not known', { message: 'Hello', role: 'system' }, 400],
  ['a return that is not there', { message: 'Hello', taxReturnId: 'nothing' }, 404],
])('refuses %s', async (_, body, status) => {
  expect((await client.post('/api/chat', { taxReturnId: returnId, ...body })).status).toBe(status);
});

it('pages through the history', async () => {
  const first = await client.get(`/api/chat/history?taxReturnId=${returnId}&limit=1`);
  const cursor = first.headers.get('x-next-cursor');
  expect(cursor).not.toBeNull();
  const second = read<Message[]>(
    await client.get(`/api/chat/history?taxReturnId=${returnId}&limit=1&cursor=${cursor}`),
  );
  expect(second[0]?.role).toBe('user');
});
