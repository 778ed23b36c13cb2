import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSalesList as readListOf } from './read-list';

const readSalesList = (text: string) => readListOf(text, 2024);
const headers = 'Description,Date acquired,Date sold,Proceeds,Cost basis';
const list = (...lines: string[]) => readSalesList([headers, ...lines].join('\n'));
const faultsOf = (line: string) => list(line).rows[0]?.faults;

test('a plain list: every value, exact to the cent', () => {
  const { rows, faults, totals, unused } = list('40 sh Lake Fund,03/15/2021,11/04/2024,"2,450.10",1900.07');
  expect({ faults, totals, unused }).toEqual({ faults: [], totals: 0, unused: [] });
  expect(rows).toEqual([
    {
      line: 2,
      sameAs: null,
      faults: [],
      isRounded: false,
      sale: {
        description: '40 sh Lake Fund',
        acquired: '2021-03-15',
        sold: '2024-11-04',
        term: null,
        proceeds: 2450.1,
        basis: 1900.07,
        reporting: 'with-cost',
        adjustmentCode: '',
        adjustment: 0,
        withheld: 0,
      },
    },
  ]);
});

test('the template can be loaded as it is', () => {
  const template = readFileSync(join(process.cwd(), 'public/sales-template.csv'), 'utf8');
  const { rows, faults, unused } = readSalesList(template);
  expect({ faults, unused }).toEqual({ faults: [], unused: [] });
  expect(
    rows.map(({ sale }) => [sale?.proceeds, sale?.basis, sale?.adjustmentCode, sale?.adjustment]),
  ).toEqual([
    [2450, 1900, '', 0],
    [800, 1000, 'W', 85],
    [610, 545.5, '', 0],
  ]);
  expect(rows.map(({ sale }) => [sale?.acquired, sale?.term, sale?.reporting])).toEqual([
    ['2021-03-15', null, 'with-cost'],
    ['2024-01-10', null, 'with-cost'],
    ['various', 'long', 'without-cost'],
  ]);
});

test('a byte-order mark, semicolons, titles above, totals and empty lines below', () => {
  const { rows, totals, faults } = readSalesList(
    [
      '\uFEFFYear-end statement;;;;',
      'Account 1234;;;;',
      ';;;;',
      'Description of property;Date of sale;Acquisition date;Gross proceeds;Cost or other basis',
      '"Harbor; Corp ""A""";2024-06-03;2023-01-10 09:30:00;$1,000.00;($0.00)',
      ';;;;',
      'Total;;;1,000.00;0.00',
    ].join('\r\n'),
  );
  expect({ faults, totals }).toEqual({ faults: [], totals: 1 });
  expect(
    rows.map(({ line, sale }) => [line, sale?.description, sale?.acquired, sale?.proceeds, sale?.basis]),
  ).toEqual([[5, 'Harbor; Corp "A"', '2023-01-10', 1000, 0]]);
});

test('tabs, as pasted from a spreadsheet', () => {
  const { rows } = readSalesList(
    'Symbol\tQuantity\tDate Sold\tDate Acquired\tProceeds\tCost\nABC\t10\t1/2/24\t12/31/99\t5.00\t4.00',
  );
  expect(rows[0]?.sale).toMatchObject({ description: '10 ABC', sold: '2024-01-02', acquired: '1999-12-31' });
});

test.each([
  ['1234.5', 1234.5, false],
  ['$1,234.56', 1234.56, false],
  ['1234.5600', 1234.56, false],
  ['0.125', 0.13, true],
  ['1.005', 1.01, true],
  ['9.994999', 9.99, true],
  ['="12.30"', 12.3, false],
  ['.5', 0.5, false],
])('the amount %s is %d', (cell, amount, isRounded) => {
  const [row] = list(`A,01/02/2023,01/03/2024,"${cell.replaceAll('"', '""')}",1`).rows;
  expect([row?.sale?.proceeds, row?.isRounded]).toEqual([amount, isRounded]);
});

