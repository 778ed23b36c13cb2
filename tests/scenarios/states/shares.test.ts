import { calculateAll } from '@/lib/tax/calculate-all';
import { parseReturn } from '@/lib/tax/facts/parse-return';

// Owners of partnerships and S corporations, worked by hand from each state's form before the product was asked.

type Facts = Record<string, unknown>;

const stateOf = (code: string, facts: Facts) => {
  const parsed = parseReturn({
    taxYear: 2024,
    filingStatus: 'single',
    taxpayer: { dateOfBirth: '1980-06-15' },
    residency: [{ state: code, from: '2024-01-01', to: '2024-12-31' }],
    ...facts,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const found = (calculateAll(parsed.facts).states ?? {})[code];
  if (!found) throw new Error(`No ${code} return`);
  return found;
};
const partnership = (more: Facts) => ({ entity: 'partnership', name: 'Oak Street Partners', ...more });
const corporation = (more: Facts) => ({ entity: 'sCorporation', name: 'Elm Bakery Inc', ...more });
const wages = (state: string, amount: number) => ({ wages: amount, states: [{ state, wages: amount }] });
const refusedIn = (code: string, facts: Facts): string[] =>
  stateOf(code, facts).problems.flatMap(({ severity, path }) => (severity === 'unsupported' ? [path] : []));
const warnedIn = (code: string, facts: Facts): string[] =>
  stateOf(code, facts).problems.flatMap(({ severity, path }) => (severity === 'warning' ? [path] : []));

describe('New Jersey', () => {
  const plain = partnership({
    ordinaryIncome: 60_000,
    guaranteedPaymentsServices: 10_000,
    interest: 500,
    ordinaryDividends: 300,
    qualifiedDividends: 200,
  });

  test('takes all income of a partnership as one kind, from the federal boxes without a Schedule NJK-1', () => {
    const { lines, totals } = stateOf('NJ', { k1s: [plain] });
    // 70,800, in no other line. 69,800 in the row of 69,825: 717.50 on 40,000 and 5.525% of 29,825.
    expect(lines['nj-1040']).toMatchObject({ '21': 70_800, '29': 70_800 });
    expect(lines['nj-1040']).not.toHaveProperty('16a');
    expect(lines['nj-1040']).not.toHaveProperty('17');
    expect(totals).toMatchObject({ stateAgi: 70_800, stateTaxBeforeCredits: 2_365 });
    expect(warnedIn('NJ', { k1s: [plain] })).toEqual(['k1s.newJerseyShare']);
  });

  test('takes the amount of Schedule NJK-1 instead, and nets partnerships among themselves only', () => {
    const facts = {
      k1s: [
        { ...plain, newJerseyShare: 72_000 },
        partnership({ newJerseyShare: -22_000 }),
        corporation({ newJerseyShare: -10_000 }),
      ],
    };
    const { lines, totals } = stateOf('NJ', facts);
    // 50,000 of partnerships; the loss of 10,000 comes back by half (Schedule NJ-BUS-2).
    expect(lines['nj-1040']).toMatchObject({ '21': 50_000, '35': 5_000 });
    expect(lines['nj-1040']).not.toHaveProperty('22');
    expect(totals).toMatchObject({ stateAgi: 50_000, stateTaxableIncome: 44_000 });
    expect(warnedIn('NJ', facts)).toEqual([]);
  });

  test('has S corporations on line 22, by person', () => {
    const { lines } = stateOf('NJ', {
      filingStatus: 'mfj',
      spouse: { dateOfBirth: '1981-01-01' },
      k1s: [
        corporation({ ordinaryIncome: 40_000 }),
        corporation({ owner: 'spouse', ordinaryIncome: 5_000, longTermGain: 900 }),
      ],
    });
    expect(lines['nj-1040']).toMatchObject({ '22': 45_900 });
  });

  test('counts them among the earnings that close the other retirement exclusion above $3,000', () => {
    const old = { taxpayer: { dateOfBirth: '1955-06-15' }, interest: [{ interest: 30_000 }] };
    const agi = (newJerseyShare: number) =>
      stateOf('NJ', { ...old, k1s: [partnership({ newJerseyShare })] }).totals.stateAgi;
    expect(agi(3_000)).toBe(0);
    expect(agi(3_001)).toBe(33_001);
  });

  test('taxes movers on the share of their days', () => {
    const { totals } = stateOf('NJ', {
      residency: [
        { state: 'NJ', from: '2024-01-01', to: '2024-06-30' },
        { state: 'TX', from: '2024-07-01', to: '2024-12-31' },
      ],
      k1s: [partnership({ newJerseyShare: 36_600 })],
    });
    expect(totals.stateAgi).toBe(18_200); // 182 of 366 days
  });

  test('names what it doesn’t take', () => {
    expect(refusedIn('NJ', { k1s: [{ entity: 'estate', interest: 100 }] })).toEqual(['k1s.entity']);
    expect(refusedIn('NJ', { k1s: [corporation({ ordinaryIncome: 9_000, section179: 500 })] })).toEqual([
      'k1s.newJerseyShare',
    ]);
    expect(
      refusedIn('NJ', {
        k1s: [corporation({ ordinaryIncome: 9_000, section179: 500, newJerseyShare: 8_700 })],
      }),
    ).toEqual([]);
    expect(
      refusedIn('NJ', {
        residency: [{ state: 'DE', from: '2024-01-01', to: '2024-12-31' }],
        k1s: [partnership({ state: 'NJ', ordinaryIncome: 9_000 })],
      }),
    ).toEqual(['k1s.state']);
  });
});

describe('Pennsylvania', () => {
  test('sorts Schedule RK-1 into classes; losses of two classes lower no other', () => {
    const { lines, totals } = stateOf('PA', {
      w2s: [wages('PA', 30_000)],
      k1s: [
        partnership({
          ordinaryIncome: 36_000,
          guaranteedPaymentsServices: 12_000,
          pennsylvaniaShare: {
            business: 40_000,
            guaranteedPayments: 12_000,
            interest: 600,
            dividends: 400,
            rents: -1_500,
            gains: -300,
          },
        }),
      ],
    });
    expect(lines['pa-40']).toMatchObject({
      '1c': 30_000,
      '2': 600,
      '3': 400,
      '4': 52_000,
      '5': -300,
      '6': -1_500,
    });
    // 83,000 at 3.07%.
    expect(totals).toMatchObject({ stateAgi: 83_000, stateTaxBeforeCredits: 2_548 });
  });

  test('takes the federal boxes without it, and says so', () => {
    const facts = {
      k1s: [
        corporation({
          ordinaryIncome: 20_000,
          interest: 100,
          ordinaryDividends: 200,
          rentalIncome: 1_000,
          longTermGain: 500,
        }),
      ],
    };
    const { lines, totals } = stateOf('PA', facts);
    expect(lines['pa-40']).toMatchObject({ '2': 100, '3': 200, '4': 20_000, '5': 500, '6': 1_000 });
    expect(totals).toMatchObject({ stateAgi: 21_800, stateTaxBeforeCredits: 669 });
    expect(warnedIn('PA', facts)).toEqual(['k1s.pennsylvaniaShare']);
  });

  test('lowers a business’s profit by a share’s loss, of the same person only', () => {
    const couple = (owner: string) =>
      stateOf('PA', {
        filingStatus: 'mfj',
        spouse: { dateOfBirth: '1981-01-01' },
        businesses: [{ id: 'b', name: 'B', state: 'PA', income: { other: 14_000 } }],
        k1s: [partnership({ owner, pennsylvaniaShare: { business: -4_000 } })],
      }).totals.stateAgi;
    expect(couple('taxpayer')).toBe(10_000);
    expect(couple('spouse')).toBe(14_000);
  });

  test('names what it doesn’t take', () => {
    expect(refusedIn('PA', { k1s: [{ entity: 'estate', interest: 100 }] })).toEqual(['k1s.entity']);
    expect(refusedIn('PA', { k1s: [partnership({ guaranteedPaymentsCapital: 900 })] })).toEqual([
      'k1s.pennsylvaniaShare',
    ]);
    expect(
      refusedIn('PA', {
        residency: [{ state: 'DE', from: '2024-01-01', to: '2024-12-31' }],
        k1s: [partnership({ state: 'PA', ordinaryIncome: 9_000 })],
      }),
    ).toEqual(['k1s.state']);
  });
});

describe('tax that the entity paid for its owner', () => {
  const paid = (state: string, credit: number, more: Facts = {}) =>
    partnership({ ordinaryIncome: 50_000, passThroughEntityTax: [{ state, credit, ...more }] });

  test('New Jersey: line 63, and the income of Schedule NJK-1 as it is', () => {
    const { lines, totals } = stateOf('NJ', { k1s: [{ ...paid('NJ', 1_500), newJerseyShare: 52_000 }] });
    expect(lines['nj-1040']).toMatchObject({ '21': 52_000, '63': 1_500 });
    // 51,025: 717.50 and 5.525% of 11,025 are 1,326.63.
    expect(totals).toMatchObject({
      stateTaxBeforeCredits: 1_327,
      stateRefundableCredits: 1_500,
      refund: 173,
    });
    expect(refusedIn('NJ', { k1s: [paid('NJ', 1_500)] })).toEqual(['k1s.newJerseyShare']);
  });

  test('New York: added to income, then paid back in full', () => {
    const { lines, totals } = stateOf('NY', { k1s: [paid('NY', 3_000)] });
    expect(lines['ny-it-201']).toMatchObject({ '19': 50_000, '23': 3_000, '24': 53_000, '71': 3_000 });
    // 53,000 less 8,000, in the row of 45,025: 599.50 on 13,900 and 5.5% of 31,125 are 2,311.38.
    expect(totals).toMatchObject({
      stateAgi: 53_000,
      stateTaxBeforeCredits: 2_311,
      stateRefundableCredits: 3_000,
      refund: 689,
    });
  });

  test('Arizona: line 18 of Form 140, and no more than the tax', () => {
    const small = stateOf('AZ', { k1s: [paid('AZ', 400)] });
    // 50,400 less 14,600 at 2.5% is 895.
    expect(small.lines['az-140']).toMatchObject({ '18': 400, '46': 895, '51': 400, '52': 495 });
    const large = stateOf('AZ', { k1s: [paid('AZ', 2_000)] });
    expect(large.lines['az-140']).toMatchObject({ '46': 935, '52': 0 });
    expect(large.totals).toMatchObject({ refund: 0, stateRefundableCredits: 0 });
  });

  test('Illinois: line 28, with the additions of Schedule K-1-P', () => {
    const { lines, totals } = stateOf('IL', { k1s: [paid('IL', 2_000, { addition: 2_100 })] });
    // 52,100 less 2,775 at 4.95% is 2,441.59.
    expect(lines['il-1040']).toMatchObject({ '3': 2_100, '28': 2_000 });
    expect(totals).toMatchObject({ stateTaxBeforeCredits: 2_442, stateRefundableCredits: 2_000, owed: 442 });
    expect(refusedIn('IL', { k1s: [paid('IL', 2_000)] })).toEqual(['k1s.passThroughEntityTax']);
  });

  test('others by name, and nonresidents of those four', () => {
    expect(refusedIn('VA', { k1s: [paid('VA', 500)] })).toEqual(['k1s.passThroughEntityTax']);
    expect(
      refusedIn('NY', {
        residency: [{ state: 'CT', from: '2024-01-01', to: '2024-12-31' }],
        w2s: [wages('NY', 20_000)],
        k1s: [paid('NY', 500)],
      }),
    ).toEqual(['k1s.passThroughEntityTax']);
  });
});
