import { calculateReturn } from '../../calculate-return';
import { parseReturn } from '../../facts/parse-return';
import { type ReturnInputJson } from '../../facts/return-input';

/** Warnings about health insurance for wages, $5,000 from a business and costs to itemize. */
function warningsFor(more: Partial<ReturnInputJson>): string[] {
  const parsed = parseReturn({
    taxYear: 2024,
    filingStatus: 'single',
    taxpayer: { dateOfBirth: '1980-01-01' },
    w2s: [{ wages: 30_000 }],
    businesses: [{ id: 'lessons', income: { other: 5_000 } }],
    adjustments: { selfEmployedHealthInsurance: { taxpayer: 9_000 } },
    itemized: { realEstateTax: 9_000, charityCash: 10_000 },
    ...more,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return calculateReturn(parsed.facts)
    .problems.filter(({ path }) => path === 'adjustments.selfEmployedHealthInsurance')
    .map(({ severity }) => severity);
}

describe('health insurance above the earnings of the business', () => {
  it('is said to count as medical expenses where that lowers the tax', () => {
    // $4,647 may be deducted, $4,353 are left; 7.5% of the income of $30,000 are $2,250.
    expect(warningsFor({})).toEqual(['warning']);
  });

  it.each<[string, Partial<ReturnInputJson>]>([
    ['nothing is left', { adjustments: { selfEmployedHealthInsurance: { taxpayer: 4_647 } } }],
    ['the standard deduction stays larger', { itemized: { charityCash: 10_000 } }],
    ['7.5% of the income is more', { w2s: [{ wages: 60_000 }] }],
  ])('is not mentioned when %s', (_, more) => {
    expect(warningsFor(more)).toEqual([]);
  });

  it('is counted for both filers together', () => {
    const both: Partial<ReturnInputJson> = {
      filingStatus: 'mfj',
      spouse: { dateOfBirth: '1981-01-01' },
      businesses: [
        { id: 'lessons', income: { other: 5_000 } },
        { id: 'cakes', owner: 'spouse', income: { other: 2_000 } },
      ],
      itemized: { force: true },
    };
    expect(
      warningsFor({ ...both, adjustments: { selfEmployedHealthInsurance: { taxpayer: 5_800 } } }),
    ).toEqual([]);
    expect(
      warningsFor({
        ...both,
        adjustments: { selfEmployedHealthInsurance: { taxpayer: 5_800, spouse: 4_000 } },
      }),
    ).toEqual(['warning']);
  });
});
