import { z } from 'zod';
import { amount } from './amount';
import { flag, text } from './text';

/** How shares of an S corporation were got: item D of Form 7203. */
const StockSource = z.enum(['original', 'purchased', 'inherited', 'gift', 'other']);
/** A loan with a note in writing, or an open account: up to $25,000 without one (Reg. 1.1367-2(a)(2)). */
const LoanKind = z.enum(['note', 'openAccount']);

/** What a partner or shareholder has put in and not yet taken out or lost (Form 7203; Form 6198, part II). */
export const K1Basis = z
  .strictObject({
    /** Adjusted basis at the start of the year: of the stock, or of the partnership interest with its debts. */
    beginning: amount,
    /** How the stock of an S corporation was got; null: not said. */
    stockAcquired: StockSource.nullable().default(null),
    /** In words, where none of the four ways fits. */
    stockAcquiredOther: text,
    /** Money and property put in during the year. */
    contributions: amount,
    /** Box 19 / box 16 code D: money and property taken out. */
    distributions: amount,
    /** The stock was held for a year or less: what distributions take beyond its basis is a short-term gain. */
    heldAYearOrLess: flag,
    /** Box 18 code B / box 16 code B: tax-exempt income besides interest. */
    otherTaxExemptIncome: amount,
    /** Box 18 code C / box 16 code C. */
    nondeductibleExpenses: amount,
    /** Basis of the shareholder's own loans to the S corporation at the start of the year. */
    debtBeginning: amount,
    /** What the corporation owed on those loans at the start of the year. */
    debtFaceBeginning: amount,
    /** Loans to the S corporation made during the year. */
    debtAdded: amount,
    /** Box 16 code E: repaid by the corporation during the year. */
    debtRepaid: amount,
    /** Which kind of loan it is; null: not said. */
    debtKind: LoanKind.nullable().default(null),
    /** The note was held for a year or less: what its repayment gains is a short-term gain. */
    debtHeldAYearOrLess: flag,
    /** Item K1 of Form 1065: share of the partnership's debts at the start and the end of the year. */
    debtShareBeginning: amount,
    debtShareEnd: amount,
    /** The part of the basis at the end of the year that is not at risk, such as nonrecourse debt (item K1). */
    notAtRisk: amount,
    /** Losses of earlier years that went beyond basis or risk: box 1. */
    suspendedLoss: amount,
    /** The same of box 2. */
    suspendedRentalLoss: amount,
  })
  .nullable()
  .default(null);
export type K1Basis = z.infer<typeof K1Basis>;
