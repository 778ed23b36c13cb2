import { type FilingStatus } from '../../facts/household';
import {
  type BusinessLaw,
  type CanceledDebtLaw,
  type DepreciationLaw,
  type NetOperatingLossLaw,
  type QualifiedBusinessLaw,
  type SelfEmployedPlansLaw,
  type SelfEmploymentLaw,
} from './business';
import {
  type BusinessCreditLaw,
  type AdoptionLaw,
  type CareCreditLaw,
  type CleanVehicleLaw,
  type EducationLaw,
  type ElderlyCreditLaw,
  type HomeEnergyLaw,
  type ItemizedLaw,
  type MortgageCreditLaw,
  type StateRefundLaw,
  type SaversCreditLaw,
} from './deductions-and-credits';
import { type AdditionalDeductionsOfYear } from './additional-deductions';
import { type PlanCreditLaw, type PremiumsPaidLaw, type WorkOpportunityLaw } from './employer-credits';
import { type FarmAveragingLaw } from './farm-averaging';
import { type ForeignEarnedIncomeLaw } from './foreign-earned-income';
import { type HealthSavingsLaw, type PremiumCreditLaw } from './health';
import { type HouseholdEmploymentLaw } from './household-employment';
import { type NextYearLaw } from './next-year';
import {
  type HomeSaleLaw,
  type CasualtyLaw,
  type InstallmentSaleLaw,
  type PassiveLossLaw,
  type ExchangeLaw,
  type Section1256Law,
  type SmallBusinessStockLaw,
} from './property';
import {
  type EarlyDistributionLaw,
  type ElectiveDeferralLaw,
  type EstimatedTaxLaw,
  type IraLaw,
  type SimplifiedMethodLaw,
} from './savings';
import { type SalesTaxLaw } from './sales-tax';

/** One amount for each filing status. */
export type ByStatus = Readonly<Record<FilingStatus, number>>;

/** A group of amounts with the place where they are published. */
export interface Sourced {
  readonly source: string;
}

/** A rate that applies to income over an amount, up to the next bracket. */
export interface Bracket {
  readonly over: number;
  readonly rate: number;
}

export interface StandardDeductionLaw extends Sourced {
  readonly amount: ByStatus;
  /** For each box: 65 or older, blind. */
  readonly ageOrBlindness: ByStatus;
  /** Someone can claim the filer as a dependent. */
  readonly dependentMinimum: number;
  readonly dependentEarnedIncomePlus: number;
}

export interface IncomeTaxLaw extends Sourced {
  readonly brackets: Readonly<Record<FilingStatus, readonly Bracket[]>>;
  /** Below this taxable income the Tax Table is used. */
  readonly taxTableBelow: number;
}

export interface CapitalGainLaw extends Sourced {
  readonly zeroRateUpTo: ByStatus;
  readonly fifteenPercentUpTo: ByStatus;
  readonly middleRate: number;
  readonly topRate: number;
  /** Unrecaptured section 1250 gain and gain on collectibles. */
  readonly unrecaptured1250Rate: number;
  readonly collectiblesRate: number;
  /** Schedule D Tax Worksheet, line 19: where the 24% bracket ends. */
  readonly lowerBracketsUpTo: ByStatus;
  /** Largest net loss that counts against other income. */
  readonly lossLimit: ByStatus;
}

export interface MinimumTaxLaw extends Sourced {
  readonly exemption: ByStatus;
  readonly phaseOutStart: ByStatus;
  readonly phaseOutRate: number;
  readonly lowerRate: number;
  readonly upperRate: number;
  /** Up to here the lower rate applies; the subtraction makes the two rates meet. */
  readonly lowerRateUpTo: ByStatus;
  readonly upperRateSubtraction: ByStatus;
  /** Married filing separately: the exemption that is gone comes back as income (line 4). */
  readonly separateAddOnOver: number;
  readonly separateAddOnRate: number;
  readonly separateAddOnMaximum: number;
}

export interface NetInvestmentLaw extends Sourced {
  readonly rate: number;
  readonly threshold: ByStatus;
}

