import { z } from 'zod';
import { amount, statedAmount } from './amount';
import { FilingStatus } from './household';
import { flag, flagUnlessDenied, text } from './text';

/**
 * Figures of the parents' return, for a filer under 24 who must use their rate (Form 8615). Null means not stated.
 * Not in the description of the return input that the reference returns use: an addition for this form.
 */
export const Parents = z
  .strictObject({
    /** At least one parent was alive at the end of the year. */
    alive: flagUnlessDenied,
    /** Form 8615, lines A and B: the parent whose return the figures are from. */
    name: text,
    ssn: text,
    /** The filer's own pay was more than half of the filer's support. */
    payCoversHalfOfSupport: z.boolean().nullable().default(null),
    filingStatus: FilingStatus.nullable().default(null),
    taxableIncome: amount,
    tax: statedAmount,
    qualifiedDividends: amount,
    netCapitalGain: amount,
    /** Of the filer's itemized deductions: those directly connected with unearned income (Form 8615, line 2). */
    connectedDeductions: statedAmount,
    /** Of these: for qualified dividends and net capital gain (Line 5 Worksheets 2 and 3, line 5). */
    connectedWithGains: amount,
    /** Their tax or that of another child took the Schedule D Tax Worksheet, Schedule J or Form 2555. */
    specialTaxMethod: flag,
    /** Forms 8615 of brothers and sisters: line 5, and what of it is dividends and gain. */
    otherChildren: z
      .array(
        z.strictObject({ netUnearnedIncome: amount, qualifiedDividends: amount, netCapitalGain: amount }),
      )
      .default([]),
  })
  .prefault({});
