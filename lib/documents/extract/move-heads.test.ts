import { letterPage } from '@/tests/fixtures/documents/letter-page';
import { conclude } from './conclude';
import { type Page, type Word } from './page';

const print = (text: string, x: number, y: number): Word[] => {
  let at = x;
  return text.split(' ').map((part): Word => {
    const word = { x0: at, x1: at + 4 * part.length, y0: y, y1: y + 8 };
    at = word.x1 + 2.5;
    return { ...word, text: part, source: 'text', page: 1, run: y };
  });
};

/** A statement of two payers: each one's head, then two forms without heads of their own. */
function statement(): Page {
  const words: Word[] = [];
  let y = 30;
  const line = (text: string, value = '') => {
    words.push(...print(text, 40, y), ...(value === '' ? [] : print(value, 480, y)));
    y += 13;
  };
  for (const [payer, tin, first] of [
    ['Palisade Brokerage LLC', '98-7000124', '1'],
    ['Granite Clearing Inc', '98-7000777', '2'],
  ] as const) {
    y += 14;
    line(`PAYER’S name: ${payer}`);
    line(`PAYER’S TIN: ${tin}`);
    line('RECIPIENT’S name: Nora Quill');
    line('RECIPIENT’S TIN: 900-41-2207');
    line('Form 1099-DIV Dividends and Distributions 2024');
    line('1a Total ordinary dividends', `${first}10.45`);
    line('1b Qualified dividends', `${first}00.12`);
    line('2a Total capital gain distributions', `${first}5.00`);
    line('4 Federal income tax withheld', '0.00');
    line('Form 1099-INT Interest Income 2024');
    line('1 Interest income', `${first}22.22`);
    line('3 Interest on U.S. Savings Bonds and Treasury obligations', `${first}1.10`);
    line('4 Federal income tax withheld', '0.00');
    line('8 Tax-exempt interest', '0.00');
  }
  return letterPage(words);
}

test('each form of a statement of two payers is of its own payer', () => {
  const { forms } = conclude('application/pdf', 1, [statement()], []);
  const read = forms.map(({ form, fields }) => {
    const at = (path: string) => fields.find((field) => field.path === path)?.value;
    return [form, at('payer_name'), at('box1a_ordinary_dividends') ?? at('box1_interest')];
  });
  expect(read).toEqual([
    ['1099-DIV', 'Palisade Brokerage LLC', '110.45'],
    ['1099-INT', 'Palisade Brokerage LLC', '122.22'],
    ['1099-DIV', 'Granite Clearing Inc', '210.45'],
    ['1099-INT', 'Granite Clearing Inc', '222.22'],
  ]);
});
