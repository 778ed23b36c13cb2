import { z } from 'zod';
import { amount, requiredAmount } from './amount';
import { date } from './date';
import { owner } from './owner';
import { flag, flagUnlessDenied } from './text';

/** Treasury Tipped Occupation Code of the work that brought tips, such as 102 for waiting tables; left out: not stated. */
export const tippedOccupation = z
  .string()
  .regex(/^(\d{3})?$/, 'Use the three-digit occupation code')
  .default('');

/** Interest on a loan for a car of one's own (Schedule 1-A, line 22), one per vehicle. */
export const CarLoan = z.strictObject({
  owner,
  /** Vehicle identification number: 17 letters and digits without I, O and Q. */
  vin: z.string().regex(/^[A-HJ-NPR-Z0-9]{17}$/i, 'Use the 17-character VIN (it never has I, O, or Q)'),
  /** All interest paid in the year. */
  interest: requiredAmount,
  /** The part that is deducted on Schedule C, E or F (column (ii)). */
  deductedElsewhere: amount,
  /** Day of the loan; null: not stated. Loans made before 2025 don't count. */
  loanDate: date,
  originalUse: flagUnlessDenied,
  usAssembly: flagUnlessDenied,
  personalUse: flagUnlessDenied,
  firstLien: flagUnlessDenied,
  leased: flag,
  weightUnder14000: flagUnlessDenied,
});
export type CarLoan = z.infer<typeof CarLoan>;

/** Income that other lines leave out and Schedule 1-A, line 2, adds back. */
export const ExcludedIncome = z
  .strictObject({
    puertoRico: amount,
    /** Of Forms 2555 that are not part of this return. */
    form2555Line45: amount,
    form2555Line50: amount,
    form4563Line15: amount,
  })
  .prefault({});
