import { z } from 'zod';
import { amount } from '../amount';
import { count, flag } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only Arizona asks. */
export const AZ = stateSchema({
  /** Parents and grandparents of 65 or more who lived with you and whom you supported (Form 140, line 11a). */
  parentsOrGrandparentsSupported: count,
  /** Other exemptions, such as for a stillborn child (line 40E). */
  otherExemptions: count,
  /** Gifts that a tax credit repays. */
  gifts: z
    .strictObject({
      /** Form 321. */
      qualifyingCharity: amount,
      /** Form 352. */
      fosterCare: amount,
      /** Form 322. */
      publicSchool: amount,
      /** Form 323. */
      privateSchoolOriginal: amount,
      /** Form 348. */
      privateSchoolPlus: amount,
      /** Form 340. */
      military: amount,
    })
    .prefault({}),
  /** In prison for sixty days or more: no increased excise tax credit. */
  incarcerated60Days: flag,
});
