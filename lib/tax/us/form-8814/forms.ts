import { form8814 } from './form';
import './form-8814';
import './refusals';

/** Form 8814, one for each child. */
export const listChildElectionForms = () => [form8814];
