import { findStrips } from './strips';

const ink = (x0: number, y0: number, width: number, height: number) => ({
  x0,
  y0,
  x1: x0 + width,
  y1: y0 + height,
  area: width * height,
});

/** Typewriter print: each character in a place of 34 pixels, digits 28 tall, commas 11, points 6. */
function typewriter(text: string) {
  return [...text].map((character, index) => {
    const left = 100 + 34 * index;
    if (character === ',') return ink(left + 12, 122, 7, 11);
    return character === '.' ? ink(left + 12, 124, 7, 6) : ink(left + 6, 100, 20, 28);
  });
}

test('an amount in typewriter print is one piece, though its comma and its point stand far apart', () => {
  const strips = findStrips(typewriter('126,236.66'), [], 16).filter(({ letters }) => letters > 1);
  expect(strips.map(({ x0, x1 }) => [x0, x1])).toEqual([[106, 432]]);
});

test('a ruling line between two amounts keeps them apart', () => {
  const pieces = [
    ...typewriter('126'),
    ...typewriter('236').map((blob) => ({ ...blob, x0: blob.x0 + 136, x1: blob.x1 + 136 })),
  ];
  const rule = { at: 218, from: 80, to: 150 };
  expect(
    findStrips([...pieces, ink(214, 122, 7, 11)], [rule], 16).filter(({ letters }) => letters > 1),
  ).toHaveLength(2);
});

test('words of equally wide small letters are one line, though they stand far apart', () => {
  const word = (left: number, letters: number) =>
    Array.from({ length: letters }, (_, at) => ink(left + 16 * at, 100, 11, at % 2 === 0 ? 14 : 10));
  const strips = findStrips([...word(100, 6), ...word(216, 4)], [], 14);
  expect(strips.map(({ x0, x1, letters }) => [x0, x1, letters])).toEqual([[100, 275, 10]]);
});

test('a line that climbs stays one line, down to its small letters', () => {
  const letters = Array.from({ length: 40 }, (_, at) =>
    ink(100 + 16 * at, 400 - at / 4 - (at % 9 === 4 ? 6 : 0), 11, at % 9 === 4 ? 16 : 10),
  );
  expect(findStrips(letters, [], 14)).toHaveLength(1);
});
