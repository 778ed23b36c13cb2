import { findTickBoxes } from './boxes';
import { newGray } from './gray';

const size = 19;

/** An outline of 26 by 26 pixels, 3 thick; `round`: how far its right corners are cut. */
function outline(round: number) {
  const ink = newGray(60, 60, 0);
  for (let y = 0; y < 26; y += 1) {
    for (let x = 0; x < 26; x += 1) {
      const cut = Math.max(0, round - Math.min(y, 25 - y));
      const right = 25 - cut;
      const isEdge = x < 3 || y < 3 || y > 22 || x > right - 3;
      if (isEdge && x <= right) ink.data[(y + 17) * 60 + x + 17] = 1;
    }
  }
  return ink;
}

const blob = { x0: 17, y0: 17, x1: 43, y1: 43, area: 276 };

test('a square to tick is found, ticked or not', () => {
  expect(findTickBoxes(outline(0), [blob], size)).toEqual([{ ...blob, isTicked: false }]);
});

test('a lone D is a letter', () => {
  expect(findTickBoxes(outline(4), [blob], size)).toEqual([]);
});
