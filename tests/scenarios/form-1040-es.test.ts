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

describe('estimated payments for 2026', () => {
  const of2025 = (changes: Partial<ReturnInputJson>) =>
    estimate({ taxYear: 2025, otherIncome: prize(60_000), ...changes }).lines;

  it('do not count on credits for home energy and clean vehicles, which end', () => {
    // 43,900 taxable: 1,240 and 12% of 31,500.
    expect(of2025({})).toMatchObject({ '2a': 16_100, '11c': 5_020 });
    const window = { kind: 'window' as const, cost: 2_000, manufacturerId: 'A1B2' };
    const car = {
      vin: '5YJ3E1EA1PF123456',
      newVehicle: true,
      placedInService: '2025-08-05',
      tentativeCredit: 2_000,
    };
    const lower = of2025({ energy: { items: [window] }, cleanVehicles: [car] });
    expect(lower).toMatchObject({ '11c': 5_020 });
    expect(lower).not.toHaveProperty('7');
  });

  it('let cash gifts of $1,000 count beside the standard deduction', () => {
    expect(of2025({ itemized: { charityCash: 400 } })).toMatchObject({ '2a': 16_500 });
    expect(of2025({ itemized: { charityCash: 3_000 } })).toMatchObject({ '2a': 17_100 });
  });

  it('count gifts of itemizers over 0.5% of income, less 2/37 in the highest bracket', () => {
    const itemized = { realEstateTax: 10_000, charityCash: 20_000 };
    expect(of2025({ otherIncome: prize(100_000), itemized })).toMatchObject({ '2a': 29_500 });
    // 10,000 and 95,000; all of it is income over 640,600: 105,000 less 5,676.
    const high = { realEstateTax: 10_000, charityCash: 100_000 };
    expect(of2025({ otherIncome: prize(1_000_000), itemized: high })).toMatchObject({ '2a': 99_324 });
    // Only 3,700 stand over 640,600: 2/37 of them is 200; the gifts lose 3,221.50.
    expect(of2025({ otherIncome: prize(644_300), itemized: high })).toMatchObject({ '2a': 106_579 });
  });
});
