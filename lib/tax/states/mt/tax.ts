import { blankIfZero, notBelowZero, smallerOf, sum } from '../../engine/verbs';
import { roundToPlaces } from '../../engine/rounding';
import { dollars, exactDollars } from '../../facts/cents';
import { earnedIncomeCredit as federalEarnedCredit } from '../../us/form-1040/payments';
import {
  capitalGain,
  socialSecurity as allBenefits,
  socialSecurityTaxable,
  taxExemptInterest,
  totalIncome,
} from '../../us/form-1040/income';
import { agi, deduction } from '../../us/form-1040/taxable-income';
import { netLongTermGain } from '../../us/schedule-d/schedule-d';
import { scheduleD } from '../../us/schedule-d/form';
import { itemizedTotal } from '../../us/schedule-a/schedule-a';
import { stateRefunds } from '../../us/schedule-1/income';
import { standardDeduction } from '../../us/worksheets/standard-deduction';
import { ratio } from '../shared/income';
import { otherStatesInterest, usObligationInterest } from '../shared/obligations';
import { creditForOtherStates } from '../shared/other-states-credit';
import { contributed529 } from '../shared/payments';
import { countFilers, isAtLeast } from '../shared/people';
import { railroadPensions } from '../shared/railroad';
import { rowOf, taxBySteps } from '../shared/rates';
import { deductedIncomeTax } from '../shared/schedule-a';
import { makeSettlement } from '../shared/settlement';
import { shareHere, together } from '../shared/sums';
import { form, income, makers, type MontanaReader, residency } from './form';

const { money } = makers;

export const federalIncome = money(
  '1',
  'Federal adjusted gross income',
  'Federal adjusted gross income',
  ({ get }) => get(agi),
);
export const federalDeduction = money(
  '2',
  'Federal deduction',
  'Federal standard or itemized deduction',
  ({ get }) => get(deduction),
);
/** The federal deduction for qualified business income is added back, so it is not taken off here. */
export const federalTaxable = money(
  '3',
  'Federal income minus deduction',
  'Line 1 minus line 2, before the federal qualified business income deduction, but not below zero',
  ({ get }) => notBelowZero(get(federalIncome) - get(federalDeduction)),
);
const adjustments = form('mt-schedule-i', 'Additions to and Subtractions from Federal Taxable Income', {
  name: 'Schedule I (Form 2)',
  attachedWhen: 'anyEntry',
});
export const bondInterest = adjustments.money(
  '1',
  'Interest on other states’ obligations',
  'Interest on obligations of other states',
  ({ facts }) => blankIfZero(otherStatesInterest(facts, 'MT')),
);
/** Only as far as itemizing gained anything. */
export const stateTaxAddition = adjustments.money(
  '4',
  'State income tax deducted',
  'State income tax in federal itemized deductions, up to the amount by which itemized deductions exceed the standard deduction',
  (reader) =>
    blankIfZero(
      smallerOf(
        deductedIncomeTax(reader),
        notBelowZero(reader.get(itemizedTotal) - reader.get(standardDeduction)),
      ),
    ),
);
export const additions = money(
  '4',
  'Montana additions',
  'Montana additions to federal taxable income from Schedule I, Part I',
  ({ get }) => blankIfZero(get(bondInterest) + get(stateTaxAddition)),
);
export const usInterest = adjustments.money(
  '9',
  'Interest on U.S. obligations',
  'Interest on obligations of the United States',
  ({ facts }) => blankIfZero(usObligationInterest(facts)),
);
export const stateRefund = adjustments.money(
  '8',
  'State income tax refund',
  'State income tax refund included in federal income',
  ({ get }) => blankIfZero(get(stateRefunds)),
);
export const railroad = adjustments.money(
  '12',
  'Railroad retirement',
  'Railroad retirement benefits included in federal income, which no state can tax',
  (reader) => blankIfZero(railroadPensions(reader, income.all.pensions)),
);
export const agedSubtraction = money(
  '6',
  'Subtraction for age 65 or older',
  '$5,500 for each filer age 65 or older',
  ({ facts, law }) =>
    blankIfZero(countFilers(facts, (person) => isAtLeast(facts, person, law.aged.age)) * law.aged.amount),
);
export const collegeSavings = adjustments.money(
  '16',
  'Family education savings',
  'Contributions to Montana education savings plans, up to $3,000 for each filer',
  ({ facts, law }) =>
    blankIfZero(
      (['taxpayer', 'spouse'] as const).reduce(
        (all, owner) => all + smallerOf(dollars(contributed529(facts, 'MT', owner)), law.collegeSavings.each),
        0,
      ),
    ),
);
export const subtractions = money(
  '5',
  'Montana subtractions',
  'Montana subtractions from federal taxable income from Schedule I, Part II',
  ({ get }) => blankIfZero(sum([usInterest, stateRefund, railroad, collegeSavings].map((line) => get(line)))),
);
export const taxableIncome = money(
  '7',
  'Montana taxable income',
  'Add lines 3 and 4, then subtract lines 5 and 6. If zero or less, enter 0',
  ({ get }) => notBelowZero(get(federalTaxable) + get(additions) - get(subtractions) - get(agedSubtraction)),
);

