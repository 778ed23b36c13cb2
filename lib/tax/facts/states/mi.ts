import { z } from 'zod';
import { amount } from '../amount';
import { count, flag, months, text } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only Michigan asks. */
export const MI = stateSchema({
  /** Income outside of federal AGI that counts as household resources (Form MI-1040CR, lines 22 to 30). */
  householdResources: z
    .strictObject({
      gifts: amount,
      inheritance: amount,
      childSupport: amount,
      workersComp: amount,
      veterans: amount,
      FIP: amount,
      otherState: amount,
    })
    .prefault({}),
  /** Medical insurance premiums that the household paid (Form MI-1040CR, line 32). */
  medicalPremiums: amount,
  /** Filers and dependents who are deaf, hemiplegic, paraplegic or quadriplegic (MI-1040, line 9b). */
  specialExemptions: count,
  /** Qualified disabled veterans among filers and dependents (MI-1040, line 9c). */
  disabledVeterans: count,
  homesteadTaxableValue: amount,
  rentMonths: months(12),
  heatProvider: text,
  birthTierOfDeceasedSpouse: text,
  city: z.array(z.strictObject({ name: text, resident: flag })).default([]),
});
