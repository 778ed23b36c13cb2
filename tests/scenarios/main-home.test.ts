import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { calculateJson } from './check-scenarios';
import { person, wages } from './scenario';

/** IRC 32(c)(1)(A)(ii)(I), (3)(C) and (4): $12,000 earned, no child, age 39: 502 in the table. */
const credit = (more: Partial<ReturnInputJson>) => {
  const { lines } = calculateJson({
    taxYear: 2024,
    filingStatus: 'single',
    taxpayer: person('1985-01-01'),
    w2s: [wages(12_000)],
    ...more,
  });
  return (lines['1040'] as Record<string, unknown>)['27'] ?? null;
};

describe('the earned income credit and the main home', () => {
  it('takes a home in the United States for granted', () => {
    expect(credit({})).toBe(502);
    expect(credit({ address: { state: 'TX' } })).toBe(502);
    // An APO address: military time abroad counts as time here.
    expect(credit({ address: { state: 'AE' } })).toBe(502);
  });

  it('gives nothing when the home was elsewhere, by fact, residences or address', () => {
    expect(credit({ mainHomeInUs: false })).toBeNull();
    expect(credit({ address: { state: 'PR' } })).toBeNull();
    expect(credit({ address: { state: 'PR' }, mainHomeInUs: true })).toBe(502);
    const moved = (to: string) => [{ state: 'PR', from: '2024-01-01', to }];
    // 2024 has 366 days: 182 leave 184, 183 leave no more than half.
    expect(credit({ residency: moved('2024-06-30'), address: { state: 'PR' } })).toBe(502);
    expect(credit({ residency: moved('2024-07-01'), address: { state: 'FL' } })).toBeNull();
  });

  it('counts for a family too', () => {
    const dependents = [{ dateOfBirth: '2018-01-01', relationship: 'child' as const }];
    expect(credit({ dependents })).toBe(4_089);
    expect(credit({ dependents, mainHomeInUs: false })).toBeNull();
  });
});

/** IRC 223(b)(6): no deduction for somebody whom another can claim. */
it('gives a dependent no deduction for an HSA', () => {
  const { lines } = calculateJson({
    taxYear: 2024,
    filingStatus: 'single',
    taxpayer: { ...person('2003-01-01'), claimableAsDependent: true },
    w2s: [wages(12_000)],
    adjustments: { hsa: [{ contributed: 1_000 }] },
  });
  const adjustments = lines['schedule-1'] as Record<string, unknown> | undefined;
  expect(adjustments?.['13'] || null).toBeNull();
});
