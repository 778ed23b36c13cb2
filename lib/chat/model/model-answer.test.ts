import { makeView } from '@/tests/eval/chat/make-view';
import { filers } from '@/tests/eval/chat/returns';
import { OpenAiStandIn } from '@/tests/setup/openai-stand-in';
import { type Wording, wordWithModel } from './model-answer';

/** The real SDK and the tools of a return, against a model that says what was recorded for it. */
const model = new OpenAiStandIn();
const before = { ...process.env };

beforeAll(async () => {
  await model.start();
  Object.assign(process.env, model.environment);
});

afterAll(async () => {
  process.env = before;
  await model.stop();
});

beforeEach(() => {
  model.mood = 'well';
  model.turns = [];
  model.bodies.length = 0;
});

const ask = (question: string, more: Partial<Wording> = {}) =>
  wordWithModel(
    makeView(filers.ann, () => Promise.resolve([])),
    question,
    {
      known: [],
      earlier: [],
      signal: AbortSignal.timeout(10_000),
      onSend: () => Promise.resolve(),
      onPass: () => undefined,
      ...more,
    },
  );

const refundTurn = { call: 'explain_refund', input: {} };

it('shows the first sentence while the model still writes the next one', async () => {
  const heard: string[] = [];
  let goOn = (): void => undefined;
  const after = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  model.turns = [
    refundTurn,
    {
      say: 'Good news: your refund is $981 [S1]. Your tot',
      then: { after, say: 'al tax is $4,019. You save $7,777.' },
    },
  ];
  const made = await ask('How much do I get back?', {
    // The model continues only once somebody has read the first sentence: without a stream this never ends.
    onPass: (piece) => {
      heard.push(piece);
      goOn();
    },
  });
  expect(heard).toEqual(['Good news: your refund is $981.', ' Your total tax is $4,019.']);
  expect(made?.answer.text).toBe(heard.join(''));
  expect(made?.answer.citations.map(({ url }) => url)).toEqual(['/summary?explain=1040%3A35a']);
});

it('asks the model with names replaced, and puts them back in what is shown', async () => {
  model.turns = [refundTurn, { say: '[NAME_1], your refund is $981.' }];
  const heard: string[] = [];
  await ask('I work at Harbor Bakery. What do I get back?', { onPass: (piece) => heard.push(piece) });
  expect(model.bodies).toHaveLength(2);
  expect(model.bodies.join('\n')).not.toContain('Harbor');
  expect(heard).toEqual(['Harbor Bakery, your refund is $981.']);
});

it('gives up when nothing holds', async () => {
  model.turns = [refundTurn, { say: 'Your refund is $50,000.' }];
  const heard: string[] = [];
  expect(await ask('How much do I get back?', { onPass: (piece) => heard.push(piece) })).toBeNull();
  expect(heard).toEqual([]);
});

it('fails when the provider is down, is silent, or may not be sent the body', async () => {
  model.mood = 'down';
  await expect(ask('How much do I get back?')).rejects.toThrow();
  model.mood = 'silent';
  await expect(ask('How much do I get back?', { signal: AbortSignal.timeout(300) })).rejects.toThrow();
  model.mood = 'well';
  model.bodies.length = 0;
  const refused = ask('How much do I get back?', {
    onSend: () => Promise.reject(new Error('the consent was taken back')),
  });
  await expect(refused).rejects.toThrow('the consent was taken back');
  expect(model.bodies).toEqual([]);
});
