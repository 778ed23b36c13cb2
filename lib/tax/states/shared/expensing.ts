import { centsOf } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { isBuilding } from '../../us/form-4562/depreciate';

interface ExpensingLimit {
  readonly source: string;
  /** By the year in which property was placed in service, the latest first; years before the last entry's are not limited. */
  readonly periods: readonly {
    readonly from: number;
    /** Most that may be expensed in a year. */
    readonly most: number;
    /** Cost of the year's property above which that falls; null: it doesn't. */
    readonly phaseOutFrom: number | null;
  }[];
}

/** The federal limits of 2001 and 2002, which many states kept. */
const since2003 = [{ from: 2003, most: 25_000, phaseOutFrom: 200_000 }] as const;

/** States whose section 179 deduction is smaller than the federal one, tax year 2024. */
export const expensingLimits: Readonly<Record<string, ExpensingLimit>> = {
  AR: {
    source:
      'Ark. Code 26-51-428(a)(2): section 179 as of January 1, 2022, for property purchased in 2022 or later; $25,000 for earlier years',
    periods: [
      { from: 2022, most: 1_220_000, phaseOutFrom: 3_050_000 },
      { from: 2011, most: 25_000, phaseOutFrom: 200_000 },
    ],
  },
  CA: {
    source: 'R&TC 17255(a) and (b); Form FTB 3885A instructions (2024), lines 1 and 3',
    periods: since2003,
  },
  CT: {
    source:
      'Conn. Gen. Stat. 12-701(a)(20)(A), as amended by P.A. 18-49: 80% is added back for 2018 and later years',
    periods: [{ from: 2018, most: 0, phaseOutFrom: null }],
  },
  DC: {
    source:
      'D.C. Code 47-1811.04(2): cost above the lesser of $25,000 or the cost of the property stays in the basis',
    periods: [{ from: 2003, most: 25_000, phaseOutFrom: null }],
  },
  HI: { source: 'HRS 235-2.4: the increases in section 179(b) are not operative', periods: since2003 },
  IN: {
    source: 'Form IT-40 instructions, Schedule 1, section 179 expense add-back: a limit of $25,000',
    periods: [{ from: 2003, most: 25_000, phaseOutFrom: 200_000 }],
  },
  KY: {
    source:
      'KRS 141.0101(16), property placed in service after September 10, 2001; $100,000 for 2020 and later years, $25,000 for earlier years',
    periods: [
      { from: 2020, most: 100_000, phaseOutFrom: 400_000 },
      { from: 2002, most: 25_000, phaseOutFrom: 200_000 },
    ],
  },
  MD: { source: 'Md. Tax-General 10-210.1; Form 500DM instructions (2024)', periods: since2003 },
  NC: {
    source:
      'N.C.G.S. 105-153.6; Department of Revenue, Income Tax Adjustments for Code Section 179 Expenses: 85% of the excess is added back',
    periods: [{ from: 2013, most: 25_000, phaseOutFrom: 200_000 }],
  },
  NJ: {
    source:
      'Division of Taxation, Worksheet GIT-DEP: property placed in service in 2004 or later, under the limit in effect on December 31, 2002',
    periods: [{ from: 2004, most: 25_000, phaseOutFrom: 200_000 }],
  },
  OH: {
    source: 'R.C. 5747.01(A)(17): five-sixths of the excess over $25,000 is added back',
    periods: [{ from: 2003, most: 25_000, phaseOutFrom: null }],
  },
  PA: {
    source:
      '72 P.S. 7303(a.3), as amended by Act 53 of 2022; Personal Income Tax Bulletin 2023-02: $1,000,000 for 2023 and later years, $25,000 for earlier years',
    periods: [
      { from: 2023, most: 1_000_000, phaseOutFrom: 2_500_000 },
      { from: 2003, most: 25_000, phaseOutFrom: 200_000 },
    ],
  },
};

/** The longest recovery period of what can be expensed, in years; in the last one half a year is left. */
const longestLife = 20;

/** Section 179 of this year or one before, above what the state allowed in the same year, so that depreciation differs. */
export function expensesMore(facts: ReturnInput, code: string): boolean {
  const limits = expensingLimits[code];
  if (!limits) return false;
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
  return [...expensed].some(([year, cents]) => {
    const limit = limits.periods.find(({ from }) => year >= from);
    if (!limit || cents === 0) return false;
    const { most, phaseOutFrom } = limit;
    return cents > most * 100 || (phaseOutFrom !== null && (cost.get(year) ?? 0) > phaseOutFrom * 100);
  });
}
