import { isSome } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';

/** Whether the federal return expenses the cost of assets, vehicles or a share of an entity's (section 179). */
export function expensesAssets(facts: ReturnInput): boolean {
  const assets = [...facts.businesses, ...facts.rentals, ...facts.farms].flatMap(
    (activity) => activity.assets,
  );
  const vehicles = [...facts.businesses, ...facts.farms].flatMap(({ vehicle }) => vehicle ?? []);
  return [...assets, ...vehicles, ...facts.k1s].some(({ section179 }) => isSome(section179));
}
