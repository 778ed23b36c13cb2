import { makeView } from '@/tests/eval/chat/make-view';
import { filers } from '@/tests/eval/chat/returns';
import { findBetween } from './find-between';

const view = makeView(filers.kim, () => Promise.resolve([]));

it.each([
  ['how do we get from total income to agi', { from: '9', to: '11' }],
  ['agi is 62,603 but taxable is 38,402. where did the difference go?', { from: '11', to: '15' }],
  ['why is my total tax higher than line 16', { from: '16', to: '24' }],
  ['how do you get from my wages to what we owe', { from: '1z', to: '34' }],
  ['how does 68,595 become 62,603', { from: '9', to: '11' }],
])('finds the two ends of "%s"', (text, stages) => {
  expect(findBetween(view, text)).toEqual(stages);
});

it.each([
  'what is the difference between a deduction and a credit',
  'what is my agi',
  'why is my refund so small',
])('finds none in "%s"', (text) => {
  expect(findBetween(view, text)).toBeNull();
});
