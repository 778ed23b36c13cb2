import { type Line } from '../../engine/line';
import { refundableForChild } from './children';
import { refundableCredit, refundableSum, restOfCredit } from './form-8839';

/** Lines of Form 8839 that came with 2025, when a part of the credit became refundable. */
export const linesOfRefundableAdoption = (): readonly Line<unknown>[] => [
  refundableForChild,
  refundableSum,
  refundableCredit,
  restOfCredit,
];
