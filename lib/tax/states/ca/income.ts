import { blankIfZero, largerOf, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { addCents, asCents, centsOf, dollars, noCents } from '../../facts/cents';
import { listFilers } from '../../us/filers';
import { socialSecurityTaxable } from '../../us/form-1040/income';
import { agi } from '../../us/form-1040/taxable-income';
import { excludedGain } from '../../us/form-8949/small-business-stock';
import { excessOfEmployer } from '../../us/form-8889/form-8889';
import { allowedLoss, netGain } from '../../us/schedule-d/schedule-d';
import { educator, hsa } from '../../us/schedule-1/adjustments';
import { stateRefunds, unemployment } from '../../us/schedule-1/income';
import { cashDeducted } from '../../us/schedule-a/charity-limits';
import * as scheduleA from '../../us/schedule-a/schedule-a';
import { allDebt, mortgageLimitWorksheet } from '../../us/schedule-a/mortgage-limit';
import { isDependent as canBeClaimed, earnedIncome } from '../../us/worksheets/standard-deduction';
import { otherStatesInterest, usObligationInterest } from '../shared/obligations';
import { depreciationAdditions, depreciationSubtractions } from './depreciation';
import { railroadPensions } from '../shared/railroad';
import { interestOfFederalCredit } from '../shared/schedule-a';
import { shareHere, together } from '../shared/sums';
import { type CaliforniaReader, income, makers, nonresident, scheduleCa as schedule } from './form';

const { money } = makers;

export const socialSecurity = schedule.money(
  '6B',
  'Social Security benefits',
  'Taxable Social Security benefits, which California doesn’t tax',
  ({ get }) => blankIfZero(get(socialSecurityTaxable)),
);
export const railroad = schedule.money(
  '5B',
  'Railroad retirement',
  'Railroad retirement benefits included in pensions and annuities, which California doesn’t tax',
  (reader) => blankIfZero(railroadPensions(reader, income.all.pensions)),
);
export const stateRefund = schedule.money(
  '1B',
  'State income tax refund',
  'Taxable refunds of state income tax, which California doesn’t tax',
  ({ get }) => blankIfZero(get(stateRefunds)),
);
export const unemploymentPay = schedule.money(
  '7B',
  'Unemployment compensation',
  'Unemployment compensation and paid family leave, which California doesn’t tax',
  ({ get }) => blankIfZero(get(unemployment)),
);
export const usInterest = schedule.money(
  '2B',
  'Interest on U.S. obligations',
  'Interest on obligations of the United States',
  ({ facts }) => blankIfZero(usObligationInterest(facts)),
);
export const bondInterest = schedule.money(
  '2C',
  'Interest on other states’ obligations',
  'Interest on obligations of other states',
  ({ facts }) => blankIfZero(otherStatesInterest(facts, 'CA')),
);
/** California has no health savings accounts: contributions of the employer (code W) are wages. */
export const employerHealthSavings = schedule.money(
  '1aC',
  'Employer HSA contributions',
  'Employer contributions to health savings accounts (Form W-2, box 12, code W)',
  (reader) => {
    const onW2 = dollars(
      addCents(reader.facts.w2s, (w2) =>
        addCents(w2.box12, ({ code, amount }) => (code.toUpperCase() === 'W' ? amount : noCents)),
      ),
    );
    // What was over the federal limit is in federal income already.
    const taxed = sum(listFilers(reader).map((_, copy) => excessOfEmployer(reader, copy)));
    return blankIfZero(notBelowZero(onW2 - taxed));
  },
);
export const healthSavings = schedule.money(
  '13C',
  'HSA deduction',
  'Federal deduction for health savings accounts, which California doesn’t allow',
  ({ get }) => blankIfZero(get(hsa)),
);
export const educatorExpenses = schedule.money(
  '11C',
  'Educator expenses',
  'Federal deduction for educator expenses, which California doesn’t allow',
  ({ get }) => blankIfZero(get(educator)),
);

/** California has no exclusion for small business stock (Instructions for Schedule CA (540), Part I, Section A, line 7). */
export const smallBusinessStock = schedule.money(
  'A7C',
  'Small business stock',
  'Gain on qualified small business stock that federal law excludes (IRC Section 1202)',
  ({ get, each }) => {
    const excluded = sum(each(excludedGain));
    if (excluded === 0) return null;
    // The gain that comes back takes up a loss first; what is over the limit of a year lowers nothing here either.
    return get(netGain) < 0
      ? blankIfZero(notBelowZero(get(netGain) + excluded + get(allowedLoss)))
      : excluded;
  },
);

export const federalIncome = money(
  '13',
  'Federal adjusted gross income',
  'Federal adjusted gross income from federal Form 1040, line 11',
  ({ get }) => get(agi),
);
export const subtractions = money(
  '14',
  'California adjustments – subtractions',
  'Subtractions from Schedule CA (540), Part I, line 27, column B',
  ({ get }) =>
    blankIfZero(
      sum(
        [socialSecurity, railroad, stateRefund, unemploymentPay, usInterest, ...depreciationSubtractions].map(
          (line) => get(line),
        ),
      ),
    ),
);
export const afterSubtractions = money(
  '15',
  'Difference',
  'Subtract line 14 from line 13',
  ({ get }) => get(federalIncome) - get(subtractions),
);
export const additions = money(
  '16',
  'California adjustments – additions',
  'Additions from Schedule CA (540), Part I, line 27, column C',
  ({ get }) =>
    blankIfZero(
      sum(
        [
          bondInterest,
          employerHealthSavings,
          healthSavings,
          educatorExpenses,
          smallBusinessStock,
          ...depreciationAdditions,
        ].map((line) => get(line)),
      ),
    ),
);
export const californiaAgi = money(
  '17',
  'California adjusted gross income',
  'Combine line 15 and line 16',
  ({ get }) => get(afterSubtractions) + get(additions),
);

/**
 * State income tax is not deducted; other taxes without the federal limit of $10,000. Gifts of cash stop at 50% of federal
 * income, not at 60%.
 */
export const itemizedBeforeLimit = schedule.money(
  '28',
  'Itemized deductions',
  'Federal itemized deductions with California adjustments (Part II, line 28)',
  ({ get, facts, law, attached }) => {
    // Interest that counts for the federal credit is deducted here (Instructions for Schedule CA, Part II, line 8).
    let mortgage = interestOfFederalCredit({ get });
    if (attached(mortgageLimitWorksheet) && get(allDebt) > 0) {
      const paid = addCents(facts.itemized.mortgages, ({ interest, points }) =>
        asCents(centsOf(interest) + centsOf(points)),
      );
      const share = Math.min(1, law.itemized.mortgageLimit[facts.filingStatus] / get(allDebt));
      mortgage = notBelowZero(dollars(paid) * share - get(scheduleA.allMortgageInterest));
    }
    const giftsOver = notBelowZero(get(cashDeducted) - notBelowZero(get(agi)) * law.itemized.cashGiftShare);
    return notBelowZero(
      get(scheduleA.itemizedTotal) -
        giftsOver -
        get(scheduleA.limitedStateTaxes) +
        get(scheduleA.realEstateTaxes) +
        get(scheduleA.personalPropertyTaxes) +
        mortgage,
    );
  },
);
export const itemized = schedule.money(
  '29',
  'Itemized deductions after the limit',
  'Line 28. If federal income is over the limit, subtract the smaller of 80% of certain deductions or 6% of the excess',
  ({ get, facts, law }) => {
    const { limitStart, incomeShare, deductionShare } = law.itemized;
    const excess = notBelowZero(get(agi) - limitStart[facts.filingStatus]);
    const untouched =
      get(scheduleA.medicalDeduction) +
      get(scheduleA.investmentInterestDeduction) +
      get(scheduleA.disasterLoss) +
      dollars(facts.itemized.gamblingLosses);
    const limited = notBelowZero(get(itemizedBeforeLimit) - untouched);
    return get(itemizedBeforeLimit) - smallerOf(limited * deductionShare, excess * incomeShare);
  },
);
const standard = ({ get, facts, law }: CaliforniaReader): number => {
  const { amount, dependentLeast, dependentPlus } = law.standardDeduction;
  if (facts.filingStatus === 'mfs' && facts.spouseItemizes) return 0;
  const full = amount[facts.filingStatus];
  return get(canBeClaimed)
    ? smallerOf(full, largerOf(dependentLeast, get(earnedIncome) + dependentPlus))
    : full;
};
export const takesItemized = schedule.yesNo(
  '30',
  'Itemized',
  'Line 29 is more than the standard deduction, or you choose to itemize',
  (reader): boolean => {
    const choice =
      reader.facts.stateFiling.find(({ state }) => state.toUpperCase() === 'CA')?.itemize ?? 'auto';
    return choice === 'auto' ? reader.get(itemized) > standard(reader) : choice === 'itemized';
  },
);
export const deduction = money(
  '18',
  'Deductions',
  'The larger of your California itemized deductions or your California standard deduction',
  (reader) => (reader.get(takesItemized) ? reader.get(itemized) : standard(reader)),
);
export const taxableIncome = money(
  '19',
  'Taxable income',
  'Subtract line 18 from line 17. If less than zero, enter -0-',
  ({ get }) => notBelowZero(get(californiaAgi) - get(deduction)),
);

/** What belongs to California by the income worksheet, with the same corrections as the whole. */
export const californiaIncome = nonresident.money(
  '32',
  'California adjusted gross income',
  'California adjusted gross income from Schedule CA (540NR), Part IV, line 1',
  (reader) => {
    const { get } = reader;
    const here = together(reader, income.agiHere);
    const benefits =
      together(reader, income.here.socialSecurity) +
      together(reader, income.here.unemployment) +
      railroadPensions(reader, income.here.pensions);
    const interest = (get(bondInterest) - get(usInterest)) * shareHere(reader, income, 'interest');
    const wages = get(employerHealthSavings) + get(healthSavings) + get(educatorExpenses);
    return (
      here -
      benefits +
      interest +
      get(smallBusinessStock) * shareHere(reader, income, 'gains') -
      get(stateRefund) * shareHere(reader, income, 'other') +
      wages * shareHere(reader, income, 'wages')
    );
  },
);
/** Deductions in proportion to income. */
export const californiaTaxable = nonresident.money(
  '35',
  'California taxable income',
  'California income minus prorated deductions (Schedule CA (540NR), Part IV, line 5)',
  ({ get }) => {
    const here = notBelowZero(get(californiaIncome));
    const share = get(californiaAgi) > 0 ? Math.min(1, here / get(californiaAgi)) : 0;
    return notBelowZero(smallerOf(here - get(deduction) * share, get(taxableIncome)));
  },
);
