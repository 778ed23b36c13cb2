import type { Sheet } from '../sheet';
import { form1040V } from '../sheets/form-1040-v';
import { form7206 } from '../sheets/form-7206';
import { form8862 } from '../sheets/form-8862';
import { form8863 } from '../sheets/form-8863';
import { form8880 } from '../sheets/form-8880';
import { form8889 } from '../sheets/form-8889';
import { form8959 } from '../sheets/form-8959';
import { form8960 } from '../sheets/form-8960';
import { form8962 } from '../sheets/form-8962';
import { form8995A } from '../sheets/form-8995-a';
import { form982 } from '../sheets/form-982';
import { scheduleE } from '../sheets/schedule-e';
import { scheduleR } from '../sheets/schedule-r';
import { scheduleSe } from '../sheets/schedule-se';
import { form1040Of2025 } from './form-1040';
import { form1116Of2025 } from './form-1116';
import { form2441Of2025 } from './form-2441';
import { form2555Of2025 } from './form-2555';
import { form4137Of2025 } from './form-4137';
import { form4562Of2025, form4562PartOneOf2025 } from './form-4562';
import { form461Of2025 } from './form-461';
import { form4797Of2025 } from './form-4797';
import { form4952Of2025 } from './form-4952';
import { form5329Of2025 } from './form-5329';
import { form5695Of2025 } from './form-5695';
import { form6198Of2025 } from './form-6198';
import { form6251Of2025 } from './form-6251';
import { form6781Of2025 } from './form-6781';
import { form8283Of2025 } from './form-8283';
import { form8582Of2025 } from './form-8582';
import { form8606Of2025 } from './form-8606';
import { form8615Of2025 } from './form-8615';
import { form8829Of2025 } from './form-8829';
import { form8839Of2025 } from './form-8839';
import { form8863StudentOf2025 } from './form-8863';
import { form8919Of2025 } from './form-8919';
import { form8936Of2025 } from './form-8936';
import { form8949LongTermOf2025, form8949ShortTermOf2025 } from './form-8949';
import { form8995Of2025 } from './form-8995';
import { schedule1Of2025 } from './schedule-1';
import { schedule1AOf2025 } from './schedule-1-a';
import { schedule2Of2025 } from './schedule-2';
import { schedule3Of2025 } from './schedule-3';
import { schedule8812Of2025 } from './schedule-8812';
import { scheduleAOf2025, scheduleAWithStandardOf2025 } from './schedule-a';
import { scheduleBOf2025 } from './schedule-b';
import { scheduleCOf2025 } from './schedule-c';
import { scheduleDOf2025 } from './schedule-d';
import { scheduleEicOf2025 } from './schedule-eic';
import { scheduleFOf2025 } from './schedule-f';
import { scheduleHOf2025 } from './schedule-h';

/**
 * Official forms of 2025 that can be filled in. Those whose fields have the names, places and lines of 2024 share its maps. We
 * had no file of Form 1040-SR: Form 1040 serves filers of every age.
 */
export const sheets2025: readonly Sheet[] = [
  form1040Of2025,
  schedule1Of2025,
  schedule1AOf2025,
  schedule2Of2025,
  schedule3Of2025,
  schedule8812Of2025,
  scheduleAOf2025,
  scheduleAWithStandardOf2025,
  scheduleBOf2025,
  scheduleCOf2025,
  scheduleDOf2025,
  scheduleE,
  scheduleEicOf2025,
  scheduleFOf2025,
  scheduleHOf2025,
  scheduleR,
  scheduleSe,
  form1040V,
  form461Of2025,
  form982,
  form1116Of2025,
  form2441Of2025,
  form2555Of2025,
  form4137Of2025,
  form4562PartOneOf2025,
  form4562Of2025,
  form4797Of2025,
  form4952Of2025,
  form5329Of2025,
  form5695Of2025,
  form6198Of2025,
  form6251Of2025,
  form6781Of2025,
  form7206,
  form8283Of2025,
  form8582Of2025,
  form8606Of2025,
  form8615Of2025,
  form8829Of2025,
  form8839Of2025,
  form8862,
  form8863,
  form8863StudentOf2025,
  form8880,
  form8889,
  form8919Of2025,
  form8936Of2025,
  form8949ShortTermOf2025,
  form8949LongTermOf2025,
  form8959,
  form8960,
  form8962,
  form8995A,
  form8995Of2025,
];
