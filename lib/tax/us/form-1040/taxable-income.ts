import { notBelowZero } from '../../engine/verbs';
import { deduction as qbiDeduction, form8995 } from '../form-8995/form-8995';
import { deductionAboveThreshold, form8995A } from '../form-8995-a/form-8995-a';
import { additionalDeductions as deductionsOfScheduleOneA } from '../schedule-1-a/senior';
import { increasedDeduction, scheduleAWithStandard } from '../schedule-a/increased-standard';
import { itemizedTotal, scheduleA } from '../schedule-a/schedule-a';
import { totalAdjustments } from '../schedule-1/adjustments';
import { standardDeduction } from '../worksheets/standard-deduction';
import { makers } from './form';
import { totalIncome } from './income';

const { money } = makers;

export const adjustments = money(
  '10',
  'Adjustments to income',
  'Adjustments to income from Schedule 1, line 26',
  ({ entry }) => entry(totalAdjustments),
);

export const agi = money(
  '11',
  'Adjusted gross income',
  'Subtract line 10 from line 9. This is your adjusted gross income',
  ({ get }) => get(totalIncome) - get(adjustments),
);

/** At the top of page 2, from 2025 on. */
export const agiAgain = money(
  '11b',
  'Adjusted gross income',
  'Amount from line 11a (adjusted gross income)',
  ({ get }) => get(agi),
);

export const deduction = money(
  '12',
  'Standard or itemized deduction',
  'Standard deduction or itemized deductions (from Schedule A)',
  ({ get, attached }) => {
    if (attached(scheduleA)) return get(itemizedTotal);
    return attached(scheduleAWithStandard) ? get(increasedDeduction) : get(standardDeduction);
  },
);

export const businessDeduction = money(
  '13',
  'Qualified business income deduction',
  'Qualified business income deduction from Form 8995 or Form 8995-A',
  ({ entry, attached }) => {
    if (attached(form8995A)) return entry(deductionAboveThreshold);
    return attached(form8995) ? entry(qbiDeduction) : null;
  },
);

/** From 2025 on. */
export const additionalDeductions = money(
  '13b',
  'Additional deductions',
  'Additional deductions from Schedule 1-A, line 38',
  ({ entry }) => entry(deductionsOfScheduleOneA),
);

export const totalDeductions = money(
  '14',
  'Total deductions',
  'Add lines 12 and 13',
  ({ get }) => get(deduction) + get(businessDeduction) + get(additionalDeductions),
);

export const taxableIncome = money(
  '15',
  'Taxable income',
  'Subtract line 14 from line 11. If zero or less, enter -0-. This is your taxable income',
  ({ get }) => notBelowZero(get(agi) - get(totalDeductions)),
);
