import { clergyWorksheet } from './form';
import './clergy-pay';
import './refusals';

/** The worksheets of Publication 517. */
export const listClergyForms = () => [clergyWorksheet];
