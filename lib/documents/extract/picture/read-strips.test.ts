import { type Engine, type SeenWord } from './engine';
import { newGray } from './gray';
import { type Prepared } from './prepare';
import { readStrips } from './read-strips';

const word = (text: string, x0: number, x1: number, confidence = 0.95): SeenWord => ({
  text,
  confidence,
  x0,
  x1,
  y0: 10,
  y1: 30,
});

/** A sheet with one piece of print, and a recognizer that sees these words in it and this number where it may see digits only. */
async function readOne(words: SeenWord[], number: string) {
  const sheet: Prepared = {
    gray: newGray(400, 100),
    ink: newGray(1, 1),
    size: 20,
    strips: [{ x0: 40, y0: 40, x1: 240, y1: 60, letters: 11 }],
    letters: [],
    horizontal: [],
    vertical: [],
    tickBoxes: [],
    isPhoto: false,
    quarter: 0,
    toShare: (x, y) => [x, y],
  };
  const engine: Engine = {
    read: (_gray, _layout, only = '') => Promise.resolve(only === '' ? words : [word(number, 60, 200)]),
    stop: () => Promise.resolve(),
  };
  const reading = await readStrips(engine, sheet, () => true);
  return reading.words.map(({ text }) => text);
}

test('a state before a number keeps its letters, which could be digits badly seen', async () => {
  expect(await readOne([word('CO', 17, 45), word('04-118822', 70, 210)], '04-118822')).toEqual([
    'CO',
    '04-118822',
  ]);
  expect(await readOne([word('C', 17, 30), word('159.15', 110, 210)], '159.15')).toEqual(['C', '159.15']);
});

test('an S before an amount is a dollar sign, and letters that were hardly seen are none', async () => {
  expect(await readOne([word('S', 17, 30), word('42,847.63', 40, 210)], '42,847.63')).toEqual(['42,847.63']);
  expect(await readOne([word('CO', 17, 45, 0.3), word('118822', 70, 210)], '118822')).toEqual(['118822']);
});
