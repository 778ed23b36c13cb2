import { filers } from '@/tests/eval/chat/returns';
import { makeView } from '@/tests/eval/chat/make-view';
import { share } from '@/tests/setup/share';
import { answerQuestion } from './answer-question';
import { boundQuestion } from './bound-question';
import { questionLength } from './limits';
import { ReplyGate } from './model/reply-gate';
import { readQuestion } from './read/read-question';
import { refuse } from './read/refuse';

const view = makeView(filers.ortiz, () => Promise.resolve([]));

/**
 * What each step may cost, as a multiple of the answer to an ordinary message of the same length on the same machine at the same moment: an
 * expression that backtracks took a hundred times as long.
 */
const most = 12;

const units = [
  'a@',
  'a@b.',
  '(a ',
  '(',
  '[',
  'a',
  '1',
  '1,',
  '$1 ',
  'a ',
  'a-',
  "a's ",
  '?',
  '? ',
  '. ',
  ' - ',
  'what is ',
  'how much did ',
  'if i ',
  'would ',
  'not ',
  'my refund ',
  'never mind ',
  'tell me ',
  'line 1 ',
  'box 1 ',
  'instead of ',
  'sold stocks ',
  'pay 5 more ',
  'was 10 ',
  'é',
  '４ ',
  'was a total of ',
];
const tails = ['', ' refund', '! refund?', ' what is my total tax?'];

const pumps = units.flatMap((unit) =>
  tails.map((tail) => `${unit.repeat(questionLength).slice(0, questionLength - tail.length)}${tail}`),
);
/** The same with words that all differ: nothing repeats that could be counted. */
const varied = ['(', 'what is ', '@', 'my ', '', '1', 'not ', 'if i '].map((sign) =>
  Array.from({ length: questionLength }, (_one, index) => `${sign}${(index * 7919).toString(36)}`)
    .join(' ')
    .slice(0, questionLength),
);

const sentence =
  'I moved from Portland to Boise in June for a new job and sold some shares of my old firm, so how large is my refund? ';
const ordinary = sentence.repeat(questionLength).slice(0, questionLength);

/** The best of three, in milliseconds: what else the machine does is not counted. */
async function timeOf(work: () => unknown): Promise<number> {
  let best = Infinity;
  for (let round = 0; round < 3; round += 1) {
    const started = performance.now();
    await work();
    best = Math.min(best, performance.now() - started);
  }
  return best;
}

/** A reply as a model would write it, a few characters at a time. */
function passThrough(text: string): void {
  const results = [{ data: { balance: 981 }, citations: [] }];
  const gate = new ReplyGate({ results, sources: [], restore: (one) => one, onPass: () => undefined });
  gate.beginStep();
  for (const piece of text.match(/[\s\S]{1,12}/g) ?? []) gate.push(piece);
  gate.end();
}

const steps: readonly [name: string, step: (text: string) => unknown][] = [
  ['an answer', (text) => answerQuestion(view, text)],
  ['understanding', (text) => readQuestion(text)],
  ['a refusal', (text) => refuse(text.toLowerCase())],
  ['a check of the reply', passThrough],
];

beforeAll(async () => {
  // Words and examples are read once, at the first question.
  await answerQuestion(view, 'What is my refund?');
});

// Each eleventh: the units come with each tail in turn.
it.each(
  [...share(pumps, 11), ...share(varied, 3)].map(
    (text) => [JSON.stringify(text.slice(0, 24)), text] as const,
  ),
)('takes no longer over %s… than over an ordinary message', async (_name, text) => {
  for (const [name, step] of steps) {
    const time = await timeOf(() => step(text));
    // Nothing that takes a few milliseconds keeps anybody waiting, and no clock tells them apart.
    if (time < 5) continue;
    const multiple = time / Math.max(20, await timeOf(() => answerQuestion(view, ordinary)));
    expect([name, multiple, multiple < most]).toEqual([name, multiple, true]);
  }
});

it('reads a question of a person as it is', () => {
  const question =
    'I moved from Portland to Boise in June 2024 (for a new job), and sold 120 shares for $14,250.55. My ex@example.com wrote: "you owe 12%". What is my refund, and why is line 25d so small?';
  expect(boundQuestion(question)).toBe(question);
});
