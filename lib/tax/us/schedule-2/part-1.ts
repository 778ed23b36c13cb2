import { addEntries, blankIfZero } from '../../engine/verbs';
import { form6251 } from '../form-6251/form';
import { minimumTax } from '../form-6251/part-2';
import { newVehicleRepayment, usedVehicleRepayment } from '../form-8936/repayment';
import { excessAdvanceRepayment } from '../form-8962/form-8962';
import { makers } from './form';

const { money } = makers;

export const advanceCreditRepayment = money(
  '1a',
  'Premium tax credit repayment',
  'Excess advance premium tax credit repayment. Attach Form 8962',
  ({ entry }) => entry(excessAdvanceRepayment),
);

export const newVehicle = money(
  '1b',
  'New clean vehicle credit repayment',
  'Repayment of new clean vehicle credit(s) transferred to a registered dealer from Schedule A (Form 8936), Part II',
  ({ entry }) => entry(newVehicleRepayment),
);

export const usedVehicle = money(
  '1c',
  'Previously owned clean vehicle credit repayment',
  'Repayment of previously owned clean vehicle credit(s) transferred to a registered dealer from Schedule A (Form 8936), Part IV',
  ({ entry }) => entry(usedVehicleRepayment),
);

export const additions = money('1z', 'Additions to tax', 'Add lines 1a through 1y', ({ entry }) =>
  addEntries([entry(advanceCreditRepayment), entry(newVehicle), entry(usedVehicle)]),
);

export const alternativeMinimumTax = money(
  '2',
  'Alternative minimum tax',
  'Alternative minimum tax. Attach Form 6251',
  ({ get, attached }) => (attached(form6251) ? blankIfZero(get(minimumTax)) : null),
);

export const totalAdditionsToTax = money(
  '3',
  'Total additions to tax',
  'Add lines 1z and 2. Enter here and on Form 1040, 1040-SR, or 1040-NR, line 17',
  ({ entry }) => addEntries([entry(additions), entry(alternativeMinimumTax)]),
);
