import { parseReturn } from '../../facts/parse-return';
import { type ReturnInputJson } from '../../facts/return-input';
import { calculateStates } from '../calculate-states';

function newYork(given: Partial<ReturnInputJson>) {
  const parsed = parseReturn({
    taxYear: 2024,
    filingStatus: 'single',
    taxpayer: { dateOfBirth: '1980-06-15' },
    residency: [{ state: 'NY', city: 'Albany' }],
    ...given,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const found = calculateStates(parsed.facts).NY;
  if (!found) throw new Error('No New York return');
  return found;
}
const wages = (amount: number, state = 'NY') => ({
  owner: 'taxpayer' as const,
  wages: amount,
  states: [{ state, wages: amount, withholding: 0 }],
});
const pension = (more: object = {}) => ({
  owner: 'taxpayer' as const,
  grossDistribution: 50_000,
  taxableAmount: 50_000,
  ...more,
});

describe('IT-201', () => {
  it('takes the tax from the middle of the $50 row', () => {
    // 42,025: 340 + 144 + 115.50 + 5.5 % of 28,125
    expect(newYork({ w2s: [wages(50_000)] }).totals).toMatchObject({
      stateTaxableIncome: 42_000,
      stateTaxBeforeCredits: 2_146,
      localTax: 0,
    });
  });

  it.each([
    [107_650, 5_411], // by the schedule
    [157_650, 8_979], // 6 % of all 149,650
    [200_000, 11_520], // 6 % of 192,000
  ])('takes the lower rates back over $107,650: %d', (amount, tax) => {
    expect(newYork({ w2s: [wages(amount)] }).totals.stateTaxBeforeCredits).toBe(tax);
  });

  it.each([
    [28_000, 20],
    [28_001, 0],
  ])('ends the household credit over $28,000: %d', (amount, credit) => {
    const { totals } = newYork({ w2s: [wages(amount)] });
    expect((totals.stateTaxBeforeCredits ?? 0) - (totals.stateTaxAfterNonrefundableCredits ?? 0)).toBe(
      credit,
    );
  });

  it('excludes $20,000 of a private pension, and all of the state’s own', () => {
    const old = { taxpayer: { dateOfBirth: '1955-06-15' } };
    expect(newYork({ ...old, retirement: [pension()] }).totals.stateAgi).toBe(30_000);
    expect(
      newYork({ ...old, retirement: [pension({ planKind: 'teacher', planState: 'NY' })] }).totals.stateAgi,
    ).toBe(0);
    expect(newYork({ retirement: [pension()] }).totals.stateAgi).toBe(50_000);
  });

  it('gives the exclusion from 59 1/2 on', () => {
    const born = (dateOfBirth: string) =>
      newYork({ taxpayer: { dateOfBirth }, retirement: [pension()] }).totals.stateAgi;
    expect(born('1964-06-30')).toBe(30_000);
    // 59½ on December 30: two days of the year's 50,000.
    expect(born('1965-06-30')).toBe(50_000 - 273);
    expect(born('1965-07-02')).toBe(50_000);
  });

  it('itemizes without a limit on property tax', () => {
    const { totals } = newYork({
      filingStatus: 'mfj',
      spouse: { dateOfBirth: '1980-06-15' },
      w2s: [wages(150_000)],
      itemized: { realEstateTax: 22_000 },
    });
    expect(totals.stateTaxableIncome).toBe(128_000);
  });

  it('credits another state’s tax up to New York’s own on that income', () => {
    const { totals } = newYork({
      w2s: [wages(50_000)],
      otherStateTaxes: [{ state: 'NJ', income: 20_000, taxAfterCredits: 900 }],
    });
    expect(totals.stateTaxAfterNonrefundableCredits).toBe(2_146 - 858); // 40 % of 2,146
  });
});

describe('New York City and Yonkers', () => {
  it('taxes residents of the city, less the school tax credits', () => {
    const { totals } = newYork({ residency: [{ state: 'NY', city: 'Brooklyn' }], w2s: [wages(50_000)] });
    // 369.36 + 489.06 + 3.819 % of 17,025 = 1,509; less 63; less 20.52 + 0.228 % of 30,000 = 89
    expect(totals.localTax).toBe(1_357);
  });

  it('adds 16.75 percent of the state tax in Yonkers', () => {
    const { totals } = newYork({ residency: [{ state: 'NY', city: 'Yonkers' }], w2s: [wages(50_000)] });
    expect(totals.localTax).toBe(359);
    expect(totals.owed).toBe(2_505);
  });

  it('takes half a percent of wages in Yonkers from people who live elsewhere', () => {
    const taxed = (localWages: number, city = 'White Plains') =>
      newYork({
        residency: [{ state: 'NY', city }],
        w2s: [
          {
            owner: 'taxpayer',
            wages: 60_000,
            states: [{ state: 'NY', wages: 60_000, localWages, locality: 'YONKERS' }],
          },
        ],
      }).totals;
    // No exclusion over $30,000; $2,000 to $20,000; all of the row where box 18 is empty.
    expect([40_000, 18_000, 2_500, 0].map((local) => taxed(local).localTax)).toEqual([200, 80, 0, 300]);
    expect(taxed(40_000, 'Yonkers').localTax).toBe(
      newYork({ residency: [{ state: 'NY', city: 'Yonkers' }], w2s: [wages(60_000)] }).totals.localTax,
    );
  });

  it('takes it on Form IT-203, too', () => {
    const { totals, lines } = newYork({
      residency: [{ state: 'CT' }],
      w2s: [
        {
          owner: 'taxpayer',
          wages: 60_000,
          states: [{ state: 'NY', wages: 60_000, localWages: 40_000, locality: 'Yonkers' }],
        },
      ],
    });
    expect(totals.localTax).toBe(200);
    expect(lines['ny-it-203']).toMatchObject({ 53: 200 });
  });

  it('refuses people who moved into the city', () => {
    const { problems } = newYork({
      residency: [
        { state: 'NY', city: 'Albany', to: '2024-06-30' },
        { state: 'NY', city: 'New York', from: '2024-07-01' },
      ],
    });
    expect(problems[0]?.path).toBe('residency.city');
  });
});

describe('IT-203', () => {
  const commuter = {
    residency: [{ state: 'NJ' }],
    w2s: [
      {
        owner: 'taxpayer' as const,
        wages: 100_000,
        states: [
          { state: 'NY', wages: 60_000, withholding: 3_000 },
          { state: 'NJ', wages: 40_000 },
        ],
      },
    ],
  };
  it('takes the New York share of the tax on everything', () => {
    const { kind, totals } = newYork(commuter);
    expect(kind).toBe('nonresident');
    // 92,000: 340 + 144 + 115.50 + 3,671.25 + 681 = 4,952; 60 %
    expect(totals).toMatchObject({ stateTaxAfterNonrefundableCredits: 2_971, refund: 29 });
  });

  it('owes nothing where nothing was earned', () => {
    const { totals } = newYork({
      residency: [{ state: 'NJ' }],
      w2s: [wages(100_000, 'NJ')],
      stateFiling: [{ state: 'NY', kind: 'nonresident' }],
    });
    expect(totals.stateTaxAfterNonrefundableCredits).toBe(0);
  });

  it('counts the wages of the months as a resident', () => {
    const { kind, totals } = newYork({
      residency: [
        { state: 'NY', city: 'Albany', to: '2024-06-30' },
        { state: 'FL', from: '2024-07-01' },
      ],
      w2s: [
        { ...wages(25_000), lastDay: '2024-06-30' },
        { owner: 'taxpayer', wages: 25_000, firstDay: '2024-07-01' },
      ],
    });
    expect(kind).toBe('partYear');
    expect(totals.stateTaxAfterNonrefundableCredits).toBe(1_073); // half of 2,146
  });
});
