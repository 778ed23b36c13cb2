import { calculateReturn } from '../../calculate-return';
import { parseReturn } from '../../facts/parse-return';
import { type ReturnInputJson } from '../../facts/return-input';

const base = { taxYear: 2024 as const, filingStatus: 'single' as const };

function refusedPaths(input: ReturnInputJson): string[] {
  const parsed = parseReturn(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return calculateReturn(parsed.facts)
    .problems.filter(({ severity }) => severity === 'unsupported')
    .map(({ path }) => path);
}

describe('Form 8889', () => {
  const contributing = (contributed: number, dateOfBirth: string) =>
    refusedPaths({
      ...base,
      taxpayer: { dateOfBirth },
      w2s: [{ wages: 80_000 }],
      adjustments: { hsa: [{ contributed }] },
    });

  it('refuses a contribution one dollar over the limit of the age, by name', () => {
    expect(contributing(4_150, '1970-01-01')).toEqual([]);
    expect(contributing(4_151, '1970-01-01')).toEqual(['adjustments.hsa']);
    expect(contributing(5_150, '1969-12-31')).toEqual([]);
    expect(contributing(5_151, '1969-12-31')).toEqual(['adjustments.hsa']);
  });

  it('counts the employer’s money in the limit, also without any own contribution', () => {
    const employer = (amount: number) =>
      refusedPaths({
        ...base,
        taxpayer: { dateOfBirth: '1980-01-01' },
        w2s: [{ wages: 80_000, box12: [{ code: 'W', amount }] }],
      });
    expect(employer(4_150)).toEqual([]);
    expect(employer(4_151)).toEqual(['adjustments.hsa']);
  });

  it('refuses 13 months, an extra amount for age, and half of a family limit on a separate return', () => {
    const hsa = (item: object, filingStatus: 'single' | 'mfs' = 'single') =>
      refusedPaths({
        ...base,
        filingStatus,
        taxpayer: { dateOfBirth: '1980-01-01' },
        adjustments: { hsa: [item, { months: 1 }] },
      });
    expect(hsa({ months: 12 })).toEqual(['adjustments.hsa']);
    expect(hsa({ months: 11, catchUp: 500 })).toEqual(['adjustments.hsa']);
    expect(hsa({ months: 11, coverage: 'family', contributed: 5_000 }, 'mfs')).toEqual(['adjustments.hsa']);
  });

  it('asks for the date when someone turned 65 in the year of a taxable distribution', () => {
    const distribution = (dateOfBirth: string) =>
      refusedPaths({ ...base, taxpayer: { dateOfBirth }, hsaDistributions: [{ distributed: 10 }] });
    expect(distribution('1958-12-31')).toEqual([]);
    expect(distribution('1959-06-15')).toEqual(['hsaDistributions']);
    expect(distribution('1960-06-15')).toEqual([]);
  });
});
