import { form4684 } from './form';
import './losses';
import './properties';
import './refusals';

/** Form 4684, Section A. */
export const listCasualtyForms = () => [form4684];
