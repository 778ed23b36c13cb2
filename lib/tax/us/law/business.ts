import { type ByStatus, type Sourced } from './law';

export interface BusinessLaw extends Sourced {
  /** Dollars for each business mile. */
  readonly mileageRate: number;
  readonly deductibleMeals: number;
  /** Simplified method: dollars for each square foot, and the most square feet. */
  readonly homeOfficeRate: number;
  readonly homeOfficeSquareFeet: number;
  /** Hours of the year, for a daycare at home. */
  readonly hoursOfYear: number;
  /** Business losses beyond this are carried to later years (Form 461). */
  readonly excessLoss: ByStatus;
}

export interface NetOperatingLossLaw extends Sourced {
  /** Part of taxable income that losses of years from 2018 on can offset. */
  readonly incomeShare: number;
  /** Part of the income for the alternative minimum tax that losses can offset. */
  readonly minimumTaxShare: number;
}

export interface CanceledDebtLaw extends Sourced {
  /** Most debt of a main home that can be left out of income. */
  readonly homeLimit: ByStatus;
  /** Dollars left out of income for each dollar by which a credit goes down. */
  readonly dollarsForEachOfCredit: number;
}

export interface SelfEmploymentLaw extends Sourced {
  readonly netEarningsRate: number;
  /** Net earnings below this owe no self-employment tax. */
  readonly floor: number;
  readonly socialSecurityRate: number;
  readonly medicareRate: number;
  readonly deductibleShare: number;
  /** Optional methods: the most earnings, and the limits of farm income for the farm method. */
  readonly optionalMaximum: number;
  readonly grossFarmIncomeUpTo: number;
  readonly netFarmProfitBelow: number;
}

export interface SelfEmployedPlansLaw extends Sourced {
  /** Rate for the owner that comes to 25% of pay. */
  readonly ownerRate: number;
  readonly maximum: number;
  /** Most pay that counts for the employer's part (IRC 401(a)(17)). */
  readonly compensationLimit: number;
  /** SIMPLE plans: the employer matches up to this share of pay, or pays the other share of it without a match. */
  readonly simpleMatchRate: number;
  readonly simpleNonelectiveRate: number;
}

export interface QualifiedBusinessLaw extends Sourced {
  readonly rate: number;
  /** Taxable income above which wages, property and the kind of service count. */
  readonly threshold: ByStatus;
  readonly phaseInRange: ByStatus;
  readonly wageShare: number;
  readonly wageShareWithProperty: number;
  readonly propertyShare: number;
}

/** Bonus rate for property placed in service from this day on. */
export interface BonusRate {
  readonly from: string;
  readonly rate: number;
}

/** IRC 280F(a): most depreciation of a car in each year of its use, for cars placed in service from a day on. */
export interface CarLimits {
  readonly from: string;
  readonly firstWithBonus: number;
  readonly first: number;
  readonly second: number;
  readonly third: number;
  readonly later: number;
}

/** Percent of the basis, year by year. */
export type DepreciationTable = readonly number[];
export type PersonalPropertyClass = '3' | '5' | '7' | '10' | '15' | '20';

export interface DepreciationLaw extends Sourced {
  readonly section179Limit: number;
  /** Part of the limit that a separate return has, unless both spouses agree on another. */
  readonly section179SeparateShare: number;
  /** Most for a sport utility vehicle over 6,000 pounds. */
  readonly heavySuvLimit: number;
  readonly section179PhaseOutStart: number;
  readonly bonusRates: readonly BonusRate[];
  /** The same for property acquired before `bonusAcquiredFrom`. */
  readonly bonusRatesEarlier: readonly BonusRate[];
  readonly bonusAcquiredFrom: string;
  /** Property acquired from this day on has the rate of these; null: only the day of service counts. */
  readonly laterBonus: { readonly acquiredFrom: string; readonly rate: number } | null;
  /** Months over which software from the shelf is written off. */
  readonly softwareMonths: number;
  /** Business use of a car above which the faster method, section 179 and bonus are open. */
  readonly listedUseShare: number;
  /** Most depreciation of a car, by the year it was placed in service. */
  readonly carLimits: readonly CarLimits[];
  /** Limits of the years before, when trucks and vans had their own. */
  readonly earlierCarLimits: readonly CarLimits[];
  readonly earlierTruckLimits: readonly CarLimits[];
  /** Share of the year's property in the last three months above which quarters count. */
  readonly midQuarterShare: number;
  /** First day of the system (MACRS), and of the 39-year period for buildings. */
  readonly startsOn: string;
  readonly thirtyNineYearsFrom: string;
  /** Years of commercial buildings before that day. */
  readonly oldCommercialYears: number;
  /** Qualified improvement property goes over 15 years from this day on (IRC 168(e)(3)(E)(vii)). */
  readonly improvementsFrom: string;
  /** Used property of earlier days had no special allowance: it is depreciated anew for the alternative minimum tax. */
  readonly refiguredBefore: string;
  /** Buildings of earlier days go over 40 years for it (IRC 56(a)(1)(A)). */
  readonly buildingsRefiguredBefore: string;
  readonly halfYear: Readonly<Record<PersonalPropertyClass, DepreciationTable>>;
  /** For each quarter of the year. */
  readonly midQuarter: readonly Readonly<Record<PersonalPropertyClass, DepreciationTable>>[];
  /** 27.5 years: percent of the first year by month, of the second to ninth year, and the two that alternate. */
  readonly residentialFirstYear: DepreciationTable;
  readonly residentialEarly: number;
  readonly residentialHigh: number;
  readonly residentialLow: number;
  /** Year 28 and 29, by the month of the first year. */
  readonly residentialYear28: DepreciationTable;
  readonly residentialYear29: DepreciationTable;
  /** 39 years: first year and last (fortieth) year by month, and every year between. */
  readonly commercialFirstYear: DepreciationTable;
  readonly commercialFullYear: number;
  readonly commercialLastYear: DepreciationTable;
}
