import { type Question } from '@/lib/interview/schema';
import { readPastedRows } from './pasted-rows';

const question = (id: string, type: Question['type'], options: string[] = []): Question => ({
  id,
  text: id,
  helpText: '',
  why: '',
  type,
  options,
  factPath: id,
});
const rowOf = (index: number) => ({
  repeat: { group: 'paid', index },
  questions: [
    question(`paid.${index}.state`, 'select', ['Maine', 'Ohio']),
    question(`paid.${index}.date`, 'date'),
    question(`paid.${index}.amount`, 'number'),
  ],
});

test('cells go to the box with the cursor, to its right and below, and open rows where the table ends', () => {
  const text = '4/15/2024\t$1,500\n06-17-24\t1,500.50\n2024-09-16\t900\n';
  const read = readPastedRows(text, [rowOf(0), rowOf(1)], 'paid.0.date');
  expect([...read.fill]).toEqual([
    ['paid.0.date', '2024-04-15'],
    ['paid.0.amount', '$1,500'],
    ['paid.1.date', '2024-06-17'],
    ['paid.1.amount', '1,500.50'],
  ]);
  expect([...read.save]).toEqual([
    ['paid.2.date', '2024-09-16'],
    ['paid.2.amount', 900],
  ]);
  expect(read.open).toEqual(['paid.1.more']);
  expect(read.dropped).toEqual([]);
});

test('a choice is found by its words, and what fits no box is named', () => {
  const read = readPastedRows('maine\tsoon\t12\nUtah\t4/1/2024\t5', [rowOf(0)], 'paid.0.state');
  expect([...read.fill]).toEqual([
    ['paid.0.state', 'Maine'],
    ['paid.0.amount', '12'],
  ]);
  expect([...read.save.keys()]).toEqual(['paid.1.date', 'paid.1.amount']);
  expect(read.dropped).toEqual(['soon', 'Utah']);
  expect(read.open).toEqual(['paid.0.more']);
});

test('cells beyond the last column are left out, and a heading takes no row', () => {
  const read = readPastedRows('Amount\n12\textra\n\n7', [rowOf(0)], 'paid.0.amount');
  expect([...read.fill]).toEqual([['paid.0.amount', '12']]);
  expect([...read.save]).toEqual([['paid.1.amount', 7]]);
  expect(read.open).toEqual(['paid.0.more']);
  expect(read.dropped).toEqual(['Amount']);
});
