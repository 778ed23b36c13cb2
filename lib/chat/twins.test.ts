import { makeView } from '@/tests/eval/chat/make-view';
import { filers } from '@/tests/eval/chat/returns';
import { guessWants } from './guess-intent';
import { amountOf, twinsOf } from './twins';

const none = () => Promise.resolve([]);
const [ann, kim, ruth] = [filers.ann, filers.kim, filers.ruth].map((filer) => makeView(filer, none));

it('knows lines that hold one amount on this return, and none where the amounts differ', () => {
  expect(twinsOf(kim, 'line:schedule-c:31')).toEqual(['line:schedule-1:3']);
  expect(twinsOf(ann, 'line:1040:25d')).toEqual(['line:1040:25a']);
  expect(twinsOf(ann, 'line:1040:12')).toEqual(['line:1040:14']);
  expect(twinsOf(kim, 'line:1040:12')).toEqual([]);
  expect(twinsOf(ruth, 'refund')).toEqual([]);
  expect(twinsOf(undefined, 'line:1040:12')).toEqual([]);
});

it('says the amount of a line, and none where nothing stands', () => {
  expect(amountOf(ann, 'line:1040:1a')).toBe(50_000);
  expect(amountOf(ann, 'line:1040:5b')).toBeNull();
  expect(amountOf(ann, 'refund')).toBeNull();
});

it('lets the likeliest of twins stand for them', () => {
  const text = 'what did my business make after its costs';
  const [first, ...others] = guessWants(text, kim);
  expect(first?.key).toBe('line:schedule-c:31');
  expect(others.map(({ key }) => key)).not.toContain('line:schedule-1:3');
});
