import { type AskedFact, statedBy } from './asked-fact';
import { z } from 'zod';
import { amount } from '../amount';
import { flag } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only Hawaii asks. */
export const HI = stateSchema({
  /** Somebody certified as blind, deaf or totally disabled (Form N-172), for the exemption of $7,000. */
  disability: z.strictObject({ taxpayer: flag, spouse: flag }).prefault({}),
  publicAssistanceForFood: flag,
  individualHousingAccount: amount,
});

/** The interview's questions about them. */
export const asksHI: readonly AskedFact[] = [
  statedBy('disability.taxpayer', 'I’m certified as blind, deaf, or totally disabled (Form N-172)'),
  statedBy(
    'disability.spouse',
    'My spouse is certified as blind, deaf, or totally disabled (Form N-172)',
    'joint',
  ),
];
