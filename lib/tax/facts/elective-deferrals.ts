import { z } from 'zod';
import { amount } from './amount';
import { flag } from './text';

const deferralsOfOne = z
  .strictObject({
    /** The SIMPLE plan of an employer with the limits of IRC 408(p)(2)(E): $17,600, and $3,850 from age 50. */
    simpleHigherLimit: flag,
    /** Dollars that the 15-year rule of a section 403(b) plan adds to the limit (Publication 571). */
    fifteenYearCatchUp: amount,
    /** Dollars that the last three years before normal retirement age add to the limit of a section 457(b) plan. */
    section457CatchUp: amount,
    /** Designated Roth contributions that a plan paid back as excess deferrals; box 1 of Form W-2 holds them. */
    rothExcessReturned: amount,
  })
  .prefault({});

/** What Form W-2, box 12, does not say about elective deferrals (codes D to H, S, AA, BB and EE). */
export const ElectiveDeferrals = z
  .strictObject({ taxpayer: deferralsOfOne, spouse: deferralsOfOne })
  .prefault({});
