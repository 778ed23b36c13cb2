/**
 * Main lines of thirteen states' forms of 2024, written a second time from the forms' instructions as plain arithmetic,
 * without the engine, its rules or its law files: what one has wrong the other has not.
 */
export interface Household {
  readonly status: 'single' | 'mfj' | 'hoh';
  /** Ages of the filers at the end of the year. */
  readonly ages: readonly number[];
  readonly childAges: readonly number[];
  readonly wages: readonly number[];
  readonly interest: number;
  /** A private employer's pension of the first filer. */
  readonly pension: number;
  readonly rent: number;
  /** Taxable part of Social Security benefits: Form 1040, line 6b. */
  readonly benefits: number;
  /** Form 1040, lines 11 and 12. */
  readonly agi: number;
  readonly deduction: number;
}

export interface Figures {
  readonly taxable: number;
  /** Before credits; null where a printed table or a credit beside it decides. */
  readonly tax: number | null;
}

const least = (amount: number) => Math.max(0, amount);
const byStatus = ({ status }: Household, single: number, mfj: number, hoh: number) =>
  ({ single, mfj, hoh })[status];
const old = ({ ages }: Household) => ages.filter((age) => age >= 65).length;
const children = ({ childAges }: Household) => childAges.length;
const steps = (amount: number, ...rows: readonly (readonly [over: number, rate: number])[]) =>
  rows.reduce((tax, [over, rate], i) => {
    const to = rows[i + 1]?.[0] ?? Infinity;
    return tax + least(Math.min(amount, to) - over) * rate;
  }, 0);
const flat = (taxable: number, rate: number): Figures => ({ taxable, tax: taxable * rate });

/** Form 140: federal standard deduction; 2,100 for each filer of 65 or more; 2.5%. */
const arizona = (one: Household): Figures =>
  flat(least(one.agi - one.benefits - byStatus(one, 14_600, 29_200, 21_900) - 2_100 * old(one)), 0.025);

/** DR 0104: federal taxable income at 4.25%, for people whose benefits and pensions it leaves in. */
const colorado = (one: Household): Figures | null =>
  one.pension > 0 || one.benefits > 0 || one.agi > 300_000
    ? null
    : flat(least(one.agi - one.deduction), 0.0425);

/** Form 500 with Schedule 1, page 2: up to 65,000 (35,000 from 62) of what isn't earned, and 5,000 of what is. */
const georgia = (one: Household): Figures | null => {
  if (one.status === 'mfj') return null;
  const [age = 0] = one.ages;
  const most = age >= 65 ? 65_000 : age >= 62 ? 35_000 : 0;
  const earned = Math.min(5_000, one.wages[0] ?? 0);
  const left = Math.min(most, one.interest + one.pension + earned);
  return flat(least(one.agi - one.benefits - left - 12_000 - 4_000 * children(one)), 0.0539);
};

/** IL-1040: no tax on pensions; 2,775 each and 1,000 for 65 or more, none above 250,000 (500,000 together). */
const illinois = (one: Household): Figures => {
  const each = 2_775 * (one.ages.length + children(one)) + 1_000 * old(one);
  const exempt = one.agi > byStatus(one, 250_000, 500_000, 250_000) ? 0 : each;
  return flat(least(one.agi - one.benefits - one.pension - exempt), 0.0495);
};

/** IT-40: renter's deduction up to 3,000; 1,000 each, 1,500 more for a child (3,000 in its first year), 1,000 for 65, 500 more below 40,000. */
const indiana = (one: Household): Figures => {
  const exempt =
    1_000 * (one.ages.length + children(one) + old(one)) +
    one.childAges.reduce((total, age) => total + (age === 0 ? 3_000 : 1_500), 0) +
    (one.agi < 40_000 ? 500 * old(one) : 0);
  return flat(least(one.agi - one.benefits - Math.min(3_000, one.rent) - exempt), 0.0305);
};

/** Form 740 of one person: 31,110 of a pension, 3,160, 4%. */
const kentucky = (one: Household): Figures | null =>
  one.status === 'mfj'
    ? null
    : flat(least(one.agi - one.benefits - Math.min(31_110, one.pension) - 3_160), 0.04);

/** Form 502: 15% of income between two limits; exemptions that fall with income; 1,000 for 65. */
const maryland = (one: Household): Figures | null => {
  if (one.status === 'mfj' || one.pension > 0) return null;
  const income = one.agi - one.benefits;
  const [from, to] = one.status === 'hoh' ? [3_650, 5_450] : [1_800, 2_700];
  const limits = one.status === 'hoh' ? [150_000, 175_000, 200_000] : [100_000, 125_000, 150_000];
  const each = [3_200, 1_600, 800, 0][limits.filter((limit) => one.agi > limit).length] ?? 0;
  const standard = Math.min(to, Math.max(from, income * 0.15));
  return { taxable: least(income - standard - each * (1 + children(one)) - 1_000 * old(one)), tax: null };
};

