import { Print } from '../../engine/print';
import { refundableAdoptionCredit } from '../form-1040/payments';
import { linesOfRefundableAdoption } from '../form-8839/refundable-lines';
import { agiAgain, additionalDeductions } from '../form-1040/taxable-income';
import { linesOfItems } from '../form-5695/items';
import { countedDeductions } from '../form-6251/part-1';
import { vehicleStatement } from '../schedule-1-a/car-loans';
import { schedule1A } from '../schedule-1-a/form';

/** The words at the lines are those of 2024; it has no line or form that came later. */
export const print2024 = new Print({
  words: (text) => text,
  years: (text) => text,
  lines: () => [
    [agiAgain, null],
    [additionalDeductions, null],
    [countedDeductions, null],
    [refundableAdoptionCredit, null],
    ...linesOfRefundableAdoption().map((line) => [line, null] as const),
    ...linesOfItems().map((line) => [line, null] as const),
  ],
  forms: () => [
    [schedule1A, null],
    [vehicleStatement, null],
  ],
  own: () => [],
});
