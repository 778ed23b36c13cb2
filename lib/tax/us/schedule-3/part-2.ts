import { addEntries, blankIfZero, sum } from '../../engine/verbs';
import { dollars } from '../../facts/cents';
import { covers } from '../coverage';
import { netPremiumCredit } from '../form-8962/form-8962';
import { excessWithheld } from '../worksheets/excess-social-security';
import { makers } from './form';

const { money } = makers;

covers('payments.withExtension');

export const premiumCredit = money(
  '9',
  'Net premium tax credit',
  'Net premium tax credit. Attach Form 8962',
  ({ get }) => blankIfZero(get(netPremiumCredit)),
);

export const paidWithExtension = money(
  '10',
  'Paid with extension',
  'Amount paid with request for extension to file (see instructions)',
  ({ facts }) => blankIfZero(dollars(facts.payments.withExtension)),
);

export const excessSocialSecurity = money(
  '11',
  'Excess Social Security tax',
  'Excess social security and tier 1 RRTA tax withheld',
  ({ each }) => blankIfZero(sum(each(excessWithheld))),
);

export const totalPayments = money(
  '15',
  'Other payments and refundable credits',
  'Add lines 9 through 12 and 14. Enter here and on Form 1040, 1040-SR, or 1040-NR, line 31',
  ({ entry }) => addEntries([entry(premiumCredit), entry(paidWithExtension), entry(excessSocialSecurity)]),
);
