import { calculateReturn, type Calculation } from '@/lib/tax/calculate-return';
import { parseReturn } from '@/lib/tax/facts/parse-return';
import { type ReturnInputJson } from '@/lib/tax/facts/return-input';
import { type Scenario } from './scenario';

/** Computes facts as JSON; facts that don't parse fail the test. */
export function calculateJson(input: ReturnInputJson): Calculation {
  const parsed = parseReturn(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return calculateReturn(parsed.facts);
}

/** Paths that are refused by name. */
export const listRefusedPaths = (input: ReturnInputJson): string[] =>
  calculateJson(input)
    .problems.filter(({ severity }) => severity === 'unsupported')
    .map(({ path }) => path);

/** The expected lines as the engine fills them in: the first copy of forms with copies, null for blank. */
function pick(calculation: Calculation, expected: Scenario['expect']): Scenario['expect'] {
  return Object.fromEntries(
    Object.entries(expected).map(([form, lines]) => {
      const found = calculation.lines[form] ?? {};
      const values = Array.isArray(found) ? (found[0] ?? {}) : found;
      return [form, Object.fromEntries(Object.keys(lines).map((line) => [line, values[line] ?? null]))];
    }),
  );
}

/** One test for each whole return. */
export function checkScenarios(title: string, scenarios: readonly Scenario[]): void {
  describe(title, () => {
    it.each(scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', (_, scenario) => {
      const calculation = calculateJson(scenario.input);
      // A warning about a figure that is missing stops nothing.
      expect(calculation.problems.filter(({ severity }) => severity !== 'warning')).toEqual([]);
      expect(pick(calculation, scenario.expect)).toEqual(scenario.expect);
      if (scenario.refund !== undefined) expect(calculation.refund).toBe(scenario.refund);
      if (scenario.owed !== undefined) expect(calculation.owed).toBe(scenario.owed);
    });
  });
}
