import { type AskedFact, askedFor } from './asked-fact';
import { z } from 'zod';
import { amount } from '../amount';
import { flag, text } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only West Virginia asks. */
export const WV = stateSchema({
  /** Property tax on motor vehicles, paid on time (Schedule MV-1): county, ticket and amount. */
  motorVehicleTax: z.array(z.strictObject({ county: text, ticket: text, amount })).default([]),
  /** The homestead exemption of people of 65 or more or disabled (Form SCTC-A). */
  seniorHomestead: flag,
  /** Parkway tolls paid with a transponder (Schedule M). */
  tolls: amount,
  /** Contributions to a trust for a child with autism (Schedule M). */
  autismTrust: amount,
});

/** The interview's questions about them. */
export const asksWV: readonly AskedFact[] = [
  askedFor('money', 'Property tax on a car', {
    fact: 'motorVehicleTax[0].amount',
    text: 'How much property tax did you pay on your cars?',
    help: 'Include only tax you paid on time. For example, 412.00.',
  }),
];
