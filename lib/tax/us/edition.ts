import { type Print } from '../engine/print';
import { type LawOf } from '../engine/run';
import { type Law } from './law/law';

/** The years whose returns are computed. */
export type TaxYear = 2024 | 2025;

/** The year whose draft makes itself; the words at lines and questions are of this year. */
export const firstTaxYear: TaxYear = 2024;

/** The federal return of one tax year: its law, and what its forms print. */
export interface FederalEdition extends LawOf<Law> {
  readonly year: TaxYear;
  readonly print: Print;
}