/** D-400: 12,750, and up to 3,000 for a child, 500 less with each step of income. */
const northCarolina = (one: Household): Figures => {
  const [first, step] = { single: [20, 10], mfj: [40, 20], hoh: [30, 15] }[one.status] as [number, number];
  const over = [0, 1, 2, 3, 4, 5].filter((i) => one.agi > (first + i * step) * 1000).length;
  const young = one.childAges.filter((age) => age < 17).length;
  const forChildren = (3_000 - 500 * over) * young;
  const standard = byStatus(one, 12_750, 25_500, 19_125);
  return flat(least(one.agi - one.benefits - forChildren - standard), 0.045);
};

/** IT 1040: exemptions of 2,400, 2,150 or 1,900 each; nothing up to 26,050, then 2.75% and 3.5%. */
const ohio = (one: Household): Figures => {
  const income = one.agi - one.benefits;
  const each = income <= 40_000 ? 2_400 : income <= 80_000 ? 2_150 : 1_900;
  const taxable = least(income - each * (one.ages.length + children(one)));
  if (taxable <= 26_050) return { taxable, tax: 0 };
  if (taxable <= 100_000) return { taxable, tax: 360.69 + (taxable - 26_050) * 0.0275 };
  return { taxable, tax: 2_394.32 + (taxable - 100_000) * 0.035 };
};

/** PA-40: wages and interest, not the pension of somebody who retired; 3.07%. */
const pennsylvania = (one: Household): Figures =>
  flat(one.interest + one.wages.reduce((total, pay) => total + pay, 0), 0.0307);

/** TC-40: 4.55% of income as it is. The taxpayer credit comes after. */
const utah = (one: Household): Figures => ({ taxable: least(one.agi), tax: null });

/** Form 760: age deduction of 12,000 for each of 65 or more, less what is over 50,000 (75,000 together). */
const virginia = (one: Household): Figures => {
  const income = one.agi - one.benefits;
  const isOlder = one.ages.filter((age) => 2024 - age < 1939).length;
  const over = least(income - byStatus(one, 50_000, 75_000, 50_000));
  const forAge = 12_000 * isOlder + least(12_000 * (old(one) - isOlder) - over);
  const exempt = 930 * (one.ages.length + children(one)) + 800 * old(one);
  return { taxable: least(income - forAge - byStatus(one, 8_500, 17_000, 8_500) - exempt), tax: null };
};

/** IT-201 with the tax computation worksheets of income over 107,650. */
const newYork = (one: Household): Figures | null => {
  if (one.status === 'hoh' || (one.ages.length > 1 && one.pension > 0)) return null;
  const pension = (one.ages[0] ?? 0) >= 60 ? Math.min(20_000, one.pension) : 0;
  const income = one.agi - one.benefits - pension;
  const taxable = least(income - byStatus(one, 8_000, 16_050, 11_200) - 1_000 * children(one));
  const [a, b, c, d, e, f] =
    one.status === 'mfj'
      ? ([17_150, 23_600, 27_900, 161_550, 323_200, 2_155_350] as const)
      : ([8_500, 11_700, 13_900, 80_650, 215_400, 1_077_550] as const);
  const rates: [number, number][] = [
    [0, 0.04],
    [a, 0.045],
    [b, 0.0525],
    [c, 0.055],
    [d, 0.06],
    [e, 0.0685],
  ];
  const base = steps(taxable, ...rates);
  if (income <= 107_650 || taxable > f) return { taxable, tax: taxable > f ? null : base };
  const share = (over: number) => Math.min(1, least(income - over) / 50_000);
  const top = one.status === 'mfj' ? d : e;
  const topRate = one.status === 'mfj' ? 0.055 : 0.06;
  if (taxable <= top) return { taxable, tax: base + (taxable * topRate - base) * share(107_650) };
  if (one.status === 'single') return { taxable, tax: base + 568 + 1_831 * share(e) };
  return {
    taxable,
    tax: taxable <= e ? base + 333 + 807 * share(d) : base + 1_140 + 2_747 * share(e),
  };
};

export const handRules: Readonly<Record<string, (one: Household) => Figures | null>> = {
  AZ: arizona,
  CO: colorado,
  GA: georgia,
  IL: illinois,
  IN: indiana,
  KY: kentucky,
  MD: maryland,
  NC: northCarolina,
  NY: newYork,
  OH: ohio,
  PA: pennsylvania,
  UT: utah,
  VA: virginia,
};
