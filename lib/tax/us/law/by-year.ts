import { type TaxYear } from '../edition';
import { law2024 } from './2024';
import { law2025 } from './2025';
import { type Law } from './law';

/**
 * The amounts of a year without its forms: for screens and questions, which must not load the engine. Returns are computed
 * by `federalEdition` (editions.ts).
 */
export const lawOfYear = (year: TaxYear): Law => (year === 2024 ? law2024 : law2025);
