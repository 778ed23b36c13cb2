import { law2024 } from '../law/2024';
import { creditFromTable } from './table';

const { noChild, oneChild, tableRow, threeChildren } = law2024.earnedIncome;

describe('the Earned Income Credit Table', () => {
  it.each([
    [0, 0],
    [1, 2],
    [49, 2],
    [50, 6],
    [8_249, 629],
    [8_250, 632],
    [10_349, 632],
    [10_350, 629],
    [18_549, 5],
    [18_550, 2],
    [18_590, 2],
    [18_591, 0],
  ])('without a child, single: $%d gives $%d', (amount, credit) =>
    expect(creditFromTable(amount, noChild, tableRow, false)).toBe(credit),
  );

  it.each([
    [12_349, 4_191],
    [12_350, 4_213],
    [22_749, 4_213],
    [22_750, 4_204],
    [49_083, 3],
    [49_084, 0],
  ])('with one child, single: $%d gives $%d', (amount, credit) =>
    expect(creditFromTable(amount, oneChild, tableRow, false)).toBe(credit),
  );

  it('phases out later on a joint return', () => {
    expect(creditFromTable(29_649, threeChildren, tableRow, true)).toBe(7_830);
    expect(creditFromTable(29_650, threeChildren, tableRow, true)).toBe(7_823);
    expect(creditFromTable(66_819, threeChildren, tableRow, true)).toBe(0);
  });
});
