import { type CopyMakers, formWithCopies } from '../form';
import { hasInstallments, type Installment, listInstallments } from './items';

export const makers: CopyMakers<Installment> = formWithCopies(
  '6252',
  'Installment Sale Income',
  listInstallments,
  { sequence: '67', source: 'Form 6252 (2024); IRC 453', neededWhen: hasInstallments },
);
export const form6252 = makers.form;
