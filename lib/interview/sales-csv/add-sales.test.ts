import { assembleReturn } from '../assemble';
import { type Responses } from '../schema';
import { addSales, describeSales, removeImport } from './add-sales';
import { knownSales, documentOf } from './known-sales';
import { readSalesList } from './read-list';
import { identityOf } from './sale';
import { sumSales } from './sum-sales';

const list = (...lines: string[]) =>
  readSalesList(
    ['Description,Date acquired,Date sold,Proceeds,Cost,Code,Adjustment,Term,Box', ...lines].join('\n'),
    2024,
  ).rows.flatMap(({ sale }) => (sale ? [sale] : []));
const two = list(
  'A,01/02/2023,01/03/2024,"1,000.10",400.05,,,,',
  'B,Various,02/03/2024,50,60,W,10.00,Short,B',
);
const stateOf = (answers: Responses) => ({ answers, documents: [] });
const add = (answers: Responses, sales = two, importId = 'one'): Responses => ({
  ...answers,
  ...addSales(stateOf(answers), { sales, importId, owner: undefined }),
});

test('sales of a list enter the return as if they had been typed', () => {
  const { sources, input, missing } = assembleReturn(stateOf(add({})));
  expect(input).toBeNull();
  expect(missing.filter(({ questionId }) => questionId.startsWith('sales.'))).toEqual([]);
  expect(sources['sales[0].proceeds']).toEqual({ questionId: 'sales.0.proceeds' });
  expect(add({})).toMatchObject({
    'income-kinds': ['sales'],
    'sales.0.acquired': '2023-01-02',
    'sales.0.proceeds': 1000.1,
    'sales.0.otherBoxes': ['none'],
    'sales.0.more': true,
    'sales.1.acquiredKind': 'various',
    'sales.1.term': 'short',
    'sales.1.paper': 'without-cost',
    'sales.1.otherBoxes': ['adjusted'],
    'sales.1.adjustmentCode': 'W',
    'sales.1.adjustment': 10,
    'sales.1.more': false,
  });
});

test('they stand after those told before, and other kinds of income stay picked', () => {
  const typed: Responses = {
    'income-kinds': ['sales', 'rental'],
    'sales.0.description': 'Typed',
    'sales.0.more': false,
  };
  const after = add(typed);
  expect(after).toMatchObject({
    'income-kinds': ['sales', 'rental'],
    'sales.0.description': 'Typed',
    'sales.0.more': true,
    'sales.1.description': 'A',
    'sales.2.description': 'B',
    'sales.2.more': false,
  });
  expect(describeSales(stateOf(after))).toEqual({
    count: 3,
    room: 397,
    asksOwner: false,
    imports: [{ id: 'one', count: 2 }],
    read: [],
  });
});

test('“none of these” is taken back by a list', () => {
  expect(add({ 'income-kinds': ['none'] })['income-kinds']).toEqual(['sales']);
});

test('a list can be taken out again, from between the others', () => {
  const typed: Responses = { 'income-kinds': ['sales'], 'sales.0.description': 'T', 'sales.0.more': false };
  const both = add(add(typed), list('C,01/02/2023,01/03/2024,7,8,,,,'), 'two');
  const left = removeImport(both, 'one');
  expect(left).toMatchObject({
    'sales.0.description': 'T',
    'sales.0.more': true,
    'sales.1.description': 'C',
    'sales.1.more': false,
  });
  expect(Object.keys(left).filter((id) => id.startsWith('sales.2'))).toEqual([]);
  expect(removeImport(left, 'two')).toEqual(typed);
  expect(removeImport(left, 'one')).toBe(left);
  expect(removeImport(add({}), 'one')).toEqual({});
});

test('a sale that is told already is known again', () => {
  const known = knownSales(add({}));
  expect(two.map((sale) => known.has(identityOf(sale)))).toEqual([true, true]);
  expect(
    list('a ,01/02/2022,01/03/2024,1000.10,400.05,,,,').map((sale) => known.has(identityOf(sale))),
  ).toEqual([true]);
  expect(
    list('A,01/02/2023,01/03/2024,1000.11,400.05,,,,').map((sale) => known.has(identityOf(sale))),
  ).toEqual([false]);
});

test('a list adds up to the cent', () => {
  expect(sumSales(two)).toEqual({ proceeds: 1050.1, basis: 460.05, adjustment: 10, gain: 600.05 });
  expect(sumSales([])).toEqual({ proceeds: 0, basis: 0, adjustment: 0, gain: 0 });
});

test('a sale that was read from a paper is known, whatever it is called there', () => {
  const item = { description: 'ACME INC', sold: '2024-01-03', proceeds: 1000.1, basis: 400.05 };
  const form = {
    extractionId: 'e',
    form: '1099-B',
    group: 'sales' as const,
    item: { description: 'OTHER', sold: '2024-02-02', proceeds: 1, basis: 1 },
    sources: {},
    further: [{ item, sources: {} }],
    unconfirmed: 0,
    taxYear: 2024,
  };
  const documents = [{ documentId: 'd', name: 'broker.pdf', type: '1099' as const, forms: [form] }];
  const { read } = describeSales({ answers: {}, documents });
  expect(read).toHaveLength(2);
  expect(two.map((sale) => documentOf(sale, read))).toEqual(['broker.pdf', null]);
});
