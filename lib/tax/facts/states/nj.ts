import { amount } from '../amount';
import { flag } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only New Jersey asks. */
export const NJ = stateSchema({
  /** Honorably discharged veteran or survivor (NJ-1040, line 9). */
  taxpayerVeteran: flag,
  spouseVeteran: flag,
  /** Several owners share the home with others, or somebody else on the lease paid: the part of the tax or rent that is yours. */
  propertyTaxOfOthers: amount,
});
