import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { readEstimatedPayments } from '@/lib/tax/read-estimated-payments';
import { calculateJson } from './check-scenarios';
import { person } from './scenario';

const single = {
  taxYear: 2024,
  filingStatus: 'single',
  taxpayer: person('1980-01-01'),
} as const satisfies ReturnInputJson;
const prize = (amount: number) => [{ description: 'Prize', amount }];

const estimate = (changes: Partial<ReturnInputJson>) => {
  const { taxYear, lines } = calculateJson({ ...single, ...changes });
  const form = lines['1040-es'];
  return {
    payments: readEstimatedPayments({ taxYear, lines }),
    lines: Array.isArray(form) ? undefined : form,
  };
};

describe('estimated payments for 2025', () => {
  it('are four, with the dates of Form 1040-ES', () => {
    expect(estimate({ otherIncome: prize(60_000) }).payments).toEqual({
      year: 2025,
      tax: 5_072,
      required: 4_565,
      withheld: 0,
      payments: [
        { dueDate: '2025-04-15', amount: 1_141 },
        { dueDate: '2025-06-16', amount: 1_142 },
        { dueDate: '2025-09-15', amount: 1_141 },
        { dueDate: '2026-01-15', amount: 1_141 },
      ],
    });
  });

  it('are asked for from $1,000 that is not withheld', () => {
    // Taxable 9,990 and 10,000 at 10%; three quarters of the year's 90% are 225 each.
    expect(estimate({ otherIncome: prize(25_740) }).payments).toBeNull();
    expect(estimate({ otherIncome: prize(25_750) }).lines).toMatchObject({ '11c': 1_000, '15a': 225 });
  });

  it('take 110% of the tax of 2024 from $150,001 on', () => {
    expect(estimate({ otherIncome: prize(150_000) }).lines?.['12b']).toBe(25_539);
    expect(estimate({ otherIncome: prize(150_001) }).lines?.['12b']).toBe(28_093);
  });

  it('stop where withholding covers what is required', () => {
    const paid = (otherWithholding: number) =>
      estimate({ otherIncome: prize(60_000), payments: { otherWithholding } }).payments;
    // 90% of 5,072 is 4,565, but less than $1,000 is left from 4,073 on.
    expect(paid(4_072)?.payments[0]?.amount).toBe(123);
    expect(paid(4_073)).toBeNull();
  });

  it('are not worked out for someone who died', () => {
    expect(
      estimate({
        taxpayer: { ...person('1980-01-01'), dateOfDeath: '2024-05-01' },
        otherIncome: prize(60_000),
      }).payments,
    ).toBeNull();
  });
});
