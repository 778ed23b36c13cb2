import { pay, stateReturn } from '../../testing/state-return';

type Facts = Parameters<typeof stateReturn>[1];
const totals = (given: Facts) => stateReturn('WA', given).totals;
const gain = (amount: number, sold = '2024-09-03') => ({
  acquired: '2020-02-01',
  sold,
  proceeds: amount + 1_000,
  basis: 1_000,
});

describe('Washington', () => {
  it.each([
    [270_000, 0],
    [270_100, 7],
    [370_000, 7_000],
  ])('taxes long-term gains over 270,000: %d', (amount, tax) => {
    expect(totals({ sales: [gain(amount)] }).stateTaxAfterNonrefundableCredits).toBe(tax);
  });

  it('taxes no wages, interest or short-term gains', () => {
    expect(
      totals({
        w2s: [pay('WA', 500_000)],
        interest: [{ interest: 400_000 }],
        sales: [{ acquired: '2024-02-01', sold: '2024-09-03', proceeds: 400_000, basis: 1_000 }],
      }),
    ).toMatchObject({ stateAgi: 0, stateTaxAfterNonrefundableCredits: 0, owed: 0 });
  });

  it('has one deduction for a couple', () => {
    expect(
      totals({
        filingStatus: 'mfj',
        spouse: { dateOfBirth: '1981-06-15' },
        sales: [gain(200_000), { ...gain(200_000), owner: 'spouse' }],
      }).stateTaxableIncome,
    ).toBe(130_000);
  });

  it('deducts gifts over 270,000 up to 108,000', () => {
    const taxable = (charityInWashington: number) =>
      totals({ sales: [gain(500_000)], states: { WA: { charityInWashington } } }).stateTaxableIncome;
    expect(taxable(270_000)).toBe(230_000);
    expect(taxable(300_000)).toBe(200_000);
    expect(taxable(400_000)).toBe(122_000);
  });

  it('leaves what was sold before the move to Washington', () => {
    const sold = (day: string) =>
      totals({
        residency: [
          { state: 'TX', to: '2024-06-30' },
          { state: 'WA', from: '2024-07-01' },
        ],
        sales: [gain(400_000, day)],
      }).stateTaxAfterNonrefundableCredits;
    expect(sold('2024-06-30')).toBe(0);
    expect(sold('2024-07-01')).toBe(9_100);
  });

  it('leaves long-term losses against gains, and refuses what depends on the property', () => {
    const loss = { acquired: '2020-02-01', sold: '2024-09-03', proceeds: 1_000, basis: 101_000 };
    expect(totals({ sales: [gain(400_000), loss] }).stateTaxableIncome).toBe(30_000);
    expect(stateReturn('WA', { sales: [{ ...gain(400_000), stateOfProperty: 'WA' }] }).problems).toHaveLength(
      1,
    );
  });
});
