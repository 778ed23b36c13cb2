import { z } from 'zod';
import { amount } from './amount';
import { owner } from './owner';
import { flag } from './text';

/** Pay of one minister or other member of the clergy (Publication 517). Fees of their own stand with a business. */
export const ClergyPay = z.strictObject({
  owner,
  /** Pay for ministerial services in box 1 of Forms W-2 without Social Security wages. */
  salary: amount,
  /** Designated housing or rental allowance that isn’t in box 1; with a parsonage, a utility allowance. */
  allowance: amount,
  /** What was spent to provide the home: rent or payments, utilities, repairs, furnishings; with a parsonage, utilities alone. */
  housingCosts: amount,
  /** Fair rental value of the home, furnished, with utilities; nothing with a parsonage. */
  rentalValue: amount,
  /** Fair rental value of a home that the church provides, with utilities it pays. */
  parsonageValue: amount,
  /** Unreimbursed expenses of the employed work. They lower net earnings alone. */
  employeeExpenses: amount,
  /** Expenses of ministerial businesses left out of Schedule C because they belong to tax-free income (IRC 265(a)(1)). */
  allocableExpenses: amount,
  /** An approved Form 4361: no self-employment tax on ministerial earnings. */
  exempt4361: flag,
  /** What isn’t done here. */
  situation: z
    .enum(['vowOfPoverty', 'form4029', 'churchEmployee', 'retired', 'abroad'])
    .nullable()
    .default(null),
});
export type ClergyPay = z.infer<typeof ClergyPay>;