export interface ForeignTaxLaw extends Sourced {
  /** Up to this much foreign tax the credit needs no Form 1116. */
  readonly withoutForm: ByStatus;
  /** What counts of dividends and gain that are taxed at the middle and the top rate. */
  readonly countedAtMiddleRate: number;
  readonly countedAtTopRate: number;
  /** What counts of unrecaptured section 1250 gain, and of gain on collectibles. */
  readonly countedAt25: number;
  readonly countedAt28: number;
  /** The same for the alternative minimum tax, where 28% takes the place of the highest rate. */
  readonly minimumTaxAtMiddleRate: number;
  readonly minimumTaxAtTopRate: number;
  readonly minimumTaxAt25: number;
  /** Passive income taxed below this rate by withholding is a group of its own (Reg. 1.904-4(c)(3)). */
  readonly highWithholding: number;
  /** Other income up to here, and less foreign dividends and gain than this, need no adjustment. */
  readonly exceptionIncome: ByStatus;
  readonly exceptionDividends: number;
  /** Interest need not be shared out up to this much foreign income. */
  readonly interestFrom: number;
}

export interface ChildCreditLaw extends Sourced {
  readonly perChild: number;
  readonly perOtherDependent: number;
  readonly phaseOutStart: ByStatus;
  readonly phaseOutStep: number;
  readonly phaseOutRate: number;
  readonly refundablePerChild: number;
  readonly earnedIncomeFloor: number;
  readonly earnedIncomeRate: number;
  /** The filer, or one spouse of a joint return, needs a Social Security number valid for work too (IRC 24(h)(7)); null: not in this year. */
  readonly filerNeedsWorkSsn: true | null;
}

/** Earned income credit for one number of children. */
export interface EarnedIncomeCreditLaw {
  readonly rate: number;
  /** Earned income from which on the credit is at its maximum. */
  readonly earnedIncomeAmount: number;
  readonly maximum: number;
  readonly phaseOutRate: number;
  readonly phaseOutStart: number;
  readonly phaseOutStartJoint: number;
  readonly incomeLimit: number;
  readonly incomeLimitJoint: number;
}

export interface EarnedIncomeLaw extends Sourced {
  readonly noChild: EarnedIncomeCreditLaw;
  readonly oneChild: EarnedIncomeCreditLaw;
  readonly twoChildren: EarnedIncomeCreditLaw;
  readonly threeChildren: EarnedIncomeCreditLaw;
  /** Width of a row of the Earned Income Credit Table. */
  readonly tableRow: number;
  readonly investmentIncomeLimit: number;
  /** Without a child: age at the end of the year. */
  readonly minimumAge: number;
  readonly maximumAge: number;
}

export interface AdditionalMedicareLaw extends Sourced {
  readonly rate: number;
  readonly regularRate: number;
  readonly threshold: ByStatus;
  /** Employers withhold the tax on wages above this. */
  readonly employerThreshold: number;
}

export interface SocialSecurityTaxLaw extends Sourced {
  readonly wageBase: number;
  readonly employeeRate: number;
  readonly maximumWithholding: number;
}

export interface BenefitsLaw extends Sourced {
  readonly baseAmount: ByStatus;
  readonly secondStep: ByStatus;
  readonly middleShare: number;
  readonly topShare: number;
}

export interface AdjustmentsLaw extends Sourced {
  readonly educatorEach: number;
  readonly studentLoanMaximum: number;
  readonly studentLoanPhaseOutStart: ByStatus;
  readonly studentLoanPhaseOutRange: ByStatus;
  /** Alimony under agreements made after this day is neither deducted nor taxed. */
  readonly alimonyAgreementsUpTo: string;
}

export interface DependentsLaw extends Sourced {
  readonly qualifyingRelativeIncomeLimit: number;
  readonly childTaxCreditBelowAge: number;
  readonly childBelowAge: number;
  readonly studentBelowAge: number;
}

export interface RetirementLaw extends Sourced {
  readonly charitableDistributionLimit: number;
  /** Years at which, with a half more, a gift from an IRA may be left out of income. */
  readonly charitableFromYears: number;
}

