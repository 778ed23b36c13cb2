import { z } from 'zod';
import { amount } from './amount';
import { date } from './date';
import { flag, text } from './text';

/** Stock that a small C corporation issued to its holder (IRC 1202(c)). */
export const SmallBusinessStock = z
  .strictObject({
    /** The corporation said that its stock qualifies. */
    qualified: flag,
    company: text,
    /** Day of issue; for a gift or an inheritance, to the first holder (IRC 1202(h)). */
    issued: date,
    /** Gain on the same company's stock that counted in earlier years, before the percentage (IRC 1202(b)(1)(A)). */
    earlierGain: amount,
  })
  .prefault({});

/** What the statement of a fund, a partnership or an S corporation says about its gain. Null: not stated. */
export const section1202Share = z.enum(['none', 'half', 'threeQuarters', 'all']).nullable().default(null);
