import { calculateReturn } from '../../calculate-return';
import { parseReturn } from '../../facts/parse-return';
import { type ReturnInputJson } from '../../facts/return-input';

function calculate(changes: Partial<ReturnInputJson>) {
  const parsed = parseReturn({
    taxYear: 2024,
    filingStatus: 'single',
    taxpayer: { dateOfBirth: '1980-01-01' },
    ...changes,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return calculateReturn(parsed.facts);
}
const refusedPaths = (changes: Partial<ReturnInputJson>) =>
  calculate(changes)
    .problems.filter(({ severity }) => severity === 'unsupported')
    .map(({ path }) => path);

const coveredWith = (wages: number) =>
  calculate({
    w2s: [{ wages, retirementPlan: true }],
    adjustments: { ira: [{ traditional: 7_000 }] },
  }).lines['schedule-1'];

describe('IRA deduction', () => {
  it.each([
    [77_000, 7_000],
    [77_001, 7_000],
    [77_015, 6_990],
    [86_999, 200],
    [87_000, undefined],
  ])('with a plan at work and an income of %i', (income, deduction) => {
    expect((coveredWith(income) as Record<string, unknown> | undefined)?.['20'] || undefined).toBe(deduction);
  });

  it('taxes what is over the limit, the pay or the Roth phase-out (Form 5329)', () => {
    const excess = (item: object, wages: number) => {
      const { lines, problems } = calculate({ w2s: [{ wages }], adjustments: { ira: [item] } });
      const [copy] = (lines['5329'] ?? []) as Record<string, unknown>[];
      return [
        copy?.['15'] ?? 0,
        copy?.['23'] ?? 0,
        problems.map(({ path }) => path).includes('adjustments.ira'),
      ];
    };
    expect(excess({ traditional: 3_000, roth: 4_000 }, 50_000)).toEqual([0, 0, false]);
    expect(excess({ traditional: 3_000, roth: 4_001 }, 50_000)).toEqual([0, 1, true]);
    expect(excess({ traditional: 7_500, roth: 100 }, 50_000)).toEqual([500, 100, true]);
    expect(excess({ traditional: 3_000 }, 3_000)).toEqual([0, 0, false]);
    expect(excess({ traditional: 3_000 }, 2_999)).toEqual([1, 0, true]);
    expect(excess({ roth: 7_000 }, 146_000)).toEqual([0, 0, false]);
    expect(excess({ roth: 7_000 }, 146_100)).toEqual([0, 40, true]);
    expect(excess({ roth: 200 }, 160_999)).toEqual([0, 0, false]);
    expect(excess({ roth: 200 }, 161_000)).toEqual([0, 200, true]);
  });

  // IRC 219(b)(1)(B), (c)(2): only the spouse with less pay counts the pay of the other.
  it.each([
    ['the spouse with less pay counts all pay', 0, 7_000, [0, 0]],
    ['each within the own pay', 5_000, 4_000, [0, 0]],
    ['more than the own pay of the one who earned more', 5_001, 1_000, [1, 0]],
    ['the rest of all pay, less what the other put in', 5_000, 4_001, [0, 1]],
  ])('on a joint return: %s', (_, own, spouse, excess) => {
    const { lines } = calculate({
      filingStatus: 'mfj',
      spouse: { dateOfBirth: '1980-01-01' },
      w2s: [{ wages: 5_000 }, { owner: 'spouse', wages: 4_000 }],
      adjustments: { ira: [{ traditional: own }, { owner: 'spouse', traditional: spouse }] },
    });
    const copies = (lines['5329'] ?? []) as Record<string, unknown>[];
    expect(
      [0, 1].map((copy) => copies[copy]?.['15'] ?? 0).reduce<number>((sum, one) => sum + Number(one), 0),
    ).toBe((excess[0] ?? 0) + (excess[1] ?? 0));
  });

  it('refuses a separate return of somebody whose spouse we know nothing of', () => {
    const apart = (adjustments: ReturnInputJson['adjustments']) =>
      refusedPaths({ filingStatus: 'mfs', w2s: [{ wages: 9_000 }], adjustments });
    expect(apart({ ira: [{ traditional: 100 }] })).toEqual(['adjustments.spouseCoveredByPlan']);
    expect(apart({ ira: [{ traditional: 100 }], spouseCoveredByPlan: false })).toEqual([]);
  });
});

describe('early distributions', () => {
  it.each([
    ['a code without amount', { earlyExceptionCode: '08' }],
    ['an amount without code', { earlyExceptionAmount: 5 }],
    ['an exception for plans at work', { earlyExceptionCode: '01', earlyExceptionAmount: 5 }],
    ['an emergency without the value of the plan', { earlyExceptionCode: '23', earlyExceptionAmount: 500 }],
  ])('refuse %s', (_, item) => {
    expect(
      refusedPaths({ retirement: [{ ira: true, grossDistribution: 20_000, code: '1', ...item }] }),
    ).toEqual(['retirement.earlyExceptionCode']);
  });
});
