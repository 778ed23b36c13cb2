// First: refusals stand in the order in which the forms are read.
import './forms';
import { type FederalEdition, type TaxYear } from './edition';
import { federal2024 } from './federal-2024';
import { federal2025 } from './federal-2025';

export type { FederalEdition, TaxYear };

/** The years whose returns are computed, the earliest first. */
export const taxYears: readonly TaxYear[] = [2024, 2025];

/** The edition that returns of a year are computed with: the one place that chooses. */
export const federalEdition = (year: TaxYear): FederalEdition => (year === 2024 ? federal2024 : federal2025);

/** The edition of a return, by the year in its facts. */
export const federalEditionFor = ({ taxYear }: { readonly taxYear: TaxYear }): FederalEdition =>
  federalEdition(taxYear);
