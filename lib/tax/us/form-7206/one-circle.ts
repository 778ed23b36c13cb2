import { notBelowZero } from '../../engine/verbs';
import { type Cents, isSome, noCents, plus } from '../../facts/cents';
import { type ReturnInput } from '../../facts/return-input';
import { mayDeductIra } from '../adjustments/ira-limits';
import { listFilers } from '../filers';
import { assume, type TaxReader } from '../form';
import { socialSecurity, socialSecurityTaxable, taxExemptInterest } from '../form-1040/income';
import { agi } from '../form-1040/taxable-income';
import { amountOfYear } from '../form-8962/policies';
import { healthInsurance } from '../schedule-1/adjustments';

/** People with both a deduction and a Marketplace policy. */
export const ownersOf = (facts: ReturnInput) =>
  facts.marketplace.length === 0
    ? []
    : listFilers({ facts }).filter(({ owner }) =>
        isSome(facts.adjustments.selfEmployedHealthInsurance[owner]),
      );

/**
 * The deduction and the premium tax credit each need the other one first (Publication 974, "Self-Employed Health
 * Insurance Deduction and PTC").
 */
export const hasCircle = (facts: ReturnInput): boolean => ownersOf(facts).length > 0;

/** A quick look at the facts for items that can depend on adjusted gross income themselves. */
export const hasOtherCircles = (facts: ReturnInput): boolean =>
  isSome(facts.adjustments.studentLoanInterest) ||
  mayDeductIra(facts) ||
  facts.rentals.length > 0 ||
  facts.k1s.some(({ passive, rentalIncome }) => passive || isSome(rentalIncome));

function withPremiums(facts: ReturnInput, change: (paid: Cents) => Cents): ReturnInput {
  const { taxpayer, spouse } = facts.adjustments.selfEmployedHealthInsurance;
  const changed = (paid: Cents) => (isSome(paid) ? change(paid) : paid);
  return {
    ...facts,
    adjustments: {
      ...facts.adjustments,
      selfEmployedHealthInsurance: { taxpayer: changed(taxpayer), spouse: changed(spouse) },
    },
    marketplace: [],
  };
}

const withoutDeduction = assume('If you had no self-employed health insurance', {
  facts: (facts: ReturnInput): ReturnInput => withPremiums(facts, () => noCents),
});
/** More than any deduction that fits: advance payments may have to be paid back. */
const withAllPremiums = assume('If you deducted all of your premiums', {
  facts: (facts: ReturnInput): ReturnInput =>
    withPremiums(facts, (paid) => plus(paid, amountOfYear(facts.marketplace, 'advance'))),
});

/** Form 8962, line 2a: Social Security counts in full, and tax-exempt interest. */
const modifiedIncome = ({ proForma }: TaxReader, assumption: typeof withoutDeduction): number =>
  proForma(assumption, agi) +
  proForma(assumption, taxExemptInterest) +
  notBelowZero(proForma(assumption, socialSecurity) - proForma(assumption, socialSecurityTaxable));

/** Modified adjusted gross income without the deduction. */
export const incomeWithoutDeduction = (reader: TaxReader): number => modifiedIncome(reader, withoutDeduction);

/**
 * Whether a dollar of deduction lowers income by a dollar all the way. Student loan interest, IRA deductions and losses
 * only grow as income falls, so that what is the same at both ends is the same between them.
 */
const isSingleCircle = (reader: TaxReader): boolean =>
  modifiedIncome(reader, withoutDeduction) - modifiedIncome(reader, withAllPremiums) ===
  reader.proForma(withAllPremiums, healthInsurance);

export const isUsed = (reader: TaxReader): boolean =>
  hasCircle(reader.facts) && (!hasOtherCircles(reader.facts) || isSingleCircle(reader));
