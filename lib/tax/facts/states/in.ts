import { z } from 'zod';
import { amount } from '../amount';
import { count, text } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only Indiana asks. */
export const IN = stateSchema({
  /** County of residence on January 1 (Form IT-40, page 1); empty: from the homes of the year. */
  countyOfResidenceJan1: text,
  /** County of the main job on January 1, or "none", for people who lived outside of Indiana that day. */
  countyOfWorkJan1: text,
  /** The same for the spouse, where it differs. */
  spouseCountyOfResidenceJan1: text,
  spouseCountyOfWorkJan1: text,
  /** Children whom nobody claimed as dependents in Indiana in an earlier year (Schedule IN-DEP, boxes 1F). */
  childrenClaimedFirst: count,
  /** Gifts to Indiana colleges (Schedule CC-40). */
  collegeGift: amount,
  militaryRetirement: amount,
  civilServiceAge: amount,
  disabilityRetirement: amount,
  renterMonths: z.int().min(0).max(12).nullable().default(null),
  homeownerTaxes: amount,
  unifiedElderlyMonths: z.int().min(0).max(12).nullable().default(null),
  IN529: amount,
});
