import { type Form } from '../engine/form';
import { ownAtRisk } from './form-6198/own-activities';
import { form6198 } from './form-6198/form-6198';
import './form-6198/refusals';
import './form-7203/debt';
import { form7203 } from './form-7203/form';
import './form-7203/losses';
import './form-7203/stock';
import './schedule-e/k1-limit-refusals';

/** Forms that limit what Schedules K-1 pass on. */
export const listFormsOfShares = (): readonly Form[] => [form6198, form7203, ownAtRisk];
