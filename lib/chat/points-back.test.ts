import { onlyPoints } from './points-back';

it.each([
  'how much did that come to?',
  'does it stand in the return, and with what amount?',
  'how much does remain in her case?',
  'why that is?',
  "isn't it in there?",
])('"%s" names nothing', (asking) => {
  expect(onlyPoints(asking)).toBe(true);
});

it.each([
  'what profit did that come to?',
  'how much of it is taxed?',
  'what is it worth?',
  'when is it paid?',
  'is it 4,019?',
  '?',
])('"%s" says by itself what it asks for', (asking) => {
  expect(onlyPoints(asking)).toBe(false);
});