/** The smaller of the net long-term gain and the net gain of the year. */
const worksheet = form('mt-tax', 'Form 2 Tax', { name: 'Form 2 Tax Worksheets', kind: 'worksheet' });
export const longTermGain = worksheet.money(
  '1',
  'Net long-term capital gain',
  'The smaller of federal Schedule D, line 15 or line 16. Without Schedule D, enter capital gain distributions',
  ({ get, attached }) =>
    blankIfZero(
      smallerOf(
        notBelowZero(
          attached(scheduleD) ? smallerOf(get(netLongTermGain), get(capitalGain)) : get(capitalGain),
        ),
        get(taxableIncome),
      ),
    ),
);
export const ordinaryTax = worksheet.money(
  '2',
  'Tax on other income',
  'Tax from the brackets on taxable income minus line 1',
  ({ get, facts, law }) =>
    taxBySteps(get(taxableIncome) - get(longTermGain), law.tax.rates[facts.filingStatus]),
);
/** The gain stands on top of other income: what fits under the threshold has the low rate. */
export const gainTax = worksheet.money(
  '3',
  'Tax on long-term gain',
  '3% of the gain up to the threshold, plus 4.1% of the rest',
  ({ get, facts, law }) => {
    const room = notBelowZero(
      law.gains.threshold[facts.filingStatus] - (get(taxableIncome) - get(longTermGain)),
    );
    const low = smallerOf(room, get(longTermGain));
    return blankIfZero(low * law.gains.low + (get(longTermGain) - low) * law.gains.high);
  },
);
export const residentTax = worksheet.money(
  '4',
  'Tax as a resident',
  'Add lines 2 and 3',
  ({ get }) => get(ordinaryTax) + get(gainTax),
);

