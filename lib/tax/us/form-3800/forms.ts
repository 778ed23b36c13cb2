import { form8846 } from '../form-8846/form-8846';
import '../form-8846/refusals';
import { form3800 } from './form';
import './part-2-specified';
import './refusals';
import { listRowForms } from './rows';

/** Form 3800, Form 8846, and the rows of its Parts III to VI. */
export const listBusinessCreditForms = () => [form3800, ...listRowForms(), form8846];
