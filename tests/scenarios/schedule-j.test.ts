import { calculateReturn } from '@/lib/tax/calculate-return';
import { listCarryovers } from '@/lib/tax/carryovers';
import { discoverDeductions } from '@/lib/tax/deductions/discover';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInput, type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { calculateJson, listRefusedPaths } from './check-scenarios';
import { person } from './scenario';

const alone = (taxableIncome: number, tax: number) => ({
  filingStatus: 'single' as const,
  taxableIncome,
  tax,
});
const farmer = {
  taxYear: 2024 as const,
  filingStatus: 'single' as const,
  taxpayer: person('1980-01-01'),
  farms: [{ id: 'farm', product: 'Corn', income: { raisedSales: 200_000 } }],
  farmAveraging: {
    electedIncome: 90_000,
    threeYearsAgo: alone(20_000, 2_200),
    twoYearsAgo: alone(30_000, 3_398),
    lastYear: alone(12_000, 1_220),
  },
};
const withAveraging = (
  more: ReturnInputJson['farmAveraging'],
  others: Partial<ReturnInputJson> = {},
): ReturnInputJson => ({
  ...farmer,
  ...others,
  farmAveraging: { ...farmer.farmAveraging, ...more },
});

function open(input: ReturnInputJson): ReturnInput {
  const parsed = parseReturn(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.facts;
}

describe('what Schedule J does not do here', () => {
  it('asks for status, income and tax of each base year', () => {
    expect(listRefusedPaths(farmer)).toEqual([]);
    const lacking = [
      { taxableIncome: 1, tax: 1 },
      { filingStatus: 'single' as const, tax: 1 },
      { filingStatus: 'single' as const, taxableIncome: 1 },
    ];
    for (const year of lacking) {
      expect(listRefusedPaths(withAveraging({ threeYearsAgo: year }))).toEqual([
        'farmAveraging.threeYearsAgo',
      ]);
      expect(listRefusedPaths(withAveraging({ twoYearsAgo: year }))).toEqual(['farmAveraging.twoYearsAgo']);
      expect(listRefusedPaths(withAveraging({ lastYear: year }))).toEqual(['farmAveraging.lastYear']);
    }
    // Nobody asks while nothing is elected.
    expect(listRefusedPaths({ ...farmer, farmAveraging: { electedIncome: 0 } })).toEqual([]);
  });

  it('takes no more than can come from farming or fishing', () => {
    expect(listRefusedPaths(withAveraging({ electedIncome: 200_000 }))).toEqual([]);
    expect(listRefusedPaths(withAveraging({ electedIncome: 200_001 }))).toEqual([
      'farmAveraging.electedIncome',
    ]);
  });

  it('takes no gain above the income it is part of, and no gain at 25% above the gain', () => {
    expect(listRefusedPaths(withAveraging({ capitalGain: 90_001 }))).toEqual(['farmAveraging.capitalGain']);
    expect(listRefusedPaths(withAveraging({ capitalGain: 100, unrecaptured1250Gain: 101 }))).toEqual([
      'farmAveraging.capitalGain',
    ]);
    expect(listRefusedPaths(withAveraging({ capitalGain: 100, unrecaptured1250Gain: 100 }))).toEqual([]);
  });

  it('refuses Form 2555 in a base year and annualized installments by name', () => {
    expect(listRefusedPaths(withAveraging({ excludedAbroad: true }))).toEqual([
      'farmAveraging.excludedAbroad',
    ]);
    expect(listRefusedPaths(withAveraging({}, { annualizedIncome: { use: true } }))).toContain(
      'farmAveraging.electedIncome',
    );
  });

  it('refuses a child taxed at the parents’ rate', () => {
    const child = withAveraging(
      {},
      {
        taxpayer: person('2012-01-01'),
        interest: [{ payer: 'Bank', interest: 5_000 }],
        parents: { filingStatus: 'mfj', taxableIncome: 200_000, tax: 33_000 },
      },
    );
    expect(listRefusedPaths(child)).toContain('farmAveraging.electedIncome');
  });
});

describe('Schedule J and the tax without it', () => {
  const taxOn = (input: ReturnInputJson) => calculateJson(input).lines['1040'] as Record<string, unknown>;

  it('is left out, with a word about it, where it saves nothing', () => {
    const high = {
      electedIncome: 1_000,
      threeYearsAgo: alone(600_000, 186_072),
      twoYearsAgo: alone(600_000, 184_955),
      lastYear: alone(600_000, 182_332),
    };
    const { problems, lines } = calculateReturn(open(withAveraging(high)));
    expect(lines['schedule-j']).toBeUndefined();
    expect(problems.map(({ path, severity }) => [path, severity])).toContainEqual([
      'farmAveraging.electedIncome',
      'warning',
    ]);
    expect(taxOn(withAveraging(high))['16']).toBe(26_118);
  });

  it('never makes line 16 higher, whatever is elected', () => {
    for (const electedIncome of [1, 100, 5_000, 40_000, 137_815, 200_000])
      expect(Number(taxOn(withAveraging({ electedIncome }))['16'])).toBeLessThanOrEqual(26_118);
  });

  it('elects no more than the taxable income', () => {
    const { lines } = calculateReturn(open(withAveraging({ electedIncome: 200_000 })));
    expect(lines['schedule-j']).toMatchObject({ '2a': 137_815, '3': 0, '4': 0 });
  });
});

describe('what goes on to the next year', () => {
  const carried = (input: ReturnInputJson) =>
    Object.fromEntries(
      listCarryovers(open(input))
        .carried.filter(({ fact }) => fact.startsWith('farmAveraging'))
        .map(({ fact, value }) => [fact.replace('farmAveraging.', ''), value]),
    );

  it('is lines 3, 15 and 11 with their taxes after a Schedule J', () => {
    // 30,000 to each year: 50,000 by the schedules of 2022 is not asked again in 2025; 60,000 is 8,817 for 2022, 42,000 is 4,820.
    expect(carried(farmer)).toEqual({
      'lastYear.filingStatus': 'single',
      'lastYear.taxableIncome': 47_815,
      'lastYear.tax': 5_575,
      'twoYearsAgo.filingStatus': 'single',
      'twoYearsAgo.taxableIncome': 42_000,
      'twoYearsAgo.tax': 4_820,
      'threeYearsAgo.filingStatus': 'single',
      'threeYearsAgo.taxableIncome': 60_000,
      'threeYearsAgo.tax': 8_817,
    });
  });

  it('is lines 15 and 16 of Form 1040 without one, for farmers alone', () => {
    expect(carried({ ...farmer, farmAveraging: {} })).toEqual({
      'lastYear.filingStatus': 'single',
      'lastYear.taxableIncome': 137_815,
      'lastYear.tax': 26_118,
    });
    expect(carried({ ...farmer, farms: [], farmAveraging: {} })).toEqual({});
  });
});

describe('the look for savings', () => {
  /** Half a row of the Tax Table at 22%: what the middle of a row can make of an amount. */
  const tableRow = 6;
  const find = (input: ReturnInputJson) =>
    discoverDeductions(input).suggestions.find(({ id }) => id === 'farm-averaging');

  it('finds averaging where the base years are known', () => {
    const suggestion = find(withAveraging({ electedIncome: 0 }));
    const savingOf = (electedIncome: number) => {
      const { lines } = calculateReturn(open(withAveraging({ electedIncome })));
      return 26_118 - Number((lines['schedule-j'] as Record<string, unknown>)['23']);
    };
    for (const electedIncome of [30_000, 60_000, 80_000, 90_000, 91_000, 100_000, 120_000])
      expect(suggestion?.potentialSavings).toBeGreaterThanOrEqual(savingOf(electedIncome) - tableRow);
    expect(suggestion?.changes.map(({ path }) => path)).toEqual(['farmAveraging.electedIncome']);
  });

  it('says what it would need where they are not', () => {
    const { settled } = discoverDeductions({ ...farmer, farmAveraging: {} });
    expect(settled.find(({ id }) => id === 'farm-averaging')?.because).toMatch(/three prior years/);
  });
});
