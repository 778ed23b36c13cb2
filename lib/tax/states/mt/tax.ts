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
import { stateRefunds } from '../../us/schedule-1/income';
import { ratio } from '../shared/income';
import { otherStatesInterest, usObligationInterest } from '../shared/obligations';
import { creditForOtherStates } from '../shared/other-states-credit';
import { contributed529 } from '../shared/payments';
import { countFilers, isAtLeast } from '../shared/people';
import { rowOf, taxBySteps } from '../shared/rates';
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
  'Federal income less deduction',
  'Line 1 minus line 2, not below zero; without the federal deduction for qualified business income',
  ({ get }) => notBelowZero(get(federalIncome) - get(federalDeduction)),
);
export const additions = money(
  '4',
  'Montana additions',
  'Interest on obligations of other states',
  ({ facts }) => blankIfZero(otherStatesInterest(facts, 'MT')),
);
export const usInterest = money(
  '5a',
  'Interest of the United States',
  'Interest on obligations of the United States',
  ({ facts }) => blankIfZero(usObligationInterest(facts)),
);
export const stateRefund = money(
  '5b',
  'State income tax refund',
  'State income tax refund included in federal income',
  ({ get }) => blankIfZero(get(stateRefunds)),
);
export const agedSubtraction = money(
  '5c',
  'Subtraction at 65',
  '$5,500 for each of you who is 65 or older',
  ({ facts, law }) =>
    blankIfZero(countFilers(facts, (person) => isAtLeast(facts, person, law.aged.age)) * law.aged.amount),
);
export const collegeSavings = money(
  '5d',
  'Family education savings',
  'Contributions to Montana education savings plans, up to $3,000 for each of you',
  ({ facts, law }) =>
    blankIfZero(
      (['taxpayer', 'spouse'] as const).reduce(
        (all, owner) => all + smallerOf(dollars(contributed529(facts, 'MT', owner)), law.collegeSavings.each),
        0,
      ),
    ),
);
export const subtractions = money('5', 'Montana subtractions', 'Add lines 5a through 5d', ({ get }) =>
  blankIfZero(sum([usInterest, stateRefund, agedSubtraction, collegeSavings].map((line) => get(line)))),
);
export const taxableIncome = money(
  '6',
  'Montana taxable income',
  'Line 3 plus line 4 minus line 5, not below zero',
  ({ get }) => notBelowZero(get(federalTaxable) + get(additions) - get(subtractions)),
);

/** The smaller of the net long-term gain and the net gain of the year. */
export const longTermGain = money(
  '7',
  'Net long-term capital gain',
  'The smaller of federal Schedule D, lines 15 and 16; gain distributions without Schedule D',
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
export const ordinaryTax = money(
  '8',
  'Tax on other income',
  'Tax by the brackets on line 6 minus line 7',
  ({ get, facts, law }) =>
    taxBySteps(get(taxableIncome) - get(longTermGain), law.tax.rates[facts.filingStatus]),
);
/** The gain stands on top of other income: what fits under the threshold has the low rate. */
export const gainTax = money(
  '9',
  'Tax on long-term gain',
  '3 percent of the gain that fits under the threshold, 4.1 percent of the rest',
  ({ get, facts, law }) => {
    const room = notBelowZero(
      law.gains.threshold[facts.filingStatus] - (get(taxableIncome) - get(longTermGain)),
    );
    const low = smallerOf(room, get(longTermGain));
    return blankIfZero(low * law.gains.low + (get(longTermGain) - low) * law.gains.high);
  },
);
export const residentTax = money(
  '10',
  'Tax as a resident',
  'Add lines 8 and 9',
  ({ get }) => get(ordinaryTax) + get(gainTax),
);

export const montanaIncome = money(
  '11a',
  'Montana source income',
  'Part of income that belongs to Montana, with additions and interest of the United States',
  (reader) =>
    notBelowZero(
      together(reader, income.agiHere) +
        (reader.get(additions) - reader.get(usInterest)) * shareHere(reader, income, 'interest'),
    ),
);
export const montanaShare = makers.rate(
  '11',
  'Montana ratio',
  'Montana source income over total income, to four places, no more than 1',
  (reader) => {
    if (residency.isResident(reader)) return 1;
    const { get } = reader;
    const all = get(federalIncome) + get(additions) - get(usInterest);
    return roundToPlaces(ratio(get(montanaIncome), all), 4);
  },
);
export const tax = money(
  '12',
  'Montana tax',
  'Line 10 times line 11',
  ({ get }) => get(residentTax) * get(montanaShare),
);
export const otherStateCredit = money(
  '13',
  'Credit for income tax paid to another state',
  'For each state: the smaller of its tax and the Montana tax on the income that both tax',
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
  '14',
  'Tax after nonrefundable credits',
  'Line 12 minus line 13, not below zero',
  ({ get }) => notBelowZero(get(tax) - get(otherStateCredit)),
);
export const earnedIncomeCredit = money(
  '15',
  'Montana earned income tax credit',
  '10 percent of the federal earned income credit',
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
  'From Schedule 2EC, for people of 62 and more with less than $45,000 of household income',
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
  withheld: '17',
  payments: [
    { number: '18', label: 'Estimated payments', of: ['estimated', 'applied'] },
    { number: '19', label: 'Extension payment', of: ['extension'] },
    { number: '20', label: 'Paid by entities', of: ['otherWithholding'] },
  ],
  total: '21',
  overpaid: '22',
  owed: '23',
  donated: '24',
  applied: '25',
  refund: '26',
});

/** Military pensions have a subtraction of their own since 2023. */
export const hasMilitaryPension = ({ facts }: MontanaReader): boolean =>
  facts.retirement.some(({ planKind }) => planKind === 'military');
