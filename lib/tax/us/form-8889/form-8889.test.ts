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
  it('leaves what is over the limit of the age to Form 5329', () => {
    const excess = (contributed: number, dateOfBirth: string) => {
      const parsed = parseReturn({
        ...base,
        taxpayer: { dateOfBirth },
        w2s: [{ wages: 80_000 }],
        adjustments: { hsa: [{ contributed }] },
      });
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
      const { lines } = calculateReturn(parsed.facts);
      return ((lines['5329'] ?? []) as Record<string, unknown>[])[0]?.['47'] ?? 0;
    };
    expect(excess(4_150, '1970-01-01')).toBe(0);
    expect(excess(4_151, '1970-01-01')).toBe(1);
    expect(excess(5_150, '1969-12-31')).toBe(0);
    expect(excess(5_151, '1969-12-31')).toBe(1);
  });

  it('counts the employer’s money in the limit, also without any own contribution', () => {
    const employer = (amount: number) =>
      refusedPaths({
        ...base,
        taxpayer: { dateOfBirth: '1980-01-01' },
        w2s: [{ wages: 80_000, box12: [{ code: 'W', amount }] }],
      });
    expect(employer(4_150)).toEqual([]);
    expect(employer(4_151)).toEqual([]);
    const parsed = parseReturn({
      ...base,
      taxpayer: { dateOfBirth: '1980-01-01' },
      w2s: [{ wages: 80_000, box12: [{ code: 'W', amount: 4_151 }] }],
    });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
    const { lines, problems } = calculateReturn(parsed.facts);
    expect(lines['schedule-1']).toMatchObject({ '8z': 1 });
    expect(problems).toContainEqual(
      expect.objectContaining({
        path: 'excessContributions',
        severity: 'warning',
        message: expect.stringContaining('employer') as string,
      }),
    );
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
    expect(hsa({ months: 11, coverage: 'family', contributed: 5_000 }, 'mfs')).toEqual([
      'adjustments.spouseHsaShare',
    ]);
  });

  it('says what to do about an earlier excess without an HSA of the year', () => {
    const warnings = (input: Partial<ReturnInputJson>) => {
      const parsed = parseReturn({
        ...base,
        taxpayer: { dateOfBirth: '1980-01-01' },
        w2s: [{ wages: 80_000 }],
        excessContributions: { taxpayer: { hsa: 500 } },
        ...input,
      });
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
      return calculateReturn(parsed.facts)
        .problems.filter(({ path }) => path === 'excessContributions')
        .map(({ severity }) => severity);
    };
    expect(warnings({})).toEqual(['warning']);
    expect(warnings({ adjustments: { hsa: [{}] } })).toEqual([]);
  });

  it('refuses months that are not said, or are too many, where a couple divides its limit', () => {
    const couple = (hsa: object[], more: object = {}) => {
      const paths = refusedPaths({
        ...base,
        filingStatus: 'mfj',
        taxpayer: { dateOfBirth: '1980-01-01' },
        spouse: { dateOfBirth: '1981-01-01' },
        adjustments: { hsa, ...more },
      });
      return paths;
    };
    const family = { coverage: 'family', months: 6 };
    const first = { owner: 'taxpayer', ...family, firstMonth: 1 };
    expect(couple([first, { owner: 'spouse', ...family, firstMonth: 1 }])).toEqual([]);
    expect(couple([first, { owner: 'spouse', ...family }])).toEqual(['adjustments.hsa']);
    expect(
      couple([
        { ...first, firstMonth: 8 },
        { owner: 'spouse', ...family, firstMonth: 1 },
      ]),
    ).toEqual(['adjustments.hsa', 'adjustments.hsa']);
    // Family coverage on December 1 for one of them, who didn't have it all year.
    expect(
      couple([
        { ...first, firstMonth: 7 },
        { owner: 'spouse', ...family, firstMonth: 1 },
      ]),
    ).toEqual(['adjustments.hsa']);
    expect(
      couple([
        { ...first, months: 12 },
        { owner: 'spouse', ...family, firstMonth: 1 },
      ]),
    ).toEqual([]);
  });

  it('refuses more of the family limit for a spouse than there is', () => {
    const separate = (spouseHsaShare: number) =>
      refusedPaths({
        ...base,
        filingStatus: 'mfs',
        taxpayer: { dateOfBirth: '1980-01-01' },
        adjustments: { hsa: [{ coverage: 'family' }], spouseHsaShare },
      });
    expect(separate(8_300)).toEqual([]);
    expect(separate(8_301)).toEqual(['adjustments.spouseHsaShare']);
  });

  it('asks for the date when someone turned 65 in the year of a taxable distribution', () => {
    const distribution = (dateOfBirth: string) =>
      refusedPaths({ ...base, taxpayer: { dateOfBirth }, hsaDistributions: [{ distributed: 10 }] });
    expect(distribution('1958-12-31')).toEqual([]);
    expect(distribution('1959-06-15')).toEqual(['hsaDistributions']);
    expect(distribution('1960-06-15')).toEqual([]);
  });
});
