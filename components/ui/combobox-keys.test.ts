import { moveActive } from './combobox-keys';

it('starts at the end the arrow points from, and goes round', () => {
  expect(moveActive('ArrowDown', null, 3)).toBe(0);
  expect(moveActive('ArrowUp', null, 3)).toBe(2);
  expect(moveActive('ArrowDown', 2, 3)).toBe(0);
  expect(moveActive('ArrowUp', 0, 3)).toBe(2);
  expect(moveActive('ArrowDown', 0, 3)).toBe(1);
});

it('marks nothing in an empty list and leaves other keys to the box', () => {
  expect(moveActive('ArrowDown', null, 0)).toBeNull();
  for (const key of ['Home', 'End', 'a', 'Tab', ' ']) expect(moveActive(key, 1, 3)).toBeUndefined();
});