test.each([
  ['1.234,56', 'Use a decimal point for cents'],
  ['12,34', 'Use a decimal point for cents'],
  ['1,23.00', 'isn’t an amount'],
  ['abc', 'isn’t an amount'],
  ['--5', 'isn’t an amount'],
  ['(-5)', 'isn’t an amount'],
  ['1e5', 'isn’t an amount'],
  ['99999999999', 'is too large'],
  ['=1+1', 'is a formula'],
  ['(5.00)', 'is negative'],
  ['-5', 'is negative'],
  ['', 'the amount is missing'],
])('the amount %s is refused', (cell, words) => {
  const faults = faultsOf(`A,01/02/2023,01/03/2024,"${cell}",1`) ?? [];
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(words);
});

test('the sign of an adjustment counts, also in brackets and behind', () => {
  const withChange = (change: string) =>
    readSalesList(`${headers},Code,Adjustment\nA,01/02/2023,01/03/2024,5,4,B,"${change}"`).rows[0]?.sale
      ?.adjustment;
  expect(['(1,085.50)', '-85.5', '85.50-', '−85.5', '85.50'].map(withChange)).toEqual([
    -1085.5, -85.5, -85.5, -85.5, 85.5,
  ]);
});

test.each([
  ['11/4/24', '2024-11-04'],
  ['11-04-2024', '2024-11-04'],
  ['2024-11-04T13:45:00', '2024-11-04'],
  ['Nov 4, 2024', '2024-11-04'],
  ['4-Nov-2024', '2024-11-04'],
])('the day %s', (cell, day) => {
  expect(list(`A,,"${cell}",5,4`).rows[0]?.faults).toEqual([
    'Short or long: if there’s no date acquired, the list must say short-term or long-term.',
  ]);
  expect(list(`A,01/02/2023,"${cell}",5,4`).rows[0]?.sale?.sold).toBe(day);
});

test.each([
  ['A,01/02/2023,02/30/2024,5,4', 'isn’t a valid date'],
  ['A,01/02/2023,30/11/2024,5,4', 'Put the month first'],
  ['A,01/02/2023,45600,5,4', 'isn’t a date'],
  ['A,01/02/2023,12/31/2023,5,4', 'only sales in 2024'],
  ['A,01/02/2023,various,5,4', 'enter the last date'],
  ['A,06/02/2024,01/03/2024,5,4', 'after the date sold'],
  ['A,01/02/2023,,5,4', 'Date sold: this is blank'],
  [',01/02/2023,01/03/2024,5,4', 'Description: this is blank'],
  ['=HYPERLINK(1),01/02/2023,01/03/2024,5,4', 'is a formula'],
])('%s is refused in words', (line, words) => {
  const faults = faultsOf(line) ?? [];
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(words);
});

test('inherited and various need no day; various needs the term', () => {
  const read = (line: string) => readSalesList(`${headers},Term\n${line}`).rows[0];
  expect(read('A,Inherited,01/03/2024,5,4,')?.sale).toMatchObject({ acquired: 'inherited', term: null });
  expect(read('A,VARIOUS,01/03/2024,5,4,LT')?.sale).toMatchObject({ acquired: 'various', term: 'long' });
  expect(read('A,Various,01/03/2024,5,4,')?.faults[0]).toContain('must say short-term or long-term');
  expect(read('A,Various,01/03/2024,5,4,medium')?.faults[0]).toContain('neither short-term nor long-term');
});

test('box letters of Form 8949 give the term and what is reported', () => {
  const read = (box: string) =>
    readSalesList(`${headers},Form 8949 code\nA,,01/03/2024,5,4,${box}`).rows[0]?.sale;
  expect(read('B')).toMatchObject({ term: 'short', reporting: 'without-cost' });
  expect(read('D')).toMatchObject({ term: 'long', reporting: 'with-cost' });
  expect(read('F')).toMatchObject({ term: 'long', reporting: 'none' });
});

