import { commuter, mover, pay, stateReturn } from '../../testing/state-return';

type Facts = Parameters<typeof stateReturn>[1];
const totals = (given: Facts) => stateReturn('OR', given).totals;
const line = (given: Facts, number: string) =>
  (stateReturn('OR', given).lines['or-40'] as Record<string, number>)[number];
const child = (dateOfBirth: string) => ({ dateOfBirth, relationship: 'child' as const, monthsInHome: 12 });

describe('Oregon', () => {
  it('subtracts federal tax and gives the exemption credit', () => {
    // Federal tax on 45,400: row to 45,450, 5,219. 60,000 - 5,219 - 2,745 = 52,036: 639.625 + 41,286 x 8.75 percent = 4,252.
    expect(totals({ w2s: [pay('OR', 60_000, 4_100)] })).toMatchObject({
      stateAgi: 54_781,
      stateTaxableIncome: 52_036,
      stateTaxBeforeCredits: 4_252,
      stateTaxAfterNonrefundableCredits: 4_003,
      refund: 97,
    });
  });

  it('limits the subtraction by income', () => {
    expect(totals({ w2s: [pay('OR', 124_999)] }).stateAgi).toBe(116_749);
    expect(totals({ w2s: [pay('OR', 125_000)] }).stateAgi).toBe(118_400);
  });

  it('ends the exemption credit at 100,000', () => {
    expect(line({ w2s: [pay('OR', 100_000)] }, '25')).toBe(249);
    expect(line({ w2s: [pay('OR', 100_001)] }, '25')).toBeUndefined();
  });

  it('pays families the kids credit and a share of the federal credit', () => {
    const family = (wages: number, dateOfBirth: string): Facts => ({
      filingStatus: 'hoh',
      w2s: [pay('OR', wages)],
      dependents: [child(dateOfBirth)],
    });
    expect(line(family(25_750, '2020-06-15'), '37')).toBe(1_000);
    expect(line(family(28_250, '2020-06-15'), '37')).toBe(500);
    expect(line(family(30_750, '2020-06-15'), '37')).toBeUndefined();
    // Federal credit at 28,250: 4,213 - 15.98 percent of 5,555 = 3,325; 9 or 12 percent.
    expect(line(family(28_250, '2020-06-15'), '36')).toBe(299);
    expect(line(family(28_250, '2022-06-15'), '36')).toBe(399);
  });

  it('repays a share of care expenses', () => {
    // Two people: poverty guideline 20,440; 30,000 is 1.47 times: row 15, youngest under 6: 53 percent of 4,000.
    expect(
      line(
        {
          filingStatus: 'hoh',
          w2s: [pay('OR', 30_000)],
          dependents: [child('2020-06-15')],
          childCare: {
            providers: [{ name: 'Care', id: '12-3456789', amount: 4_000 }],
            persons: [{ dependentIndex: 0, expenses: 4_000 }],
          },
        },
        '39',
      ),
    ).toBe(2_120);
  });

  it('gives older people a credit for retirement income', () => {
    const credit = (pension: number, dateOfBirth: string) =>
      line(
        {
          taxpayer: { dateOfBirth },
          retirement: [{ grossDistribution: pension, taxableAmount: pension }],
        },
        '27a',
      );
    // 9 percent of 7,500; over 15,000 the base goes down.
    expect(credit(14_000, '1955-06-15')).toBe(675);
    expect(credit(16_000, '1955-06-15')).toBe(585);
    expect(credit(14_000, '1964-06-15')).toBeUndefined();
  });

  it('leaves the part of a federal pension earned before October 1991', () => {
    expect(
      line(
        {
          retirement: [{ grossDistribution: 40_000, taxableAmount: 40_000, planKind: 'federalCivil' }],
          states: { OR: { federalPension: { taxpayer: { months: 400, monthsBefore1991: 100 } } } },
        },
        '13',
      ),
    ).toBe(10_000);
  });

  it('takes the Oregon percentage of the tax for part of a year', () => {
    // 80,000 - 8,250 - 2,745 = 69,005: 639.625 + 58,255 x 8.75 percent = 5,737; half 2,869; credit 125.
    const found = stateReturn('OR', mover('OR', 40_000, 40_000));
    expect(found.kind).toBe('partYear');
    expect(found.totals).toMatchObject({
      stateTaxBeforeCredits: 2_869,
      stateTaxAfterNonrefundableCredits: 2_744,
    });
  });

  it('gives nonresidents their percentage of deductions', () => {
    // 20,000 - 25 percent of 10,995 = 17,251: row 17,200: 639.625 + 6,500 x 8.75 percent = 1,208; credit 62.
    expect(totals(commuter('OR', 20_000, 80_000)).stateTaxAfterNonrefundableCredits).toBe(1_146);
  });

  it('credits the tax of another state up to its own', () => {
    // 4,003 x 12,000 / 60,000 = 801.
    const after = (taxAfterCredits: number) =>
      totals({
        w2s: [pay('OR', 60_000)],
        otherStateTaxes: [{ state: 'ID', income: 12_000, taxAfterCredits }],
      }).stateTaxAfterNonrefundableCredits;
    expect(after(500)).toBe(3_503);
    expect(after(900)).toBe(3_202);
  });

  describe('taxes of the Portland area', () => {
    const living = (wages: number, more: Facts = {}): Facts => ({
      w2s: [pay('OR', wages)],
      states: { OR: { metro: true, multnomah: true } },
      ...more,
    });
    const both = (given: Facts) => {
      const { lines } = stateReturn('OR', given);
      const of = (form: string) => (lines[form] as Record<string, number> | undefined)?.['2'] ?? 0;
      return [of('or-met-40'), of('or-mc-40')];
    };

    it('are rates on Oregon taxable income over a limit', () => {
      // No federal tax is subtracted from 145,000 on: 2,745 off 227,745 is 225,000, 100,000 over the limit.
      expect(both(living(227_745))).toEqual([1_000, 1_500]);
      // 277,745 less 2,745 is 275,000: another 1.5% of 25,000 in the county.
      expect(both(living(277_745))).toEqual([1_500, 2_625]);
      // 120,000 is below.
      expect(both(living(130_000))).toEqual([0, 0]);
      // Heads of household have the limits of couples: 8,250 of federal tax and 4,420 off is 225,000.
      expect(both(living(237_670, { filingStatus: 'hoh', dependents: [child('2010-06-15')] }))).toEqual([
        250, 375,
      ]);
    });

    it('are for residents of the place and of the whole year', () => {
      const residency = [
        { state: 'OR', to: '2024-06-30' },
        { state: 'TX', from: '2024-07-01' },
      ];
      expect(both({ ...living(227_745), states: { OR: { metro: true } } })).toEqual([1_000, 0]);
      expect(both({ ...living(227_745), residency })).toEqual([0, 0]);
    });

    it('count what the employer withheld', () => {
      const row = (locality: string, localWithholding: number) => ({
        state: 'OR',
        locality,
        localWithholding,
      });
      const { lines } = stateReturn('OR', {
        ...living(227_745),
        w2s: [
          {
            wages: 227_745,
            states: [{ state: 'OR', wages: 227_745 }, row('Metro', 700), row('MULT', 1_600)],
          },
        ],
      });
      expect(lines['or-met-40']).toMatchObject({ '3': 700, '4': 300 });
      expect(lines['or-mc-40']).toMatchObject({ '3': 1_600, '4': -100 });
    });
  });
});