const apportionment = form('mt-schedule-ii', 'Nonresident and Part-Year Resident Ratio', {
  name: 'Schedule II (Form 2)',
  attachedWhen: (reader: MontanaReader) => !residency.isResident(reader),
});
export const montanaIncome = apportionment.money(
  'source',
  'Montana source income',
  'Income from Montana sources, with additions and interest on U.S. obligations',
  (reader) =>
    notBelowZero(
      together(reader, income.agiHere) -
        railroadPensions(reader, income.here.pensions) +
        (reader.get(bondInterest) - reader.get(usInterest)) * shareHere(reader, income, 'interest'),
    ),
);
export const montanaShare = apportionment.rate(
  'ratio',
  'Montana ratio',
  'Montana source income divided by total income, to four decimal places, but not more than 1',
  (reader) => {
    if (residency.isResident(reader)) return 1;
    const { get } = reader;
    const all = get(federalIncome) + get(bondInterest) - get(usInterest) - get(railroad);
    return roundToPlaces(ratio(get(montanaIncome), all), 4);
  },
);
export const tax = money(
  '8',
  'Montana tax',
  'Tax from the worksheet. Part-year residents and nonresidents multiply by the ratio',
  ({ get }) => get(residentTax) * get(montanaShare),
);
export const otherStateCredit = money(
  '9',
  'Credit for income tax paid to another state',
  'For each state, the smaller of its tax or the Montana tax on income taxed by both states',
  (reader) =>
    residency.isNonresident(reader)
      ? null
      : blankIfZero(
          creditForOtherStates(reader, {
            tax: reader.get(tax),
            income: residency.isResident(reader) ? reader.get(federalIncome) : reader.get(montanaIncome),
          }),
        ),
);
export const taxAfterCredits = money(
  '10',
  'Tax after nonrefundable credits',
  'Line 8 minus line 9, but not below zero',
  ({ get }) => notBelowZero(get(tax) - get(otherStateCredit)),
);
export const earnedIncomeCredit = money(
  '15',
  'Montana earned income tax credit',
  '10% of the federal earned income credit',
  (reader) =>
    residency.isNonresident(reader)
      ? null
      : blankIfZero(
          reader.get(federalEarnedCredit) * reader.law.earnedIncomeCredit.share * reader.get(montanaShare),
        ),
);
/** Gross household income is all income, taxed or not. */
export const elderlyCredit = money(
  '16',
  'Elderly homeowner or renter credit',
  'From Schedule 2EC, for people age 62 or older with household income under $45,000',
  (reader) => {
    const { facts, get, law } = reader;
    const rule = law.elderlyCredit;
    if (
      !residency.isResident(reader) ||
      countFilers(facts, (person) => isAtLeast(facts, person, rule.age)) === 0
    )
      return null;
    const gross =
      notBelowZero(get(totalIncome)) +
      get(taxExemptInterest) +
      notBelowZero(get(allBenefits) - get(socialSecurityTaxable)) +
      exactDollars(facts.states.MT.otherHouseholdIncome);
    const net = notBelowZero(gross - rule.exclusion);
    let paid = 0;
    for (const { state, use, propertyTax, rent, share } of facts.homes)
      if (state.toUpperCase() === 'MT')
        paid +=
          (use === 'own' ? exactDollars(propertyTax) : exactDollars(rent) * rule.rentShare) * (share ?? 1);
    const credit = smallerOf(rule.most, notBelowZero(paid - net * rowOf(net, rule.reductions, false).share));
    return blankIfZero(credit * rowOf(gross, rule.multipliers, false).share);
  },
);
export const refundable = form('mt-totals', 'Totals', { kind: 'rules' }).money(
  '1',
  'Refundable credits',
  'Lines 15 and 16',
  ({ get }) => get(earnedIncomeCredit) + get(elderlyCredit),
);

export const settlement = makeSettlement(makers, {
  code: 'MT',
  due: [taxAfterCredits],
  credits: [refundable],
  withheld: '11',
  payments: [
    { number: '11d', label: 'Withheld by pass-through entities', of: ['otherWithholding'] },
    { number: '12', label: 'Estimated payments', of: ['estimated'] },
    { number: '13', label: 'Applied from last year', of: ['applied'] },
    { number: '14', label: 'Extension payment', of: ['extension'] },
  ],
  total: '21',
  overpaid: '23',
  owed: '22',
  donated: '19',
  applied: '24',
  refund: '26',
});

/** Military pensions have a subtraction of their own since 2023. */
export const hasMilitaryPension = ({ facts }: MontanaReader): boolean =>
  facts.retirement.some(({ planKind }) => planKind === 'military');

export { adjustments as scheduleI, apportionment as scheduleIi, worksheet as taxWorksheet };
