import { z } from 'zod';
import { amount, statedAmount } from './amount';
import { date } from './date';
import { flag, text } from './text';

/** Form 8396: a mortgage credit certificate, and the credit of earlier years that was not used. */
export const MortgageCredit = z
  .strictObject({
    /** State or local agency that issued the certificate, its number and its day. */
    issuer: text,
    certificateNumber: text,
    issued: date,
    /** The home in one line, where it isn't at the address on the return. */
    homeAddress: text,
    /** Certificate credit rate in percent: 15 for 15%. */
    rate: z.number().min(0, 'This can’t be negative').max(100, 'This is too large').default(0),
    /** Interest paid in the year on the mortgage of the main home; with another owner, the filer's part of it. */
    interest: amount,
    /** Amount of the mortgage when it was made; null: no more than the certified amount. */
    loanAmount: statedAmount,
    /** Certified indebtedness amount on the certificate. */
    certifiedAmount: statedAmount,
    /** Percent of the home that belongs to the people on this return. */
    share: z.number().min(0, 'This can’t be negative').max(100, 'This is too large').default(100),
    /** The interest goes to a related person, which allows no credit. */
    lenderRelated: flag,
    /**
     * Credit that the certificate before a refinancing would have allowed this year: a reissued one can't allow more (Reg.
     * 1.25-3(p)(3)). Null: not reissued.
     */
    originalCredit: statedAmount,
    /** Refinanced this year, and the credit rates before and after are different. */
    rateChanged: flag,
    /** Sold or given away this year: part of the credit may have to be repaid (IRC 143(m)). */
    homeSold: flag,
    /** Unused credit of the three years before: lines 16, 14 and 17 of last year's form. */
    carryforward: z
      .strictObject({ threeYearsAgo: amount, twoYearsAgo: amount, lastYear: amount })
      .prefault({}),
  })
  .prefault({});
