import { addCents, asCents, type Cents, centsOf, isSome, noCents } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';

type Policy = ReturnInput['marketplace'][number];
export type Column = 'premium' | 'benchmark' | 'advance';

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Amount of one month, with the share of it that belongs to this return. */
function amountOf(policy: Policy, month: number, column: Column): Cents {
  const amount = policy.monthly[month]?.[column] ?? noCents;
  const { allocation } = policy;
  if (!allocation || month + 1 < allocation.firstMonth || month + 1 > allocation.lastMonth) return amount;
  return asCents(Math.round((centsOf(amount) * allocation[column]) / 100));
}

/** The policy also covers another tax family, so its amounts are divided (Form 8962, line 9 and Part IV). */
export const isShared = ({ sharedWith, allocation }: Policy): boolean =>
  sharedWith !== '' || allocation !== null;

const isEnrolled = (policy: Policy, month: number): boolean => isSome(policy.monthly[month]?.premium ?? null);

/** Policies of one state show the same benchmark (Instructions for Form 8962, line 12, column (b)): it counts once. */
function benchmarkOf(policies: readonly Policy[], pick: (policy: Policy) => Cents): Cents {
  const byState = new Map<string, Cents>();
  for (const policy of policies) if (isSome(pick(policy))) byState.set(policy.state, pick(policy));
  return addCents([...byState.values()], (amount) => amount);
}

/** One month of all policies together. */
export function amountOfMonth(policies: readonly Policy[], month: number, column: Column): Cents {
  const pick = (policy: Policy) => amountOf(policy, month, column);
  return column === 'benchmark' ? benchmarkOf(policies, pick) : addCents(policies, pick);
}

/** The whole year: the twelve months when they are given, else line 33 of Form 1095-A. */
export function amountOfYear(policies: readonly Policy[], column: Column): Cents {
  if (policies.some(({ monthly }) => monthly.length > 0))
    return addCents(monthNames, (name) => amountOfMonth(policies, monthNames.indexOf(name), column));
  const pick = (policy: Policy) => policy.annual?.[column] ?? noCents;
  return column === 'benchmark' ? benchmarkOf(policies, pick) : addCents(policies, pick);
}

/** Line 10: a full year in which neither premium nor benchmark changed, or only yearly totals are known. */
export function isSameAllYear(policies: readonly Policy[]): boolean {
  if (policies.some(isShared)) return false;
  if (policies.every(({ monthly }) => monthly.length === 0)) return true;
  const [premium, benchmark] = (['premium', 'benchmark'] as const).map((column) =>
    monthNames.map((_, month) => centsOf(amountOfMonth(policies, month, column))),
  );
  const isFlat = (amounts: readonly number[] = []) =>
    amounts[0] !== 0 && amounts.every((amount) => amount === amounts[0]);
  return isFlat(premium) && isFlat(benchmark);
}

/** Yearly totals beside monthly ones can't be spread over the months. */
export const mixesYearsAndMonths = (policies: readonly Policy[]): boolean =>
  policies.some(({ monthly }) => monthly.length > 0) &&
  policies.some(({ monthly, annual }) => monthly.length === 0 && annual !== null);

/** Benchmarks of one state and month that differ: the right one has to be looked up. */
export function hasUnlikeBenchmarks(policies: readonly Policy[]): boolean {
  const differ = (amounts: readonly Cents[]) => new Set(amounts.filter(isSome).map(centsOf)).size > 1;
  return [...new Set(policies.map(({ state }) => state))].some((state) => {
    const ofState = policies.filter((policy) => policy.state === state);
    return (
      monthNames.some((_, month) =>
        differ(
          ofState
            .filter((policy) => isEnrolled(policy, month))
            .map((policy) => policy.monthly[month]?.benchmark ?? noCents),
        ),
      ) ||
      differ(
        ofState.map(({ annual, monthly }) => (monthly.length > 0 ? noCents : (annual?.benchmark ?? noCents))),
      )
    );
  });
}
