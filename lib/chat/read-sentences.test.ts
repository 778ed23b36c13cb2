import { findAsking, findPointedAt } from './read-sentences';

it('finds the sentence that asks among those that tell', () => {
  expect(findAsking('camp is due friday. how much is coming back to us?')).toEqual([
    'how much is coming back to us?',
  ]);
});

it('takes what stands before a short question with it', () => {
  expect(findAsking('it asks for our adjusted gross. number please?')).toEqual([
    'it asks for our adjusted gross. number please?',
  ]);
});

it.each(['how much is my refund?', 'what is my agi? and what is my refund?', 'hello there'])(
  'leaves "%s" as it is',
  (text) => {
    expect(findAsking(text)).toEqual([]);
  },
);

it.each([
  ['i sent the treasury money in june. is it in there, and how much?', 'i sent the treasury money in june.'],
  [
    'social security was never taxed, and yet it is here. why is that?',
    'social security was never taxed, and yet it is here.',
  ],
  ['i sold a fund. what profit did that come to?', null],
  ['how much is it?', null],
])('finds what is pointed at in "%s"', (text, told) => {
  expect(findPointedAt(text)).toBe(told);
});

it('does not take for the question what only points', () => {
  expect(
    findAsking('i paid the fund a lot over the whole year and i would like to know how much that was'),
  ).toEqual([]);
});
