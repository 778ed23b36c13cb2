import { makeView } from '@/tests/eval/chat/make-view';
import { type FilerName, filers } from '@/tests/eval/chat/returns';
import { answerQuestion } from '../answer-question';

const ask = async (on: FilerName, question: string) =>
  (
    await answerQuestion(
      makeView(filers[on], () => Promise.resolve([])),
      question,
    )
  ).answer.text;

it('says what becomes of the line that is asked for', async () => {
  const text = await ask('ann', 'What would my AGI be if I put 3,000 into a traditional IRA?');
  expect(text).toContain('(Form 1040, line 11) would go from $50,000 to **$47,000**');
  expect(text).toContain('Nothing was saved');
});

it('tries two things that are said together', async () => {
  const text = await ask('ann', 'wages 60,000 and 6,500 withheld, what would I get');
  expect(text).toContain('$60,000 of pay instead of $50,000');
  expect(text).toContain('$6,500 withheld instead of $5,000');
});

it('works out the most that a SEP plan takes', async () => {
  expect(await ask('kim', 'what is the most I can put in a SEP')).toContain('$10,502');
});

it('takes the number of a box for no amount', async () => {
  const text = await ask('ortiz', 'Suppose the library had put 33,500 in box 1 and not 31,000.');
  expect(text).toContain('$33,500 of pay instead of $31,000 on Form W-2 (2)');
});

it('leaves alone what is only told of the return', async () => {
  const text = await ask('ortiz', 'You took 29,200 off our income. How much is left that they tax?');
  expect(text).not.toContain('Nothing was saved');
});
