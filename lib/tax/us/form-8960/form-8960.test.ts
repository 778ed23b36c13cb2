import { calculateReturn } from '../../calculate-return';
import { parseReturn } from '../../facts/parse-return';
import { type ReturnInputJson } from '../../facts/return-input';

/** Line 17 for wages and $1,000 of interest; null when the form is not part of the return. */
function taxOf(filingStatus: ReturnInputJson['filingStatus'], income: number): unknown {
  const parsed = parseReturn({
    taxYear: 2024,
    filingStatus,
    taxpayer: { dateOfBirth: '1980-01-01' },
    spouse: filingStatus === 'mfj' ? { dateOfBirth: '1980-01-01' } : null,
    w2s: [{ wages: income - 1_000 }],
    interest: [{ interest: 1_000 }],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const form = calculateReturn(parsed.facts).lines['8960'];
  return form && !Array.isArray(form) ? form['17'] : null;
}

describe('the net investment income tax', () => {
  it.each([
    ['single', 200_000],
    ['hoh', 200_000],
    ['mfj', 250_000],
    ['qss', 250_000],
    ['mfs', 125_000],
  ] as const)('starts for %s above $%d', (status, threshold) => {
    expect(taxOf(status, threshold)).toBeNull();
    // 3.8% of $13 is 49 cents, of $14 is 53 cents.
    expect(taxOf(status, threshold + 13)).toBe(0);
    expect(taxOf(status, threshold + 14)).toBe(1);
    expect(taxOf(status, threshold + 1_000)).toBe(38);
    expect(taxOf(status, threshold + 50_000)).toBe(38);
  });
});

describe('state income tax that belongs to investment income (line 9b)', () => {
  const warnedAt = (more: Partial<ReturnInputJson>) => {
    const parsed = parseReturn({
      taxYear: 2024,
      filingStatus: 'single',
      taxpayer: { dateOfBirth: '1980-01-01' },
      w2s: [{ wages: 300_000 }],
      interest: [{ interest: 1_000 }],
      itemized: { realEstateTax: 9_000, charityCash: 20_000, stateIncomeTaxPaid: 8_000 },
      ...more,
    });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
    return calculateReturn(parsed.facts)
      .problems.filter(({ path }) => path.startsWith('itemized'))
      .map(({ severity, path }) => `${severity} ${path}`);
  };

  it('is left to the filer, who is told so', () => {
    const stated = ['warning itemized.stateIncomeTaxPaid'];
    expect(warnedAt({})).toEqual(stated);
    expect(warnedAt({ itemized: { realEstateTax: 9_000, charityCash: 20_000 } })).toEqual([]);
    expect(
      warnedAt({
        itemized: { charityCash: 20_000, stateIncomeTaxPaid: 8_000, useSalesTax: true, salesTax: 900 },
      }),
    ).toEqual([]);
    expect(warnedAt({ itemized: { stateIncomeTaxPaid: 8_000 } })).toEqual([]);
    expect(warnedAt({ interest: [] })).toEqual([]);
  });
});
