import { z } from 'zod';
import { answerInterview, firstReturn, saveAnswer, simpleFiler, typedW2 } from '../setup/filer';
import { read, signUpClient, type Visitor } from '../setup/http';
import { trainingPdf } from '../fixtures/training/training-pdf';
import { OpenAiStandIn } from '../setup/openai-stand-in';
import { createOwnDatabase, type OwnDatabase } from '../setup/own-database';
import { type OwnServer, startOwnServer } from '../setup/own-server';
import { until } from '../setup/until';

/** The real SDK against a stand-in that speaks the provider's interface; an instance of the product of its own. */
interface Message {
  content: string;
  by: string;
  citations: { url: string }[];
  proposal: { questionId: string; answer: unknown; shown: string } | null;
}

interface StreamedEvent {
  type: string;
  text?: string;
  exchange?: { assistantMessage: Message };
}

const Sent = z.object({ messages: z.array(z.object({ role: z.string(), content: z.string() })) });

const model = new OpenAiStandIn();
let database: OwnDatabase;
let server: OwnServer;
let client: Visitor;
let returnId: string;

beforeAll(async () => {
  await model.start();
  // On the database of the others one of them could take the work, and it has no model to ask.
  database = await createOwnDatabase('chat_model');
  server = await startOwnServer({ ...model.environment, DATABASE_URL: database.url });
  client = await signUpClient(server.url);
  returnId = await firstReturn(client);
  await answerInterview(client, returnId, { ...simpleFiler, ...typedW2 });
  await client.post(`/api/tax-returns/${returnId}/calculate`);
});

afterAll(async () => {
  await server.kill();
  await database.drop();
  await model.stop();
});

beforeEach(() => {
  model.mood = 'well';
  model.turns = [];
  model.decide = null;
  model.bodies.length = 0;
});

async function ask(message: string): Promise<Message> {
  const reply = await client.post('/api/chat', { message, taxReturnId: returnId });
  expect(reply.status).toBe(200);
  return read<{ assistantMessage: Message }>(reply).assistantMessage;
}

const consent = () => allowModel(client);

async function allowModel(who: Visitor): Promise<void> {
  const all = read<{ use: string; version: string }[]>(await who.get('/api/consents'));
  const version = all.find(({ use }) => use === 'ai-assistant')?.version;
  const reply = await who.post('/api/consents', { use: 'ai-assistant', version, signature: 'Ann Lee' });
  expect(reply.status).toBeLessThan(300);
}

const refundTurn = { call: 'explain_refund', input: {} };

it('sends nothing without a consent', async () => {
  model.turns = [refundTurn, { say: 'You get $981 back.' }];
  const answer = await ask('How much do I get back?');
  expect(answer.by).toBe('plainfile');
  expect(model.bodies).toEqual([]);
});

