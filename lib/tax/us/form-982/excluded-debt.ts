import { notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { exactDollars } from '../../facts/cents';
import { type ExcludedDebt } from '../../facts/excluded-debt';
import { type TaxReader } from '../form';

/** What the rules about these debts look at. */
export type Reads = Pick<TaxReader, 'facts' | 'law'>;

/** What one debt leaves out of income, in dollars and cents; what is above it is taxed. */
function excludedOf({ facts, law }: Reads, debt: ExcludedDebt): number {
  const amount = exactDollars(debt.amount);
  switch (debt.reason) {
    case 'bankruptcy':
      return amount;
    case 'insolvency':
      return smallerOf(amount, notBelowZero(exactDollars(debt.liabilities) - exactDollars(debt.assets)));
    case 'home':
      // IRC 108(h)(4): other debt on the home counts as canceled first.
      return smallerOf(
        notBelowZero(amount - exactDollars(debt.otherHomeDebt)),
        law.canceledDebt.homeLimit[facts.filingStatus],
      );
  }
}

/** What debts of these reasons leave out of income, in dollars and cents. */
export const excludedFor = (reader: Reads, reasons: readonly ExcludedDebt['reason'][]): number =>
  sum(
    reader.facts.excludedDebts
      .filter(({ reason }) => reasons.includes(reason))
      .map((debt) => excludedOf(reader, debt)),
  );

/** What stays taxable of the debts stated for Form 982. Dollars and cents. */
export const taxableRest = (reader: Reads): number =>
  sum(reader.facts.excludedDebts.map((debt) => exactDollars(debt.amount) - excludedOf(reader, debt)));
