import { type LawOf } from '../engine/run';
import { jurisdiction } from './form';
import { law2024 } from './law/2024';
import { type Law } from './law/law';

/** The federal return of tax year 2024. */
export const federal2024: LawOf<Law> = { jurisdiction, law: law2024 };
