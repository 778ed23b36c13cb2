import { makeEmptyView, makeView } from '@/tests/eval/chat/make-view';
import { type FilerName, filers } from '@/tests/eval/chat/returns';
import { answerQuestion } from '../answer-question';
import { findStates } from './states';

const none = () => Promise.resolve([]);
const ask = async (on: FilerName | 'empty', question: string) => {
  const view = on === 'empty' ? makeEmptyView(none) : makeView(filers[on], none);
  return (await answerQuestion(view, question)).answer.text;
};
const totalsOf = (on: FilerName, code: string) =>
  makeView(filers[on], none).calculated?.results.states?.[code]?.totals;

it.each([
  ['i live in west virginia and work in virginia', ['WV', 'VA']],
  ['worked in nyc, live in nj', ['NY', 'NJ']],
  ['or me in ok', []],
])('"%s" names %j', (question, codes) => {
  expect(findStates(question).map(({ code }) => code)).toEqual(codes);
});

it('says what a state return comes to, and with the federal one', async () => {
  expect(await ask('ivan', 'how much is my illinois refund')).toContain(
    `**$${totalsOf('ivan', 'IL')?.refund}**`,
  );
  expect(await ask('olga', 'why do i owe ohio')).toContain(
    `You owe Ohio **$${totalsOf('olga', 'OH')?.owed}**`,
  );
  expect(await ask('ivan', 'what do I get back, federal and state together?')).toContain(
    'Federal and state together',
  );
});

it('names no figure for a state that the return has nothing to do with', async () => {
  expect(await ask('ivan', 'how much do I owe Georgia')).toContain('no Georgia state return');
  expect(await ask('nora', 'how much is my state refund')).not.toMatch(/\$\d/);
});

it('knows agreements, their absence, and states without a tax', async () => {
  expect(await ask('empty', 'I live in Indiana and work in Kentucky')).toContain(
    'have a reciprocal agreement',
  );
  expect(await ask('empty', 'I live in New Jersey and work in Delaware')).toContain(
    'no reciprocal agreement',
  );
  expect(await ask('empty', 'do I need to file a state return in Texas')).toContain(
    'Texas has no income tax',
  );
});

it('speaks with the law of the year of the return', async () => {
  expect(await ask('nora', 'What is the standard deduction?')).toContain(
    'The 2025 standard deduction is $15,750',
  );
  expect(await ask('ann', 'What is the standard deduction?')).toContain(
    'The 2024 standard deduction is $14,600',
  );
  expect(await ask('nora', "what's my agi?")).toContain('line 11a');
  expect(await ask('nora', 'when is my return due?')).toContain('April 15, 2026');
});

it('says nothing of a state’s tax where none was asked about', async () => {
  expect(await ask('empty', 'we are common law married in texas can we file joint')).not.toContain(
    'no income tax',
  );
});
