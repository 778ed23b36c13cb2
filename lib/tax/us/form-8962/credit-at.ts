import { roundHalfUp } from '../../engine/rounding';
import { notBelowZero, smallerOf } from '../../engine/verbs';
import { dollars } from '../../facts/cents';
import { type TaxReader } from '../form';
import { applicableFigure, isEligibleAt, percentageOf, povertyLine } from './household-income';
import { amountOfMonth, amountOfYear, isSameAllYear, monthNames } from './policies';

/** Table 5; null: there is no limit, from 400% of the poverty line on. */
export const repaymentCapAt = ({ facts, law }: TaxReader, percentage: number): number | null =>
  law.premiumCredit.repaymentCaps.find(({ below }) => percentage < below)?.[facts.filingStatus] ?? null;

/**
 * Premium tax credit with another household income, by the steps of lines 5, 7, 8a, 8b and 11 or 12 to 24 of Form
 * 8962, each rounded as there. For the self-employed, whose deduction and credit depend on each other.
 */
export function creditAt(reader: TaxReader, income: number): number {
  const { get, law, facts } = reader;
  const percentage = percentageOf(income, get(povertyLine), law.premiumCredit);
  if (!isEligibleAt(reader, percentage)) return 0;
  const yearly = roundHalfUp(income * applicableFigure(percentage, law.premiumCredit));
  const policies = facts.marketplace;
  const creditOf = (premium: number, benchmark: number, own: number) =>
    smallerOf(premium, notBelowZero(benchmark - own));
  if (isSameAllYear(policies))
    return creditOf(
      dollars(amountOfYear(policies, 'premium')),
      dollars(amountOfYear(policies, 'benchmark')),
      yearly,
    );
  const monthly = roundHalfUp(yearly / 12);
  let credit = 0;
  for (let month = 0; month < monthNames.length; month++)
    credit += creditOf(
      dollars(amountOfMonth(policies, month, 'premium')),
      dollars(amountOfMonth(policies, month, 'benchmark')),
      monthly,
    );
  return credit;
}
