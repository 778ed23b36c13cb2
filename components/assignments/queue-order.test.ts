import { keepOrder, nextInOrder } from './queue-order';

it('leads from each client to the one below, and nowhere from the last or from one that isn’t listed', () => {
  expect(nextInOrder('a')).toBeNull();
  keepOrder(['a', 'b']);
  expect(nextInOrder('a')).toBe('b');
  expect(nextInOrder('b')).toBeNull();
  expect(nextInOrder('c')).toBeNull();
});
