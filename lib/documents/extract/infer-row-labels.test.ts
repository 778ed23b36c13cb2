import { w2 } from '../kinds/w2';
import { findLabels } from './find-labels';
import { inferRowLabels } from './infer-row-labels';
import { type Word } from './page';
import { toTokens } from './print-tokens';

const piece = (x: number, text: string, y = 100): Word[] => {
  let left = x;
  return text.split(' ').map((word, index) => {
    const x0 = left;
    left += 4 * word.length + 3;
    return { text: word, source: 'ocr', page: 1, run: index, x0, x1: left - 3, y0: y, y1: y + 6 };
  });
};

const infer = (words: readonly Word[]) =>
  inferRowLabels(w2, findLabels(w2, toTokens(words)), words).map(({ slot, x0 }) => [slot.id, x0]);

const state = piece(20, '15 State');
const local = [...piece(500, '18 Local wages, tips, etc.'), ...piece(650, '19 Local income tax')];
const between = [
  ...piece(90, 'Enployars statn 10 no'),
  ...piece(240, '6 Suto vaqes, 1p'),
  ...piece(380, '17 Swto inoomo lax'),
];

test('heads that nobody could read are told by their turn between those that were', () => {
  expect(infer([...state, ...between, ...local])).toEqual([
    ['state.box15_state_id', 90],
    ['state.box16_state_wages', 240],
    ['state.box17_state_tax', 380],
  ]);
});

test('fewer pieces of print than heads tell nothing, nor does an amount', () => {
  expect(infer([...state, ...piece(90, 'Enployars statn 10 no'), ...local])).toEqual([]);
  expect(infer([...state, ...between.slice(0, -3), ...piece(380, '17 2,410.11'), ...local])).toEqual([]);
});

test('one head that was read isn’t enough, and a file with text prints its heads', () => {
  expect(infer([...state, ...between])).toEqual([]);
  const words = [...state, ...between, ...local];
  expect(infer(words.map((word): Word => ({ ...word, source: 'text' })))).toEqual([]);
});
