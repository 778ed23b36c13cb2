import { form4797 } from './form';
import './form-4797';
import { form4797PartThree } from './part-3';
import './passive';
import { partOneRows, partTwoRows } from './rows';

/** Form 4797 and the rows of its Parts I to III. */
export const listDispositionForms = () => [form4797, partOneRows.form, partTwoRows.form, form4797PartThree];
