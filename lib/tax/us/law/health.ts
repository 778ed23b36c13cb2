import { type ByStatus, type Sourced } from './law';

export interface HealthSavingsLaw extends Sourced {
  readonly selfOnly: number;
  readonly family: number;
  /** More for people who reached the age by the end of the year. */
  readonly catchUp: number;
  readonly catchUpAge: number;
  readonly distributionTaxRate: number;
  /** From this age on the additional tax on distributions is not due. */
  readonly distributionTaxUntilAge: number;
  readonly testingTaxRate: number;
}

export interface PovertyLine {
  readonly onePerson: number;
  readonly eachFurther: number;
}

/** A span of household income in percent of the poverty line, with the figure at both ends. */
export interface ContributionSpan {
  readonly from: number;
  readonly to: number;
  readonly figureFrom: number;
  readonly figureTo: number;
}

/** Most that is paid back when household income is below a percentage of the poverty line. */
export interface RepaymentCap extends Readonly<ByStatus> {
  readonly below: number;
}

export interface PremiumCreditLaw extends Sourced {
  readonly povertyLine: {
    readonly mainland: PovertyLine;
    readonly alaska: PovertyLine;
    readonly hawaii: PovertyLine;
  };
  /** Line 5 stops here. */
  readonly highestPercentage: number;
  /** Below this percentage the credit needs an exception. */
  readonly lowestPercentage: number;
  readonly contribution: readonly ContributionSpan[];
  readonly repaymentCaps: readonly RepaymentCap[];
}
