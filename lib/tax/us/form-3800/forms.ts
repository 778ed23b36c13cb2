import { form5884 } from '../form-5884/form-5884';
import '../form-5884/refusals';
import { form8846 } from '../form-8846/form-8846';
import '../form-8846/refusals';
import { form8881 } from '../form-8881/form-8881';
import '../form-8881/refusals';
import { form8582Cr } from '../form-8582-cr/form';
import { creditShares } from '../form-8582-cr/form-8582-cr';
import '../form-8582-cr/refusals';
import { form8941 } from '../form-8941/form-8941';
import '../form-8941/refusals';
import { form3800 } from './form';
import './part-2-specified';
import './refusals';
import { listRowForms } from './rows';

/** Form 3800 with the rows of its Parts III to VI, and the forms of a business's own credits. */
export const listBusinessCreditForms = () => [
  form3800,
  ...listRowForms(),
  form8582Cr,
  creditShares,
  form5884,
  form8846,
  form8881,
  form8941,
];
