import { normalize } from '../read/tokens';
import { boxedForms, findBoxes } from './find-box';

const find = (question: string) =>
  findBoxes(normalize(question)).map(
    ({ form, box }) => `${form} ${box.box}${box.code === undefined ? '' : ` ${box.code}`}`,
  );

it.each([
  ['whats code DD in box 12 of my w2', ['W-2 12 DD']],
  ['box 12 codes D and DD', ['W-2 12 D', 'W-2 12 DD']],
  ['1099-R distribution code 1', ['1099-R 7 1']],
  ['code j on 1099-r', ['1099-R 7 J']],
  ['1099-div box 1b', ['1099-DIV 1b']],
  ['box 5 on my 1098-t is bigger than box 1', ['1098-T 5', '1098-T 1']],
  ['w-2g box 4', ['W-2G 4']],
  ['what does column c on the 1095-a mean', ['1095-A C']],
  ['what is box 99 on w2', []],
  ['what is the standard deduction', []],
])('"%s" asks for %j', (question, expected) => {
  expect(find(question)).toEqual(expected);
});

it('has each box of a form once, with a sentence of its own', () => {
  for (const { boxes } of boxedForms) {
    const places = boxes.map(({ box, code }) => `${box}:${code ?? ''}`);
    expect(new Set(places).size).toBe(places.length);
    expect(boxes.filter(({ says }) => !/[.!]$/.test(says))).toEqual([]);
  }
});
