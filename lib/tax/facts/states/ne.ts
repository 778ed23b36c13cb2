import { type AskedFact, askedFor } from './asked-fact';
import { z } from 'zod';
import { amount } from '../amount';
import { count } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only Nebraska asks. */
export const NE = stateSchema({
  /** Community college property tax paid in the year (Form PTC). */
  communityCollegePropertyTax: amount,
  /** Points of a volunteer emergency responder. */
  firefighterPoints: count,
  /** Application for the refundable credit of the Child Care Tax Credit Act. */
  childCareRefundable: z.strictObject({ income: amount }).prefault({}),
  /** Railroad retirement benefits in federal income besides those of a Form 1099-R (Schedule I). */
  railroad: amount,
});

/** The interview's questions about them. */
export const asksNE: readonly AskedFact[] = [
  askedFor('money', 'Railroad retirement benefits not on a Form 1099-R', {
    fact: 'railroad',
    text: 'How much did the Railroad Retirement Board pay you?',
    help: 'Include only the part taxed on your federal return. For example, 7,300.00.',
  }),
];