test('covered and noncovered say if the cost went to the IRS', () => {
  const read = (header: string, cell: string) =>
    readSalesList(`${headers},${header}\nA,01/02/2023,01/03/2024,5,4,${cell}`).rows[0]?.sale?.reporting;
  expect(read('Covered/Noncovered', 'Noncovered')).toBe('without-cost');
  expect(read('Noncovered', 'Noncovered')).toBe('without-cost');
  expect(read('Noncovered', 'No')).toBe('with-cost');
  expect(read('Basis reported to IRS', 'N')).toBe('without-cost');
  expect(read('Reported', 'Y')).toBe('with-cost');
});

test('a wash sale loss is code W and adds to the gain, however it is signed', () => {
  const read = (cell: string) =>
    readSalesList(`${headers},Wash sale loss disallowed\nA,01/02/2023,01/03/2024,5,9,${cell}`).rows[0];
  expect(read('4.00')?.sale).toMatchObject({ adjustmentCode: 'W', adjustment: 4 });
  expect(read('(4.00)')?.sale).toMatchObject({ adjustmentCode: 'W', adjustment: 4 });
  expect(read('0.00')?.sale).toMatchObject({ adjustmentCode: '', adjustment: 0 });
  expect(read('')?.sale).toMatchObject({ adjustmentCode: '', adjustment: 0 });
  expect(read('Yes')?.faults[0]).toContain('doesn’t show the disallowed loss');
});

test('a change without a letter, or with a wrong one, is refused', () => {
  const read = (code: string, change: string) =>
    readSalesList(`${headers},Code,Adjustment\nA,01/02/2023,01/03/2024,5,4,${code},${change}`).rows[0]
      ?.faults;
  expect(read('', '3')?.[0]).toContain('has an adjustment but no code');
  expect(read('W1', '3')?.[0]).toContain('isn’t a valid code');
});

test('the same sale twice is said', () => {
  const line = 'A,01/02/2023,01/03/2024,5,4';
  expect(list(line, line, 'B,01/02/2023,01/03/2024,5,4').rows.map(({ sameAs }) => sameAs)).toEqual([
    null,
    2,
    null,
  ]);
});

test.each([
  ['', 'empty'],
  ['PK\u0003\u0004', 'isn’t a CSV file'],
  ['Name,Amount\nA,5', 'can’t find the header row'],
  [headers, 'no sales below the header row'],
  ['Description,Date sold,Proceeds\nA,01/03/2024,5', 'can’t find a column for the cost basis'],
  [`${headers},Adjusted cost basis\nA,,01/03/2024,5,4,4`, 'could mean the same'],
  [`${headers}\n"A,01/02/2023,01/03/2024,5,4`, 'quotation mark'],
  [`${headers}\n${'A,01/02/2023,01/03/2024,5,4\n'.repeat(401)}`, '401 sales'],
  ['x'.repeat(300_001), 'too large'],
])('a list that can’t be read says why (%#)', (text, words) => {
  const { rows, faults } = readSalesList(text);
  expect(rows).toEqual([]);
  expect(faults.join(' ')).toContain(words);
});

test('a list of 2025 belongs on the return of 2025', () => {
  const text = readFileSync(join(process.cwd(), 'public/sales-template-2025.csv'), 'utf8');
  const { rows } = readListOf(text, 2025);
  expect(rows.flatMap(({ faults }) => faults)).toEqual([]);
  expect(rows.map(({ sale }) => sale?.sold)).toEqual(['2025-11-04', '2025-06-03', '2025-08-19']);
  expect(readListOf(text, 2024).rows[0]?.faults).toEqual([
    'Date sold: only sales in 2024 belong on this return.',
  ]);
  // Two digits are the year of the return, or one before it.
  expect(readListOf(`${headers}\nA,1/2/24,11/4/25,5,4`, 2025).rows[0]?.sale).toMatchObject({
    acquired: '2024-01-02',
    sold: '2025-11-04',
  });
});
