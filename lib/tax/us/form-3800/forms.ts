import { form3800 } from './form';
import './part-2-specified';
import './refusals';
import { listRowForms } from './rows';

/** Form 3800 and the rows of its Parts III to VI. */
export const listBusinessCreditForms = () => [form3800, ...listRowForms()];
