import { type Form } from '../engine/form';
import { scheduleF } from './schedule-f/form';
import './schedule-f/schedule-f';
import { scheduleJ } from './schedule-j/form';
import './schedule-j/refusals';
import { taxableIncomeWorksheet } from './schedule-j/taxable-income';

/** Farms, and averaging what they and fishing earn. */
export const listFormsOfFarms = (): readonly Form[] => [scheduleF, scheduleJ, taxableIncomeWorksheet];
