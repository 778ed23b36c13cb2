import { z } from 'zod';
import { amount } from './amount';
import { dependentIndex } from './text';

/** Form 8814: the interest and dividends of one child that a parent elects to report (IRC 1(g)(7)). */
export const ChildIncome = z.strictObject({
  /** The child, by its position in the list of dependents; a child released with Form 8332 stands there, too. */
  dependentIndex,
  /** Taxable interest that belongs to the child. */
  interest: amount,
  /** Tax-exempt interest, with exempt-interest dividends. */
  taxExemptInterest: amount,
  /** The part of it that is from specified private activity bonds. */
  privateActivityInterest: amount,
  /** Ordinary dividends, with Alaska Permanent Fund dividends. */
  dividends: amount,
  qualifiedDividends: amount,
  /** The part of the ordinary dividends that the Alaska Permanent Fund paid. */
  alaskaFund: amount,
  /** Capital gain distributions. */
  capitalGain: amount,
  /** Why the election can’t be made, or what Form 8814 is not done for. */
  situation: z
    .enum([
      'otherIncome',
      'withholding',
      'estimatedPayments',
      'otherParent',
      'specialGains',
      'adjustments',
      'foreignAccount',
    ])
    .nullable()
    .default(null),
});
export type ChildIncome = z.infer<typeof ChildIncome>;
