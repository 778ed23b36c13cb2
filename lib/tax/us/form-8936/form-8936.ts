import { form } from '../form';

const makers = form('8936', 'Clean Vehicle Credits', { sequence: '69', attachedWhen: () => false });
export const form8936 = makers.form;
const { money } = makers;

export const newVehicleCredit = money(
  '13',
  'Clean vehicle credit',
  'Personal use part of the credit for new clean vehicles. Enter on Schedule 3 (Form 1040), line 6f',
  () => null,
);

export const usedVehicleCredit = money(
  '18',
  'Credit for previously owned clean vehicles',
  'Credit for previously owned clean vehicles. Enter on Schedule 3 (Form 1040), line 6m',
  () => null,
);

export const newVehicleRepayment = money(
  'repayment-new',
  'Repayment of transferred credit',
  'Repayment of the new clean vehicle credit transferred to a dealer. Enter on Schedule 2 (Form 1040), line 1b',
  () => null,
);

export const usedVehicleRepayment = money(
  'repayment-used',
  'Repayment of transferred credit for a used vehicle',
  'Repayment of the previously owned clean vehicle credit transferred to a dealer. Enter on Schedule 2 (Form 1040), line 1c',
  () => null,
);
