import { blankIfZero, notBelowZero, smallerOf } from '../../engine/verbs';
import { dollars } from '../../facts/cents';
import { covers } from '../coverage';
import { penalty } from '../form-2210/form-2210';
import { makers } from './form';
import { totalPayments } from './payments';
import { totalTax } from './tax-and-credits';

const { money } = makers;

covers('refund');

export const overpaid = money(
  '34',
  'Overpaid',
  'If line 33 is more than line 24, subtract line 24 from line 33. This is the amount you overpaid',
  ({ get }) => blankIfZero(notBelowZero(get(totalPayments) - get(totalTax))),
);

/** A penalty on line 38 comes out of the refund (Instructions for Form 1040, line 38). */
export const refund = money('35a', 'Refund', 'Amount of line 34 you want refunded to you', ({ get }) =>
  blankIfZero(notBelowZero(get(overpaid) - get(appliedToNextYear) - get(estimatedTaxPenalty))),
);

export const appliedToNextYear = money(
  '36',
  'Applied to next year',
  'Amount of line 34 you want applied to your 2025 estimated tax',
  ({ get, facts }) => blankIfZero(smallerOf(dollars(facts.refund.applyToNextYear), get(overpaid))),
);

export const owed = money(
  '37',
  'Amount you owe',
  'Subtract line 33 from line 24. This is the amount you owe',
  ({ get }) => blankIfZero(notBelowZero(get(totalTax) + get(estimatedTaxPenalty) - get(totalPayments))),
);

export const estimatedTaxPenalty = money(
  '38',
  'Estimated tax penalty',
  'Estimated tax penalty (see instructions)',
  ({ entry }) => entry(penalty),
);
