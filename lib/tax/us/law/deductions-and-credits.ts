import { type Bracket, type ByStatus, type Sourced } from './law';

/** Above an income the limit on state taxes falls, down to a floor (IRC 164(b)(7)). */
export interface StateTaxPhaseDown {
  readonly start: ByStatus;
  readonly rate: number;
  readonly floor: ByStatus;
}

/** Schedule A. Shares are of adjusted gross income. */
export interface ItemizedLaw extends Sourced {
  readonly medicalFloor: number;
  /** Dollars a mile driven for medical care. */
  readonly medicalMile: number;
  readonly stateTaxLimit: ByStatus;
  /** Null: the limit is the same at every income. */
  readonly stateTaxPhaseDown: StateTaxPhaseDown | null;
  /** Mortgages made up to this day have no limit. */
  readonly grandfatheredMortgagesUpTo: string;
  /** Mortgages made up to this day have the higher limit. */
  readonly earlierMortgagesUpTo: string;
  readonly earlierMortgageLimit: ByStatus;
  readonly mortgageLimit: ByStatus;
  readonly charityMile: number;
  readonly cashGiftShare: number;
  readonly propertyGiftShare: number;
  /** Property that gained value over more than a year. */
  readonly appreciatedGiftShare: number;
  /** Gifts of property above this in all are listed on Form 8283; each one above it with its history. */
  readonly propertyDetailsOver: number;
  /** Similar things above this need an appraisal. */
  readonly propertyAppraisalOver: number;
}

/** State and Local Income Tax Refund Worksheet: amounts of the year before. */
export interface StateRefundLaw extends Sourced {
  readonly priorStandardDeduction: ByStatus;
  readonly priorAgeOrBlindness: ByStatus;
  /** Last day of the year before. */
  readonly priorLastDay: string;
  readonly priorStateTaxLimit: ByStatus;
}

/** Form 2441. */
export interface CareCreditLaw extends Sourced {
  readonly onePerson: number;
  readonly morePersons: number;
  readonly rates: readonly Bracket[];
  /** Monthly income of a spouse who studies or can't care for themselves. */
  readonly deemedOnePerson: number;
  readonly deemedMorePersons: number;
  readonly benefitLimit: number;
  readonly childBelowAge: number;
}

/** Form 8863. */
export interface EducationLaw extends Sourced {
  readonly opportunityExpenses: number;
  readonly opportunityFullExpenses: number;
  readonly opportunityRestRate: number;
  readonly opportunityYears: number;
  readonly refundableShare: number;
  readonly lifetimeExpenses: number;
  readonly lifetimeRate: number;
  readonly phaseOutEnd: ByStatus;
  readonly phaseOutRange: ByStatus;
  /** Filers under this age may not get the refundable part. */
  readonly refundFromAge: number;
  readonly refundStudentFromAge: number;
}

/** Form 8880. */
export interface SaversCreditLaw extends Sourced {
  readonly contributionLimit: number;
  readonly minimumAge: number;
  readonly rates: Readonly<Record<keyof ByStatus, readonly Bracket[]>>;
}

/** Schedule R. */
export interface ElderlyCreditLaw extends Sourced {
  readonly age: number;
  readonly initialOne: number;
  readonly initialBoth: number;
  readonly initialSeparate: number;
  readonly incomeStart: ByStatus;
  readonly incomeShare: number;
  readonly rate: number;
}

/** Form 3800. */
export interface BusinessCreditLaw extends Sourced {
  /** Share of the net regular tax over the floor that no business credit reduces. */
  readonly taxShare: number;
  readonly taxFloor: number;
  /** Of a separate filer whose spouse has a business credit, too. */
  readonly taxFloorSeparate: number;
  /** Part of the tentative minimum tax that counts for the empowerment zone employment credit. */
  readonly minimumTaxShare: number;
  readonly carryforwardYears: number;
  /** Most disabled access credit (Form 8826) and credit for employer-provided child care (Form 8882) of a year. */
  readonly accessMost: number;
  readonly childCareMost: number;
  /** Employer Social Security and Medicare tax on tips, and Medicare tax alone (Form 8846, line 4). */
  readonly tipRate: number;
  readonly tipMedicareRate: number;
}

/** Form 8396. */
export interface MortgageCreditLaw extends Sourced {
  /** Lowest and highest rate of a certificate. */
  readonly leastRate: number;
  readonly mostRate: number;
  /** Above this rate the credit of a year is limited. */
  readonly limitAboveRate: number;
  /** Most of a year for all owners of the home together. */
  readonly most: number;
}

/** Form 5695. */
export interface AdoptionLaw extends Sourced {
  /** Most expenses, and most employer benefits, for each child. */
  readonly maximum: number;
  readonly phaseOutStart: number;
  readonly phaseOutRange: number;
  readonly childBelowAge: number;
  /** Most of the credit for each child that is paid out. Null: the credit only lowers tax. */
  readonly refundable: number | null;
}

export interface HomeEnergyLaw extends Sourced {
  readonly rate: number;
  readonly insulationLimit: number;
  readonly doorLimit: number;
  readonly doorsLimit: number;
  readonly windowsLimit: number;
  readonly panelLimit: number;
  readonly auditLimit: number;
  readonly improvementsLimit: number;
  readonly heatPumpLimit: number;
  /** Air conditioners, water heaters, furnaces: most of each kind, where each item is stated with the ID of its maker; null: the year asks for no IDs. */
  readonly identifiedItems: { readonly equipmentLimit: number } | null;
}

/** Form 8936. */
export interface CleanVehicleLaw extends Sourced {
  readonly newLimit: number;
  readonly usedLimit: number;
  /** A used vehicle: its highest price, and the share of the price that is the credit. */
  readonly usedPriceLimit: number;
  readonly usedRate: number;
  readonly newIncomeLimit: ByStatus;
  readonly usedIncomeLimit: ByStatus;
  /** Vehicles acquired later have no credit; null: every day of the year counts. */
  readonly acquiredUpTo: string | null;
}
