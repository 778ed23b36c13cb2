import { countItems, removeItem } from './repeat';
import { type Responses } from './schema';

const three: Responses = {
  'had-w2-income': true,
  'w2s.0.wages': 1,
  'w2s.0.box12.D': 11,
  'w2s.0.more': true,
  'w2s.1.wages': 2,
  'w2s.1.more': true,
  'w2s.2.wages': 3,
  'w2s.2.more': false,
  'w2s10.0.wages': 99,
};

test('items are counted along “there is another one”', () => {
  expect(countItems(three, 'w2s')).toBe(3);
  expect(countItems({ 'w2s.0.more': true }, 'w2s')).toBe(2);
  expect(countItems({}, 'w2s')).toBe(0);
  expect(countItems({ ...three, 'w2s.0.more': false }, 'w2s')).toBe(1);
});

test('later items move up', () => {
  expect(removeItem(three, 'w2s', 0)).toEqual({
    'had-w2-income': true,
    'w2s.0.wages': 2,
    'w2s.0.more': true,
    'w2s.1.wages': 3,
    'w2s.1.more': false,
    'w2s10.0.wages': 99,
  });
  expect(removeItem(three, 'w2s', 1)).toMatchObject({
    'w2s.0.wages': 1,
    'w2s.0.more': true,
    'w2s.1.wages': 3,
    'w2s.1.more': false,
  });
});

test('without the last one, the one before is the last', () => {
  const left = removeItem(three, 'w2s', 2);
  expect(left).toMatchObject({ 'w2s.1.wages': 2, 'w2s.1.more': false });
  expect(Object.keys(left).filter((id) => id.startsWith('w2s.2'))).toEqual([]);
});

test('an item that was opened and not answered yet can go', () => {
  expect(removeItem({ 'had-w2-income': true, 'w2s.0.wages': 1, 'w2s.0.more': true }, 'w2s', 1)).toEqual({
    'had-w2-income': true,
    'w2s.0.wages': 1,
    'w2s.0.more': false,
  });
});

test('leftovers beyond the last item don’t come back', () => {
  const closed: Responses = { ...three, 'w2s.0.more': false };
  expect(removeItem(closed, 'w2s', 0)).toEqual({ 'w2s10.0.wages': 99 });
});

test('without any item the gate is open again', () => {
  expect(removeItem({ 'had-w2-income': true, 'w2s.0.wages': 1 }, 'w2s', 0)).toEqual({});
  expect(
    removeItem({ 'money-kinds': ['gambling', 'jury'], 'gambling.0.winnings': 5 }, 'gambling', 0),
  ).toEqual({ 'money-kinds': ['jury'] });
});

test('an item that is not there changes nothing', () => {
  expect(removeItem(three, 'w2s', 3)).toBe(three);
  expect(removeItem(three, 'interest', 0)).toBe(three);
});
