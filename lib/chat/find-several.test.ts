import { makeView } from '@/tests/eval/chat/make-view';
import { type FilerName, filers } from '@/tests/eval/chat/returns';
import { findSeveral } from './find-several';
import { normalize } from './understand';
import { toWant } from './wants';

const wantsOf = (on: FilerName, question: string) =>
  findSeveral(
    makeView(filers[on], () => Promise.resolve([])),
    { kind: 'topic' },
    normalize(question),
  ).map(toWant);

it.each([
  ['ann', 'agi and taxable income', ['line:1040:11', 'line:1040:15']],
  ['ortiz', 'interest and dividends', ['line:1040:2b', 'line:1040:3b']],
  ['kim', 'How much do I owe and when is it due?', ['refund', 'deadlines:file']],
  ['ruth', 'real estate tax and state income tax', ['line:schedule-a:5b', 'line:schedule-a:5a']],
  ['ruth', 'sales proceeds and charity', ['paper:sale', 'line:schedule-a:14']],
] as const)('%s: %s', (on, question, wants) => {
  expect(wantsOf(on, question)).toEqual(wants);
});

it.each([
  ['ortiz', 'why is my total tax lower than my income tax'],
  ['ann', 'what if my wages and my withholding were 10% higher'],
  ['ruth', 'church and charity total'],
  ['ruth', 'is my pension in there, and how much was it?'],
  ['ruth', 'whether any money is returned to me, and how much it would come to'],
  ['ann', 'how much is my refund?'],
] as const)('finds one thing: %s: %s', (on, question) => {
  expect(wantsOf(on, question).length).toBeLessThan(2);
});
