import { findAsking } from './read-sentences';

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
