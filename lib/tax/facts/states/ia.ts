import { type AskedFact, askedFor } from './asked-fact';
import { z } from 'zod';
import { amount } from '../amount';
import { count, flag, text } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only Iowa asks. */
export const IA = stateSchema({
  /** Number of the school district of December 31 (IA 1040, page 1). */
  schoolDistrictNumber: text,
  /** Surtax of the district and of emergency medical services in percent of the Iowa tax; null: not stated. */
  surtaxRate: z
    .number()
    .min(0, 'This can’t be negative')
    .max(21, 'This is too large')
    .nullable()
    .default(null),
  county: text,
  /** Volunteer firefighters, emergency medical workers and reserve peace officers among the filers. */
  firefighterOrEms: count,
  /** Tuition and textbooks for kindergarten through grade 12, for each dependent (IA 1040, line 9). */
  tuitionAndTextbooks: z.array(amount).default([]),
  /** Health and dental insurance that people of 65 or older paid after tax and deduct nowhere else (Schedule 1). */
  healthInsurancePremiums: amount,
  farmTenancy: flag,
  alternateTax: flag,
});

/** The interview's questions about them. */
export const asksIA: readonly AskedFact[] = [
  askedFor('money', 'Health insurance premiums you paid yourself (age 65 or older)', {
    fact: 'healthInsurancePremiums',
    text: 'How much did you pay for health and dental insurance?',
    help: 'Include Medicare. Leave out anything your federal return or your paycheck already takes off. For example, 2,096.00.',
  }),
  askedFor(
    'count',
    'A volunteer firefighter, EMS worker, or reserve peace officer',
    {
      fact: 'firefighterOrEms',
      text: 'How many of you served in one of these roles?',
      help: 'Include yourself and your spouse. For example, 1.',
    },
    { max: 2 },
  ),
  {
    label: 'Tuition or textbooks for a child in grades K through 12',
    kind: 'money',
    places: [
      {
        fact: 'tuitionAndTextbooks[0]',
        text: 'How much did you pay for the first child’s tuition and textbooks?',
        help: 'Include only grades K through 12 at accredited, nonprofit schools in Iowa. For example, 640.00.',
      },
      {
        fact: 'tuitionAndTextbooks[1]',
        text: 'How much did you pay for the second child’s tuition and textbooks?',
        help: 'Leave this blank if there is no second child. For example, 350.00.',
      },
      {
        fact: 'tuitionAndTextbooks[2]',
        text: 'How much did you pay for the third child’s tuition and textbooks?',
        help: 'Leave this blank if there is no third child. For example, 350.00.',
      },
      {
        fact: 'tuitionAndTextbooks[3]',
        text: 'How much did you pay for the fourth child’s tuition and textbooks?',
        help: 'Leave this blank if there is no fourth child. For example, 350.00.',
      },
    ],
  },
];
