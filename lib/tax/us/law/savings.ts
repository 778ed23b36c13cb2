import { type ByStatus, type Sourced } from './law';

export interface IraLaw extends Sourced {
  readonly contribution: number;
  readonly catchUp: number;
  readonly catchUpAge: number;
  /** Modified income from which on nothing is deducted, for someone covered by a plan at work. */
  readonly coveredLimit: ByStatus;
  /** The same for a joint filer who is not covered but whose spouse is. */
  readonly spouseCoveredLimit: number;
  /** Married filing separately, but lived apart all year. */
  readonly apartLimit: number;
  /** Over this width the deduction shrinks. */
  readonly phaseOutRange: ByStatus;
  readonly spouseCoveredRange: number;
  readonly step: number;
  readonly smallestPart: number;
  /** Modified income from which on nothing can go to a Roth IRA, and the width below it. */
  readonly rothLimit: ByStatus;
  readonly rothRange: ByStatus;
  readonly rothApartLimit: number;
  readonly rothApartRange: number;
  /** Years that a Roth IRA, and each conversion, has to wait. */
  readonly rothHoldingYears: number;
  /** Tax each year on what was paid in beyond the limits, of IRAs and HSAs alike. */
  readonly excessRate: number;
}

/** Higher catch-up amounts from one age to another (IRC 414(v)(2)(E)). */
export interface LaterCatchUp {
  readonly fromAge: number;
  readonly toAge: number;
  readonly catchUp: number;
  readonly simpleCatchUp: number;
}

export interface ElectiveDeferralLaw extends Sourced {
  /** Plans under sections 401(k), 403(b) and 408(k)(6), SIMPLE plans with them; a section 457(b) plan apart. */
  readonly limit: number;
  readonly catchUp: number;
  readonly catchUpAge: number;
  readonly simpleLimit: number;
  readonly simpleCatchUp: number;
  /** SIMPLE plans of employers with at most 25 employees, and others that elect it. */
  readonly simpleHigherLimit: number;
  readonly simpleHigherCatchUp: number;
  /** Instead of the catch-up amounts, for people who are of these ages at the end of the year; null: no such ages. */
  readonly laterCatchUp: LaterCatchUp | null;
  /** Most that 15 years of service add for one year. */
  readonly fifteenYearCatchUp: number;
  /** Most for a section 457(b) plan in the last three years before normal retirement age. */
  readonly section457Most: number;
  /** Section 501(c)(18)(D) plans: most dollars, and share of pay. */
  readonly section501c18Limit: number;
  readonly section501c18Share: number;
}

export interface EarlyDistributionLaw extends Sourced {
  readonly rate: number;
  /** SIMPLE IRA within two years of the first contribution. */
  readonly simpleRate: number;
  readonly firstHomeLimit: number;
  /** For each birth or adoption. */
  readonly birthLimit: number;
  /** Victims of domestic abuse: most dollars, and share of the vested value. */
  readonly domesticAbuseLimit: number;
  readonly domesticAbuseShare: number;
  /** One emergency a year: most dollars; as much has to stay in the plan. */
  readonly emergencyLimit: number;
  /** Years at which, with a half more, nothing is early any longer. */
  readonly endsAtYears: number;
}

/** Number of expected monthly payments up to an age (or two ages added). */
export interface ExpectedPayments {
  readonly upTo: number;
  readonly payments: number;
}

export interface SimplifiedMethodLaw extends Sourced {
  readonly oneLife: readonly ExpectedPayments[];
  readonly twoLives: readonly ExpectedPayments[];
  /** First starting date for which these tables are right. */
  readonly oneLifeFrom: string;
  readonly twoLivesFrom: string;
}

/** One of the four payments of a year. */
export interface InstallmentDate {
  /** Column of Form 2210, Part III. */
  readonly column: string;
  /** Days of underpayment count from here. */
  readonly due: string;
  /** Last day on which a payment is in time: the next business day where the due date is none (IRC 7503). */
  readonly timelyUpTo: string;
}

/** A span in which one rate of interest holds. Days count after the first date up to the last. */
export interface PenaltyPeriod {
  readonly after: string;
  readonly upTo: string;
  readonly rate: number;
  readonly daysOfYear: number;
}

export interface EstimatedTaxLaw extends Sourced {
  /** No penalty below this amount owed. */
  readonly smallestAmount: number;
  readonly currentYearShare: number;
  readonly priorYearShare: number;
  readonly priorYearShareHighIncome: number;
  readonly highIncomeOver: ByStatus;
  readonly installmentShare: number;
  /** 12 divided by the months of each period of Schedule AI. */
  readonly annualization: readonly number[];
  /** Part of the annualized tax that is due with each installment. */
  readonly annualizedShares: readonly number[];
  readonly installments: readonly InstallmentDate[];
  readonly penaltyPeriods: readonly PenaltyPeriod[];
}
