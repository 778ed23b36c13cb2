import { z } from 'zod';
import { amount } from './amount';
import { date, requiredDate } from './date';
import { flag, text } from './text';

/** How the building received is depreciated; `none`: it isn't, such as land. */
const ReplacementDepreciation = z.enum(['none', 'asNew', 'carriedOver']);

/** A related person on the other side (Form 8824, Part II; IRC 1031(f)). */
const RelatedParty = z
  .strictObject({
    name: text,
    /** Such as "Brother". */
    relationship: text,
    /** SSN of a person, EIN of a business. */
    taxpayerNumber: text,
    /** In one line. */
    address: text,
    isBusiness: flag,
    /** Sold its own property into the exchange, for cash: the exchange counts as a sale (the note below line 7). */
    soldIntoExchange: flag,
    /** Sold or gave away in the tax year, within two years of the last transfer: the related party, or the filer. */
    theySold: flag,
    youSold: flag,
    /** Exception of line 11 for that. */
    exception: z.enum(['none', 'death', 'involuntary', 'other']).default('none'),
  })
  .nullable()
  .default(null);

/** Real estate held for business or investment, traded for other real estate (Form 8824; IRC 1031). */
export const Exchange = z.strictObject({
  givenUp: text,
  received: text,
  acquired: requiredDate,
  transferred: requiredDate,
  /** Written identification; null where the property came within 45 days. */
  identified: date,
  receivedOn: requiredDate,
  /** The due date of the return was extended (Form 4868). */
  extended: flag,
  relatedParty: RelatedParty,
  /** Adjusted basis, without what the list of depreciated property says was given up in this exchange. */
  basis: amount,
  /** Depreciation of buildings outside that list, allowed or allowable, and its part above straight line. */
  depreciation: amount,
  additionalDepreciation: amount,
  /** Debts of the filer that the other party took over, and debts of the other party that the filer took over. */
  debtsGivenUp: amount,
  debtsTakenOver: amount,
  cashReceived: amount,
  cashPaid: amount,
  /** Fair market value of other property received, such as a car. */
  otherReceived: amount,
  otherReceivedIs: text,
  expenses: amount,
  /** Fair market value of the real estate received, and the part of it that is buildings. */
  valueReceived: amount,
  buildingsReceived: amount,
  replacementDepreciation: ReplacementDepreciation.default('none'),
  /** Other than real estate was given up, too. */
  otherGivenUp: flag,
  /** Part of it was section 1245 property, or was deducted at once (section 179). */
  hasSection1245: flag,
  usedAsHome: flag,
  /** Cash came after the end of the year: the installment method (Form 6252). */
  cashAfterYear: flag,
});
export type Exchange = z.infer<typeof Exchange>;

export const exchanges = z.array(Exchange).default([]);
