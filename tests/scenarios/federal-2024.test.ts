import { calculateReturn, type Calculation } from '@/lib/tax/calculate-return';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { capitalGains } from './returns/capital-gains';
import { deductions } from './returns/deductions';
import { healthSavings } from './returns/health-savings';
import { investmentTaxes } from './returns/investment-taxes';
import { marketplace } from './returns/marketplace';
import { payrollAndPayments } from './returns/payroll-and-payments';
import { rentalsAndShares } from './returns/rentals-and-shares';
import { retirementAccounts } from './returns/retirement-accounts';
import { retirementAndInvestments } from './returns/retirement-and-investments';
import { wagesAndFamilies } from './returns/wages-and-families';
import { type Scenario } from './scenario';

const scenarios = [
  ...capitalGains,
  ...investmentTaxes,
  ...wagesAndFamilies,
  ...deductions,
  ...retirementAndInvestments,
  ...payrollAndPayments,
  ...healthSavings,
  ...marketplace,
  ...retirementAccounts,
  ...rentalsAndShares,
];

function calculate({ name, input }: Scenario): Calculation {
  const parsed = parseReturn(input);
  if (!parsed.ok) throw new Error(`${name}: ${JSON.stringify(parsed.issues)}`);
  return calculateReturn(parsed.facts);
}

function pick(calculation: Calculation, expected: Scenario['expect']): Scenario['expect'] {
  return Object.fromEntries(
    Object.entries(expected).map(([form, lines]) => {
      const found = calculation.lines[form] ?? {};
      const values = Array.isArray(found) ? (found[0] ?? {}) : found;
      return [form, Object.fromEntries(Object.keys(lines).map((line) => [line, values[line] ?? null]))];
    }),
  );
}

describe('federal returns of 2024', () => {
  it.each(scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', (_, scenario) => {
    const calculation = calculate(scenario);
    expect(calculation.problems).toEqual([]);
    expect(pick(calculation, scenario.expect)).toEqual(scenario.expect);
    if (scenario.refund !== undefined) expect(calculation.refund).toBe(scenario.refund);
    if (scenario.owed !== undefined) expect(calculation.owed).toBe(scenario.owed);
  });

  it('have names of their own', () => {
    expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
  });
});
