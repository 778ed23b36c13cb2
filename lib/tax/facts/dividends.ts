import { z } from 'zod';
import { amount } from './amount';
import { owner } from './owner';
import { section1202Share } from './small-business-stock';
import { share, state, text } from './text';

/** Form 1099-DIV. */
export const Dividend = z.strictObject({
  owner,
  payer: text,
  ordinary: amount,
  qualified: amount,
  capitalGain: amount,
  unrecaptured1250: amount,
  section1202: amount,
  /** The company whose stock the fund sold, and the part of the gain in box 2c that is excluded. */
  section1202Company: text,
  section1202Share,
  collectibles28: amount,
  nondividend: amount,
  federalWithholding: amount,
  section199A: amount,
  foreignTaxPaid: amount,
  exemptInterest: amount,
  privateActivityBondInterest: amount,
  stateWithholding: amount,
  state,
  /** Share of the dividends that comes from obligations of the United States, from the fund's year-end letter. */
  usObligationPercent: share,
  /** Share of the exempt-interest dividends that the own state's obligations pay; null: not stated. */
  exemptShareOwnState: share,
});
export type Dividend = z.infer<typeof Dividend>;