describe('with a consent', () => {
  beforeAll(consent);

  it('uses the model’s words when every figure holds, and names the source', async () => {
    model.turns = [refundTurn, { say: 'Good news: your refund is $981 [S1], because $5,000 was withheld.' }];
    const answer = await ask('How much do I get back?');
    expect(answer).toMatchObject({
      by: 'model',
      content: 'Good news: your refund is $981, because $5,000 was withheld.',
    });
    expect(answer.citations.map(({ url }) => url)).toEqual(['/summary?explain=1040%3A35a']);
  });

  /** Asks for the answer as events and hears each one as it arrives. */
  async function follow(message: string, onEvent: (event: StreamedEvent) => void): Promise<void> {
    const reply = await fetch(`${server.url}/api/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie: client.session },
      body: JSON.stringify({ message, taxReturnId: returnId }),
    });
    let buffer = '';
    const decoder = new TextDecoder();
    for await (const chunk of reply.body ?? []) {
      buffer += decoder.decode(chunk, { stream: true });
      const blocks = buffer.split('\n\n');
      buffer = blocks.pop() ?? '';
      for (const block of blocks) onEvent(JSON.parse(block.replace(/^data: /, '')) as StreamedEvent);
    }
  }

  it('an account that is suspended while its answer is made hears no more, and nothing more leaves', async () => {
    const suspend = (at: string) =>
      database.query(`UPDATE "User" SET "suspendedAt" = ${at} WHERE "id" = $1`, [client.id]);
    const turns = async () =>
      (await database.query('SELECT 1 FROM "ChatMessage" WHERE "userId" = $1', [client.id])).length;
    const before = await turns();
    let goOn = (): void => undefined;
    const after = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    // The tool's result would leave with the next body.
    model.turns = [{ say: 'Let me look.', then: { after, say: ' Your refund is $981.' } }, refundTurn];
    const events: StreamedEvent[] = [];
    const following = follow('How much do I get back?', (event) => events.push(event));
    await until('nothing was asked of the model', () => Promise.resolve(model.bodies.length > 0));
    const asked = model.bodies.length;
    await suspend('now()');
    goOn();
    await following;
    await suspend('NULL');
    expect(events.at(-1)?.type).toBe('error');
    expect(events.map(({ type }) => type)).not.toContain('done');
    expect(model.bodies).toHaveLength(asked);
    expect(await turns()).toBe(before);
  });

  it('streams a sentence that was checked while the model writes the next one', async () => {
    let goOn = (): void => undefined;
    const after = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    model.turns = [
      refundTurn,
      { say: 'Your refund is $981 [S1]. Your total', then: { after, say: ' tax is $4,019.' } },
    ];
    const events: StreamedEvent[] = [];
    await follow('How much do I get back?', (event) => {
      events.push(event);
      // The model goes on once the first words have reached the reader.
      if (event.type === 'delta') goOn();
    });
    expect(events.flatMap(({ type, text }) => (type === 'delta' ? [text] : []))).toEqual([
      'Your refund is $981.',
      ' Your total tax is $4,019.',
    ]);
    expect(events.at(-1)?.exchange?.assistantMessage).toMatchObject({
      by: 'model',
      content: 'Your refund is $981. Your total tax is $4,019.',
    });
  });

  it('takes back what it streamed when too little of the reply holds', async () => {
    model.turns = [
      refundTurn,
      { say: 'Your refund is $981. You save $7,777. You save $8,888. You save $9,999. You save $6,666.' },
    ];
    const events: StreamedEvent[] = [];
    await follow('How much do I get back?', (event) => events.push(event));
    const restarted = events.findIndex(({ type }) => type === 'restart');
    expect(restarted).toBeGreaterThan(0);
    const shown = events.slice(restarted).flatMap(({ type, text = '' }) => (type === 'delta' ? [text] : []));
    const kept = events.at(-1)?.exchange?.assistantMessage;
    expect(kept).toMatchObject({ by: 'plainfile' });
    expect(shown.join('')).toBe(kept?.content);
  });

  it('takes out a sentence with a figure that no tool gave', async () => {
    model.turns = [
      refundTurn,
      {
        say: 'Your refund is $981 and your total tax is $4,019 as the return was calculated. You could also get $7,500 more.',
      },
    ];
    const answer = await ask('How much do I get back?');
    expect(answer.content).toBe(
      'Your refund is $981 and your total tax is $4,019 as the return was calculated.',
    );
  });

  it('gives the default answer when the figure is invented', async () => {
    model.turns = [refundTurn, { say: 'Your refund is $50,000.' }];
    const answer = await ask('How much do I get back?');
    expect(answer.by).toBe('plainfile');
    expect(answer.content).toContain('**$981**');
  });

  it('replaces names and numbers before they leave, and keeps what left for the client', async () => {
    model.turns = [refundTurn, { say: '[NAME_1], your refund is $981.' }];
    const answer = await ask('I am Ann Lee, SSN 400-01-2345, from Harbor Bakery. What do I get back?');
    expect(answer.content).toContain('your refund is $981.');
    const sent = model.bodies.join('\n');
    expect(model.bodies.length).toBeGreaterThan(0);
    for (const secret of ['Ann', '400-01-2345', '400012345', 'Harbor', '12 Birch', client.id])
      expect(sent).not.toContain(secret);
    const shown = read<{ content: string }[]>(
      await client.get(`/api/chat/disclosures?taxReturnId=${returnId}&limit=2`),
    );
    expect(shown.map(({ content }) => content).reverse()).toEqual(model.bodies);
  });

  it('knows the people of a return that nobody has calculated, and of one that changed since', async () => {
    await saveAnswer(client, returnId, 'w2s.0.employerName', 'Quillfeather Foundry');
    await saveAnswer(client, returnId, 'address.city', 'Ogunquit');
    model.turns = [refundTurn, { say: 'Your refund is $981.' }];
    await ask('Quillfeather moved to Ógunquit. SSN 400.01.2345 or ４００ ０１ ２３４５. What do I get back?');
    const fresh = await signUpClient(server.url);
    const freshId = await firstReturn(fresh);
    await saveAnswer(fresh, freshId, 'taxpayer.firstName', 'Zenobia');
    await allowModel(fresh);
    model.turns = [refundTurn, { say: 'Nothing is calculated.' }];
    await fresh.post('/api/chat', {
      message: 'Zenobia here, card 4242-4242-4242-4242: what is my refund?',
      taxReturnId: freshId,
    });
    const sent = model.bodies.join('\n').normalize('NFKD');
    expect(model.bodies.length).toBeGreaterThanOrEqual(2);
    for (const secret of ['Quillfeather', 'gunquit', '400.01', '2345', '4242', 'Zenobia'])
      expect(sent).not.toContain(secret);
    await saveAnswer(client, returnId, 'w2s.0.employerName', 'Harbor Bakery');
    await saveAnswer(client, returnId, 'address.city', 'Portland');
    await client.post(`/api/tax-returns/${returnId}/calculate`);
  });

  it('sends the turns before the question, with the same words replaced', async () => {
    model.turns = [refundTurn, { say: 'Your refund is $981 [S1].' }];
    await ask('I am Ann Lee from Harbor Bakery. How much do I get back?');
    model.bodies.length = 0;
    model.turns = [refundTurn, { say: 'It is a refund of $981.' }];
    await ask('And why that much?');
    const [body = ''] = model.bodies;
    const { messages } = Sent.parse(JSON.parse(body));
    expect(messages.at(-1)).toMatchObject({ role: 'user', content: 'And why that much?' });
    expect(messages.at(-2)).toMatchObject({ role: 'assistant', content: 'Your refund is $981.' });
    expect(messages.at(-3)?.content).toMatch(/^I am \[NAME_\d+\].* How much do I get back\?$/);
    // Three exchanges at most, besides the rules and the question.
    expect(messages.length).toBeLessThanOrEqual(8);
    for (const secret of ['Ann', 'Harbor']) expect(body).not.toContain(secret);
  });

  it('finds training by what it is about: its text leaves without a client, a search only within the consent', async () => {
    const admin = await signUpClient(server.url);
    await database.query(`UPDATE "User" SET "role" = 'admin' WHERE "id" = $1`, [admin.id]);
    const form = new FormData();
    form.set('title', 'Lanterns');
    form.set('category', 'business');
    const text =
      'A maker of lanterns deducts the wick and the oil of every lantern that is sold at a market.';
    form.set(
      'file',
      new Blob([new Uint8Array(trainingPdf([[{ heading: 'Lanterns', text }]]))]),
      'lanterns.pdf',
    );
    const made = await admin.send('POST', '/api/admin/training/upload', { body: form });
    const { id } = read<{ id: string }>(made);
    const embedded = () =>
      database.query(
        'SELECT 1 FROM "TrainingPassage" WHERE "materialId" = $1 AND length("embedding") = 1024',
        [id],
      );
    await until('the passage has no vector', async () => (await embedded()).length === 1);
    expect(model.bodies.map((body) => body.includes('the wick and the oil'))).toEqual([true]);

    model.bodies.length = 0;
    model.turns = [
      { call: 'search_training', input: { question: 'Does Ann Lee deduct the oil of lanterns?' } },
      { say: 'A maker of lanterns deducts the wick and the oil [S1].' },
    ];
    const answer = await ask('May I deduct lantern oil?');
    expect(answer.by).toBe('model');
    expect(answer.citations.map(({ url }) => url)).toEqual([`/api/chat/sources/${id}#page=1`]);
    const search = model.bodies.find((body) => body.includes('"dimensions"')) ?? '';
    expect(search).toContain('deduct the oil of lanterns');
    expect(search).not.toContain('Ann');
    const shown = read<{ content: string }[]>(
      await client.get(`/api/chat/disclosures?taxReturnId=${returnId}&limit=5`),
    );
    expect(shown.map(({ content }) => content)).toContain(search);
    await admin.send('DELETE', `/api/admin/training/${id}`);
  });

  it('shows no mark that the model made up', async () => {
    model.turns = [refundTurn, { say: '[NAME_41], your refund is $981.' }];
    const answer = await ask('What do I get back?');
    expect(answer).toMatchObject({ by: 'model', content: 'your refund is $981.' });
  });

  it('prepares a change as a card and changes nothing', async () => {
    const before = read<Record<string, unknown>>(await client.get(`/api/interview/${returnId}/responses`));
    model.turns = [
      { call: 'propose_answer', input: { questionId: 'w2s.0.wages', answer: 52_000 } },
      refundTurn,
      { say: 'I prepared the change. Your refund is $981 until you confirm it.' },
    ];
    const answer = await ask('My wages should be 52,000, please correct it');
    expect(answer.proposal).toMatchObject({ questionId: 'w2s.0.wages', answer: 52_000, shown: '52000' });
    const after = read<Record<string, unknown>>(await client.get(`/api/interview/${returnId}/responses`));
    expect(after).toEqual(before);
  });

  it.each(['down', 'garbage'] as const)('answers by itself when the provider is %s', async (mood) => {
    model.mood = mood;
    const answer = await ask('How much do I get back?');
    expect(answer).toMatchObject({ by: 'plainfile' });
    expect(answer.content).toContain('**$981**');
  });

  it('answers by itself within 25 seconds when the provider is silent', async () => {
    model.mood = 'silent';
    const started = Date.now();
    const answer = await ask('How much do I get back?');
    expect(answer.content).toContain('**$981**');
    expect(Date.now() - started).toBeLessThan(25_000);
  });

  it('sends nothing any more once the consent is taken back', async () => {
    expect((await client.send('DELETE', '/api/consents/ai-assistant')).status).toBe(204);
    const answer = await ask('How much do I get back?');
    expect(answer.by).toBe('plainfile');
    expect(model.bodies).toEqual([]);
  });
});
