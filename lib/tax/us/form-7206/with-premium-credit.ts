import { roundHalfUp } from '../../engine/rounding';
import { blankIfZero, largerOf, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { dollars, dollarsOf, exactDollars } from '../../facts/cents';
import { type Owner } from '../../facts/owner';
import { type ReturnInput } from '../../facts/return-input';
import { refuse } from '../coverage';
import { listFilers } from '../filers';
import { form, type TaxReader } from '../form';
import {
  capitalGain,
  iraTaxable,
  ordinaryDividends,
  pensionsTaxable,
  socialSecurity,
  taxableInterest,
  taxExemptInterest,
  totalWages,
} from '../form-1040/income';
import { creditAt, repaymentCapAt } from '../form-8962/credit-at';
import { dependentsAgi, percentageOf, povertyLine } from '../form-8962/household-income';
import { amountOfMonth, amountOfYear, isSameAllYear, monthNames } from '../form-8962/policies';
import {
  alimonyPaid,
  earlyWithdrawal,
  educator,
  halfOfSelfEmploymentTax,
  hsa,
  moving,
  retirementPlans,
  totalOtherAdjustments,
} from '../schedule-1/adjustments';
import { additionalIncome } from '../schedule-1/income';
import { limit } from './form-7206';
import { hasCircle, hasOtherCircles, incomeWithoutDeduction, isUsed, ownersOf } from './one-circle';

/**
 * Publication 974, "Self-Employed Health Insurance Deduction and PTC": the deduction lowers household income, which
 * raises the credit, which lowers the deduction. Any method may be used as long as both together are no more than the
 * premiums. As each further dollar of deduction never lowers the credit, there is one largest deduction that fits; the
 * iterations of the publication run towards it.
 */
const makers = form('974', 'Self-Employed Health Insurance Deduction and PTC', {
  name: 'Publication 974: deduction and credit together',
  kind: 'worksheet',
  source: 'Publication 974 (2024), Self-Employed Health Insurance Deduction and PTC; Rev. Proc. 2014-41',
  attachedWhen: (reader) => isUsed(reader),
});
export const premiumCircle = makers.form;

const money = (
  number: string,
  label: string,
  instruction: string,
  rule: (reader: TaxReader) => number | null,
) => makers.money(number, label, instruction, (reader) => (isUsed(reader) ? rule(reader) : null));

/** A year as printed on line 11, or the months of lines 12 to 23, each in whole dollars. */
const totalOf = ({ facts }: TaxReader, column: 'premium' | 'advance') =>
  isSameAllYear(facts.marketplace)
    ? dollars(amountOfYear(facts.marketplace, column))
    : sum(monthNames.map((_, month) => dollars(amountOfMonth(facts.marketplace, month, column))));

export const marketplacePremiums = money(
  '1',
  'Marketplace premiums',
  'Specified premiums: enrollment premiums of the policies (Forms 1095-A, column A)',
  (reader) => totalOf(reader, 'premium'),
);

export const advancePayments = money(
  '2',
  'Advance payments',
  'Advance payment of the PTC for these policies (Forms 1095-A, column C)',
  (reader) => totalOf(reader, 'advance'),
);

export const otherPremiums = money(
  '3',
  'Other premiums',
  'Nonspecified premiums: health insurance premiums you paid in excess of line 1 minus line 2',
  ({ facts, get }) =>
    notBelowZero(
      dollarsOf(ownersOf(facts), ({ owner }) => facts.adjustments.selfEmployedHealthInsurance[owner]) -
        (get(marketplacePremiums) - get(advancePayments)),
    ),
);

export const earningsLimit = money(
  '4',
  'Earnings limit',
  'Net profit from the business under which the plan is established, minus related deductions (Form 7206, line 13)',
  ({ facts, at }) =>
    sum(listFilers({ facts }).map(({ owner }, copy) => (isOwner(facts, owner) ? at(limit, copy) : 0))),
);

const isOwner = (facts: ReturnInput, owner: string) => ownersOf(facts).some((filer) => filer.owner === owner);

/** Social Security counts in full, taxed or not, so that it makes no circle of its own. */
export const incomeBefore = money(
  '5',
  'Household income before the deduction',
  'Household income (Form 8962, line 3) figured without the self-employed health insurance deduction',
  (reader) =>
    hasOtherCircles(reader.facts)
      ? incomeWithoutDeduction(reader) + reader.get(dependentsAgi)
      : sumOfIncome(reader),
);

const sumOfIncome = ({ get }: TaxReader): number =>
  sum(
    [
      totalWages,
      taxableInterest,
      taxExemptInterest,
      ordinaryDividends,
      iraTaxable,
      pensionsTaxable,
      socialSecurity,
      capitalGain,
      additionalIncome,
      dependentsAgi,
    ].map((line) => get(line)),
  ) -
  sum(
    [
      educator,
      hsa,
      moving,
      halfOfSelfEmploymentTax,
      retirementPlans,
      earlyWithdrawal,
      alimonyPaid,
      totalOtherAdjustments,
    ].map((line) => get(line)),
  );

/** Whether a deduction is no more than what is paid in the end for the insurance. */
function fits(reader: TaxReader, deduction: number): boolean {
  const { get, law } = reader;
  const income = notBelowZero(get(incomeBefore) - deduction);
  const ofMarketplace = deduction - get(otherPremiums);
  if (ofMarketplace > get(marketplacePremiums) - creditAt(reader, income)) return false;
  // Where the repayment of advance payments is capped, the rest of them was not paid (Rev. Proc. 2014-41, 4.02).
  const cap = repaymentCapAt(reader, percentageOf(income, get(povertyLine), law.premiumCredit));
  return cap === null || ofMarketplace <= get(marketplacePremiums) - get(advancePayments) + cap;
}

export const largestDeduction = money(
  '6',
  'Maximum deduction',
  'The largest self-employed health insurance deduction, up to line 4, that passes two tests. Together with the resulting premium tax credit, it can’t be more than the premiums. It also can’t be more than you paid for them after advance payments and any repayment',
  (reader) => {
    const { get } = reader;
    let most = smallerOf(notBelowZero(get(earningsLimit)), get(marketplacePremiums) + get(otherPremiums));
    // Below the poverty line the credit may end: nobody needs to deduct that far (Form 8962, line 5).
    const roomToPoverty = get(incomeBefore) - get(povertyLine);
    if (roomToPoverty >= 0) most = smallerOf(most, roomToPoverty);
    let least = 0;
    // Halves the span between a deduction that fits and one that may not, down to the dollar.
    while (least < most) {
      const middle = Math.ceil((least + most) / 2);
      if (fits(reader, middle)) least = middle;
      else most = middle - 1;
    }
    return least;
  },
);

export const incomeWithDeduction = money(
  '7',
  'Household income with the deduction',
  'Subtract line 6 from line 5',
  ({ get }) => notBelowZero(get(incomeBefore) - get(largestDeduction)),
);

export const creditWithDeduction = money(
  '8',
  'Premium tax credit with the deduction',
  'Premium tax credit figured with the household income on line 7 (Form 8962, line 24)',
  (reader) => creditAt(reader, reader.get(incomeWithDeduction)),
);

export const together = money(
  '9',
  'Deduction plus credit',
  'Add lines 6 and 8. Don’t enter more than the total of lines 1 and 3',
  ({ get }) => blankIfZero(get(largestDeduction) + get(creditWithDeduction)),
);

/**
 * What one person deducts: in proportion to what each paid, and what is above one's own limit goes to the other (Form
 * 7206, line 13; the deductions of a couple come to line 6).
 */
export function ownPart({ facts, get, at }: TaxReader, owner: Owner): number {
  const whole = get(largestDeduction);
  const [first, second] = listFilers({ facts })
    .map((filer, copy) => ({
      owner: filer.owner,
      paid: exactDollars(facts.adjustments.selfEmployedHealthInsurance[filer.owner]),
      most: notBelowZero(at(limit, copy)),
    }))
    .filter(({ paid }) => paid > 0);
  if (!first || !second) return whole;
  const byShare = roundHalfUp((whole * first.paid) / (first.paid + second.paid));
  const ofFirst = smallerOf(largerOf(byShare, whole - second.most), first.most);
  return owner === first.owner ? ofFirst : whole - ofFirst;
}

refuse(
  'adjustments.selfEmployedHealthInsurance',
  'With Marketplace insurance, your self-employed health insurance deduction would change another amount: student loan interest, a traditional IRA deduction, or a rental or passive loss. Each depends on the others. This isn’t supported.',
  (reader) => hasCircle(reader.facts) && !isUsed(reader),
);
refuse(
  'adjustments.selfEmployedHealthInsurance',
  'Enter the total you paid for health insurance: Marketplace premiums after advance payments, plus other policies. Your amount is less than your Forms 1095-A show.',
  (reader) =>
    isUsed(reader) &&
    Math.ceil(
      ownersOf(reader.facts).reduce(
        (total, { owner }) =>
          total + exactDollars(reader.facts.adjustments.selfEmployedHealthInsurance[owner]),
        0,
      ),
    ) <
      reader.get(marketplacePremiums) - reader.get(advancePayments),
);
