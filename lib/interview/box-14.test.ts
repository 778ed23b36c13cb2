import { askedOf, read, single, treeOf } from './testing/read-forms';

const w2 = (description: string, state = 'CA') =>
  read('W-2', 'w2s', {
    employerName: 'Corner Bakery',
    wages: 60_000,
    box14: [{ description, amount: 500 }],
    states: [{ state, withholding: 1_000 }],
  });

const asks = (description: string, state?: string) =>
  askedOf(single, [w2(description, state)])
    .map(({ id }) => id)
    .filter((id) => id.includes('box14Counts'));

test('asks about box 14 only where its words leave it open', () => {
  expect(asks('CASDI')).toEqual([]);
  expect(asks('UNION DUES')).toEqual([]);
  expect(asks('TRANSIT TAX', 'OR')).toEqual(['documents.xW2.box14Counts.0']);
});

test('the answer goes to the entry of the form that was read', () => {
  const { tree } = treeOf({ ...single, 'documents.xW2.box14Counts.0': true }, [w2('TRANSIT TAX', 'OR')]);
  expect(tree['w2s']).toMatchObject([
    { box14: [{ description: 'TRANSIT TAX', amount: 500, stateTax: true }] },
  ]);
});
