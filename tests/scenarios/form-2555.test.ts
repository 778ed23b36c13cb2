import { calculateJson, listRefusedPaths } from './check-scenarios';
import { person } from './scenario';

const single = { taxYear: 2024 as const, filingStatus: 'single' as const, taxpayer: person('1980-01-01') };
const exclusion = (item: object) => {
  const { lines } = calculateJson({
    ...single,
    foreignEarnedIncome: [{ periodFrom: '2020-01-01', otherWages: 50_000, ...item }],
  });
  const form = lines['2555'];
  return Array.isArray(form) ? form[0]?.['45'] : undefined;
};

describe('Form 2555', () => {
  it('takes 330 full days within 12 months, and no day fewer', () => {
    const period = { test: 'physicalPresence', periodFrom: '2024-01-01', periodTo: '2024-12-31' };
    expect(exclusion({ ...period, fullDaysAbroad: 330 })).toBe(50_000);
    expect(exclusion({ ...period, fullDaysAbroad: 329 })).toBeUndefined();
    expect(exclusion({ ...period, fullDaysAbroad: 329, waiver: true })).toBe(50_000);
    expect(exclusion({ ...period, periodTo: '2025-01-01', fullDaysAbroad: 340 })).toBeUndefined();
  });

  it('takes bona fide residence for a whole calendar year', () => {
    expect(exclusion({ periodFrom: '2024-01-01' })).toBe(50_000);
    expect(exclusion({ periodFrom: '2024-01-02' })).toBeUndefined();
    expect(exclusion({ periodFrom: '2023-06-01', periodTo: '2024-12-30' })).toBeUndefined();
  });

  it('leaves wages in income when no test is met', () => {
    const failed = calculateJson({
      ...single,
      foreignEarnedIncome: [{ periodFrom: '2024-06-01', otherWages: 50_000 }],
    });
    expect(failed.lines['1040']).toMatchObject({ '1h': 50_000, '11': 50_000 });
    expect(failed.problems.map(({ severity }) => severity)).toContain('warning');
  });

  it('refuses more pay for work abroad than Forms W-2 show', () => {
    expect(
      listRefusedPaths({
        ...single,
        foreignEarnedIncome: [{ periodFrom: '2020-01-01', w2Wages: 10_000 }],
      }),
    ).toContain('foreignEarnedIncome.w2Wages');
  });
});
