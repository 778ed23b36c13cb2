import { z } from 'zod';
import { amount, signedAmount, statedSignedAmount } from './amount';
import { flag, statedFlag, taxpayerNumber, text } from './text';

/** What is divided, by the lines of Form 8958 and of Form 1040 that it goes to. */
export const CommunityKind = z.enum([
  'wages',
  'interest',
  'dividends',
  'stateRefund',
  'selfEmployment',
  'shortTermGain',
  'longTermGain',
  'pension',
  'rentsAndShares',
  'unemployment',
  'other',
]);
export type CommunityKind = z.infer<typeof CommunityKind>;

/** One source of community income: an employer, a bank, a sale. */
export const CommunityItem = z.strictObject({
  kind: CommunityKind,
  /** Employer, payer or description. */
  name: text,
  /** Whose Form W-2, 1099 or business it is. Your own stands on this return as a whole, too. */
  receivedBy: z.enum(['taxpayer', 'spouse']).default('taxpayer'),
  /** Income or loss in all, as the one who received it would report it alone. */
  total: signedAmount,
  /** Your part; null: half. */
  yours: statedSignedAmount,
  /** Qualified dividends in the total. */
  qualified: amount,
  /** Whether it is qualified business income; null: income from self-employment is. */
  qualifiedBusiness: statedFlag,
  /** Federal and state tax withheld from it; both follow the income. */
  withheld: amount,
  stateWithheld: amount,
});
export type CommunityItem = z.infer<typeof CommunityItem>;

/** Community income of spouses who file separately, and of registered domestic partners (Form 8958). */
export const CommunityProperty = z
  .strictObject({
    items: z.array(CommunityItem).default([]),
    /** All income is separate property, by state law or by an agreement. */
    nothingToDivide: flag,
    /** Lived apart all year, and neither gave the other any earned income (IRC 66(a)): earnings aren't divided. */
    livedApartWithoutTransfers: flag,
    /** Registered domestic partners of California, Nevada or Washington: not married for federal tax. */
    registeredPartner: flag,
    partner: z.strictObject({ firstName: text, lastName: text, ssn: taxpayerNumber }).prefault({}),
  })
  .prefault({});
