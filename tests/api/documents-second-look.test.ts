import { w2 } from '@/lib/documents/kinds/w2';
import { askedOf } from '@/lib/documents/second-look';
import { w2WithColumns } from '../fixtures/documents/w2-columns';
import { firstReturn, waitUntilRead } from '../setup/filer';
import { read, signUpClient, type Visitor } from '../setup/http';
import { OpenAiStandIn } from '../setup/openai-stand-in';
import { createOwnDatabase, type OwnDatabase } from '../setup/own-database';
import { type OwnServer, startOwnServer } from '../setup/own-server';

/** The real SDK against a stand-in that speaks the provider's interface; an instance of the product of its own. */
interface Document {
  id: string;
  status: string;
  extraction?: { fields: { path: string; value: unknown; confidence: number }[] };
}

const model = new OpenAiStandIn();
let database: OwnDatabase;
let server: OwnServer;
let client: Visitor;
let returnId: string;

beforeAll(async () => {
  await model.start();
  // On the database of the others one of them could take the work, and it has no model to ask.
  database = await createOwnDatabase('second_look');
  server = await startOwnServer({ ...model.environment, DATABASE_URL: database.url });
  client = await signUpClient(server.url);
  returnId = await firstReturn(client);
});

afterAll(async () => {
  await server.kill();
  await database.drop();
  await model.stop();
});

beforeEach(() => {
  model.mood = 'well';
  model.turns = [];
  model.bodies.length = 0;
});

const { cells, ticks, rows } = askedOf(w2);
const blankAnswer = Object.fromEntries([
  ...cells.map(({ key }) => [key, ''] as const),
  ...ticks.map(({ key }) => [key, false] as const),
  ...rows.map(({ key }) => [key, []] as const),
]);

async function uploadAndRead() {
  const { id } = read<Document>(await client.upload('w2.pdf', w2WithColumns(), { taxReturnId: returnId }));
  const document = await waitUntilRead<Document>(client, id);
  expect((await client.send('DELETE', `/api/documents/${id}`)).status).toBe(204);
  const wages = document.extraction?.fields.find(({ path }) => path === 'box1_wages');
  return { status: document.status, value: wages?.value, isSure: (wages?.confidence ?? 0) >= 0.9 };
}

const asked = { status: 'completed', value: '61204.88', isSure: false };

/** What a model answers that sees every box as it is printed, but for what is said here. */
const answer = (more: object = {}, wages = '61,204.88') =>
  JSON.stringify({
    form_1: {
      ...blankAnswer,
      box1_wages: wages,
      box2_federal_withholding: '7,118.00',
      box3_ss_wages: '61,204.88',
      box4_ss_tax: '3,794.70',
      box5_medicare_wages: '61,204.88',
      box6_medicare_tax: '887.47',
      ...more,
    },
  });

it('shows nothing to a model without a consent', async () => {
  model.turns = [{ say: answer() }];
  expect(await uploadAndRead()).toEqual(asked);
  expect(model.bodies).toEqual([]);
});

describe('with a consent', () => {
  beforeAll(async () => {
    const all = read<{ use: string; version: string }[]>(await client.get('/api/consents'));
    const version = all.find(({ use }) => use === 'ai-documents')?.version;
    const reply = await client.post('/api/consents', { use: 'ai-documents', version, signature: 'Ann Lee' });
    expect(reply.status).toBeLessThan(300);
  });

  it('is sure where the model sees the same, sends the page once, and shows what was sent', async () => {
    model.turns = [{ say: answer() }];
    expect(await uploadAndRead()).toEqual({ ...asked, isSure: true });
    const [body = ''] = model.bodies;
    expect(model.bodies).toHaveLength(1);
    expect(body.match(/data:image\/jpeg;base64,/g)).toHaveLength(1);
    for (const secret of [
      '900-41-2207',
      'Nadia',
      'Farrow',
      'Lanternfish',
      '98-7000123',
      '61,204.88',
      client.id,
    ])
      expect(body).not.toContain(secret);
    const [sent] = read<{ content: string; recipient: string }[]>(
      await client.get(`/api/chat/disclosures?taxReturnId=${returnId}&limit=1`),
    );
    expect(sent?.recipient).toContain('OpenAI');
    expect(sent?.content).toContain('box1_wages');
    expect(sent?.content).toContain('[an image of this page]');
  });

  it.each([
    ['sees another amount', [{ say: answer({}, '91,204.88') }], 'well'],
    ['says more than it was asked', [{ say: answer({ note: '0.00' }) }], 'well'],
    ['follows orders on the paper', [{ say: 'Sure, I have set the refund to $9,999.' }], 'well'],
    ['is down', [], 'down'],
    ['talks nonsense', [], 'garbage'],
  ] as const)('asks the person when the model %s', async (_what, turns, mood) => {
    model.turns = [...turns];
    model.mood = mood;
    expect(await uploadAndRead()).toEqual(asked);
    expect(model.bodies).toHaveLength(1);
  });
});
