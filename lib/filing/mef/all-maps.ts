import type { MefMap } from './map';
import { form1040 } from './maps/form-1040';
import { form1116 } from './maps/form-1116';
import { form2555 } from './maps/form-2555';
import { form2441 } from './maps/form-2441';
import { form3800 } from './maps/form-3800';
import { form8582Cr } from './maps/form-8582-cr';
import { form4137 } from './maps/form-4137';
import { form4562 } from './maps/form-4562';
import { form4562PartOne } from './maps/form-4562-part-1';
import { form461 } from './maps/form-461';
import { form4684 } from './maps/form-4684';
import { form4797 } from './maps/form-4797';
import { form4952 } from './maps/form-4952';
import { form5329 } from './maps/form-5329';
import { form5695 } from './maps/form-5695';
import { form5884 } from './maps/form-5884';
import { form6198 } from './maps/form-6198';
import { form6251 } from './maps/form-6251';
import { form6252 } from './maps/form-6252';
import { form6781 } from './maps/form-6781';
import { form7203 } from './maps/form-7203';
import { form7206 } from './maps/form-7206';
import { form8283 } from './maps/form-8283';
import { form8582 } from './maps/form-8582';
import { form8396 } from './maps/form-8396';
import { form8606 } from './maps/form-8606';
import { form8615 } from './maps/form-8615';
import { form8801 } from './maps/form-8801';
import { form8814 } from './maps/form-8814';
import { form8824 } from './maps/form-8824';
import { form8829 } from './maps/form-8829';
import { form8839 } from './maps/form-8839';
import { form8846 } from './maps/form-8846';
import { form8862 } from './maps/form-8862';
import { form8863 } from './maps/form-8863';
import { form8880 } from './maps/form-8880';
import { form8881 } from './maps/form-8881';
import { form8889 } from './maps/form-8889';
import { form8936 } from './maps/form-8936';
import { form8936A } from './maps/form-8936-schedule-a';
import { form8919 } from './maps/form-8919';
import { form8941 } from './maps/form-8941';
import { form8949 } from './maps/form-8949';
import { form982 } from './maps/form-982';
import { form8959 } from './maps/form-8959';
import { form8960 } from './maps/form-8960';
import { form8962 } from './maps/form-8962';
import { form8995 } from './maps/form-8995';
import { form8995A } from './maps/form-8995-a';
import { form8995AScheduleA } from './maps/form-8995-a-schedule-a';
import { form8995AScheduleC } from './maps/form-8995-a-schedule-c';
import { schedule1 } from './maps/schedule-1';
import { schedule2 } from './maps/schedule-2';
import { schedule3 } from './maps/schedule-3';
import { schedule8812 } from './maps/schedule-8812';
import { scheduleA } from './maps/schedule-a';
import { scheduleB } from './maps/schedule-b';
import { scheduleC } from './maps/schedule-c';
import { scheduleD } from './maps/schedule-d';
import { scheduleE } from './maps/schedule-e';
import { scheduleEic } from './maps/schedule-eic';
import { scheduleH } from './maps/schedule-h';
import { scheduleF } from './maps/schedule-f';
import { scheduleJ } from './maps/schedule-j';
import { scheduleR } from './maps/schedule-r';
import { scheduleSe } from './maps/schedule-se';

/** Every document that lines of the engine fill in, each listed once. */
export const mefMaps: readonly MefMap[] = [
  schedule1,
  schedule2,
  schedule3,
  scheduleA,
  scheduleD,
  scheduleH,
  scheduleF,
  scheduleJ,
  scheduleR,
  form1116,
  form461,
  form4952,
  form6198,
  form6251,
  form6252,
  form6781,
  form8283,
  form8582,
  form8615,
  form8814,
  form8801,
  form8880,
  form8936,
  form8936A,
  form8959,
  form982,
  form8960,
  form5695,
  schedule8812,
  form1040,
  scheduleB,
  scheduleC,
  form8949,
  scheduleE,
  scheduleSe,
  form2441,
  form2555,
  form3800,
  form4137,
  form5329,
  form8919,
  scheduleEic,
  form8606,
  form8396,
  form8839,
  form5884,
  form8582Cr,
  form8881,
  form8941,
  form8846,
  form8862,
  form8863,
  form8889,
  form8962,
  form8995,
  form8995A,
  form8995AScheduleA,
  form8995AScheduleC,
  form8824,
  form8829,
  form4562,
  form4562PartOne,
  form4684,
  form4797,
  form7203,
  form7206,
];
