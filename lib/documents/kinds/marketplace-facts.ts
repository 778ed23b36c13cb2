import { type FactsItem, type FieldValues } from './kind';
import { toDollars, toText } from './printed-values';

/** Columns A, B and C of Form 1095-A, Part III, and their names in the facts (Form 8962). */
const columns = [
  ['premium', 'a_premium', 'annual_a'],
  ['benchmark', 'b_slcsp', 'annual_b'],
  ['advance', 'c_aptc', 'annual_c'],
] as const;

/** One policy of Form 1095-A: its twelve months where the form prints them, else the annual totals of line 33. */
export function readMarketplace(values: FieldValues): readonly FactsItem[] | null {
  const item: Record<string, unknown> = {};
  const sources: Record<string, string> = {};
  const policy = toText(values['box2_policy_number']);
  if (policy !== null) {
    item['policy'] = policy;
    sources['policy'] = 'box2_policy_number';
  }
  const state = toText(values['box14_state']);
  if (state !== null && /^[A-Za-z]{2}$/u.test(state)) {
    item['state'] = state.toUpperCase();
    sources['state'] = 'box14_state';
  }
  const months = Array.from({ length: 12 }, (_, month) =>
    Object.fromEntries(
      columns.map(([name, column]) => {
        const path = `months[${month}].${column}`;
        const dollars = toDollars(values[path]);
        if (dollars !== null) sources[`monthly[${month}].${name}`] = path;
        return [name, dollars ?? 0];
      }),
    ),
  );
  const isMonthly = Object.keys(sources).some((path) => path.startsWith('monthly['));
  if (isMonthly) return [{ item: { ...item, monthly: months }, sources }];
  const annual: Record<string, number> = {};
  for (const [name, , path] of columns) {
    const dollars = toDollars(values[path]);
    if (dollars === null) continue;
    annual[name] = dollars;
    sources[`annual.${name}`] = path;
  }
  return Object.keys(annual).length === 0 ? null : [{ item: { ...item, annual }, sources }];
}
