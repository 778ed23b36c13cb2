import { Sheet, toPdf } from '../fixtures/documents/draw-pdf';
import { firstReturn, waitUntilRead } from '../setup/filer';
import { read, signUpClient, type Visitor } from '../setup/http';
import { OpenAiStandIn } from '../setup/openai-stand-in';
import { type OwnServer, startOwnServer } from '../setup/own-server';

/** The real SDK against a stand-in that speaks the provider's interface; an instance of the product of its own. */
interface Document {
  id: string;
  status: string;
  extraction?: { fields: { path: string; value: unknown; confidence: number }[] };
}

const model = new OpenAiStandIn();
let server: OwnServer;
let client: Visitor;
let returnId: string;

beforeAll(async () => {
  await model.start();
  server = await startOwnServer(model.environment);
  client = await signUpClient(server.url);
  returnId = await firstReturn(client);
});

afterAll(async () => {
  await server.kill();
  await model.stop();
});

beforeEach(() => {
  model.mood = 'well';
  model.turns = [];
  model.bodies.length = 0;
});

/** A W-2 whose wages are printed with the cents in a column of their own: joined, and doubted. Box 1 holds orders, too. */
function w2WithColumns(): Uint8Array {
  const sheet = new Sheet().text(40, 40, 'Form W-2 Wage and Tax Statement 2024', { size: 12 });
  const box = (x: number, y: number, label: string, value: string) =>
    sheet.text(x, y, label, { size: 6 }).text(x, y + 14, value, { size: 9 });
  box(40, 70, 'a Employee’s social security number', '900-41-2207');
  box(40, 100, 'b Employer identification number (EIN)', '98-7000123');
  box(40, 130, 'c Employer’s name, address, and ZIP code', 'Lanternfish Robotics Inc');
  box(40, 170, 'e Employee’s name', 'Nadia Farrow');
  box(320, 70, '1 Wages, tips, other compensation', '61204').text(360, 84, '88', { size: 9 });
  box(460, 70, '2 Federal income tax withheld', '7,118.00');
  box(320, 100, '3 Social security wages', '61,204.88');
  box(460, 100, '4 Social security tax withheld', '3,794.70');
  box(320, 130, '5 Medicare wages and tips', '61,204.88');
  box(460, 130, '6 Medicare tax withheld', '887.47');
  return toPdf([sheet]);
}

async function uploadAndRead() {
  const { id } = read<Document>(await client.upload('w2.pdf', w2WithColumns(), { taxReturnId: returnId }));
  const document = await waitUntilRead<Document>(client, id);
  expect((await client.send('DELETE', `/api/documents/${id}`)).status).toBe(204);
  const wages = document.extraction?.fields.find(({ path }) => path === 'box1_wages');
  return { status: document.status, value: wages?.value, isSure: (wages?.confidence ?? 0) >= 0.9 };
}

const asked = { status: 'completed', value: '61204.88', isSure: false };

it('shows nothing to a model without a consent', async () => {
  model.turns = [{ say: '{"box1_wages":"61,204.88"}' }];
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

  it('is sure where the model sees the same, sends the print of the amount alone, and shows what was sent', async () => {
    model.turns = [{ say: '{"box1_wages":"61,204.88"}' }];
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
    expect(sent?.content).toContain('[a picture of the print in this box]');
  });

  it.each([
    ['sees another amount', [{ say: '{"box1_wages":"91,204.88"}' }], 'well'],
    ['says more than it was asked', [{ say: '{"box1_wages":"61,204.88","box2":"0.00"}' }], 'well'],
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
