import { roundHalfUp } from '../../engine/rounding';
import { notBelowZero, smallerOf } from '../../engine/verbs';
import { type Business } from '../../facts/business';
import { dollars, isSome } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { type Law } from '../law/law';

type Tips = Business['employeeTips'];

/** Businesses whose employees got tips that the owner paid payroll taxes on. */
export const tippedBusinesses = ({ facts }: { facts: ReturnInput }): readonly Business[] =>
  facts.businesses.filter(({ employeeTips }) => isSome(employeeTips.received));

/** Dollars of tips that the credit is figured on (Form 8846, line 3). */
export const creditableTips = ({ received, notCreditable }: Tips): number =>
  notBelowZero(dollars(received) - dollars(notCreditable));

/** Whole dollars of one business's credit: Form 8846, line 4; tips over the wage base bear Medicare tax alone. */
export function tipCreditOf(
  { employeeTips }: Pick<Business, 'employeeTips'>,
  { businessCredit }: Law,
): number {
  const creditable = creditableTips(employeeTips);
  const over = smallerOf(dollars(employeeTips.aboveWageBase), creditable);
  return roundHalfUp((creditable - over) * businessCredit.tipRate + over * businessCredit.tipMedicareRate);
}
