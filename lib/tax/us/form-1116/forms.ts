import { type Form } from '../../engine/form';
import { highTaxedWorksheet } from './high-taxed';
import './limitation';
import { form1116Amt } from './minimum-tax';
import './refusals';
import { foreignTaxWithoutForm } from './without-form';

/** What is figured beside the copies of Form 1116. */
export const listForeignTaxWorksheets = (): readonly Form[] => [
  foreignTaxWithoutForm,
  form1116Amt,
  highTaxedWorksheet,
];
