import { type AskedFact, askedFor } from './asked-fact';
import { amount } from '../amount';
import { washington2024 } from '../../states/wa/law';
import { stateSchema } from './state-schema';

/** What gifts have to exceed, in dollars. */
const giftFloor = washington2024.charity.floor.toLocaleString('en-US');

/** Facts that only Washington asks, for the capital gains excise tax. */
export const WA = stateSchema({
  /** Gifts of the year to charities that are principally directed or managed in Washington. */
  charityInWashington: amount,
  /** Long-term gain of a qualified family-owned small business. */
  familyBusinessGain: amount,
  /** Long-term gain of timber, livestock, depreciable business property and other exempt assets. */
  otherExemptGain: amount,
});

/** The interview's questions about them. */
export const asksWA: readonly AskedFact[] = [
  askedFor('money', 'Gifts to Washington charities', {
    fact: 'charityInWashington',
    text: 'How much did you give to charities run mainly from Washington?',
    help: `Only the amount above $${giftFloor} lowers this tax. For example, 300,000.00.`,
  }),
];
