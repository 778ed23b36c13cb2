import { parseReturn } from '../../facts/parse-return';
import { type ReturnInputJson } from '../../facts/return-input';
import { calculateStates } from '../calculate-states';

type Given = Omit<ReturnInputJson, 'taxYear' | 'filingStatus' | 'taxpayer'> & Partial<ReturnInputJson>;

function pennsylvania(given: Given) {
  const parsed = parseReturn({
    taxYear: 2024,
    filingStatus: 'single',
    taxpayer: { dateOfBirth: '1980-06-15' },
    residency: [{ state: 'PA' }],
    ...given,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const found = calculateStates(parsed.facts).PA;
  if (!found) throw new Error('No Pennsylvania return');
  return found;
}

const wages = (state: string, amount: number, withholding = 0) => ({
  owner: 'taxpayer' as const,
  wages: amount,
  states: [{ state, wages: amount, withholding }],
});

describe('PA-40', () => {
  it('taxes wages of box 16 at 3.07 percent', () => {
    const { totals } = pennsylvania({
      w2s: [
        {
          owner: 'taxpayer',
          wages: 46_000,
          box12: [{ code: 'D', amount: 4_000 }],
          states: [{ state: 'PA', wages: 50_000, withholding: 1_600 }],
        },
      ],
    });
    expect(totals).toMatchObject({ stateAgi: 50_000, stateTaxBeforeCredits: 1_535, refund: 65, owed: 0 });
  });

  it.each([
    // Schedule SP, Table 1, no children: 6,500 all, each 250 ten percent less.
    [6_500, 0],
    [6_501, 20], // 200 less 90 %
    [8_750, 242], // 269 less 10 % (27)
    [8_751, 269],
  ])('forgives tax by eligibility income: %d leaves %d', (amount, left) => {
    const { totals } = pennsylvania({ w2s: [wages('PA', amount)] });
    expect(totals.stateTaxAfterNonrefundableCredits).toBe(left);
  });

  it('counts a child in the eligibility table', () => {
    const { totals } = pennsylvania({
      filingStatus: 'hoh',
      dependents: [{ dateOfBirth: '2015-06-15', relationship: 'child', monthsInHome: 12 }],
      w2s: [wages('PA', 16_000)], // 6,500 + 9,500
    });
    expect(totals.stateTaxAfterNonrefundableCredits).toBe(0);
  });

  it('does not lower the profit of one spouse by the loss of the other', () => {
    const { totals } = pennsylvania({
      filingStatus: 'mfj',
      spouse: { dateOfBirth: '1980-06-15' },
      businesses: [
        { id: 'a', owner: 'taxpayer', income: { other: 60_000 } },
        { id: 'b', owner: 'spouse', income: { other: 1_000 }, expenses: { supplies: 21_000 } },
      ],
    });
    expect(totals.stateAgi).toBe(60_000);
  });

  it('leaves pensions alone and taxes an early IRA distribution beyond what was paid in', () => {
    const pension = {
      owner: 'taxpayer' as const,
      grossDistribution: 30_000,
      taxableAmount: 30_000,
      code: '7',
    };
    expect(pennsylvania({ retirement: [pension], w2s: [wages('PA', 20_000)] }).totals.stateAgi).toBe(20_000);
    const early = {
      owner: 'taxpayer' as const,
      grossDistribution: 10_000,
      taxableAmount: 10_000,
      code: '1',
      ira: true,
      contributionsAlreadyTaxed: 4_000,
    };
    expect(pennsylvania({ retirement: [early], w2s: [wages('PA', 20_000)] }).totals.stateAgi).toBe(26_000);
  });

  it('credits the tax of another state up to 3.07 percent of its income', () => {
    const { totals } = pennsylvania({
      w2s: [wages('PA', 60_000)],
      otherStateTaxes: [{ state: 'DE', income: 20_000, taxAfterCredits: 900 }],
    });
    expect(totals.stateTaxBeforeCredits).toBe(1_842);
    expect(totals.stateTaxAfterNonrefundableCredits).toBe(1_228); // less 614
  });

  it('taxes a nonresident on Pennsylvania wages only, and not at all from a partner state', () => {
    const w2s = [
      {
        owner: 'taxpayer' as const,
        wages: 100_000,
        states: [
          { state: 'PA', wages: 40_000, withholding: 1_300 },
          { state: 'NY', wages: 60_000 },
        ],
      },
    ];
    const newYorker = pennsylvania({ residency: [{ state: 'NY' }], w2s });
    expect(newYorker.kind).toBe('nonresident');
    expect(newYorker.totals).toMatchObject({ stateTaxBeforeCredits: 1_228, refund: 72 });
    const neighbor = pennsylvania({ residency: [{ state: 'NJ' }], w2s: [wages('PA', 40_000, 1_300)] });
    expect(neighbor.totals).toMatchObject({ stateTaxBeforeCredits: 0, refund: 1_300 });
  });

  it('taxes somebody who moved on the wages of the time in Pennsylvania', () => {
    const { kind, totals } = pennsylvania({
      residency: [
        { state: 'PA', to: '2024-06-30' },
        { state: 'TX', from: '2024-07-01' },
      ],
      w2s: [
        { ...wages('PA', 30_000), lastDay: '2024-06-30' },
        { owner: 'taxpayer', wages: 50_000, firstDay: '2024-07-01' },
      ],
    });
    expect(kind).toBe('partYear');
    expect(totals.stateTaxBeforeCredits).toBe(921);
  });

  it('refuses shares of estates by name', () => {
    const { problems, totals } = pennsylvania({
      k1s: [{ owner: 'taxpayer', entity: 'estate', interest: 10 }],
    });
    expect(problems[0]?.path).toBe('k1s.entity');
    expect(totals.owed).toBeNull();
  });
});

describe('Form PA-1000', () => {
  const retired = { dateOfBirth: '1955-03-04' };
  const home = { state: 'PA', use: 'own' as const, months: 12, propertyTax: 2_400 };
  const pension = (amount: number) => [{ grossDistribution: amount, taxableAmount: amount, code: '7' }];
  const claim = (given: Given) =>
    pennsylvania({ taxpayer: retired, homes: [home], ...given }).lines['pa-1000'] as
      Record<string, number> | undefined;

  it.each([
    [8_270, 1_000],
    [8_271, 770],
    [15_510, 770],
    [15_511, 460],
    [18_610, 460],
    [18_611, 380],
    [46_520, 380],
    [46_521, undefined],
  ])('pays the most for the income of the table: %d', (income, most) => {
    expect(claim({ retirement: pension(income) })?.['19']).toBe(most);
  });

  it('counts half of Social Security, and pensions without rollovers', () => {
    // 18,000 / 2 + 6,000 + 200.
    const lines = claim({
      socialSecurity: [{ netBenefits: 18_000 }],
      retirement: [
        ...pension(6_000),
        { grossDistribution: 50_000, taxableAmount: 0, code: 'G' },
        { grossDistribution: 4_000, rollover: 4_000, taxableAmount: 0, code: '7' },
      ],
      interest: [{ interest: 200 }],
    });
    expect(lines).toMatchObject({ '4': 9_000, '6': 6_000, '7': 200, '13': 15_200, '15': 770, '19': 770 });
  });

  it('lets no loss take income away, and counts what only the claim asks for', () => {
    const lines = claim({
      retirement: pension(7_000),
      businesses: [
        { id: 'b', name: 'Stand', state: 'PA', income: { other: 1_000 }, expenses: { supplies: 4_000 } },
      ],
      states: { PA: { rebate: { otherIncome: 1_270 } } },
    });
    // 8,270 without the loss.
    expect(lines).toMatchObject({ '13': 8_270, '19': 1_000 });
  });

  it('pays no more than the tax, and a fifth of the rent', () => {
    expect(claim({ homes: [{ ...home, propertyTax: 612 }] })).toMatchObject({ '14': 612, '19': 612 });
    const rent = { ...home, use: 'rent' as const, propertyTax: 0, rent: 4_100 };
    expect(claim({ homes: [rent] })).toMatchObject({ '16': 4_100, '17': 820, '18': 820, '19': 820 });
    expect(claim({ homes: [{ ...rent, propertyTaxExempt: true }] })).toBeUndefined();
    // A mobile home of one's own on a rented lot has both, up to the most.
    const lot = { ...home, use: 'mobileHomeLot' as const, propertyTax: 300, rent: 4_100 };
    expect(claim({ homes: [lot] })).toMatchObject({ '15': 300, '18': 820, '19': 1_000 });
  });

  it('is for people of 65, widowed people of 50 and people with a disability', () => {
    const born = (dateOfBirth: string, rebate: object = {}) =>
      claim({ taxpayer: { dateOfBirth }, states: { PA: { rebate } } });
    expect(born('1959-12-31')).toBeDefined();
    expect(born('1960-01-01')).toBeUndefined();
    expect(born('1974-12-31', { widowed: true })).toBeDefined();
    expect(born('1975-01-01', { widowed: true })).toBeUndefined();
    expect(born('1990-01-01', { disabled: true })).toBeDefined();
    expect(born('2007-01-01', { disabled: true })).toBeUndefined();
    expect(
      claim({
        filingStatus: 'mfs',
        spouse: { dateOfBirth: '1956-01-01' },
        spouseItemizes: false,
      }),
    ).toBeUndefined();
  });

  it('says that line 12 is left blank for federal civil service pensions', () => {
    const warned = pennsylvania({
      taxpayer: retired,
      homes: [home],
      states: { PA: { rebate: { federalPension: true } } },
    }).problems;
    expect(warned).toMatchObject([{ severity: 'warning', path: 'states.PA.rebate.federalPension' }]);
    expect(warned[0]?.message).toContain('line 12');
  });

  it('is no part of the refund of the return, and is not prepared for part of the year', () => {
    const whole = pennsylvania({ taxpayer: retired, homes: [home] });
    expect(whole.totals).toMatchObject({ stateRefundableCredits: 0, refund: 0 });
    const mover = pennsylvania({
      taxpayer: retired,
      homes: [home],
      residency: [
        { state: 'PA', to: '2024-06-30' },
        { state: 'FL', from: '2024-07-01' },
      ],
    });
    expect(mover.lines['pa-1000']).toBeUndefined();
    expect(mover.problems.map(({ severity, path }) => [severity, path])).toEqual([['warning', 'homes']]);
  });
});
