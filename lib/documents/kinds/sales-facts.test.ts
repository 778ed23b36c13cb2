import { readSales } from './sales-facts';

const sums = (letter: string, proceeds: string, basis: string, wash = '0.00') => ({
  [`totals_by_8949_box.${letter}.proceeds`]: proceeds,
  [`totals_by_8949_box.${letter}.cost_basis`]: basis,
  [`totals_by_8949_box.${letter}.wash_sale`]: wash,
});

test('sums whose basis was reported become one item each, without a day of sale', () => {
  const items = readSales({ ...sums('A', '900.00', '1000.00'), ...sums('D', '50.00', '20.00') });
  expect(items?.map(({ item }) => item)).toEqual([
    expect.objectContaining({ term: 'short', basisReported: true, proceeds: 900, basis: 1000 }),
    expect.objectContaining({ term: 'long', basisReported: true, proceeds: 50, basis: 20 }),
  ]);
  expect(items?.every(({ item }) => !('sold' in item))).toBe(true);
});

test('where some of them must be listed sale by sale, none is taken', () => {
  expect(readSales({ ...sums('A', '900.00', '1000.00'), ...sums('B', '5.00', '0.00') })).toBeNull();
  expect(readSales(sums('A', '900.00', '1000.00', '12.00'))).toBeNull();
});
