import { z } from 'zod';
import { amount } from './amount';
import { date } from './date';
import { owner } from './owner';
import { flag, text } from './text';

/** Form 4137: tips of one employer, all of them and those reported to the employer. */
export const UnreportedTips = z.strictObject({
  owner,
  employer: text,
  employerEin: text,
  /** Column (c): all cash and charge tips, including those reported to the employer. */
  received: amount,
  /** Column (d). */
  reportedToEmployer: amount,
  /** Line 5: tips of months with less than $20 in tips at this job. */
  under20: amount,
  /** Part of column (c) that can be deducted (Schedule 1-A, line 4b). */
  qualified: amount,
});

/** Form 8919: pay from a firm that treated an employee as a contractor. */
export const MisclassifiedWages = z.strictObject({
  owner,
  firm: text,
  /** EIN or SSN of the firm, column (b). */
  firmId: text,
  /** Column (c): Form SS-8 determination (A), other letter of the IRS (C), Form SS-8 without an answer (G), both forms (H). */
  reasonCode: z.enum(['A', 'C', 'G', 'H']),
  /** Column (d): date of the determination or letter, for A and C. */
  determinationDate: date,
  /** Column (e): Form 1099-MISC or 1099-NEC was received. */
  form1099: flag,
  /** Column (f). */
  wages: amount,
});