/** Limits up to which a form of a later step can be left out without changing the tax. */
export interface ThresholdsLaw extends Sourced {
  readonly kiddieUnearnedIncome: number;
}

/** The election to report a child's interest and dividends (IRC 1(g)(7)); the base amounts are those of Form 8615. */
export interface ChildElectionLaw extends Sourced {
  /** Gross income of the child that is too much for the election. */
  readonly incomeBelow: number;
  /** Rate of tax on the part above the amount not taxed, up to the base amount. */
  readonly rate: number;
}

/** Everything a year's law says in amounts and rates. A new year is a new value of this type. */
export interface Law {
  readonly year: number;
  /** First and last day of the tax year, YYYY-MM-DD. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly standardDeduction: StandardDeductionLaw;
  /** Schedule 1-A; null: the year has none of these deductions. */
  readonly additionalDeductions: AdditionalDeductionsOfYear | null;
  readonly incomeTax: IncomeTaxLaw;
  readonly capitalGain: CapitalGainLaw;
  readonly minimumTax: MinimumTaxLaw;
  readonly netInvestment: NetInvestmentLaw;
  readonly foreignTax: ForeignTaxLaw;
  readonly foreignEarnedIncome: ForeignEarnedIncomeLaw;
  readonly childCredit: ChildCreditLaw;
  readonly earnedIncome: EarnedIncomeLaw;
  readonly additionalMedicare: AdditionalMedicareLaw;
  readonly socialSecurityTax: SocialSecurityTaxLaw;
  readonly householdEmployment: HouseholdEmploymentLaw;
  readonly benefits: BenefitsLaw;
  readonly adjustments: AdjustmentsLaw;
  readonly dependents: DependentsLaw;
  readonly retirement: RetirementLaw;
  readonly healthSavings: HealthSavingsLaw;
  readonly premiumCredit: PremiumCreditLaw;
  readonly ira: IraLaw;
  readonly electiveDeferrals: ElectiveDeferralLaw;
  readonly earlyDistribution: EarlyDistributionLaw;
  readonly simplifiedMethod: SimplifiedMethodLaw;
  readonly estimatedTax: EstimatedTaxLaw;
  /** The year after, for estimated tax. */
  readonly nextYear: NextYearLaw;
  readonly passiveLoss: PassiveLossLaw;
  readonly section1256: Section1256Law;
  readonly farmAveraging: FarmAveragingLaw;
  readonly exchange: ExchangeLaw;
  readonly homeSale: HomeSaleLaw;
  readonly installmentSale: InstallmentSaleLaw;
  readonly casualty: CasualtyLaw;
  readonly smallBusinessStock: SmallBusinessStockLaw;
  readonly itemized: ItemizedLaw;
  readonly salesTax: SalesTaxLaw;
  readonly stateRefund: StateRefundLaw;
  readonly careCredit: CareCreditLaw;
  readonly education: EducationLaw;
  readonly saversCredit: SaversCreditLaw;
  readonly elderlyCredit: ElderlyCreditLaw;
  readonly mortgageCredit: MortgageCreditLaw;
  readonly businessCredit: BusinessCreditLaw;
  readonly workOpportunity: WorkOpportunityLaw;
  readonly planCredit: PlanCreditLaw;
  readonly premiumsPaid: PremiumsPaidLaw;
  readonly adoption: AdoptionLaw;
  readonly homeEnergy: HomeEnergyLaw;
  readonly cleanVehicles: CleanVehicleLaw;
  readonly netOperatingLoss: NetOperatingLossLaw;
  readonly canceledDebt: CanceledDebtLaw;
  readonly business: BusinessLaw;
  readonly depreciation: DepreciationLaw;
  readonly selfEmployment: SelfEmploymentLaw;
  readonly selfEmployedPlans: SelfEmployedPlansLaw;
  readonly qualifiedBusiness: QualifiedBusinessLaw;
  readonly thresholds: ThresholdsLaw;
  readonly childElection: ChildElectionLaw;
}
