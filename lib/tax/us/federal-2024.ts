import { type FederalEdition } from './edition';
import { jurisdiction } from './form';
import { law2024 } from './law/2024';
import { print2024 } from './print/2024';

/** The federal return of tax year 2024. */
export const federal2024: FederalEdition = { jurisdiction, year: 2024, law: law2024, print: print2024 };
