import { z } from 'zod';
import { amount } from './amount';
import { date } from './date';
import { dependentIndex, flag, taxpayerNumber, text } from './text';

/** Form 8839: one child adopted or to be adopted. */
export const Adoption = z.strictObject({
  /** A dependent by its position; otherwise `child` says who it is. */
  dependentIndex: dependentIndex.nullable().default(null),
  child: z
    .strictObject({ firstName: text, lastName: text, ssn: taxpayerNumber, dateOfBirth: date })
    .prefault({}),
  /** A state has determined that it can't be placed without help (IRC 23(d)(3)). */
  specialNeeds: flag,
  /** Not a citizen or resident of the United States when the adoption effort began. */
  foreign: flag,
  /** Physically or mentally incapable of self-care. */
  disabled: flag,
  /** Qualified expenses that count this year, without what an employer or a program paid. */
  expenses: amount,
  /** Lines 3 and 6 of earlier Forms 8839: expenses for which this child's credit was figured. */
  priorYearsCredit: amount,
  /** Form W-2, box 12, code T. */
  employerBenefits: amount,
  /** Benefits of earlier years for this child. */
  priorYearsBenefits: amount,
  /** Year in which the adoption became final; null: not final. */
  finalYear: z.int().min(1980).max(2100).nullable().default(null),
});
export type Adoption = z.infer<typeof Adoption>;

/** Credit of earlier years not used so far; a part of it can be used for the last time this year. */
export const AdoptionCarryforward = z.strictObject({ total: amount, lastYear: amount }).prefault({});
