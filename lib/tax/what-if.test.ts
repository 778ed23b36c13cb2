import { type ReturnInputJson } from './facts/return-input';
import { whatIf } from './what-if';

const input: ReturnInputJson = {
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: { dateOfBirth: '1980-01-01' },
  w2s: [{ wages: 50_000, federalWithholding: 5_000 }],
};

describe('whatIf', () => {
  it('compares the key lines before and after', () => {
    const result = whatIf(input, [{ path: 'w2s.0.wages', value: 51_000 }]);
    expect(result).toMatchObject({
      ok: true,
      before: {
        totalIncome: 50_000,
        agi: 50_000,
        deduction: 14_600,
        taxableIncome: 35_400,
        tax: 4_019,
        totalTax: 4_019,
        totalPayments: 5_000,
        refund: 981,
        owed: 0,
      },
      after: {
        totalIncome: 51_000,
        agi: 51_000,
        deduction: 14_600,
        taxableIncome: 36_400,
        tax: 4_139,
        totalTax: 4_139,
        totalPayments: 5_000,
        refund: 861,
        owed: 0,
      },
      delta: {
        totalIncome: 1_000,
        agi: 1_000,
        deduction: 0,
        taxableIncome: 1_000,
        tax: 120,
        totalTax: 120,
        totalPayments: 0,
        refund: -120,
        owed: 0,
      },
      lines: { before: { '1040': { '1a': 50_000 } }, after: { '1040': { '1a': 51_000 } } },
    });
  });

  it('names all deductions, so that income less deductions is what is taxed', () => {
    const result = whatIf(
      { ...input, w2s: [], businesses: [{ id: 'rides', name: 'Rides', income: { other: 40_000 } }] },
      [{ path: 'adjustments.ira.0', value: { traditional: 2_000 } }],
    );
    if (!result.ok) throw new Error(JSON.stringify(result.issues));
    expect(result.delta.agi).toBe(-2_000);
    for (const { agi, deduction, taxableIncome } of [result.before, result.after, result.delta])
      expect(agi - deduction).toBe(taxableIncome);
    // The deduction for business income is a share of what is left to tax.
    expect(result.delta.deduction).toBe(-400);
  });

  it('adds documents, makes groups that were left out, and takes facts out', () => {
    const added = whatIf(input, [
      { path: 'w2s.1', value: { wages: 100 } },
      { path: 'interest.0.interest', value: 10 },
      { path: 'adjustments.educator.taxpayer', value: 50 },
    ]);
    expect(added).toMatchObject({ ok: true, after: { totalIncome: 50_110, agi: 50_060 } });
    expect(whatIf(input, [{ path: 'w2s.0', value: undefined }])).toMatchObject({
      ok: true,
      after: { totalIncome: 0 },
    });
  });

  it('leaves the input as it was', () => {
    whatIf(input, [{ path: 'w2s.0.wages', value: 1 }]);
    expect(input.w2s?.[0]?.wages).toBe(50_000);
  });

  it.each([
    ['w2s.0.wages', -1, 'This amount can’t be negative'],
    ['w2s.0.wage', 1, 'There is no field named "wage" here'],
    ['w2s.5.wages', 1, 'This fact doesn’t exist'],
    ['__proto__.polluted', true, 'This fact doesn’t exist'],
    ['adjustments.archerMsa', 1, 'Archer medical savings accounts (Form 8853) aren’t supported.'],
  ])('refuses %s', (path, value, message) => {
    expect(whatIf(input, [{ path, value }])).toEqual({ ok: false, issues: [{ path, message }] });
  });
});
