import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { calculateJson } from './check-scenarios';
import { person } from './scenario';

/** Taxable income $45,400; Tax Table row $45,400 to $45,450: 1,160 + 12% of 33,825 = 5,219. */
const income = {
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: person('1980-01-01'),
  otherIncome: [{ description: 'Prize', amount: 60_000 }],
} as const satisfies ReturnInputJson;

const penaltyOf = (changes: Partial<ReturnInputJson>) => {
  const { lines, problems } = calculateJson({ ...income, ...changes });
  const main = lines['1040'];
  return {
    penalty: Array.isArray(main) ? undefined : main?.['38'],
    warned: problems.map(({ severity, path }) => `${severity} ${path}`),
  };
};
const requiredPayment = (changes: Partial<ReturnInputJson>) => {
  const form = calculateJson({ ...income, ...changes }).lines['2210'];
  return Array.isArray(form) ? undefined : form?.['8'];
};

describe('exceptions to the penalty', () => {
  const lastYear = { agi: 50_000, tax: 9_000 };

  it('asks nothing below $1,000 that was not withheld', () => {
    // 5,219 less 4,220 is 999; less 4,219 it is 1,000, and 4,697 should have been withheld.
    expect(penaltyOf({ priorYear: lastYear, payments: { otherWithholding: 4_220 } })).toEqual({
      penalty: undefined,
      warned: [],
    });
    const { penalty } = penaltyOf({ priorYear: lastYear, payments: { otherWithholding: 4_219 } });
    // About 119 short each time: 119 x 0.2014 = 23.97.
    expect(penalty).toBe(24);
  });

  it('asks nothing when all of last year’s tax was withheld, or 110% above $150,000', () => {
    const withheld = { otherWithholding: 4_000 };
    expect(
      penaltyOf({ priorYear: { agi: 150_000, tax: 4_000 }, payments: withheld }).penalty,
    ).toBeUndefined();
    // 4,400 is due, 1,100 each time, 100 short: 100 x 0.2014.
    expect(penaltyOf({ priorYear: { agi: 150_001, tax: 4_000 }, payments: withheld }).penalty).toBe(20);
  });

  it.each([
    ['single', 150_000, 3_000],
    ['single', 150_001, 3_300],
    ['mfs', 75_000, 3_000],
    ['mfs', 75_001, 3_300],
  ] as const)('takes last year’s tax of %s with an income of %i as %i', (filingStatus, agi, expected) => {
    expect(requiredPayment({ filingStatus, priorYear: { agi, tax: 3_000 } })).toBe(expected);
  });

  it('asks nothing when a full last year had no tax', () => {
    expect(penaltyOf({ priorYear: { tax: 0 } })).toEqual({ penalty: undefined, warned: [] });
  });

  it('says which figure is missing, and guesses none', () => {
    const missing = { penalty: undefined, warned: ['warning priorYear.tax'] };
    expect(penaltyOf({})).toEqual(missing);
    expect(penaltyOf({ priorYear: { tax: 4_000 } })).toEqual(missing);
    expect(
      penaltyOf({ priorYear: { agi: 1, tax: 4_000 }, payments: { estimated: [{ amount: 1_000 }] } }),
    ).toEqual({ penalty: undefined, warned: ['warning payments.estimated'] });
  });

  it('needs no figure of last year when 90% was paid in time', () => {
    const early = { estimated: [{ date: '2024-04-15', amount: 4_698 }] };
    expect(penaltyOf({ payments: early }).warned).toEqual([]);
    const late = { estimated: [{ date: '2024-04-16', amount: 4_698 }] };
    expect(penaltyOf({ payments: late }).warned).toEqual(['warning priorYear.tax']);
  });

  it('takes last year’s overpayment as paid on the first date', () => {
    const covered = { priorYearOverpayment: 4_000 };
    expect(penaltyOf({ priorYear: { agi: 1, tax: 4_000 }, payments: covered }).penalty).toBeUndefined();
  });
});

describe('Patriots’ Day', () => {
  // Form 1040-ES (2024): in Maine and Massachusetts the first payment is due on April 17, 2024.
  const penalty = (state: string, date: string) =>
    (
      calculateJson({
        taxYear: 2024,
        filingStatus: 'single',
        taxpayer: person('1980-01-01'),
        address: { state },
        otherIncome: [{ description: 'Prize', amount: 200_000 }],
        priorYear: { agi: 200_000, tax: 40_000 },
        payments: { estimated: [{ date, amount: 40_000 }] },
      }).lines['1040'] as Record<string, unknown>
    )['38'] ?? null;

  it('makes a payment of April 17 one in time there, and late elsewhere', () => {
    expect(penalty('MA', '2024-04-17')).toBeNull();
    expect(penalty('MA', '2024-04-18')).not.toBeNull();
    expect(penalty('NY', '2024-04-17')).not.toBeNull();
    expect(penalty('NY', '2024-04-15')).toBeNull();
  });
});
