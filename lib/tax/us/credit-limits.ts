import { type Form } from '../engine/form';
import { cleanEnergyLimitWorksheet } from './form-5695/clean-energy-limit';
import { mortgageCreditLimitWorksheet } from './form-8396/credit-limit';
import { adoptionLimitWorksheet } from './form-8839/credit-limit';
import { educationLimitWorksheet } from './form-8863/credit-limit';
import { creditLimitWorksheet } from './schedule-8812/credit-limit';
import { creditLimitWorksheetB } from './schedule-8812/credit-limit-b';

/** Worksheets that limit a credit to the tax that earlier credits leave. */
export const listCreditLimits = (): readonly Form[] => [
  educationLimitWorksheet,
  creditLimitWorksheet,
  creditLimitWorksheetB,
  mortgageCreditLimitWorksheet,
  adoptionLimitWorksheet,
  cleanEnergyLimitWorksheet,
];
