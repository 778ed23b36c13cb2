import { centsOf } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { isBuilding } from '../../us/form-4562/depreciate';

interface ExpensingLimit {
  readonly source: string;
  /** Most that may be expensed in a year. */
  readonly most: number;
  /** Cost of the year's property above which that falls. */
  readonly phaseOutFrom: number;
}

/** States whose section 179 deduction is smaller than the federal one, tax year 2024. */
export const expensingLimits: Readonly<Record<string, ExpensingLimit>> = {
  AR: { source: 'Ark. Code 26-51-428', most: 25_000, phaseOutFrom: 200_000 },
  CA: {
    source: 'R&TC 17255; Form FTB 3885A instructions (2024), lines 1 and 3',
    most: 25_000,
    phaseOutFrom: 200_000,
  },
  CT: { source: 'Conn. Gen. Stat. 12-701(a)(20)(A): 80% is added back', most: 0, phaseOutFrom: 0 },
  DC: { source: 'D.C. Code 47-1803.03(a)(7)', most: 25_000, phaseOutFrom: 200_000 },
  HI: { source: 'HRS 235-2.45; Form N-11 instructions (2024)', most: 25_000, phaseOutFrom: 200_000 },
  IN: { source: 'Ind. Code 6-3-1-3.5; Schedule 1 instructions (2024)', most: 25_000, phaseOutFrom: 200_000 },
  KY: { source: 'KRS 141.0101(16)', most: 100_000, phaseOutFrom: 400_000 },
  MD: {
    source: 'Md. Tax-General 10-210.1; Form 500DM instructions (2024)',
    most: 25_000,
    phaseOutFrom: 200_000,
  },
  NC: {
    source: 'N.C.G.S. 105-153.6(c): 85% of what is above is added back',
    most: 25_000,
    phaseOutFrom: 200_000,
  },
  NJ: { source: 'N.J.S.A. 54A:5-1.2; Worksheet GIT-DEP (2024)', most: 25_000, phaseOutFrom: 200_000 },
  OH: {
    source: 'R.C. 5747.01(A)(17): five sixths of what is above is added back',
    most: 25_000,
    phaseOutFrom: 200_000,
  },
  PA: {
    source: '72 P.S. 7303(a.3); PA-40 Schedule C instructions (2024)',
    most: 25_000,
    phaseOutFrom: 200_000,
  },
};

/** The longest recovery period of what can be expensed, in years; in the last one half a year is left. */
const longestLife = 20;

/** Section 179 of this year or one before, above what the state allowed in the same year, so that depreciation differs. */
export function expensesMore(facts: ReturnInput, code: string): boolean {
  const limit = expensingLimits[code];
  if (!limit) return false;
  const expensed = new Map<number, number>();
  const cost = new Map<number, number>();
  const count = (
    day: string | null,
    own: { cost: typeof facts.juryDutyPay; section179: typeof facts.juryDutyPay },
  ) => {
    if (day === null) return;
    const year = Number(day.slice(0, 4));
    if (facts.taxYear - year > longestLife) return;
    expensed.set(year, (expensed.get(year) ?? 0) + centsOf(own.section179));
    cost.set(year, (cost.get(year) ?? 0) + centsOf(own.cost));
  };
  for (const { assets } of [...facts.businesses, ...facts.rentals, ...facts.farms])
    for (const asset of assets) if (!isBuilding(asset)) count(asset.placedInService, asset);
  for (const { vehicle } of [...facts.businesses, ...facts.farms])
    if (vehicle) count(vehicle.placedInService, vehicle);
  const shares = facts.k1s.reduce((total, { section179 }) => total + centsOf(section179), 0);
  expensed.set(facts.taxYear, (expensed.get(facts.taxYear) ?? 0) + shares);
  return [...expensed].some(
    ([year, cents]) =>
      cents > limit.most * 100 || (cents > 0 && (cost.get(year) ?? 0) > limit.phaseOutFrom * 100),
  );
}
