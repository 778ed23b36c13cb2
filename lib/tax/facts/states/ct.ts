import { type AskedFact } from './asked-fact';
import { z } from 'zod';
import { amount } from '../amount';
import { date } from '../date';
import { text } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only Connecticut asks. */
export const CT = stateSchema({
  /** Property tax on motor vehicles, up to two of them (CT-1040, Schedule 3, lines 61 and 62). */
  motorVehicleTax: z.array(z.strictObject({ town: text, date, amount, description: text })).default([]),
});

/** The interview's questions about them. */
export const asksCT: readonly AskedFact[] = [
  {
    label: 'Property tax on a car',
    kind: 'money',
    places: [
      {
        fact: 'motorVehicleTax[0].amount',
        text: 'How much property tax did you pay on your first car?',
        help: 'Look at the bill from your town. For example, 412.00.',
      },
      {
        fact: 'motorVehicleTax[1].amount',
        text: 'How much property tax did you pay on your second car?',
        help: 'Leave this blank if you have one car. For example, 380.00.',
      },
    ],
  },
];
