import { type AskedFact, askedFor, statedBy } from './asked-fact';
import { z } from 'zod';
import { amount } from '../amount';
import { count, flag, text } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only Idaho asks. */
export const ID = stateSchema({
  /** Months, of all people of the household together, with SNAP, in prison or unlawfully present (Form 40, line 43). */
  monthsWithoutGroceryCredit: count,
  /** Family members of 65 or more, or with a developmental disability, for whom you kept a home; support is your share. */
  agedOrDisabledFamily: z
    .array(z.strictObject({ relation: text, support: z.number().min(0).max(1) }))
    .max(20)
    .default([]),
  /** You received Idaho public assistance payments (Form 40, line 32). */
  publicAssistance: flag,
  technologicalEquipment: amount,
  adoption: amount,
  /** Health insurance premiums that you deduct nowhere else (Form 39R, Part B, line 18). */
  healthInsurancePremiums: amount,
});

/** The interview's questions about them. */
export const asksID: readonly AskedFact[] = [
  askedFor(
    'count',
    'Months on SNAP, in prison, or unlawfully in the US',
    {
      fact: 'monthsWithoutGroceryCredit',
      text: 'How many months don’t qualify for the grocery credit?',
      help: 'Add up the months each person received SNAP, was in prison, or was unlawfully in the US. For example, 6.',
    },
    { max: 120, why: 'Each of these months reduces the credit.' },
  ),
  askedFor('money', 'Health insurance premiums you paid yourself', {
    fact: 'healthInsurancePremiums',
    text: 'How much did you pay for health insurance?',
    help: 'Include Medicare. Leave out anything your federal return or your paycheck already takes off. For example, 2,096.00.',
  }),
  statedBy('publicAssistance', 'Public assistance payments from Idaho'),
];
