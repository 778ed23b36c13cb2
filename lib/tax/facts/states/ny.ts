import { amount, statedAmount } from '../amount';
import { stateSchema } from './state-schema';

/** Facts that only New York asks. */
export const NY = stateSchema({
  /** Federal adjusted gross income of a spouse who files separately, for the household credit; null: not stated. */
  spouseFederalAgi: statedAmount,
  /** Market value of an owned home, for the real property tax credit (Form IT-214); null: not stated. */
  homeValue: statedAmount,
  /** Public assistance, SSI and other household income that is not taxed (Form IT-214, line 13 and others). */
  nontaxableHouseholdIncome: amount,
});
