import { writeCsvRow } from './csv';

it('quotes every cell and doubles quotes', () => {
  expect(writeCsvRow(['a', 'b,"c"', ''])).toBe('"a","b,""c""",""\r\n');
});

it.each(['=1+1', '+1', '-1', '@sum', '\tx', '\n=1', '＝1+1', '＋1', '－1', '＠sum'])(
  'keeps a spreadsheet from running %j',
  (cell) => {
    expect(writeCsvRow([cell])).toBe(`"'${cell}"\r\n`);
  },
);
