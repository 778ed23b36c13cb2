import { listRefusedPaths } from './check-scenarios';
import { person } from './scenario';

describe('Schedule H', () => {
  it('asks for the wages of a credit reduction state beside another state', () => {
    const given = (futaWages: number) => ({
      taxYear: 2024 as const,
      filingStatus: 'single' as const,
      taxpayer: person('1980-01-01'),
      householdEmployment: {
        employees: [{ cashWages: 20_000 }],
        stateUnemployment: [
          { state: 'NY', contributions: 200, futaWages },
          { state: 'NJ', contributions: 100 },
        ],
      },
    });
    expect(listRefusedPaths(given(0))).toContain('householdEmployment.stateUnemployment');
    expect(listRefusedPaths(given(5_000))).toEqual([]);
  });
});
