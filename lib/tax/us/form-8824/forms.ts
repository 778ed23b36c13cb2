import { form8824 } from './form';
import './part-3';
import './refusals';

/** Form 8824, once for each exchange. */
export const listExchangeForms = () => [form8824];
