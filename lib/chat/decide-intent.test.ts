import { makeView } from '@/tests/eval/chat/make-view';
import { type FilerName, filers } from '@/tests/eval/chat/returns';
import { decide } from './decide-intent';
import { Evidence } from './tools/tool';
import { normalize, understand } from './understand';

const decideFor = (on: FilerName, question: string) => {
  const evidence = new Evidence(makeView(filers[on], () => Promise.resolve([])));
  const text = normalize(question);
  return decide(evidence, understand(text), question, text);
};

it.each([
  // A number without its form is that of the form whose line the other words say.
  ['ruth', 'line 5b, the real estate tax on my house', { kind: 'line', form: 'schedule-a', line: '5b' }],
  ['ruth', 'what is on line 5b', { kind: 'line', form: '1040', line: '5b' }],
  // One word of it says another line than the sentence.
  ['kim', 'how much se tax do i deduct', { kind: 'line', form: 'schedule-1', line: '15' }],
  ['kim', 'the total cost of running my studio', { kind: 'line', form: 'schedule-c', line: '28' }],
  // Refund is what it says.
  ['ann', 'total refund for 2024', { kind: 'refund' }],
  ['ann', 'when is my tax return for 2024 due', { kind: 'deadlines', about: 'file' }],
] as const)('%s: %s', (on, question, wanted) => {
  expect(decideFor(on, question)).toMatchObject(wanted);
});

it.each([
  ['kim', 'what would my bill look like if business had been 10000 better', 'business-income', 10_000],
  ['ann', 'picture me earning 10000 more, what then', 'more-pay', 10_000],
  ['ruth', 'impact of 1000 more pension', 'pension', 1000],
  ['ruth', 'what happens if i gave clothes worth 400 to goodwill', 'goods', 400],
] as const)('%s tries: %s', (on, question, lever, amount) => {
  expect(decideFor(on, question)).toMatchObject({ kind: 'what-if', lever, wish: { amount } });
});

it('takes another figure that somebody has in mind for no trial', () => {
  const doubt =
    "that can't be all that clients paid, my invoices come to 64200. what do you have for revenue";
  expect(decideFor('kim', doubt)).toMatchObject({ kind: 'line', form: 'schedule-c', line: '1' });
});

it('takes no law for a trial', () => {
  expect(decideFor('ortiz', 'how does a dependent care account affect the credit').kind).not.toBe('what-if');
});
