import { type CopyMakers, formWithCopies } from '../form';
import { hasInstallments, type Installment, listInstallments } from './items';

export const makers: CopyMakers<Installment> = formWithCopies(
  '6252',
  'Installment Sale Income',
  (reader) => listInstallments(reader),
  {
    sequence: '67',
    source: 'Form 6252 (2024); IRC 453',
    neededWhen: (reader) => hasInstallments(reader),
  },
);
export const form6252 = makers.form;
