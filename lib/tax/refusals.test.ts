import { calculateReturn } from './calculate-return';
import { parseReturn } from './facts/parse-return';
import { type ReturnInputJson } from './facts/return-input';

const base: ReturnInputJson = {
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: { dateOfBirth: '1980-01-01' },
};

function calculate(changes: Partial<ReturnInputJson>) {
  const parsed = parseReturn({ ...base, ...changes });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return calculateReturn(parsed.facts);
}

const sale = { sold: '2024-05-01', acquired: '2020-01-01', proceeds: 100, basis: 50 };

const refusedPaths = (changes: Partial<ReturnInputJson>) =>
  calculate(changes)
    .problems.filter(({ severity }) => severity === 'unsupported')
    .map(({ path }) => path);

describe('what is not covered', () => {
  it('is refused by name and gives no totals', () => {
    const { lines, refund, owed, problems } = calculate({
      adjustments: { archerMsa: 1 },
      w2s: [{ wages: 1_000, allocatedTips: 5 }],
    });
    expect({ lines, refund, owed }).toEqual({ lines: {}, refund: null, owed: null });
    expect(problems).toEqual([
      {
        severity: 'unsupported',
        path: 'adjustments.archerMsa',
        message: 'Archer medical savings accounts (Form 8853) aren’t supported.',
      },
    ]);
  });

  it('is not in the way while it is zero, false or empty', () => {
    expect(
      refusedPaths({
        w2s: [{ wages: 1_000, allocatedTips: 0, statutoryEmployee: false }],
        farms: [],
        adoption: [],
        foreignTax: { simplifiedElection: true },
        dividends: [{ section199A: 0 }],
      }),
    ).toEqual([]);
  });

  it.each([
    ['adoption', { w2s: [{ box12: [{ code: 'T', amount: 1 }] }] }],
    ['foreignTax.byCountry', { foreignTax: { byCountry: [{}] } }],
    ['dividends.section1202Share', { dividends: [{ ordinary: 1, section1202: 1 }] }],
    ['foreignTax.simplifiedElection', { dividends: [{ ordinary: 1_000, foreignTaxPaid: 301 }] }],
    [
      'foreignTax.simplifiedElection',
      { foreignTax: { simplifiedElection: false }, interest: [{ interest: 100, foreignTaxPaid: 1 }] },
    ],
    ['sales.adjustmentCode', { sales: [{ ...sale, adjustmentCode: 'Q', adjustment: -10 }] }],
    ['sales.term', { sales: [{ ...sale, acquired: 'various' }] }],
    ['sales.sold', { sales: [{ ...sale, sold: '2023-12-31', term: 'long' }] }],
    ['w2s.box12', { w2s: [{ box12: [{ code: 'Z', amount: 1 }] }] }],
    ['w2s.box12', { w2s: [{ box12: [{ code: 'QQ', amount: 1 }] }] }],
    ['w2s.box14', { w2s: [{ box14: [{ description: 'RRTA compensation', amount: 1 }] }] }],
    ['retirement.code', { retirement: [{ grossDistribution: 10, taxableAmount: 10, code: 'C' }] }],
    ['retirement.taxableAmount', { retirement: [{ grossDistribution: 10 }] }],
    ['retirement.disaster', { retirement: [{ grossDistribution: 10, taxableAmount: 10, disaster: 1 }] }],
    [
      'retirement.qualifiedCharitable',
      { retirement: [{ ira: true, grossDistribution: 10, qualifiedCharitable: 10 }] },
    ],
    [
      'lumpSumElection',
      {
        socialSecurity: [{ netBenefits: 10, lumpSumPriorYears: 1 }],
        lumpSumElection: [{ year: 2022, payment: 2, filingStatus: 'single' }],
      },
    ],
    ['adjustments.alimonyPaid', { adjustments: { alimonyPaid: [{ amount: 100 }] } }],
  ] satisfies [string, Partial<ReturnInputJson>][])('names %s', (path, changes) => {
    expect(refusedPaths(changes)).toEqual([path]);
  });
});

describe('forms that are not there yet', () => {
  it('are missed for a child with unearned income over $2,600', () => {
    const child = (interest: number) => ({
      taxpayer: { dateOfBirth: '2010-01-01', claimableAsDependent: true },
      interest: [{ interest }],
    });
    expect(refusedPaths(child(2_600))).toEqual([]);
    expect(refusedPaths(child(2_601))).toEqual(['taxpayer.dateOfBirth']);
  });
});
