import { additionalMedicare, socialSecurityTax } from '@/lib/tax/us/law/2024/payroll';
import {
  additionalMedicare as additionalMedicare2025,
  socialSecurityTax as socialSecurityTax2025,
} from '@/lib/tax/us/law/2025/business';

/** What a Form W-2 is checked against. Rates are shares of wages, amounts whole dollars. */
interface PayrollLaw {
  socialSecurityRate: number;
  medicareRate: number;
  additionalMedicareRate: number;
  /** Wages of one employer above which Additional Medicare Tax is withheld. */
  additionalMedicareFrom: number;
  /** The most wages that social security tax applies to; null for years whose law isn't kept here. */
  wageBase: number | null;
}

/** Contribution and benefit bases of the years before the returns that are computed (SSA, Contribution and Benefit Base). */
const earlierWageBases: Readonly<Record<number, number>> = {
  2019: 132_900,
  2020: 137_700,
  2021: 142_800,
  2022: 147_000,
  2023: 160_200,
};

const wageBaseOf = (taxYear: number | null): number | null => {
  if (taxYear === 2025) return socialSecurityTax2025.wageBase;
  if (taxYear === 2024) return socialSecurityTax.wageBase;
  return taxYear === null ? null : (earlierWageBases[taxYear] ?? null);
};

/** The payroll taxes of a year. The rates have been the same since 2013; a form without a year has no wage base. */
export function payrollLawOf(taxYear: number | null): PayrollLaw {
  const additional = taxYear === 2025 ? additionalMedicare2025 : additionalMedicare;
  const social = taxYear === 2025 ? socialSecurityTax2025 : socialSecurityTax;
  return {
    socialSecurityRate: social.employeeRate,
    medicareRate: additional.regularRate,
    additionalMedicareRate: additional.rate,
    additionalMedicareFrom: additional.employerThreshold,
    wageBase: wageBaseOf(taxYear),
  };
}
