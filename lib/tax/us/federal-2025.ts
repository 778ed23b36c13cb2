import { type FederalEdition } from './edition';
import { jurisdiction } from './form';
import { law2025 } from './law/2025';
import { print2025 } from './print/2025';

/** The federal return of tax year 2025, after Pub. L. 119-21. */
export const federal2025: FederalEdition = { jurisdiction, year: 2025, law: law2025, print: print2025 };
