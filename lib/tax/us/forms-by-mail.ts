import { type Form } from '../engine/form';
import { scheduleAi } from './form-2210/annualized/form';
import './form-2210/annualized/part-1';
import { annualizedSelfEmployment } from './form-2210/annualized/self-employment';
import { form461 } from './form-461/form-461';
import './form-6252/part-1';
import './form-6252/part-2';
import './form-6252/part-3';
import './form-6252/refusals';
import { form6252 } from './form-6252/form';
import { form6781, form6781Rows } from './form-6781/form-6781';
import { form8283 } from './form-8283/form-8283';
import './form-8839/benefits';
import { form8839Children } from './form-8839/child-form';
import { form8839 } from './form-8839/form';
import './form-8839/form-8839';
import { form8958, form8958Rows } from './form-8958/form-8958';
import { form982 } from './form-982/form-982';

/** Forms that are printed and mailed only, each before its rows (lib/filing/mef/paper-only.ts). */
export const listFormsByMail = (): readonly Form[] => [
  scheduleAi,
  annualizedSelfEmployment,
  form6252,
  form6781,
  form6781Rows,
  form8839,
  form8839Children,
  form8283,
  form982,
  form461,
  form8958,
  form8958Rows,
];
