import { type Sourced } from './law';

export interface HouseholdEmploymentLaw extends Sourced {
  /** Cash wages of one employee from which on social security and Medicare taxes are due. */
  readonly wageThreshold: number;
  readonly socialSecurityRate: number;
  readonly medicareRate: number;
  /** Wages of all employees in a quarter from which on federal unemployment tax is due. */
  readonly quarterThreshold: number;
  /** Wages of one employee that the unemployment tax covers. */
  readonly unemploymentWageBase: number;
  readonly unemploymentRate: number;
  readonly largestStateCredit: number;
  /** What is left of the rate after the whole credit (Section A). */
  readonly rateAfterCredit: number;
  readonly lateCreditShare: number;
  /** By state: what the credit shrinks by, because the state owes the federal fund. */
  readonly creditReduction: Readonly<Record<string, number>>;
}
