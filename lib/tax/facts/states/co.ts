import { amount } from '../amount';
import { flag } from '../text';
import { stateSchema } from './state-schema';

/** Facts that only Colorado asks. */
export const CO = stateSchema({
  /** Overtime pay that Colorado adds back (from 2026 on). */
  overtime: amount,
  /** Gain of property held for five years that qualifies for the capital gain subtraction (DR 1316). */
  qualifiedCapitalGain: amount,
  /** Innovative motor vehicle credit (DR 0617). */
  innovativeVehicle: amount,
  /** Gross conservation easement credit (DR 1305). */
  conservationEasement: amount,
  militarySpouse: flag,
});
